import Testing
import UniformTypes

@testable import MetadataKit

@Suite struct TIFFTests {
  @Test func aStructureWithoutAPictureHasNoColors() throws {
    var block = TIFFBytes()
    block.directory([.text(0x13b, "a")])
    let facts = try Metadata(block.bytes).facts
    #expect(facts.colorModel == nil && facts.bitDepth == nil && facts.pixelWidth == nil)
  }

  /// The first directory of Canon's CR2 says neither how many samples there are nor what they mean.
  @Test func depthsTellHowManySamples() throws {
    var tiff = TIFFBytes()
    tiff.directory([
      .short(0x100, 4), .short(0x101, 3),
      .init(tag: 0x102, format: 3, count: 3, value: .offset(8 + 2 + 3 * 12 + 4)),
    ])
    tiff.append([8, 8, 8].flatMap { tiff.number($0, 2) })
    let facts = try Metadata(tiff.bytes).facts
    #expect(facts.colorModel == .rgb && facts.bitDepth == 8)
  }

  /// The first directory of Canon's CR2 is that of a preview; the sensor's, the fourth, has no size.
  @Test func theSizeOfCanonRawIsNotItsPreviews() throws {
    // The header of CR2: the first directory stands behind its own eight bytes.
    var raw = TIFFBytes(of: [0x49, 0x49, 42, 0, 16, 0, 0, 0, 0x43, 0x52, 2, 0, 0, 0, 0, 0])
    raw.directory(
      [.short(0x100, 160), .short(0x101, 120), .short(0x102, 8), .long(0x8769, 200)], next: 70)
    raw.directory([], next: 76)
    raw.directory([], next: 82)
    raw.directory([.long(0x111, 300)])
    raw.append([UInt8](repeating: 0, count: 200 - raw.position))
    raw.directory([.short(0xa002, 5472), .short(0xa003, 3648)])
    raw.append([UInt8](repeating: 0, count: 300 - raw.position))
    raw.append([0xff, 0xd8, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc3, 0, 14, 14, 0xe, 0x40, 0xa, 0xd0, 2])
    let facts = try Metadata(raw.bytes).facts
    #expect(facts.pixelWidth == 5472 && facts.pixelHeight == 3648)
    #expect(facts.bitDepth == 14)
    // Without the sensor's frame the preview's depth is none of the picture.
    let cut = try Metadata(Array(raw.bytes.prefix(300))).facts
    #expect(cut.pixelWidth == 5472 && cut.bitDepth == nil)
  }

  /// A directory before its picture is whole where the file breaks off within that.
  @Test(arguments: [(0x111, 0x117, "strip"), (0x144, 0x145, "tile")])
  func aPictureThatReachesPastTheEndIsTold(_ starts: Int, _ lengths: Int, _ name: String) throws {
    func warnings(_ fields: [TIFFBytes.Field], more: [Int] = []) throws -> [Warning] {
      var tiff = TIFFBytes()
      tiff.directory(fields)
      tiff.append(more.flatMap { tiff.number($0, 4) })
      tiff.append([UInt8](repeating: 1, count: 100 - tiff.position))
      return try Metadata(tiff.bytes).warnings
    }
    #expect(try warnings([.long(starts, 80), .long(lengths, 20)]).isEmpty)
    #expect(try warnings([.long(starts, 80), .long(lengths, 0)]).isEmpty)
    let one = try #require(try warnings([.long(starts, 80), .long(lengths, 21)]).first)
    #expect(one.code == .truncated && one.offset == 80)
    #expect(one.message == "the \(name) of a picture reaches past the end")
    #expect(try warnings([.long(starts, 100)]).count == 1)
    // 8 + 2 + 2 * 12 + 4: the numbers stand behind the directory.
    let two: [TIFFBytes.Field] = [
      .init(tag: starts, format: 4, count: 3, value: .offset(38)),
      .init(tag: lengths, format: 4, count: 3, value: .offset(50)),
    ]
    let some = try #require(try warnings(two, more: [70, 90, 0xffff_ffff, 10, 11, 1]).first)
    #expect(some.message == "2 of 3 \(name)s of a picture reach past the end")
    #expect(some.offset == 90)
    #expect(try warnings(two, more: [70, 80, 90, 10, 10, 10]).isEmpty)
  }

