import MetadataKit
import Testing

/// Sound with the header of the WAVE file that it was.
@Suite struct LosslessSoundTests {
  private let format = Bytes("fmt ").little(16, size: 4).little(1, 2, size: 2)
    .little(44100, 176_400, size: 4).little(4, 16, size: 2)

  @Test(arguments: [
    ("LA04", "WAVE", 4, "LA"), ("OFR ", "HEADN\0\0\0RIFFF\0\0\0WAVE", 0, "OFR"),
    ("LPAC", "\u{5}E\0\u{3}RIFF\0\0\0\0WAVE", 0, "PAC"),
  ])
  func readsTheHeader(_ mark: String, _ head: String, _ gap: Int, _ name: String) throws {
    let list = Bytes("LIST").little(18, size: 4).text("INFOISFT").little(6, size: 4)
      .text("Lavf\0\0")
    let file = Bytes(mark).text(head).zeros(gap).raw(format.bytes).raw(list.bytes).text("data")
      .little(352_800, size: 4).zeros(8).raw([0xfe, 0x1e, 0x77, 0x9c])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == name)
    #expect(metadata["RIFF:Encoding"]?.description == "Microsoft PCM")
    #expect(metadata["RIFF:NumChannels"]?.description == "2")
    #expect(metadata["RIFF:Software"]?.description == "Lavf")
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.codec == name && track.sampleRate == 44100 && track.channels == 2)
    #expect(track.sampleSize == 16)
    #expect(metadata.facts.duration == 2)
    #expect(metadata["Composite:Duration"]?.description == "2.00 s")
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    #expect(!json.text.string.contains("Composite:Duration"))
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  @Test func compressedBytesAreNoChunks() throws {
    let file = Bytes("LA02").zeros(4).text("WAVE").zeros(4).raw(format.bytes)
      .raw([0xa8, 0xba, 6, 0, 3, 0xfc, 0x3d, 0xcf]).zeros(40)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["RIFF:SampleRate"]?.description == "44100")
    #expect(metadata.facts.duration == nil && metadata.warnings.isEmpty)
  }

  private func chunk(_ name: String, _ body: Bytes) -> [UInt8] {
    Bytes(name).little(body.bytes.count, size: 4).raw(body.bytes).zeros(body.bytes.count & 1).bytes
  }

  private func info(_ artist: String) -> [UInt8] {
    chunk("LIST", Bytes("INFO").raw(chunk("IART", Bytes(artist))))
  }

  private func id3(_ title: String) -> Bytes {
    Bytes("ID3").raw([3, 0, 0, 0, 0, 0, UInt8(11 + title.utf8.count)]).text("TIT2")
      .big(1 + title.utf8.count, size: 4).zeros(3).text(title)
  }

  /// OptimFROG's chunks are not filled up to an even length.
  private func frog(trailer: [UInt8]) -> Bytes {
    let header = Bytes("RIFF").zeros(4).text("WAVE").raw(format.bytes).text("data")
      .little(352_800, size: 4)
    let packed = Bytes("COMP").little(5, size: 4).zeros(5)
    return Bytes("OFR ").little(15, size: 4).zeros(15).text("HEAD")
      .little(header.bytes.count, size: 4).raw(header.bytes).raw(packed.bytes).text("TAIL")
      .little(trailer.count, size: 4).raw(trailer)
  }

  @Test(arguments: [[], [0]]) func readsWhatStoodBehindTheData(_ filler: [UInt8]) throws {
    let file = frog(trailer: filler + info("Bob") + chunk("id3 ", id3("Hi")))
    let metadata = try Metadata(file.bytes)
    #expect(metadata["RIFF:Artist"]?.description == "Bob")
    #expect(metadata["ID3v2_3:Title"]?.description == "Hi")
    #expect(metadata.facts.duration == 2 && metadata.warnings.isEmpty)
    file.readEveryTruncation()
    let cut = try Metadata(Array(file.bytes.dropLast(4)))
    #expect(cut.warnings.map(\.code).contains(.truncated))
  }

  /// Lossless Audio says how long the WAVE file was and how many samples it had; a length of the chunks
  /// stands before them from version 3 on.
  @Test(arguments: [("LA02", false), ("LA04", true)])
  func readsTheEndOfLosslessAudio(_ mark: String, _ hasLength: Bool) throws {
    let info = info("Bob")
    let file = Bytes(mark).little(4 + 24 + 8 + 352_800 + info.count, size: 4).text("WAVE")
      .raw(hasLength ? [24, 0, 0, 0] : []).raw(format.bytes).little(176_400, size: 4)
      .raw([UInt8](repeating: 0xa5, count: 50)).raw(info)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["RIFF:Artist"]?.description == "Bob")
    #expect(metadata.facts.duration == 2 && metadata.warnings.isEmpty)
    file.readEveryTruncation()
    // A tag may follow.
    let tagged = file.raw(Bytes("TAG").text("Title", 30).zeros(95).bytes)
    #expect(try Metadata(tagged.bytes)["RIFF:Artist"]?.description == "Bob")
  }

  @Test(arguments: ["LA04", "OFR ", "LPAC"]) func readsTheTagsBehindIt(_ mark: String) throws {
    let picture: [UInt8] = [0xff, 0xd8, 0xff, 0xd9]
    func item(_ key: String, _ value: [UInt8], flags: Int) -> [UInt8] {
      Bytes().little(value.count, flags, size: 4).text(key).zeros(1).raw(value).bytes
    }
    let items = [
      item("Artist", Array("Bob".utf8), flags: 0),
      item("Cover Art (Front)", Array("a.jpg\0".utf8) + picture, flags: 2),
    ].flatMap { $0 }
    func part(_ flags: Int) -> [UInt8] {
      Bytes("APETAGEX").little(2000, 32 + items.count, 2, flags, size: 4).zeros(8).bytes
    }
    let sound = Bytes(mark).text("WAVE").raw(format.bytes).text("data").little(352_800, size: 4)
      .zeros(40)
    let tag = part(0xa000_0000) + items + part(0x8000_0000)
    let file = sound.raw(tag).raw(Bytes("TAG").text("Title", 30).zeros(95).bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["APE:Artist"]?.description == "Bob")
    #expect(metadata["ID3v1:Title"]?.description == "Title")
    let cover = metadata["APE:CoverArtFront"]
    #expect(cover?.byteRange.map { Array(file.bytes[$0]) } == picture)
    #expect(metadata["RIFF:SampleRate"] != nil && metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  /// Whatever chunks stand between them.
  @Test(arguments: ["JUNK", "PEAK", "bext"]) func readsTheChunksBehindOthers(_ name: String) throws
  {
    let other = chunk(name, Bytes("A take").zeros(604))
    for chunks in [format.bytes + other + info("Bob"), other + info("Bob") + format.bytes] {
      let file = Bytes("LA04").zeros(8).text("WAVE").raw(chunks).text("data")
        .little(352_800, size: 4)
      let metadata = try Metadata(file.bytes)
      #expect(metadata["RIFF:Artist"]?.description == "Bob")
      #expect((metadata["RIFF:Description"]?.description == "A take") == (name == "bext"))
      #expect(metadata.facts.duration == 2 && metadata.warnings.isEmpty)
    }
    let cut = Bytes("LA04").zeros(8).text("WAVE").raw(format.bytes).raw(other)
    #expect(
      try Metadata(Array(cut.bytes.dropLast(9))).warnings.map(\.code).contains(.truncated))
  }

  /// Their marks alone begin anything.
  @Test(arguments: ["LA02", "LA03", "LA04", "OFR ", "LPAC"])
  func whatKeepsNoHeaderIsNone(_ mark: String) throws {
    for text in ["\(mark) is text\n", "\(mark) of WAVE fmt and WAVEfmt is text\n"] {
      #expect(try Metadata(Array(text.utf8)).format.name == "TXT")
    }
    #expect(throws: MetadataError.self) { try Metadata(Bytes(mark).zeros(2000).bytes) }
  }
}
