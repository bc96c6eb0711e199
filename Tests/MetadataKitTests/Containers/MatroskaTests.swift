import MetadataKit
import Testing

@Suite struct MatroskaTests {
  private typealias Make = EBMLBytes

  private let info = Make.element(
    0x1549_A966, Make.number(0x2A_D7B1, 1_000_000, size: 4), Make.float(0x4489, 61_500),
    Make.element(0x4461, BoxBytes.number(725_857_445_678_000_000, 8)), Make.text(0x7BA9, "A title"))

  private let tracks = Make.element(
    0x1654_AE6B,
    Make.track(
      1, type: 1, "V_VP9", Make.number(0x23_E383, 40_000_000, size: 4),
      Make.element(0xE0, Make.number(0xB0, 720), Make.number(0xBA, 576), Make.number(0x54B0, 1024))),
    Make.track(
      2, type: 2, "A_OPUS", Make.text(0x22_B59C, "fre"),
      Make.element(0xE1, Make.float(0xB5, 48_000), Make.number(0x9F, 2, size: 1))))

  private func file(_ parts: [UInt8]..., isSizeKnown: Bool = true) -> [UInt8] {
    Make.header() + Make.element(0x1853_8067, isSizeKnown: isSizeKnown, parts.flatMap { $0 })
  }

  @Test func tellsTheMovieAndItsTracks() throws {
    let metadata = try Metadata(file(info, tracks))
    #expect(metadata.format.name == "MKV")
    #expect(metadata.facts.duration == 61.5)
    #expect(metadata.facts.frameRate == 25)
    #expect(metadata.facts.codec == "V_VP9")
    #expect(metadata.facts.pixelWidth == 720)
    #expect(metadata.created?.local == "2024-01-02T03:04:05.678")
    #expect(metadata["Info:Duration"]?.description == "0:01:02")
    #expect(metadata["Info:TimecodeScale"]?.description == "1 ms")
    #expect(metadata["Track1:VideoCodecID"]?.description == "V_VP9")
    #expect(metadata["Track1:VideoFrameRate"]?.description == "25")
    #expect(metadata["Track2:AudioCodecID"]?.description == "A_OPUS")
    #expect(metadata["Track2:TrackUID"]?.description == "02")
    let second = try #require(metadata.facts.tracks.last)
    #expect(second.kind == .audio)
    #expect(second.language == "fre")
    #expect(second.channels == 2)
    #expect(second.sampleRate == 48_000)
  }

  /// Of what loses something writers state the bits of what comes out of a decoder.
  @Test(arguments: [
    ("A_FLAC", 24, 24), ("A_PCM/INT/LIT", 16, 16), ("A_OPUS", 32, nil), ("A_FLAC", 8968, nil),
  ])
  func tellsTheBitsOfASample(_ codec: String, _ stated: Int, _ bits: Int?) throws {
    let sound = Make.element(0xE1, Make.number(0x6264, stated))
    let metadata = try Metadata(
      file(Make.element(0x1654_AE6B, Make.track(1, type: 2, codec, sound))))
    #expect(metadata.facts.tracks.first?.sampleSize == bits)
  }

  /// Opus has one rate, whatever was put in.
  @Test(arguments: [("A_OPUS", 48_000.0), ("A_VORBIS", 16_000)])
  func tellsTheRateThatComesOut(_ codec: String, _ rate: Double) throws {
    let sound = Make.element(0xE1, Make.float(0xB5, 16_000))
    let metadata = try Metadata(
      file(Make.element(0x1654_AE6B, Make.track(1, type: 2, codec, sound))))
    #expect(metadata.facts.tracks.first?.sampleRate == rate)
  }

  @Test func aHeaderMayBeLongerThanItSays() throws {
    let metadata = try Metadata(
      Make.header() + Make.number(0x4285, 2, size: 1) + Make.element(0x1853_8067, info))
    #expect(metadata["Matroska:DocTypeReadVersion"]?.description == "2")
    #expect(metadata["Info:Title"]?.description == "A title" && metadata.warnings.isEmpty)
  }

