import MetadataKit
import Testing

/// EXIF's and IPTC's values as properties of XMP.
@Suite struct BridgedPropertiesTests {
  private func words(_ file: [UInt8]) throws -> Set<String> {
    Set(try Metadata(file).bridgedProperties.map(\.words))
  }

  /// Names, kinds and forms of values are those that Apple's systems and XMP have.
  @Test func aPhoto() throws {
    let words = Set(try Fixture.metadata("photo.jpg").bridgedProperties.map(\.words))
    let expected: Set = [
      "tiff:Make=FUJIFILM", "tiff:Orientation=1", "tiff:XResolution=72/1", "exif:FNumber=28/5",
      "exif:ExposureBiasValue=-33/100", "exif:ExifVersion=0232", "exif:FlashPixVersion=0100",
      "exif:ISOSpeedRatings[exif:[0]=160]", "exifEX:PhotographicSensitivity=160",
      "exif:ComponentsConfiguration[exif:[0]=1,exif:[1]=2,exif:[2]=3,exif:[3]=0]",
      "exif:Flash{exif:Fired=False,exif:Return=0,exif:Mode=2,exif:Function=False,"
        + "exif:RedEyeMode=False}",
      "exif:UserComment=An evening at the lake", "exif:SceneType=1", "exif:FocalLenIn35mmFilm=35",
      "exifEX:LensModel=XF23mmF2 R WR",
      "exifEX:LensSpecification[exifEX:[0]=23/1,exifEX:[1]=23/1,exifEX:[2]=2/1,exifEX:[3]=2/1]",
      "exif:GPSVersionID=2.3.0.0", "exif:GPSLatitude=46,41.6595N",
      "exif:GPSLongitude=12,5.12988E", "exif:GPSLatitudeRef=N", "exif:GPSAltitudeRef=0",
      "exif:GPSAltitude=7482/5", "exif:GPSTimeStamp=2024-06-21T17:42:05Z",
      "photoshop:DateCreated=2024-06-21T19:42:07.38+02:00",
      "xmp:CreateDate=2024-06-21T19:42:07.38+02:00",
      "xmp:ModifyDate=2024-06-21T19:42:07.38+02:00",
      "xmp:CreatorTool=Digital Camera X-T5 Ver3.01",
      "dc:creator[dc:[0]=Ada Example]",
      "dc:rights<<dc:[x-default]=CC0-1.0?xml:lang=x-default>>",
      "dc:title<<dc:[x-default]=Evening at the lake?xml:lang=x-default>>",
      "dc:subject(dc:[0]=lake,dc:[1]=evening)", "photoshop:City=Prags – Braies",
    ]
    #expect(expected.subtracting(words) == [])
    #expect(!words.contains { $0.hasPrefix("exif:DateTime") || $0.hasPrefix("iptc") })
  }

  @Test(arguments: Fixture.names) func eachIsThereOnce(_ file: String) {
    guard let metadata = try? Fixture.metadata(file) else { return }
    let names = metadata.bridgedProperties.map { $0.prefix + ":" + $0.name }
    #expect(Set(names).count == names.count)
  }

