/// Bytes as a part of a URI (RFC 3986 §2.1), whatever they are.
enum PercentEncoding {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Letters, digits, `-._~` and the slash stay; every other byte becomes `%XX`.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x2f, 0x5f, 0x7e:
        text.append(byte)
      default:
        text += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
