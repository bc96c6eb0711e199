import MetadataKit
import Testing

@Suite struct TransportStreamTests {
  private typealias Make = TransportBytes

  /// Entries of a number and four bytes each, in a unit of H.264.
  private func cameraData(_ entries: [(id: UInt8, value: [UInt8])]) -> [UInt8] {
    let mark: [UInt8] = [
      0x17, 0xee, 0x8c, 0x60, 0xf8, 0x4d, 0x11, 0xd9, 0x8c, 0xd6, 0x08, 0x00, 0x20, 0x0c, 0x9a,
      0x66,
    ]
    let body =
      mark + Array("MDPM".utf8) + [UInt8(entries.count)]
      + entries.flatMap { [$0.id] + $0.value }
    return guarded([5, UInt8(body.count)] + body)
  }

  /// A unit of H.264, in which 3 follows two zeros (ISO 14496-10 §7.4.1).
  private func guarded(_ body: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0, 0, 0, 1, 6]
    var zeros = 0
    for byte in body {
      if zeros >= 2, byte <= 3 {
        result.append(3)
        zeros = 0
      }
      result.append(byte)
      zeros = byte == 0 ? zeros + 1 : 0
    }
    return result
  }

  private func movie(
    _ entries: [(id: UInt8, value: [UInt8])], _ parameters: [UInt8] = AVCBytes.parameters()
  ) -> [UInt8] {
    let picture = Make.elementary(0xe0, [0, 0, 1] + parameters + cameraData(entries))
    var bytes = Make.programs(map: 0x100)
    bytes += Make.map(
      0x100, clock: 0x1001,
      [
        (0x1b, 0x1011, []),
        (0x81, 0x1100, [0x81, 3, 0x06, 0x30, 0x04, 0x0a, 4] + Array("eng\0".utf8)),
      ])
    bytes += Make.packet(0x1001, clock: 27_000_000, [])
    var rest = picture[...]
    var isStart = true
    while !rest.isEmpty {
      bytes += Make.packet(0x1011, isStart: isStart, Array(rest.prefix(150)))
      rest = rest.dropFirst(150)
      isStart = false
    }
    bytes += Make.packet(0x1011, Make.elementary(0xe0, [9]))
    for _ in 0..<2 {
      bytes += Make.packet(
        0x1100, Make.elementary(0xbd, [0x0b, 0x77, 0, 0, 0x40] + [UInt8](repeating: 1, count: 120)))
    }
    return bytes + Make.packet(0x1001, clock: 27_000_000 * 13, [])
  }

  private let entries: [(id: UInt8, value: [UInt8])] = [
    (0x18, [0x02, 0x20, 0x08, 0x12]), (0x19, [0x31, 0x23, 0x16, 0x24]),
    (0x70, [0xff, 0x04, 0x1f, 0xff]), (0xa0, [0, 1, 0, 125]), (0xa1, [0, 28, 0, 10]),
    (0xb0, [2, 2, 0, 0]), (0xb1, Array("S\0\0\0".utf8)), (0xb2, [0, 33, 0, 1]),
    (0xb3, [0, 30, 0, 1]), (0xb4, [0, 0, 0, 1]), (0xb5, Array("E\0\0\0".utf8)),
    (0xb6, [0, 151, 0, 1]), (0xb7, [0, 15, 0, 1]), (0xb8, [0, 0, 0, 1]),
    (0xe0, [0x01, 0x08, 0x30, 0x01]), (0xe4, Array("HDR-".utf8)), (0xe5, Array("CX1\0".utf8)),
  ]

  @Test func readsTheCamerasData() throws {
    let metadata = try Metadata(movie(entries))
    #expect(metadata.format.name == "M2T")
    #expect(metadata["H264:DateTimeOriginal"]?.description == "2008:12:31 23:16:24+01:00")
    #expect(metadata.created?.offset == "+01:00")
    #expect(metadata["H264:ExposureTime"]?.description == "1/125")
    #expect(metadata["H264:FNumber"]?.description == "2.8")
    #expect(metadata["H264:Make"]?.description == "Sony")
    #expect(metadata["H264:Model"]?.description == "HDR-CX1")
    #expect(metadata["H264:ApertureSetting"]?.description == "Auto")
    #expect(metadata["H264:Gain"]?.description == "9 dB")
    #expect(metadata["H264:Focus"] == nil)
    #expect(metadata["GPS:GPSLatitude"]?.description == "33 deg 30' 0.00\"")
    #expect(metadata.location?.latitude == -33.5)
    #expect(metadata.location?.longitude == 151.25)
  }

  @Test func tellsTheStreams() throws {
    let metadata = try Metadata(movie(entries))
    #expect(metadata["M2TS:Duration"]?.description == "12.00 s")
    #expect(metadata.facts.duration == 12)
    #expect(metadata.facts.pixelWidth == 1440)
    #expect(metadata.facts.pixelHeight == 1080)
    #expect(metadata.facts.frameRate == 25)
    #expect(metadata["M2TS:VideoStreamType"]?.description == "H.264 (AVC) Video")
    #expect(metadata["AC3:AudioBitrate"]?.description == "256 kbps")
    #expect(metadata["AC3:AudioChannels"]?.description == "2")
    #expect(metadata["AC3:AudioSampleRate"]?.description == "44100")
    #expect(metadata.facts.tracks.map(\.kind) == [.video, .audio])
    #expect(metadata.facts.tracks.last?.language == "eng")
  }

  /// A recording begins anywhere: a size stands before the next picture that is whole in itself. exiftool looks at two
  /// pictures.
  @Test func findsASizeBehindOtherPictures() throws {
    let slice: [UInt8] = [0, 0, 1, 0x41] + [UInt8](repeating: 0x55, count: 100)
    var bytes = Make.programs(map: 0x100)
    bytes += Make.map(0x100, clock: 0x1001, [(0x1b, 0x1011, [])])
    for _ in 0..<5 { bytes += Make.packet(0x1011, Make.elementary(0xe0, slice)) }
    bytes += Make.packet(0x1011, Make.elementary(0xe0, [0, 0, 1] + AVCBytes.parameters()))
    for _ in 0..<5 { bytes += Make.packet(0x1011, Make.elementary(0xe0, slice)) }
    let metadata = try Metadata(bytes)
    #expect(metadata.facts.pixelWidth == 1440 && metadata.facts.pixelHeight == 1080)
    #expect(metadata.facts.tracks.first?.pixelWidth == 1440)
    #expect(metadata["H264:ImageWidth"] == nil)
  }

  /// Recordings of broadcasts may keep what corrects errors behind each packet, where anything may stand.
  @Test func readsPacketsWithParity() throws {
    let packets = movie(entries)
    let parity: [UInt8] = [0x47] + [UInt8](repeating: 0xee, count: 15)
    let bytes = stride(from: 0, to: packets.count, by: 188).flatMap {
      Array(packets[$0..<($0 + 188)]) + parity
    }
    let metadata = try Metadata(bytes)
    #expect(metadata.warnings.isEmpty, "\(metadata.warnings)")
    #expect(metadata.format.name == "M2T" && !metadata.format.isInExiftool)
    #expect(metadata.facts.duration == 12)
    #expect(metadata.facts.pixelWidth == 1440 && metadata.facts.pixelHeight == 1080)
    #expect(metadata.facts.tracks.map(\.kind) == [.video, .audio])
  }

  /// What is cropped is counted in samples of color, whatever exiftool makes of it.
  @Test(arguments: [1, 2, 3])
  func cropsBySamplesOfColor(_ chroma: Int) throws {
    let metadata = try Metadata(movie(entries, AVCBytes.parameters(chroma: chroma)))
    #expect(metadata.facts.pixelWidth == 1440 && metadata.facts.pixelHeight == 1080)
    #expect(metadata["H264:ImageHeight"]?.description == (chroma == 1 ? "1080" : "1072"))
  }

  /// By number, or by the width and the height of a pixel.
  @Test(arguments: [
    ("100001110", 1920), ("1111111110000000001000000" + "0000000000101101", 2048),
    ("100000001", 1440), ("100000000", 1440), ("1" + String(repeating: "1", count: 40), 1440),
    ("0", 1440),
  ])
  func showsPixelsOfTheirShape(_ shape: String, _ width: Int) throws {
    let metadata = try Metadata(movie(entries, AVCBytes.parameters(shape: shape)))
    #expect(metadata.facts.pixelWidth == 1440)
    #expect(metadata.facts.displayWidth == width && metadata.facts.displayHeight == 1080)
    #expect(metadata.movie?.naturalSize == MovieSize(width: Double(width), height: 1080))
  }

  /// Where pictures are shown for any number of ticks, these may be any fraction of a second.
  @Test(arguments: [(50, true, 25), (50, false, 25), (2000, true, 1000), (2000, false, nil)])
  func aRateIsOneOfPictures(_ fields: Int, _ isFixed: Bool, _ rate: Double?) throws {
    let parameters = AVCBytes.parameters(fields: fields, isFixed: isFixed)
    let metadata = try Metadata(movie(entries, parameters))
    #expect(metadata.facts.pixelHeight == 1080)
    #expect(metadata.facts.frameRate == rate)
  }

  /// A movie of H.265, whose only unit tells the size, with sound that tells how it is coded.
  @Test func tellsTheFormatOfEachStream() throws {
    // 160 × 120 of 160 × 120 stored, by x265.
    let unit: [UInt8] = [
      0, 0, 1, 0x42, 1, 1, 1, 0x60, 0, 0, 3, 0, 0x90, 0, 0, 3, 0, 0, 3, 0, 0x1e, 0xa0, 0x14, 0x20,
      0x79, 0x65, 0x95, 0x9a, 0x49, 0x32, 0xbc, 0x05, 0xa0, 0x20, 0, 0, 3, 0, 0x20, 0, 0, 3, 3,
      0x21,
    ]
    let adts: [UInt8] =
      [0xff, 0xf1, 0x4c, 0x80, 0x0f, 0x1f, 0xfc] + [UInt8](repeating: 0, count: 113)
    let dolby: [UInt8] = [0x0b, 0x77, 0, 0, 0, 0x40, 0xe1] + [UInt8](repeating: 0, count: 100)
    var bytes = Make.programs(map: 0x100)
    bytes += Make.map(
      0x100, clock: 0x1001, [(0x24, 0x1011, []), (0x0f, 0x1012, []), (0x81, 0x1013, [])])
    for _ in 0..<3 {
      bytes += Make.packet(0x1011, Make.elementary(0xe0, unit))
      bytes += Make.packet(0x1012, Make.elementary(0xc0, adts))
      bytes += Make.packet(0x1013, Make.elementary(0xbd, dolby))
    }
    let tracks = try Metadata(bytes).facts.tracks
    #expect(tracks.map(\.pixelWidth) == [160, nil, nil])
    #expect(tracks.map(\.pixelHeight) == [120, nil, nil])
    #expect(tracks.map(\.sampleRate) == [nil, 48_000, 48_000])
    #expect(tracks.map(\.channels) == [nil, 2, 6])
  }

  @Test func eachStreamOfH264HasItsSize() throws {
    var bytes = Make.programs(map: 0x100)
    bytes += Make.map(0x100, clock: 0x1001, [(0x1b, 0x1011, []), (0x1b, 0x1012, [])])
    let (large, small) = (AVCBytes.parameters(), AVCBytes.parameters(columns: 4))
    for _ in 0..<3 {
      bytes += Make.packet(0x1011, Make.elementary(0xe0, [0, 0, 1] + large))
      bytes += Make.packet(0x1012, Make.elementary(0xe1, [0, 0, 1] + small))
    }
    let metadata = try Metadata(bytes)
    #expect(metadata.facts.tracks.map(\.pixelWidth) == [1440, 64])
    #expect(metadata.tags.count { $0.name == "ImageWidth" && $0.group == "H264" } == 1)
  }

  /// Digital television has sound and subtitles as private data, and tells of them by descriptors.
  @Test(
    arguments: [
      ([0x6a, 1, 0], "audio", "A52/AC-3 Audio", 6), ([0x7a, 1, 0], "audio", "E-AC-3 Audio", 6),
      ([0x7b, 1, 0], "audio", "DTS Audio", nil), ([0x7f, 1, 0x15], "audio", "AC-4 Audio", nil),
      ([0x0a, 4, 0x65, 0x6e, 0x67, 0, 0x59, 0], "subtitle", "DVB subtitles", nil),
      ([0x56, 0], "subtitle", "teletext", nil),
      ([5, 4] + Array("AC-3".utf8), "audio", "A52/AC-3 Audio", 6),
      ([5, 4] + Array("Opus".utf8), "audio", "Opus Audio", nil),
      ([5, 4] + Array("Opus".utf8) + [0x7f, 2, 0x80, 6], "audio", "Opus Audio", 6),
      ([5, 4] + Array("Opus".utf8) + [0x7f, 2, 0x80, 0], "audio", "Opus Audio", 2),
      ([5, 4] + Array("KLVA".utf8), "metadata", "KLV", nil),
      ([5, 4] + Array("none".utf8), nil, nil, nil), ([5, 2, 0x41, 0x43], nil, nil, nil),
      ([], nil, nil, nil),
    ] as [([UInt8], String?, String?, Int?)])
  func descriptorsTellOfPrivateData(
    _ descriptors: [UInt8], _ kind: String?, _ codec: String?, _ channels: Int?
  ) throws {
    // 48 kHz, three speakers in front, two behind, low tones.
    let frame: [UInt8] = [0x0b, 0x77, 1, 2, 0x1c, 0x40, 0xeb, 0]
    let bytes =
      Make.programs(map: 0x100) + Make.map(0x100, clock: 0x1001, [(6, 0x1011, descriptors)])
      + (0..<3).flatMap { _ in
        Make.packet(0x1011, Make.elementary(0xbd, frame + [UInt8](repeating: 1, count: 120)))
      }
    let metadata = try Metadata(bytes)
    let track = metadata.facts.tracks.first
    #expect(track?.kind.description == kind)
    #expect(track?.codec == codec)
    #expect(track?.channels == channels)
    // exiftool does not look into them.
    #expect(metadata["AC3:AudioSampleRate"] == nil && metadata["M2TS:AudioStreamType"] == nil)
  }

  /// A packet that says when what it holds is to be shown, in ticks of 90 kHz.
  private func shown(at time: Int) -> [UInt8] {
    let stamp = [
      0x21 | UInt8(time >> 30 & 7) << 1, UInt8(time >> 22 & 0xff),
      UInt8(time >> 15 & 0x7f) << 1 | 1, UInt8(time >> 7 & 0xff), UInt8(time & 0x7f) << 1 | 1,
    ]
    return Make.packet(
      0x1011, [0, 0, 1, 0xe0, 0, 0, 0x80, 0x80, 5] + stamp + [UInt8](repeating: 1, count: 90))
  }

  /// Parts of streams may have no clock.
  @Test(arguments: [0, 5000])
  func timesTellTheLengthWhereNoClockDoes(_ filler: Int) throws {
    let bytes =
      Make.programs(map: 0x100) + Make.map(0x100, clock: 0x1001, [(2, 0x1011, [])])
      + [900_000, 990_000, 945_000].flatMap(shown)
      + (0..<filler).flatMap { _ in Make.packet(0x1fff, [0]) }
      + [1_260_000, 1_350_000, 1_305_000].flatMap(shown)
    let metadata = try Metadata(bytes)
    #expect(metadata.facts.duration == 5)
    #expect(metadata["M2TS:Duration"] == nil)
  }

  @Test func oneClockTellsNoLength() throws {
    let bytes =
      Make.packet(0x1001, clock: 27_000_000, []) + Make.programs(map: 0x100)
      + Make.map(0x100, clock: 0x1001, [(0x1b, 0x1011, [])])
    let metadata = try Metadata(bytes + Make.packet(0x1fff, []) + Make.packet(0x1fff, []))
    #expect(metadata.facts.duration == nil)
    #expect(metadata["M2TS:Duration"]?.description == "0 s")
  }

  /// Where to splice has the type that Blu-ray has for sound: who registered it says which.
  @Test(arguments: [0, 1, 2])
  func tellsPlacesToSpliceFromSound(_ place: Int) throws {
    let mark = [5, 4] + Array("CUEI".utf8)
    let bytes =
      Make.programs(map: 0x100)
      + Make.map(
        0x100, clock: 0x1001, descriptors: place == 1 ? [0x0f, 1, 9] + mark : [],
        [(0x86, 0x1011, place == 2 ? mark : [0x8a, 1, 1])])
      + Make.packet(0x1fff, []) + Make.packet(0x1fff, [])
    let metadata = try Metadata(bytes)
    #expect(metadata.facts.tracks.map(\.kind) == [place == 0 ? .audio : .metadata])
    #expect(metadata.facts.tracks.map(\.codec) == [place == 0 ? "DTS-HD Audio" : "SCTE-35"])
    #expect(metadata["M2TS:AudioStreamType"]?.description == "DTS-HD Audio")
  }

  @Test func theClockStartsAgain() throws {
    let wrapped =
      Make.packet(0x1001, clock: (300 << 33) - 27_000_000, []) + Make.programs(map: 0x100)
      + Make.map(0x100, clock: 0x1001, [])
      + Make.packet(0x1001, clock: 27_000_000, [])
    #expect(try Metadata(wrapped).facts.duration == 2)
  }

  @Test func readsLittleOfALongStream() throws {
    let filler = Make.packet(0x1fff, [UInt8](repeating: 0, count: 100))
    let start = movie(entries)
    let fillers = 40_000
    let count = start.count + fillers * 188 + 188
    let end = Make.packet(0x1001, clock: 27_000_000 * 3601, [])
    let reader = ByteReader(count: count, limit: .max) {
      (offset, wanted) throws(MetadataError) in
      (offset..<(offset + wanted)).map { place in
        place < start.count
          ? start[place]
          : place < count - 188
            ? filler[(place - start.count) % 188] : end[place - (count - 188)]
      }
    }
    let metadata = try Metadata(reader, name: nil, options: ReadOptions())
    #expect(metadata.facts.duration == 3600)
    #expect(metadata.statistics.bytesRead < 128 << 10)
  }

  @Test func entriesOutOfOrderEndTheList() throws {
    let metadata = try Metadata(movie([(0xa1, [0, 28, 0, 10]), (0xa0, [0, 1, 0, 125])]))
    #expect(metadata["H264:FNumber"] != nil)
    #expect(metadata["H264:ExposureTime"] == nil)
    #expect(metadata.warnings.contains { $0.code == .malformed })
  }

  @Test func survivesEveryLie() {
    let bytes = movie(entries)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xff
      ContainerTests.exercise(damaged)
      if index % 8 == 0 { ContainerTests.exercise(Array(bytes[..<index])) }
    }
  }

  /// A stream of one type, whose packets all begin with the same bytes.
  private func stream(_ type: Int, _ bytes: [UInt8]) throws -> MovieTrack? {
    let descriptors: [UInt8] = type == 6 ? [0x7b, 1, 0] : []
    var file =
      Make.programs(map: 0x100) + Make.map(0x100, clock: 0x1001, [(type, 0x1011, descriptors)])
    for _ in 0..<3 { file += Make.packet(0x1011, Make.elementary(0xe0, bytes)) }
    return try Metadata(file).facts.tracks.first
  }

  /// Layers of MPEG-4, put together by the syntax of ISO 14496-2 §6.2.3; the first is libxvidcore's.
  @Test(
    arguments: [
      (
        "0 00000001 0 1111 00000001 00000001 10110 00 1 0000000000011001 1 1 00001 1 0000010110000 1 0000010010000 1",
        25, 176
      ),
      // A priority, 12:11, the size of a buffer, 30000 ticks a second, each picture of 1001.
      (
        "0 00010001 1 0101001 0010 10111 \(String(repeating: "1", count: 79)) 00 1 0111010100110000 1 1 000001111101001 1 0000010110000 1 0000010010000 1",
        30_000.0 / 1001, 192
      ),
      // One tick a second takes one bit.
      ("0 00000001 0 0001 0 00 1 0000000000000001 1 1 1 1 0000010110000 1 0000010010000 1", 1, 176),
      // Any number of pictures.
      ("0 00000001 0 0001 0 00 1 0000000000011001 1 0 1 0000010110000 1 0000010010000 1", nil, 176),
      (
        "0 00000001 0 0001 0 00 1 0000000000011001 1 1 00000 1 0000010110000 1 0000010010000 1",
        nil, 176
      ),
    ] as [(String, Double?, Double)])
  func readsMPEG4(_ bits: String, _ rate: Double?, _ shown: Double) throws {
    var rest = bits.filter { $0 != " " }[...]
    var layer: [UInt8] = []
    while !rest.isEmpty {
      let byte = String(rest.prefix(8))
      layer.append(UInt8(byte + String(repeating: "0", count: 8 - byte.utf8.count), radix: 2) ?? 0)
      rest = rest.dropFirst(8)
    }
    let track = try #require(
      try stream(0x10, [0, 0, 1, 0xb0, 1, 0, 0, 1, 0x20] + layer + [0, 0, 1, 0xb6, 0x10]))
    #expect(track.pixelWidth == 176 && track.pixelHeight == 144 && track.frameRate == rate)
    #expect(track.naturalSize?.width == shown)
  }

  /// Layers that are no rectangles, and those of studios, tell no size.
  @Test(arguments: ["0 00000001 0 0001 0 01 1", "0 00001110 0001 00 0000", "0 00000001 0"])
  func readsNoOtherMPEG4(_ bits: String) throws {
    let digits = bits.filter { $0 != " " }
    let number =
      UInt32(digits + String(repeating: "0", count: 32 - digits.utf8.count), radix: 2) ?? 0
    let layer = Bytes().big(Int(number), size: 4).zeros(20)
    let track = try stream(0x10, [0, 0, 1, 0x20] + layer.bytes + [0, 0, 1, 0xb6])
    #expect(track?.codec == "MPEG-4 Video" && track?.pixelWidth == nil)
  }

  /// Parameters of H.265, as ffmpeg's `trace_headers` reads them.
  @Test(
    arguments: [
      (Self.hevcOfX265, 24_000.0 / 1001, 176), (Self.hevcInFull, 60_000.0 / 1001, 85),
      // The video parameter set has 50 pictures a second.
      (Self.hevcVideo + [0, 0, 1] + Self.hevcInFull, 60_000.0 / 1001, 85),
      (Self.hevcVideo + [0, 0, 1] + Self.hevcUntimed, 50, 64), (Self.hevcUntimed, nil, 64),
    ] as [([UInt8], Double?, Int)])
  func tellsTheRateOfH265(_ units: [UInt8], _ rate: Double?, _ width: Int) throws {
    let metadata = try Metadata(
      Make.programs(map: 0x100) + Make.map(0x100, clock: 0x1001, [(0x24, 0x1011, [])])
        + (0..<2).flatMap { _ in Self.packets([0, 0, 0, 1] + units) })
    let track = try #require(metadata.facts.tracks.first)
    #expect(track.frameRate == rate && metadata.facts.frameRate == rate)
    #expect(track.naturalSize.map { Int($0.width) } ?? track.pixelWidth == width)
    for length in units.indices {
      _ = try Metadata(
        Make.programs(map: 0x100) + Make.map(0x100, clock: 0x1001, [(0x24, 0x1011, [])])
          + Self.packets([0, 0, 0, 1] + units.prefix(length)) + Self.packets([0]))
    }
  }

  private static func packets(_ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Make.elementary(0xe0, data)[...]
    while !rest.isEmpty {
      bytes += Make.packet(0x1011, isStart: bytes.isEmpty, Array(rest.prefix(150)))
      rest = rest.dropFirst(150)
    }
    return bytes
  }

  /// Two layers of time.
  private static let hevcOfX265: [UInt8] = [
    0x42, 0x01, 0x02, 0x01, 0x60, 0x00, 0x00, 0x03, 0x00, 0x90, 0x00, 0x00, 0x03, 0x00, 0x00, 0x03,
    0x00, 0x3c, 0x00, 0x00, 0xa0, 0x16, 0x20, 0x24, 0x59, 0x65, 0x66, 0x2b, 0x34, 0x92, 0x65, 0x78,
    0x0b, 0x40, 0x40, 0x00, 0x00, 0xfa, 0x40, 0x00, 0x17, 0x70, 0x02,
  ]

  /// Scaling lists, plain samples, derived and long-term references, and all before the timing.
  private static let hevcInFull: [UInt8] = [
    0x42, 0x01, 0x01, 0x01, 0x60, 0x00, 0x00, 0x03, 0x00, 0x90, 0x00, 0x00, 0x03, 0x00, 0x00, 0x03,
    0x00, 0x5d, 0xa0, 0x20, 0x83, 0x16, 0x59, 0x5e, 0xa9, 0x2d, 0xaf, 0xff, 0xed, 0x7f, 0xff, 0x6b,
    0xff, 0xfd, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x6b, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xfb, 0x5f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xd7, 0x5f, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xff, 0xff, 0xdd, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x75, 0xff, 0xff,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x5f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xde, 0xef,
    0xca, 0x97, 0xfb, 0x96, 0x1f, 0x4b, 0x03, 0x82, 0xbf, 0xfc, 0x00, 0x10, 0x00, 0x0f, 0xd4, 0x04,
    0x04, 0x07, 0x8f, 0xc0, 0x00, 0x00, 0xfa, 0x40, 0x00, 0x3a, 0x98, 0x02,
  ]

  /// The same of three layers of time, without usability information.
  private static let hevcUntimed: [UInt8] = [
    0x42, 0x01, 0x05, 0x01, 0x60, 0x00, 0x00, 0x03, 0x00, 0x90, 0x00, 0x00, 0x03, 0x00, 0x00, 0x03,
    0x00, 0x5d, 0x00, 0x00, 0xa0, 0x20, 0x83, 0x16, 0x59, 0x5c, 0xae, 0x57, 0xaa, 0x4b, 0x6b, 0xff,
    0xfb, 0x5f, 0xff, 0xda, 0xff, 0xff, 0x5f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xda, 0xff,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfe, 0xd7, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xf5,
    0xd7, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xf7, 0x5f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xdd, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xd7, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xf7, 0xbb, 0xf2, 0xa5, 0xfe, 0xe5, 0x87, 0xd2, 0xc0, 0xe0, 0xac, 0x80,
  ]

  /// A video parameter set.
  private static let hevcVideo: [UInt8] = [
    0x40, 0x01, 0x0c, 0x01, 0xff, 0xff, 0x01, 0x60, 0x00, 0x00, 0x03, 0x00, 0x90, 0x00, 0x00, 0x03,
    0x00, 0x00, 0x03, 0x00, 0x5d, 0x95, 0xc3, 0x73, 0x30, 0x00, 0x00, 0x3e, 0x80, 0x00, 0x0c, 0x35,
    0x05,
  ]

  /// Five channels and one of low tones, 48 kHz, by ffmpeg: in Blu-ray's type, in others, and as private data.
  @Test(arguments: [0x82, 0x8a, 6])
  func tellsTheFormatOfDTS(_ type: Int) throws {
    let frame = [0x7f, 0xfe, 0x80, 0x01, 0xfc, 0x3c, 0x75, 0xb2, 0x76, 0xc0, 0x05, 0x38]
    let track = try #require(
      try stream(type, frame.map { UInt8($0) } + [UInt8](repeating: 0, count: 100)))
    #expect(track.channels == 6 && track.sampleRate == 48_000)
  }

  /// The core of DTS-HD has not all channels of the whole, and not its rate.
  @Test func theCoreDoesNotTellOfTheWhole() throws {
    let frame = [0x7f, 0xfe, 0x80, 0x01, 0xfc, 0x3c, 0x75, 0xb2, 0x76, 0xc0, 0x05, 0x38]
    let track = try #require(
      try stream(0x86, frame.map { UInt8($0) } + [UInt8](repeating: 0, count: 100)))
    #expect(track.codec == "DTS-HD Audio" && track.channels == nil && track.sampleRate == nil)
  }
}
