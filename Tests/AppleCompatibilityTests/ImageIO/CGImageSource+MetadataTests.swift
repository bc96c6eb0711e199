import AppleCompatibility
import Testing

struct CGImageSourceMetadataTests {
  private func metadata(_ name: String) throws -> CGImageMetadata {
    let source = try #require(CGImageSourceCreateWithURL(fixture(name), nil))
    return try #require(CGImageSourceCopyMetadataAtIndex(source, 0, nil))
  }

  @Test(
    arguments: [
      ("dc:title", "Evening at the lake"), ("dc:creator[0]", "Ada Example"), ("xmp:Rating", "4"),
      ("tiff:Model", "X-T5"), ("exif:FNumber", "28/5"), ("exif:Flash.Mode", "2"),
      ("exifEX:LensSpecification[2]", "2/1"), ("exif:GPSLatitude", "46,41.6595N"),
      ("photoshop:DateCreated", "2024-06-21T19:42:07.38+02:00"),
      ("photoshop:City", "Prags – Braies"), ("iio:hasXMP", "True"), ("exif:DateTimeOriginal", nil),
    ] as [(String, String?)])
  func ofAPhoto(_ path: String, _ expected: String?) throws {
    let metadata = try metadata("photo.jpg")
    #expect(CGImageMetadataCopyStringValueWithPath(metadata, nil, path) == expected)
  }

  @Test func everyNameIsThereOnce() throws {
    let metadata = try metadata("photo.jpg")
    let tags = try #require(CGImageMetadataCopyTags(metadata) as? [CGImageMetadataTag])
    let names = tags.map {
      (CGImageMetadataTagCopyNamespace($0) ?? "") + (CGImageMetadataTagCopyName($0) ?? "")
    }
    #expect(Set(names).count == names.count)
  }

  @Test func tagsOfProperties() throws {
    let metadata = try metadata("photo.jpg")
    let date = try #require(
      CGImageMetadataCopyTagMatchingImageProperty(
        metadata, kCGImagePropertyExifDictionary, kCGImagePropertyExifDateTimeOriginal))
    #expect(CGImageMetadataTagCopyPrefix(date) == kCGImageMetadataPrefixPhotoshop)
    #expect(CGImageMetadataTagCopyName(date) == "DateCreated")
    let keywords = try #require(
      CGImageMetadataCopyTagMatchingImageProperty(
        metadata, kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCKeywords))
    #expect(CGImageMetadataTagGetType(keywords) == .arrayUnordered)
    // Of these one is in no file, one has no property, and one is no key.
    for (dictionary, key) in [
      (kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCHeadline),
      (kCGImagePropertyJFIFDictionary, kCGImagePropertyJFIFXDensity), ("{Exif}", "Other"),
    ] {
      #expect(CGImageMetadataCopyTagMatchingImageProperty(metadata, dictionary, key) == nil)
    }
  }

  /// What the packet says counts, also where IPTC says something else.
  @Test func thePacketComesFirst() throws {
    var data = try Data(contentsOf: fixture("photo.jpg"))
    let place = try #require(data.range(of: Data("Evening at the lake</rdf:li>".utf8)))
    data.replaceSubrange(place, with: Data("Morning at the lake</rdf:li>".utf8))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let metadata = try #require(CGImageSourceCopyMetadataAtIndex(source, 0, nil))
    #expect(
      CGImageMetadataCopyStringValueWithPath(metadata, nil, "dc:title") == "Morning at the lake")
  }

  @Test func bothPartsOfALongPacket() throws {
    let metadata = try metadata("xmp-extended.jpg")
    #expect(
      CGImageMetadataCopyStringValueWithPath(metadata, nil, "dc:title") == "Evening at the lake")
    #expect(CGImageMetadataCopyStringValueWithPath(metadata, nil, "xmp:Rating") == "5")
  }

  @Test func ofAnImageWithoutAny() throws {
    let metadata = try metadata("static.gif")
    #expect(CGImageMetadataCopyTags(metadata)?.isEmpty == true)
  }

  @Test func ofFurtherImages() throws {
    let source = try #require(CGImageSourceCreateWithURL(fixture("animated.gif"), nil))
    let second = try #require(CGImageSourceCopyMetadataAtIndex(source, 1, nil))
    #expect(CGImageMetadataCopyTags(second)?.isEmpty == true)
    #expect(CGImageSourceCopyMetadataAtIndex(source, 3, nil) == nil)
    #expect(CGImageSourceCopyMetadataAtIndex(source, -1, nil) == nil)
  }

  @Test func ofADownload() throws {
    let data = try Data(contentsOf: fixture("photo.jpg"))
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceCopyMetadataAtIndex(source, 0, nil) == nil)
    CGImageSourceUpdateData(source, data, true)
    let metadata = try #require(CGImageSourceCopyMetadataAtIndex(source, 0, nil))
    #expect(CGImageMetadataCopyStringValueWithPath(metadata, nil, "xmp:Rating") == "4")
  }
}
