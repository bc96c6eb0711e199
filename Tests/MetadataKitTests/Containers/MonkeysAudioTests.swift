import MetadataKit
import Testing

/// Monkey's Audio and Musepack: what exiftool 13.58 says of the same bytes.
@Suite struct MonkeysAudioTests {
  /// An item of a tag: text, or bytes.
  private func item(_ key: String, _ value: [UInt8], isBinary: Bool = false) -> [UInt8] {
    Bytes().little(value.count, isBinary ? 2 : 0, size: 4).text(key).zeros(1).raw(value).bytes
  }

  private func item(_ key: String, _ value: String) -> [UInt8] { item(key, Array(value.utf8)) }

  private func mark(_ items: [[UInt8]], count: Int? = nil) -> [UInt8] {
    Bytes("APETAGEX").little(
      2000, items.reduce(32) { $0 + $1.count }, count ?? items.count, 0, size: 4
    ).zeros(8).bytes
  }

  private func tag(_ items: [UInt8]..., count: Int? = nil) -> [UInt8] {
    items.flatMap { $0 } + mark(items, count: count)
  }

  /// The descriptor and the header of version 3.99.
  private let sound = Bytes("MAC ").little(3990, 0, size: 2).little(52, 24, size: 4).zeros(36)
    .little(3000, 0, size: 2).little(73728, 42662, 2, size: 4).little(16, 2, size: 2)
    .little(44100, size: 4)

  @Test func readsTheHeaderAndTheTag() throws {
    let picture: [UInt8] = [0xff, 0xd8, 0xff, 0xd9]
    let file = sound.raw(
      tag(
        item("Track", "4"), item("Tool Version", "11.1"), item("Media Jukebox: Date", "38353"),
        item("REPLAYGAIN_TRACK_GAIN", "-1 dB"), item("DURATION", "25000000"),
        item("Artist", "A\0B"),
        item("Cover Art (front)", Array("a.jpg\0".utf8) + picture, isBinary: true)))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "APE")
    #expect(metadata["MAC:CompressionLevel"]?.description == "3000")
    #expect(metadata["MAC:SampleRate"]?.description == "44100")
    #expect(metadata["APE:Track"]?.description == "4")
    #expect(metadata["APE:ToolVersion"]?.description == "11.1")
    #expect(metadata["APE:MediaJukeboxDate"]?.description == "38353")
    #expect(metadata["APE:ReplaygainTrackGain"]?.description == "-1 dB")
    #expect(metadata["APE:Duration"]?.description == "2.50 s")
    #expect(metadata["APE:Artist"]?.values.map(\.description) == ["A", "B"])
    #expect(metadata["APE:CoverArtFrontDesc"]?.description == "a.jpg")
    let cover = metadata["APE:CoverArtFront"]
    #expect(cover?.byteRange.map { Array(file.bytes[$0]) } == picture)
    #expect(metadata["Composite:Duration"]?.description == "2.64 s")
    #expect(metadata.facts.tracks.first?.channels == 2)
    #expect(metadata.facts.tracks.first?.sampleSize == 16)
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  /// Only in capitals is it a length in units that are known.
  @Test func aDurationInSmallLettersIsAText() throws {
    let metadata = try Metadata(sound.raw(tag(item("Duration", "221370"))).bytes)
    #expect(metadata["APE:Duration"]?.description == "221370")
  }

