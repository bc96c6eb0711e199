import MetadataKit
import Testing

/// Sample entries say two channels of 44,100 Hz; what the codec's own box says counts.
@Suite struct SoundConfigurationTests {
  private static func aac(_ configuration: [UInt8], objectType: UInt8 = 0x40) -> [UInt8] {
    let length = UInt8(configuration.count)
    return BoxBytes.full(
      "esds", [3, 20 + length, 0, 1, 0, 4, 15 + length, objectType, 0x15, 0, 0, 0],
      BoxBytes.number(0, 8), [5, length], configuration)
  }

  static let boxes: [(name: String, box: [UInt8], channels: Int?, rate: Double)] = [
    ("AAC, mono", aac([0x12, 0x08]), 1, 44100), ("AAC, 5.1", aac([0x11, 0xb0]), 6, 48000),
    ("AAC, 7.1", aac([0x11, 0xb8]), 8, 48000),
    // Object type 5: spectral band replication of 22,050 Hz to 44,100 Hz
    ("HE-AAC", aac([0x2b, 0x8a, 0x08]), 1, 44100),
    // Object type 29: and parametric stereo
    ("HE-AAC v2", aac([0xeb, 0x8a, 0x08]), 2, 44100),
    (
      "HE-AAC v2, for those who know of it", aac([0x13, 0x88, 0x56, 0xe5, 0xa5, 0x48, 0x80]), 2,
      44100
    ),
    // 22,050 Hz, of which replication that nobody states makes what the entry says
    ("HE-AAC, not stated", aac([0x13, 0x88]), 1, 44100),
    ("AAC, 32,000 Hz", aac([0x12, 0x90]), 2, 32000),
    // A rate in 24 bits
    ("AAC, 50,000 Hz", aac([0x17, 0x80, 0x61, 0xa8, 0x10]), 2, 50000),
    // No number, but a list: in front a pair and one, one beside, a pair behind
    ("AAC, listed", aac([0x11, 0x80, 4, 0xc8, 0x44, 0, 0x20, 0, 0xc4, 0x0d, 0x4c]), 6, 48000),
    // And one of low tones, after how to make one channel of them
    ("AAC, listed, 1.1", aac([0x11, 0x80, 4, 0xc4, 1, 1, 0x20, 0]), 2, 48000),
    ("AAC, a list that is cut short", aac([0x11, 0x80, 4, 0xc8]), nil, 48000),
    // Object type 36, of which no list tells: what the entry says counts.
    ("ALS", aac([0xf8, 0x88, 0]), 2, 44100),
    // The frames say how many channels they have.
    ("MP3", aac([0x12, 0x08], objectType: 0x6b), nil, 44100),
    (
      "Vorbis, 5.1",
      aac([2, 30, 60, 1] + Array("vorbis".utf8) + [0, 0, 0, 0, 6], objectType: 0xdd), 6, 44100
    ), ("nothing", aac([]), 2, 44100),
    ("AC-3, 5.1", BoxBytes.box("dac3", [0x10, 0x3d, 0xc0]), 6, 48000),
    ("AC-3 of a quarter of the rate", BoxBytes.box("dac3", [0x54, 0x10, 0x40]), 2, 11025),
    ("E-AC-3, mono", BoxBytes.box("dec3", [0, 0, 0x20, 0x02, 0]), 1, 48000),
    ("TrueHD, 7.1", BoxBytes.box("dmlp", [0, 0x17, 0x80, 0x4f, 0x18, 0x6a]), 8, 48000),
    ("TrueHD, 5.1", BoxBytes.box("dmlp", [0, 0x17, 0x80, 0, 0x18, 0x6a]), 6, 48000),
    // One stream of 5.1, and another with the pair behind
    ("E-AC-3, 7.1", BoxBytes.box("dec3", [0, 0, 0x20, 0x0f, 2, 2]), 8, 48000),
    (
      "ALAC",
      BoxBytes.full(
        "alac", BoxBytes.number(4096, 4), [0, 24, 40, 10, 14, 1, 0, 255], BoxBytes.number(0, 8),
        BoxBytes.number(192_000, 4)), 1, 192_000
    ),
    (
      "FLAC",
      BoxBytes.full(
        "dfLa", [0x80, 0, 0, 34], BoxBytes.number(0, 10), BoxBytes.number(96000 << 12 | 5 << 9, 4),
        BoxBytes.number(0, 20)), 6, 96000
    ),
    ("AMR", BoxBytes.box("damr", Array("vend".utf8) + [0, 0x81, 0xff, 0, 1]), 1, 44100),
    ("Opus", BoxBytes.box("dOps", [0, 6] + BoxBytes.number(0, 9)), 6, 48000),
    ("cut short", BoxBytes.box("dac3", []), 2, 44100),
  ]

