import MetadataKit
import Testing

/// ID3v2 Chapter Frame Addendum 1.0.
@Suite struct ID3ChapterTests {
  private func frame(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Bytes(name).big(data.count, size: 4).zeros(2).raw(data).bytes
  }

  private func text(_ name: String, _ text: String) -> [UInt8] {
    frame(name, [3] + Array(text.utf8))
  }

  private func chapter(_ name: String, _ start: Int, _ end: Int, _ frames: [UInt8]...) -> [UInt8] {
    frame(
      "CHAP",
      Bytes(name).zeros(1).big(start, end, 0xffff_ffff, 0xffff_ffff, size: 4)
        .raw(frames.flatMap { $0 }).bytes)
  }

  private func tag(_ version: UInt8, _ frames: [UInt8]...) -> [UInt8] {
    let body = frames.flatMap { $0 }
    let size = [21, 14, 7, 0].map { UInt8(body.count >> $0 & 0x7f) }
    return Bytes("ID3").raw([version, 0, 0] + size).raw(body).bytes
  }

  private func file(_ tags: [UInt8]...) -> Bytes {
    Bytes().raw(tags.flatMap { $0 }).raw([0xff, 0xfb, 0x90, 0x64]).zeros(413)
  }

  private func exiftool(_ metadata: Metadata) -> String {
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    return json.text.string
  }

  @Test(arguments: [3, 4] as [UInt8]) func readsChapters(_ version: UInt8) throws {
    let picture = frame("APIC", [0] + Array("image/png\0".utf8) + [3, 0] + [1, 2, 3, 4])
    let file = file(
      tag(
        version, text("TIT2", "Podcast"),
        frame("CTOC", Array("toc\0".utf8) + [3, 2] + Array("a\0b\0".utf8) + text("TIT2", "Parts")),
        chapter("a", 0, 1500, text("TIT2", "Intr\u{f6}"), text("TIT3", "Hello"), picture),
        chapter(
          "b", 1500, 90_250, text("TIT2", "More"), frame("WXXX", [0, 0] + Array("http://a".utf8)))))
    let metadata = try Metadata(file.bytes)
    #expect(
      metadata.movie?.chapters == [
        MovieChapter(start: 0, end: 1.5, title: "Intr\u{f6}"),
        MovieChapter(start: 1.5, end: 90.25, title: "More"),
      ])
    #expect(metadata["Chapter1:ChapterElementID"]?.description == "a")
    #expect(metadata["Chapter1:ChapterDescription"]?.description == "Hello")
    #expect(metadata["Chapter1:ChapterPicture"]?.byteCount == 4)
    #expect(metadata["Chapter2:ChapterTimeEnd"]?.description == "0:01:30")
    #expect(metadata["Chapter2:ChapterTimeEnd"]?.numericDescription == "90.25")
    #expect(metadata["Chapter2:ChapterURL"]?.description == "http://a")
    #expect(metadata["ID3v2_\(version):ContentsTitle"]?.description == "Parts")
    #expect(
      metadata["ID3v2_\(version):ContentsElementID"]?.values.map(\.description) == ["a", "b"])
    #expect(metadata.previews.map(\.byteCount) == [4])
    // The sound itself keeps its own title, and exiftool does not read chapters.
    #expect(metadata.movie?[.title]?.value == "Podcast")
    let words = exiftool(metadata)
    #expect(words.contains("Podcast") && !words.contains("Chapter") && !words.contains("Contents"))
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  /// A place in the file may stand for the end; a second tag goes on with the numbers.
  @Test func aChapterNeedNeitherEndNorTitle() throws {
    let metadata = try Metadata(
      file(
        tag(3, chapter("a", 0, 0xffff_ffff), chapter("b", 2000, 1000, text("TIT2", "B"))),
        tag(3, chapter("c", 4000, 5000))
      ).bytes)
    #expect(
      metadata.movie?.chapters == [
        MovieChapter(start: 0, end: nil, title: nil), MovieChapter(start: 2, end: nil, title: "B"),
        MovieChapter(start: 4, end: 5, title: nil),
      ])
    #expect(metadata.warnings.isEmpty)
  }

  @Test func chaptersThatBreakOffAreTold() throws {
    let noEnd = frame("CHAP", Array("name".utf8))
    let noTimes = frame("CHAP", Array("a\0".utf8) + [0, 0, 0])
    let noNames = frame("CTOC", Array("a\0".utf8) + [3, 9] + Array("b\0".utf8))
    let all: [([UInt8], MetadataError.Code)] = [
      (noEnd, .malformed), (noTimes, .truncated), (noNames, .malformed),
    ]
    for (bytes, code) in all {
      let metadata = try Metadata(file(tag(3, bytes, text("TIT2", "T"))).bytes)
      #expect(metadata.warnings.map(\.code) == [code])
      #expect(metadata.movie?.chapters.isEmpty == true)
      #expect(metadata["ID3v2_3:Title"]?.description == "T")
    }
  }
}
