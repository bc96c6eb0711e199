import MetadataKit
import Testing

@Suite struct MRWTests {
  static func file(model: String = "DiMAGE 7\0") -> Bytes {
    var exif = TIFFBytes(.big)
    exif.directory([
      .init(tag: 0x110, format: 2, count: model.utf8.count, value: .offset(38)),
      .short(0x112, 1),
    ])
    exif.append(Array(model.utf8))
    let size = Bytes("27820001").big(2000, 3000, 1990, 2990, size: 2)
      .raw([12, 10, 89, 0, 0, 0, 0, 4])
    let gains = Bytes().raw([2, 2, 2, 2]).big(400, 256, 257, 500, size: 2)
    let format = Bytes().raw([0, 255, 1, 2, 0x72, 3, 60, 13]).big(100, 101, size: 2).zeros(60)
    var blocks = Bytes()
    for (name, bytes) in [
      ("PRD", size.bytes), ("TTW", exif.bytes), ("WBG", gains.bytes), ("RIF", format.bytes),
    ] {
      blocks = blocks.zeros(1).text(name).big(bytes.count, size: 4).raw(bytes)
    }
    return Bytes().zeros(1).text("MRM").big(blocks.bytes.count, size: 4).raw(blocks.bytes)
  }

  @Test func readsItsBlocks() throws {
    let metadata = try Metadata(Self.file().bytes)
    #expect(metadata.format.name == "MRW")
    #expect(metadata.facts.pixelWidth == 2990)
    #expect(metadata.facts.pixelHeight == 1990)
    #expect(metadata["IFD0:Model"]?.description == "DiMAGE 7")
    #expect(metadata["MinoltaRaw:BayerPattern"]?.description == "GBRG")
    #expect(metadata["MinoltaRaw:WB_RGGBLevels"]?.description == "400 256 257 500")
    #expect(metadata["MinoltaRaw:WBMode"]?.description == "Cloudy (-1)")
    #expect(metadata["MinoltaRaw:ISOSetting"]?.description == "283")
    #expect(metadata["MinoltaRaw:WB_RBLevelsTungsten"]?.description == "100 101")
    Self.file().readEveryTruncation()
  }

  @Test func oneModelHasItsColorsInAnotherOrder() throws {
    let metadata = try Metadata(Self.file(model: "DiMAGE A200\0").bytes)
    #expect(metadata["MinoltaRaw:WB_GBRGLevels"]?.description == "400 256 257 500")
    #expect(metadata["MinoltaRaw:WB_RGGBLevels"] == nil)
  }
}
