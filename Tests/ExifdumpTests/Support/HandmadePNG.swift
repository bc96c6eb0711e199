import Foundation

/// A PNG put together by hand.
enum HandmadePNG {
  /// A picture of a pixel with these chunks before its data.
  static func file(_ chunks: [(type: String, body: [UInt8])]) -> Data {
    var table: [UInt32] = []
    for byte: UInt32 in 0..<256 {
      var crc = byte
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
      table.append(crc)
    }
    func chunk(_ type: String, _ body: [UInt8]) -> [UInt8] {
      let content = Array(type.utf8) + body
      var crc: UInt32 = ~0
      for byte in content { crc = crc >> 8 ^ table[Int((crc ^ UInt32(byte)) & 0xff)] }
      return number(body.count) + content + number(Int(~crc))
    }
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    bytes += chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
    for (type, body) in chunks { bytes += chunk(type, body) }
    return Data(bytes + chunk("IDAT", [0]) + chunk("IEND", []))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
