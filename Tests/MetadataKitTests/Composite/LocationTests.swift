import MetadataKit
import Testing

@Suite struct LocationTests {
  /// What movies and sounds have in a text that is none of QuickTime's.
  @Test(
    arguments: [
      ("+46.5-120.25/", 46.5, -120.25, nil), ("+47.3750+008.5417+409/", 47.375, 8.5417, 409),
      ("+95.0+008.0/", nil, nil, nil), ("Paris", nil, nil, nil),
      ("+00.0000+000.0000/", nil, nil, nil), ("+00.0000+008.5417/", 0, 8.5417, nil),
    ] as [(String, Double?, Double?, Double?)])
  func readsThePlaceOfAText(
    _ text: String, _ latitude: Double?, _ longitude: Double?, _ altitude: Double?
  ) throws {
    typealias Make = EBMLBytes
    let tag = Make.element(
      0x1254_C367,
      Make.element(
        0x7373, Make.element(0x67C8, Make.text(0x45A3, "LOCATION"), Make.text(0x4487, text))))
    let metadata = try Metadata(Make.header() + Make.element(0x1853_8067, tag))
    #expect(metadata["Matroska:Location"]?.description == text)
    #expect(metadata.location?.latitude == latitude)
    #expect(metadata.location?.longitude == longitude)
    #expect(metadata.location?.altitude == altitude)
    #expect(metadata["Composite:GPSLatitude"] == nil)
  }

  /// Some writers call the letter bytes.
  @Test(arguments: [1, 2, 7]) func lettersMayBeBytes(_ format: Int) throws {
    var tiff = TIFFBytes()
    tiff.directory([.long(0x8825, 26)])
    let south = TIFFBytes.Field(tag: 1, format: format, count: 2, value: .inline([0x53, 0]))
    let west = TIFFBytes.Field(tag: 3, format: format, count: 2, value: .inline([0x57, 0]))
    tiff.directory([
      south, .init(tag: 2, format: 5, count: 1, value: .offset(80)), west,
      .init(tag: 4, format: 5, count: 1, value: .offset(88)),
    ])
    for number in [35, 1, 134, 1] { tiff.append(tiff.number(number, 4)) }
    #expect(try Metadata(tiff.bytes).location?.latitude == -35)
    #expect(try Metadata(tiff.bytes).location?.longitude == -134)
  }