  @Test func dataSetsOfIPTC() throws {
    let values: [(UInt8, String)] = [
      (5, "Title"), (25, "a"), (25, "b"), (55, "20240621"), (60, "194207+0200"), (62, "20240600"),
      (80, "Ada"), (80, "Ben"), (101, "Italia"), (116, " "), (120, "Text"),
    ]
    let words = try words(
      JPEGBytes.iptc(values.flatMap { JPEGBytes.dataSet(2, $0, Array($1.utf8)) }))
    #expect(
      words == [
        "dc:title<<dc:[x-default]=Title?xml:lang=x-default>>", "dc:subject(dc:[0]=a,dc:[1]=b)",
        "photoshop:DateCreated=2024-06-21T19:42:07+02:00", "dc:creator[dc:[0]=Ada,dc:[1]=Ben]",
        "photoshop:Country=Italia", "dc:description<<dc:[x-default]=Text?xml:lang=x-default>>",
      ])
  }

  @Test(arguments: [("20240621", "", "2024-06-21"), ("20240621", "1942", "2024-06-21")])
  func daysWithoutATime(_ day: String, _ time: String, _ expected: String) throws {
    let sets =
      JPEGBytes.dataSet(2, 55, Array(day.utf8))
      + (time.isEmpty ? [] : JPEGBytes.dataSet(2, 60, Array(time.utf8)))
    #expect(try words(JPEGBytes.iptc(sets)) == ["photoshop:DateCreated=\(expected)"])
  }

  /// Neither n/0 nor a date of zeros says anything.
  @Test func whatSaysNothing() throws {
    var tiff = TIFFBytes()
    tiff.directory([.long(0x8769, 26)])
    tiff.directory([
      .init(tag: 0x829a, format: 5, count: 1, value: .offset(68)),
      .init(tag: 0x829d, format: 5, count: 1, value: .offset(76)),
      .init(tag: 0x9003, format: 2, count: 20, value: .offset(84)),
    ])
    for number in [1, 125, 1, 0] { tiff.append(tiff.number(number, 4)) }
    tiff.append(Array("0000:00:00 00:00:00\0".utf8))
    #expect(try words(tiff.asJPEG) == ["exif:ExposureTime=1/125"])
  }

  @Test(
    arguments: [
      ("N", 3957, "46,41.6595N"), ("S", 6000, "46,42.0S"), ("S", 5999, "46,41.999833S"),
      ("", 3957, nil),
      ("X", 3957, nil),
    ] as [(String, Int, String?)])
  func coordinatesHaveALetter(_ letter: String, _ hundredths: Int, _ expected: String?) throws {
    var tiff = TIFFBytes()
    tiff.directory([.long(0x8825, 26)])
    tiff.directory([
      .text(1, letter + "\0"), .init(tag: 2, format: 5, count: 3, value: .offset(56)),
    ])
    for number in [46, 1, 41, 1, hundredths, 100] { tiff.append(tiff.number(number, 4)) }
    let told = try words(tiff.asJPEG).first { $0.hasPrefix("exif:GPSLatitude=") }
    #expect(told == expected.map { "exif:GPSLatitude=" + $0 })
  }

  @Test func texts() throws {
    let words = Set(try Fixture.metadata("texts.png").bridgedProperties.map(\.words))
    #expect(words.contains("dc:title<<dc:[x-default]=Café am See?xml:lang=x-default>>"))
    #expect(words.contains("dc:rights<<dc:[x-default]=© CC0?xml:lang=x-default>>"))
  }

  /// How a HEIC is turned stands beside EXIF, which says something else.
  @Test func whatAContainerStates() throws {
    let words = Set(try Fixture.metadata("grid.heic").bridgedProperties.map(\.words))
    #expect(words.contains("tiff:Orientation=6"))
    #expect(words.contains("tiff:TileWidth=64") && words.contains("tiff:TileLength=64"))
  }

  @Test(
    arguments: [
      ("{TIFF}", "Make", "tiff:Make"), ("{TIFF}", "Software", "xmp:CreatorTool"),
      ("{Exif}", "DateTimeOriginal", "photoshop:DateCreated"),
      ("{GPS}", "Latitude", "exif:GPSLatitude"),
      ("{Exif}", "LensSerialNumber", "exifEX:LensSerialNumber"),
      ("{ExifAux}", "LensSerialNumber", "aux:LensSerialNumber"),
      ("{ExifAux}", "LensModel", "aux:Lens"),
      ("{IPTC}", "Caption/Abstract", "dc:description"), ("{IPTC}", "StarRating", "xmp:Rating"),
      ("{IPTC}", "Rating", "Iptc4xmpExt:Rating"), ("{JFIF}", "XDensity", nil),
      ("{TIFF}", "Other", nil),
    ] as [(String, String, String?)])
  func propertiesOfKeys(_ dictionary: String, _ key: String, _ expected: String?) {
    let property = BridgedProperty(dictionary, key)
    #expect(property.map { $0.space.rawValue + ":" + $0.name } == expected)
  }
}
