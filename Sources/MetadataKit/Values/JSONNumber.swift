/// Whether text is a number as JSON writes it, of at most 15 digits before and 16 after the point.
///
/// Asked of every value that is printed, so it counts where it stands instead of cutting slices.
package func isJSONNumber(_ text: Span<UInt8>) -> Bool {
  var index = 0
  func isAt(_ byte: UInt8) -> Bool { index < text.count && text[index] == byte }
  func digits() -> Int {
    let start = index
    while index < text.count, text[index] &- 0x30 < 10 { index &+= 1 }
    return index - start
  }
  if isAt(0x2d) { index &+= 1 }
  let startsWithZero = isAt(0x30)
  let whole = digits()
  guard (1...15).contains(whole), whole == 1 || !startsWithZero else { return false }
  if isAt(0x2e) {
    index &+= 1
    guard (1...16).contains(digits()) else { return false }
  }
  if isAt(0x65) || isAt(0x45) {
    index &+= 1
    if isAt(0x2b) || isAt(0x2d) { index &+= 1 }
    guard (1...3).contains(digits()) else { return false }
  }
  return index == text.count
}
