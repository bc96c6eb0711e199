import MetadataKit
import Testing

/// Frames that are no texts.
@Suite struct ID3FrameTests {
  private func frame(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Bytes(name).big(data.count, size: 4).zeros(2).raw(data).bytes
  }

  private func owned(_ owner: String, _ data: [UInt8]) -> [UInt8] {
    frame("PRIV", Array(owner.utf8) + [0] + data)
  }

  private func file(_ version: UInt8 = 3, _ frames: [UInt8]...) -> Bytes {
    let body = frames.flatMap { $0 }
    let size = [21, 14, 7, 0].map { UInt8(body.count >> $0 & 0x7f) }
    return Bytes("ID3").raw([version, 0, 0] + size).raw(body).raw([0xff, 0xfb, 0x90, 0x64])
      .zeros(413)
  }

  @Test func readsWhatProgramsKeep() throws {
    let identifier: [UInt8] = Array(0..<16)
    let file = file(
      3, owned("WM/MediaClassPrimaryID", identifier), owned("WM/WMCollectionID", identifier),
      owned("WM/Provider", [0x41, 0, 0xac, 0x20, 0, 0]), owned("PeakValue", [8, 0, 0, 0]),
      owned("AverageLevel", [1, 2]), owned("Zune Media/ID", [1, 2, 3]), owned("www.a.b", [1]),
      owned("9", [4]), frame("PRIV", [0x41, 0x42]))
    let metadata = try Metadata(file.bytes)
    let words = "03020100-0504-0706-0809-0A0B0C0D0E0F"
    #expect(metadata["ID3v2_3:WM_MediaClassPrimaryID"]?.description == words)
    #expect(metadata["ID3v2_3:WM_CollectionID"]?.description == words)
    #expect(metadata["ID3v2_3:WM_Provider"]?.description == "A\u{20ac}")
    #expect(metadata["ID3v2_3:PeakValue"]?.description == "8")
    // Of a length that a number has not.
    #expect(metadata["ID3v2_3:AverageLevel"]?.byteCount == 2)
    #expect(metadata["ID3v2_3:ZuneMedia_ID"]?.byteCount == 3)
    #expect(metadata["ID3v2_3:Tag9"]?.byteCount == 1)
    #expect(metadata.tags.filter { $0.name == "Private" }.map(\.byteCount) == [1, 2])
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  @Test func readsObjects() throws {
    let wide = Bytes().raw([1]).text("text/x").zeros(1).raw([0xff, 0xfe, 0x61, 0, 0, 0])
      .raw([0xff, 0xfe, 0x62, 0, 0, 0]).raw([7, 8, 9]).bytes
    let file = file(4, frame("GEOB", wide), frame("GEOB", [0] + Array("a/b\0c\0d".utf8)))
    let metadata = try Metadata(file.bytes)
    // Their group is that of 2.3 in every version.
    #expect(metadata["ID3v2_3:GEOB-Mime"]?.description == "text/x")
    #expect(metadata["ID3v2_3:GEOB-File"]?.description == "a")
    #expect(metadata["ID3v2_3:GEOB-Desc"]?.description == "b")
    let data = try #require(metadata["ID3v2_3:GEOB-Data"])
    #expect(data.byteRange.map { Array(file.bytes[$0]) } == [7, 8, 9])
    // The second ends in its description.
    #expect(metadata.tags.count { $0.name == "GEOB-Mime" } == 1)
    #expect(metadata.warnings.map(\.code) == [.truncated])
    file.readEveryTruncation()
  }

  /// Neither a picture nor a comment that breaks off is told as an empty one.
  @Test func framesThatBreakOffAreTold() throws {
    let head = [0] + Array("image/png\0".utf8) + [3]
    for data in [head + Array("No end".utf8), [1] + head.dropFirst() + [0x4e, 0, 0x6f]] {
      let metadata = try Metadata(file(3, frame("APIC", data)).bytes)
      #expect(metadata["ID3v2_3:Picture"] == nil && metadata.warnings.map(\.code) == [.malformed])
    }
    #expect(
      try Metadata(file(3, frame("APIC", head + [0, 1, 2])).bytes)["ID3v2_3:Picture"]?.byteCount
        == 2)
    let short = try Metadata(file(3, frame("COMM", [0, 0x65])).bytes)
    #expect(short["ID3v2_3:Comment"] == nil && short.warnings.map(\.code) == [.truncated])
  }

