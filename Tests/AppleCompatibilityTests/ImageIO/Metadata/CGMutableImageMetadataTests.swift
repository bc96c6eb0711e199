import AppleCompatibility
import Testing

struct CGMutableImageMetadataTests {
  private func text(_ metadata: CGImageMetadata, _ path: String) -> String? {
    CGImageMetadataCopyStringValueWithPath(metadata, nil, path as CFString)
  }

  private func type(_ metadata: CGImageMetadata, _ path: String) -> CGImageMetadataType? {
    CGImageMetadataCopyTagWithPath(metadata, nil, path as CFString).map(CGImageMetadataTagGetType)
  }

  /// What is read again of what is written.
  private func read(_ metadata: CGImageMetadata) throws -> CGImageMetadata {
    let data = try #require(CGImageMetadataCreateXMPData(metadata, nil))
    return try #require(CGImageMetadataCreateFromXMPData(data))
  }

  private func paths(_ metadata: CGImageMetadata) -> [String] {
    var paths: [String] = []
    let options = [kCGImageMetadataEnumerateRecursively: kCFBooleanTrue!] as CFDictionary
    CGImageMetadataEnumerateTagsUsingBlock(metadata, nil, options) { path, tag in
      let text = CGImageMetadataTagCopyValue(tag) as? String
      if !path.hasPrefix("iio:") { paths.append(path + (text.map { "=" + $0 } ?? "")) }
      return true
    }
    return paths
  }

  @Test func values() throws {
    func check(_ path: String, _ value: Any, _ found: String, _ expected: String) throws {
      let metadata = CGImageMetadataCreateMutable()
      #expect(CGImageMetadataSetValueWithPath(metadata, nil, path, value), "\(path)")
      #expect(text(metadata, found) == expected)
      #expect(type(metadata, found) == .string)
      #expect(text(try read(metadata), found) == expected)
    }
    try check("xmp:CreatorTool", "Program", "xmp:CreatorTool", "Program")
    try check("tiff:Orientation", 6, "tiff:Orientation", "6")
    try check("exif:FNumber", 5.6, "exif:FNumber", "5.6")
    try check("exif:FNumber", 8.0, "exif:FNumber", "8")
    try check("xmp:Rating", NSNumber(value: 4), "xmp:Rating", "4")
    try check("xmpRights:Marked", true, "xmpRights:Marked", "True")
    try check("dc:title", "Lake", "dc:title[x-default]", "Lake")
    try check("dc:title[de]", "See", "dc:title[de]", "See")
    try check("dc:subject", ["a", "b"], "dc:subject[1]", "b")
    try check("dc:subject[0]", "a", "dc:subject[0]", "a")
    try check("dc:creator", "Ada", "dc:creator[0]", "Ada")
    try check("exif:Flash.Fired", false, "exif:Flash.exif:Fired", "False")
    try check("exif:Flash", ["Fired": "True", "Mode": "1"], "exif:Flash.Mode", "1")
  }

