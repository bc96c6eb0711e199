import MetadataKit
import Testing

/// What is learned of the names of one packet must not change what is read of another.
@Suite struct XMPVocabularyTests {
  private func read(_ declarations: String, _ content: String) throws -> Metadata {
    try XMPBytes.metadata(
      XMPBytes.start + "<rdf:Description \(declarations)>\(content)</rdf:Description>"
        + XMPBytes.end)
  }

  @Test func prefixesAreThoseOfThePacket() throws {
    for _ in 0..<3 {
      let first = try read("xmlns:q='http://purl.org/dc/elements/1.1/'", "<q:format>a</q:format>")
      #expect(first.words("XMP-dc:Format") == ["a"])
      let second = try read("xmlns:q='http://example.com/q/'", "<q:format>b</q:format>")
      #expect(second.words("XMP-q:Format") == ["b"])
      let third = try read("xmlns:q='http://ns.adobe.com/xap/1.0/'", "<q:Rating>3</q:Rating>")
      #expect(third.words("XMP-xmp:Rating") == ["3"])
    }
  }

  @Test func declarationsEndWithTheirElement() throws {
    let metadata = try read(
      "xmlns:q='http://example.com/q/'",
      "<q:outer>1</q:outer><q:inner xmlns:q='http://purl.org/dc/elements/1.1/'>2</q:inner>"
        + "<q:last>3</q:last><w:other xmlns:w='http://example.com/q/'>4</w:other>"
        + "<q:fresh xmlns:q='http://example.com/other/'>5</q:fresh><q:end>6</q:end>")
    #expect(metadata.words("XMP-q:Outer") == ["1"])
    #expect(metadata.words("XMP-dc:Inner") == ["2"])
    #expect(metadata.words("XMP-q:Last") == ["3"])
    #expect(metadata.words("XMP-q:Other") == ["4"])
    #expect(metadata.words("XMP-tmp0:Fresh") == ["5"])
    #expect(metadata.words("XMP-q:End") == ["6"])
  }

  /// The form of what nobody knows is decided by its first value in a packet, not in an earlier one.
  @Test func unknownPropertiesAreDecidedAnew() throws {
    for _ in 0..<2 {
      let list = try XMPBytes.read(
        "<my:thing><rdf:Bag>\(XMPBytes.items("a", "b"))</rdf:Bag></my:thing>")
      #expect(list.words("XMP-my:Thing") == ["a", "b"])
      let language = #"<rdf:li xml:lang="de_AT">c</rdf:li>"#
      let text = try XMPBytes.read("<my:thing><rdf:Alt>\(language)</rdf:Alt></my:thing>")
      #expect(text.words("XMP-my:Thing-de-at") == ["c"])
      let plain = try XMPBytes.read("<my:thing>d</my:thing>")
      #expect(plain.words("XMP-my:Thing") == ["d"])
    }
  }

  @Test func threadsDoNotMeet() async throws {
    let expected = (0..<24).map { ["value \($0)"] }
    let found = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
      for index in 0..<24 {
        group.addTask {
          let metadata = try XMPBytes.read(
            "<my:own\(index)>value \(index)</my:own\(index)><dc:format>f</dc:format>")
          return (index, metadata.words("XMP-my:Own\(index)"))
        }
      }
      return try await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }
    }
    for index in 0..<24 { #expect(found[index] == expected[index]) }
  }

  @Test func readsMoreNamesThanItKeeps() throws {
    let names = (0..<20_000).map { "<my:n\($0)>v</my:n\($0)>" }.joined()
    let metadata = try XMPBytes.read(names)
    #expect(metadata.words("XMP-my:N19999") == ["v"])
    #expect(try XMPBytes.read("<my:n1>w</my:n1>").words("XMP-my:N1") == ["w"])
  }
}
