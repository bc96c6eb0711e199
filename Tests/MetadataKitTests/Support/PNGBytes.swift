import MetadataKit

/// Puts PNG files together for tests.
struct PNGBytes {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  /// A header of 7 × 5 pixels, 8 bits, RGB.
  static let header = chunk("IHDR", [0, 0, 0, 7, 0, 0, 0, 5, 8, 2, 0, 0, 0])

  /// A file of a header, some chunks, a picture that nothing decodes, and the end.
  static func file(_ chunks: [UInt8]..., trailer: [UInt8] = []) -> [UInt8] {
    signature + header + chunks.flatMap { $0 } + chunk("IDAT", [1]) + chunk("IEND", []) + trailer
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(Int(ByteSlice(body).crc32()))
  }

  static func chunk(_ type: String, _ text: String) -> [UInt8] { chunk(type, Array(text.utf8)) }

  static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A zlib stream (RFC 1950) that holds the bytes as they are.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let count = bytes.count
    let sizes = [count & 255, count >> 8, ~count & 255, ~count >> 8 & 255]
    return [0x78, 0x01, 0x01] + sizes.map { UInt8($0) } + bytes + number(b << 16 | a)
  }
}
