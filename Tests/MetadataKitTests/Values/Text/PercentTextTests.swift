import Testing

@testable import MetadataKit

@Suite struct PercentTextTests {
  @Test(arguments: [
    ("", ""), ("a/b", "a/b"), ("a%20b", "a b"), ("%41%6a%6A", "Ajj"), ("100%", "100%"),
    ("%4", "%4"), ("%zz%4x", "%zz%4x"), ("%%41", "%A"), ("%2541", "%41"),
  ])
  func decodesEscapes(_ text: String, _ decoded: String) {
    #expect(PercentText.decoded(Array(text.utf8)[...]) == Array(decoded.utf8))
    // A part of a text, which does not start at 0.
    #expect(PercentText.decoded(Array("%41\(text)".utf8).dropFirst(3)) == Array(decoded.utf8))
  }

  /// Drawings refer to pictures by texts that may be megabytes long.
  @Test func takesLongTexts() {
    let text = [UInt8](repeating: 0x61, count: 4 << 20)
    withinAMinute {
      for _ in 0..<8 { #expect(PercentText.decoded(text[...]).count == text.count) }
    }
  }
}
