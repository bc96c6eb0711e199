import MetadataKit
import Testing

@Suite struct WavPackTests {
  /// A block of whole stereo sound, 16 bits, 44,100 Hz.
  private func block(flags: Int = 0x0480_1801, samples: Int = 22_050, _ parts: [UInt8]...) -> Bytes
  {
    let body = parts.flatMap { $0 }
    return Bytes("wvpk").little(24 + body.count, size: 4).little(0x410, size: 2).zeros(2)
      .little(samples, 0, samples, flags, 0, size: 4).raw(body)
  }

  /// The header of a WAVE file of eight bits, as the block keeps it.
  private var wave: [UInt8] {
    let header = Bytes("RIFF").little(1000, size: 4).text("WAVEfmt ").little(16, size: 4)
      .little(1, 2, size: 2).little(44_100, 176_400, size: 4).little(4, 16, size: 2).text("data")
      .little(900, size: 4).bytes
    return [0x21, UInt8(header.count / 2)] + header
  }

  @Test func readsTheHeaderAndTheTag() throws {
    let item = Bytes().little(1, 0, size: 4).text("Mood").zeros(1).text("z")
    let tag = item.text("APETAGEX").little(2000, item.bytes.count + 32, 1, 0, size: 4).zeros(8)
    // Before it a part with an odd length.
    let file = block([0x45, 1, 7, 0], wave, [0x8a, 1, 0, 0, 1, 2]).raw(tag.bytes)
      .raw(Bytes("TAG").text("Title", 30).zeros(95).bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "WV")
    #expect(metadata["File:BytesPerSample"]?.description == "2")
    #expect(metadata["File:AudioType"]?.description == "Stereo")
    #expect(metadata["File:Compression"]?.description == "Lossless")
    #expect(metadata["File:DataFormat"]?.description == "Integer")
    #expect(metadata["File:SampleRate"]?.description == "44100")
    #expect(metadata["RIFF:Encoding"]?.description == "Microsoft PCM")
    #expect(metadata["RIFF:AvgBytesPerSec"]?.description == "176400")
    #expect(metadata["APE:Mood"]?.description == "z")
    #expect(metadata["ID3v1:Title"]?.description == "Title")
    #expect(metadata.facts.tracks.first?.channels == 2)
    #expect(metadata.facts.duration == 0.5 && metadata.facts.tracks.first?.sampleSize == 16)
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  @Test func readsPartsOfLongLengths() throws {
    let metadata = try Metadata(
      block([0xa1, UInt8(wave.count / 2 - 1), 0, 0] + wave.dropFirst(2)).bytes)
    #expect(metadata["RIFF:NumChannels"]?.description == "2")
  }

  /// The first of several blocks, each of which has two channels at most: five bytes of a number and
  /// speakers, or six for more than 255.
  @Test(arguments: [([0x4d, 3, 6, 0x3f, 0, 0, 0, 0], 6), ([0x0d, 3, 0x2b, 0, 1, 0, 0, 0], 300)])
  func tellsMoreThanTwoChannels(_ part: [UInt8], _ channels: Int) throws {
    let facts = try Metadata(block(flags: 0x0480_0801, part).bytes).facts
    #expect(facts.tracks.first?.channels == channels)
  }

  /// 20 bits stand in three bytes, four of which are filling; one-bit sound is said to have one byte.
  @Test(arguments: [(0x0480_9802, 20), (0x0480_1803, 32), (0x8480_1800, 1)])
  func tellsTheBitsOfASample(_ flags: Int, _ bits: Int) throws {
    #expect(try Metadata(block(flags: flags).bytes).facts.tracks.first?.sampleSize == bits)
  }

  /// A rate that has no number, and one-bit sound of 64 times 44.1 kHz, which counts bytes.
  @Test(arguments: [
    (0x0780_1801, 500, [0x67, 2, 0xe8, 3, 0, 0], 1000.0, 0.5),
    (0x861c_1800, 35_280, [0x0e, 1, 2, 3], 2_822_400, 0.1),
  ])
  func tellsOtherRates(
    _ flags: Int, _ samples: Int, _ part: [UInt8], _ rate: Double, _ seconds: Double
  ) throws {
    let file = block(flags: flags, samples: samples, part)
    let track = try #require(try Metadata(file.bytes).facts.tracks.first)
    #expect(track.sampleRate == rate && track.duration == seconds)
    file.readEveryTruncation()
    let bare = try Metadata(block(flags: flags, samples: samples).bytes).facts.tracks.first
    #expect(bare?.sampleRate == nil && bare?.duration == nil)
  }

  @Test func aSoundOfUnknownLengthHasNone() throws {
    let metadata = try Metadata(block(flags: 0x0780_188f, samples: 0xffff_ffff).bytes)
    #expect(metadata["File:BytesPerSample"]?.description == "4")
    #expect(metadata["File:AudioType"]?.description == "Mono")
    #expect(metadata["File:Compression"]?.description == "Hybrid")
    #expect(metadata["File:DataFormat"]?.description == "Floating Point")
    #expect(metadata["File:SampleRate"]?.description == "Custom")
    #expect(metadata.facts.tracks.first?.channels == 1)
    #expect(metadata.facts.duration == nil)
  }
}
