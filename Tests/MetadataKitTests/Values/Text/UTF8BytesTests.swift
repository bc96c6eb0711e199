import Testing

@testable import MetadataKit

@Suite struct UTF8BytesTests {
  /// Bytes at and beside each bound of Unicode 15 table 3-7.
  private static let bounds: [UInt8] = [
    0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc2, 0xe0, 0xf4, 0xff,
  ]

  /// The length by the standard library: that of the shortest start that is one character.
  private func length(_ bytes: [UInt8]) -> Int {
    for count in 1...max(1, min(4, bytes.count)) {
      let start = bytes.prefix(count)
      if let text = String(validating: start, as: UTF8.self), text.unicodeScalars.count == 1 {
        return count
      }
    }
    return 0
  }

  /// Every first byte before every bound, at the end of the bytes and within.
  @Test func knowsEachLength() {
    var wrong: [[UInt8]] = []
    for first in UInt8.min...UInt8.max {
      for second in Self.bounds {
        for third in Self.bounds {
          for bytes in [[first], [first, second], [first, second, third]] {
            let others = [0x41] + bytes
            if utf8Length(bytes) != length(bytes) || others.span.utf8Length(at: 1) != length(bytes)
            {
              wrong.append(bytes)
            }
          }
          guard first >= 0xef else { continue }
          for fourth in Self.bounds {
            let bytes = [first, second, third, fourth]
            let more = bytes + [0x80]
            if utf8Length(bytes) != length(bytes) || more.span.utf8Length(at: 0) != length(bytes) {
              wrong.append(bytes)
            }
          }
        }
      }
    }
    #expect(wrong.count == 0, "\(wrong.prefix(4))")
    #expect(utf8Length([]) == 0)
  }
}
