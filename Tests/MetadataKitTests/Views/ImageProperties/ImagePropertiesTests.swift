import MetadataKit
import Testing

/// The dictionaries have ImageIO's keys and its forms of values.
@Suite struct ImagePropertiesTests {
  @Test func aPhoto() throws {
    let properties = try Fixture.metadata("photo.jpg").imageProperties
    #expect(properties["PixelWidth"] == .int(640) && properties["PixelHeight"] == .int(480))
    #expect(properties["ColorModel"] == .string("RGB") && properties["Depth"] == .int(8))
    #expect(properties["DPIWidth"] == .double(72) && properties["Orientation"] == .int(1))
    #expect(properties["HasAlpha"] == nil && properties["FileSize"] == nil)
    #expect(properties["{TIFF}"]?["Model"] == .string("X-T5"))
    #expect(properties["{TIFF}"]?["Copyright"] == .string("CC0-1.0"))
    #expect(properties["{TIFF}"]?["Orientation"] == .int(1))
    #expect(properties["{TIFF}"]?["XResolution"] == .double(72))
    let exif = try #require(properties["{Exif}"])
    #expect(exif["FNumber"] == .double(5.6) && exif["ExposureTime"] == .double(0.008))
    #expect(exif["ISOSpeedRatings"] == .array([.int(160)]))
    #expect(exif["ExifVersion"] == .array([.int(2), .int(3), .int(2)]))
    #expect(exif["FlashPixVersion"] == .array([.int(1), .int(0)]))
    #expect(exif["SubsecTimeOriginal"] == .string("38"))
    #expect(exif["UserComment"] == .string("An evening at the lake"))
    #expect(properties["{GPS}"]?["LatitudeRef"] == .string("N"))
    let latitude = try #require(properties["{GPS}"]?["Latitude"]?.double)
    #expect(abs(latitude - 46.694325) < 1e-6)
  }

  @Test func aJPEGWithoutExif() throws {
    let metadata = try Fixture.metadata("plain.jpg")
    let properties = metadata.imageProperties
    #expect(properties["{JFIF}"]?["JFIFVersion"] == .array([.int(1), .int(0), .int(1)]))
    #expect(properties["{JFIF}"]?["DensityUnit"] == .int(0))
    #expect(properties["{Exif}"]?["PixelXDimension"] == .int(64))
    #expect(properties["Orientation"] == .int(1))
    #expect(properties["{TIFF}"]?["Orientation"] == .int(1))
    #expect(properties["DPIWidth"] == nil && properties["{GPS}"] == nil)
    #expect(metadata.imageFileProperties == ["FileSize": .int(metadata.fileSize)])
    let progressive = try Fixture.metadata("progressive-gray.jpg").imageProperties
    #expect(progressive["ColorModel"] == .string("Gray"))
    #expect(progressive["{JFIF}"]?["IsProgressive"] == .bool(true))
  }

  @Test func anExifWithoutAnOrientationHasNone() throws {
    var tiff = TIFFBytes()
    tiff.directory([.text(0x10f, "Me\0")])
    let properties = try Metadata(tiff.asJPEG).imageProperties
    #expect(properties["Orientation"] == nil && properties["{TIFF}"]?["Orientation"] == nil)
  }

  /// A second is at most the 59th.
  @Test(
    arguments: [(59_999, "12:34:59.99"), (59_500, "12:34:59.50"), (7000, "12:34:07")]
      as [(Int, String)])
  func timesOfPositions(_ thousandths: Int, _ expected: String) throws {
    var tiff = TIFFBytes()
    let gps = 26
    tiff.directory([.long(0x8825, gps)])
    tiff.directory([.init(tag: 7, format: 5, count: 3, value: .offset(44))])
    for (number, divisor) in [(12, 1), (34, 1), (thousandths, 1000)] {
      tiff.append(tiff.number(number, 4) + tiff.number(divisor, 4))
    }
    let properties = try Metadata(tiff.asJPEG).imageProperties
    #expect(properties["{GPS}"]?["TimeStamp"] == .string(expected))
  }

  @Test func textsOfAPNG() throws {
    let properties = try Fixture.metadata("texts.png").imageProperties
    #expect(properties["{PNG}"]?["Title"] == .string("Café am See"))
    #expect(properties["{IPTC}"]?["ObjectName"] == .string("Café am See"))
    #expect(properties["{IPTC}"]?["CopyrightNotice"] == .string("© CC0"))
    #expect(properties["{PNG}"]?["InterlaceType"] == .int(0))
    #expect(try Fixture.metadata("srgb.png").imageProperties["{PNG}"]?["sRGBIntent"] == .int(0))
    let interlaced = try Fixture.metadata("interlaced.png").imageProperties
    #expect(interlaced["{PNG}"]?["InterlaceType"] == .int(1))
  }