  /// Files that were put together, and two segments of one.
  @Test(arguments: [true, false]) func tellsOfEveryMovieOfAFile(_ isAnotherFile: Bool) throws {
    let second =
      (isAnotherFile ? Make.header("webm") : [])
      + Make.element(
        0x1853_8067, Make.element(0x1549_A966, Make.float(0x4489, 5), Make.text(0x7BA9, "Another")),
        Make.element(0x1F43_B675, [0, 1, 2]))
    let metadata = try Metadata(file(info, tracks) + second + second + [0, 0, 0])
    #expect(metadata.tags.filter { $0.name == "Title" }.map(\.description).count == 3)
    #expect(metadata.tags.contains { $0.description == "Another" })
    #expect(metadata.format.name == "MKV" && metadata.facts.duration == 61.5)
    #expect(metadata.facts.pixelWidth == 720 && metadata.warnings.isEmpty)
    let many = try Metadata(file(info) + Array(repeatElement(second, count: 9).joined()))
    #expect(many.warnings.map(\.code) == [.limitExceeded])
  }

  /// exiftool reads all of EBML as Matroska.
  @Test(arguments: ["Matroska", "other", ""]) func readsOtherDocuments(_ type: String) throws {
    let metadata = try Metadata(Make.header(type) + Make.element(0x1853_8067, info))
    #expect(metadata.format.name == "MKV" && metadata.format.type == nil)
    #expect(metadata["Matroska:DocType"]?.description == type)
    #expect(metadata["Info:Title"]?.description == "A title")
    #expect(metadata.warnings.map(\.code) == [.unsupported])
  }

  @Test func looksIntoABitmapHeader() throws {
    let header = [UInt8](repeating: 0, count: 16) + Array("FFV1".utf8) + [0, 0]
    let track = Make.track(1, type: 1, "V_MS/VFW/FOURCC", Make.element(0x63A2, header))
    #expect(try Metadata(file(Make.element(0x1654_AE6B, track))).facts.codec == "FFV1")
  }

  /// Parameters of 4:4:4 in ten bits, and what the configuration says of them.
  private static let avc: [UInt8] = {
    let unit = AVCBytes.parameters(chroma: 3)
    let record: [UInt8] = [1, 244, 0, 40, 0xff, 0xe1, 0, UInt8(unit.count)]
    return record + unit + [0, 0xff, 0xfa, 0xfa, 0]
  }()

  private static let hevc: [UInt8] =
    [1] + [UInt8](repeating: 0, count: 15) + [0xfd, 0xfa, 0, 0, 0, 0, 0]

  /// The codec's configuration is that of MP4.
  @Test(
    arguments: [
      ("V_MPEG4/ISO/AVC", avc, 10, .rgb),
      ("V_MPEG4/ISO/AVC", [1, 66, 0, 40, 0xff, 0xe0, 0], 8, .rgb),
      ("V_MPEGH/ISO/HEVC", hevc, 10, .rgb),
      ("V_AV1", [0x81, 4, 0x5c, 0], 10, .gray), ("V_AV1", [4, 4, 0x5c, 0], nil, nil),
      ("V_VP8", [1, 244, 0, 40], nil, nil),
    ] as [(String, [UInt8], Int?, ColorModel?)])
  func tellsThePixelsByTheirCodec(
    _ codec: String, _ configuration: [UInt8], _ bits: Int?, _ model: ColorModel?
  ) throws {
    let video = Make.element(0xE0, Make.number(0xB0, 64), Make.number(0xBA, 48))
    let track = Make.track(1, type: 1, codec, Make.element(0x63A2, configuration), video)
    let facts = try Metadata(file(Make.element(0x1654_AE6B, track))).facts
    #expect(facts.bitDepth == bits && facts.colorModel == model)
    let hasAlpha: Bool? = bits == nil ? nil : false
    #expect(facts.hasAlpha == hasAlpha)
  }

  @Test(arguments: [1, 0]) func picturesMayHaveAlpha(_ mode: Int) throws {
    let video = Make.element(
      0xE0, Make.number(0xB0, 8), Make.number(0xBA, 8), Make.number(0x53C0, mode, size: 1))
    let metadata = try Metadata(
      file(Make.element(0x1654_AE6B, Make.track(1, type: 1, "V_VP9", video))))
    #expect(metadata.facts.hasAlpha == (mode == 1))
    #expect(metadata["Track1:AlphaMode"]?.description == (mode == 1 ? "Present" : "None"))
  }

