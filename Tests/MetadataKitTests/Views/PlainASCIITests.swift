import Testing

@testable import MetadataKit

/// What stands in JSON as it is, at every place of the words that it is looked at by.
@Suite struct PlainASCIITests {
  @Test func tellsEachByteAtEachPlace() {
    for length in 1...18 {
      for place in 0..<length {
        for byte in UInt8.min...UInt8.max {
          var text = Array(repeating: UInt8(0x20), count: length)
          text[place] = byte
          let isPlain = byte >= 0x20 && byte < 0x7f && byte != 0x22 && byte != 0x5c
          if MetadataKit.isPlainASCII(text.span) != isPlain {
            Issue.record("byte \(byte) at \(place) of \(length)")
          }
        }
      }
    }
    #expect(MetadataKit.isPlainASCII([UInt8]().span))
  }

  @Test func noNeighbourHidesAByte() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let text = [0x41, first, second, 0x42, 0x43, 0x44, 0x45, 0x46]
        let isPlain = [first, second].allSatisfy {
          $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c
        }
        if MetadataKit.isPlainASCII(text.span) != isPlain {
          Issue.record("bytes \(first) and \(second)")
        }
      }
    }
  }
}
