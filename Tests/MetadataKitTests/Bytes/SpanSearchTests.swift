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
    #expect(contains(text, "kodak"))
    #expect(contains(text, "[1]"))
    #expect(!contains(text, "kodaks"))
    #expect(!contains([], "a"))
  }
}
