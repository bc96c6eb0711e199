import Testing

@testable import MetadataKit

@Suite struct SpanSearchTests {
  private func matches(_ text: [UInt8], _ word: String, at position: Int) -> Bool {
    text.span.matchesInAnyCase(word, at: position)
  }

  private func contains(_ text: [UInt8], _ word: String) -> Bool {
    text.span.containsInAnyCase(word)
  }

  @Test func comparesWordsInAnyCase() {
    let text = Array("EASTMAN Kodak [1]".utf8)
    #expect(matches(text, "eastman", at: 0))
    #expect(matches(text, "kodak", at: 8))
    #expect(!matches(text, "kodak", at: 14))
    #expect(!matches(text, "kodak", at: -1))
    #expect(!matches(text, "kodak", at: text.count + 1))
    #expect(matches(text, "", at: text.count))
    #expect(contains(text, "kodak"))
    #expect(contains(text, "[1]"))
    #expect(!contains(text, "kodaks"))
    #expect(!contains([], "a"))
  }

  /// A bit makes a letter small, and `1` of a control.
  @Test func foldsLettersOnly() {
    #expect(!contains([0x5b, 0x11, 0x5d], "[1]"))
    #expect(!contains([0x61, 0, 0x62], "a b"))
    #expect(!contains([0x40, 0x5b, 0x5e], "`"))
    #expect(!contains([0x5b], "{"))
    #expect(contains([0x41, 0x5a], "az"))
  }

  /// Beside each byte one that differs from it in the lowest bit, or by a borrow.
  @Test(arguments: [0x00, 0x01, 0x0a, 0x7c, 0x7f, 0x80, 0xff] as [UInt8])
  func findsTheFirstAtEveryPlace(_ byte: UInt8) {
    for other in [byte ^ 1, byte &+ 1, byte &- 1, byte ^ 0x80] {
      for count in 0..<26 {
        for place in 0...count {
          var bytes = [UInt8](repeating: other, count: count)
          for index in place..<count where index % 3 == place % 3 { bytes[index] = byte }
          for start in 0...count {
            let expected = (start..<count).first { bytes[$0] == byte }
            #expect(bytes.span.firstIndex(of: byte, from: start) == expected)
          }
        }
      }
    }
  }

  @Test(arguments: [8, 9, 1000, Int.max - 8, Int.max - 7, Int.max])
  func behindTheEndThereIsNothing(_ start: Int) {
    let bytes = [UInt8](repeating: 0x7c, count: 8)
    #expect(bytes.span.firstIndex(of: 0x7c, from: start) == nil)
    #expect(ByteSlice(bytes).firstIndex(of: 0x7c, from: start) == nil)
  }

  @Test func findsTheEndOfALineAtEveryPlace() {
    for count in 0..<26 {
      for place in 0...count {
        // What differs from a line's end in one bit, and a line's end behind another.
        var bytes = (0..<count).map {
          [0x0b, 0x0c, 0x0e, 0x09, 0x8a, 0x8d, 0x1a, 0x4d][$0 % 8] as UInt8
        }
        for index in place..<count where index % 3 == place % 3 {
          bytes[index] = index % 2 == 0 ? 0x0a : 0x0d
        }
        for start in 0...count {
          let expected = (start..<count).first { bytes[$0] == 0x0a || bytes[$0] == 0x0d }
          #expect(bytes.span.endOfLine(from: start) == expected ?? count)
        }
      }
    }
  }
}