  @Test func readsTextsWithTimes() throws {
    let lyrics = Bytes().raw([0]).text("deu").raw([2, 1]).text("d").zeros(1).text("La").zeros(1)
      .big(84_030, size: 4).text("Le").zeros(1).big(3_725_500, size: 4)
    let metadata = try Metadata(file(3, frame("SYLT", lyrics.bytes)).bytes)
    #expect(metadata["ID3:SynchronizedLyricsType"]?.description == "Lyrics")
    #expect(metadata["ID3:SynchronizedLyricsDescription-deu"]?.description == "d")
    let texts = try #require(metadata["ID3:SynchronizedLyricsText-deu"])
    #expect(texts.values.map(\.description) == ["[01:24.03]La", "[1:02:05.50]Le"])
    let counted = Bytes().raw([1]).text("eng").raw([1, 4, 0, 0]).raw([0xff, 0xfe, 0x41, 0, 0, 0])
      .big(17, size: 4).raw([0x42, 0, 0, 0, 1])
    let frames = try Metadata(file(4, frame("SYLT", counted.bytes)).bytes)
    #expect(frames["ID3:SynchronizedLyricsText"]?.description == "[0017]A")
  }

  @Test func readsVolumesOfChannels() throws {
    let volumes = Bytes("track").zeros(1).raw([1, 0xf3, 0xc8, 16, 0xff, 0xff, 2, 0x02, 0, 0])
      .raw([9, 0, 0, 0])
    let metadata = try Metadata(file(4, frame("RVA2", volumes.bytes)).bytes)
    #expect(
      metadata["ID3v2_4:RelativeVolumeAdjustment"]?.description
        == "-50.5% Master, +12.2% Front-right, +0.0% Unknown(9) (track)")
  }

  @Test func channelsAreBounded() throws {
    let volumes = [UInt8](repeating: 0, count: 100_001)
    let metadata = try Metadata(file(4, frame("RVA2", volumes)).bytes)
    let words = metadata["ID3v2_4:RelativeVolumeAdjustment"]?.description.utf8.split(
      separator: 0x2c)
    #expect(words?.count == 256)
  }

  @Test func readsWhoSold() throws {
    let sold = Bytes().raw([0]).text("EUR9.99").zeros(1).text("20240506Shop")
    let metadata = try Metadata(file(3, frame("OWNE", sold.bytes)).bytes)
    #expect(metadata["ID3v2_3:Ownership"]?.description == "EUR9.99 2024:05:06 Shop")
  }

  @Test func aLanguageInCapitalsIsNamed() throws {
    let comment = Bytes().raw([0]).text("ENG").zeros(1).text("good")
    let lyrics = Bytes().raw([0]).text("Deu").zeros(1).text("la")
    let metadata = try Metadata(
      file(3, frame("COMM", comment.bytes), frame("USLT", lyrics.bytes)).bytes)
    #expect(metadata["ID3v2_3:Comment-eng"]?.description == "good")
    #expect(metadata["ID3v2_3:Lyrics-deu"]?.description == "la")
  }

  @Test func aNameBeginsWithALetter() throws {
    let metadata = try Metadata(
      file(3, frame("WXXX", [3] + Array("\u{3042}\0http://a".utf8))).bytes)
    #expect(metadata["ID3v2_3:Tag_url"]?.description == "http://a")
  }
}
