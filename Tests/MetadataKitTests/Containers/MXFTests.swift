import MetadataKit
import Testing

@Suite struct MXFTests {
  private func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
  }

  private func big(_ value: Int, _ size: Int) -> [UInt8] { Bytes().big(value, size: size).bytes }

  private func label(_ kind: UInt8, _ number: UInt8) -> [UInt8] {
    MXFBytes.start + [4, 1, 1, 1, 1, 3, 2, kind, number, 0, 0, 0]
  }

  private let contentStorage = 0x0601_0104_0201_0000
  private let attributes = 0x0301_0210_0700_0000
  private let trackID = 0x0107_0101_0000_0000
  private let editRate = 0x0530_0405_0000_0000
  private let duration = 0x0702_0201_0103_0000
  private let dataDefinition = 0x0407_0100_0000_0000

  private func rate(_ numerator: Int, _ denominator: Int) -> MXFBytes.Element {
    (editRate, 2, Bytes().big(numerator, denominator, size: 4).bytes)
  }

  /// A package with a time code, and pictures of two fields.
  private var movie: MXFBytes {
    var movie = MXFBytes()
    movie.set(
      0x2f, 1,
      [
        (0x0301_0201_0500_0000, 2, [1, 3]),
        (contentStorage, 2, MXFBytes.identifier(2)),
        (0x0520_0701_0a00_0000, 2, Bytes().big(1, 0, 1, 16, 1, size: 2).bytes),
      ])
    movie.set(
      0x37, 2,
      [
        (0x0702_0110_0103_0000, 2, [7, 0xda, 12, 20, 0, 14, 40, 57]),
        (attributes, 7, MXFBytes.array(3, 5)),
      ])
    movie.set(
      0x3b, 3,
      [
        (trackID, 2, big(7, 4)), rate(30_000, 1001),
        (0x0107_0102_0100_0000, 2, utf16("Zeit")),
        (contentStorage, 2, MXFBytes.identifier(4)),
      ])
    movie.set(
      0x14, 4,
      [
        (dataDefinition, 2, label(1, 1)), (duration, 2, big(60, 8)),
        (0x0404_0101_0500_0000, 1, [0]),
      ])
    movie.set(
      0x28, 5,
      [
        (0x0601_0103_0500_0000, 5, big(9, 4)),
        (0x0406_0101_0000_0000, 1, Bytes().big(25, 1, size: 4).bytes),
        (0x0401_0502_0200_0000, 1, big(720, 4)), (0x0401_0502_0100_0000, 1, big(288, 4)),
        (0x0401_0301_0400_0000, 1, [1]),
        (duration, 2, [UInt8](repeating: 0xff, count: 8)),
      ])
    return movie
  }

  /// What of a list is not there is told.
  @Test func aListThatSaysTooMuchIsTold() throws {
    var file = MXFBytes()
    let parts = MXFBytes.array(3, 5)
    file.set(0x37, 2, [(attributes, 7, Bytes().big(4, size: 4).raw(Array(parts[4...])).bytes)])
    #expect(try Metadata(file.file()).warnings.map(\.code) == [.malformed])
    file = MXFBytes()
    file.set(0x37, 2, [(attributes, 7, parts)])
    #expect(try Metadata(file.file()).warnings.isEmpty)
  }

  @Test func readsSetsInTheirTracks() throws {
    let metadata = try Metadata(movie.file())
    func words(_ name: String) -> String? { metadata[name]?.description }
    #expect(metadata.format.name == "MXF")
    #expect(words("MXF:MXFVersion") == "1.3")
    #expect(words("MXF:SDKVersion") == "1.3")
    #expect(words("MXF:ToolkitVersion") == "1.0.1.16 released")
    #expect(words("MXF:CreateDate") == "2010:12:20 00:14:40.228")
    #expect(words("Track1:TrackID") == "7")
    #expect(words("Track1:EditRate") == "29.97002997")
    #expect(words("Track1:TrackName") == "Zeit")
    #expect(words("Track1:ComponentDataDefinition") == "SMPTE 12M Timecode Track")
    #expect(words("Track1:Duration") == "2.00 s")
    #expect(words("Track1:DropFrame") == "False")
    #expect(words("MXF:Duration") == "2.00 s")
    #expect(words("Track2:LinkedTrackID") == "9")
    #expect(words("Track2:SampleRate") == "25")
    #expect(words("Track2:ImageHeight") == "288")
    #expect(words("Track2:Duration") == nil)
    #expect(metadata.facts.pixelWidth == 720)
    #expect(metadata.facts.pixelHeight == 576)
    #expect(metadata.facts.frameRate == 25)
    #expect(abs((metadata.facts.duration ?? 0) - 2.002) < 1e-6)
    #expect(metadata.facts.creationDate == "2010:12:20 00:14:40.228")
  }

  /// What is played lasts as long as its pictures, whatever the time code of the tape; what describes
  /// pictures and sound makes tracks.
  @Test func tellsTheMovieThatIsPlayed() throws {
    var movie = MXFBytes()
    movie.set(0x2f, 1, [(contentStorage, 2, MXFBytes.identifier(2))])
    movie.set(0x18, 2, [(attributes, 7, MXFBytes.array(3, 6, 9, 10))])
    movie.set(0x36, 3, [(attributes, 7, MXFBytes.array(4))])
    movie.set(
      0x3b, 4,
      [(trackID, 2, big(1, 4)), rate(25, 1), (contentStorage, 2, MXFBytes.identifier(5))])
    movie.set(0x0f, 5, [(duration, 2, big(50, 8))])
    movie.set(0x37, 6, [(attributes, 7, MXFBytes.array(7))])
    movie.set(
      0x3b, 7,
      [(trackID, 2, big(2, 4)), rate(25, 1), (contentStorage, 2, MXFBytes.identifier(8))])
    movie.set(0x14, 8, [(duration, 2, big(2_160_000, 8))])
    movie.set(
      0x28, 9,
      [
        (0x0601_0103_0500_0000, 5, big(1, 4)),
        (0x0406_0101_0000_0000, 1, Bytes().big(25, 1, size: 4).bytes),
        (0x0406_0102_0000_0000, 1, big(50, 8)),
        (0x0401_0502_0200_0000, 1, big(1920, 4)), (0x0401_0502_0100_0000, 1, big(1088, 4)),
        (0x0401_0501_0800_0000, 1, big(1920, 4)), (0x0401_0501_0700_0000, 1, big(1080, 4)),
        (0x0401_0601_0000_0000, 2, MXFBytes.start + [4, 1, 1, 3, 4, 1, 2, 2, 1, 1, 0x11, 0]),
      ])
    movie.set(
      0x48, 10,
      [
        (0x0402_0301_0101_0000, 5, Bytes().big(48_000, 1, size: 4).bytes),
        (0x0402_0101_0400_0000, 5, big(8, 4)), (0x0402_0303_0400_0000, 4, big(24, 4)),
      ])
    let metadata = try Metadata(movie.file())
    let facts = metadata.facts
    #expect(metadata["MXF:Duration"]?.description == "24:00:00")
    #expect(facts.duration == 2)
    #expect(facts.pixelWidth == 1920 && facts.pixelHeight == 1080)
    #expect(facts.codec == "MPEG-2 Video" && facts.frameRate == 25)
    #expect(facts.tracks.map(\.kind) == [.video, .audio])
    #expect(facts.tracks.map(\.duration) == [2, nil])
    let sound = try #require(facts.tracks.last)
    #expect(sound.sampleRate == 48_000 && sound.channels == 8 && sound.sampleSize == 24)
  }

  /// Some writers do not say how pictures are coded, but how they are wrapped; of sound that is all there is.
  @Test(
    arguments: [
      (nil, 0x04, "MPEG Video"), (nil, 0x11, "VC-3"), (nil, 0x7f, nil),
      // Avid's.
      ([0x0e, 4, 2, 1, 2, 4, 1, 0], 0x7f, "VC-3"),
    ] as [([UInt8]?, UInt8, String?)])
  func wrappingTellsTheCodec(_ coding: [UInt8]?, _ wrapping: UInt8, _ codec: String?) throws {
    func container(_ number: UInt8) -> MXFBytes.Element {
      (
        0x0601_0104_0102_0000, 2,
        MXFBytes.start + [4, 1, 1, 2, 0x0d, 1, 3, 1, 2, number, 0, 1]
      )
    }
    var pictures: [MXFBytes.Element] = [
      (0x0401_0502_0200_0000, 1, big(720, 4)), (0x0401_0502_0100_0000, 1, big(576, 4)),
      container(wrapping),
    ]
    if let coding {
      pictures.append((0x0401_0601_0000_0000, 2, MXFBytes.start + [4, 1, 1, 1] + coding))
    }
    var movie = MXFBytes()
    movie.set(0x28, 1, pictures)
    movie.set(
      0x48, 2,
      [(0x0402_0301_0101_0000, 5, Bytes().big(48_000, 1, size: 4).bytes), container(6)])
    let metadata = try Metadata(movie.file())
    #expect(metadata.facts.tracks.map(\.codec) == [codec, "PCM"])
    #expect(metadata["MXF:EssenceContainerFormat"] == nil)
  }

  /// The ratio is that of the lines that are shown.
  @Test(arguments: [(nil, 608, 1081), (288, 576, 1024)] as [(Int?, Int, Int)])
  func showsPicturesOfTheirShape(_ lines: Int?, _ height: Int, _ width: Int) throws {
    var elements: [MXFBytes.Element] = [
      (0x0401_0502_0200_0000, 1, big(720, 4)), (0x0401_0502_0100_0000, 1, big(304, 4)),
      (0x0401_0301_0400_0000, 1, [1]),
      (0x0401_0101_0100_0000, 1, Bytes().big(16, 9, size: 4).bytes),
    ]
    if let lines { elements.append((0x0401_0501_0b00_0000, 1, big(lines, 4))) }
    var movie = MXFBytes()
    movie.set(0x28, 1, elements)
    let facts = try Metadata(movie.file()).facts
    #expect(facts.pixelWidth == 720 && facts.pixelHeight == 608)
    #expect(facts.displayWidth == width && facts.displayHeight == height)
  }

  @Test func readsValuesOfEachForm() throws {
    var movie = MXFBytes()
    movie.set(
      0x2f, 1,
      [
        (0x0101_1508_0000_0000, 5, [UInt8](0..<32)),
        (0x0402_0501_0200_0000, 5, Bytes().big(2, 1, size: 4).raw([1, 7]).bytes),
        (0x0401_0602_0104_0000, 5, [2]),
        (0x0701_0201_0202_0100, 1, [0x78, 0x56, 0x34, 0xd2]),
        (0x0701_0201_0204_0100, 1, [0x00, 0x50, 0x34, 0xf1]),
        (0x0701_0201_0206_0100, 1, [0x00, 0x50, 0x12, 0xf1]),
        (0x0701_0201_0306_0000, 1, Array("431530N0113000W".utf8)),
        (0x0702_0110_0103_0000, 2, [7, 0xda, 13, 20, 0, 14, 40, 57]),
      ])
    let metadata = try Metadata(movie.file())
    func words(_ name: String) -> String? { metadata["MXF:" + name]?.description }
    #expect(
      words("ClipID")
        == "00010203.0405.0607.08090a0b 0c 0d0e0f 10111213-1415-1617-1819-1a1b1c1d1e1f")
    #expect(words("ChannelStatusMode") == "AES3 Minimum; 7")
    #expect(metadata["MXF:ChannelStatusMode"]?.numericDescription == "1 7")
    #expect(words("CodedContentScanningKind") == "Interlaced")
    #expect(words("DeviceAltitude") == "-45678 m")
    #expect(metadata["MXF:DeviceLatitude"]?.numericDescription == "-13.45000")
    #expect(words("DeviceLatitude") == #"13 deg 27' 0.00" S"#)
    #expect(metadata["MXF:DeviceLongitude"]?.numericDescription == "-111.25000")
    #expect(words("FrameCenterLatitudeLongitude") == #"43 deg 15' 30.00" N, 11 deg 30' 0.00" W"#)
    #expect(words("CreateDate") == "Invalid (0x07da0d14000e2839)")
  }

  /// What the footer says of a set of the header counts.
  @Test func footerReplacesHeader() throws {
    var header = MXFBytes()
    header.set(0x37, 2, [(0x0107_0102_0100_0000, 2, utf16("Open"))])
    var footer = MXFBytes()
    footer.set(0x37, 2, [(0x0107_0102_0100_0000, 2, utf16("Closed"))])
    let metadata = try Metadata(header.file(kind: 1, footer: footer.sets))
    #expect(metadata.tags.filter { $0.name == "TrackName" }.map(\.description) == ["Closed"])
    // A complete header says all.
    let complete = try Metadata(header.file(footer: footer.sets))
    #expect(complete["MXF:TrackName"]?.description == "Open")
  }

  /// Texts of parts are in the language that the framework states.
  @Test func languageIsPartOfNames() throws {
    var movie = MXFBytes()
    movie.set(
      0x40, 1,
      [
        (0x0301_0102_0203_0000, 5, Array("de\0".utf8)),
        (contentStorage, 2, MXFBytes.identifier(2)),
      ])
    movie.set(0x40, 2, [(0x0107_0102_0100_0000, 2, utf16("Spur"))])
    let metadata = try Metadata(movie.file())
    #expect(metadata["MXF:TrackName-de"]?.description == "Spur")
  }

  @Test func somethingMayStandBefore() throws {
    let file = Bytes("run-in \u{6}\u{e}+ ").raw(movie.file()).bytes
    let metadata = try Metadata(file, name: "a.MXF")
    #expect(metadata.format.name == "MXF")
    #expect(metadata.facts.pixelWidth == 720)
  }

  @Test func survivesEveryTruncationAndLie() {
    Bytes().raw(movie.file(kind: 1, footer: movie.sets)).readEveryTruncationAndLie(every: 3)
  }

  /// A set of half a million elements, and one that each of thousands names as its part.
  @Test func elementsAndPartsAreBounded() throws {
    var movie = MXFBytes()
    for _ in 0..<28 {
      movie.set(0x40, 3, Array(repeating: (0x0404_0101_0500_0000, 1, []), count: 16_000))
    }
    let many = try metadataWithinAMinute(of: movie.file())
    #expect(many.warnings.contains { $0.code == .limitExceeded })

    movie = MXFBytes()
    let parts = Bytes().big(2000, 16, size: 4)
      .raw((0..<2000).flatMap { _ in MXFBytes.identifier(2) }).bytes
    for _ in 0..<60 {
      movie.set(
        0x40, 2,
        [
          (0x0301_0102_0203_0000, 5, Array("de".utf8)), (attributes, 7, parts),
        ])
    }
    let shared = try metadataWithinAMinute(of: movie.file())
    #expect(shared.warnings.contains { $0.code == .limitExceeded })
  }

  /// The sets of the footer are found by what the partition says.
  @Test func aBadLengthLeadsToTheFooter() throws {
    var header = MXFBytes()
    header.set(0x37, 2, [(0x0107_0102_0100_0000, 2, utf16("Open"))])
    header.set(0x37, 3, [(0x0107_0102_0100_0000, 2, utf16("Other"))])
    var footer = MXFBytes()
    footer.set(0x37, 2, [(0x0107_0102_0100_0000, 2, utf16("Closed"))])
    let whole = header.file(kind: 1, footer: footer.sets)
    // The length of the header's first set, behind the pack and the primer.
    let place = 20 + 88 + header.primer.count + 16
    for length in [[0x8f], [0x83, 0xff, 0xff, 0xff]] as [[UInt8]] {
      let file = Bytes().raw(whole).with(length, at: place).bytes
      let metadata = try Metadata(file)
      #expect(metadata["MXF:TrackName"]?.description == "Closed")
      #expect(metadata.warnings.count == 1 && metadata.warnings.first?.offset == place)
    }
  }

  /// Nothing is sampled of a picture without a width.
  @Test func aWidthMayBeZero() throws {
    var movie = MXFBytes()
    movie.set(
      0x28, 1,
      [
        (0x0401_0502_0200_0000, 1, big(0, 4)), (0x0401_0501_0800_0000, 1, big(10, 4)),
        (0x0401_0502_0100_0000, 1, big(0, 4)), (0x0401_0501_0700_0000, 1, big(10, 4)),
      ])
    #expect(try Metadata(movie.file()).facts.tracks.count == 1)
  }
}
