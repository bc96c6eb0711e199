import MetadataKit
import Testing
import UniformTypes

@Suite struct QuickTimeTests {
  /// Flash's movies have a type in common with FLV, of which nothing else is like theirs.
  @Test(arguments: ["f4v ", "F4V "])
  func moviesOfFlashHaveTheirType(_ brand: String) throws {
    let file = Bytes().big(16, size: 4).text("ftyp" + brand).zeros(4).big(8, size: 4).text("free")
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.type == .flashVideo)
    #expect(metadata.format.mimeType == "video/mp4")
  }

  @Test(arguments: [
    ("plain.mov", "MOV", "avc1", 1), ("plain.mp4", "MP4", "avc1", 1),
    ("rotated-90.mov", "MOV", "avc1", 6), ("rotated-180.mp4", "MP4", "avc1", 3),
    ("apple-keys.mov", "MOV", "avc1", 1), ("user-data.mov", "MOV", "avc1", 1),
    ("itunes.m4v", "M4V", "avc1", 1), ("plain.3gp", "3GP", "mp4v", 1),
    ("hevc.mp4", "MP4", "hvc1", 1), ("fragmented.mp4", "MP4", "avc1", 1),
    ("xmp.mov", "MOV", "avc1", 1), ("wide.mov", "MOV", "avc1", 1),
    ("open-ended.mp4", "MP4", "avc1", 1),
  ])
  func statesItsFacts(_ name: String, type: String, codec: String, orientation: Int) throws {
    let metadata = try Fixture.metadata(name)
    let facts = metadata.facts
    #expect(metadata.format.name == type)
    #expect(facts.pixelWidth == 64)
    #expect(facts.pixelHeight == 48)
    #expect(facts.displayWidth == (orientation == 6 ? 48 : 64))
    #expect(facts.displayHeight == (orientation == 6 ? 64 : 48))
    #expect(facts.orientation == orientation)
    #expect(facts.codec == codec)
    #expect(facts.frameCount == 3)
    #expect(facts.duration == 0.6)
    #expect(facts.bitDepth == 8)
    #expect(facts.creationDate == "2024-06-21T17:42:07Z")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func tellsSoundFromPictures() throws {
    let metadata = try Fixture.metadata("sound.m4a")
    #expect(metadata.format.name == "M4A")
    #expect(metadata.facts.codec == "mp4a")
    #expect(metadata.facts.pixelWidth == nil)
    #expect(metadata.facts.frameCount == nil)
  }

  /// OMA's content format has the one box in the place of a movie's.
  @Test func protectedContentIsNoDamage() throws {
    let brand = BoxBytes.fileType("odcf", "odcf")
    let content = BoxBytes.box("odrm", [UInt8](repeating: 0, count: 32))
    let metadata = try Metadata(brand + content + content)
    #expect(metadata.format.name == "MP4")
    #expect(metadata.warnings.map(\.code) == [.unsupported])
    #expect(metadata.warnings.first?.offset == brand.count)
    #expect(try Metadata(brand).warnings.map(\.code) == [.truncated])
  }

  @Test func findsXMP() throws {
    #expect(try Fixture.metadata("xmp.mov").blocks.map(\.kind) == [.xmp])
  }

  @Test func readsWhatIsLeftOfDamagedFiles() throws {
    let long = try Fixture.metadata("lying-length.mp4")
    #expect(long.facts.pixelWidth == 64)
    #expect(long.warnings.map(\.code) == [.truncated])
    let cut = try Fixture.metadata("truncated.mp4")
    #expect(cut.facts.pixelWidth == 64)
    #expect(cut.warnings.contains { $0.code == .truncated })
    let none = try Fixture.metadata("zero-length.mov")
    #expect(none.warnings.map(\.code) == [.malformed])
  }

  @Test(arguments: [
    (["heic"], "HEIC", "image/heic"), (["heix", "mif1"], "HEIF", "image/heif"),
    (["hevc"], "HEICS", "image/heic-sequence"), (["msf1", "hevc"], "HEIFS", "image/heif-sequence"),
    (["avis", "avif"], "AVIF", "image/avif"), (["qt  "], "MOV", "video/quicktime"),
    (["isom", "iso2", "mp41"], "MP4", "video/mp4"), (["M4V ", "mp42"], "M4V", "video/x-m4v"),
    (["3gp4"], "3GP", "video/3gpp"), (["3g2a"], "3G2", "video/3gpp2"),
    (["XAVC", "XAVC", "mp42"], "MP4", "video/mp4"),
    (["CDes", "CDes", "qt  "], "MOV", "video/quicktime"),
    (["M4B "], "M4B", "audio/mp4"), (["F4V ", "isom"], "F4V", "video/mp4"),
  ])
  func namesFilesByBrand(_ brands: [String], name: String, mimeType: String) throws {
    let bytes = BoxBytes.box(
      "ftyp", Array(brands[0].utf8), [0, 0, 0, 0], brands.flatMap { Array($0.utf8) })
    let format = try Metadata(bytes + BoxBytes.box("free")).format
    #expect(format.name == name)
    #expect(format.fileExtension == name.lowercased())
    #expect(format.mimeType == mimeType)
  }

  @Test func namesFilesWithoutBrands() throws {
    let metadata = try Metadata(Array(Self.movie(matrix: [1, 0, 0, 1]).dropFirst(20)))
    #expect(metadata.format.name == "MOV")
    #expect(metadata.facts.pixelWidth == 64)
  }

  @Test func readsDatesThatCountFrom1970() throws {
    let metadata = try Metadata(Self.movie(matrix: [1, 0, 0, 1], created: 1_700_000_000))
    #expect(metadata.facts.creationDate == "2023-11-14T22:13:20Z")
    #expect(metadata.warnings.map(\.code) == [.deviation])
    #expect(try Metadata(Self.movie(matrix: [1, 0, 0, 1])).facts.creationDate == nil)
  }

  @Test(arguments: [
    (2_082_844_801, "1970-01-01T00:00:01Z"), (2_082_844_800 + 951_782_400, "2000-02-29T00:00:00Z"),
    (2_082_844_800 + 1_735_689_599, "2024-12-31T23:59:59Z"),
    (2_082_844_800 + 2_087_942_400, "2036-03-01T00:00:00Z"),
  ])
  func countsDaysLikeTheCalendar(_ seconds: Int, _ text: String) throws {
    #expect(
      try Metadata(Self.movie(matrix: [1, 0, 0, 1], created: seconds)).facts.creationDate == text)
  }

  @Test func prefersTheFirstEnabledTrack() throws {
    let off = Self.track(matrix: [1, 0, 0, 1], width: 10, height: 10, isEnabled: false)
    let on = Self.track(matrix: [1, 0, 0, 1], width: 20, height: 20)
    let metadata = try Metadata(
      BoxBytes.fileType("qt  ") + BoxBytes.box("moov", Self.header(), off, on))
    #expect(metadata.facts.pixelWidth == 20)
  }

  @Test func findsEXIFThatCamerasPutThere() throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 1)])
    for type in ["RMKN", "SIGM"] {
      let metadata = try Metadata(
        BoxBytes.fileType("qt  ")
          + BoxBytes.box(
            "moov", BoxBytes.box("udta", BoxBytes.box(type, tiff.bytes), [0, 0, 0, 0])))
      #expect(metadata["IFD0:Orientation"] != nil)
      #expect(metadata.warnings.isEmpty)
    }
    let bare = Array(tiff.bytes.dropFirst(8))
    let fuji = try Metadata(
      BoxBytes.fileType("qt  ")
        + BoxBytes.box(
          "moov",
          BoxBytes.box("udta", BoxBytes.box("MVTG", [UInt8](repeating: 0, count: 16), bare))))
    #expect(fuji["IFD0:Orientation"]?.bytes == [1, 0])
    var big = TIFFBytes(.big)
    big.directory([.short(0x112, 1)])
    let casio = try Metadata(
      BoxBytes.fileType("qt  ")
        + BoxBytes.box(
          "moov",
          BoxBytes.box(
            "udta",
            BoxBytes.box("QVMI", [UInt8](repeating: 0, count: 10), Array(big.bytes.dropFirst(8))))))
    #expect(casio["IFD0:Orientation"]?.bytes == [0, 1])
  }

  @Test func readsTheDirectoriesOfCR3() throws {
    func structure(_ fields: [TIFFBytes.Field]) -> [UInt8] {
      var tiff = TIFFBytes()
      tiff.directory(fields)
      return tiff.bytes
    }
    let canon: [UInt8] = [
      0x85, 0xc0, 0xb6, 0x87, 0x82, 0x0f, 0x11, 0xe0, 0x81, 0x11, 0xf4, 0xce, 0x46, 0x2b, 0x6a,
      0x48,
    ]
    let bytes =
      BoxBytes.fileType("crx ", "isom")
      + BoxBytes.box(
        "moov",
        BoxBytes.box(
          "uuid", canon, BoxBytes.box("CNCV", Array("CanonCR3_001".utf8)),
          BoxBytes.box("CMT1", structure([.short(0x112, 8)])),
          BoxBytes.box("CMT2", structure([.short(0x8827, 400)])),
          BoxBytes.box("CMT3", structure([.short(0x1a, 1)])),
          BoxBytes.box("CMT4", structure([.text(1, "N\0")]))),
        Self.header(), Self.track(matrix: [1, 0, 0, 1], width: 64, height: 48))
    let metadata = try Metadata(bytes)
    #expect(metadata.format.name == "CR3")
    #expect(metadata["IFD0:Orientation"]?.bytes == [8, 0])
    #expect(metadata["ExifIFD:ISO"] != nil)
    #expect(metadata["GPS:GPSLatitudeRef"] != nil)
    #expect(metadata.blocks.contains { $0.kind == .makerNote })
    #expect(metadata["Canon:SuperMacro"]?.description == "On (1)")
    #expect(metadata["Canon:CompressorVersion"]?.description == "CanonCR3_001")
    #expect(metadata.facts.displayWidth == 48)
    #expect(metadata.facts.duration == nil)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func countsPixelsThatAreNoSquares() throws {
    let track = Self.track(
      matrix: [1, 0, 0, 1], width: 720, height: 576, shown: (0, 0),
      boxes: BoxBytes.box("pasp", BoxBytes.number(16, 4), BoxBytes.number(15, 4)))
    let facts = try Metadata(
      BoxBytes.fileType("qt  ") + BoxBytes.box("moov", Self.header(), track)
    ).facts
    #expect(facts.pixelWidth == 720)
    #expect(facts.displayWidth == 768)
    #expect(facts.displayHeight == 576)
  }

  /// All ones stand for a duration that is not known (ISO 14496-12 §8.2.2.3).
  @Test(arguments: [
    (0, 600, 0xffff_ffff, "82 days 20:24:39"), (1, 600, -1, "355839970557 days 16:03:08"),
    (1, 1, -1, "213503982334601 days 7:00:00"),
  ])
  func anUnknownDurationIsNone(_ version: Int, _ scale: Int, _ length: Int, _ words: String) throws
  {
    let header = MovieBytes.header(version: version, timeScale: scale, length: length)
    let metadata = try Metadata(
      BoxBytes.fileType("isom", "isom") + BoxBytes.box("moov", header))
    #expect(metadata["QuickTime:Duration"]?.description == words)
    #expect(metadata.facts.duration == nil)
  }

  // MARK: Bytes

  static func header(created: Int = 0) -> [UInt8] {
    BoxBytes.full(
      "mvhd", BoxBytes.number(created, 4), BoxBytes.number(0, 4), BoxBytes.number(1000, 4),
      BoxBytes.number(2000, 4), [UInt8](repeating: 0, count: 80))
  }

  /// A movie of one track of 64 × 48 pixels with a matrix of a, b, c, d.
  static func movie(matrix: [Int], created: Int = 0) -> [UInt8] {
    BoxBytes.fileType("qt  ", "qt  ")
      + BoxBytes.box(
        "moov", header(created: created), track(matrix: matrix, width: 64, height: 48))
  }

  static func track(
    matrix: [Int], width: Int, height: Int, isEnabled: Bool = true, shown: (Int, Int)? = nil,
    boxes: [UInt8] = []
  ) -> [UInt8] {
    let one = 65536
    let numbers = [
      matrix[0] * one, matrix[1] * one, 0, matrix[2] * one, matrix[3] * one, 0, 0, 0, 1 << 30,
    ]
    let entry = BoxBytes.box(
      "avc1", [UInt8](repeating: 0, count: 24), BoxBytes.number(width, 2),
      BoxBytes.number(height, 2), [UInt8](repeating: 0, count: 46), BoxBytes.number(24, 2),
      [0xff, 0xff], boxes)
    return BoxBytes.box(
      "trak",
      BoxBytes.full(
        "tkhd", flags: isEnabled ? 7 : 0, [UInt8](repeating: 0, count: 8), BoxBytes.number(1, 4),
        [UInt8](repeating: 0, count: 24), numbers.flatMap { BoxBytes.number($0, 4) },
        BoxBytes.number((shown?.0 ?? width) * one, 4),
        BoxBytes.number((shown?.1 ?? height) * one, 4)),
      BoxBytes.box(
        "mdia", BoxBytes.handler("vide"),
        BoxBytes.box(
          "minf",
          BoxBytes.box("stbl", BoxBytes.full("stsd", BoxBytes.number(1, 4), entry)))))
  }
}
