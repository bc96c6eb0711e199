import MetadataKit
import Testing

@Suite struct FlashPixImageTests {
  private static func number(_ value: Int) -> Bytes { Bytes().little(19, value, size: 4) }

  /// A picture of 70 by 46 points of so many channels in a space of colors, and one of half its size.
  static func file(channels: Int = 3, space: Int = 0x8003) -> Bytes {
    let colors = Bytes().little(65, 4 + 4 + channels * 4, size: 4)
      .little(1, channels, size: 4).little(0, space, size: 2).zeros(channels * 4 - 4)
    let contents = CompoundFileTests.properties([
      [
        (0x0100_0002, number(70)), (0x0100_0003, number(46)), (0x0200_0000, number(70)),
        (0x0200_0002, colors), (0x0201_0000, number(35)),
      ]
    ])
    let object = CompoundFileTests.properties([
      [
        (0x0001_0100, number(0x1_0001)), (0x0001_0101, number(0)), (0x1000_0000, number(46)),
        (0x1000_0001, number(70)),
      ]
    ])
    func size(_ width: Int, _ height: Int, _ tiles: Int) -> CompoundFileBytes.Node {
      .stream(
        "Subimage 0000 Header",
        Bytes().zeros(28).little(36, width, height, tiles, 64, 64, channels, 64, 16, size: 4))
    }
    return CompoundFileBytes.file([
      .stream("\u{1}CompObj", Bytes().zeros(28)),
      .stream("\u{5}Data Object 000001", object),
      .storage(
        "Data Object Store 000001",
        [
          .stream("\u{5}Image Contents", contents), .stream("\u{1}CompObj", Bytes().zeros(28)),
          .storage("Resolution 0001", [size(70, 46, 2)]),
          .storage("Resolution 0000", [size(35, 23, 1)]),
        ]),
    ])
  }

  @Test func tellsObjectsAndSizes() throws {
    let metadata = try Metadata(Self.file().bytes)
    #expect(metadata.format.name == "FPX")
    #expect(metadata.warnings.isEmpty)
    #expect(metadata.facts.pixelWidth == 70)
    #expect(metadata.facts.pixelHeight == 46)
    let expected = [
      "DataObjectStatus": "Exists, Not Purgeable", "CreatingTransform": "Source Image",
      "CachedImageWidth": "70", "CachedImageHeight": "46",
      "SubimageColor": "RGB (uncalibrated)", "NumChannels": "3", "SubimageTileWidth": "64",
    ]
    for (name, value) in expected {
      #expect(metadata["FlashPix:" + name]?.description == value, "\(name)")
    }
    let tiles = metadata.tags.filter { $0.name == "SubimageTileCount" }
    #expect(tiles.map(\.description) == ["2", "1"])
    #expect(metadata["FlashPix:CompObjUserType"] == nil)
  }

  @Test(arguments: [
    (1, 0x8001, "Monochrome (uncalibrated)"), (4, 3, "RGB with Opacity"),
    (5, 0x8001, "Unknown (05 8001)"),
  ])
  func spacesHaveNames(_ channels: Int, _ space: Int, _ name: String) throws {
    let metadata = try Metadata(Self.file(channels: channels, space: space).bytes)
    #expect(metadata["FlashPix:SubimageColor"]?.description == name)
  }

  /// 4.7, and the APEX value 4.4.
  @Test func aperturesAreNumbers() throws {
    let info = CompoundFileTests.properties([
      [
        (0x2500_0002, Bytes().little(4, 0x4096_6666, size: 4)),
        (0x2500_000a, Bytes().little(4, 0x408c_cccd, size: 4)),
      ]
    ])
    let metadata = try Metadata(CompoundFileBytes.file([.stream("\u{5}Image Info", info)]).bytes)
    #expect(metadata["FlashPix:FNumber"]?.description == "4.7")
    #expect(metadata["FlashPix:MaxApertureValue"]?.description == "4.6")
  }

  /// The FlashPix toolkit writes the header of the stream alone.
  @Test func aProfileMayBeMissing() throws {
    let file = CompoundFileBytes.file([.stream("ICC Profile 0001", Bytes().zeros(28))])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty && metadata.blocks.isEmpty)
  }

  /// The picture in a document is not the document's.
  @Test func documentsHaveNoSize() throws {
    let contents = CompoundFileTests.properties([[(0x0100_0002, Self.number(70))]])
    let file = CompoundFileBytes.file([
      .stream("PowerPoint Document", Bytes("x")),
      .storage("a", [.stream("\u{5}Image Contents", contents)]),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "PPT")
    #expect(metadata["FlashPix:ImageWidth"]?.description == "70")
    #expect(metadata.facts.pixelWidth == nil)
  }

  @Test func survivesDamage() {
    let file = Self.file()
    for length in stride(from: 0, to: file.bytes.count, by: 31) {
      ContainerTests.exercise(Array(file.bytes[..<length]))
    }
  }
}
