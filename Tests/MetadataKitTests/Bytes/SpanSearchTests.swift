import Testing

@testable import MetadataKit

/// What is looked for eight bytes at a time is found at every place of the eight.
@Suite struct SpanSearchTests {
  private func first(_ byte: UInt8, _ text: [UInt8], from start: Int) -> Int {
    text.span.firstIndex(of: byte, from: start)
  }

  @Test func findsTheFirstOfABytesAtEachPlace() {
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
    #expect(text.span.lastIndex(of: 2, before: 5, downTo: 0) == 3)
    #expect(text.span.lastIndex(of: 2, before: 3, downTo: 0) == 1)
    #expect(text.span.lastIndex(of: 2, before: 3, downTo: 2) == nil)
    #expect(text.span.lastIndex(of: 9, before: 5, downTo: 0) == nil)
  }

  @Test func comparesWordsInAnyCase() {
    let text = Array("EASTMAN Kodak [1]".utf8)
    #expect(text.span.matchesInAnyCase("eastman"))
    #expect(text.span.matchesInAnyCase("kodak", at: 8))
    #expect(!text.span.matchesInAnyCase("kodak", at: 14))
    #expect(!text.span.matchesInAnyCase("kodak", at: -1))
    #expect(text.span.containsInAnyCase("kodak"))
    #expect(text.span.containsInAnyCase("[1]"))
    #expect(!text.span.containsInAnyCase("kodaks"))
    #expect(![UInt8]().span.containsInAnyCase("a"))
  }
}
