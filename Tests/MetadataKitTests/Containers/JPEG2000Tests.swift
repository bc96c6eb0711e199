import MetadataKit
import Testing

@Suite struct JPEG2000Tests {
  @Test(arguments: [("picture.jp2", "JP2"), ("picture.j2k", "J2C")])
  func statesItsFacts(_ name: String, type: String) throws {
    let metadata = try Fixture.metadata(name)
    #expect(metadata.format.name == type)
    #expect(metadata.facts.pixelWidth == 32)
    #expect(metadata.facts.pixelHeight == 24)
    #expect(metadata.facts.bitDepth == 8)
    #expect(metadata.facts.colorModel == .rgb)
    #expect(metadata.facts.hasAlpha == false)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsCommentsOfCodestreams() throws {
    let comment = try Fixture.metadata("picture.j2k")["File:Comment"]?.description
    #expect(comment?.hasPrefix("Created by OpenJPEG") == true)
  }

  private static func stream(_ segments: [UInt8]...) -> [UInt8] {
    [0xff, 0x4f, 0xff, 0x51, 0, 41, 0, 0] + BoxBytes.number(32, 4) + BoxBytes.number(24, 4)
      + [UInt8](repeating: 0, count: 24) + [0, 1, 7, 1, 1] + segments.flatMap { $0 }
  }

  private static func comment(_ kind: Int, _ text: String) -> [UInt8] {
    [0xff, 0x64] + BoxBytes.number(text.utf8.count + 4, 2) + BoxBytes.number(kind, 2)
      + Array(text.utf8)
  }

  /// Table A.1: the markers from FF30 to FF3F.
  @Test func someMarkersHaveNoLength() throws {
    let metadata = try Metadata(
      Self.stream([0xff, 0x30, 0xff, 0x3f], Self.comment(1, "a"), [0xff, 0x90, 0, 2]))
    #expect(metadata.facts.pixelWidth == 32 && metadata["File:Comment"]?.description == "a")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func whatStandsBeforeADamagedSegmentIsTold() throws {
    let metadata = try Metadata(Self.stream([1, 2, 3, 4]))
    #expect(metadata.facts.pixelHeight == 24 && metadata.warnings.count == 1)
  }

  /// §A.9.2
  @Test func commentsAreTextsOrBytes() throws {
    func told(_ kind: Int) throws -> String? {
      try Metadata(Self.stream(Self.comment(kind, "text"), [0xff, 0xd9, 0, 2]))["File:Comment"]?
        .description
    }
    #expect(try told(1) == "text" && told(2) == "text")
    #expect(try told(0)?.contains("4 bytes") == true)
    #expect(try told(0xffff)?.contains("4 bytes") == true)
  }

  static let signature = BoxBytes.box("jP  ", [0x0d, 0x0a, 0x87, 0x0a])

  static func header(_ boxes: [UInt8]..., depth: UInt8 = 7) -> [UInt8] {
    BoxBytes.box(
      "jp2h",
      BoxBytes.box(
        "ihdr", BoxBytes.number(20, 4), BoxBytes.number(30, 4), BoxBytes.number(3, 2),
        [depth, 7, 0, 0]), boxes.flatMap { $0 })
  }

  static func color(_ number: Int) -> [UInt8] {
    BoxBytes.box("colr", [1, 0, 0], BoxBytes.number(number, 4))
  }

  @Test func tellsWhatItsBoxesSay() throws {
    let resolution = BoxBytes.box(
      "res ",
      BoxBytes.box("resc", BoxBytes.number(3, 2), BoxBytes.number(7, 2), [0, 72, 0, 1, 0, 0xfe]))
    let metadata = try Metadata(
      Self.signature + BoxBytes.fileType("jp2 ", "jp2 ", "jpx\0")
        + Self.header(Self.color(16), resolution, BoxBytes.box("lbl ", Array("a name\0".utf8))))
    let expected = [
      "MajorBrand": "JPEG 2000 Image (.JP2)", "MinorVersion": "0.0.0", "CompatibleBrands": "jp2 ",
      "ImageWidth": "30", "BitsPerComponent": "8 Bits, Unsigned", "Compression": "JPEG 2000",
      "ColorSpecMethod": "Enumerated", "ColorSpace": "sRGB", "CaptureYResolution": "0.4285714",
      "CaptureXResolution": "72", "CaptureYResolutionUnit": "m",
      "CaptureXResolutionUnit": "100 m", "Label": "a name",
    ]
    for (name, value) in expected {
      #expect(metadata["Jpeg2000:" + name]?.description == value, "\(name)")
    }
  }