  /// JPEG XR tells the form of its pixels by a number of its own, not by TIFF's.
  @Test func nothingIsMadeUpOfJPEGXR() throws {
    var tiff = TIFFBytes()
    tiff.directory([.long(0xbc80, 4), .long(0xbc81, 3)])
    let facts = try Metadata(tiff.bytes).facts
    #expect(facts.pixelWidth == 4 && facts.pixelHeight == 3)
    #expect(facts.colorModel == nil && facts.bitDepth == nil)
  }

  @Test(
    arguments: [
      (0x0f, .rgb, 8, true), (0x15, .rgb, 16, false), (0x08, .gray, 8, false),
      (0x05, .gray, 1, false),
      (0x2d, .cmyk, 16, true), (0x0a, .rgb, nil, false), (0x21, nil, 8, false),
      // 16-bit gray fixed point, 32-bit BGR101010, RGB with bits that are not used.
      (0x13, .gray, 16, false), (0x14, .rgb, 10, false), (0x40, .rgb, 16, false),
      (0x41, .rgb, 32, false), (0x42, .rgb, 16, false),
      (0x63, nil, nil, nil),
    ] as [(Int, ColorModel?, Int?, Bool?)])
  func formsOfPixelsOfJPEGXRAreKnown(
    _ number: Int, _ model: ColorModel?, _ bits: Int?, _ hasAlpha: Bool?
  ) throws {
    let start: [UInt8] = [
      0x24, 0xc3, 0xdd, 0x6f, 0x03, 0x4e, 0xfe, 0x4b, 0xb1, 0x85, 0x3d, 0x77, 0x76, 0x8d, 0xc9,
    ]
    try Self.checkPixels(start + [UInt8(number)], model, bits, hasAlpha)
  }

  /// The last byte says something of the standard's forms alone.
  @Test func otherFormsOfPixelsOfJPEGXRHaveBytesOfTheirOwn() throws {
    try Self.checkPixels(
      [
        0x8f, 0xd7, 0xfe, 0xe3, 0xdb, 0xe8, 0xcf, 0x4a, 0x84, 0xc1, 0xe9, 0x7f, 0x61, 0x36, 0xb3,
        0x27,
      ], .rgb, 32, false)
    try Self.checkPixels(
      [
        0x84, 0xa3, 0x05, 0xe6, 0x68, 0xb4, 0xce, 0x46, 0xbb, 0x2e, 0x36, 0xf1, 0x80, 0xe6, 0x43,
        0x13,
      ], .rgb, 16, false)
    try Self.checkPixels([UInt8](repeating: 1, count: 15) + [0x0f], nil, nil, nil)
  }

  private static func checkPixels(
    _ form: [UInt8], _ model: ColorModel?, _ bits: Int?, _ hasAlpha: Bool?
  ) throws {
    var tiff = TIFFBytes()
    tiff.directory([
      .init(tag: 0xbc01, format: 1, count: 16, value: .offset(50)), .long(0xbc80, 4),
      .long(0xbc81, 3),
    ])
    tiff.append([UInt8](repeating: 0, count: 50 - tiff.bytes.count) + form)
    let facts = try Metadata(tiff.bytes).facts
    #expect(facts.colorModel == model && facts.bitDepth == bits && facts.hasAlpha == hasAlpha)
  }

