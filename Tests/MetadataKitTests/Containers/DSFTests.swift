import MetadataKit
import Testing

@Suite struct DSFTests {
  private let tag = Bytes("ID3").raw([3, 0, 0, 0, 0, 0, 13]).text("TIT2").big(3, size: 4).zeros(2)
    .raw([3, 0x48, 0x69])

  /// Half a second of stereo at 64 times 44.1 kHz.
  private func file(tagAt position: Int) -> Bytes {
    Bytes("DSD ").little(28, 115, position, size: 8).text("fmt ").little(52, size: 8)
      .little(1, 0, 2, 2, 2_822_400, 1, size: 4).little(1_411_200, size: 8)
      .little(4096, 0, size: 4).text("data").little(12, size: 8).raw(tag.bytes)
  }

  @Test func readsTheFormatAndTheTag() throws {
    let file = file(tagAt: 92)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "DSF")
    #expect(metadata["File:FormatVersion"]?.description == "1")
    #expect(metadata["File:FormatID"]?.description == "DSD Raw")
    #expect(metadata["File:ChannelType"]?.description == "Stereo (Left, Right)")
    #expect(metadata["File:SampleRate"]?.description == "2822400")
    #expect(metadata["File:SampleCount"]?.description == "1411200")
    #expect(metadata["File:BlockSize"]?.description == "4096")
    #expect(metadata["ID3v2_3:Title"]?.description == "Hi")
    #expect(metadata["File:ID3Size"]?.description == "23")
    #expect(metadata.facts.duration == 0.5)
    #expect(metadata.facts.tracks.first?.sampleSize == 1)
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  /// The last four bytes of the format are reserved.
  @Test func theFormatIsReadWithoutItsReserve() throws {
    let metadata = try Metadata(Array(file(tagAt: 0).bytes.prefix(76)))
    #expect(metadata["File:BlockSize"]?.description == "4096")
    #expect(metadata.facts.duration == 0.5)
  }

  @Test(arguments: [0, 91, 1 << 40, -1]) func theTagIsWhereItIsSaidToBe(_ place: Int) throws {
    let metadata = try Metadata(file(tagAt: place).bytes)
    #expect(metadata["ID3v2_3:Title"] == nil)
    #expect(metadata["File:ChannelCount"]?.description == "2")
  }

  /// The interchange format: a second of three bytes a channel, or of 75 compressed frames.
  private func interchange(_ sound: Bytes) -> Bytes {
    let properties = Bytes("SND FS  ").big(4, size: 8).big(24, size: 4).text("CHNL")
      .big(10, size: 8).big(2, size: 2).text("SLFTSRGT")
    let chunks = Bytes("DSD FVER").big(4, size: 8).raw([1, 5, 0, 0]).text("PROP")
      .big(properties.bytes.count, size: 8).raw(properties.bytes).raw(sound.bytes).text("ID3 ")
      .big(tag.bytes.count, size: 8).raw(tag.bytes)
    return Bytes("FRM8").big(chunks.bytes.count, size: 8).raw(chunks.bytes)
  }

  @Test func readsTheInterchangeFormat() throws {
    let plain = interchange(Bytes("DSD ").big(5, size: 8).zeros(6))
    let packed = interchange(
      Bytes("DST ").big(18, size: 8).text("FRTE").big(6, size: 8).big(75, size: 4)
        .big(75, size: 2))
    for (file, codec, duration) in [(plain, "DSD", 5 * 8 / 2 / 24.0), (packed, "DST", 1)] {
      let metadata = try Metadata(file.bytes)
      #expect(metadata.warnings.isEmpty, "\(metadata.warnings)")
      #expect(metadata.format.name == "DSDIFF" && !metadata.format.isInExiftool)
      let track = try #require(metadata.facts.tracks.first)
      #expect(track.codec == codec && track.channels == 2 && track.sampleRate == 24)
      #expect(track.sampleSize == 1 && metadata.facts.duration == duration)
      #expect(metadata["ID3v2_3:Title"]?.description == "Hi")
      file.readEveryTruncation()
    }
  }

  /// Who is heard, what the sound is called, and comments, each behind when it was made and what it is of.
  @Test func readsTheTextsOfTheInterchangeFormat() throws {
    func text(_ text: String) -> Bytes { Bytes().big(text.utf8.count, size: 4).text(text) }
    func chunk(_ name: String, _ body: Bytes) -> Bytes {
      Bytes(name).big(body.bytes.count, size: 8).raw(body.bytes).zeros(body.bytes.count % 2)
    }
    let about = chunk("EMID", Bytes("x")).raw(chunk("DIAR", text("Jane Doe")).bytes)
      .raw(chunk("DITI", text("Evening")).bytes)
    let comment = Bytes().zeros(10).raw(text("One").bytes).zeros(1).zeros(10).raw(text("Two").bytes)
    let sound = Bytes("DSD ").big(0, size: 8).raw(chunk("DIIN", about).bytes)
      .raw(chunk("COMT", Bytes().big(2, size: 2).raw(comment.bytes)).bytes)
    let metadata = try Metadata(interchange(sound).bytes)
    #expect(metadata.warnings.isEmpty, "\(metadata.warnings)")
    #expect(metadata["DSDIFF:Artist"]?.description == "Jane Doe")
    #expect(metadata["DSDIFF:Title"]?.description == "Evening")
    let comments = metadata.tags.filter { $0.group == "DSDIFF" && $0.name == "Comment" }
    #expect(comments.map(\.description) == ["One", "Two"])
    interchange(sound).readEveryTruncation()
  }

  @Test func aSoundThatIsCutIsDamaged() throws {
    let file = Bytes("FRM8").big(1 << 40, size: 8).text("DSD DSD ").big(-1, size: 8).zeros(8)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.map(\.code) == [.truncated])
    #expect(metadata.facts.duration == nil)
  }
}
