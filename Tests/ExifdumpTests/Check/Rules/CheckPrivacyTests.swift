import Foundation
import Testing

/// What tells a place, a device or a person is found under whatever name, and wherever it stands.
@Suite struct CheckPrivacyTests {
  private func found(_ keyword: String, _ rules: String...) throws -> CheckCommand.Result {
    let folder = try TestFolder()
    try folder.add(
      "a.png", HandmadePNG.file([("tEXt", Array((keyword + "\0Somewhere 52.5").utf8))]))
    return try CheckCommand.json(
      ["--no-config", "."] + rules.flatMap { ["--deny", $0] }, in: folder.url)
  }

  /// Programs join names of other standards, put a namespace before them, or a language behind.
  @Test(arguments: [
    "com.apple.quicktime.location.ISO6709", "Iptc4xmpExt_LocationCreatedCity", "geo:lat", "lon",
    "Location-eng", "LOCATION", "Geo_Location", "Photoshop City", "gps position",
    "Longitude E", "COMPOSITION_LOCATION", "TargetLat", "cameraGPSData", "MyGpsPlace", "mygps",
    "X-gPS-Pos", "LocationModel",
  ])
  func findsPlaces(_ keyword: String) throws {
    #expect(try found(keyword, "location").rules == ["location"])
  }

  /// The number that stands on a camera of DJI's is in its makers' note, the code on one of Sony's, too.
  @Test(arguments: [
    ("DJI", "[sensor_id:1W9DH0000000AA]", "DJI:SensorID"),
    ("any", "SONY PIC\0\0BC:A0H30000000000RC:0 IP1:0 FWVer:1280 60fps:0", "Sony:Barcode"),
  ])
  func findsTheNumberOfACamera(_ make: String, _ note: String, _ tag: String) throws {
    var main = HandmadeTIFF()
    main.addText(0x10f, make)
    var exif = HandmadeTIFF()
    exif.add(0x927c, 7, Array(note.utf8))
    let place = 8 + 2 + 2 * 12 + 4
    let rest = main.addDirectory(0x8769, exif, at: place)
    let file = Data(HandmadeTIFF.head + main.encoded(at: 8) + rest)
    let found = try CheckCommand.denying("a.tif", file, "serial-number")
    #expect(found.tags == [tag], "\(found.report)")
  }

  /// Some of Panasonic's have NULs in its place, and behind them the same two characters.
  @Test(arguments: [("\0\0F6", []), ("\0F56", ["Panasonic:InternalSerialNumber"])])
  func charactersBehindNULsAreNoNumber(_ value: String, _ tags: [String]) throws {
    var main = HandmadeTIFF()
    main.addText(0x10f, "any")
    let entry: [UInt8] = [1, 0, 0x25, 0, 7, 0, 4, 0, 0, 0] + Array(value.utf8) + [0, 0, 0, 0]
    var exif = HandmadeTIFF()
    exif.add(0x927c, 7, Array("Panasonic\0\0\0".utf8) + entry)
    let rest = main.addDirectory(0x8769, exif, at: 8 + 2 + 2 * 12 + 4)
    let file = Data(HandmadeTIFF.head + main.encoded(at: 8) + rest)
    #expect(try CheckCommand.denying("a.tif", file, "serial-number").tags == tags)
  }

  /// Kodak's cameras have their own name in the place of an owner's.
  @Test(
    arguments: [
      ("KODAK DC280 ZOOM DIGITAL CAMERA", []), ("Kodak DC280", []), ("Jane", ["owner"]),
      ("Jane's KODAK DC280", ["owner"]), ("Kodak DC240", ["owner"]), ("DC280 Kodak", ["owner"]),
    ] as [(String, [String])])
  func aCameraIsNoOwner(_ owner: String, _ rules: [String]) throws {
    let found = try owned(by: owner, "EASTMAN KODAK COMPANY", "KODAK DC280 ZOOM DIGITAL CAMERA")
    #expect(found.rules == rules, "\(found.report)")
  }