  /// Recognition looks at the start of a file only.
  @Test(arguments: [("a.dng", "DNG"), ("a.tif", "DNG"), ("a.nef", "DNG"), ("a.gpr", "GPR")])
  func aDirectoryBehindThePicturesTellsOfDNG(_ name: String, _ format: String) throws {
    var tiff = TIFFBytes(
      of: [0x49, 0x49, 42, 0, 0, 0, 1, 0] + [UInt8](repeating: 0, count: 0x10000 - 8))
    let size: [TIFFBytes.Field] = [.short(0x100, 4), .short(0x101, 3)]
    tiff.directory(size + [.init(tag: 0xc612, format: 1, count: 4, value: .inline([1, 4, 0, 0]))])
    let metadata = try Metadata(tiff.bytes, name: name)
    #expect(metadata.format.name == format && metadata.format.type == .dng)
    #expect(metadata["IFD0:DNGVersion"]?.description == "1.4.0.0")
    #expect(metadata.facts.pixelWidth == 4)
  }

  @Test func aSideAloneIsNoSize() throws {
    var block = TIFFBytes()
    block.directory([.short(0x100, 16)])
    let metadata = try Metadata(block.bytes)
    #expect(metadata.facts.pixelWidth == nil && metadata.facts.displayWidth == nil)
    #expect(metadata["IFD0:ImageWidth"]?.description == "16")
  }

  struct Expectation: Sendable {
    let name: String
    let format: String
    let model: ColorModel
    let depth: Int
    let frames: Int
    var width = 64
  }

  @Test(arguments: [
    Expectation(name: "rgb-little-endian.tif", format: "TIFF", model: .rgb, depth: 8, frames: 1),
    Expectation(name: "rgb-big-endian.tif", format: "TIFF", model: .rgb, depth: 8, frames: 1),
    Expectation(name: "bigtiff.tif", format: "BTF", model: .rgb, depth: 8, frames: 1),
    Expectation(name: "bilevel-g4.tif", format: "TIFF", model: .gray, depth: 1, frames: 1),
    Expectation(name: "cmyk.tif", format: "TIFF", model: .cmyk, depth: 8, frames: 1, width: 32),
    Expectation(name: "lab.tif", format: "TIFF", model: .lab, depth: 8, frames: 1, width: 32),
    Expectation(name: "gray-16.tif", format: "TIFF", model: .gray, depth: 16, frames: 1, width: 32),
    Expectation(name: "float-32.tif", format: "TIFF", model: .rgb, depth: 32, frames: 1, width: 32),
    Expectation(name: "pages.tif", format: "TIFF", model: .rgb, depth: 8, frames: 3, width: 16),
    Expectation(name: "tiled.tif", format: "TIFF", model: .rgb, depth: 8, frames: 1),
  ])
  func tellsThePicture(_ expected: Expectation) throws {
    let metadata = try Fixture.metadata(expected.name)
    #expect(metadata.format.name == expected.format)
    #expect(metadata.facts.pixelWidth == expected.width)
    #expect(metadata.facts.pixelHeight == expected.width * 3 / 4)
    #expect(metadata.facts.colorModel == expected.model)
    #expect(metadata.facts.bitDepth == expected.depth)
    #expect(metadata.facts.frameCount == expected.frames)
  }

  /// Programs that stitch panoramas leave out what the fourth sample is.
  @Test(
    arguments: [
      (2, 4, nil, true), (2, 4, 0, false), (2, 4, 2, true), (2, 3, nil, false), (2, 5, nil, false),
      (5, 4, nil, false), (1, 4, nil, false),
    ] as [(Int, Int, Int?, Bool)])
  func aFourthSampleBesideRGBIsAlpha(
    _ photometric: Int, _ samples: Int, _ extra: Int?, _ hasAlpha: Bool
  ) throws {
    var fields: [TIFFBytes.Field] = [
      .long(0x100, 4), .long(0x101, 3), .short(0x106, photometric), .short(0x115, samples),
    ]
    if let extra { fields.append(.short(0x152, extra)) }
    var tiff = TIFFBytes()
    tiff.directory(fields)
    #expect(try Metadata(tiff.bytes).facts.hasAlpha == hasAlpha)
  }

