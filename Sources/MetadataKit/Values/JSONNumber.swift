/// Whether text is a number as JSON writes it, of at most 15 digits before and 16 after the point.
package func isJSONNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
  var scan = TextScan(bytes)
  _ = scan.skip(0x2d)
  let whole = scan.takeDigits()
  guard (1...15).contains(whole.count), whole.count == 1 || whole.first != 0x30 else {
    return false
  }
  if scan.skip(0x2e), !(1...16).contains(scan.takeDigits().count) { return false }
  if scan.skip(0x65) || scan.skip(0x45) {
    _ = scan.skip(0x2b) || scan.skip(0x2d)
    guard (1...3).contains(scan.takeDigits().count) else { return false }
  }
  return scan.isAtEnd
}
