import MetadataKit
import Testing
import UniformTypes

@Suite struct MPEGStreamTests {
  /// A packet of MPEG-1 with a time in ticks of 90 kHz.
  private func packet(_ stream: UInt8, time: Int, _ data: [UInt8]) -> [UInt8] {
    let stamp: [UInt8] = [
      0x21 | UInt8(time >> 30 & 7) << 1, UInt8(time >> 22 & 0xff),
      UInt8(time >> 15 & 0x7f) << 1 | 1,
      UInt8(time >> 7 & 0xff), UInt8(time & 0x7f) << 1 | 1,
    ]
    return [0, 0, 1, stream] + BoxBytes.number(data.count + 7, 2) + [0xff, 0xff] + stamp + data
  }

  private let pack: [UInt8] = [0, 0, 1, 0xba, 0x21, 0, 1, 0, 1, 0x80, 0, 1]
  /// 352 × 288, pixels of 4:3 for PAL, 25 pictures, 1,150,000 bits a second.
  private let sequence: [UInt8] = [
    0, 0, 1, 0xb3, 0x16, 0x01, 0x20, 0x83, 0x02, 0xce, 0xe0, 0xa4,
  ]
  /// Version 1, layer II, 224 kbit/s, 44.1 kHz, stereo.
  private let sound: [UInt8] = [0xff, 0xfd, 0xb0, 0x04]

  /// Recordings of broadcasts begin within a packet.
  @Test(arguments: [1, 77, 187]) func transportStreamsMayBeginWithinAPacket(_ count: Int) throws {
    let file = try Fixture.bytes("movie.ts")
    let metadata = try Metadata(Array(file.dropFirst(count)))
    #expect(metadata.format.name == "M2T")
    #expect(metadata.facts.tracks.count == (try Metadata(file)).facts.tracks.count)
  }

  /// Lines of one length may have the byte that packets begin with, as records of satellite receivers do.
  @Test(arguments: [93, 187]) func textsAreNoTransportStreams(_ count: Int) throws {
    let line = "$GPGGA," + String(repeating: "1", count: count - 7) + "\n"
    let metadata = try Metadata(Array(String(repeating: line, count: 40).utf8))
    #expect(metadata.format.name == "TXT")
  }

  /// Zeros may stand before any start code.
  @Test func videoMayStartWithZeros() throws {
    let video = sequence + [0, 0, 1, 0xb8] + [UInt8](repeating: 0x55, count: 64)
    let metadata = try Metadata([UInt8](repeating: 0, count: 61) + video)
    #expect(metadata.format.name == "MPEG")
    #expect(metadata.facts.pixelWidth == 352)
    #expect(metadata["MPEG:FrameRate"]?.description == "25 fps")
  }

  @Test func readsBothHeadersAndTheTimes() throws {
    let metadata = try Metadata(
      pack + packet(0xe0, time: 90_000, sequence + [0, 0, 1, 0xb8])
        + packet(0xc0, time: 90_000, sound) + pack
        + packet(0xe0, time: 90_000 * 41, [UInt8](repeating: 0x55, count: 32)))
    #expect(metadata.format.name == "MPEG")
    #expect(metadata["MPEG:ImageWidth"]?.description == "352")
    #expect(metadata["MPEG:AspectRatio"]?.description == "4:3, 625 line, PAL, CCIR601")
    #expect(metadata["MPEG:FrameRate"]?.description == "25 fps")
    #expect(metadata["MPEG:VideoBitrate"]?.description == "1.15 Mbps")
    #expect(metadata["MPEG:AudioBitrate"]?.description == "224 kbps")
    #expect(metadata["MPEG:AudioLayer"]?.description == "2")
    #expect(metadata["MPEG:SampleRate"]?.description == "44100")
    #expect(metadata["MPEG:SampleRate"]?.numericDescription == "0")
    #expect(metadata["Composite:Duration"]?.description.hasSuffix(" (approx)") == true)
    #expect(metadata.facts.duration == 40)
    #expect(metadata.facts.tracks.map(\.codec) == ["MPEG-1 Video", "MPEG-1 Audio"])
  }

  /// A picture: its place in the group, and its kind, of which 3 is shown between others.
  private func picture(_ reference: Int, _ kind: UInt8) -> [UInt8] {
    [0, 0, 1, 0, UInt8(reference >> 2), UInt8(reference & 3) << 6 | kind << 3, 0x55, 0x55]
  }

