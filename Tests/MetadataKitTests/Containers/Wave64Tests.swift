import MetadataKit
import Testing

@Suite struct Wave64Tests {
  /// What the names of chunks have behind the four letters of WAVE's.
  private let tail: [UInt8] = [
    0xf3, 0xac, 0xd3, 0x11, 0x8c, 0xd1, 0x00, 0xc0, 0x4f, 0x8e, 0xdb, 0x8a,
  ]

  private func chunk(_ name: [UInt8], _ body: [UInt8], size: Int? = nil) -> [UInt8] {
    let padding = [UInt8](repeating: 0, count: (8 - body.count % 8) % 8)
    return Bytes().raw(name).little(size ?? body.count + 24, size: 8).raw(body + padding).bytes
  }

  private func chunk(_ name: String, _ body: [UInt8], size: Int? = nil) -> [UInt8] {
    chunk(Array(name.utf8) + tail, body, size: size)
  }

  private func file(_ chunks: [UInt8]..., size: Int? = nil) -> [UInt8] {
    let body = chunks.flatMap { $0 }
    return Bytes("riff").raw([
      0x2e, 0x91, 0xcf, 0x11, 0xa5, 0xd6, 0x28, 0xdb, 0x04, 0xc1, 0x00, 0x00,
    ]).little(size ?? body.count + 40, size: 8).text("wave").raw(tail + body).bytes
  }

  /// 44.1 kHz in two channels of 16 bits; of what is compressed, as 16,000 bytes a second.
  private func format(_ number: Int = 1) -> [UInt8] {
    chunk(
      "fmt ",
      Bytes().little(number, 2, size: 2).little(44_100, number == 1 ? 176_400 : 16_000, size: 4)
        .little(4, number == 1 ? 16 : 4, size: 2).bytes)
  }

  private let data = [UInt8](repeating: 0, count: 17_640)

  @Test func tellsTheSound() throws {
    let bytes = file(format(), chunk("data", data))
    let metadata = try Metadata(bytes)
    #expect(metadata.format.name == "W64" && !metadata.format.isInExiftool)
    #expect(metadata.warnings.isEmpty && metadata.facts.duration == 0.1)
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.kind == .audio && track.codec == "0x0001" && track.channels == 2)
    #expect(track.sampleRate == 44_100 && track.sampleSize == 16 && track.duration == 0.1)
    #expect(metadata["RIFF:Encoding"]?.description == "Microsoft PCM")
    #expect(metadata["RIFF:BitsPerSample"]?.description == "16")
    Bytes().raw(Array(bytes.prefix(300))).readEveryTruncation()
  }

  /// Of what is compressed the samples are counted, in a number of 64 bits.
  @Test func aCompressedSoundLastsAsLongAsItsSamples() throws {
    let count = chunk("fact", Bytes().little(22_050, size: 8).bytes)
    let metadata = try Metadata(file(format(2), count, chunk("data", data)))
    #expect(metadata.facts.duration == 0.5 && metadata.facts.tracks.first?.sampleSize == nil)
  }

  /// ffmpeg's writer to a pipe: nobody knows how much will come.
  @Test func lengthsMayBeOpen() throws {
    let metadata = try Metadata(file(format(), chunk("data", data, size: .max), size: -1))
    #expect(metadata.facts.duration == 0.1 && metadata.warnings.isEmpty)
  }

  @Test func aFileThatIsCutOffIsShorter() throws {
    let bytes = file(format(), chunk("data", data))
    let metadata = try Metadata(Array(bytes.dropLast(8820)))
    #expect(metadata.facts.duration == 0.05 && metadata.warnings.map(\.code) == [.truncated])
  }

  /// Chunks of WAVE under names of this format, and the list of texts that is its own.
  @Test func tellsWhatElseIsInIt() throws {
    let summary: [UInt8] = [
      0xbc, 0x94, 0x5f, 0x92, 0x5a, 0x52, 0xd2, 0x11, 0x86, 0xdc, 0x00, 0xc0, 0x4f, 0x8e, 0xdb,
      0x8a,
    ]
    let texts = Bytes().little(2, size: 4).text("INAM").little(6, size: 4).little(
      0x48, 0xe9, 0, size: 2
    )
    .text("IART").little(4, size: 4).little(0x4a, 0x6f, size: 2)
    let bext = Bytes("A take").zeros(314).text("2022-06-0514:36:22").zeros(264)
    let bytes = file(
      format(), chunk("bext", bext.bytes), chunk(summary, texts.bytes),
      chunk([UInt8](repeating: 7, count: 16), [1, 2, 3]), chunk("data", data))
    let metadata = try Metadata(bytes)
    #expect(metadata["RIFF:Title"]?.description == "H\u{e9}")
    #expect(metadata["RIFF:Artist"]?.description == "Jo")
    #expect(metadata["RIFF:Description"]?.description == "A take")
    #expect(metadata.created?.local == "2022-06-05T14:36:22")
    #expect(metadata.warnings.isEmpty && metadata.facts.duration == 0.1)
    Bytes().raw(bytes).readEveryTruncation()
  }

  @Test(arguments: [0, 23, .max, -1])
  func sizesMayBeAnyNumber(_ size: Int) throws {
    let metadata = try Metadata(file(format(), chunk("junk", [1], size: size), chunk("data", data)))
    #expect(metadata.facts.tracks.count == 1)
    #expect(metadata.warnings.count == 1)
  }
}