  @Test func readsXMLOfAnyVocabulary() throws {
    let text = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns:tiff="http://ns.adobe.com/tiff/1.0/" tiff:Orientation="1"/></rdf:RDF></x:xmpmeta>
      """
    let metadata = try Metadata(
      Self.signature + Self.header() + BoxBytes.box("xml ", Array(text.utf8)))
    #expect(metadata["XML-tiff:Orientation"]?.description == "1")
  }

  @Test func readsXMLWithoutANamespace() throws {
    let box = BoxBytes.box("xml ", Array("<a><b>1</b></a>".utf8))
    #expect(try Metadata(Self.signature + Self.header() + box)["XML:AB"]?.description == "1")
  }

  @Test(arguments: [(16, ColorModel.rgb), (17, .gray), (12, .cmyk), (14, .lab), (18, .rgb)])
  func tellsColorModels(_ number: Int, _ model: ColorModel) throws {
    let metadata = try Metadata(Self.signature + Self.header(Self.color(number)))
    #expect(metadata.facts.colorModel == model)
    #expect(metadata.facts.pixelWidth == 30)
  }

  /// Some writers state nine bits where eight are coded.
  @Test func whatIsCodedSaysHowDeepItIs() throws {
    let stream: [UInt8] =
      [0xff, 0x4f, 0xff, 0x51, 0, 41] + [UInt8](repeating: 0, count: 35) + [1, 7, 1, 1]
    let file = Self.signature + Self.header(Self.color(16), depth: 8)
    #expect(try Metadata(file).facts.bitDepth == 9)
    let metadata = try Metadata(file + BoxBytes.box("jp2c", stream))
    #expect(metadata.facts.bitDepth == 8)
    #expect(metadata["Jpeg2000:BitsPerComponent"]?.description == "9 Bits, Unsigned")
    // More than 38 are none (table A.11).
    let lie = stream.dropLast(3) + [0xff, 1, 1]
    #expect(try Metadata(file + BoxBytes.box("jp2c", Array(lie))).facts.bitDepth == 9)
  }

  @Test func tellsAlphaAndPalette() throws {
    let alpha = BoxBytes.box(
      "cdef", BoxBytes.number(1, 2), BoxBytes.number(3, 2), BoxBytes.number(1, 2),
      BoxBytes.number(0, 2))
    let metadata = try Metadata(
      Self.signature
        + Self.header(
          BoxBytes.box("bpcc", [15, 7]), Self.color(16), BoxBytes.box("pclr"), alpha, depth: 255))
    #expect(metadata.facts.hasAlpha == true)
    #expect(metadata.facts.isIndexed == true)
    #expect(metadata.facts.bitDepth == 16)
  }

  @Test func namesItsRelatives() throws {
    for (brand, name) in [("jpx ", "JPX"), ("jpm ", "JPM"), ("jph ", "JPH"), ("jp2 ", "JP2")] {
      let bytes = Self.signature + BoxBytes.fileType(brand) + Self.header()
      #expect(try Metadata(bytes).format.name == name)
    }
  }

  /// A movie stands behind the signature of a still, which exiftool takes it for.
  @Test(arguments: ["mjp2", "mj2s"]) func moviesAreNoStills(_ brand: String) throws {
    let movie = MovieBytes.file(brand, MovieBytes.track("vide", MovieBytes.picture("mjp2")))
    let metadata = try Metadata(Self.signature + movie, name: "a.mj2")
    #expect(metadata.format.name == "MJ2" && metadata.format.mimeType == "video/mj2")
    #expect(metadata.facts.pixelWidth == 64 && metadata.facts.pixelHeight == 48)
    #expect(metadata.facts.frameCount == 300 && metadata.facts.duration == 10)
    #expect(metadata.facts.codec == "mjp2" && metadata.facts.frameRate == 30)
    #expect(metadata.movie?.tracks.map(\.sampleCount) == [300])
    #expect(metadata["QuickTime:Duration"]?.description == "10.00 s")
    #expect(metadata.warnings.isEmpty)
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a.mj2".utf8), &json)
    let text = json.text.string
    #expect(text.contains("image/jp2") && text.contains("Jpeg2000:MajorBrand"))
    #expect(!text.contains("video/mj2") && !text.contains("QuickTime:"))
    Bytes().raw(Self.signature + movie).readEveryTruncation()
  }

  /// One movie is read of those that nothing but a Motion JPEG 2000 has.
  @Test func furtherMoviesAreToldOf() throws {
    let movie = MovieBytes.file("mjp2", MovieBytes.track("vide", MovieBytes.picture("mjp2")))
    for box in [BoxBytes.box("moov", []), BoxBytes.box("moof", [])] {
      let metadata = try Metadata(Self.signature + movie + box)
      #expect(metadata.facts.frameCount == 300)
      #expect(metadata.warnings.map(\.code) == [.unsupported])
    }
    let still = try Metadata(
      Self.signature + BoxBytes.fileType("jp2 ", "jp2 ") + BoxBytes.box("moov", []))
    #expect(still.warnings.contains { $0.code == .unsupported })
  }

  @Test func withoutAPictureThereIsNoFrame() throws {
    let still = try Metadata(Self.signature + BoxBytes.fileType("jp2 ", "jp2 "))
    #expect(still.facts.frameCount == nil && still.facts.hasAlpha == nil)
    let movie = try Metadata(
      Self.signature + BoxBytes.fileType("mjp2", "mjp2") + BoxBytes.box("mdat", [1, 2, 3]))
    #expect(movie.facts.frameCount == nil && movie.warnings.map(\.code) == [.truncated])
  }

  @Test func findsEXIFInItsForms() throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 6)])
    let name = Array("JpgTiffExif->JP2".utf8)
    for head in [[], Array("Exif\0\0".utf8)] {
      let metadata = try Metadata(
        Self.signature + Self.header() + BoxBytes.box("uuid", name, head, tiff.bytes))
      #expect(metadata["IFD0:Orientation"] != nil)
      #expect(metadata.facts.orientation == 6)
      #expect(metadata.facts.displayWidth == 20)
    }
  }

  @Test func boundsNesting() throws {
    var boxes = BoxBytes.box("free")
    for _ in 0..<200 { boxes = BoxBytes.box("asoc", boxes) }
    let metadata = try Metadata(Self.signature + boxes)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }
}