  /// A ratio may stand where pixels are said to.
  @Test(arguments: [(16, 9, 3, 1024, 576), (16, 9, 0, 1024, 576), (90, 72, 0, 90, 72)])
  func aRatioChangesTheShownSize(
    _ first: Int, _ second: Int, _ unit: Int, _ width: Int, _ height: Int
  ) throws {
    let video = Make.element(
      0xE0, Make.number(0xB0, 720), Make.number(0xBA, 576), Make.number(0x54B0, first),
      Make.number(0x54BA, second), Make.number(0x54B2, unit, size: 1))
    let metadata = try Metadata(
      file(Make.element(0x1654_AE6B, Make.track(1, type: 1, "V_VP9", video))))
    #expect(metadata.facts.displayWidth == width)
    #expect(metadata.facts.displayHeight == height)
  }

  @Test(arguments: [
    ("matroska", 2, "MKA"), ("webm", 2, "MKA"), ("matroska", 17, "MKS"), ("webm", 1, "WEBM"),
  ])
  func isNamedByItsTracks(_ document: String, _ type: Int, _ name: String) throws {
    let bytes =
      Make.header(document)
      + Make.element(0x1853_8067, Make.element(0x1654_AE6B, Make.track(1, type: type, "X")))
    #expect(try Metadata(bytes).format.name == name)
  }

  @Test func namesTags() throws {
    let tags = Make.element(
      0x1254_C367,
      Make.tag(
        Make.simpleTag("DATE_RELEASED", "2024-05-06"), Make.simpleTag("KEYWORDS", "one, two,three"),
        Make.simpleTag("MY_OWN_1", "x"), Make.simpleTag("TITLE", "Titel", language: "ger"),
        Make.simpleTag("ARTIST", "A", Make.simpleTag("URL", "u"))),
      Make.tag(track: 2, Make.simpleTag("BPS", "128000")))
    let metadata = try Metadata(file(tracks, tags))
    #expect(metadata["Matroska:DateReleased"]?.description == "2024:05:06")
    #expect(metadata["Matroska:Keywords"]?.values.map(\.description) == ["one", "two", "three"])
    #expect(metadata["Matroska:MyOwn_1"]?.description == "x")
    #expect(metadata["Matroska:Title-ger"]?.description == "Titel")
    #expect(metadata["Matroska:Artist/URL"]?.description == "u")
    #expect(metadata["Track2:BPS"]?.description == "128000")
    #expect(metadata["Track2:TagTrackUID"]?.description == "02")
  }

  /// What a writer counted is told of the tracks, unless the movie was written at another time.
  @Test(arguments: [("2024-01-02 03:04:05", true), ("2020-01-02 03:04:05", false)])
  func tellsWhatWasCountedOfATrack(_ date: String, _ isOfThis: Bool) throws {
    func tag(_ track: Int, _ duration: String) -> [UInt8] {
      Make.tag(
        track: track, Make.simpleTag("BPS", "8008580", language: "eng"),
        Make.simpleTag("DURATION", duration), Make.simpleTag("NUMBER_OF_FRAMES", "48"),
        Make.simpleTag("_STATISTICS_WRITING_DATE_UTC", date))
    }
    let tags = Make.element(
      0x1254_C367, tag(1, "00:01:01.500511474"), tag(2, "01:00:00.000000000"),
      Make.tag(Make.simpleTag("DURATION", "00:00:01.000000000")))
    let facts = try Metadata(file(info, tracks, tags)).facts
    // The second is longer than the movie.
    #expect(facts.tracks.map(\.duration) == [61.500511474, nil])
    let frames: Int? = isOfThis ? 48 : nil
    let bits: Int? = isOfThis ? 8_008_580 : nil
    #expect(facts.tracks.map(\.sampleCount) == [frames, frames])
    #expect(facts.tracks.map(\.bitRate) == [bits, bits])
    #expect(facts.frameCount == frames && facts.duration == 61.5)
  }

  /// Tags may stand before the tracks, and what they are of behind what they say; those of a chapter are of no whole track.
  @Test func whatWasCountedIsFoundInAnyOrder() throws {
    let counted = Make.simpleTag("DURATION", "00:00:05.000000000")
    func tags(_ content: [UInt8]...) -> [UInt8] {
      Make.element(0x1254_C367, Make.element(0x7373, content.flatMap { $0 }))
    }
    let target = Make.element(0x63C0, Make.element(0x63C5, [1]))
    let chapter = Make.element(0x63C0, Make.element(0x63C5, [1]) + Make.element(0x63C4, [9]))
    func durations(_ parts: [UInt8]...) throws -> [Double?] {
      try Metadata(file(parts.flatMap { $0 })).facts.tracks.map(\.duration)
    }
    #expect(try durations(info, tracks, tags(target, counted)) == [5, nil])
    #expect(try durations(info, tags(target, counted), tracks) == [5, nil])
    #expect(try durations(info, tracks, tags(counted, target)) == [5, nil])
    #expect(try durations(info, tracks, tags(chapter, counted)) == [nil, nil])
  }

