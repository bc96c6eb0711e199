import MetadataKit
import Testing

@Suite struct JPEGTests {
  @Test func tellsTheFrame() throws {
    let facts = try Fixture.metadata("progressive-gray.jpg").facts
    #expect(facts.pixelWidth == 64)
    #expect(facts.pixelHeight == 48)
    #expect(facts.colorModel == .gray)
    #expect(facts.bitDepth == 8)
    #expect(facts.hasAlpha == false)
    #expect(try Fixture.metadata("cmyk-adobe.jpg").facts.colorModel == .cmyk)
  }

  /// JPEG-LS has frames of its own with the same fields (T.87 §C.2.2), which the field has no tags for.
  @Test func tellsTheFrameOfJPEGLS() throws {
    let frame: [UInt8] = [0xff, 0xf7, 0, 11, 12, 0, 30, 0, 40, 1, 1, 0x11, 0]
    let metadata = try Metadata([0xff, 0xd8] + frame + [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0])
    #expect(metadata.facts.pixelWidth == 40 && metadata.facts.pixelHeight == 30)
    #expect(metadata.facts.bitDepth == 12 && metadata.facts.colorModel == .gray)
    #expect(metadata["File:EncodingProcess"] == nil)
  }

  /// Without a frame header nothing says what the scan is of.
  @Test func aScanWithoutAFrameIsTold() throws {
    let scan: [UInt8] = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0xd9]
    let metadata = try Metadata([0xff, 0xd8, 0xff, 0xfe, 0, 4, 0x41, 0x42] + scan)
    #expect(metadata["File:Comment"]?.description == "AB" && metadata.facts.pixelWidth == nil)
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata.warnings.first?.offset == 8)
  }

  @Test(arguments: ["orientation-5.jpg", "orientation-6.jpg", "orientation-8.jpg"])
  func turnsTheDisplayedSize(_ name: String) throws {
    let facts = try Fixture.metadata(name).facts
    #expect(facts.displayWidth == facts.pixelHeight)
    #expect(facts.displayHeight == facts.pixelWidth)
  }

  @Test func findsEXIFBehindOtherSegments() throws {
    #expect(try Fixture.metadata("exif-late.jpg").tags.contains { $0.group == "IFD0" })
  }

  @Test func joinsTheProfileFromItsParts() throws {
    let metadata = try Fixture.metadata("icc-segments.jpg")
    #expect(metadata.facts.profileName != nil)
    #expect(metadata.blocks.contains { $0.kind == .icc && $0.range == nil })
    #expect(try Fixture.metadata("photo.jpg").facts.profileName != nil)
  }

  @Test func tellsWhereEachBlockStands() throws {
    let bytes = try Fixture.bytes("photo.jpg")
    let blocks = try Metadata(bytes).blocks
    #expect(Set(blocks.map(\.kind)).isSuperset(of: [.exif, .xmp, .photoshop, .icc]))
    let exif = try #require(blocks.first { $0.kind == .exif }?.range)
    #expect([[0x49, 0x49], [0x4d, 0x4d]].contains(Array(bytes[exif.prefix(2)])))
  }

  @Test func keepsWhatATruncatedFileHas() throws {
    let metadata = try Fixture.metadata("truncated-exif.jpg")
    #expect(metadata.format.name == "JPEG")
    #expect(metadata.warnings.contains { $0.code == .truncated && $0.offset != nil })
    #expect(try Fixture.metadata("truncated-scan.jpg").facts.pixelWidth == 64)
  }

  @Test func readsNoScan() throws {
    var photo = try Fixture.bytes("photo.jpg")
    photo.insert(contentsOf: [UInt8](repeating: 0x55, count: 4_000_000), at: photo.count - 2)
    let padded = photo
    let reader = ByteReader(count: padded.count, limit: .max) {
      (offset, count) throws(MetadataError) in Array(padded[offset..<(offset + count)])
    }
    _ = try Metadata(reader, name: nil, options: ReadOptions())
    #expect(reader.bytesRead <= 65_536)
  }

  /// A frame header of so many components and 200 columns.
  private static func frame(lines: UInt8, components: UInt8) -> [UInt8] {
    [0xff, 0xd8, 0xff, 0xc0, 0, 8 + 3 * components, 8, 0, lines, 0, 200, components]
      + (0..<components).flatMap { [$0, 0x11, 0] }
      + [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]
  }

  @Test(
    arguments: [
      (1, ColorModel.gray), (2, nil), (3, .rgb), (4, .cmyk), (5, nil),
    ] as [(UInt8, ColorModel?)])
  func componentsTellTheColors(_ components: UInt8, _ model: ColorModel?) throws {
    let metadata = try Metadata(Self.frame(lines: 9, components: components) + [0xff, 0xd9])
    #expect(metadata.facts.colorModel == model)
    #expect(metadata.facts.pixelHeight == 9)
  }

  /// The number of lines may stand behind the first scan (T.81 §B.2.5).
  @Test(arguments: [0, 65_534, 65_535, 65_536, 131_069, 131_070])
  func findsTheLinesBehindTheScan(_ count: Int) throws {
    let scan = [UInt8](repeating: 0x55, count: count) + [0xff, 0, 0xff, 0xd0, 1, 0xff]
    let start = Self.frame(lines: 0, components: 1) + scan
    let metadata = try Metadata(start + [0xff, 0xdc, 0, 4, 0, 150, 0xff, 0xd9])
    #expect(metadata.facts.pixelWidth == 200 && metadata.facts.pixelHeight == 150)
    #expect(metadata["File:ImageHeight"]?.description == "0")
    for end: [UInt8] in [
      [0xff, 0xd9], [0xff, 0xdc, 0, 4, 0, 0, 0xff, 0xd9], [0xff, 0xdc, 0], [],
    ] {
      let facts = try Metadata(start + end).facts
      #expect(facts.pixelWidth == nil && facts.pixelHeight == nil)
    }
  }

  /// Tables alone are an abbreviated format (T.81 §B.5), which is no picture.
  @Test func saysWhereThereIsNoPicture() throws {
    let tables: [UInt8] = [0xff, 0xd8, 0xff, 0xdb, 0, 3, 0, 0xff, 0xd9]
    let warnings = try Metadata(tables).warnings
    #expect(warnings.map(\.message) == ["no frame header before the end of the image"])
    #expect(warnings.first?.offset == 7 && warnings.first?.code == .malformed)
  }
}
