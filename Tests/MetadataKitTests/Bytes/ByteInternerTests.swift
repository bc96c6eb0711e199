import MetadataKit
import Testing

@Suite struct ByteInternerTests {
  @Test func numbersStringsInTheOrderOfTheirComing() {
    var interner = ByteInterner()
    let texts = (0..<5000).map { "name \($0)" } + ["", "name", "näme"]
    for (index, text) in texts.enumerated() { #expect(interner.number(of: text) == Int32(index)) }
    for (index, text) in texts.enumerated() {
      #expect(interner.number(of: Array(text.utf8).span) == Int32(index))
      #expect(interner.string(Int32(index)) == text)
    }
    #expect(interner.count == texts.count)
    #expect(interner.byteCount == texts.reduce(0) { $0 + $1.utf8.count })
  }
}

@Suite struct TextInternerTests {
  @Test func keepsEachNameAsAString() {
    var interner = TextInterner()
    let texts = (0..<500).map { "name \($0)" } + ["", "näme"]
    for text in texts + texts { _ = interner.number(of: text) }
    for (index, text) in texts.enumerated() { #expect(interner[Int32(index)] == text) }
    #expect(interner.number(of: "name 7") == 7)
    #expect(interner.byteCount == 2 * texts.reduce(0) { $0 + $1.utf8.count })
  }

  @Test func replacesWhatIsNoUTF8() {
    var interner = TextInterner()
    let number = interner.number(of: [0x61, 0xff, 0x62].span)
    #expect(interner[number] == "a\u{fffd}b")
    // The same text in UTF-8 is another name.
    #expect(interner.number(of: "a\u{fffd}b") != number)
  }
}

@Suite struct PairIndexTests {
  @Test func keepsEveryPair() {
    var index = PairIndex()
    #expect(index[0, 0] == nil)
    for first in Int32(0)..<60 {
      for second in Int32(0)..<60 { index.insert(first * 60 + second, at: first, second) }
    }
    for first in Int32(0)..<60 {
      for second in Int32(0)..<60 { #expect(index[first, second] == first * 60 + second) }
    }
    #expect(index[60, 0] == nil)
    #expect(index[0, 60] == nil)
  }
}