  /// HTC's phones put a number of such a kind before the letter.
  @Test func takesTheLetterOfACoordinate() throws {
    var tiff = TIFFBytes()
    tiff.directory([.long(0x8825, 26)])
    tiff.directory([
      .short(3, 3928), .text(1, "N"), .init(tag: 2, format: 5, count: 1, value: .offset(92)),
      .text(3, "E"), .init(tag: 4, format: 5, count: 1, value: .offset(100)),
    ])
    for number in [35, 1, 134, 1] { tiff.append(tiff.number(number, 4)) }
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata.location?.latitude == 35)
    #expect(metadata.location?.longitude == 134)
  }

  /// Where neither EXIF nor a movie says it.
  @Test(
    arguments: [
      ("46,30.6N", "12,15.0W", "1", 46.51, -12.25, -409.5),
      ("46,30,36S", "0,0.0E", "0", -46.51, 0, 409.5),
      ("46,30.6s", " 12,15.0w ", "0", -46.51, -12.25, 409.5),
      ("46,30.6N", "12,15.0W", "", 46.51, -12.25, nil), ("46,30.6", "12,15.0W", "0", nil, nil, nil),
      ("96,30.6N", "12,15.0W", "0", nil, nil, nil), ("46,30.6N", "", "0", nil, nil, nil),
      ("0,0.0N", "0,0.0E", "0", nil, nil, nil),
    ] as [(String, String, String, Double?, Double?, Double?)])
  func readsThePlaceOfXMP(
    _ latitude: String, _ longitude: String, _ reference: String, _ north: Double?, _ east: Double?,
    _ height: Double?
  ) throws {
    let packet = XMPBytes.packet(
      """
      <exif:GPSLatitude xmlns:exif='http://ns.adobe.com/exif/1.0/'>\(latitude)</exif:GPSLatitude>\
      <exif:GPSLongitude xmlns:exif='http://ns.adobe.com/exif/1.0/'>\(longitude)</exif:GPSLongitude>\
      <exif:GPSAltitude xmlns:exif='http://ns.adobe.com/exif/1.0/'>819/2</exif:GPSAltitude>\
      <exif:GPSAltitudeRef xmlns:exif='http://ns.adobe.com/exif/1.0/'>\(reference)</exif:GPSAltitudeRef>
      """)
    let location = try Metadata(Array(packet.utf8)).location
    #expect(location?.latitude == north && location?.longitude == east)
    #expect(location?.altitude == height)
  }

  /// Apple's sidecars have the letters beside the coordinates, as EXIF does.
  @Test(
    arguments: [
      ("52.5250816", "N", "122.317", "W", 52.5250816, -122.317),
      ("-52.5", "S", "122.317", "e", -52.5, 122.317), ("52.5", "X", "122.317", "W", nil, nil),
      ("52.5", "", "122.317", "W", nil, nil), ("46,30.6S", "N", "0", "E", -46.51, 0),
      ("inf", "N", "12.5", "E", nil, nil),
    ] as [(String, String, String, String, Double?, Double?)])
  func readsThePlaceOfXMPWithLettersBesideIt(
    _ latitude: String, _ north: String, _ longitude: String, _ east: String,
    _ expected: Double?, _ other: Double?
  ) throws {
    let properties = [
      ("GPSLatitude", latitude), ("GPSLatitudeRef", north), ("GPSLongitude", longitude),
      ("GPSLongitudeRef", east),
    ]
    let packet = XMPBytes.packet(
      properties.map { name, value in
        "<e:\(name) xmlns:e='http://ns.adobe.com/exif/1.0/'>\(value)</e:\(name)>"
      }.joined())
    let location = try Metadata(Array(packet.utf8)).location
    #expect(location?.latitude == expected && location?.longitude == other)
  }

  /// An editor may have left what DJI's drones say of themselves, and no more.
  @Test(
    arguments: [
      ("GpsLatitude", "+36.7364082", "GpsLongitude", "-6.4428675", 36.7364082, -6.4428675),
      ("GpsLatitude", "-0.5", "GpsLongtitude", "+179.5", -0.5, 179.5),
      ("Latitude", "36.5", "Longitude", "-6.25", 36.5, -6.25),
      ("GpsLatitude", "+90.5", "GpsLongitude", "-6.25", nil, nil),
      ("GpsLatitude", "+36.5", "GpsLongitude", "", nil, nil),
      // Before it knows where it is.
      ("GpsLatitude", "+0.0000000", "GpsLongitude", "+0.0000000", nil, nil),
      ("GpsLatitude", "+0.0", "GpsLongitude", "-6.5", 0, -6.5),
    ] as [(String, String, String, String, Double?, Double?)])
  func readsThePlaceOfADrone(
    _ north: String, _ latitude: String, _ east: String, _ longitude: String,
    _ expected: Double?, _ other: Double?
  ) throws {
    let properties = [(north, latitude), (east, longitude), ("AbsoluteAltitude", "+13.20")]
    let packet = XMPBytes.packet(
      properties.map { name, value in
        "<d:\(name) xmlns:d='http://www.dji.com/drone-dji/1.0/'>\(value)</d:\(name)>"
      }.joined())
    let location = try Metadata(Array(packet.utf8)).location
    #expect(location?.latitude == expected && location?.longitude == other)
    #expect(location?.altitude == expected.map { _ in 13.2 })
  }

  /// exiftool joins the coordinates as they stand.
  @Test func thePositionHasTheSignsOfADronesXMP() throws {
    let packet = XMPBytes.packet(
      [("GpsLatitude", "+36.75"), ("GpsLongitude", "-6.5")].map { name, value in
        "<d:\(name) xmlns:d='http://www.dji.com/drone-dji/1.0/'>\(value)</d:\(name)>"
      }.joined())
    let metadata = try Metadata(Array(packet.utf8))
    #expect(metadata["Composite:GPSPosition"]?.numericDescription == "36.75 -6.5")
    var json = JSONWriter()
    ExiftoolView(isNumeric: true).write(metadata, name: Array("a.xmp".utf8), &json)
    #expect(json.text.string.contains("\"Composite:GPSPosition\":\"+36.75 -6.5\""))
  }

  /// ffmpeg keeps QuickTime's name of it, and other programs note a place of a track, or a language.
  @Test(
    arguments: [
      (nil, "com.apple.quicktime.location.ISO6709", nil), (1, "LOCATION", nil),
      (nil, "LOCATION", "ger"),
    ] as [(Int?, String, String?)])
  func findsThePlaceUnderItsOtherNames(_ track: Int?, _ name: String, _ language: String?) throws {
    typealias Make = EBMLBytes
    let metadata = try Metadata(
      Make.header()
        + Make.element(
          0x1853_8067, Make.element(0x1654_AE6B, Make.track(1, type: 1, "V_VP8")),
          Make.element(
            0x1254_C367,
            track == nil ? Make.tag(track: 1, Make.simpleTag("LOCATION", "+1+2/")) : [],
            Make.tag(track: track, Make.simpleTag(name, "+46.5-120.25/", language: language)))))
    #expect(metadata.location?.latitude == 46.5)
    #expect(metadata.location?.longitude == -120.25)
  }

  @Test func soundsHaveItInATextOfTheirs() throws {
    let text = Array("\u{3}location\u{0}+46.5-120.25/".utf8)
    let frame = Array("TXXX".utf8) + BoxBytes.number(text.count, 4) + [0, 0] + text
    let tag = Array("ID3".utf8) + [3, 0, 0] + BoxBytes.number(frame.count, 4) + frame
    let metadata = try Metadata(tag + [0xff, 0xfb, 0x90, 0] + [UInt8](repeating: 0, count: 413))
    #expect(metadata.location?.latitude == 46.5)
  }

  /// A file of two movies is the first one.
  @Test func thePlaceOfASecondMovieIsNotTheFiles() throws {
    typealias Make = EBMLBytes
    func movie(_ title: String, _ tags: [UInt8]...) -> [UInt8] {
      Make.element(
        0x1853_8067, Make.element(0x1549_A966, Make.text(0x7BA9, title)),
        Make.element(0x1254_C367, Make.tag(tags.flatMap { $0 })))
    }
    let second = movie(
      "two", Make.simpleTag("LOCATION", "+46.5-120.25/"), Make.simpleTag("ARTIST", "Jane"))
    let metadata = try Metadata(Make.header() + movie("one") + second)
    #expect(metadata["Matroska:Location"]?.description == "+46.5-120.25/")
    #expect(metadata.location == nil)
    #expect(metadata.movie?[.title]?.value == "one")
    #expect(metadata.movie?[.artist] == nil)
    #expect(try Metadata(Make.header() + second).location?.latitude == 46.5)
  }

  /// A photo whose GPS directory has coordinates of three fractions each.
  private func location(
    _ latitude: [(Int, Int)], _ latitudeReference: String?, _ longitude: [(Int, Int)],
    _ longitudeReference: String?, altitude: (Int, Int)? = nil, altitudeReference: Int? = nil
  ) throws -> Location? {
    var tiff = TIFFBytes()
    let gps = 8 + 2 + 12 + 4
    tiff.directory([.long(0x8825, gps)])
    var fields: [TIFFBytes.Field] = []
    if let latitudeReference { fields.append(.text(1, latitudeReference + "\0")) }
    if let longitudeReference { fields.append(.text(3, longitudeReference + "\0")) }
    if let altitudeReference {
      fields.append(.init(tag: 5, format: 1, count: 1, value: .number(altitudeReference)))
    }
    var values: [UInt8] = []
    let count = fields.count + (altitude == nil ? 2 : 3)
    for (tag, parts) in [(2, latitude), (4, longitude), (6, altitude.map { [$0] } ?? [])]
    where !parts.isEmpty {
      let place = gps + 2 + count * 12 + 4 + values.count
      fields.append(.init(tag: tag, format: 5, count: parts.count, value: .offset(place)))
      for (numerator, denominator) in parts {
        values += tiff.number(numerator, 4) + tiff.number(denominator, 4)
      }
    }
    tiff.directory(fields)
    tiff.append(values)
    return try Metadata(tiff.asJPEG).location
  }

  private let here = [(46, 1), (30, 1), (36, 1)]
  private let there = [(12, 1), (15, 1), (0, 1)]

  @Test func isSignedByItsReferences() throws {
    let found = try #require(try location(here, "N", there, "E"))
    #expect(abs(found.latitude - 46.51) < 1e-12)
    #expect(found.longitude == 12.25)
    #expect(found.altitude == nil)
    let south = try #require(
      try location(here, "S", there, "W", altitude: (5, 2), altitudeReference: 1))
    #expect(south.latitude < 0 && south.longitude == -12.25)
    #expect(south.altitude == -2.5)
    #expect(try location(here, "N", there, "E", altitude: (5, 2))?.altitude == nil)
    #expect(
      try location(here, "N", there, "E", altitude: (5, 0), altitudeReference: 0)?.altitude == nil)
  }

  @Test func isNothingWithoutThem() throws {
    #expect(try location(here, nil, there, "E") == nil)
    #expect(try location(here, "N", there, nil) == nil)
    #expect(try location(here, "E", there, "N") == nil)
    #expect(try location(here, "", there, "E") == nil)
  }

  /// DJI's FC2403 in a room, HTC's and Samsung's early phones, and Apple's Vision Pro have these.
  @Test func zerosAloneAreNoPlace() throws {
    let zero = [(0, 1), (0, 1), (0, 1)]
    #expect(try location(zero, "N", zero, "E") == nil)
    #expect(try location(zero, "S", zero, "W", altitude: (33, 1), altitudeReference: 1) == nil)
    #expect(try location(zero, "N", there, "E")?.latitude == 0)
    #expect(try location(here, "N", zero, "E")?.longitude == 0)
  }

  @Test func isOnEarth() throws {
    #expect(try location([(90, 1), (0, 1), (1, 1)], "N", there, "E") == nil)
    #expect(try location(here, "N", [(180, 1), (1, 1), (0, 1)], "E") == nil)
    #expect(try location([(46, 0), (0, 1), (0, 1)], "N", there, "E") == nil)
    #expect(try location([(46, 1), (0, 0), (0, 0)], "N", there, "E") == nil)
    #expect(try location([(90, 1), (0, 1), (0, 1)], "N", [(180, 1)], "W") != nil)
  }
}
