import MetadataKit
import Testing

@Suite struct PSPTests {
  static func field(_ number: Int, _ content: Bytes) -> Bytes {
    Bytes("~FL\0").little(number, size: 2).little(content.bytes.count, size: 4).raw(content.bytes)
  }

  static func block(_ number: Int, _ content: Bytes) -> Bytes {
    Bytes("~BK\0").little(number, size: 2).little(content.bytes.count, size: 4).raw(content.bytes)
  }

  static var file: Bytes {
    let image = Bytes().little(46, 40, 30, size: 4).raw([0, 0, 0, 0, 0, 0, 0x69, 0x40, 1])
      .little(2, 24, 1, size: 2).little(1 << 24, size: 4).zeros(8)
    let creator = field(0, Bytes("A title")).raw(
      field(1, Bytes().little(1_264_688_601, size: 4)).bytes
    )
    .raw(field(7, Bytes().raw([0, 0, 1, 13])).bytes)
    // One entry, Orientation, whose directory stands at 0.
    let exif = Bytes("Exif\0\0II").little(42, size: 2).little(8, size: 4).little(
      1, 0x112, 3, size: 2
    )
    .little(1, 6, 0, size: 4)
    return Bytes("Paint Shop Pro Image File\n").raw([0x1a]).zeros(5).little(10, 0, size: 2)
      .raw(block(0, image).bytes).raw(block(1, creator).bytes)
      .raw(block(10, field(3, exif)).bytes)
  }

  /// A picture of hundreds of layers has as many blocks.
  @Test func readsWhatStandsBehindHundredsOfBlocks() throws {
    let many = Array(repeating: Self.block(99, Bytes("x")).bytes, count: 300).flatMap { $0 }
    let file = Bytes("Paint Shop Pro Image File\n").raw([0x1a]).zeros(5).little(10, 0, size: 2)
      .raw(many).raw(Self.block(1, Self.field(0, Bytes("A title"))).bytes)
    #expect(try Metadata(file.bytes)["PSP:Title"]?.description == "A title")
  }

  @Test func readsBlocksAndTheEXIFOfItsOwnKind() throws {
    let metadata = try Metadata(Self.file.bytes)
    #expect(metadata["PSP:FileVersion"]?.description == "10.0")
    #expect(metadata["PSP:ImageWidth"]?.description == "40")
    #expect(metadata["PSP:ImageResolution"]?.description == "200")
    #expect(metadata["PSP:Compression"]?.description == "LZ77")
    #expect(metadata["PSP:Title"]?.description == "A title")
    #expect(metadata["PSP:CreateDate"]?.description == "2010:01:28 14:23:21+00:00")
    #expect(metadata["PSP:CreatorAppVersion"]?.description == "13.1.0.0")
    #expect(metadata.facts.orientation == 6)
    #expect(metadata.facts.pixelHeight == 30)
    Self.file.readEveryTruncation()
  }

  @Test func aBadBlockLosesNoOther() throws {
    let creator = Self.field(0, Bytes("A title")).raw(Self.field(3, Bytes("Me")).bytes)
    let long = Self.field(4, Bytes().zeros((1 << 20) + 1))
    let file = Bytes("Paint Shop Pro Image File\n").raw([0x1a]).zeros(5).little(10, 0, size: 2)
      .raw(Self.block(0, Bytes().little(8, 40, size: 4)).bytes)
      .raw(Self.block(10, Bytes("no field, where one must be")).bytes)
      .raw(Self.block(1, long.raw(creator.bytes)).bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["PSP:Title"]?.description == "A title")
    #expect(metadata["PSP:Artist"]?.description == "Me")
    #expect(metadata["PSP:Copyright"]?.byteCount == (1 << 20) + 1)
    #expect(metadata.warnings.map(\.code) == [.truncated, .malformed])
    #expect(metadata.warnings.allSatisfy { $0.offset != nil })
  }
}