  /// What a DNG says of its raw picture stands with that, below a smaller copy.
  @Test func aRawPictureBelowItsPreview() throws {
    var tiff = TIFFBytes()
    // A directory of five fields has 66 bytes, one of four 54.
    tiff.directory([
      .long(0xfe, 1), .short(0x100, 4), .short(0x101, 3),
      .init(tag: 0x14a, format: 4, count: 2, value: .offset(74)),
      .init(tag: 0xc612, format: 1, count: 4, value: .inline([1, 4, 0, 0])),
    ])
    tiff.append(tiff.number(82, 4) + tiff.number(136, 4))
    tiff.directory([
      .long(0xfe, 1), .short(0x100, 8), .short(0x106, 32803), .short(0xc61d, 255),
    ])
    tiff.directory([
      .long(0xfe, 0), .short(0x100, 16), .short(0x106, 32803), .short(0xc61d, 16383),
    ])
    let properties = try Metadata(tiff.bytes).imageProperties
    #expect(
      properties["{DNG}"]?["DNGVersion"] == .array([.int(1), .int(4), .int(0), .int(0)]))
    #expect(properties["{DNG}"]?["WhiteLevel"] == .int(16383))
  }

  /// Faces have more than what was focused on.
  @Test func regions() throws {
    func region(_ type: String, _ x: String, _ more: String = "") -> String {
      "<rdf:li rdf:parseType='Resource'><mwg-rs:Area stArea:x='\(x)' stArea:y='0.5'"
        + " stArea:w='0.125' stArea:h='0.25' stArea:unit='normalized'/>"
        + "<mwg-rs:Type>\(type)</mwg-rs:Type>\(more)</rdf:li>"
    }
    let face =
      "<mwg-rs:Extensions xmlns:apple-fi='http://ns.apple.com/faceinfo/1.0/'"
      + " apple-fi:AngleInfoRoll='270' apple-fi:FaceID='8' apple-fi:ConfidenceLevel='250'/>"
    func read(_ regions: String) throws -> PropertyValue? {
      try XMPBytes.read(
        "<mwg-rs:Regions rdf:parseType='Resource'>"
          + "<mwg-rs:AppliedToDimensions stDim:w='3264' stDim:h='2448' stDim:unit='pixel'/>"
          + "<mwg-rs:RegionList><rdf:Seq>\(regions)</rdf:Seq></mwg-rs:RegionList></mwg-rs:Regions>"
      ).imageProperties["{ExifAux}"]?["Regions"]
    }
    let found = try #require(try read(region("Focus", "0.75") + region("Face", "0.25", face)))
    #expect(found["WidthAppliedTo"] == .int(3264) && found["HeightAppliedTo"] == .int(2448))
    let list = try #require(found["RegionList"]?.array)
    #expect(list.map { $0["Type"]?.string } == ["Focus", "Face"])
    #expect(list.map { $0["X"]?.double } == [0.75, 0.25])
    #expect(list.map { $0["Height"]?.double } == [0.25, 0.25])
    #expect(list.map { $0["FaceID"]?.int } == [nil, 8])
    #expect(list.map { $0["AngleInfoRoll"]?.int } == [nil, 270])
    #expect(list[1]["AngleInfoYaw"] == nil)
    // Which of them has no place is not known.
    let broken = region("Face", "0.5").replacing(" stArea:x='0.5'", with: "")
    #expect(try read(region("Face", "0.25") + broken) == nil)
  }

  /// As Adobe's programs write it for lenses whose aperture they do not know.
  @Test func aLensWithoutApertures() throws {
    let properties = try XMPBytes.read(
      "<aux:LensInfo xmlns:aux='http://ns.adobe.com/exif/1.0/aux/'>10/1 18/1 0/0 0/0</aux:LensInfo>"
    ).imageProperties
    let numbers = properties["{ExifAux}"]?["LensInfo"]?.array?.map(\.double)
    #expect(numbers == [10, 18, 0, 0])
  }

  @Test func keywordsAreAnArray() throws {
    let properties = try Fixture.metadata("iptc.jpg").imageProperties
    #expect(properties["{IPTC}"]?["Keywords"] == .array([.string("a"), .string("b")]))
    #expect(properties["{IPTC}"]?["Headline"] == .string("Überschrift"))
  }

  @Test func animationsAreOfTheFile() throws {
    let gif = try Fixture.metadata("animated.gif")
    #expect(gif.imageFileProperties["{GIF}"]?["LoopCount"] == .int(4))
    #expect(gif.imageFileProperties["{GIF}"]?["CanvasPixelWidth"] == .int(64))
    #expect(gif.imageProperties["IsIndexed"] == .bool(true))
    #expect(gif.imageProperties["Depth"] == .int(8))
    let png = try Fixture.metadata("animated.png").imageFileProperties
    #expect(png["{PNG}"]?["LoopCount"] == .int(2))
    #expect(gif.imageProperties["{GIF}"]?["DelayTime"] == .double(0.2))
    let frames = try #require(gif.imageFileProperties["{GIF}"]?["FrameInfo"]?.array)
    #expect(frames.map { $0["UnclampedDelayTime"] } == [.double(0.2), .double(0.5), .double(1)])
    let forever = try Fixture.metadata("forever.gif").imageFileProperties
    #expect(forever["{GIF}"]?["LoopCount"] == .int(0))
    let avif = try Fixture.metadata("sequence.avif")
    #expect(avif.imageFileProperties["{AVIS}"]?["FrameInfo"]?.array?.count == 3)
    #expect(avif.imageProperties(at: 2)?["{AVIS}"]?["DelayTime"] == .double(0.2))
    #expect(avif.imageProperties(at: 3) == nil && avif.imageProperties(at: -1) == nil)
  }

  /// Pages of a TIFF are pictures of their own.
  @Test func pagesHaveTheirOwn() throws {
    let pages = try Fixture.metadata("pages.tif")
    #expect(pages.facts.frameCount == 3)
    let all = (0..<3).compactMap { pages.imageProperties(at: $0) }
    #expect(all.map { $0["PixelWidth"] } == [.int(16), .int(19), .int(22)])
    for page in all {
      #expect(page["ColorModel"] == .string("RGB") && page["Depth"] == .int(8))
      #expect(page["Orientation"] == .int(1))
      #expect(page["{TIFF}"]?["Compression"] == .int(5))
    }
    #expect(pages.imageProperties(at: 3) == nil && pages.imageProperties(at: -1) == nil)
    // The small copy of a JPEG is no image of its own.
    #expect(try Fixture.metadata("exif-thumbnail.jpg").imageProperties(at: 1) == nil)
  }

  /// What is counted can be asked for: code that goes through all of them expects an answer each time.
  @Test(arguments: ["two-images.heic", "picture.icns", "pages.tif", "animated.gif"])
  func everyPictureThatIsCountedHasASize(_ name: String) throws {
    let metadata = try Fixture.metadata(name)
    let count = try #require(metadata.facts.frameCount)
    #expect(count > 1)
    for index in 0..<count {
      let properties = try #require(metadata.imageProperties(at: index), "\(index)")
      #expect(properties["PixelWidth"] != nil && properties["ColorModel"] != nil)
    }
    #expect(metadata.imageProperties(at: count) == nil && metadata.imageProperties(at: -1) == nil)
  }

  /// Smaller copies are passed over, as they are where pages are counted (TIFF 6.0 §8).
  @Test func aSmallerCopyIsNoPage() throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x100, 40), .short(0x101, 30)], next: 38)
    tiff.directory([.short(0xfe, 1), .short(0x100, 4), .short(0x101, 3)], next: 80)
    tiff.directory([.short(0x100, 50), .short(0x101, 60), .short(0x112, 6)])
    let metadata = try Metadata(tiff.bytes)
    try #require(metadata.facts.frameCount == 2)
    let page = try #require(metadata.imageProperties(at: 1))
    #expect(page["PixelWidth"] == .int(50) && page["Orientation"] == .int(6))
    #expect(metadata.imageProperties(at: 2) == nil)
  }

  /// Short delays are as long as Apple's documentation has them.
  @Test func shortDelaysAreClamped() throws {
    let bytes = AnimationTests.gif(delays: [0, 3, 20], repetitions: nil)
    let properties = try Metadata(bytes).imageFileProperties["{GIF}"]
    let frames = try #require(properties?["FrameInfo"]?.array)
    #expect(frames.map { $0["DelayTime"]?.double } == [0.1, 0.1, 0.2])
    #expect(frames.map { $0["UnclampedDelayTime"]?.double } == [0, 0.03, 0.2])
    #expect(properties?["LoopCount"] == nil)
  }

  @Test func tilesAndAuxiliaryPictures() throws {
    let grid = try Fixture.metadata("grid.heic").imageProperties
    #expect(grid["{TIFF}"]?["TileWidth"] == .int(64) && grid["{TIFF}"]?["TileLength"] == .int(64))
    let motion = try Fixture.metadata("motion.jpg").imageFileProperties["{FileContents}"]
    let data = motion?["Images"]?.array?.first?["AuxiliaryData"]?.array?.first
    #expect(data?["AuxiliaryDataType"] == .string("kCGImageAuxiliaryDataTypeISOGainMap"))
    #expect(data?["Width"] == .int(64))
    let tga = try Fixture.metadata("picture.tga").imageProperties
    #expect(tga["{TGA}"]?["Compression"] == .int(1))
  }
}
