import MetadataKit
import Testing

@Suite struct CompositeTests {
  private enum Value {
    case short(Int)
    case text(String)
    case rational(Int, Int)
    case rationals([(Int, Int)])
  }

  /// A photo with one directory behind IFD0, of EXIF (0x8769) or of GPS (0x8825).
  private func photo(_ pointer: Int = 0x8769, _ tags: [(Int, Value)]) throws -> Metadata {
    var tiff = TIFFBytes()
    let start = 8 + 2 + 12 + 4
    tiff.directory([.long(pointer, start)])
    var values: [UInt8] = []
    let fields = tags.map { tag, value in
      let place = start + 2 + tags.count * 12 + 4 + values.count
      switch value {
      case .short(let number): return TIFFBytes.Field.short(tag, number)
      case .text(let text):
        let bytes = Array(text.utf8) + [0]
        guard bytes.count > 4 else {
          return .init(tag: tag, format: 2, count: bytes.count, value: .inline(bytes))
        }
        values += bytes
        return .init(tag: tag, format: 2, count: bytes.count, value: .offset(place))
      case .rational(let numerator, let denominator):
        values += tiff.number(numerator, 4) + tiff.number(denominator, 4)
        return .init(tag: tag, format: 5, count: 1, value: .offset(place))
      case .rationals(let parts):
        for (numerator, denominator) in parts {
          values += tiff.number(numerator, 4) + tiff.number(denominator, 4)
        }
        return .init(tag: tag, format: 5, count: parts.count, value: .offset(place))
      }
    }
    tiff.directory(fields)
    tiff.append(values)
    return try Metadata(tiff.asJPEG)
  }

  /// 1/125 s at f/5.6 and ISO 200 through 50 mm, which are 75 mm on film, 2 m away.
  private func portrait() throws -> Metadata {
    try photo(
      0x8769,
      [
        (0x829a, .rational(1, 125)), (0x829d, .rational(28, 5)), (0x8827, .short(200)),
        (0x9003, .text("2008:05:30 15:56:01")), (0x9011, .text("+02:00")),
        (0x9206, .rational(2, 1)), (0x920a, .rational(50, 1)), (0x9291, .text("07 ")),
        (0xa405, .short(75)), (0xa434, .text("EF 50 mm")),
      ])
  }

  @Test(arguments: [
    ("ShutterSpeed", "1/125", "0.008"), ("Aperture", "5.6", "5.6"),
    // 2 log2 5.6 + log2 125 - log2 (200 / 100)
    ("LightValue", "10.9", "10.936"), ("ScaleFactor35efl", "1.5", "1.5"),
    ("FocalLength35efl", "50.0 mm (35 mm equivalent: 75.0 mm)", "75"),
    // 43.2666 / (1.5 × 1440)
    ("CircleOfConfusion", "0.020 mm", "0.0200"),
    // 2 arctan (36 / 150)
    ("FOV", "27.0 deg", "26.99"),
    // 50² / (5.6 × 0.02003 × 1000)
    ("HyperfocalDistance", "22.29 m", "22.28"),
    ("DOF", "0.35 m (1.84 - 2.19 m)", "1.839"),
    ("SubSecDateTimeOriginal", "2008:05:30 15:56:01.07+02:00", "2008:05:30 15:56:01.07+02:00"),
    ("LensID", "EF 50mm", "EF 50 mm"),
  ])
  func followsFromThePhoto(_ name: String, _ words: String, _ number: String) throws {
    let tag = try #require(try portrait()["Composite:\(name)"])
    #expect(tag.description == words)
    #expect(tag.numericDescription.hasPrefix(number))
    #expect(tag.group == "Composite")
    #expect(tag.byteRange == nil)
  }