  /// A packet has the time of its first picture; two fields of a frame are one.
  @Test(arguments: [1, 2]) func theLastPictureIsShownToItsEnd(_ fields: Int) throws {
    func pictures(_ list: [(reference: Int, kind: UInt8)]) -> [UInt8] {
      list.flatMap { one in (0..<fields).flatMap { _ in picture(one.reference, one.kind) } }
    }
    let group: [UInt8] = [0, 0, 1, 0xb8, 0x55, 0x55, 0x55, 0x55]
    let start = 90_000
    let head =
      pack + packet(0xe0, time: start + 2 * 3600, sequence + group + pictures([(2, 1)]))
      + packet(0xe0, time: start, pictures([(0, 3), (1, 3)]))
    let rest: [(reference: Int, kind: UInt8)] = [
      (5, 2), (3, 3), (4, 3), (8, 2), (6, 3), (7, 3),
    ]
    let bytes = head + pack + packet(0xe0, time: start + 5 * 3600, pictures(rest))
    // Nine pictures at 25 a second.
    let duration = try #require(try Metadata(bytes).facts.duration)
    #expect(abs(duration - 0.36) < 1e-9)
    // One group, which has one time.
    let one = pack + packet(0xe0, time: start, sequence + group + pictures([(0, 1), (1, 2)]))
    let short = try #require(try Metadata(one).facts.duration)
    #expect(abs(short - 0.08) < 1e-9)
    Bytes().raw(bytes).readEveryTruncation()
  }

  /// MPEG-1 tells the shape of a pixel, MPEG-2 that of the picture.
  @Test(
    arguments: [
      (2, 0xb5, 768), (3, 0xb5, 1024), (4, 0xb5, 1273), (1, 0xb5, 720), (9, 0xb5, 720),
      (3, 0xb8, 1024), (8, 0xb8, 786), (1, 0xb8, 720), (3, 0xb2, 1024),
    ] as [(UInt8, UInt8, Int)])
  func showsPixelsOfTheirShape(_ ratio: UInt8, _ next: UInt8, _ width: Int) throws {
    let header: [UInt8] = [0, 0, 1, 0xb3, 0x2d, 0x02, 0x40, ratio << 4 | 3, 0x02, 0xce, 0xe0, 0xa4]
    let metadata = try Metadata(header + [0, 0, 1, next, 0, 0])
    #expect(metadata.facts.pixelWidth == 720 && metadata.facts.pixelHeight == 576)
    #expect(metadata.facts.displayWidth == width && metadata.facts.displayHeight == 576)
  }

  /// MPEG-2 multiplies the rate of the header.
  @Test(arguments: [(0, 25), (0x60, 100), (0x01, 12.5), (0x25, 25.0 / 3)] as [(UInt8, Double)])
  func theExtensionMultipliesTheRate(_ factor: UInt8, _ rate: Double) throws {
    let metadata = try Metadata(
      sequence + [0, 0, 1, 0xb5, 0x14, 0x8a, 0, 1, 0, factor, 0, 0, 1, 0xb8])
    #expect(metadata["MPEG:FrameRate"]?.description == "25 fps")
    #expect(metadata.facts.frameRate == rate)
  }

  /// Rates of NTSC are quotients, which the tag has rounded.
  @Test(
    arguments: [(1, "23.976 fps", 24_000), (4, "29.97 fps", 30_000), (7, "59.94 fps", 60_000)]
      as [(UInt8, String, Double)])
  func tellsRatesOfNTSCExactly(_ number: UInt8, _ words: String, _ frames: Double) throws {
    var header = sequence
    header[7] = 0x80 | number
    let metadata = try Metadata(header + [0, 0, 1, 0xb8])
    #expect(metadata["MPEG:FrameRate"]?.description == words)
    #expect(metadata.facts.frameRate == frames / 1001)
  }

