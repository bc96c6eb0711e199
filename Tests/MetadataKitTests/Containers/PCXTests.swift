import MetadataKit
import Testing

@Suite struct PCXTests {
  @Test func readsTheHeader() throws {
    let metadata = try Fixture.metadata("picture.pcx")
    #expect(metadata["File:Manufacturer"]?.description == "ZSoft")
    #expect(metadata["File:Encoding"]?.description == "RLE")
    #expect(metadata.facts.isIndexed == false)
    #expect(metadata.facts.bitDepth == 8)
    #expect(metadata.facts.pixelWidth == 32)
  }

  /// Margins of 10 and 20, 640 × 200, one bit in one plane, 300 × 150 dots an inch.
  static let small = Bytes().raw([10, 5, 1, 1]).little(10, 20, 649, 219, 300, 150, size: 2)
    .zeros(48).raw([0, 1]).little(80, 1, 0, 0, size: 2).zeros(54)

  @Test func sizesCountFromTheMargins() throws {
    let metadata = try Metadata(Self.small.bytes)
    #expect(metadata.facts.pixelWidth == 640)
    #expect(metadata.facts.pixelHeight == 200)
    #expect(metadata.facts.isIndexed == true)
    // exiftool takes a byte of these two.
    #expect(metadata["File:XResolution"]?.description == "300")
    #expect(metadata["File:ScreenWidth"] == nil)
    Self.small.readEveryTruncation()
  }

  @Test func picturesOfDCXHaveNoNegativeSize() throws {
    var picture = Self.small.bytes
    picture[4] = 0xff
    picture[5] = 0xff
    let file = Bytes().little(987_654_321, 12, 0, size: 4).raw(picture)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.facts.pixelWidth == nil)
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  /// The byte that is to be zero is not, as Paintbrush 2.8 writes it: the length of a line tells.
  @Test(arguments: [(80, "PCX"), (81, nil)])
  func recognizesPicturesWithGarbage(_ line: Int, _ type: String?) {
    var bytes = Self.small.bytes
    bytes[64] = 0x96
    bytes[66] = UInt8(line)
    #expect((try? Metadata(bytes))?.format.name == type)
  }

  @Test func countsThePicturesOfDCX() throws {
    let file = Bytes().little(987_654_321, 16, 16, 0, size: 4).raw(Self.small.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "DCX")
    #expect(metadata.facts.frameCount == 2)
    #expect(metadata.facts.pixelWidth == 640)
    file.readEveryTruncation()
  }
}