  @Test func readsTheHeaderOfEarlierVersions() throws {
    let file = Bytes("MAC ").little(3970, 2000, 0, 1, size: 2).little(22050, 0, 0, 9, 7, size: 4)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["MAC:APEVersion"]?.description == "3.97")
    #expect(metadata["MAC:Channels"]?.description == "1")
    #expect(metadata["MAC:SampleRate"]?.description == "22050")
    #expect(metadata["MAC:TotalFrames"]?.description == "9")
    #expect(metadata["MAC:FinalFrameBlocks"]?.description == "7")
    file.readEveryTruncation()
  }

  /// Two flags of earlier versions say that it is not 16.
  @Test(arguments: [(6, 16), (7, 8), (14, 24)])
  func earlierVersionsTellTheBitsOfASample(_ flags: Int, _ bits: Int) throws {
    let file = Bytes("MAC ").little(3970, 2000, flags, 1, size: 2)
      .little(22050, 0, 0, 9, 7, size: 4)
    #expect(try Metadata(file.bytes).facts.tracks.first?.sampleSize == bits)
  }

  /// A damaged header has any number: 2.7 GHz, 50,688 channels, 57 years.
  @Test func numbersThatNoSoundHasAreNoFacts() throws {
    let lie = sound.with(Bytes().little(50_688, size: 2).bytes, at: 70)
      .with(Bytes().little(2_734_688_001, size: 4).bytes, at: 72)
    let old = Bytes("MAC ").little(3920, 0, 4, 0, size: 2).little(24, 0, 0, 13276, 0, size: 4)
    for file in [lie, old] {
      let metadata = try Metadata(file.bytes)
      let track = try #require(metadata.facts.tracks.first)
      #expect(track.channels == nil && track.sampleRate == nil)
      #expect(metadata.facts.duration == nil)
    }
    #expect(try Metadata(old.bytes)["MAC:SampleRate"]?.description == "24")
    // The last frame is no longer than the others.
    let long = sound.with(Bytes().little(73729, size: 4).bytes, at: 60)
    #expect(try Metadata(long.bytes).facts.duration == nil)
  }

  @Test func readsMusepackBetweenTagsOfID3() throws {
    let head = Bytes("MP+").raw([7]).little(102, size: 4).zeros(2).raw([0xa0, 0x1c]).zeros(8)
      .little(1 << 31 | 100 << 20, size: 4).zeros(3).raw([115]).zeros(4)
    let id3 = Bytes("ID3").raw([4, 0, 0, 0, 0, 0, 10]).zeros(10)
    let last = Bytes("TAG").zeros(125)
    let file = id3.raw(head.bytes).raw(tag(item("Title", "T"))).raw(last.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "MPC")
    #expect(metadata["File:ID3Size"]?.description == "148")
    #expect(metadata["MPC:TotalFrames"]?.description == "102")
    #expect(metadata["MPC:SampleRate"]?.description == "44100")
    #expect(metadata["MPC:Quality"]?.description == "5 (Standard)")
    #expect(metadata["MPC:MaxBand"]?.description == "28")
    #expect(metadata["MPC:Gapless"]?.description == "Yes")
    #expect(metadata["MPC:EncoderVersion"]?.description == "1.1.5")
    // So much of the last frame is played.
    #expect(metadata.facts.duration == Double(101 * 1152 + 100) / 44_100)
    #expect(metadata.facts.tracks.first?.channels == 2)
    #expect(metadata["APE:Title"]?.description == "T")
    file.readEveryTruncation()
  }

  /// Before version 3.98 the version and the compression say how many samples a frame has.
  @Test(arguments: [
    (3960, 2000, 294_912), (3900, 2000, 73_728), (3800, 4000, 73_728), (3800, 2000, 9216),
  ])
  func earlierVersionsLastAsLongAsTheirFrames(_ version: Int, _ level: Int, _ blocks: Int) throws {
    let file = Bytes("MAC ").little(version, level, 0, 2, size: 2)
      .little(44_100, 44, 0, 3, 7, size: 4)
    let facts = try Metadata(file.bytes).facts
    #expect(facts.duration == Double(blocks * 2 + 7) / 44_100)
    #expect(facts.tracks.map(\.duration) == [facts.duration])
  }

  @Test func readsMusepackOfVersion8() throws {
    let head = Bytes("MPCKSH").raw([0x0e, 1, 2, 3, 4, 8, 0x84, 0x83, 0x5e, 0x81, 0, 0x25, 0x19])
    let file = head.raw(tag(item("Title", "T")))
    let metadata = try Metadata(file.bytes, name: "a.mpc")
    #expect(metadata.format.name == "MPC")
    #expect(metadata.facts.duration == Double(66_014 - 128) / 48_000)
    #expect(metadata.facts.tracks.first?.channels == 2)
    #expect(metadata.facts.tracks.first?.sampleRate == 48_000)
    #expect(metadata["APE:Title"]?.description == "T")
    for length in 0..<file.bytes.count {
      _ = try? Metadata(Array(file.bytes.prefix(length)), name: "a.mpc")
    }
  }

  @Test func tagsAreBounded() throws {
    let missing = try Metadata(sound.raw(tag(item("A", "b"), count: 9)).bytes)
    #expect(missing["APE:TagA"]?.description == "b")
    #expect(missing.warnings.map(\.code) == [.truncated])
    let endless = sound.raw(Bytes().little(1, 0, size: 4).text("Key").bytes).raw(mark([[]]))
    #expect(try !Metadata(endless.bytes).warnings.isEmpty)
    let long = sound.raw(mark([[UInt8](repeating: 0, count: 5000)]))
    #expect(try Metadata(long.bytes).warnings.map(\.code) == [.malformed])
    let items = [UInt8](repeating: 0, count: 9).map { $0 }
    let many = sound.raw((0..<400_000).flatMap { _ in items })
      .raw(mark([[UInt8](repeating: 0, count: 3_600_000)], count: 400_000))
    let metadata = try metadataWithinAMinute(of: many.bytes)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }
}
