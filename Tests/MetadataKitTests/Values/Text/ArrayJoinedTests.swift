import Testing

@testable import MetadataKit

@Suite struct ArrayJoinedTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a, b"), (["", "", ""], ", , "),
    (["é", "", "f"], "é, , f"),
  ])
  func putsASeparatorBetween(_ texts: [String], _ joined: String) {
    #expect(texts.joined(with: ", ") == joined)
    #expect(texts.joined(with: ", ") == texts.joined(separator: ", "))
  }
}
