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
}
