import Testing
import UniformTypes

@Suite struct Base32Tests {
  @Test func everyRemainderComesBack() {
    for count in 0..<12 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 250) }
      let text = Base32.encode(bytes)
      #expect(text.utf8.count == (count * 8 + 4) / 5)
      #expect(Base32.decode(text.utf8) == bytes)
    }
  }

  @Test(arguments: ["ai", "aj", "al", "ao", "aA", "a=", "a ", "é"])
  func otherCharactersAreRefused(text: String) {
    #expect(Base32.decode(text.utf8) == nil)
  }

  @Test(arguments: ["a", "b", "g9", "aaa", "aaab", "aaaaaa"])
  func whatNoEncoderWritesIsRefused(text: String) {
    #expect(Base32.decode(text.utf8) == nil)
  }
}
