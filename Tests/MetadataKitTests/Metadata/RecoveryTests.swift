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
    #expect(!metadata.warnings.isEmpty)
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
