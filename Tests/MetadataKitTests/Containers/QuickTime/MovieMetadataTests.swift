import MetadataKit
import Testing

@Suite struct MovieMetadataTests {
  private func tags(_ boxes: [UInt8]...) throws -> Metadata {
    try Metadata(MovieBytes.file("qt  ", boxes.flatMap { $0 }))
  }

  // MARK: User data

  @Test func readsTextsInTheirLanguages() throws {
    let german = MovieBytes.text(Array("Titel".utf8), language: 0x10b5)
    let metadata = try tags(
      BoxBytes.box(
        "udta", MovieBytes.copyrightBox("nam", german),
        MovieBytes.copyrightBox("cmt", MovieBytes.text([0x63, 0x61, 0x66, 0x8e])),
        MovieBytes.copyrightBox("day", MovieBytes.text(Array("2021-03-10T12:00:00+0100".utf8))),
        MovieBytes.copyrightBox("zzz", MovieBytes.text(Array("new".utf8))), [0, 0, 0, 0]))
    #expect(metadata["UserData:Title-deu"]?.description == "Titel")
    // The only language there is stands for the default.
    #expect(metadata["UserData:Title"]?.description == "Titel")
    #expect(metadata["UserData:Comment"]?.description == "café")
    #expect(metadata["UserData:ContentCreateDate"]?.description == "2021:03:10 12:00:00+01:00")
    #expect(metadata["UserData:UserData_zzz"]?.description == "new")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func reads3GPPTexts() throws {
    let header = BoxBytes.number(0, 4) + BoxBytes.number(0x15c7, 2)
    let place =
      header + Array("Zermatt\0".utf8) + [1] + BoxBytes.number(7 << 16, 4)
      + BoxBytes.number(-(45 << 16), 4) + BoxBytes.number(4478 << 16, 4) + Array("Earth\0\0".utf8)
    let metadata = try tags(
      BoxBytes.box(
        "udta", BoxBytes.box("titl", header, [0xfe, 0xff, 0, 0x54, 0, 0x69]),
        BoxBytes.box("loci", place),
        BoxBytes.box(
          "clsf", BoxBytes.number(0, 4), Array("ENTY".utf8), [0, 7, 0x15, 0xc7],
          Array("class\0".utf8)), BoxBytes.box("yrrc", BoxBytes.number(0, 4), [7, 0xdb])))
    #expect(metadata["UserData:Title"]?.description == "Ti")
    #expect(
      metadata["UserData:LocationInformation"]?.description
        == "Zermatt Role=real Lat=-45.00000 Lon=7.00000 Alt=4478.00 Body=Earth Notes=")
    #expect(metadata["UserData:Classification"]?.description == "Entity=ENTY Index=7 class")
    #expect(metadata["UserData:Year"]?.description == "2011")
    #expect(metadata.location?.latitude == -45)
    #expect(metadata.location?.altitude == 4478)
    #expect(metadata["Composite:GPSLatitude"]?.description == "45 deg 0' 0.00\" S")
  }

  /// As old phones wrote it: the name is a mark for UTF-16 with one NUL behind it.
  @Test(arguments: [[], [0]] as [[UInt8]])
  func readsThePlaceBehindAnEmptyName(_ more: [UInt8]) throws {
    let place =
      BoxBytes.number(0, 6) + [0xfe, 0xff, 0] + more + [0] + BoxBytes.number(2 << 16, 4)
      + BoxBytes.number(1 << 16, 4) + BoxBytes.number(0, 4) + Array("earth\0\0".utf8)
    let metadata = try tags(BoxBytes.box("udta", BoxBytes.box("loci", place)))
    #expect(
      metadata["UserData:LocationInformation"]?.description
        == "(none) Role=shooting Lat=1.00000 Lon=2.00000 Alt=0.00 Body=earth Notes=")
  }

  /// A phone that knew no place wrote zeros, which are on the globe in either way.
  @Test(arguments: [[], [0]] as [[UInt8]])
  func readsNoPlaceBehindAnEmptyName(_ more: [UInt8]) throws {
    let place =
      BoxBytes.number(0, 6) + [0xfe, 0xff, 0] + more + BoxBytes.number(0, 13)
      + Array("earth\0\0".utf8)
    let metadata = try tags(BoxBytes.box("udta", BoxBytes.box("loci", place)))
    #expect(
      metadata["UserData:LocationInformation"]?.description
        == "(none) Role=shooting Lat=0.00000 Lon=0.00000 Alt=0.00 Body=earth Notes=")
  }

  /// Whatever is said of the body of the sky, the place is on the globe.
  @Test(
    arguments: [Array("Earth\0\0".utf8), [0, 0], [0xfe, 0xff, 0, 0x45, 0, 0, 0]] as [[UInt8]])
  func readsThePlaceBehindAnEmptyName(of body: [UInt8]) throws {
    let place =
      BoxBytes.number(0, 6) + [0xfe, 0xff, 0, 0] + BoxBytes.number(17 << 15, 4)
      + BoxBytes.number(95 << 15, 4) + BoxBytes.number(400 << 16, 4) + body
    let metadata = try tags(BoxBytes.box("udta", BoxBytes.box("loci", place)))
    #expect(metadata.location?.latitude == 47.5 && metadata.location?.longitude == 8.5)
    #expect(metadata.location?.altitude == 400)
  }

  /// XMP's coordinates stand in the place of EXIF's, not of the movie's.
  @Test func takesTheMoviesPlaceBeforeXMPs() throws {
    let packet = XMPBytes.packet(
      """
      <exif:GPSLatitude xmlns:exif='http://ns.adobe.com/exif/1.0/'>1,15.0N</exif:GPSLatitude>\
      <exif:GPSLongitude xmlns:exif='http://ns.adobe.com/exif/1.0/'>2,30.0E</exif:GPSLongitude>
      """)
    let coordinates = MovieBytes.copyrightBox("xyz", MovieBytes.text(Array("+46.5-120.25/".utf8)))
    let metadata = try tags(
      BoxBytes.box("udta", coordinates, BoxBytes.box("XMP_", Array(packet.utf8))))
    #expect(metadata["XMP-exif:GPSLatitude"] != nil)
    #expect(metadata["Composite:GPSLatitude"]?.numericDescription == "46.5")
    #expect(metadata["Composite:GPSPosition"]?.numericDescription == "46.5 -120.25")
    #expect(metadata.location?.latitude == 46.5)
    // XMP's letter would be of the other place, as it is in exiftool's form.
    #expect(metadata["Composite:GPSLongitudeRef"] == nil)
    var json = JSONWriter()
    ExiftoolView(isNumeric: true).write(metadata, name: [], &json)
    #expect(json.text.string.contains(#""Composite:GPSLongitudeRef":"E""#))
  }

  /// 3GPP's place says which number is which; only its height may be missing.
  @Test func takesThePlaceOf3GPPBeforeCoordinates() throws {
    let place =
      BoxBytes.number(0, 4) + BoxBytes.number(0x15c7, 2) + [0, 0] + BoxBytes.number(2 << 16, 4)
      + BoxBytes.number(1 << 16, 4) + BoxBytes.number(30 << 16, 4) + [0, 0]
    let coordinates = MovieBytes.copyrightBox("xyz", MovieBytes.text(Array("+10+020+5/".utf8)))
    let both = try tags(BoxBytes.box("udta", coordinates, BoxBytes.box("loci", place)))
    #expect(both.location?.latitude == 1 && both.location?.longitude == 2)
    #expect(both.location?.altitude == 30)
    let alone = try tags(BoxBytes.box("udta", coordinates))
    #expect(alone.location?.latitude == 10 && alone.location?.altitude == 5)
  }

  /// Without a handler, and without version and flags before its boxes.
  @Test func readsKeysWithoutAHandler() throws {
    let keys = MovieBytes.keys([
      ("com.apple.quicktime.player.movie.audio.mute", MovieBytes.data(22, [1]))
    ])
    let handler = BoxBytes.handler("mdta").count
    let meta = BoxBytes.box("meta", Array(keys.dropFirst(8 + handler)))
    let metadata = try tags(MovieBytes.track("soun", MovieBytes.sound("mp4a"), boxes: meta))
    #expect(metadata["AudioKeys:Mute"]?.description == "On")
  }

  /// The first movie is the file's; what others say of themselves is told, too.
  @Test func readsFurtherMovies() throws {
    let place = MovieBytes.copyrightBox("xyz", MovieBytes.text(Array("+10+020+5/".utf8)))
    let further = BoxBytes.box(
      "moov", MovieBytes.header(length: 60), BoxBytes.box("udta", place),
      MovieBytes.track("soun", MovieBytes.sound("mp4a")))
    let metadata = try Metadata(
      MovieBytes.file("qt  ", MovieBytes.track("vide", MovieBytes.picture("avc1"))) + further)
    #expect(metadata.location?.latitude == 10)
    #expect(metadata.facts.duration == 10 && metadata.facts.tracks.map(\.kind) == [.video])
    #expect(metadata["QuickTime:Duration"]?.description == "10.00 s")
    #expect(metadata["Track1:AudioChannels"]?.description == "2")
    #expect(metadata.warnings.isEmpty)
    let many = try Metadata(
      MovieBytes.file("qt  ") + (0..<8).flatMap { _ in BoxBytes.box("moov") })
    #expect(many.warnings.map(\.code) == [.limitExceeded])
  }

  /// The header that says what tracks count in may stand behind them.
  @Test func tracksBeforeTheHeaderHaveItsUnits() throws {
    let track = MovieBytes.track("vide", MovieBytes.picture("avc1"))
    let metadata = try Metadata(
      BoxBytes.fileType("qt  ") + BoxBytes.box("moov", track, MovieBytes.header()))
    #expect(metadata["Track1:TrackDuration"]?.description == "10.00 s")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsChapters() throws {
    let metadata = try tags(
      BoxBytes.box(
        "udta",
        BoxBytes.box(
          "chpl", BoxBytes.number(0, 8), [2], BoxBytes.number(0, 8), [1, 0x41],
          BoxBytes.number(625_000_000, 8), [2, 0x42, 0x43])))
    #expect(
      metadata["UserData:ChapterList"]?.values.map(\.description)
        == ["[0:00:00.000] A", "[0:01:02.500] BC"])
  }

  @Test func namesUserDataOfTracks() throws {
    let data = BoxBytes.box("udta", BoxBytes.box("name", Array("Sound\0".utf8)))
    let metadata = try tags(
      MovieBytes.track("soun", MovieBytes.sound("mp4a"), boxes: data),
      MovieBytes.track("text", BoxBytes.box("text", [UInt8](repeating: 0, count: 8)), boxes: data))
    #expect(metadata["AudioUserData:Track1Name"]?.description == "Sound")
    #expect(metadata["Track2UserData:Track2Name"]?.description == "Sound")
  }

  @Test func nulsWithinATextEndNothing() throws {
    let metadata = try tags(
      BoxBytes.box("udta", MovieBytes.copyrightBox("nam", MovieBytes.text(Array("ab\0cd\0".utf8)))))
    #expect(metadata["UserData:Title"]?.description == "abcd")
  }

  /// Sony's cameras keep XML beside the movie, with the camera's number and places in it.
  @Test func readsXMLBesideTheMovie() throws {
    let text = """
      <?xml version="1.0"?>
      <NonRealTimeMeta xmlns="urn:schemas-professionalDisc:nonRealTimeMeta:ver.2.00"
      lastUpdate="2020-05-01T12:00:00+02:00"><Device manufacturer="Sony" serialNo="123"/>
      <AcquisitionRecord><Group name="ExifGPS"><Item name="Latitude" value="52:31:12.000"/></Group>
      </AcquisitionRecord></NonRealTimeMeta>
      """
    let metadata = try Metadata(
      MovieBytes.file("mp42")
        + BoxBytes.full(
          "meta", BoxBytes.handler("nrtm"), BoxBytes.full("xml ", Array(text.utf8))))
    #expect(metadata["XML:LastUpdate"]?.description == "2020:05:01 12:00:00+02:00")
    #expect(metadata["XML:DeviceSerialNo"]?.description == "123")
    #expect(metadata["XML:AcquisitionRecordGroupItemName"]?.description == "Latitude")
    #expect(metadata["XML:AcquisitionRecordGroupItemValue"]?.description == "52:31:12.000")
    #expect(metadata["XML:Xmlns"] == nil)
  }

  // MARK: Keys

  @Test func readsKeysByTheirTypes() throws {
    let apple = "com.apple.quicktime."
    let metadata = try tags(
      MovieBytes.keys([
        (apple + "creationdate", MovieBytes.data(1, Array("2019-02-12T15:27:12+0800".utf8))),
        (apple + "location.ISO6709", MovieBytes.data(1, Array("-33.8688+151.2093-010.5/".utf8))),
        (apple + "location.role", MovieBytes.data(21, [1])),
        ("com.android.capture.fps", MovieBytes.data(23, [0x41, 0xf0, 0, 0])),
        ("org.example.my_own.key", MovieBytes.data(2, [0, 0x68, 0, 0x69])),
        (apple + "artwork", MovieBytes.data(13, [0xff, 0xd8])),
        (
          apple + "title",
          MovieBytes.data(1, Array("Titre".utf8), country: 0x4652, language: 0x1a41)
        ),
        (
          apple + "camera.focal_length.35mm_equivalent",
          MovieBytes.data(21, [0, 0, 0, 30], country: 0x4445, language: 0x15c7)
        ),
      ]))
    // A number in a language stands for the default one, as texts do.
    #expect(metadata["Keys:CameraFocalLength35mmEquivalent-eng-DE"]?.description == "30")
    #expect(metadata["Keys:CameraFocalLength35mmEquivalent"]?.description == "30")
    #expect(metadata["Keys:CreationDate"]?.description == "2019:02:12 15:27:12+08:00")
    #expect(metadata.created?.local == "2019-02-12T15:27:12")
    #expect(metadata.created?.offset == "+08:00")
    #expect(metadata.created?.source == "Keys:CreationDate")
    #expect(
      metadata["Keys:GPSCoordinates"]?.description
        == "33 deg 52' 7.68\" S, 151 deg 12' 33.48\" E, 10.5 m Below Sea Level")
    #expect(metadata.location?.longitude == 151.2093)
    #expect(metadata["Composite:GPSAltitudeRef"]?.description == "Below Sea Level")
    #expect(metadata["Keys:LocationRole"]?.description == "Real Location")
    #expect(metadata["Keys:AndroidCaptureFPS"]?.description == "30")
    #expect(metadata["Keys:OrgExampleMyOwnKey"]?.description == "hi")
    #expect(metadata["Keys:Artwork"]?.isBinary == true)
    #expect(metadata["Keys:Title-fra-FR"]?.description == "Titre")
    #expect(metadata["Keys:Title"]?.description == "Titre")
  }

  @Test func readsKeysOfTracks() throws {
    let metadata = try tags(
      MovieBytes.track(
        "vide", MovieBytes.picture("hvc1"),
        boxes: MovieBytes.keys([
          ("com.apple.quicktime.camera.lens_model", MovieBytes.data(1, Array("wide".utf8)))
        ])))
    #expect(metadata["VideoKeys:LensModel"]?.description == "wide")
  }

  // MARK: Items

  @Test func readsItemsOfITunes() throws {
    let text = { (value: String) in MovieBytes.data(1, Array(value.utf8)) }
    let metadata = try tags(
      MovieBytes.items(
        MovieBytes.copyrightBox("nam", text("Song")),
        BoxBytes.box("trkn", MovieBytes.data(0, [0, 0, 0, 3, 0, 12, 0, 0])),
        BoxBytes.box("cpil", MovieBytes.data(21, [1])),
        BoxBytes.box("gnre", MovieBytes.data(0, [0, 18])),
        BoxBytes.box("geID", MovieBytes.data(21, [0, 0, 3, 0xed])),
        BoxBytes.box("covr", MovieBytes.data(13, [0xff, 0xd8, 0xff])),
        BoxBytes.box(
          "----", BoxBytes.full("mean", Array("com.apple.iTunes".utf8)),
          BoxBytes.full("name", Array("iTunNORM".utf8)), text(" 00000D2A 0000A2B0")),
        BoxBytes.box(
          "----", BoxBytes.full("mean", Array("com.apple.iTunes".utf8)),
          BoxBytes.full("name", Array("my own".utf8)), text("mine"))))
    #expect(metadata["ItemList:Title"]?.description == "Song")
    #expect(metadata["ItemList:TrackNumber"]?.description == "3 of 12")
    #expect(metadata["ItemList:Compilation"]?.description == "Yes")
    #expect(metadata["ItemList:Genre"]?.description == "Rock")
    #expect(metadata["ItemList:GenreID"]?.description == "Music|Alternative|New Wave")
    #expect(metadata["ItemList:CoverArt"]?.byteCount == 3)
    #expect(metadata["iTunes:VolumeNormalization"]?.description == "D2A A2B0")
    #expect(metadata["iTunes:Myown"]?.description == "mine")
  }

  /// QuickTime Player tells of the microphone in the sound's track, of the camera in the movie.
  @Test func whatTheMovieSaysCountsMoreThanItsTracks() throws {
    func make(_ text: String) -> [UInt8] {
      MovieBytes.keys([
        ("com.apple.quicktime.make", MovieBytes.data(1, Array(text.utf8), language: 0x10b5))
      ])
    }
    let metadata = try tags(
      MovieBytes.track("soun", MovieBytes.sound("mp4a"), boxes: make("Microphone")), make("Camera"))
    #expect(metadata["AudioKeys:Make-deu"]?.description == "Microphone")
    #expect(metadata["Keys:Make-deu"]?.description == "Camera")
    let plain = metadata.tags.filter { $0.name == "Make" }
    #expect(plain.map(\.description) == ["Camera"] && plain.map(\.group) == ["Keys"])
  }

  /// The header of a movie in fragments has tables without rows.
  @Test func textsOfFragmentsAreNoFault() throws {
    let tables = ["stts", "stsc", "stco"].flatMap { BoxBytes.full($0, BoxBytes.number(0, 4)) }
    let table = BoxBytes.box(
      "stbl",
      BoxBytes.full("stsd", BoxBytes.number(1, 4), BoxBytes.box("wvtt", [0, 0, 0, 0, 0, 0, 0, 1])),
      tables, BoxBytes.full("stsz", BoxBytes.number(0, 8)))
    let track = BoxBytes.box(
      "trak", BoxBytes.box("mdia", BoxBytes.handler("text"), BoxBytes.box("minf", table)))
    #expect(try tags(track).warnings.isEmpty)
  }

  /// A picture that is there in one language alone is the one of all.
  @Test func picturesInALanguageAreTheDefault() throws {
    let picture = [0xff, 0xd8, 0xff] + [UInt8](repeating: 7, count: 70_000)
    let metadata = try tags(
      MovieBytes.items(BoxBytes.box("covr", MovieBytes.data(13, picture, language: 0x10b5))))
    #expect(metadata["ItemList:CoverArt"]?.byteCount == picture.count)
    #expect(metadata["ItemList:CoverArt-deu"]?.byteCount == picture.count)
    #expect(
      metadata["ItemList:CoverArt"]?.byteRange == metadata["ItemList:CoverArt-deu"]?.byteRange)
  }

  /// Who acts in a movie of iTunes' store stands in a property list.
  @Test func readsWhoActs() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>cast</key><array>\
      <dict><key>name</key><string>Ada</string></dict></array></dict></plist>
      """
    let metadata = try tags(
      MovieBytes.items(
        BoxBytes.box(
          "----", BoxBytes.full("mean", Array("com.apple.iTunes".utf8)),
          BoxBytes.full("name", Array("iTunMOVI".utf8)), MovieBytes.data(1, Array(list.utf8)))))
    #expect(metadata["XML:Cast"]?.description == "Ada")
    #expect(metadata.format.name != "PLIST")
  }
}
