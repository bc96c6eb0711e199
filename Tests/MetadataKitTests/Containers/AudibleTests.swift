import MetadataKit
import Testing

@Suite struct AudibleTests {
  private func word(_ name: String, _ value: String) -> [UInt8] {
    Bytes("\0").big(name.utf8.count, value.utf8.count, size: 4).text(name).text(value).bytes
  }

  private func file(_ words: [UInt8]...) -> [UInt8] {
    let dictionary = Bytes().big(words.count, size: 4).raw(words.flatMap { $0 }).bytes
    let chapters = Bytes().big(12, 0, size: 4).bytes
    let start = 16 + 3 * 12
    let picture = start + dictionary.count + chapters.count
    let chunks = Bytes()
      .big(2, start, dictionary.count, size: 4)
      .big(6, start + dictionary.count, chapters.count, size: 4)
      .big(11, picture, 13, size: 4)
      .raw(dictionary).raw(chapters).big(3, picture + 10, size: 4).raw([0, 0, 0xff, 0xd8, 0xff])
    return Bytes().big(chunks.bytes.count + 16, size: 4).raw([0x57, 0x90, 0x75, 0x36])
      .big(3, 0, size: 4).raw(chunks.bytes).bytes
  }

  private var whole: [UInt8] {
    file(
      word("title_id", "BK_1"), word("pubdate", "08-APR-2015"), word("7eb298", "64"),
      word("copyright", "&#169;2015 A &amp; B &euro;&nothing; &#xe9; &"), word("a__b", "x"))
  }

  @Test func readsTheDictionary() throws {
    let metadata = try Metadata(whole)
    func words(_ name: String) -> String? { metadata["Audible:" + name]?.description }
    #expect(metadata.format.name == "AA")
    #expect(words("TitleId") == "BK_1")
    #expect(words("PublishDate") == "08-APR-2015")
    #expect(words("Tag7eb298") == "64")
    #expect(words("Copyright") == "©2015 A & B €&nothing; é &")
    #expect(words("A_b") == "x")
    #expect(words("ChapterCount") == "12")
    #expect(words("CoverArt") == "(Binary data 3 bytes, use -b option to extract)")
    #expect(metadata.previews.first?.range?.count == 3)
  }

  @Test func aPlaceBehindTheFileLosesNoOther() throws {
    // The chunk of chapters stands behind the dictionary in the table.
    let bytes = Bytes().raw(file(word("title_id", "BK_1")))
    let moved = bytes.with([6, 0xff, 0xff, 0xff, 0xff], at: 19)
      .with([2, 0, 0, 0, 52], at: 31).with(Array(bytes.bytes[24..<28]), at: 36)
    let metadata = try Metadata(moved.bytes)
    #expect(metadata["Audible:TitleId"]?.description == "BK_1")
    #expect(metadata.warnings.map(\.code) == [.truncated])
  }

  @Test func survivesEveryTruncationAndLie() {
    Bytes().raw(whole).readEveryTruncationAndLie()
  }

  @Test func `Texts of nothing but references end soon`() throws {
    let references = String(repeating: "&a;", count: 340_000)
    let bytes = file(word("a_b", references), word("c_d", references + references))
    let metadata = try metadataWithinAMinute(of: bytes)
    #expect(metadata["Audible:AB"]?.byteCount == references.utf8.count)
    // More than is kept of a value stays in the file.
    #expect(metadata["Audible:CD"]?.isBinary == true)
    let many = (0..<12).map { word("x\($0)", references) }.flatMap { $0 }
    #expect(
      try metadataWithinAMinute(of: file(word("a_b", references) + many)).warnings.isEmpty)
  }
}
