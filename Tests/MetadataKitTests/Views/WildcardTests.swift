import MetadataKit
import Testing

@Suite struct WildcardTests {
  @Test(arguments: [
    ("Make", "make"), ("Make", "MAKE"), ("Größe", "GRößE"), ("FNumber", "*"), ("FNumber", "f*"),
    ("FNumber", "*number"),
    ("FNumber", "f?umber"), ("FNumber", "*n*m*r*"), ("", "*"), ("aab", "*ab"), ("abab", "*ab"),
  ])
  func patternsStandForTexts(_ text: String, _ pattern: String) {
    #expect(Wildcard(pattern).matches(text))
  }

  @Test(arguments: [
    ("Make", "mak"), ("Make", "makes"), ("Make", "?make"), ("", "?"), ("abc", "*b"), ("abc", ""),
  ])
  func patternsDoNotStandForOthers(_ text: String, _ pattern: String) {
    #expect(!Wildcard(pattern).matches(text))
  }

  @Test func manyStarsTakeNoTime() {
    let text = String(repeating: "a", count: 5000)
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Wildcard(pattern).matches(text))
  }
}
