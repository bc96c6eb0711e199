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

  /// Puts the bytes that a text is of in its place.
  static func decode(_ text: inout [UInt8]) { HexadecimalBytes.unescape(&text, behind: 0x25) }
}