  @Test func theOnlyTrackIsAsLongAsTheMovie() throws {
    let track = Make.element(0x1654_AE6B, Make.track(1, type: 2, "A_OPUS"))
    #expect(try Metadata(file(info, track)).facts.tracks.map(\.duration) == [61.5])
    #expect(try Metadata(file(info, tracks)).facts.tracks.map(\.duration) == [nil, nil])
  }

  /// Old WebM of YouTube's has a millisecond for each picture; where it is as long as one, it may be a picture's.
  @Test(
    arguments: [
      (1_000_000, 1_000_000, nil), (1_000_001, 1_000_000, 1e9 / 1_000_001),
      (40_000_000, 40_000_000, 25),
    ] as [(Int, Int, Double?)])
  func aUnitOfTimeIsNoRate(_ time: Int, _ unit: Int, _ rate: Double?) throws {
    let track = Make.track(1, type: 1, "V_VP8", Make.number(0x23_E383, time, size: 4))
    let info = Make.element(0x1549_A966, Make.number(0x2A_D7B1, unit, size: 4))
    let facts = try Metadata(file(info, Make.element(0x1654_AE6B, track))).facts
    #expect(facts.frameRate == rate && facts.tracks.first?.frameRate == rate)
  }

  @Test func groupsChapters() throws {
    func chapter(_ start: Int, _ name: String) -> [UInt8] {
      Make.element(
        0xB6, Make.number(0x91, start, size: 8), Make.element(0x80, Make.text(0x85, name)))
    }
    let metadata = try Metadata(
      file(
        Make.element(
          0x1043_A770, Make.element(0x45B9, chapter(0, "One"), chapter(90_000_000_000, "Two")))))
    #expect(metadata["Chapter1:ChapterString"]?.description == "One")
    #expect(metadata["Chapter2:ChapterTimeStart"]?.description == "0:01:30")
    #expect(metadata["Chapter2:ChapterTimeStart"]?.numericDescription == "90")
  }

  @Test func findsTagsBehindTheClustersAndReadsNoneOfThese() throws {
    let tags = Make.element(0x1254_C367, Make.tag(Make.simpleTag("COMMENT", "late")))
    let cluster = Make.element(0x1F43_B675, [UInt8](repeating: 7, count: 4_000_000))
    let place = Make.seekHead(0).count + info.count + cluster.count
    let bytes = file(Make.seekHead(place), info, cluster, tags)
    let reader = ByteReader(count: bytes.count, limit: .max) {
      (offset, count) throws(MetadataError) in
      Array(bytes[offset..<(offset + count)])
    }
    let metadata = try Metadata(reader, name: nil, options: ReadOptions())
    #expect(metadata["Matroska:Comment"]?.description == "late")
    #expect(metadata.statistics.bytesRead < 64 << 10)
    // One that leads elsewhere is told of, and the rest is read.
    let wrong = try Metadata(file(Make.seekHead(place + 1), info, cluster, tags))
    #expect(wrong["Info:Title"]?.description == "A title")
    #expect(!wrong.warnings.isEmpty)
  }

  @Test func readsALiveStream() throws {
    let cluster = Make.element(0x1F43_B675, isSizeKnown: false, [0xE7, 0x81, 0x00])
    let metadata = try Metadata(file(info, tracks, cluster, isSizeKnown: false))
    #expect(metadata.facts.tracks.count == 2)
    #expect(metadata.facts.duration == 61.5)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func locatesACover() throws {
    let attached = Make.element(
      0x1941_A469,
      Make.element(
        0x61A7, Make.text(0x466E, "cover.jpg"), Make.text(0x4660, "image/jpeg"),
        Make.element(0x465C, [0xff, 0xd8, 0xff, 0xd9])))
    let metadata = try Metadata(file(attached))
    #expect(metadata["Matroska:AttachedFileName"]?.description == "cover.jpg")
    #expect(metadata["Matroska:AttachedFileData"]?.isBinary == true)
    #expect(metadata.previews.first?.range?.count == 4)
  }

