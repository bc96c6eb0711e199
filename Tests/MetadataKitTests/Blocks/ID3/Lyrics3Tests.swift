import MetadataKit
import Testing

@Suite struct Lyrics3Tests {
  private let last = Bytes("TAG").text("Title", 30).zeros(95)

  private func field(_ name: String, _ text: String) -> [UInt8] {
    let size = String(text.unicodeScalars.count)
    let digits = String(repeating: "0", count: 5 - size.count) + size
    return Array((name + digits).utf8) + text.unicodeScalars.map { UInt8($0.value) }
  }

  private func fields(_ fields: [UInt8]..., length: Int? = nil) -> Bytes {
    let body = Array("LYRICSBEGIN".utf8) + fields.flatMap { $0 }
    let size = String(length ?? body.count)
    return Bytes().raw(body).text(String(repeating: "0", count: 6 - size.count) + size)
      .text("LYRICS200")
  }

  private func ape(_ value: String) -> Bytes {
    let item = Bytes().little(value.utf8.count, 0, size: 4).text("Mood").zeros(1).text(value)
    return item.text("APETAGEX").little(2000, item.bytes.count + 32, 1, 0, size: 4).zeros(8)
  }

  private func file(_ end: Bytes...) -> Bytes {
    Bytes().raw([0xff, 0xfb, 0x90, 0x64]).zeros(413).raw([0xff, 0xfb, 0x90, 0x64]).zeros(413)
      .raw(end.flatMap(\.bytes))
  }

  @Test func readsFieldsBetweenOtherTags() throws {
    let lyrics = fields(
      field("IND", "00"), field("ETT", "Caf\u{e9}"), field("XY1", "z"), field("CRC", "C21D9A03"))
    let file = file(ape("calm"), lyrics, last)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["Lyrics3:Indications"]?.description == "00")
    #expect(metadata["Lyrics3:ExtendedTrackTitle"]?.description == "Caf\u{e9}")
    #expect(metadata["Lyrics3:Lyrics3_XY1"]?.description == "z")
    #expect(metadata["Lyrics3:CRC"]?.description == "C21D9A03")
    #expect(metadata["APE:Mood"]?.description == "calm")
    #expect(metadata["ID3v1:Title"]?.description == "Title")
    // What is before it does not count.
    #expect(metadata["File:ID3Size"]?.description == "128")
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  @Test func readsATextAlone() throws {
    let lyrics = Bytes("LYRICSBEGIN").text("[00:01]la\r\nle").text("LYRICSEND")
    let metadata = try Metadata(file(ape("calm"), lyrics).bytes)
    #expect(metadata["Lyrics3:Lyrics"]?.description == "[00:01]la\r\nle")
    #expect(metadata["APE:Mood"]?.description == "calm")
    #expect(metadata["File:ID3Size"] == nil)
  }

  @Test func readsTheLongerTagOfVersion1() throws {
    let more = Bytes("TAG+").text("Long title", 60).text("Artist", 60).text("Album", 60).raw([3])
      .text("Some genre", 30).text("000:10", 6).text("003:20", 6)
    let metadata = try Metadata(file(ape("calm"), fields(field("IND", "10")), more, last).bytes)
    #expect(metadata["ID3v1_Enh:Title2"]?.description == "Long title")
    #expect(metadata["ID3v1_Enh:Speed"]?.description == "Fast")
    #expect(metadata["ID3v1_Enh:Genre"]?.description == "Some genre")
    #expect(metadata["ID3v1_Enh:EndTime"]?.description == "003:20")
    #expect(metadata["Lyrics3:Indications"]?.description == "10")
    #expect(metadata["APE:Mood"]?.description == "calm")
  }

  @Test func liesReturn() throws {
    let late = fields(field("IND", "00"), Array("LYR00099x".utf8))
    #expect(try Metadata(file(late, last).bytes).warnings.map(\.code) == [.truncated])
    let unnumbered = fields(Array("LYR0x001x".utf8))
    #expect(try Metadata(file(unnumbered, last).bytes).warnings.map(\.code) == [.malformed])
    // Less than there is, and more than the file has.
    #expect(try Metadata(file(fields(length: 3), last).bytes).warnings.map(\.code) == [.malformed])
    let long = try Metadata(file(fields(field("IND", "00"), length: 999_999), last).bytes)
    #expect(long["Lyrics3:Indications"]?.description == "00")
  }
}
