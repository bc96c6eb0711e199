import MetadataKit
import Testing

@Suite struct PSDTests {
  @Test func readsTheFixture() throws {
    let metadata = try Fixture.metadata("picture.psd")
    #expect(metadata["Photoshop:ColorMode"]?.description == "RGB")
    #expect(metadata["Photoshop:Compression"]?.description == "RLE")
    #expect(metadata.facts.pixelWidth == 32)
    #expect(metadata.facts.pixelHeight == 24)
    #expect(metadata.facts.hasAlpha == false)
    #expect(metadata.blocks.map(\.kind).contains(.photoshop))
  }

  @Test func largeDocumentsHaveWideLengths() throws {
    let file = Bytes("8BPS").big(2, size: 2).zeros(6).big(4, size: 2).big(20, 10, size: 4)
      .big(16, 3, size: 2).big(0, 0, size: 4).big(12, size: 8).big(4, size: 8).big(0xffff, size: 2)
      .zeros(2).big(1, size: 2)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "PSB")
    #expect(metadata.facts.hasAlpha == true)
    #expect(metadata.facts.bitDepth == 16)
    #expect(metadata["Photoshop:Compression"]?.description == "RLE")
    file.readEveryTruncation()
  }
}
