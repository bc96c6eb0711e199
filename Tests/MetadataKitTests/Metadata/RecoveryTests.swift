import MetadataKit
import Testing

/// Files that begin as none that is known, and such as their names tell more of.
@Suite struct RecoveryTests {
  static var picture: TIFFBytes {
    var picture = TIFFBytes(.big)
    picture.directory([
      .short(0xfe, 2), .short(0x100, 3), .short(0x101, 2), .short(0x102, 8), .short(0x106, 1),
    ])
    return picture
  }

  @Test func aWrongNumberBehindTheByteOrderIsWarnedOf() throws {
    var bytes = Self.picture.bytes
    bytes[3] = 66
    let metadata = try Metadata(bytes)
    #expect(metadata.format.name == "TIFF")
    #expect(metadata.facts.pixelWidth == 3)
    #expect(metadata.warnings.first?.offset == 2)
  }

  @Test func aPictureBehindOtherBytesHasNoType() throws {
    let metadata = try Metadata([1, 2, 3, 4, 5, 6, 7, 0] + Self.picture.bytes)
    #expect(metadata["IFD0:ImageWidth"]?.byteRange == 38..<40)
    #expect(metadata["File:FileType"] == nil)
    #expect(metadata.format.type == nil)
    #expect(metadata.warnings.first?.code == .malformed)
  }

  /// The whole file is of another type then, and need not be damaged.
  @Test(arguments: ["FORM    8SVX", "NITF02.10", "NSIF01.00", "\nPixacomp Version 2", "KFN\0"])
  func aPictureWithinAFileOfAnotherTypeIsNoDamage(_ start: String) throws {
    let head = Bytes(start).zeros(32 - start.utf8.count)
    let metadata = try Metadata(head.raw(Self.picture.bytes).bytes)
    #expect(metadata.facts.pixelWidth == 3)
    #expect(metadata["File:FileType"] == nil)
    #expect(metadata.warnings.first?.code == .unsupported)
    #expect(!metadata.warnings.contains { $0.code == .malformed })
  }

  /// Four letters alone are no type.
  @Test func aWordBeforeAPictureIsOfNoType() throws {
    let head = Bytes("FORMAT of a picture: damaged").zeros(4)
    let metadata = try Metadata(head.raw(Self.picture.bytes).bytes)
    #expect(metadata.warnings.first?.code == .malformed)
  }

  /// No marker has a zero for its second byte, and no picture follows.
  @Test func numbersAreNoPicture() {
    let numbers: [UInt8] =
      [0x93] + Array("NUMPY".utf8) + [0xff, 0xd8, 0xff, 0, 0xff, 0xd2, 0xff, 0]
    #expect(throws: MetadataError.self) {
      try Metadata(numbers + [UInt8](repeating: 0xff, count: 64))
    }
  }

  /// Those of the QV-5000SX have a picture, settings and a thumbnail.
  @Test(arguments: [0, 1])
  func theHeadOfCasioPicturesIsKnown(_ missing: Int) throws {
    let picture = JPEGBytes.file([])
    let file = Bytes().raw([7]).text(" MM").big(2, size: 2)
      .big(12, size: 2).big(picture.count, size: 4).zeros(10)
      .big(2, size: 2).big(5, size: 4).zeros(10)
      .raw(picture).zeros(5 - missing)
    let metadata = try Metadata(file.bytes, name: "a.cam")
    let codes: [MetadataError.Code] = missing == 0 ? [] : [.truncated]
    #expect(metadata.warnings.map(\.code) == codes)
    #expect(metadata.facts.pixelWidth == 1)
    #expect(metadata.format.name == "JPEG" && metadata.format.type == nil)
  }

  @Test func noiseStaysUnknown() {
    let noise: [UInt8] = [0x4d, 0x4d, 0, 66, 0, 0, 0, 8] + [UInt8](repeating: 0xee, count: 300)
    #expect(throws: MetadataError(.unknownType, "")) { _ = try Metadata(noise) }
  }

  @Test(arguments: [
    ("a.mef", "MEF"), ("a.KDC", "KDC"), ("a.exif", "EXIF"), ("a.tif", "TIFF"), ("mef", "TIFF"),
    ("a.jpg", "TIFF"),
  ])
  func theNameTellsWhichTIFFItIs(_ name: String, _ format: String) throws {
    #expect(try Metadata(Self.picture.bytes, name: name).format.name == format)
  }

  @Test func pagesAreCountedFromWhatIsRead() throws {
    #expect(try Metadata(Self.picture.bytes)["File:PageCount"]?.description == "1")
    var several = TIFFBytes()
    several.directory([.long(0xfe, 0)], next: 26)
    several.directory([.long(0xfe, 0)])
    #expect(try Metadata(several.bytes)["File:PageCount"]?.description == "2")
    var one = TIFFBytes()
    one.directory([.long(0xfe, 0)])
    #expect(try Metadata(one.bytes)["File:PageCount"] == nil)
  }
}
