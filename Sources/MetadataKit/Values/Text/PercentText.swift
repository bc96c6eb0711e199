/// Texts of URLs, in which `%20` is a byte that they cannot have (RFC 3986 §2.1).
package enum PercentText {
  /// The bytes that such a text is of; what is no escape stands for itself.
  package static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    // Most have none, and some are long.
    guard let first = text.firstIndex(of: 0x25) else { return Array(text) }
    var result = Array(text[..<first])
    result.reserveCapacity(text.count)
    var rest = text[first...]
    while let byte = rest.popFirst() {
      if byte == 0x25, rest.count >= 2,
        let high = HexadecimalBytes.digit(rest[rest.startIndex]),
        let low = HexadecimalBytes.digit(rest[rest.startIndex + 1])
      {
        result.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
