/// Texts of URLs, in which `%20` is a byte that they cannot have (RFC 3986 §2.1).
package enum PercentText {
  /// The bytes that such a text is of; what is no escape stands for itself.
  package static func decoded(_ text: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap(HexadecimalBytes.digit)
      if byte == 0x25, digits.count == 2 {
        result.append(digits[0] << 4 | digits[1])
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
