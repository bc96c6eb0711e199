/// Texts of URLs, in which `%20` is a byte that they cannot have (RFC 3986 §2.1).
package enum PercentText {
  /// The bytes that such a text is of; what is no escape stands for itself.
  package static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var text = Array(text)
    decode(&text)
    return text
  }

  /// The path that a text is, or the URL of one, without escapes: in paths themselves `%20` is part of a name.
  static func path(of text: [UInt8]) -> [UInt8] {
    schemes.contains { text.span.matchesInAnyCase($0) } ? decoded(text[...]) : text
  }

  private static let schemes = ["file:", "http:", "https:"]

  /// Puts the bytes that a text is of in its place: some are long, and most have none.
  static func decode(_ text: inout [UInt8]) {
    guard var end = text.span.firstIndex(of: 0x25) else { return }
    var index = end
    while index < text.count {
      if text[index] == 0x25, index + 2 < text.count,
        let high = HexadecimalBytes.digit(text[index + 1]),
        let low = HexadecimalBytes.digit(text[index + 2])
      {
        text[end] = high << 4 | low
        index += 3
      } else {
        text[end] = text[index]
        index += 1
      }
      end += 1
    }
    text.removeLast(text.count - end)
  }
}
