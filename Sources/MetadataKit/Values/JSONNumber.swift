/// Whether text is a number as JSON writes it, of at most 15 digits before and 16 after the point.
///
/// Asked of every value that is printed, so it counts where it stands instead of cutting slices.
package func isJSONNumber(_ text: Span<UInt8>) -> Bool {
  var index = 0
  if index < text.count, text[index] == 0x2d { index &+= 1 }
  let startsWithZero = index < text.count && text[index] == 0x30
  let whole = countDigits(text, from: index)
  guard whole >= 1, whole <= 15, whole == 1 || !startsWithZero else { return false }
  index &+= whole
  if index < text.count, text[index] == 0x2e {
    let places = countDigits(text, from: index &+ 1)
    guard places >= 1, places <= 16 else { return false }
    index &+= places &+ 1
  }
  if index < text.count, text[index] | 0x20 == 0x65 {
    index &+= 1
    if index < text.count, text[index] == 0x2b || text[index] == 0x2d { index &+= 1 }
    let power = countDigits(text, from: index)
    guard power >= 1, power <= 3 else { return false }
    index &+= power
  }
  return index == text.count
}

private func countDigits(_ text: Span<UInt8>, from start: Int) -> Int {
  var index = start
  while index < text.count, text[index] &- 0x30 < 10 { index &+= 1 }
  return index &- start
}
