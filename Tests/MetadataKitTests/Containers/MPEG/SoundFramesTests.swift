import MetadataKit
import Testing

/// Sound in frames with headers of their own: Layer II, AC-3 and Enhanced AC-3.
@Suite struct SoundFramesTests {
  private static let title: [UInt8] =
    Bytes("ID3").raw([3, 0, 0, 0, 0, 0, 13]).text("TIT2").big(3, size: 4).zeros(3).text("Hi").bytes

  /// Version 1, layer II, 32 kbit/s, 44.1 kHz, mono: 104 bytes.
  private static let layer2 = [0xff, 0xfd, 0x10, 0xc0] + [UInt8](repeating: 0, count: 100)

  /// 32 kbit/s, 48 kHz, three channels in front and two behind, one of low tones: 128 bytes.
  private static let ac3 =
    [0x0b, 0x77, 0, 0, 0, 0x40, 0xe1, 0] + [UInt8](repeating: 0, count: 120)

  /// The same at half the rate.
  private static let slowAC3 =
    [0x0b, 0x77, 0, 0, 0, 0x48, 0xe1, 0] + [UInt8](repeating: 0, count: 120)

  /// 64 bytes, 44.1 kHz halved, two channels.
  private static let eac3 =
    [0x0b, 0x77, 0, 31, 0xd4, 0x80, 0, 0] + [UInt8](repeating: 0, count: 56)