  @Test func formsOfProperties() {
    let metadata = CGImageMetadataCreateMutable()
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:title", "Lake"))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject", ["a"]))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:creator", "Ada"))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:language", ["de"]))
    #expect(type(metadata, "dc:title") == .alternateText)
    #expect(type(metadata, "dc:subject") == .arrayUnordered)
    #expect(type(metadata, "dc:creator") == .arrayOrdered)
    #expect(type(metadata, "dc:language") == .arrayOrdered)
    // What is said in another language stays.
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:title[de]", "See"))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:title", "Pond"))
    #expect(text(metadata, "dc:title") == "Pond" && text(metadata, "dc:title[de]") == "See")
  }

  @Test func items() {
    let metadata = CGImageMetadataCreateMutable()
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject", ["a", "b"]))
    // Behind the last one there is room for one.
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject[2]", "c"))
    #expect(!CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject[4]", "e"))
    #expect(CGImageMetadataRemoveTagWithPath(metadata, nil, "dc:subject[0]"))
    #expect(paths(metadata) == ["dc:subject", "dc:subject[0]=b", "dc:subject[1]=c"])
    #expect(!CGImageMetadataRemoveTagWithPath(metadata, nil, "dc:subject[2]"))
    #expect(!CGImageMetadataRemoveTagWithPath(metadata, nil, "dc:title"))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject", kCFNull!))
    #expect(paths(metadata).isEmpty)
  }

  @Test(
    arguments: ["", "title", "my:note", "dc:1", "dc:ti tle", "rdf:about", "xml:lang", "dc:a?my:b"])
  func pathsThatLeadNowhere(_ path: String) {
    let metadata = CGImageMetadataCreateMutable()
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:a", "x"))
    #expect(!CGImageMetadataSetValueWithPath(metadata, nil, path as CFString, "x"))
    #expect(paths(metadata) == ["dc:a=x"])
  }

  @Test func qualifiers() throws {
    let metadata = CGImageMetadataCreateMutable()
    #expect(
      CGImageMetadataRegisterNamespaceForPrefix(metadata, "http://example.com/my/", "my", nil))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:source", "Book"))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:source?my:page", 7))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:source?xml:lang", "en"))
    let again = try read(metadata)
    #expect(text(again, "dc:source") == "Book" && text(again, "dc:source?my:page") == "7")
    #expect(text(again, "dc:source?xml:lang") == "en")
    // Only texts have them.
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject", ["a"]))
    #expect(!CGImageMetadataSetValueWithPath(metadata, nil, "dc:subject?my:page", 1))
  }

  @Test func namespaces() throws {
    let metadata = CGImageMetadataCreateMutable()
    let name = "http://example.com/my/" as CFString
    #expect(!CGImageMetadataSetValueWithPath(metadata, nil, "my:note", "x"))
    #expect(CGImageMetadataRegisterNamespaceForPrefix(metadata, name, "my", nil))
    #expect(CGImageMetadataRegisterNamespaceForPrefix(metadata, name, "my", nil))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "my:note", "x"))
    for (name, prefix) in [
      (name, "other" as CFString), ("http://example.com/", "my"), ("http://example.com/", "dc"),
      (kCGImageMetadataNamespaceExif, "e"), ("", "a"), ("http://example.com/", "1"),
    ] {
      var error: Unmanaged<CFError>?
      #expect(!CGImageMetadataRegisterNamespaceForPrefix(metadata, name, prefix, &error))
      let found = try #require(error?.takeRetainedValue())
      #expect(found.domain == kCFErrorDomainCGImageMetadata)
      let isBad = name.isEmpty || prefix == "1"
      let expected: CGImageMetadataErrors = isBad ? .badArgument : .prefixConflict
      #expect(found.code == Int(expected.rawValue))
    }
    // A copy knows it, too, and so does what is read of what is written.
    let copy = try #require(CGImageMetadataCreateMutableCopy(try read(metadata)))
    #expect(CGImageMetadataSetValueWithPath(copy, nil, "my:other", "y"))
    #expect(text(copy, "my:note") == "x" && text(metadata, "my:other") == nil)
  }

  @Test func tags() throws {
    let metadata = CGImageMetadataCreateMutable()
    let title = try #require(
      CGImageMetadataTagCreate(
        kCGImageMetadataNamespaceDublinCore, nil, "title", .alternateText, "Lake"))
    #expect(CGImageMetadataTagCopyPrefix(title) == "dc")
    #expect(CGImageMetadataSetTagWithPath(metadata, nil, "dc:title", title))
    #expect(text(metadata, "dc:title[x-default]") == "Lake")
    // It brings its namespace with it.
    let note = try #require(
      CGImageMetadataTagCreate(
        "http://example.com/my/", "my", "notes", .arrayUnordered, ["a", 1, title] as [Any]))
    #expect(CGImageMetadataSetTagWithPath(metadata, nil, "my:notes", note))
    #expect(text(metadata, "my:notes[1]") == "1" && text(metadata, "my:notes[2]") == "Lake")
    #expect(!CGImageMetadataSetTagWithPath(metadata, nil, "dc:source", note))
    // Behind a tag of these metadata, not behind one that is in none.
    let list = try #require(CGImageMetadataCopyTagWithPath(metadata, nil, "my:notes"))
    #expect(CGImageMetadataSetTagWithPath(metadata, list, "[0]", title))
    #expect(text(metadata, "my:notes[0][x-default]") == "Lake")
    #expect(!CGImageMetadataSetTagWithPath(metadata, note, "[0]", title))
    #expect(paths(try read(metadata)) == paths(metadata))
  }

  @Test func whatIsNoTag() {
    func isNone(
      _ space: CFString, _ prefix: CFString?, _ name: CFString, _ type: CGImageMetadataType,
      _ value: Any
    ) -> Bool {
      CGImageMetadataTagCreate(space, prefix, name, type, value) == nil
    }
    let dublin = kCGImageMetadataNamespaceDublinCore
    let other = "http://example.com/" as CFString
    #expect(isNone("", "a", "b", .string, "x"))
    #expect(isNone(dublin, nil, "a b", .string, "x"))
    #expect(isNone(other, nil, "a", .string, "x"))
    #expect(isNone(other, "dc", "a", .string, "x"))
    #expect(isNone(dublin, nil, "a", .arrayOrdered, "x"))
    #expect(isNone(dublin, nil, "a", .string, ["x"]))
    #expect(isNone(dublin, nil, "a", .structure, ["x"]))
    #expect(isNone(dublin, nil, "a", .alternateText, ["x", "y"]))
    #expect(isNone(dublin, nil, "a", .default, Data()))
    #expect(isNone(dublin, nil, "a", .default, ["a b": "x"]))
    #expect(isNone("http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf", "li", .string, "x"))
    #expect(!isNone(other, "a", "b", .structure, ["c": ["d": "x"], "dc:e": 1] as [String: Any]))
  }

  @Test func textsOfAllKinds() throws {
    let metadata = CGImageMetadataCreateMutable()
    let hard = "<a href=\"x\">&amp;\r\n\t'é\u{1f4f7}]]>"
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:source", hard))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:source?xml:lang", "\"<&\n"))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:format", "a\u{0}\u{1b}\u{ffff}b"))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:type", [String]()))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:relation", [String: String]()))
    #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:publisher", ""))
    let again = try read(metadata)
    #expect(text(again, "dc:source") == hard && text(again, "dc:source?xml:lang") == "\"<&\n")
    #expect(text(again, "dc:format") == "a\u{fffd}\u{fffd}\u{fffd}b")
    #expect(type(again, "dc:type") == .arrayOrdered && type(again, "dc:relation") == .structure)
    #expect(text(again, "dc:publisher") == "")
  }

  /// All that a photo says, but for what ImageIO notes itself, and nothing else.
  @Test func aPhotoIsWrittenAsItWasRead() throws {
    let source = try #require(CGImageSourceCreateWithURL(fixture("photo.jpg"), nil))
    let metadata = try #require(CGImageSourceCopyMetadataAtIndex(source, 0, nil))
    #expect(text(metadata, "iio:hasXMP") == "True")
    #expect(paths(try read(metadata)) == paths(metadata))
    let data = try #require(CGImageMetadataCreateXMPData(metadata, nil))
    #expect(data.range(of: Data("ImageIO".utf8)) == nil)
    let copy = try #require(CGImageMetadataCreateMutableCopy(metadata))
    #expect(CGImageMetadataRemoveTagWithPath(copy, nil, "exif:GPSLatitude"))
    #expect(text(try read(copy), "exif:GPSLatitude") == nil)
    #expect(text(metadata, "exif:GPSLatitude") == "46,41.6595N")
  }

  @Test func properties() throws {
    func check(
      _ dictionary: CFString, _ key: CFString, _ value: Any, _ path: String, _ expected: String
    ) throws {
      let metadata = CGImageMetadataCreateMutable()
      #expect(
        CGImageMetadataSetValueMatchingImageProperty(metadata, dictionary, key, value),
        "\(dictionary) \(key)")
      #expect(text(metadata, path) == expected)
      let tag = CGImageMetadataCopyTagMatchingImageProperty(metadata, dictionary, key)
      #expect(tag != nil)
      #expect(text(try read(metadata), path) == expected)
      #expect(CGImageMetadataSetValueMatchingImageProperty(metadata, dictionary, key, kCFNull!))
      #expect(paths(metadata).isEmpty)
    }
    try check(
      kCGImagePropertyTIFFDictionary, kCGImagePropertyTIFFMake, "Maker", "tiff:Make", "Maker")
    try check(
      kCGImagePropertyTIFFDictionary, kCGImagePropertyTIFFOrientation, 6, "tiff:Orientation", "6")
    try check(
      kCGImagePropertyTIFFDictionary, kCGImagePropertyTIFFXResolution, 72, "tiff:XResolution",
      "72/1")
    try check(
      kCGImagePropertyTIFFDictionary, kCGImagePropertyTIFFDateTime, "2024:06:21 19:42:07",
      "xmp:ModifyDate", "2024-06-21T19:42:07")
    try check(
      kCGImagePropertyTIFFDictionary, kCGImagePropertyTIFFImageDescription, "A lake",
      "dc:description", "A lake")
    try check(
      kCGImagePropertyExifDictionary, kCGImagePropertyExifFNumber, 5.6, "exif:FNumber", "28/5")
    try check(
      kCGImagePropertyExifDictionary, kCGImagePropertyExifExposureTime, 0.008, "exif:ExposureTime",
      "1/125")
    try check(
      kCGImagePropertyExifDictionary, kCGImagePropertyExifExposureBiasValue, -1.0 / 3,
      "exif:ExposureBiasValue", "-1/3")
    try check(
      kCGImagePropertyExifDictionary, kCGImagePropertyExifISOSpeedRatings, [100],
      "exif:ISOSpeedRatings[0]", "100")
    try check(
      kCGImagePropertyExifDictionary, kCGImagePropertyExifVersion, [2, 3, 2], "exif:ExifVersion",
      "0232")
    try check(
      kCGImagePropertyExifDictionary, kCGImagePropertyExifVersion, [2, 3], "exif:ExifVersion",
      "0230")
    try check(
      kCGImagePropertyExifDictionary, kCGImagePropertyExifFlash, 0x19, "exif:Flash.Mode", "3")
    try check(
      kCGImagePropertyExifDictionary, kCGImagePropertyExifLensSpecification,
      [24.0, 70.0, 2.8, 2.8], "exifEX:LensSpecification[2]", "14/5")
    try check(
      kCGImagePropertyExifAuxDictionary, kCGImagePropertyExifAuxLensInfo, [24.0, 70.0, 2.8, 2.8],
      "aux:LensInfo", "24/1 70/1 14/5 14/5")
    try check(
      kCGImagePropertyGPSDictionary, kCGImagePropertyGPSVersion, [2, 3], "exif:GPSVersionID",
      "2.3.0.0")
    try check(
      kCGImagePropertyGPSDictionary, kCGImagePropertyGPSAltitude, 1494.5, "exif:GPSAltitude",
      "2989/2")
    try check(
      kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCKeywords, ["a", "b"], "dc:subject[1]", "b"
    )
    try check(
      kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCByline, ["Ada"], "dc:creator[0]", "Ada")
    try check(kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCStarRating, 4, "xmp:Rating", "4")
    try check(
      kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCCreatorContactInfo,
      ["CiAdrCity": "Prags"], "Iptc4xmpCore:CreatorContactInfo.CiAdrCity", "Prags")
    try check(kCGImagePropertyPNGDictionary, kCGImagePropertyPNGTitle, "Lake", "dc:title", "Lake")
  }

  @Test func coordinates() {
    let gps = kCGImagePropertyGPSDictionary
    let metadata = CGImageMetadataCreateMutable()
    func set(_ key: CFString, _ value: Any) -> Bool {
      CGImageMetadataSetValueMatchingImageProperty(metadata, gps, key, value)
    }
    #expect(set(kCGImagePropertyGPSLatitude, 46.69432))
    #expect(text(metadata, "exif:GPSLatitude") == "46,41.6592N")
    #expect(set(kCGImagePropertyGPSLatitudeRef, "S"))
    #expect(text(metadata, "exif:GPSLatitude") == "46,41.6592S")
    #expect(set(kCGImagePropertyGPSLongitudeRef, "W"))
    #expect(set(kCGImagePropertyGPSLongitude, 12.5))
    #expect(paths(metadata) == ["exif:GPSLatitude=46,41.6592S", "exif:GPSLongitude=12,30.0W"])
    #expect(!set(kCGImagePropertyGPSLatitude, 181.0) && !set(kCGImagePropertyGPSLatitudeRef, "X"))
  }

  @Test func daysAndTimes() {
    let metadata = CGImageMetadataCreateMutable()
    func set(_ dictionary: CFString, _ key: CFString, _ value: String) -> Bool {
      CGImageMetadataSetValueMatchingImageProperty(metadata, dictionary, key, value)
    }
    let (gps, iptc) = (kCGImagePropertyGPSDictionary, kCGImagePropertyIPTCDictionary)
    #expect(!set(gps, kCGImagePropertyGPSTimeStamp, "17:42:07"))
    #expect(set(gps, kCGImagePropertyGPSDateStamp, "2024:06:21"))
    #expect(set(gps, kCGImagePropertyGPSTimeStamp, "17:42:07.5"))
    #expect(text(metadata, "exif:GPSTimeStamp") == "2024-06-21T17:42:07.5Z")
    #expect(set(gps, kCGImagePropertyGPSDateStamp, "2024:06:22"))
    #expect(text(metadata, "exif:GPSTimeStamp") == "2024-06-22T17:42:07.5Z")
    #expect(set(iptc, kCGImagePropertyIPTCDateCreated, "20240621"))
    #expect(text(metadata, "photoshop:DateCreated") == "2024-06-21")
    #expect(set(iptc, kCGImagePropertyIPTCTimeCreated, "194207+0200"))
    #expect(text(metadata, "photoshop:DateCreated") == "2024-06-21T19:42:07+02:00")
    #expect(!set(iptc, kCGImagePropertyIPTCTimeCreated, "noon"))
    #expect(!set(kCGImagePropertyExifDictionary, kCGImagePropertyExifDateTimeOriginal, "today"))
    #expect(!set("{Exif}", "Other", "x"))
  }
}