  /// People are called like words of models.
  @Test(arguments: [
    ("Max", "Apple", "iPhone 15 Pro Max", true), ("Max", "GoPro", "GoPro Max", true),
    ("R. Canon", "Canon", "Canon EOS R", true), ("Max Pro", "Apple", "iPhone 15 Pro Max", true),
    ("Max", "Leica", "Max", true), ("D90", "NIKON CORPORATION", "NIKON D90", false),
    ("NIKON CORPORATION", "NIKON CORPORATION", "NIKON D90", false),
    ("90", "NIKON CORPORATION", "NIKON D90", true), ("Canon", "Canon", "Canon EOS R", false),
    ("GoPro Max", "GoPro", "GoPro Max", false),
    ("Apple iPhone 15", "Apple", "iPhone 15 Pro Max", false),
    ("canon eos r", "Canon", "Canon EOS R", false),
    ("Canon Canon EOS R", "Canon", "Canon EOS R", false),
  ])
  func aWordOfAModelMayBeAnOwner(
    _ owner: String, _ make: String, _ model: String, _ isFound: Bool
  ) throws {
    let found = try owned(by: owner, make, model)
    #expect(found.rules == (isFound ? ["owner"] : []), "\(found.report)")
  }

  private func owned(
    by owner: String, _ make: String, _ model: String
  ) throws -> CheckCommand.Result {
    var main = HandmadeTIFF()
    main.addText(0x10f, make)
    main.addText(0x110, model)
    var exif = HandmadeTIFF()
    exif.addText(0xa430, owner)
    let place = 1024
    let rest = main.addDirectory(0x8769, exif, at: place)
    let start = HandmadeTIFF.head + main.encoded(at: 8)
    let filling = [UInt8](repeating: 0, count: place - start.count)
    return try CheckCommand.denying("a.tif", Data(start + filling + rest), "owner")
  }