  @Test(
    arguments: [
      (layer2, "MP2", 44_100, 1), (ac3, "AC3", 48_000, 6),
      (slowAC3, "AC3", 24_000, 6), (eac3, "EAC3", 22_050, 2),
    ] as [([UInt8], String, Double, Int)])
  func tellsTheSoundAndItsTags(
    _ frame: [UInt8], _ name: String, _ rate: Double, _ channels: Int
  ) throws {
    let metadata = try Metadata(Self.title + frame + frame)
    #expect(metadata.format.name == name)
    #expect(metadata["ID3v2_3:Title"]?.description == "Hi")
    #expect(metadata["File:ID3Size"]?.description == "23")
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.kind == .audio && track.codec == name.lowercased())
    #expect(track.sampleRate == rate && track.channels == channels)
    #expect(try Metadata(frame + frame).facts.tracks.first?.channels == channels)
    Bytes().raw(Self.title + frame + frame).readEveryTruncation()
  }

  @Test(
    arguments: [
      (layer2, 1152 / 44_100.0), (ac3, 1536 / 48_000.0), (slowAC3, 1536 / 24_000.0),
      (eac3, 1536 / 22_050.0),
    ] as [([UInt8], Double)])
  func countsFrames(_ frame: [UInt8], _ seconds: Double) throws {
    var sound: [UInt8] = []
    for _ in 0..<1000 { sound += frame }
    let metadata = try Metadata(Self.title + sound + frame.dropLast())
    let duration = try #require(metadata.facts.duration)
    #expect(abs(duration - 1000 * seconds) < 1e-9)
    #expect(metadata.facts.tracks.first?.duration == duration)
    let last = Array("TAG".utf8) + [UInt8](repeating: 0x20, count: 125)
    #expect(try Metadata(sound + last).facts.duration == duration)
    #expect(try Metadata(sound + [1, 2, 3, 4, 5, 6, 7, 8]).facts.duration == nil)
  }

  /// Version 1, layer I, 384 kbit/s, 32 kHz, two channels: 576 bytes, which begin as UTF-16 does. exiftool has a text in
  /// them.
  @Test func readsLayerI() throws {
    let frame = [0xff, 0xfe, 0xc8, 0x04] + [UInt8](repeating: 0x55, count: 572)
    let sound = frame + frame + frame
    let metadata = try Metadata(sound + frame.dropLast())
    #expect(metadata.format.name == "MP1" && !metadata.format.isInExiftool)
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.codec == "mp1" && track.sampleRate == 32_000 && track.channels == 2)
    #expect(metadata.facts.duration == 0.036)
    #expect((try? Metadata(frame + frame.prefix(4)))?.format.name != "MP1")
    Bytes().raw(sound).readEveryTruncation()
  }

  /// Frames of Enhanced AC-3 may have one block, be of further channels, or of another program.
  @Test(arguments: [(0, 0x00, 512), (0, 0x30, 3072), (0x40, 0x30, 1536), (0x08, 0x30, 1536)])
  func countsFramesOfTheFirstProgram(_ kind: UInt8, _ blocks: UInt8, _ samples: Int) throws {
    func frame(_ kind: UInt8) -> [UInt8] {
      [0x0b, 0x77, kind, 31, blocks | 4, 0x80, 0, 0] + [UInt8](repeating: 0, count: 56)
    }
    let metadata = try Metadata(frame(0) + frame(kind))
    #expect(metadata.facts.duration == Double(samples) / 48_000)
  }

  /// Behind a tag it is MP3 to exiftool, which without one reads no AC-3.
  @Test func exiftoolReadsWhatATagStandsBefore() throws {
    func view(_ bytes: [UInt8]) throws -> String {
      var json = JSONWriter()
      ExiftoolView(isNumeric: false).write(try Metadata(bytes), name: Array("a.ac3".utf8), &json)
      return json.text.string.filter { $0 != " " }
    }
    #expect(try view(Self.title + Self.ac3 + Self.ac3).contains("\"File:FileType\":\"MP3\""))
    #expect(try view(Self.ac3 + Self.ac3).contains("exiftoolreadsnoAC3"))
  }

  /// Frames of layer III, 44.1 kHz, 128 kbit/s or half of that, padded when it is due, or as is said.
  private static func layer3(
    _ count: Int, isPadded: Bool? = nil, half: Int? = nil
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var due = 0
    for index in 0..<count {
      let isHalf = index == half
      // 144 bits of the rate go with a sample.
      due += (isHalf ? 64 : 128) * 144_000
      let whole = isHalf ? 208 : 417
      let padding = isPadded ?? (due >= (whole + 1) * 44_100) ? 1 : 0
      due -= (whole + padding) * 44_100
      bytes += [0xff, 0xfb, (isHalf ? 0x50 : 0x90) | UInt8(padding << 1), 0x64]
      bytes += [UInt8](repeating: 0, count: whole + padding - 4)
    }
    return bytes
  }

  /// Where all frames have one rate.
  @Test(arguments: [8, 60, 400])
  func countsFramesOfLayerIIIByTheirRate(_ count: Int) throws {
    let seconds = Double(count) * 1152 / 44_100
    let metadata = try Metadata(Self.title + Self.layer3(count), name: "a.mp3")
    #expect(metadata.facts.duration == seconds)
    #expect(metadata.facts.tracks.first?.duration == seconds)
    for isPadded in [false, true] {
      let alike = try Metadata(Self.layer3(count, isPadded: isPadded), name: "a.mp3")
      #expect(alike.facts.duration == seconds)
    }
    // What is cut off is no frame, nor is what stands behind them.
    let cut = try Metadata(Array(Self.layer3(count + 1).dropLast(9)), name: "a.mp3")
    #expect(cut.facts.duration == seconds)
    let more = Self.layer3(count) + [UInt8](repeating: 7, count: 300)
    #expect(try Metadata(more, name: "a.mp3").facts.duration == seconds)
  }

  /// Those of a short sound are counted, of whatever rates; what the encoder says in one of them is none.
  @Test func countsAllFramesOfAShortSoundOfLayerIII() throws {
    let seconds = 60.0 * 1152 / 44_100
    let sound = Self.layer3(60, half: 30)
    #expect(try Metadata(sound, name: "a.mp3").facts.duration == seconds)
    let encoder = Bytes().raw([0xff, 0xfb, 0x50, 0x64]).zeros(32).text("Info").zeros(168)
    #expect(try Metadata(encoder.bytes + sound, name: "a.mp3").facts.duration == seconds)
  }

  /// Of a long sound some such frames are looked at: the others are told by the bytes that all have.
  @Test(arguments: [(60, 30), (400, 30), (400, 385)])
  func countsFramesOfLayerIIIOfOtherRatesInShortSoundsAlone(_ count: Int, _ half: Int) throws {
    let sound = Self.layer3(count, half: half)
    #expect(try (Metadata(sound, name: "a.mp3").facts.duration == nil) == (count > 100))
    var broken = Self.layer3(count)
    broken.replaceSubrange(half * 418..<(half * 418 + 700), with: [UInt8](repeating: 7, count: 60))
    #expect(try Metadata(broken, name: "a.mp3").facts.duration == nil)
  }

  /// A frame of AAC with a header: 44.1 kHz, two channels, one block or more.
  private static func aac(_ length: Int, blocks: UInt8 = 1) -> [UInt8] {
    [0xff, 0xf1, 0x50, 0x80, UInt8(length >> 3 & 0xff), UInt8(length & 7) << 5 | 0x1f]
      + [0xfb + blocks] + [UInt8](repeating: 0, count: length - 7)
  }

  @Test func countsFramesOfAAC() throws {
    let frames = (0..<400).flatMap { Self.aac(100 + $0, blocks: $0 == 9 ? 3 : 1) }
    let seconds = 402 * 1024 / 44_100.0
    #expect(try Metadata(frames).facts.duration == seconds)
    #expect(try Metadata(Self.title + frames + Self.aac(50).dropLast()).facts.duration == seconds)
    let last = Array("TAG".utf8) + [UInt8](repeating: 0x20, count: 125)
    #expect(try Metadata(frames + last).facts.duration == seconds)
    let tag = Bytes("APETAGEX").little(2000, 32, 0, 0, 0, 0, size: 4).bytes
    #expect(try Metadata(frames + tag + last).facts.duration == seconds)
    #expect(try Metadata(frames + [1, 2, 3, 4, 5, 6, 7, 8]).facts.duration == nil)
    let long = (0..<1100).flatMap { _ in Self.aac(2000) }
    #expect(try Metadata(long + long + long + long).facts.duration == nil)
  }

  private static let dts: [UInt8] = [
    0x7f, 0xfe, 0x80, 0x01, 0xfc, 0x3c, 0x75, 0xb2, 0x76, 0xc0, 0x05, 0x38,
  ]

  /// As ffmpeg writes it, and by the tables of ETSI TS 102 114 §5.3.1.
  @Test(
    arguments: [
      (dts, 48_000, 6), (dts.with(0x01, at: 10), 48_000, 5),
      // Stereo, mono, four channels, each with low tones; an arrangement that is its user's.
      (dts.with(0x7f, at: 6).with(0xf0, at: 7).with(0xa2, at: 8), 44_100, 3),
      (dts.with(0xb0, at: 7).with(0x36, at: 8), 48_000, 2),
      (dts.with(0x32, at: 7).with(0x32, at: 8), 24_000, 5),
      (dts.with(0xbf, at: 7).with(0xf6, at: 8), 48_000, nil),
      // Extensions: twice the rate, one channel more, any number of them.
      (dts.with(0x55, at: 10), 96_000, 6), (dts.with(0x15, at: 10), 48_000, 7),
      (dts.with(0xd5, at: 10), 48_000, nil),
    ] as [([UInt8], Double, Int?)])
  func readsDTS(_ frame: [UInt8], _ rate: Double, _ channels: Int?) throws {
    let metadata = try Metadata(frame + [UInt8](repeating: 0, count: 100), name: "a.dts")
    #expect(metadata.format.name == "DTS" && !metadata.format.isInExiftool)
    #expect(metadata.format.fileExtension == "dts" && metadata.warnings.isEmpty)
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.kind == .audio && track.codec == "dts")
    #expect(track.sampleRate == rate && track.channels == channels)
    Bytes().raw(frame).readEveryTruncation()
  }

  /// Of DTS-HD the core has not all that there is.
  @Test func whatStandsBehindTheCoreHasMore() throws {
    let core = Self.dts + [UInt8](repeating: 0, count: 1884 - Self.dts.count)
    let whole = try Metadata(core + core).facts.tracks.first
    #expect(whole?.channels == 6)
    let more = try Metadata(core + [0x64, 0x58, 0x20, 0x25] + core).facts.tracks.first
    #expect(more?.codec == "dts" && more?.channels == nil && more?.sampleRate == nil)
  }

  /// A header of no rate, or with too short a frame, is none.
  @Test(arguments: [(8, 0x02), (5, 0x04), (6, 0x00)])
  func whatOnlyBeginsLikeDTSIsNone(_ place: Int, _ byte: UInt8) {
    #expect(throws: MetadataError.self) {
      try Metadata(Self.dts.with(byte, at: place) + [UInt8](repeating: 0, count: 100))
    }
  }
}

extension [UInt8] {
  fileprivate func with(_ byte: UInt8, at place: Int) -> [UInt8] {
    var copy = self
    copy[place] = byte
    return copy
  }
}
