import Testing

@testable import MetadataKit

/// What stands in JSON as it is, at every place of the words that it is looked at by.
@Suite struct PlainASCIITests {
  private static func isPlain(_ text: [UInt8]) -> Bool { isPlainASCII(text.span) }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    if byte == 0x22 || byte == 0x5c { return false }
    return byte >= 0x20 && byte < 0x7f
  }

  @Test func tellsEachByteAtEachPlace() {
    for length in 1...18 {
      for place in 0..<length {
        for byte in UInt8.min...UInt8.max {
          var text = [UInt8](repeating: 0x20, count: length)
          text[place] = byte
          if Self.isPlain(text) != Self.standsForItself(byte) {
            Issue.record("byte \(byte) at \(place) of \(length)")
          }
        }
      }
    }
    #expect(Self.isPlain([]))
  }

  @Test func noNeighbourHidesAByte() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let text: [UInt8] = [0x41, first, second, 0x42, 0x43, 0x44, 0x45, 0x46]
        let expected = Self.standsForItself(first) && Self.standsForItself(second)
        if Self.isPlain(text) != expected { Issue.record("bytes \(first) and \(second)") }
      }
    }
  }
}