  @Test func tellsPalettesAndAlpha() throws {
    let palette = try Fixture.metadata("palette.tif").facts
    #expect(palette.isIndexed == true)
    #expect(palette.colorModel == .rgb)
    #expect(try Fixture.metadata("rgba.tif").facts.hasAlpha == true)
  }

  @Test func readsSubdirectories() throws {
    #expect(try Fixture.metadata("subifds.tif").tags.contains { $0.group == "SubIFD" })
    #expect(try Fixture.metadata("bigtiff-subifd.tif").tags.contains { $0.group == "SubIFD" })
    #expect(try Fixture.metadata("exif-gps.tif").tags.contains { $0.group == "GPS" })
  }

  @Test func readsAllPagesOfAStack() throws {
    var tiff = TIFFBytes()
    for page in 1...1000 {
      let next = page < 1000 ? tiff.position + 2 + 3 * 12 + 4 : 0
      tiff.directory([.short(0x100, 8), .short(0x101, page), .short(0x102, 8)], next: next)
    }
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata.facts.frameCount == 1000)
    #expect(metadata["IFD255:ImageHeight"]?.description == "256")
    #expect(metadata["IFD256:ImageHeight"]?.description == "257")
    #expect(metadata["IFD999:ImageHeight"]?.description == "1000")
    #expect(metadata.warnings.isEmpty)
  }

  /// A mask of transparency and a smaller copy are no pages (TIFF 6.0 §8, NewSubfileType).
  @Test(arguments: [(0, 2), (1, 1), (2, 2), (4, 1), (5, 1)])
  func countsPages(_ kind: Int, _ count: Int) throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x100, 1)], next: tiff.position + 2 + 12 + 4)
    tiff.directory([.short(0xfe, kind), .short(0x100, 1)])
    #expect(try Metadata(tiff.bytes).facts.frameCount == count)
  }

  @Test func endsPagesThatLinkOneBefore() throws {
    var tiff = TIFFBytes()
    for page in 1...40 {
      let next = page < 40 ? tiff.position + 2 + 12 + 4 : 8 + 18 * 30
      tiff.directory([.short(0x100, page)], next: next)
    }
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata.facts.frameCount == 40)
    #expect(metadata.tags.count { $0.name == "ImageWidth" } == 40)
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  /// A structure whose SubIFD links `other`, which stands behind it.
  private func linkedSubIFD(_ other: [TIFFBytes.Field]) throws -> Metadata {
    var tiff = TIFFBytes()
    let first = [TIFFBytes.Field.short(0x100, 1), .short(0x101, 1), .long(0x14a, 50)]
    let subIFD = [TIFFBytes.Field.long(0xfe, 1), .short(0x100, 2)]
    tiff.directory(first)
    tiff.directory(subIFD, next: 80)
    tiff.directory(other)
    return try Metadata(tiff.bytes)
  }

  @Test func readsWhatASubdirectoryLinks() throws {
    let metadata = try linkedSubIFD([.short(0x100, 3), .short(0x101, 4)])
    #expect(metadata["SubIFD:ImageWidth"]?.description == "2")
    #expect(metadata["SubIFD1:ImageWidth"]?.description == "3")
  }

  @Test func readsASubdirectoryOnceThatIsListedAndLinked() throws {
    var tiff = TIFFBytes()
    tiff.directory([
      .short(0x100, 1), .short(0x101, 1),
      TIFFBytes.Field(tag: 0x14a, format: 4, count: 2, value: .offset(50)),
    ])
    tiff.append(tiff.number(58, 4) + tiff.number(88, 4))
    tiff.directory([.long(0xfe, 1), .short(0x100, 2)], next: 88)
    tiff.directory([.long(0xfe, 1), .short(0x100, 3)])
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata["SubIFD:ImageWidth"]?.description == "2")
    #expect(metadata["SubIFD1:ImageWidth"]?.description == "3")
    #expect(metadata.warnings.isEmpty)
  }

  @Test(arguments: [
    [TIFFBytes.Field.short(0x101, 3), .short(0x100, 4)], [.short(0x100, 3)],
    [.short(0x100, 3), TIFFBytes.Field(tag: 0x101, format: 99, count: 1, value: .number(1))],
    [.short(0x100, 3), TIFFBytes.Field(tag: 0x101, format: 3, count: 0, value: .number(1))],
  ])
  func readsNothingThatASubdirectoryOnlySeemsToLink(_ other: [TIFFBytes.Field]) throws {
    let metadata = try linkedSubIFD(other)
    #expect(metadata["SubIFD:ImageWidth"]?.description == "2")
    #expect(!metadata.tags.contains { $0.group == "SubIFD1" })
  }

  @Test func endsWhereDirectoriesLinkInACircle() throws {
    #expect(try Fixture.metadata("loop.tif").warnings.contains { $0.code == .malformed })
  }

  @Test func readsEveryTruncation() throws {
    let bytes = try Fixture.bytes("subifds.tif")
    for length in 0..<bytes.count { _ = try? Metadata(Array(bytes[..<length])) }
  }

  /// A raw picture of 50 × 40 whose part to be shown is stated as two numbers of a format.
  private func raw(_ format: Int, _ crop: (Int, Int), scale: (Int, Int), orientation: Int) throws
    -> ImageFacts
  {
    var tiff = TIFFBytes()
    tiff.directory([
      .long(0xfe, 0), .short(0x100, 50), .short(0x101, 40), .short(0x112, orientation),
      TIFFBytes.Field(tag: 0xc612, format: 1, count: 4, value: .inline([1, 4, 0, 0])),
      TIFFBytes.Field(tag: 0xc61e, format: 5, count: 2, value: .offset(98)),
      TIFFBytes.Field(
        tag: 0xc620, format: format, count: 2,
        value: format == 3
          ? .inline(tiff.number(crop.0, 2) + tiff.number(crop.1, 2)) : .offset(114)),
    ])
    for side in [scale.0, scale.1] { tiff.append(tiff.number(side, 4) + tiff.number(2, 4)) }
    for side in [crop.0, crop.1] {
      tiff.append(tiff.number(side, 4) + (format == 5 ? tiff.number(1, 4) : []))
    }
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata.format.name == "DNG")
    return metadata.facts
  }

  /// DNG 1.7 chapter 4: DefaultCropSize, in pixels that DefaultScale makes square.
  @Test(arguments: [3, 4, 5])
  func theCropOfARawPictureIsShown(_ format: Int) throws {
    let facts = try raw(format, (44, 30), scale: (2, 2), orientation: 1)
    #expect(facts.pixelWidth == 50 && facts.pixelHeight == 40)
    #expect(facts.displayWidth == 44 && facts.displayHeight == 30)
    let turned = try raw(format, (44, 30), scale: (2, 4), orientation: 6)
    #expect(turned.displayWidth == 60 && turned.displayHeight == 44)
    for crop in [(51, 30), (44, 41), (0, 30)] {
      let whole = try raw(format, crop, scale: (2, 2), orientation: 1)
      #expect(whole.displayWidth == 50 && whole.displayHeight == 40)
    }
  }

  /// A value beyond the end is a sign that a directory of a file is none, and exiftool's form ends there;
  /// but not where exiftool would read nothing of it: of megabytes that it does not know.
  @Test(arguments: [(0xab02, 11 << 20, true), (0xab02, 1 << 20, false), (0x111, 11 << 20, false)])
  func exiftoolsFormGoesOnBehindWhatIsNotRead(
    _ tag: Int, _ count: Int, _ goesOn: Bool
  ) throws {
    var file = TIFFBytes()
    file.directory([
      .short(0x100, 3),
      .init(tag: tag, format: 3, count: count, value: .offset(0x1000)),
      .short(0x101, 2),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["IFD0:ImageHeight"]?.description == "2")
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a.tif".utf8), &json)
    #expect(json.text.string.contains("IFD0:ImageWidth"))
    #expect(json.text.string.contains("IFD0:ImageHeight") == goesOn)
  }
}
