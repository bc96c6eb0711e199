import MetadataKit
import Testing

/// Numbers in texts are what the same text is in Swift, to the last digit.
struct NumberTextTests {
  @Test(arguments: [
    "0.1", "5.6", "1.", ".5", "123456.789012345", "99999999999999.9", "0.00000000000001",
    "0.3333333333", "8.5070591730234616", "-2.5", "1e-05", "12", "179769313486231570000",
  ])
  func areExact(_ text: String) {
    let expected = Double(
      text.hasPrefix(".") ? "0" + text : text.hasSuffix(".") ? text + "0" : text)
    #expect(NumberText.first(Array("f/\(text) mm".utf8)) == expected)
    #expect(NumberText.whole(Array(text.utf8)[...]) == expected)
  }

  @Test(arguments: ["", ".", "-", "mm", "e5", "1.2.3x"])
  func areNotMadeUp(_ text: String) {
    #expect(NumberText.whole(Array(text.utf8)[...]) == nil)
  }

  @Test func theFirstIsFoundBehindText() {
    #expect(NumberText.first(Array("ISO 100, 200".utf8)) == 100)
    #expect(NumberText.first(Array("none".utf8)) == nil)
  }
}