  @Test func boundsWhatLiesWithinItself() throws {
    var nested = Make.simpleTag("A", "b")
    for _ in 0..<200 { nested = Make.element(0x67C8, Make.text(0x45A3, "A"), nested) }
    let metadata = try Metadata(
      file(info, Make.element(0x1254_C367, Make.element(0x7373, nested))))
    #expect(metadata["Info:Title"] != nil)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func survivesEveryTruncationAndLie() throws {
    let tags = Make.element(
      0x1254_C367, Make.tag(track: 1, Make.simpleTag("ARTIST", "A", Make.simpleTag("URL", "u"))))
    Bytes().raw(file(info, tracks, tags)).readEveryTruncationAndLie()
  }

  /// A movie is of its first pictures; to exiftool the last ones count.
  @Test func theFirstPicturesAreTheSize() throws {
    let both = Make.element(
      0x1654_AE6B,
      Make.track(
        1, type: 1, "V_VP9", Make.element(0xE0, Make.number(0xB0, 720), Make.number(0xBA, 576))),
      Make.track(
        2, type: 1, "V_VP9", Make.element(0xE0, Make.number(0xB0, 64), Make.number(0xBA, 48))))
    let metadata = try Metadata(file(info, both))
    #expect(metadata.facts.pixelWidth == 720)
    #expect(metadata["Composite:ImageSize"]?.description == "720x576")
    let size = metadata.composites(asExiftool: true).first { $0.name == "ImageSize" }
    #expect(size?.description == "64x48")
  }

  /// Texts that are too long are told by where they stand, and lose nothing behind them.
  @Test func aLongTextLosesNothingBehindIt() throws {
    let long = String(repeating: "l", count: (1 << 20) + 100)
    let info = Make.element(
      0x1549_A966, Make.text(0x7BA9, long), Make.number(0x2A_D7B1, 1_000_000, size: 4),
      Make.float(0x4489, 61_500), Make.element(0x4461, BoxBytes.number(725_857_445_678_000_000, 8)))
    let tags = Make.element(
      0x1254_C367,
      Make.tag(
        Make.simpleTag("ARTIST", "A"), Make.simpleTag("COMMENT", long),
        Make.simpleTag("COMPOSER", "C")))
    let metadata = try Metadata(file(info, tags))
    #expect(metadata.facts.duration == 61.5)
    #expect(metadata.created?.local == "2024-01-02T03:04:05.678")
    #expect(metadata["Info:Title"]?.byteRange?.count == long.utf8.count)
    #expect(metadata["Matroska:Artist"]?.description == "A")
    #expect(metadata["Matroska:Comment"]?.byteRange?.count == long.utf8.count)
    #expect(metadata["Matroska:Composer"]?.description == "C")
    #expect(metadata.warnings.isEmpty)
  }

  /// Elements that are none end what they stand in, and nothing else.
  @Test func aBadElementLosesNothingBesideIt() throws {
    let nothing: [UInt8] = [0, 0, 0, 0]
    let tracks = Make.element(
      0x1654_AE6B, Make.track(1, type: 1, "V_VP9", nothing), Make.track(2, type: 2, "A_OPUS"))
    let tags = Make.element(
      0x1254_C367,
      Make.tag(
        Make.simpleTag("ARTIST", "A", nothing), Make.simpleTag("COMPOSER", "C")))
    let metadata = try Metadata(file(tracks, tags))
    #expect(metadata.facts.tracks.map(\.codec) == ["V_VP9", "A_OPUS"])
    #expect(metadata["Matroska:Artist"]?.description == "A")
    #expect(metadata["Matroska:Composer"]?.description == "C")
    #expect(metadata.warnings.map(\.code) == [.malformed, .malformed])
    #expect(metadata.warnings.allSatisfy { $0.offset != nil })
  }

  /// What a duration counts in may stand behind it.
  @Test func theScaleIsOfAllOfTheInformation() throws {
    let late = Make.element(
      0x1549_A966, Make.float(0x4489, 10_000), Make.number(0x2A_D7B1, 500_000, size: 4))
    let metadata = try Metadata(file(late))
    #expect(metadata.facts.duration == 5)
    #expect(metadata["Info:Duration"]?.description == "5.00 s")
  }
}