  /// Sound whose first frame says what encoded it.
  private func sound(encodedBy encoder: String) -> [UInt8] {
    // Version 1, layer III, 128 kbit/s, 44.1 kHz, joint stereo.
    var frame: [UInt8] = [0xff, 0xfb, 0x90, 0x64] + [UInt8](repeating: 0, count: 32)
    frame += Array("Xing".utf8) + [0, 0, 0, 11] + BoxBytes.number(1000, 4)
    frame += BoxBytes.number(400_000, 4) + BoxBytes.number(78, 4) + Array(encoder.utf8)
    frame += [0x04, 0xbe] + [UInt8](repeating: 0, count: 9) + [128, 0, 0, 0, 0x0c]
    // A frame of that rate has 417 bytes.
    frame += [UInt8](repeating: 0, count: 417 - frame.count)
    let next: [UInt8] = [0xff, 0xfb, 0x90, 0x64] + [UInt8](repeating: 0, count: 413)
    return frame + next + next + next
  }

  /// A private packet of MPEG-2, without times.
  private func packet(_ data: [UInt8]) -> [UInt8] {
    [0, 0, 1, 0xbd] + BoxBytes.number(data.count + 4, 2) + [0x81, 0, 1, 0xff] + data
  }

  /// DVDs, and cameras that record like them, have most sound and all subtitles in private packets.
  @Test func readsPrivateStreams() throws {
    let frame: [UInt8] = [0x0b, 0x77, 1, 2, 0x1c, 0x40, 0xeb, 0]
    let bytes =
      pack + packet([0x80, 1, 0, 9] + [1, 2, 3] + frame) + pack
      + packet([0xa1, 7, 0, 4, 0, 0x51, 0x80])
      + packet([0x80, 1, 0, 1] + frame) + packet([0x88, 1, 0, 1]) + packet([0x21, 0])
      + packet([
        0x89, 1, 0, 1, 0x7f, 0xfe, 0x80, 0x01, 0xfc, 0x3c, 0x75, 0xb2, 0x76, 0xc0, 0x05, 0x38,
      ])
      + packet([0xff, 0])
    let tracks = try Metadata(bytes).facts.tracks
    #expect(tracks.map(\.number) == [1, 2, 3, 4, 5])
    #expect(
      tracks.map(\.codec) == [
        "A52/AC-3 Audio", "LPCM Audio", "DTS Audio", "DVD subtitles", "DTS Audio",
      ])
    #expect(tracks.map(\.kind) == [.audio, .audio, .audio, .subtitle, .audio])
    #expect(tracks.map(\.channels) == [6, 2, nil, nil, 6])
    #expect(tracks.map(\.sampleRate) == [48000, 96000, nil, nil, 48000])
    // Without a number: packets that start within a frame may begin with any byte.
    let plain = try Metadata(pack + packet([0x25, 0]) + packet(frame) + packet([0x88, 1, 0, 1]))
    #expect(plain.facts.tracks.map(\.codec) == ["A52/AC-3 Audio"])
    Bytes().raw(bytes).readEveryTruncation()
  }

  @Test func readsAC3InPacketsOfMPEG1() throws {
    let frame: [UInt8] = [0x0b, 0x77, 1, 2, 0x1c, 0x40, 0xeb, 0]
    let track = try Metadata(pack + packet(0xbd, time: 90_000, frame)).facts.tracks.first
    #expect(track?.codec == "A52/AC-3 Audio" && track?.channels == 6)
  }

  /// Recorders of cameras that watch something have H.264 and H.265 in packets of programs.
  @Test(
    arguments: [
      ([0x09, 0xf0], AVCBytes.parameters(), "H.264 (AVC) Video", 1440),
      ([0x40, 1], Self.hevcParameters, "H.265 (HEVC) Video", 64),
      ([0xb0, 1], [0xb6, 0], "MPEG-4 Video", nil),
      // A picture of MPEG-2, one of whose slices has the number of a parameter set.
      ([0, 0], AVCBytes.parameters(), nil, nil),
    ] as [([UInt8], [UInt8], String?, Int?)])
  func readsOtherPictures(
    _ first: [UInt8], _ second: [UInt8], _ codec: String?, _ width: Int?
  ) throws {
    let start: [UInt8] = [0, 0, 0, 1]
    let metadata = try Metadata(
      pack + packet(0xc0, time: 90_000, sound)
        + packet(0xe2, time: 90_000, start + first + start + second + start + [0x05]))
    #expect(metadata.facts.tracks.map(\.kind) == [.video, .audio])
    #expect(metadata.facts.tracks.first?.codec == codec)
    #expect(metadata.facts.pixelWidth == width)
  }

  /// A layer of 176 × 144, by libxvidcore (25 pictures a second) and by
  /// ffmpeg's own encoder (any number).
  @Test(
    arguments: [
      ([0x00, 0xbc, 0x04, 0x06, 0xc4, 0x00, 0x67, 0x0c, 0x16, 0x10, 0x48, 0x51, 0x8f], 176, 25),
      ([0x00, 0xc4, 0x8d, 0x88, 0x00, 0xcd, 0x05, 0x84, 0x12, 0x14, 0x43], 176, nil),
    ] as [([UInt8], Int, Double?)])
  func readsMPEG4(_ layer: [UInt8], _ width: Int, _ rate: Double?) throws {
    let stream = Bytes().raw([0, 0, 1, 0xb0, 1, 0, 0, 1, 0xb5, 9, 0, 0, 1, 0, 0, 0, 1, 0x20])
      .raw(layer).raw([0, 0, 1, 0xb6, 0x10])
    let bytes = Bytes().raw(pack + packet(0xe0, time: 90_000, stream.bytes))
    let facts = try Metadata(bytes.bytes).facts
    #expect(facts.tracks.map(\.codec) == ["MPEG-4 Video"])
    #expect(facts.pixelWidth == width && facts.pixelHeight == 144 && facts.frameRate == rate)
    bytes.readEveryTruncation()
  }

  /// 64 × 48, by x265.
  private static let hevcParameters: [UInt8] = [
    0x42, 0x01, 0x01, 0x01, 0x60, 0, 0, 3, 0, 0x90, 0, 0, 3, 0, 0, 3, 0, 0x1e, 0xa0, 0x20, 0x83,
    0x16, 0x59, 0x59, 0xae, 0x4c, 0xaf, 0x01, 0x68, 0x08, 0, 0, 3, 0, 0x08, 0, 0, 3, 0, 0xc8, 0x40,
  ]

  @Test func everyStreamIsATrack() throws {
    let other: [UInt8] = [
      0, 0, 1, 0xb3, 0x02, 0, 0x10, 0x13, 0x02, 0xce, 0xe0, 0xa4, 0, 0, 1, 0xb8,
    ]
    // Mono.
    let second: [UInt8] = [0xff, 0xfd, 0xb0, 0xc4]
    let metadata = try Metadata(
      pack + packet(0xe0, time: 90_000, sequence + [0, 0, 1, 0xb8])
        + packet(0xe1, time: 90_000, other) + packet(0xc0, time: 90_000, sound)
        + packet(0xc1, time: 90_000, second))
    #expect(metadata.facts.tracks.map(\.pixelWidth) == [352, 32, nil, nil])
    #expect(metadata.facts.tracks.map(\.channels) == [nil, nil, 2, 1])
    // exiftool tells of the first ones.
    #expect(metadata.tags.count { $0.name == "ImageWidth" } == 1)
    #expect(metadata.tags.count { $0.name == "ChannelMode" } == 1)
  }

  /// Fraunhofer's encoder counts frames at a place of its own.
  @Test func readsHowManyFramesFraunhoferCounts() throws {
    let head: [UInt8] = [0xff, 0xfb, 0x90, 0x64]
    let count =
      Bytes().zeros(32).text("VBRI").big(1, 2, 3, size: 2).big(4, 1000, size: 4).zeros(400)
    let frame = head + count.bytes.prefix(413)
    let metadata = try Metadata(frame + frame, name: "a.mp3")
    #expect(metadata.facts.duration == 1000 * 1152 / 44100.0)
  }

  /// A version that is no number is that of a program built on LAME.
  @Test func theHeaderFollowsAnotherWordForTheVersion() throws {
    let metadata = try Metadata(sound(encodedBy: "LAMEZyK! "))
    #expect(metadata["MPEG:Encoder"]?.description == "LAMEZyK! ")
    #expect(metadata["MPEG:LameLowPassFilter"]?.description == "19 kHz")
    let older = try Metadata(sound(encodedBy: "LAME3.89 "))
    #expect(older["MPEG:LameLowPassFilter"] == nil)
  }

  /// exiftool compares versions as texts, so that 3.100 has no header to it, and a longer name.
  @Test func aVersionOfThreeDigitsIsMisreadByExiftool() throws {
    let metadata = try Metadata(sound(encodedBy: "LAME3.100"))
    #expect(metadata["MPEG:Encoder"]?.description == "LAME3.100")
    #expect(metadata["MPEG:LameLowPassFilter"]?.description == "19 kHz")
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a.mp3".utf8), &json)
    #expect(json.text.string.contains(#""LAME3.100\u0004?""#))
    #expect(!json.text.string.contains("MPEG:Lame"))
  }

  @Test func readsWhatTheEncoderSays() throws {
    let metadata = try Metadata(sound(encodedBy: "LAME3.99r"))
    #expect(metadata["MPEG:VBRFrames"]?.description == "1000")
    #expect(metadata["MPEG:Encoder"]?.description == "LAME3.99r")
    #expect(metadata["MPEG:LameVBRQuality"]?.description == "2")
    #expect(metadata["MPEG:LameMethod"]?.description == "VBR (new/mtrh)")
    #expect(metadata["MPEG:LameLowPassFilter"]?.description == "19 kHz")
    #expect(metadata["MPEG:LameBitrate"]?.description == "128 kbps")
    #expect(metadata["Composite:Duration"]?.description == "26.12 s (approx)")
    // The frames are counted: 1,000 of 1,152 samples.
    #expect(metadata.facts.duration == 1000 * 1152 / 44100.0)
    #expect(metadata.movie?.tracks.first?.duration == metadata.facts.duration)
  }

  /// Of version 2 with 24 kHz: four bytes that stand anywhere.
  private let chance: [UInt8] = [0x47, 0x61, 0xff, 0xf3, 0xe4, 0x40] + [UInt8](0..<200)

  /// exiftool takes the first bytes that look like a header for one.
  @Test func aHeaderIsOneThatAnotherFollows() throws {
    let metadata = try Metadata(chance + sound(encodedBy: "LAME3.99r"), name: "a.mp3")
    #expect(metadata["MPEG:SampleRate"]?.description == "24000")
    #expect(metadata.facts.tracks.map(\.sampleRate) == [44100])
    #expect(metadata.facts.duration == 1000 * 1152 / 44100.0)
  }

  @Test func whatNoHeaderFollowsIsNoSound() throws {
    let metadata = try Metadata(chance + [UInt8](repeating: 7, count: 20_000), name: "a.mp3")
    #expect(metadata["MPEG:SampleRate"]?.description == "24000")
    #expect(metadata.facts.tracks.isEmpty)
    // At the end nothing can follow.
    let short = try Metadata([0x47, 0xff, 0xfb, 0x90, 0x64, 1, 2], name: "a.mp3")
    #expect(short.facts.tracks.map(\.sampleRate) == [44100])
    // Nor behind what is searched: the first frame starts at the last place of that.
    let frame: [UInt8] = [0xff, 0xfb, 0xe0, 0x64] + [UInt8](repeating: 7, count: 1040)
    let late = [UInt8](repeating: 7, count: 8191) + frame
    #expect(
      try Metadata(chance + late.dropFirst(chance.count) + frame, name: "a.mp3").facts.tracks.count
        == 1)
    #expect(
      try Metadata(chance + late.dropFirst(chance.count) + late, name: "a.mp3").facts.tracks.isEmpty
    )
  }

  /// exiftool calls it MP3.
  @Test func aWaveBehindID3IsStillOne() throws {
    let wave = Bytes("RIFF").little(36, size: 4).text("WAVEfmt ").little(16, size: 4)
      .little(1, 1, size: 2).little(8000, 8000, size: 4).little(1, 8, size: 2).text("data").zeros(4)
    let metadata = try Metadata(
      Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 10] + [UInt8](repeating: 0, count: 10) + wave.bytes,
      name: "a.wav")
    #expect(metadata.format.name == "MP3")
    #expect(metadata.format.type == .wav)
    #expect(metadata.facts.tracks.isEmpty && metadata.warnings.isEmpty)
  }

  /// Programs of streams put ID3 before ADTS, too.
  @Test func soundInADTSBehindID3IsNoLayerIII() throws {
    let frame: [UInt8] =
      [0xff, 0xf1, 0x50, 0x80, 0x02, 0x1f, 0xfc] + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let tag = Array("ID3".utf8) + [3, 0, 0, 0, 2, 0x10, 0] + [UInt8](repeating: 0, count: 34816)
    let metadata = try Metadata(tag + frame + frame)
    #expect(metadata.format.name == "AAC")
    #expect(metadata.movie?.tracks.first?.codec == "AAC")
  }
}
