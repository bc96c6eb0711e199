import Testing

@testable import MetadataKit

/// What is looked for eight bytes at a time is found at every place of the eight.
@Suite struct SpanSearchTests {
  private func first(_ byte: UInt8, _ text: [UInt8], from start: Int) -> Int {
    text.span.firstIndex(of: byte, from: start)
  }

  private func last(_ byte: UInt8, _ text: [UInt8], before end: Int, downTo start: Int) -> Int? {
    text.span.lastIndex(of: byte, before: end, downTo: start)
  }

  private func matches(_ text: [UInt8], _ word: String, at position: Int) -> Bool {
    text.span.matchesInAnyCase(word, at: position)
  }

  private func contains(_ text: [UInt8], _ word: String) -> Bool {
    text.span.containsInAnyCase(word)
  }

  @Test func findsAByteAtEachPlace() {
    for length in 0...20 {
      for place in 0..<max(1, length) {
        // Neighbours of the byte, which a carry could make of it.
        for other in [UInt8(0x7b), 0x7d, 0, 0x80, 0xfc] {
          var text = [UInt8](repeating: other, count: length)
          #expect(first(0x7c, text, from: 0) == length)
          if length > 0 { text[place] = 0x7c }
          for start in 0...length {
            let expected = text[start...].firstIndex(of: 0x7c) ?? length
            if first(0x7c, text, from: start) != expected {
              Issue.record("\(place) of \(length) from \(start) among \(other)")
            }
          }
        }
      }
    }
    #expect(first(0x7c, [0x7c], from: 3) == 1)
  }

  @Test func findsTheLastWithinBounds() {
    let text: [UInt8] = [1, 2, 3, 2, 1]
    #expect(last(2, text, before: 5, downTo: 0) == 3)
    #expect(last(2, text, before: 3, downTo: 0) == 1)
    #expect(last(2, text, before: 3, downTo: 2) == nil)
    #expect(last(9, text, before: 5, downTo: 0) == nil)
  }

  @Test func comparesWordsInAnyCase() {
    let text = Array("EASTMAN Kodak [1]".utf8)
    #expect(matches(text, "eastman", at: 0))
    #expect(matches(text, "kodak", at: 8))
    #expect(!matches(text, "kodak", at: 14))
    #expect(!matches(text, "kodak", at: -1))
    #expect(contains(text, "kodak"))
    #expect(contains(text, "[1]"))
    #expect(!contains(text, "kodaks"))
    #expect(!contains([], "a"))
  }
}