  /// Its last digit is that of the distance times the sine, through the cosine.
  @Test func theFieldOfViewHasTheLastDigitOfTheField() throws {
    let metadata = try XMPBytes.read(
      """
      <exif:FocalLength>22/1</exif:FocalLength><exif:FocalLengthIn35mmFilm>33</exif:FocalLengthIn35mmFilm>
      <aux:FocusDistance xmlns:aux='http://ns.adobe.com/exif/1.0/aux/'>3.34965439157828</aux:FocusDistance>
      """)
    #expect(
      metadata["Composite:FOV"]?.numericDescription == "56.9041033047338 3.63016842717631")
  }

  @Test func isNothingWithoutItsTags() throws {
    let metadata = try photo(0x8769, [(0x9003, .text("2008:05:30 15:56:01"))])
    #expect(metadata.composites.map(\.name) == ["ImageSize", "Megapixels"])
    #expect(metadata.composites.map(\.description) == ["32x16", "0.000512"])
    #expect(metadata.composites.map(\.numericDescription) == ["32 16", "0.000512"])
    #expect(metadata["Composite:Aperture"] == nil)
  }

  @Test func apexZeroAloneIsNoAperture() throws {
    #expect(try photo(0x8769, [(0x9202, .rational(0, 1))])["Composite:Aperture"] == nil)
    #expect(
      try photo(0x8769, [(0x9202, .rational(2, 1))])["Composite:Aperture"]?.description == "2.0")
  }

  @Test func placesAreSigned() throws {
    let metadata = try photo(
      0x8825,
      [
        (1, .text("S")), (2, .rationals([(46, 1), (30, 1), (36, 1)])), (3, .text("E")),
        (4, .rationals([(12, 1), (15, 1), (0, 1)])),
        (7, .rationals([(7, 1), (5, 1), (9, 1)])), (29, .text("2008:10:23")),
      ])
    #expect(metadata["Composite:GPSLatitude"]?.numericDescription == "-46.51")
    #expect(metadata["Composite:GPSPosition"]?.numericDescription == "-46.51 12.25")
    #expect(
      metadata["Composite:GPSPosition"]?.description
        == "46 deg 30' 36.00\" S, 12 deg 15' 0.00\" E")
    #expect(metadata["Composite:GPSDateTime"]?.description == "2008:10:23 07:05:09Z")
    #expect(metadata["Composite:GPSAltitude"] == nil)
  }

  @Test func whatIsNeitherNorthNorSouthIsNoPlace() throws {
    let metadata = try photo(
      0x8825, [(1, .text("X")), (2, .rationals([(43, 1), (30, 1), (0, 1)]))])
    #expect(metadata["GPS:GPSLatitude"] != nil)
    #expect(metadata["Composite:GPSLatitude"] == nil)
  }

  /// A structure that does not say whether the flash has fired says nothing in EXIF's number.
  @Test func aFlashThatSaysNothingIsNoNumber() throws {
    func flash(_ fields: String) throws -> String? {
      try XMPBytes.read("<exif:Flash rdf:parseType='Resource'>\(fields)</exif:Flash>")[
        "Composite:Flash"]?.description
    }
    #expect(try flash("<exif:Fired>True</exif:Fired><exif:Mode>1</exif:Mode>") == "On, Fired")
    #expect(try flash("<exif:RedEyeMode>False</exif:RedEyeMode>") == nil)
    #expect(try XMPBytes.read("<exif:Flash>1</exif:Flash>")["Composite:Flash"] == nil)
  }

  /// Only exiftool's form has what is computed with 0 in place of 0/0.
  @Test func nothingFollowsFromNoNumber() throws {
    let none = try photo(
      0x8769,
      [
        (0x829a, .rational(0, 0)), (0x829d, .rational(0, 0)), (0x8827, .short(200)),
        (0x920a, .rational(0, 0)),
      ])
    for name in ["ShutterSpeed", "Aperture", "LightValue", "FocalLength35efl"] {
      #expect(none["Composite:" + name] == nil, "\(name)")
    }
    let exiftool = none.composites(asExiftool: true)
    #expect(exiftool.first { $0.name == "FocalLength35efl" }?.description == "0.0 mm")
    let place = try photo(
      0x8825, [(1, .text("N")), (2, .rationals([(0, 0), (0, 0), (0, 0)]))])
    #expect(place["Composite:GPSLatitude"] == nil)
  }

  /// 33.785" are a little less as a number, and would be 33.79" by the fifteen digits of its text.
  @Test func secondsOfPlacesAreRoundedOnce() throws {
    let metadata = try photo(
      0x8825,
      [
        (3, .text("W")), (4, .rationals([(122, 1), (34, 1), (33785, 1000)])),
      ])
    #expect(metadata["Composite:GPSLongitude"]?.description == "122 deg 34' 33.78\" W")
    #expect(metadata["Composite:GPSLongitude"]?.numericDescription == "-122.576051388889")
  }

  @Test func rowsStandWhereTheirNamesSay() {
    for (index, row) in TagTable.composite.rows.enumerated() { #expect(Int(row.id) == index) }
  }

  /// What cameras wrote before EXIF, behind one tag of EXIF.
  private func beside(_ tag: Int, _ numerator: Int, _ denominator: Int) throws -> Metadata {
    var tiff = TIFFBytes()
    tiff.directory([.long(0x8769, 26)])
    tiff.directory([.init(tag: tag, format: 5, count: 1, value: .offset(44))])
    tiff.append(tiff.number(numerator, 4) + tiff.number(denominator, 4))
    let exif = JPEGBytes.segment(0xe1, "Exif\0\0", tiff.bytes)
    let old = JPEGBytes.segment(
      0xec, "[picture info]\r\nShutter=6452 FNumber=F11.0\r\n")
    return try Metadata(JPEGBytes.file([exif, old]))
  }

  @Test func copiesOnlyStandInForOthers() throws {
    let number = try beside(0x829d, 28, 5)
    #expect(number["Composite:Aperture"]?.description == "5.6")
    #expect(number["Composite:ShutterSpeed"]?.description == "1/155")
    let time = try beside(0x829a, 1, 60)
    #expect(time["Composite:Aperture"]?.description == "11.0")
    #expect(time["Composite:ShutterSpeed"]?.description == "1/60")
  }

  @Test func theLastOfEqualsCounts() throws {
    let twice = try photo(0x8769, [(0x829d, .rational(28, 5)), (0x829d, .rational(8, 1))])
    #expect(twice["Composite:Aperture"]?.description == "8.0")
  }

  /// A drone's XMP says its exposure in microseconds. In a TIFF structure it stands before EXIF's
  /// directory, in a JPEG behind all of it.
  @Test(arguments: [true, false]) func exifCountsBeforeXMP(_ isTIFF: Bool) throws {
    let packet = XMPBytes.packet("<my:ExposureTime>768</my:ExposureTime>")
    var tiff = TIFFBytes()
    let inner = 8 + 2 + (isTIFF ? 24 : 12) + 4
    let value = inner + 2 + 12 + 4
    let inTIFF = TIFFBytes.Field(
      tag: 0x2bc, format: 1, count: packet.utf8.count, value: .offset(value + 8))
    tiff.directory((isTIFF ? [inTIFF] : []) + [.long(0x8769, inner)])
    tiff.directory([.init(tag: 0x829a, format: 5, count: 1, value: .offset(value))])
    tiff.append(tiff.number(1, 4) + tiff.number(60, 4))
    tiff.append(Array(packet.utf8))
    let jpeg = JPEGBytes.file([
      JPEGBytes.segment(0xe1, "Exif\0\0", tiff.bytes),
      JPEGBytes.segment(0xe1, "http://ns.adobe.com/xap/1.0/\0", Array(packet.utf8)),
    ])
    let metadata = try Metadata(isTIFF ? tiff.bytes : jpeg)
    #expect(metadata["XMP-my:ExposureTime"]?.description == "768")
    #expect(metadata["Composite:ShutterSpeed"]?.description == "1/60")
  }

  @Test func everyInputHasOneName() {
    #expect(CompositeInput.names.map(\.input.rawValue) == CompositeInput.allCases.map(\.rawValue))
    for (name, input) in CompositeInput.names { #expect(CompositeInput(name: name) == input) }
    #expect(CompositeInput(name: "FNumbers") == nil)
    #expect(CompositeInput(name: "fNumber") == nil)
    #expect(CompositeInput(name: "") == nil)
    #expect(CompositeInput(name: String(repeating: "G", count: 4096)) == nil)
  }

  @Test func theSensorFollowsFromFractionsInXMP() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
      tiff:Make="Canon" exif:FocalLength="12845/1000" exif:FocalPlaneXResolution="3648000/292"
      exif:FocalPlaneYResolution="2736000/219" exif:FocalPlaneResolutionUnit="2"/></rdf:RDF>
      </x:xmpmeta>
      """
    let composites = try Metadata(Array(packet.utf8)).composites
    #expect(composites.first { $0.name == "ScaleFactor35efl" }?.description == "4.7")
  }

  /// A photo that breaks off behind its EXIF is where the whole one is; exiftool derives nothing then.
  @Test func whatFollowsFromADamagedFileIsToldAllTheSame() throws {
    let bytes = try Fixture.bytes("photo.jpg")
    let names = ["GPSLatitude", "GPSLongitude", "GPSPosition"]
    let whole = try Metadata(bytes).composites
    let cut = try Metadata(Array(bytes.prefix(3000)))
    #expect(!cut.warnings.isEmpty)
    for name in names {
      let told = whole.first { $0.name == name }?.description
      #expect(told != nil && cut.composites.first { $0.name == name }?.description == told)
    }
    #expect(cut.composites(asExiftool: true).isEmpty)
  }
}
