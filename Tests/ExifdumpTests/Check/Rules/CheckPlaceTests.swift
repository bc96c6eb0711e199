import Foundation
import Testing

/// What tells where something was taken, and what is only called so.
@Suite struct CheckPlaceTests {
  /// What Nikon's programs keep beside a raw file is a sidecar of XMP, whatever it is called.
  @Test(arguments: ["a.nef.nksc", "a.nxd", "a.xmp"]) func findsPlacesInSidecarsOfNikon(
    _ name: String
  ) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:nbp="http://ns.nikon.com/BASIC_PARAM/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"
      exif:GPSLatitude="47,22.5N"/></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying(name, Data(packet.utf8), "location")
    #expect(found.tags == ["XMP-exif:GPSLatitude"], "\(found.report)")
  }

  /// Keywords have eight letters, and so the longitude has no last one.
  @Test func findsALongitudeOfEightLettersBesideALatitude() throws {
    let cards = [
      "SIMPLE  =                    T", "LATITUDE= '+46:52:00.408'",
      "LONGITUD= '-96:27:11.8008'", "END",
    ]
    let file = cards.reduce(Data()) {
      $0 + Data($1.utf8) + Data(repeating: 0x20, count: 80 - $1.utf8.count)
    }
    let found = try CheckCommand.denying("a.fits", file, "location")
    #expect(found.tags == ["FITS:Latitude", "FITS:Longitud"], "\(found.report)")
  }

  /// JPEG 2000 says where a map lies in GML, whatever prefix its elements have.
  @Test(arguments: [
    ("<gml:FeatureCollection><gml:pos>52.5 13.4</gml:pos></gml:FeatureCollection>", true),
    ("<FeatureCollection><lowerCorner>52.5 13.4</lowerCorner></FeatureCollection>", true),
    ("<a:GMLJP2C xmlns:a='a' xmlns:b='b'><b:posList>1 2</b:posList></a:GMLJP2C>", true),
    ("<gml:FeatureCollection><gml:low>0 0</gml:low></gml:FeatureCollection>", false),
    ("<Stage><Pos>52.5 13.4</Pos></Stage>", false),
  ])
  func findsWhereAMapLies(_ text: String, _ isPlace: Bool) throws {
    func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count + 8)] + Array(type.utf8) + content
    }
    let label = box("lbl ", Array("gml.root-instance".utf8))
    let map = box("asoc", label + box("xml ", Array(text.utf8)))
    let brand = Array("jp2 ".utf8)
    let file =
      box("jP  ", [0x0d, 0x0a, 0x87, 0x0a]) + box("ftyp", brand + [0, 0, 0, 0] + brand) + map
    let found = try CheckCommand.denying("a.jp2", Data(file), "location")
    #expect(found.rules.contains("location") == isPlace, "\(found.report)")
  }

  /// Sony's notes of a movie have pairs of a name and a value.
  @Test func findsPlacesInSonysNotes() throws {
    func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
      withUnsafeBytes(of: UInt32(content.count + 8).bigEndian) { Array($0) } + Array(type.utf8)
        + content
    }
    let text = """
      <NonRealTimeMeta><Device serialNo="1234"/><AcquisitionRecord><Group name="ExifGPS">
      <Item name="Latitude" value="52:31:12.000"/></Group></AcquisitionRecord></NonRealTimeMeta>
      """
    let handler = box(
      "hdlr", [0, 0, 0, 0, 0, 0, 0, 0] + Array("nrtm".utf8) + .init(repeating: 0, count: 13))
    let notes = box("meta", [0, 0, 0, 0] + handler + box("xml ", [0, 0, 0, 0] + Array(text.utf8)))
    let folder = try TestFolder()
    try folder.add(
      "movie.mp4", Data(box("ftyp", Array("mp42\0\0\0\0mp42".utf8)) + box("moov", []) + notes))
    let result = try CheckCommand.json(
      "--no-config", "--deny", "location", "--deny", "serial-number", ".", in: folder.url)
    #expect(result.rules == ["location", "serial-number"], "\(result.report)")
  }

  /// Windows leaves a directory with it where somebody had the place taken out.
  @Test(arguments: [(0xea1c, []), (0x77, ["GPS:GPS_0x0077"])] as [(UInt16, [String])])
  func paddingIsNoPlace(_ number: UInt16, _ tags: [String]) throws {
    var main = HandmadeTIFF()
    var gps = HandmadeTIFF()
    gps.add(number, 7, [0x1c, 0xea, 0, 0, 0, 0x10, 0, 0, 0])
    let rest = main.addDirectory(0x8825, gps, at: 8 + 2 + 12 + 4)
    let file = Data(HandmadeTIFF.head + main.encoded(at: 8) + rest)
    let found = try CheckCommand.denying("a.tif", file, "location")
    #expect(found.tags == tags, "\(found.report)")
  }

  /// GIMP writes an altitude of zero alone where there is no place.
  @Test(arguments: [
    (UInt8(0), false, []), (150, false, ["GPS:GPSAltitude"]),
    (0, true, ["GPS:GPSLatitude", "GPS:GPSAltitude"]),
  ])
  func anAltitudeOfZeroAloneIsNoPlace(_ altitude: UInt8, _ hasLatitude: Bool, _ tags: [String])
    throws
  {
    var main = HandmadeTIFF()
    var gps = HandmadeTIFF()
    if hasLatitude { gps.entries.append((2, 5, 1, [46, 0, 0, 0, 1, 0, 0, 0])) }
    gps.entries.append((6, 5, 1, [altitude, 0, 0, 0, 100, 0, 0, 0]))
    let rest = main.addDirectory(0x8825, gps, at: 8 + 2 + 12 + 4)
    let file = Data(HandmadeTIFF.head + main.encoded(at: 8) + rest)
    let found = try CheckCommand.denying("a.tif", file, "location")
    #expect(found.tags == tags, "\(found.report)")
  }

  /// Phones and drones have zeros alone where they do not know where they are.
  @Test(arguments: [
    (UInt8(0), UInt8(0), []), (0, 12, ["GPS:GPSLatitude", "GPS:GPSLongitude", "GPS:GPSAltitude"]),
    (12, 0, ["GPS:GPSLatitude", "GPS:GPSLongitude", "GPS:GPSAltitude"]),
  ])
  func coordinatesOfZeroAloneAreNoPlace(_ latitude: UInt8, _ longitude: UInt8, _ tags: [String])
    throws
  {
    var main = HandmadeTIFF()
    var gps = HandmadeTIFF()
    for (tag, number) in [(UInt16(2), latitude), (4, longitude), (6, 0)] {
      gps.entries.append((tag, 5, 1, [number, 0, 0, 0, 1, 0, 0, 0]))
    }
    let rest = main.addDirectory(0x8825, gps, at: 8 + 2 + 12 + 4)
    let file = Data(HandmadeTIFF.head + main.encoded(at: 8) + rest)
    let found = try CheckCommand.denying("a.tif", file, "location")
    #expect(found.tags == tags, "\(found.report)")
  }

  /// Of XMP it is a text.
  @Test(
    arguments: [
      ("0/1", "", []), ("0", "", []), ("0.00", "", []), ("5/10", "", ["XMP-exif:GPSAltitude"]),
      ("05", "", ["XMP-exif:GPSAltitude"]),
      ("0/1", "exif:GPSLatitude='46,1.2N'", ["XMP-exif:GPSLatitude", "XMP-exif:GPSAltitude"]),
    ] as [(String, String, [String])])
  func anAltitudeOfZeroAloneIsNoPlaceInXMP(_ altitude: String, _ other: String, _ tags: [String])
    throws
  {
    let packet =
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF "
      + "xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description rdf:about='' "
      + "xmlns:exif='http://ns.adobe.com/exif/1.0/' exif:GPSAltitude='\(altitude)' \(other)/>"
      + "</rdf:RDF></x:xmpmeta>"
    let found = try CheckCommand.denying("a.xmp", Data(packet.utf8), "location")
    #expect(Set(found.tags) == Set(tags), "\(found.report)")
  }

  /// Players write where the piece lies.
  @Test func aPathIsNoPlaceOfMusic() throws {
    func comment(_ text: String) throws -> CheckCommand.Result {
      let bytes = Array(text.utf8)
      let streamInfo = [0, 0, 0, 34] + [UInt8](repeating: 0, count: 34)
      return try CheckCommand.denying(
        "a.flac",
        Data(
          Array("fLaC".utf8) + streamInfo + [0x84, 0, 0, UInt8(bytes.count + 12)]
            + [0, 0, 0, 0, 1, 0, 0, 0, UInt8(bytes.count), 0, 0, 0] + bytes),
        "location", "owner")
    }
    #expect(try comment("LOCATION=/home/jane/a.mid").rules == ["owner"])
    #expect(try comment("LOCATION=Bern").rules == ["location"])
  }

  /// A market where an album was released is no place where anybody was.
  @Test func musicIsReleasedInCountries() throws {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> ($0 * 8) & 0xff) } }
    func sound(_ comments: String...) -> Data {
      let texts = comments.flatMap { number($0.utf8.count) + Array($0.utf8) }
      let body = number(0) + number(comments.count) + texts
      let streamInfo: [UInt8] = [0, 0, 0, 34] + Array(repeating: 1, count: 34)
      return Data(
        Array("fLaC".utf8) + streamInfo + [
          0x84, 0, UInt8(body.count >> 8), UInt8(body.count & 0xff),
        ]
          + body)
    }
    let folder = try TestFolder()
    try folder.add("a.flac", sound("COUNTRY=US", "RELEASECOUNTRY=DE", "DISCOGS_COUNTRY=DE"))
    let market = Array("\u{3}MusicBrainz Album Release Country\0DE".utf8)
    let frame = Array("TXXX".utf8) + [0, 0, 0, UInt8(market.count), 0, 0] + market
    let frames = try Data(contentsOf: Command.fixtures.appending(path: "sound.mp3"))
    try folder.add(
      "a.mp3", Data(Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, UInt8(frame.count)] + frame) + frames)
    try folder.add("b.flac", sound("LOCATION=Bozen"))
    let result = try CheckCommand.json("--no-config", ".", "--deny", "location", in: folder.url)
    #expect(result.files == ["./b.flac"], "\(result.report)")
    #expect(result.report["summary"]["files"].number == 3)
  }

  /// The chunk `CSET` tells of characters by a country, a marker of a movie the page that it leads to.
  @Test func passesWhatIsCalledAsPlacesAre() throws {
    let format: [UInt8] = [1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, 8, 0]
    let chunks =
      Array("WAVEfmt \u{10}\0\0\0".utf8) + format
      + Array("CSET\u{8}\0\0\0\0\0\u{1}\0\u{9}\0\u{1}\0data\0\0\0\0".utf8)
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:xmpDM="http://ns.adobe.com/xmp/1.0/DynamicMedia/"><xmpDM:markers><rdf:Seq>
      <rdf:li xmpDM:location="http://example.org/"/></rdf:Seq></xmpDM:markers>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let folder = try TestFolder()
    try folder.add("a.wav", Data(Array("RIFF".utf8) + [UInt8(chunks.count), 0, 0, 0] + chunks))
    try folder.add("b.xmp", Data(packet.utf8))
    let result = try CheckCommand.json(
      "--no-config", ".", "--deny", "location", "--require", "CountryCode|MarkersLocation",
      in: folder.url)
    #expect(result.status == 0, "\(result.report)")
  }

  /// How much light a film forgives is its latitude, too.
  @Test func aFilmHasNoPlace() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:dmf="http://www.bibblelabs.com/DigitalMasterFile/1.0/"
      dmf:Nostalgia_flatitude="1" dmf:Nostalgia_platitude="2" dmf:GPSLatitude="3"/></rdf:RDF>
      </x:xmpmeta>
      """
    let found = try CheckCommand.denying("a.xmp", Data(packet.utf8), "location")
    #expect(found.tags == ["XMP-dmf:GPSLatitude"], "\(found.report)")
  }

  /// Inkscape's extent or scope of a drawing is what it shows, as that of a document is.
  @Test func whatADrawingCoversIsNoPlace() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <metadata><rdf:RDF><cc:Work rdf:about=""><dc:coverage>computer program, icon</dc:coverage>
      </cc:Work></rdf:RDF></metadata></svg>
      """
    let found = try CheckCommand.denying("a.svg", Data(drawing.utf8), "location")
    #expect(found.rules.isEmpty, "\(found.report)")
  }
}
