import MetadataKit
import Testing

@Suite struct X3FTests {
  static func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
  }

  static let properties = Bytes("SECp").little(0x20000, 2, 0, 0, 34, size: 4)
    .little(0, 8, 12, 21, size: 4)
    .raw(utf16("SHUTTER\00.01\0UNKNOWN.\0a thing!!!!!\0"))

  /// Version 2.3, with a number behind the header, properties, and a picture with EXIF.
  static var file: Bytes {
    var exif = TIFFBytes()
    exif.directory([.text(0x10f, "SI\0")])
    let picture = Bytes("SECi").little(0x20000, 2, 18, 32, 16, 0, size: 4).raw(exif.asJPEG)
    let header = Bytes("FOVb").little(0x20003, size: 4).zeros(16)
      .little(5, 2268, 1512, 270, size: 4).text("Auto", 32).text("Portrait", 32)
      .raw([5]).zeros(31).little(0x3f00_0000, size: 4).zeros(124)
    let all = header.raw(properties.bytes).raw(picture.bytes)
    return all.text("SECd").little(0x20000, 2, size: 4)
      .little(264, properties.bytes.count, size: 4).text("PROP")
      .little(264 + properties.bytes.count, picture.bytes.count, size: 4).text("IMA2")
      .little(all.bytes.count, size: 4)
  }

  @Test func readsHeaderPropertiesAndPicture() throws {
    let metadata = try Metadata(Self.file.bytes)
    #expect(metadata.format.name == "X3F")
    #expect(metadata.facts.pixelWidth == 2268)
    #expect(metadata.facts.pixelHeight == 1512)
    #expect(metadata["SigmaRaw:FileVersion"]?.description == "2.3")
    #expect(metadata["SigmaRaw:MarkBits"]?.description == "[0], [2]")
    #expect(metadata["SigmaRaw:SceneCaptureType"]?.description == "Portrait")
    #expect(metadata["SigmaRaw:Saturation"]?.description == "0.5")
    #expect(metadata["SigmaRaw:ExposureTime"]?.description == "1/100")
    #expect(metadata["IFD0:Make"]?.description == "SI")
    #expect(metadata.previews.first?.tag == "SigmaRaw:JpgFromRaw")
    Self.file.readEveryTruncation()
  }

  @Test func lyingCountsAreRefused() throws {
    let place = 264 + 8
    let file = Self.file.with([0xff, 0xff, 0xff, 0x7f], at: place)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["SigmaRaw:ExposureTime"] == nil)
    #expect(metadata.warnings.contains { $0.code == .truncated })
  }

  @Test(
    arguments: [
      (0, nil, 2268), (90, 6, 1512), (180, 3, 2268), (270, 8, 1512), (100, nil, 2268),
    ] as [(Int, Int?, Int)])
  func theHeaderTellsTheTurn(_ degrees: Int, _ orientation: Int?, _ shownWidth: Int) throws {
    let turn = Bytes().little(degrees, size: 4).bytes
    let facts = try Metadata(Self.file.with(turn, at: 36).bytes).facts
    #expect(facts.orientation == orientation)
    #expect(facts.displayWidth == shownWidth)
  }
}
