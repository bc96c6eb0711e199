extension TextBuffer {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Bytes in base64 with padding (RFC 4648 §4).
  package mutating func append(base64 bytes: some Collection<UInt8>) {
    var iterator = bytes.makeIterator()
    while let first = iterator.next() {
      let second = iterator.next()
      let third = second == nil ? nil : iterator.next()
      let bits = UInt32(first) << 16 | UInt32(second ?? 0) << 8 | UInt32(third ?? 0)
      append(ascii: Self.alphabet[Int(bits >> 18)])
      append(ascii: Self.alphabet[Int(bits >> 12 & 63)])
      append(ascii: second == nil ? 0x3d : Self.alphabet[Int(bits >> 6 & 63)])
      append(ascii: third == nil ? 0x3d : Self.alphabet[Int(bits & 63)])
    }
  }
}
