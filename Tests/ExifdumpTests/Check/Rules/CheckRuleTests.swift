import Foundation
import Testing

/// Each rule finds what it is for, and nothing else.
@Suite struct CheckRuleTests {
  /// A hundred thousand tags may break one rule.
  @Test func manyTagsAreFewFindings() throws {
    let folder = try TestFolder()
    var picture = Array(try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg")))
    let comment: [UInt8] = [0xff, 0xfe, 0, 3, 0x61]
    picture.insert(contentsOf: Array(repeatElement(comment, count: 300).joined()), at: 2)
    try folder.add("a.jpg", Data(picture))
    let result = try CheckCommand.json("--no-config", "--deny", "Comment", ".", in: folder.url)
    #expect(result.status == 3)
    #expect(result.findings.count == 257)
    let last = try #require(result.findings.last?["message"].string)
    #expect(last == "The same is wrong 44 more times.")
  }

  struct Case: CustomTestStringConvertible {
    let rule: String
    let violating: String
    let passing: String
    var tag: String? = nil

    var testDescription: String { "\(rule): \(violating)" }
  }

  static let cases = [
    Case(rule: "location", violating: "exif-gps.tif", passing: "plain.jpg", tag: "GPS:GPSLatitude"),
    Case(
      rule: "location", violating: "apple-keys.mov", passing: "plain.mov",
      tag: "Keys:GPSCoordinates"),
    Case(
      rule: "location", violating: "user-data.mov", passing: "plain.mp4",
      tag: "UserData:GPSCoordinates"),
    Case(rule: "location", violating: "photo.jpg", passing: "iptc.jpg", tag: "IPTC:City"),
    Case(
      rule: "serial-number", violating: "photo.jpg", passing: "plain.jpg",
      tag: "ExifIFD:LensSerialNumber"),
    Case(
      rule: "owner", violating: "exif-utf8.jpg", passing: "photo.jpg", tag: "ExifIFD:OwnerName"),
    Case(rule: "author", violating: "photo.jpg", passing: "plain.jpg"),
    Case(
      rule: "thumbnail", violating: "exif-thumbnail.jpg", passing: "plain.jpg",
      tag: "IFD1:ThumbnailImage"),
    Case(rule: "thumbnail", violating: "thumbnail.heic", passing: "plain.heic"),
    Case(rule: "deny=IFD0:Make", violating: "photo.jpg", passing: "plain.jpg", tag: "IFD0:Make"),
    Case(rule: "require=Make", violating: "plain.jpg", passing: "photo.jpg", tag: "Make"),
    Case(rule: "require=Foo|IFD0:M*", violating: "plain.jpg", passing: "photo.jpg"),
    Case(rule: "date", violating: "plain.jpg", passing: "photo.jpg"),
    Case(
      rule: "max-age=1d", violating: "photo.jpg", passing: "plain.jpg",
      tag: "ExifIFD:DateTimeOriginal"),
    // A text is not taken, but written on.
    Case(
      rule: "max-age=1d", violating: "plain.mov", passing: "evening.rtf", tag: nil),
    Case(rule: "min-age=300y", violating: "photo.jpg", passing: "plain.jpg"),
    Case(rule: "max-size=2kB", violating: "photo.jpg", passing: "plain.jpg"),
    Case(rule: "max-width=639", violating: "photo.jpg", passing: "plain.jpg"),
    Case(rule: "min-width=640", violating: "plain.jpg", passing: "photo.jpg"),
    Case(rule: "max-height=479", violating: "photo.jpg", passing: "plain.jpg"),
    Case(rule: "min-height=480", violating: "plain.jpg", passing: "photo.jpg"),
    Case(rule: "color-profile=srgb*", violating: "plain.jpg", passing: "photo.jpg"),
    Case(rule: "color-profile=none", violating: "photo.jpg", passing: "plain.jpg"),
    Case(
      rule: "orientation", violating: "orientation-6.jpg", passing: "plain.jpg",
      tag: "IFD0:Orientation"),
    Case(rule: "extension", violating: "png-named.jpg", passing: "plain.jpg"),
    Case(rule: "extension", violating: "text.jpg", passing: "srgb.png"),
    Case(rule: "damaged", violating: "truncated-scan.jpg", passing: "plain.jpg"),
    Case(rule: "damaged", violating: "lying-length.png", passing: "srgb.png"),
    Case(rule: "damaged", violating: "truncated.mp4", passing: "motion.jpg"),
    Case(rule: "unreadable", violating: "empty.jpg", passing: "truncated-scan.jpg"),
  ]

  @Test(arguments: cases)
  func findsWhatItIsFor(_ test: Case) throws {
    let found = try CheckCommand.json(test.violating, "--rule", test.rule)
    let name = String(test.rule.prefix { $0 != "=" })
    #expect(found.status == 3)
    #expect(!found.findings.isEmpty && found.rules.allSatisfy { $0 == name })
    if let tag = test.tag { #expect(found.tags.contains(tag), "\(found.tags)") }
    for finding in found.findings {
      #expect(finding["message"].string?.hasSuffix(".") == true)
      #expect(finding["fix"].string?.isEmpty == false)
    }
    let passed = try CheckCommand.json(test.passing, "--rule", test.rule)
    #expect(passed.findings.isEmpty, "\(passed.findings)")
    #expect(passed.status == 0)
  }

  /// Values that hold as they are do not break a limit.
  @Test func limitsAreMeantInclusively() throws {
    let result = try CheckCommand.json(
      "photo.jpg", "--rule", "max-width=640", "--rule", "max-height=480", "--rule",
      "max-size=24727", "--rule", "max-age=500y", "--rule", "min-age=0d")
    #expect(result.status == 0)
  }

  /// A bit that a disk has lost within the picture, which reading the metadata does not look at.
  @Test func damagedLooksAtThePictureOfAPNG() throws {
    let folder = try TestFolder()
    for name in ["srgb.png", "animated.png"] {
      var picture = Array(try Data(contentsOf: Command.fixtures.appending(path: name)))
      try folder.add("whole-\(name)", Data(picture))
      let data = try #require(picture.firstRange(of: Array("IDAT".utf8)))
      picture[data.upperBound + 5] ^= 4
      try folder.add("damaged-\(name)", Data(picture))
    }
    let result = try CheckCommand.json("--no-config", ".", "--rule", "damaged", in: folder.url)
    #expect(result.files == ["./damaged-animated.png", "./damaged-srgb.png"], "\(result.report)")
    #expect(result.findings.allSatisfy { $0["message"].string?.contains("IDAT is wrong") == true })
  }

  /// What common writers do, and what is too long for us, is no damage.
  @Test func deviationsAndLimitsAreNoDamage() throws {
    let folder = try TestFolder()
    let tiff: [UInt8] = Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let webP = Array(try Data(contentsOf: Command.fixtures.appending(path: "lossy.webp")))
    var file = webP + Array("EXIF".utf8) + [UInt8(tiff.count), 0, 0, 0] + tiff
    file[4] = UInt8(truncatingIfNeeded: file.count - 8)
    file[5] = UInt8(truncatingIfNeeded: (file.count - 8) >> 8)
    try folder.add("picture.webp", Data(file))
    try folder.add(
      "drawing.svg",
      Data("<svg xmlns='http://www.w3.org/2000/svg'><metadata xmlns:a='urn:a'>".utf8)
        + Data(repeatElement("<a:b/>", count: 100_001).joined().utf8)
        + Data("</metadata></svg>".utf8))
    let result = try CheckCommand.json("--no-config", ".", "--rule", "damaged", in: folder.url)
    #expect(result.status == 0, "\(result.report)")
    let records = try Command.run("--ndjson", folder.url.path).records()
    let codes = records.flatMap { record in
      record["warnings"].elements.compactMap { $0["code"].string }
    }
    #expect(Set(codes).isSuperset(of: ["deviation", "limitExceeded"]), "\(codes)")
  }

  /// A copy that broke off within what reading the metadata leaves out.
  @Test func damagedLooksForTheEnd() throws {
    let folder = try TestFolder()
    let names = [
      "picture.jp2", "picture.j2k", "picture.jxl", "sound.mp3", "sound.flac", "sound.aac",
      "sound.ac3",
    ]
    for name in names {
      let whole = try Data(contentsOf: Command.fixtures.appending(path: name))
      try folder.add("whole-\(name)", whole)
      try folder.add("cut-\(name)", whole.dropLast(whole.count / 3))
    }
    let result = try CheckCommand.json("--no-config", ".", "--rule", "damaged", in: folder.url)
    #expect(result.files == names.map { "./cut-\($0)" }.sorted(), "\(result.report)")
  }

  /// What follows from tags is looked at where it is named.
  @Test func composedTagsAreLookedAt() throws {
    let denied = try CheckCommand.json("--no-config", "--deny", "GPSPosition", "photo.jpg")
    #expect(denied.tags == ["Composite:GPSPosition"])
    #expect(try CheckCommand.json("--no-config", "--deny", "GPS*", "photo.jpg").tags.count > 1)
    #expect(try CheckCommand.json("--no-config", "--require", "LensID", "photo.jpg").status == 0)
    let missing = try CheckCommand.json("--no-config", "--require", "LensID", "plain.jpg")
    #expect(missing.rules == ["require"])
    #expect(missing.findings[0]["fix"].string?.contains("-LensID=VALUE") == true)
  }

  /// A command only where there is one, of the first alternative that exiftool writes into the file.
  @Test func adviceForWhatIsRequiredCanBeFollowed() throws {
    func fix(_ file: String, _ tags: String) throws -> String? {
      try CheckCommand.json("--no-config", "--require", tags, file).findings[0]["fix"].string
    }
    #expect(try fix("plain.jpg", "Foo*|Artist|Creator")?.contains("-Artist=VALUE") == true)
    for (tags, name) in [
      ("Composite:LensID|LensModel", "LensModel"), ("GPSPosition|GPSLatitude", "GPSLatitude"),
      ("Canon:OwnerName|Artist", "Artist"), ("XMP:Foo|dc:creator|XMP:Creator", "XMP:Creator"),
      ("FlashPix:Author|IPTC:By-line", "IPTC:By-line"), ("StripOffsets|EXIF:Artist", "EXIF:Artist"),
    ] {
      #expect(try fix("plain.jpg", tags)?.contains(" -\(name)=VALUE") == true, "\(tags)")
    }
    for tags in [
      "Composite:LensID", "GPSPosition", "XMP-*:*", "IPTC:all", "ImageID", "EXIF:FaxProfile",
      "PreviewJXL", "IFD0:SensorWidth",
      "XMP:Trim", "PNG:Title", "JPEG:Comment",
    ] {
      #expect(try fix("plain.jpg", tags) == "Write it with an editor of metadata.")
    }
    for (file, tags, name) in [
      ("plain.jpg", "ImageID|Artist", "Artist"), ("plain.jpg", "Comment", "Comment"),
      ("animated.gif", "PNG:Comment|File:Comment", "File:Comment"),
      ("srgb.png", "PNG:Warning|PNG:Title", "PNG:Title"), ("srgb.png", "Comment", "Comment"),
      ("plain.jpg", "XMP-dc:Trim|GPSLatitudeRef", "GPSLatitudeRef"),
    ] {
      #expect(try fix(file, tags)?.contains(" -\(name)=VALUE") == true, "\(tags)")
    }
    // Formats have not all groups: of several names one that fits is taken, and of a name without a group.
    for (file, tags, name) in [
      ("hevc.mp4", "EXIF:Artist|XMP-dc:Creator", "XMP-dc:Creator"),
      ("static.gif", "EXIF:Artist|Artist", "XMP:Artist"), ("plain.heic", "City", "XMP:City"),
      ("plain.heic", "IPTC:City|EXIF:Artist", "EXIF:Artist"), ("page.pdf", "Rights", "Rights"),
      ("sequence.avif", "GPSLatitude", "XMP:GPSLatitude"), ("plain.jpg", "City", "City"),
      ("alpha.jng", "IPTC:City", "IPTC:City"), ("picture.jp2", "IPTC:City", "IPTC:City"),
      ("layers.psd", "GPS:GPSLatitude", "GPS:GPSLatitude"),
    ] {
      #expect(try fix(file, tags)?.contains(" -\(name)=VALUE") == true, "\(file) \(tags)")
    }
    for (file, tags) in [
      ("static.gif", "EXIF:Artist"), ("plain.mov", "EXIF:Artist"), ("plain.mp4", "IFD0:Artist"),
      ("page.pdf", "GPS:GPSLatitude"), ("lossy.webp", "IPTC:By-line"), ("plain.heic", "By-line"),
      ("plain.avif", "IPTC:City"), ("sequence.avif", "EXIF:Artist"), ("picture.jxl", "Artist"),
      ("compressed-boxes.jxl", "XMP-dc:Rights"),
    ] {
      #expect(try fix(file, tags) == "Write it with an editor of metadata.", "\(file) \(tags)")
    }
    #expect(try fix("cmyk.tif", "Comment") == "Write it with an editor of metadata.")
    for file in ["movie.mkv", "sound.flac", "picture.ppm", "picture.svg"] {
      #expect(try fix(file, "Copyright") == "Write it with an editor of metadata.")
    }
    let date = try CheckCommand.json("--no-config", "--rule", "date", "picture.ppm")
    #expect(date.findings[0]["fix"].string?.contains("exiftool") == false)
  }

  /// One after the other, as the help says: the first is instead of what a preset allows.
  @Test func namesAreGivenOneByOne() throws {
    func isAllowed(_ profiles: String...) throws -> Bool {
      let outcome = try CheckCommand.run(
        ["icc.png", "--no-config", "--preset", "web", "--fail-on", "note"]
          + profiles.flatMap { ["--rule", "color-profile=" + $0] })
      return !outcome.text.contains("color-profile")
    }
    let record = try Command.run("--ndjson", "icc.png").records()[0]
    let name = try #require(record["profileName"].string)
    #expect(try isAllowed(name))
    #expect(try isAllowed(name, "Another*") && isAllowed("Another*", name))
    #expect(try !isAllowed("Another*"))
  }

  /// Inks and Lab are no color space of screens, whatever is not said of them.
  @Test(arguments: [("cmyk-adobe.jpg", "CMYK"), ("cmyk.tif", "CMYK"), ("lab.tif", "Lab")])
  func inksAreNoColorsOfScreens(_ file: String, _ model: String) throws {
    let result = try CheckCommand.json(
      file, "--no-config", "--rule", "color-profile=none", "--fail-on", "note")
    #expect(result.rules == ["color-profile"])
    #expect(result.findings.first?["value"].string == model)
    let allowed = try CheckCommand.json(file, "--no-config", "--rule", "color-profile=\(model)")
    #expect(allowed.status == 0)
  }

  @Test func findsMakersNotes() throws {
    let folder = try TestFolder()
    var exif = HandmadeTIFF()
    exif.entries.append((0x927c, 7, 20, Array("Unknown maker's note".utf8)))
    try folder.add("note.tif", HandmadeTIFF.file(exif: exif))
    let result = try CheckCommand.json(".", "--deny", "makernotes", in: folder.url)
    #expect(result.rules == ["maker-notes"])
    #expect(result.findings.first?["value"].string == "20 bytes")
  }

  /// A name that says nothing, as cameras write it, is none.
  @Test func passesBlankValues() throws {
    let folder = try TestFolder()
    var exif = HandmadeTIFF()
    exif.addText(0xa430, "    ")
    exif.addText(0xa431, "0000000000")
    exif.addText(0xa435, "-----")
    try folder.add("blank.tif", HandmadeTIFF.file(exif: exif))
    let blank = try CheckCommand.json(
      ".", "--deny", "serial", "--deny", "owner", in: folder.url)
    #expect(blank.status == 0, "\(blank.findings)")
    let required = try CheckCommand.json(".", "--require", "OwnerName", in: folder.url)
    #expect(required.rules == ["require"], "blank is not there")
  }

  @Test(arguments: [
    "(not set)", "Undefined", "NULL", "not available", "FFFFFFFF", "4294967295", "0x00000000",
    "SN: 000000", "No= 0000", "???", "...", "____", "\u{a0}\u{3000}",
  ])
  func passesWordsForNothing(_ value: String) throws {
    let folder = try TestFolder()
    var exif = HandmadeTIFF()
    exif.addText(0xa431, value)
    try folder.add("a.tif", HandmadeTIFF.file(exif: exif))
    let result = try CheckCommand.json(".", "--deny", "serial", in: folder.url)
    #expect(result.status == 0, "\(result.findings)")
  }

  @Test(arguments: ["00000001", "F1FF", "SN 12", "a"])
  func findsShortNumbers(_ value: String) throws {
    let folder = try TestFolder()
    var exif = HandmadeTIFF()
    exif.addText(0xa431, value)
    try folder.add("a.tif", HandmadeTIFF.file(exif: exif))
    #expect(try CheckCommand.json(".", "--deny", "serial", in: folder.url).status == 3)
  }

  /// Without a profile, the number of the space or an index of its own tells it (DCF 2.0).
  @Test func findsAdobeRGBWithoutAProfile() throws {
    let folder = try TestFolder()
    var exif = HandmadeTIFF()
    exif.entries.append((0xa001, 3, 1, [2, 0]))
    try folder.add("a.tif", HandmadeTIFF.file(exif: exif))
    let result = try CheckCommand.json(".", "--rule", "color-profile=none,sRGB*", in: folder.url)
    #expect(result.findings.first?["value"].string == "Adobe RGB", "\(result.report)")
  }

  /// Places in XMP's structures, and in a sidecar beside the photo.
  @Test func findsPlacesInXMP() throws {
    let folder = try TestFolder()
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:exif="http://ns.adobe.com/exif/1.0/"
      xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
      exif:GPSLatitude="46,41.6595N" exif:GPSVersionID="2.3.0.0">
      <Iptc4xmpExt:LocationShown><rdf:Bag><rdf:li Iptc4xmpExt:City="Prags"
      rdf:parseType="Resource"/></rdf:Bag></Iptc4xmpExt:LocationShown>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    try folder.add("photo.xmp", Data(packet.utf8))
    let result = try CheckCommand.json(".", "--deny", "location", in: folder.url)
    #expect(result.tags.contains("XMP-exif:GPSLatitude"), "\(result.tags)")
    #expect(!result.tags.contains { $0.hasSuffix("GPSVersionID") })
    let words = try CheckCommand.json(".", "--deny", "XMP-iptcExt:*", in: folder.url)
    #expect(Set(words.tags).isSubset(of: Set(result.tags)))
  }

  /// GIMP keeps EXIF and others as XML whose values are names.
  @Test func findsPlacesInWhatGIMPKeeps() throws {
    func file(_ name: String) -> Data {
      func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
      }
      let tags = Array(#"<metadata><tag name="\#(name)">1/1</tag></metadata>"#.utf8)
      let kind = Array("gimp-image-metadata\0".utf8)
      let parasite = number(kind.count) + kind + number(1) + number(tags.count) + tags
      return Data(
        Array("gimp xcf v011\0".utf8) + [32, 16, 1, 250, 21, parasite.count].flatMap(number)
          + parasite + number(0) + number(0))
    }
    let names = [
      ("location", "Exif.GPSInfo.GPSLatitude", true), ("location", "Xmp.photoshop.City", true),
      ("location", "Exif.GPSInfo.GPSVersionID", false),
      ("serial-number", "Exif.Photo.BodySerialNumber", true),
      ("owner", "Exif.Photo.CameraOwnerName", true), ("author", "Exif.Image.Artist", true),
    ]
    for (rule, name, isFound) in names {
      let folder = try TestFolder()
      try folder.add("picture.xcf", file(name))
      let result = try CheckCommand.json(".", "--rule", rule, in: folder.url)
      #expect(result.tags == (isFound ? ["XML:MetadataTagName"] : []), "\(name)")
    }
  }

  /// A preview that has the place which the photo has not, a picture or only called one.
  @Test(arguments: ["exif-little-endian.jpg", "exif-xmp.heic", "apple-keys.mov"])
  func looksIntoPictures(_ name: String) throws {
    let folder = try TestFolder()
    let inner = try Data(contentsOf: Command.fixtures.appending(path: name))
    var main = HandmadeTIFF()
    main.addText(0x010f, "Handmade")
    let size = main.encoded(at: 8).count
    var second = HandmadeTIFF()
    let place = 8 + size + 2 + 24 + 4
    for (tag, number) in [(UInt16(0x0201), place), (0x0202, inner.count)] {
      second.entries.append(
        (tag, 4, 1, (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }))
    }
    let file =
      HandmadeTIFF.head + main.encoded(at: 8, next: UInt32(8 + size)) + second.encoded(at: 8 + size)
    try folder.add("outer.tif", Data(file) + inner)
    let result = try CheckCommand.json(".", "--deny", "location", in: folder.url)
    #expect(result.status == 3)
    #expect(result.tags.contains { $0.contains("/") }, "\(result.tags)")
  }

  @Test(arguments: ["privacy", "web", "archive"])
  func presetsFindAndPass(_ preset: String) throws {
    let clean = try CheckCommand.json("srgb.png", "--preset", preset)
    #expect(clean.status == 0, "\(clean.findings)")
    let named = try CheckCommand.json("png-named.jpg", "photo.jpg", "empty.jpg", "--preset", preset)
    #expect(named.status == 3)
    #expect(named.rules.contains("unreadable"))
    #expect(named.rules.contains("location") == (preset != "archive"))
    #expect(named.rules.contains("extension") == (preset != "privacy"))
    #expect(named.rules.contains("serial-number") == (preset == "privacy"))
  }

  private func box(_ type: String, _ parts: [UInt8]...) -> [UInt8] {
    let content = Array(type.utf8) + parts.flatMap { $0 }
    return withUnsafeBytes(of: UInt32(content.count + 4).bigEndian) { Array($0) } + content
  }

  /// What cameras measure beside the picture is not read, and not passed over.
  @Test(arguments: [("gpmd", true), ("camm", true), ("rtmd", true), ("tmcd", false)])
  func tracksMayTellPlaces(_ format: String, _ isFound: Bool) throws {
    let handler = box(
      "hdlr", [UInt8](repeating: 0, count: 8), Array("meta".utf8), .init(repeating: 0, count: 13))
    let entry = box(format, [0, 0, 0, 0, 0, 0, 0, 1])
    let table = box("stsd", [0, 0, 0, 0, 0, 0, 0, 1], entry)
    let track = box("trak", box("mdia", handler, box("minf", box("stbl", table))))
    let folder = try TestFolder()
    try folder.add(
      "movie.mp4",
      Data(box("ftyp", Array("mp42".utf8), [0, 0, 0, 0], Array("mp42".utf8)) + box("moov", track)))
    let result = try CheckCommand.json("--no-config", "--rule", "location", ".", in: folder.url)
    #expect(result.rules == (isFound ? ["location"] : []))
    #expect(result.tags.allSatisfy { $0.hasSuffix(":MetaFormat") })
  }

  /// A dash camera's blocks stand beside the movie.
  @Test(arguments: [("GPS ", true), ("none", false)])
  func recordsTellPlaces(_ start: String, _ isFound: Bool) throws {
    let folder = try TestFolder()
    let type = box("ftyp", Array("mp42".utf8), [0, 0, 0, 0], Array("mp42".utf8))
    let block = box("free", Array(start.utf8), [UInt8](repeating: 0, count: 40))
    try folder.add("movie.mp4", Data(type + box("moov", box("udta")) + block))
    let result = try CheckCommand.json("--no-config", "--deny", "location", ".", in: folder.url)
    #expect(result.tags == (isFound ? ["QuickTime:PositionRecords"] : []))
  }

  /// Insta360's cameras append where and by which of them a photo was taken.
  @Test func trailersTellPlacesAndCameras() throws {
    let camera = [0x0a, 9] + Array("IXSE42ABC".utf8)
    let fix: [UInt8] =
      .init(repeating: 0, count: 10) + Array("A".utf8) + .init(repeating: 1, count: 8)
      + Array("N".utf8) + .init(repeating: 1, count: 8) + Array("E".utf8)
      + .init(repeating: 0, count: 24)
    let records: [UInt8] = fix + [0, 7, 53, 0, 0, 0] + camera + [1, 1, 11, 0, 0, 0]
    let footer =
      [UInt8](repeating: 0, count: 32) + [UInt8(records.count + 72), 0, 0, 0, 3, 0, 0, 0]
      + Array("8db42d694ccc418790edff439fe026bf".utf8)
    let folder = try TestFolder()
    let photo = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    try folder.add("photo.jpg", photo + records + footer)
    let result = try CheckCommand.json(
      "--no-config", "--deny", "location", "--deny", "serial-number", ".", in: folder.url)
    #expect(result.rules == ["location", "serial-number"])
    #expect(result.tags == ["Insta360:PositionRecords", "Insta360:SerialNumber"])
  }

  /// Adobe's programs keep a JPEG in XMP.
  @Test func thumbnailsStandInXMP() throws {
    let picture = Data([0xff, 0xd8, 0xff, 0xd9]).base64EncodedString()
    let packet = """
      <x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF \
      xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description \
      xmlns:xmp='http://ns.adobe.com/xap/1.0/' xmlns:g='http://ns.adobe.com/xap/1.0/g/img/'>\
      <xmp:Thumbnails><rdf:Alt><rdf:li rdf:parseType='Resource'><g:image>\(picture)</g:image>\
      </rdf:li></rdf:Alt></xmp:Thumbnails></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let text = Array("XML:com.adobe.xmp".utf8) + [0, 0, 0, 0, 0] + Array(packet.utf8)
    let folder = try TestFolder()
    try folder.add("image.png", HandmadePNG.file([("iTXt", text)]))
    let result = try CheckCommand.json("--no-config", "--rule", "thumbnail", ".", in: folder.url)
    #expect(result.tags == ["XMP-xmp:ThumbnailImage"])
  }

  /// Fireworks keeps what it edits in the picture that it writes, and a small copy of that. A text of that name is none.
  @Test func documentsOfFireworksStandInPNG() throws {
    let text = Array("FireworksDocument\0a".utf8)
    let file = HandmadePNG.file([
      ("prVW", [0x78, 0x9c, 1, 2]), ("mkBF", [0]), ("mkTS", [0x78, 0x9c, 3]), ("mkTS", [4]),
      ("tEXt", text),
    ])
    let found = try CheckCommand.denying("a.png", file, "thumbnail")
    #expect(
      found.tags == ["PNG:FireworksPreview", "PNG:FireworksDocument", "PNG:FireworksDocument"],
      "\(found.report)")
    #expect(found.findings.last?["value"].string == "1 bytes")
  }

  /// A page of a TIFF is none, whatever its tag is called, and what several tags locate is told once.
  @Test(arguments: [(2, 6, []), (1, 6, ["IFD1:ThumbnailImage"])])
  func pagesOfTIFFAreNoThumbnails(_ subfile: UInt8, _ compression: UInt8, _ tags: [String]) throws {
    var page = HandmadeTIFF()
    for (tag, number) in [(0xfe, subfile), (0x103, compression), (0x201, 200), (0x202, 4)] {
      page.entries.append((UInt16(tag), 4, 1, [number, 0, 0, 0]))
    }
    var main = HandmadeTIFF()
    main.addText(0x10f, "ABC")
    var file = HandmadeTIFF.head + main.encoded(at: 8, next: 26) + page.encoded(at: 26)
    file += [UInt8](repeating: 0, count: 200 - file.count) + [0xff, 0xd8, 0xff, 0xd9]
    let found = try CheckCommand.denying("a.tif", Data(file), "thumbnail")
    #expect(found.tags == tags, "\(found.report)")
  }

  /// What nothing can be told of is not clean: here a text that is packed in an unknown way.
  @Test func whatCannotBeReadIsTold() throws {
    let folder = try TestFolder()
    let text = Array("Comment".utf8) + [0, 9, 1, 2, 3]
    try folder.add("image.png", HandmadePNG.file([("zTXt", text)]))
    let result = try CheckCommand.json("--no-config", "--rule", "unreadable", ".", in: folder.url)
    #expect(result.rules == ["unreadable"] && result.status == 3)
  }

  /// Nor is a drawing that breaks off: a place may stand behind.
  @Test func drawingsThatBreakOffAreTold() throws {
    let folder = try TestFolder()
    try folder.add(
      "a.svg", Data("<svg xmlns='http://www.w3.org/2000/svg'><a>&none;</a></svg>".utf8))
    let result = try CheckCommand.json("--no-config", "--preset", "privacy", ".", in: folder.url)
    #expect(result.rules == ["unreadable"] && result.status == 3)
  }
}