  @Test(arguments: boxes.indices) func channelsAndRate(_ index: Int) throws {
    let expected = Self.boxes[index]
    let file = MovieBytes.file(
      "mp42", MovieBytes.track("soun", MovieBytes.sound("mp4a", expected.box)))
    let track = try #require(try Metadata(file).movie?.tracks.first)
    #expect(track.channels == expected.channels, "\(expected.name)")
    #expect(track.sampleRate == expected.rate, "\(expected.name)")
    for length in file.indices { ContainerTests.exercise(Array(file[..<length])) }
  }

  /// Two channels may be what every entry of a writer has; one is meant.
  @Test func oneChannelOfAnEntryIsMeant() throws {
    var entry = MovieBytes.sound("mp4a", Self.aac([], objectType: 0x6b))
    entry.replaceSubrange((8 + 16)..<(8 + 18), with: [0, 1])
    let metadata = try Metadata(MovieBytes.file("mp42", MovieBytes.track("soun", entry)))
    #expect(metadata.movie?.tracks.first?.channels == 1)
  }

  /// What the template of an entry has is no fact about codecs that have something else.
  @Test func codecsTellBeforeTheirEntries() throws {
    func track(_ codec: String, _ box: [UInt8] = []) throws -> MovieTrack {
      let file = MovieBytes.file(
        "qt  ", MovieBytes.track("soun", MovieBytes.sound(codec, box)))
      return try #require(try Metadata(file).movie?.tracks.first)
    }
    #expect(try track("samr").sampleRate == 8000)
    #expect(try track("samr").channels == 1 && track("sawb").channels == 1)
    #expect(try track("sawb").sampleRate == 16000)
    #expect(try track("sowt").sampleSize == 16 && track("mp4a").sampleSize == nil)
    #expect(try track("in24").sampleSize == 24 && track("fl32").sampleSize == 32)
    // A whole number where others have 16.16 bits
    #expect(try track("mlpa").sampleRate == Double(44100 << 16))
    let cookie = BoxBytes.full(
      "alac", BoxBytes.number(4096, 4), [0, 20, 40, 10, 14, 2, 0, 255], BoxBytes.number(0, 8),
      BoxBytes.number(44100, 4))
    #expect(try track("alac", cookie).sampleSize == 20)
  }

  /// Rates above 65,535 Hz have no room in an entry.
  @Test func noRateIsNone() throws {
    let entry = BoxBytes.box(
      "lpcm", [UInt8](repeating: 0, count: 18), [0, 24], BoxBytes.number(0, 8))
    let track = try #require(
      try Metadata(MovieBytes.file("qt  ", MovieBytes.track("soun", entry))).movie?.tracks.first)
    #expect(track.sampleRate == nil && track.channels == nil && track.sampleSize == 24)
    for rate in [Double.nan, .infinity, -1, 0] {
      let entry = BoxBytes.box(
        "lpcm", BoxBytes.number(0, 8), [0, 2], [UInt8](repeating: 0, count: 22),
        BoxBytes.number(Int(bitPattern: UInt(rate.bitPattern)), 8), BoxBytes.number(2, 4))
      let file = MovieBytes.file("qt  ", MovieBytes.track("soun", entry + [0]))
      #expect(try Metadata(file).movie?.tracks.first?.sampleRate == nil)
    }
  }
}
