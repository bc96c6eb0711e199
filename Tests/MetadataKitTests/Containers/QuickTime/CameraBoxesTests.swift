import MetadataKit
import Testing

/// Boxes of user data that are a maker's.
@Suite struct CameraBoxesTests {
  private static let picture: [UInt8] = [0xff, 0xd8, 0xff, 0xdb, 0, 4, 1, 1, 0xff, 0xd9]

  /// A structure with fields at places.
  private func fields(_ count: Int, _ parts: (Int, [UInt8])...) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    for (place, value) in parts {
      bytes.replaceSubrange(place..<(place + value.count), with: value)
    }
    return bytes
  }

  /// Numbers of four bytes, the lowest first.
  private func longs(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { BoxBytes.number($0, 4).reversed() }
  }

  private func movie(_ boxes: [UInt8]...) throws -> Metadata {
    try Metadata(MovieBytes.file("qt  ", BoxBytes.box("udta", boxes.flatMap { $0 })))
  }

  private func expect(
    _ metadata: Metadata, _ expected: [(String, String, String)],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for (name, worded, numeric) in expected {
      #expect(metadata[name]?.description == worded, "\(name)", sourceLocation: location)
      #expect(metadata[name]?.numericDescription == numeric, "\(name)", sourceLocation: location)
    }
  }

  /// The first records of places and of motion, beside the movie.
  @Test func readsDashCameras() throws {
    let place = Bytes().little(Int(bitPattern: UInt((-5030.0).bitPattern)), size: 8)
      .little(Int(bitPattern: UInt(3015.6.bitPattern)), size: 8).little(-7, size: 4)
      .little(73, size: 2).raw([23, 4, 5, 12, 45, 9, 60, 1, 1, 0]).zeros(32)
    let metadata = try Metadata(
      MovieBytes.file("qt  ") + BoxBytes.box("gps0", place.bytes)
        + BoxBytes.box("gsen", [16, 0xf8, 0, 1, 1, 1]))
    expect(
      metadata,
      [
        ("QuickTime:GPSDateTime", "2023:04:05 12:45:09Z", "2023:04:05 12:45:09Z"),
        ("QuickTime:GPSLatitude", "50 deg 30' 0.00\" S", "-50.5"),
        ("QuickTime:GPSLongitude", "30 deg 15' 36.00\" E", "30.26"),
        ("QuickTime:GPSSpeed", "73", "73"), ("QuickTime:GPSTrack", "120", "120"),
        ("QuickTime:GPSAltitude", "-7 m", "-7"),
        ("QuickTime:Accelerometer", "1 -0.5 0", "1 -0.5 0"),
      ])
    #expect(metadata.location?.latitude == -50.5)
    // Before it knows where it is, it is nowhere.
    let nowhere = Bytes().little(Int(bitPattern: UInt(1e9.bitPattern)), size: 8).zeros(24)
    let later = try Metadata(
      MovieBytes.file("qt  ") + BoxBytes.box("gps0", nowhere.bytes + nowhere.bytes + place.bytes))
    #expect(later["QuickTime:GPSLatitude"]?.numericDescription == "-50.5")
    // Those that Lamax's cameras encipher are no places.
    let lamax = place.with([0xf2, 0xe1, 0xf0, 0xee, 0x54, 0x54, 0x98], at: 2)
    let other = try Metadata(MovieBytes.file("qt  ") + BoxBytes.box("gps0", lamax.bytes))
    #expect(other["QuickTime:GPSLatitude"] == nil)
  }

  /// What Flip Video cameras keep beside the movie, in a box that only its number tells of.
  @Test func readsFlipCameras() throws {
    let number: [UInt8] = [
      0x4a, 0xb0, 0x3b, 0x0f, 0x61, 0x8d, 0x40, 0x75, 0x82, 0xb2, 0xd9, 0xfa, 0xce, 0xd3, 0x5f,
      0xf5,
    ]
    let record = fields(
      112, (4, BoxBytes.number(320, 4)), (8, BoxBytes.number(240, 4)),
      (52, BoxBytes.number(Self.picture.count, 4)), (56, Array("FLIP0123456789".utf8)))
    let metadata = try Metadata(
      MovieBytes.file("mp42") + BoxBytes.box("uuid", number + record + Self.picture))
    expect(
      metadata,
      [
        ("MakerNotes:PreviewImageWidth", "320", "320"),
        ("MakerNotes:PreviewImageHeight", "240", "240"),
        ("MakerNotes:PreviewImageLength", "10", "10"),
        ("MakerNotes:SerialNumber", "FLIP0123456789", "FLIP0123456789"),
      ])
    #expect(metadata["MakerNotes:PreviewImage"]?.byteCount == Self.picture.count)
    #expect(metadata.pictures.map(\.byteCount) == [Self.picture.count])
  }

  /// What Kodak's and Rexing's cameras keep beside the movie.
  @Test func readsThePartsOfKodak() throws {
    let metadata = try Metadata(
      MovieBytes.file("qt  ")
        + BoxBytes.box(
          "frea", BoxBytes.box("tima", BoxBytes.number(3725, 4)),
          BoxBytes.box("ver ", Array("3.01.054".utf8)), BoxBytes.box("thma", Self.picture),
          BoxBytes.box("scra", [1, 2, 3])))
    expect(
      metadata,
      [("Kodak:Duration", "1:02:05", "3725"), ("Kodak:KodakVersion", "3.01.054", "3.01.054")])
    #expect(metadata["Kodak:ThumbnailImage"]?.byteCount == Self.picture.count)
    #expect(metadata["Kodak:PreviewImage"]?.byteCount == 3)
    #expect(metadata.thumbnails.count == 1)
  }

  @Test func readsPentax() throws {
    let tags = fields(
      300, (0, Array("PENTAX DIGITAL CAMERA".utf8)), (38, longs(600)), (42, longs(35, 10)),
      (50, longs(3, 10)), (68, [9]), (72, longs(58, 10)), (175, [100]))
    expect(
      try movie(BoxBytes.box("TAGS", tags)),
      [
        ("Pentax:ExposureTime", "1/60", "0.0166666666666667"), ("Pentax:FNumber", "3.5", "3.5"),
        ("Pentax:ExposureCompensation", "+0.3", "0.3"), ("Pentax:WhiteBalance", "Unknown (9)", "9"),
        ("Pentax:FocalLength", "5.8 mm", "5.8"), ("Pentax:ISO", "100", "100"),
      ])
    let box = fields(
      0x7d3, (26, Array("PENTAX Optio WG-2".utf8)), (84, longs(5)),
      (0xc7, Array("GPS_".utf8) + [2, 3, 0, 0]), (0xcf, Array("S".utf8)),
      (0xd1, longs(50, 1, 30, 1, 0, 1)), (0x103, [1]), (0x104, longs(1234, 10)),
      (0x142, Array("2013:03:10".utf8)))
    let metadata = try movie(BoxBytes.box("PENT", box, Self.picture))
    expect(
      metadata,
      [
        ("Pentax:Model", "PENTAX Optio WG-2", "PENTAX Optio WG-2"),
        ("Pentax:FocalLength", "5 mm", "5"), ("GPS:GPSLatitude", "50 deg 30' 0.00\"", "50.5"),
        ("GPS:GPSAltitude", "123.4 m", "123.4"), ("GPS:GPSVersionID", "2.3.0.0", "2 3 0 0"),
      ])
    #expect(metadata["Pentax:PreviewImage"] != nil)
  }

  @Test func readsNikon() throws {
    func record(_ id: Int, _ format: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      BoxBytes.number(id, 4) + BoxBytes.number(format, 2) + BoxBytes.number(count, 2) + value
    }
    func numbers(_ numbers: Int...) -> [UInt8] { numbers.flatMap { BoxBytes.number($0, 4) } }
    let records =
      record(1, 2, 6, Array("NIKON\0".utf8)) + record(0x13, 4, 2, numbers(240, 0))
      + record(0x16, 5, 1, numbers(24000, 1001)) + record(0x110_829a, 5, 1, numbers(1, 60))
      + record(0x110_a431, 2, 8, Array("2000123\0".utf8)) + record(0x120_0001, 2, 2, [0x53, 0])
      + record(0x200_0005, 2, 5, Array("AUTO ".utf8)) + record(0x200_0022, 3, 1, [0, 3])
      + record(0x200_00c3, 7, 10, Array("0100".utf8) + [0, 0] + numbers(-12))
    let metadata = try movie(
      BoxBytes.box(
        "NCDT", BoxBytes.box("NCHD", Array("MakerNote".utf8) + [1, 0]),
        BoxBytes.box("NCTG", records), BoxBytes.box("NCTH", Self.picture),
        BoxBytes.box("NCM1")))
    expect(
      metadata,
      [
        ("Nikon:MakerNoteVersion", "MakerNote 1", "MakerNote 1"), ("Nikon:Make", "NIKON", "NIKON"),
        ("Nikon:FrameCount", "240", "240"), ("Nikon:FrameRate", "23.976", "23.97602398"),
        ("Nikon:ExposureTime", "1/60", "0.01666666667"),
        ("Nikon:SerialNumber", "2000123", "2000123"), ("GPS:GPSLatitudeRef", "South", "S"),
        ("Nikon:WhiteBalance", "AUTO ", "AUTO "), ("Nikon:ActiveD-Lighting", "Normal", "3"),
        ("Nikon:Altitude", "-12 m", "-12"),
      ])
    #expect(metadata["Nikon:ThumbnailImage"] != nil)
    #expect(metadata["Nikon:PreviewImage1"] == nil)
  }

  @Test func readsSamsungAndOthers() throws {
    let tags = fields(
      0x200, (0, Array("SAMSUNG DIGITAL CAMERA".utf8)), (24, Array("WP10".utf8)),
      (125, Array("SAMSUNG WP10".utf8)), (0xf4, longs(0, 160, 120, 5000, 300)))
    expect(
      try movie(
        BoxBytes.box("TAGS", tags),
        BoxBytes.box("INFO", Array("EFCT".utf8), [0, 0, 0, 2], Array("ABCD".utf8), [0, 0, 0, 7]),
        BoxBytes.box("smta", [0, 0, 0, 0], BoxBytes.box("mdln", Array("SM-A136U".utf8)))),
      [
        ("Samsung:Make", "Samsung digital camera", "SAMSUNG DIGITAL CAMERA"),
        ("Samsung:ThumbnailWidth", "160", "160"), ("Samsung:Effect", "2", "2"),
        ("Samsung:Samsung_INFO_ABCD", "7", "7"), ("Samsung:SamsungModel", "SM-A136U", "SM-A136U"),
      ])
    expect(
      try movie(
        BoxBytes.box(
          "TAGS",
          fields(
            200, (0, Array("FUJIFILM DIGITAL CAMERA".utf8)), (46, longs(125)), (50, longs(28, 10)))),
        BoxBytes.box("DcMD", BoxBytes.box("Cmbo", Array("II".utf8))),
        BoxBytes.box("scrn", BoxBytes.number(Self.picture.count, 4), Self.picture)),
      [
        ("FujiFilm:ExposureTime", "1/125", "0.008"), ("FujiFilm:FNumber", "2.8", "2.8"),
        ("Kodak:CameraByteOrder", "Little-endian (Intel, II)", "II"),
        ("Olympus:PreviewImageLength", "10", "10"),
      ])
  }

  @Test func readsGoPro() throws {
    func entry(_ type: String, _ kind: Character, _ size: Int, _ value: [UInt8]) -> [UInt8] {
      Array(type.utf8) + [kind.asciiValue ?? 0, UInt8(size)]
        + BoxBytes.number(value.count / size, 2)
        + value + [UInt8](repeating: 0, count: -value.count & 3)
    }
    let entries =
      entry("MINF", "c", 11, Array("HERO6 Black".utf8)) + entry("VERS", "B", 1, [7, 6, 0])
      + entry("PRTN", "c", 1, [0x59]) + entry("VFPS", "L", 4, [0, 0, 0xea, 0x60, 0, 0, 3, 0xe9])
      + entry("TZON", "s", 2, [0xff, 0xa6]) + entry("PRJT", "F", 4, Array("GPRO".utf8))
    let metadata = try movie(BoxBytes.box("GPMF", entry("DEVC", "\0", 1, entries)))
    expect(
      metadata,
      [
        ("GoPro:Model", "HERO6 Black", "HERO6 Black"), ("GoPro:MetadataVersion", "7.6.0", "7 6 0"),
        ("GoPro:Protune", "On", "Y"), ("GoPro:VideoFrameRate", "60000/1001", "60000 1001"),
        ("GoPro:TimeZone", "-01:30", "-90"), ("GoPro:LensProjection", "GPRO", "GPRO"),
      ])
  }

  /// A million short ones would take seconds.
  @Test func recordsAreCharged() throws {
    func many(_ bytes: [UInt8]) -> [UInt8] { Array(repeating: bytes, count: 100).flatMap { $0 } }
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      Array(name.utf8) + longs(body.count) + body
    }
    let list = chunk("LIST", Array("ncdt".utf8) + chunk("ncvr", many([2, 0, 0, 0])))
    let files = [
      MovieBytes.file(
        "qt  ", BoxBytes.box("udta", BoxBytes.box("INFO", many(Array("ABCD".utf8) + longs(0))))),
      MovieBytes.file(
        "qt  ",
        BoxBytes.box(
          "udta",
          BoxBytes.box(
            "NCDT", BoxBytes.box("NCTG", many(BoxBytes.number(1, 4) + [0, 2, 0, 1, 0x41]))))),
      chunk("RIFF", Array("AVI ".utf8) + list),
    ]
    var options = ReadOptions()
    options.limits.decodedBytes = 5000
    for file in files {
      #expect(try !Metadata(file).warnings.contains { $0.code == .limitExceeded })
      #expect(
        try Metadata(file, options: options).warnings.contains { $0.code == .limitExceeded })
    }
  }

  /// What is cut short or states more than there is neither traps nor takes long.
  @Test func survivesHostileBoxes() throws {
    let types = [
      "TAGS", "NCDT", "PENT", "PXTH", "PXMN", "scrn", "thmb", "RICO", "INFO", "@sec", "smta",
      "CNTH",
      "DcMD", "FFMV", "MMA0", "GPMF",
    ]
    let starts: [[UInt8]] = [
      [], [0xff], [UInt8](repeating: 0xff, count: 40), [0xff, 0xe1, 0, 0] + Array("Exif\0\0".utf8),
      Array("DEVC".utf8) + [0, 0xff, 0xff, 0xff],
      BoxBytes.box("NCTG", [UInt8](repeating: 1, count: 9)),
      [UInt8](repeating: 0xff, count: 4) + Self.picture, Array("SAMSUNG DIGITAL CAMERA\0".utf8),
    ]
    for type in types {
      for start in starts { _ = try movie(BoxBytes.box(type, start)) }
    }
    var nested: [UInt8] = []
    for _ in 0..<20 {
      nested = Array("DEVC".utf8) + [0, 1] + BoxBytes.number(nested.count, 2) + nested
    }
    _ = try movie(BoxBytes.box("GPMF", nested))
  }

  /// Records that a note of a photo has are told together, at the end.
  @Test func aRecordThatIsCutShortLosesNoneBeforeIt() throws {
    func record(_ id: Int, _ format: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      BoxBytes.number(id, 4) + BoxBytes.number(format, 2) + BoxBytes.number(count, 2) + value
    }
    let records =
      record(0x200_0022, 3, 1, [0, 3]) + record(1, 2, 600, Array("NIKON".utf8))
    let metadata = try movie(BoxBytes.box("NCDT", BoxBytes.box("NCTG", records)))
    #expect(metadata["Nikon:ActiveD-Lighting"]?.description == "Normal")
    #expect(metadata.warnings.map(\.code) == [.truncated])
  }
}