  /// What NX Studio keeps in Base64: XMP and IPTC of the photo.
  @Test func looksIntoBlocksOfSidecarsOfNikon() throws {
    let rdf = "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description "
    let packet =
      rdf + "xmlns:dc='http://purl.org/dc/elements/1.1/' dc:creator='Jane' "
      + "xmlns:aux='http://ns.adobe.com/exif/1.0/aux/' aux:SerialNumber='123'/></rdf:RDF>"
    let record: [UInt8] = [0x1c, 2, 90, 0, 4] + Array("Bern".utf8)
    let file =
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'>" + rdf
      + "xmlns:ast='http://ns.nikon.com/asteroid/1.0/'>"
      + "<ast:XMLPackets>\(Data(packet.utf8).base64EncodedString())</ast:XMLPackets>"
      + "<ast:IPTC>\(Data(record).base64EncodedString())</ast:IPTC>"
      + "</rdf:Description></rdf:RDF></x:xmpmeta>"
    let found = try CheckCommand.denying(
      "a.nef.nksc", Data(file.utf8), "location", "serial-number", "author")
    #expect(
      Set(found.tags) == ["IPTC:City", "XMP-aux:SerialNumber", "XMP-dc:Creator"], "\(found.report)")
    // exiftool changes nothing in them (13.58).
    let fixes = found.findings.compactMap { $0["fix"].string }
    #expect(fixes.allSatisfy { $0.hasSuffix("exiftool -XMP-ast:all= FILE") }, "\(fixes)")
  }

  /// As ImageMagick names in PNG what it knows of other blocks.
  @Test(arguments: [
    ("exif:Artist", "author"), ("tiff:artist", "author"), ("photoshop:Credit", "author"),
    ("exif:CameraOwnerName", "owner"), ("aux:OwnerName", "owner"),
    ("exifEX:CameraOwnerName", "owner"), ("Iptc4xmpCore:Location", "location"),
    ("exif:BodySerialNumber", "serial-number"), ("exif:GPSLatitude", "location"),
    ("photoshop:City", "location"),
  ])
  func findsNamesBehindANamespace(_ keyword: String, _ rule: String) throws {
    #expect(try found(keyword, rule).rules == [rule])
  }

  /// Inkscape's works name people by an agent, others as they are.
  @Test func findsWhoHasMadeADrawing() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg"><metadata><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><cc:Work><dc:creator>Jane Roe</dc:creator>
      <dc:contributor><cc:Agent><dc:title>Joe Bloggs</dc:title></cc:Agent></dc:contributor>
      </cc:Work><cc:Work><dc:contributor>Jim Doe</dc:contributor></cc:Work></rdf:RDF></metadata></svg>
      """
    let found = try CheckCommand.denying("a.svg", Data(text.utf8), "author")
    #expect(
      found.findings.map { $0["value"].string } == ["Jane Roe", "Joe Bloggs", "Jim Doe"],
      "\(found.report)")
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" e:AIPromptWriterName="Jane Roe"/>
      </rdf:RDF></x:xmpmeta>
      """
    #expect(
      try CheckCommand.denying("a.xmp", Data(packet.utf8), "author").tags
        == ["XMP-iptcExt:AIPromptWriterName"])
  }

  @Test(arguments: ["Serial_Number", "Serial-Number", "Camera Serial", "bodyserial", "AutopilotSN"])
  func findsDevices(_ keyword: String) throws {
    #expect(try found(keyword, "serial-number").rules == ["serial-number"])
  }

  @Test(arguments: [
    "Dc_creator", "AuthorName", "BwfxmlUserSoundMixerEmail", "E-mail", "Credit",
    "Contributor",
  ])
  func findsAuthors(_ keyword: String) throws {
    #expect(try found(keyword, "author").rules == ["author"])
  }

  @Test(arguments: [
    "Album Release Country", "exif:ArtFilter", "Opacity", "Velocity", "BitAllocation",
    "Chromaticity", "SerialFormat", "SchemaLocation",
    "Language", "Software", "Latent", "Lastkeyframelocation", "RefPointLocationMode",
    "ProcessingPsf", "Image-ProcessingPSF", "LightPathLocationName", "RtkStdLat",
    "ISSN", "Flat", "Shape User Name",
  ])
  func passesOthers(_ keyword: String) throws {
    let result = try found(keyword, "location", "serial-number", "owner", "author")
    #expect(result.status == 0, "\(result.findings)")
  }

  @Test(arguments: ["Username", "User Name", "User", "tiff:UserName"])
  func findsUsers(_ keyword: String) throws {
    #expect(try found(keyword, "owner").rules == ["owner"])
  }

  /// Keywords of eight letters, of the standard and of astronomers' programs; a ratio of signal and noise and the
  /// number of a frame are no serial numbers.
  @Test(
    arguments: [
      ("OBSGEO-X=            3782000.0", ["location"]), ("OBSGEO-B=    52.5", ["location"]),
      ("OBSERVER= 'Jane Doe'", ["author"]), ("USERNAME= 'jane'", ["owner"]),
      (#"FILENAME= 'C:\Users\jane\x.fit'"#, ["owner"]), ("FILENAME= 'x.fit'", []),
      ("ORIGFILE= '/home/jane/x.fits'", ["owner"]), ("DARKFILE= '/home/jane/d.fits'", ["owner"]),
      ("DARKFILE= 'jref$p3v2228qj_drk.fits'", []), ("CAMSN   = 'A1234'", ["serial-number"]),
      ("SERNO   = 'A1234'", ["serial-number"]), ("INSTRSER= '12345'", ["serial-number"]),
      ("SCI_SN  =                 12.5", []), ("AIAHFSN =             20781653", []),
      ("OBSLAT  =              33.3574", ["location"]), ("OBS-LAT = '46.7'", ["location"]),
      ("OBSLON  =             116.8599", ["location"]), ("OBS-LONG= '12.1'", ["location"]),
      ("SITELON = '-96:27:11.8008'", ["location"]), ("SITE-LNG=    111.6", ["location"]),
      // One of the sun has no latitude of that name beside it.
      ("LONGITUD=              227.924", []), ("LONPOLE =                  180", []),
      ("SWOWNER = 'Jane Doe'", ["owner"]), ("SWCREATE= 'MaxIm DL'", []),
      ("CREATOR = 'GBM_SCI_Reader.pl v1.19'", []), ("AUTHOR  = 'Jane Doe'", ["author"]),
      ("HISTORY /home/jane/astro/m31.fits was stacked", ["owner"]),
      (#"COMMENT made from C:\Users\jane\x.fit"#, ["owner"]),
      ("COMMENT see http://fits.gsfc.nasa.gov/users/guide/a", []),
      ("HISTORY 2010-01-01T10:10:10: flat/dark: done", []),
      ("HISTORY File modified by user 'jane' with fv  on 97/07/21 at 15:45:28", ["owner"]),
      ("HISTORY File modified by user '' with fv", []),
    ] as [(String, [String])])
  func findsWhatFITSSays(_ card: String, _ rules: [String]) throws {
    let cards = [
      "SIMPLE  =                    T", "BITPIX  =                    8",
      "NAXIS   =                    0", card, "END",
    ]
    let file = cards.reduce(Data()) {
      $0 + Data($1.utf8) + Data(repeating: 0x20, count: 80 - $1.utf8.count)
    }
    let found = try CheckCommand.denying(
      "a.fits", file, "location", "serial-number", "owner", "author")
    #expect(found.rules == rules, "\(found.report)")
  }

  /// Who has the rights need not have the camera.
  @Test func anOwnerOfRightsIsAnAuthor() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"><xmpRights:Owner><rdf:Bag>
      <rdf:li>An Agency</rdf:li></rdf:Bag></xmpRights:Owner></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let folder = try TestFolder()
    try folder.add("photo.xmp", Data(packet.utf8))
    #expect(try CheckCommand.json(".", "--deny", "owner", in: folder.url).status == 0)
    #expect(try CheckCommand.json(".", "--deny", "author", in: folder.url).rules == ["author"])
  }

  /// Zeros are what drones of DJI's have before they know where they are.
  @Test(arguments: [
    ("+0.0000000", "+0.0000000", []), ("+0.0000000", "11.5", ["location"]),
    ("48.1", "0", ["location"]),
  ])
  func zerosOfDronesAreNoPlace(_ latitude: String, _ longitude: String, _ rules: [String]) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:d="http://www.dji.com/drone-dji/1.0/" d:GpsLatitude="\(latitude)"
      d:GpsLongitude="\(longitude)"/></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("drone.xmp", Data(packet.utf8), "location")
    #expect(Array(Set(found.rules)) == rules, "\(found.report)")
  }

  /// As DJI's and senseFly's drones, Photoshop, Inkscape, IPTC's fields of contact, a publisher, Acrobat and Esko's
  /// programs have them.
  @Test(arguments: [
    ("drone-dji:LRFTargetLat", "www.dji.com/drone-dji/1.0/", "22.5960255", ["location"]),
    ("drone-dji:DroneSN", "www.dji.com/drone-dji/1.0/", "1W9D", ["serial-number"]),
    ("drone-dji:RtkStdLat", "www.dji.com/drone-dji/1.0/", "0.01", []),
    ("DICOM:PatientID", "ns.adobe.com/DICOM/", "4711", ["people"]),
    ("DICOM:StudyPhysician", "ns.adobe.com/DICOM/", "Doe", ["people"]),
    ("DICOM:EquipmentInstitution", "ns.adobe.com/DICOM/", "City Hospital", ["location"]),
    ("a:ShapeUserName", "example.org/", "visShapeType", []),
    ("c:CiEmailWork", "iptc.org/std/Iptc4xmpCore/1.0/xmlns/", "jane@example.com", ["author"]),
    ("sn:AuthorInfoName", "springernature.com/ns/xmpExtensions/2.0/", "Jane Doe", ["author"]),
    ("pdf:Creator", "ns.adobe.com/pdf/1.3/", "Microsoft Word 9.0", []),
    ("pdf:Author", "ns.adobe.com/pdf/1.3/", "Jane Doe", ["author"]),
    ("e:FontsLocation", "ns.esko-graphics.com/fontlist/1.0/", "local", []),
    ("e:DynobjectsLocationsOrgX", "ns.esko-graphics.com/dyncont/1.0/", "111.245194", []),
  ])
  func findsWhatNamespacesCallOtherwise(
    _ name: String, _ space: String, _ value: String, _ rules: [String]
  ) throws {
    let prefix = name.prefix { $0 != ":" }
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:\(prefix)="http://\(space)" \(name)="\(value)"/></rdf:RDF></x:xmpmeta>
      """
    let folder = try TestFolder()
    try folder.add("photo.xmp", Data(packet.utf8))
    let result = try CheckCommand.json(
      "--no-config", ".", "--preset", "privacy", "--deny", "author", in: folder.url)
    #expect(result.rules == rules, "\(result.report)")
  }

  /// A blank hides nothing of what stands behind it in a list.
  @Test func findsWhatStandsBehindABlank() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><e:PersonInImage><rdf:Bag>
      <rdf:li></rdf:li><rdf:li>Jane Doe</rdf:li></rdf:Bag></e:PersonInImage><e:LocationShown>
      <rdf:Bag><rdf:li rdf:parseType="Resource"><e:City>-</e:City></rdf:li>
      <rdf:li rdf:parseType="Resource"><e:City>Bozen</e:City></rdf:li></rdf:Bag>
      </e:LocationShown></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let folder = try TestFolder()
    try folder.add("photo.xmp", Data(packet.utf8))
    let result = try CheckCommand.json(".", "--preset", "privacy", in: folder.url)
    #expect(result.rules == ["location", "people"])
    #expect(result.findings.map { $0["value"].string } == ["Bozen", "Jane Doe"])
  }

  /// IPTC's regions name who is in them by the properties that are of the whole picture elsewhere.
  @Test(arguments: [
    "<e:PersonInImage><rdf:Bag><rdf:li>Jane Doe</rdf:li></rdf:Bag></e:PersonInImage>",
    """
    <e:PersonInImageWDetails><rdf:Bag><rdf:li rdf:parseType="Resource"><e:PersonName><rdf:Alt>
    <rdf:li xml:lang="x-default">Jane Doe</rdf:li></rdf:Alt></e:PersonName></rdf:li></rdf:Bag>
    </e:PersonInImageWDetails>
    """,
  ])
  func findsWhoIsInARegion(_ person: String) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><e:ImageRegion><rdf:Bag>
      <rdf:li rdf:parseType="Resource">\(person)<e:RegionBoundary rdf:parseType="Resource">
      <e:rbShape>rectangle</e:rbShape></e:RegionBoundary></rdf:li></rdf:Bag></e:ImageRegion>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let result = try CheckCommand.denying("photo.xmp", Data(packet.utf8), "people")
    #expect(result.rules == ["people"], "\(result.report)")
    #expect(result.findings.first?["value"].string == "Jane Doe")
  }

  /// What stands in a photo's place was not looked at, so it is not clean.
  @Test(arguments: ["photo.jpg", "photo.heic", "movie.mp4", "doc.pdf", "photo.xmp", "photo.jfif"])
  func aPointerInAPhotosPlaceIsNotClean(_ name: String) throws {
    let folder = try TestFolder()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    try folder.add(name, Data(pointer.utf8))
    let result = try CheckCommand.json("--no-config", ".", "--preset", "privacy", in: folder.url)
    #expect(result.status == 3)
    #expect(result.rules == ["unreadable"], "\(result.report)")
    // The name is what is wrong, where that is a rule.
    let named = try CheckCommand.json("--no-config", ".", "--preset", "archive", in: folder.url)
    #expect(named.rules == ["extension"], "\(named.report)")
  }

  /// What goes beyond a limit may say anything.
  @Test func whatWasNotReadIsNotClean() throws {
    let folder = try TestFolder()
    var picture = Array(try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg")))
    let name = Array("http://ns.adobe.com/xap/1.0/\0<a/>".utf8)
    let segment = [0xff, 0xe1, 0, UInt8(name.count + 2)] + name
    picture.insert(contentsOf: Array(repeating: segment, count: 300).flatMap { $0 }, at: 2)
    try folder.add("a.jpg", Data(picture))
    let result = try CheckCommand.json("--no-config", ".", "--preset", "privacy", in: folder.url)
    #expect(result.rules == ["unreadable"], "\(result.report)")
    let message = result.findings[0]["message"].string
    #expect(message?.hasPrefix("A part of the file was not read") == true)
  }

  /// Whose face it is stands in regions, beside them, or in a patient's record.
  @Test(arguments: [
    "PersonInImage", "RegionName", "RegionPersonDisplayName", "Face1Name", "People", "Performers",
  ])
  func findsPeople(_ keyword: String) throws {
    #expect(try found(keyword, "people").rules == ["people"])
  }

  @Test(arguments: ["FaceCount", "Surface Names", "InvolvedPeople", "RegionType", "SurfaceName"])
  func passesWhatNamesNobody(_ keyword: String) throws {
    #expect(try found(keyword, "people").status == 0)
  }

  /// Behind what is no card nothing of a header of FITS is read.
  @Test(
    arguments: [
      (["\u{1}\u{2}KEY", "OBSERVER= 'Jane Doe'", "END"], 0, ["unreadable"]),
      // The last card is cut, or there is none that ends it.
      (["OBSERVER= 'Jane Doe'"], 40, ["unreadable"]), (["OBSERVER= ''"], 0, []),
    ] as [([String], Int, [String])])
  func aHeaderThatIsNotReadToItsEndIsNotClean(
    _ cards: [String], _ missing: Int, _ rules: [String]
  ) throws {
    let file = (["SIMPLE  =                    T"] + cards).reduce(Data()) {
      $0 + Data($1.utf8) + Data(repeating: 0x20, count: 80 - $1.utf8.count)
    }
    let folder = try TestFolder()
    try folder.add("a.fits", Data(file.dropLast(missing)))
    let result = try CheckCommand.json("--no-config", "--preset", "privacy", ".", in: folder.url)
    #expect(result.rules == rules, "\(result.report)")
  }

  @Test func thePresetFindsFaces() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/"><mwg-rs:Regions
      rdf:parseType="Resource"><mwg-rs:RegionList><rdf:Bag><rdf:li mwg-rs:Name="Jane Doe"
      mwg-rs:Type="Face"/></rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let folder = try TestFolder()
    try folder.add("photo.xmp", Data(packet.utf8))
    let result = try CheckCommand.json("--no-config", "--preset", "privacy", ".", in: folder.url)
    #expect(result.rules == ["people"], "\(result.report)")
    #expect(result.tags == ["XMP-mwg-rs:RegionName"])
  }
}
