import MetadataKit
import Testing

@Suite struct BMPTests {
  @Test(arguments: [(66, 1), (40, 30000)])
  func readsHeadersOfNoVersion(_ size: Int, _ planes: Int) throws {
    let file = Bytes("BM").zeros(12).little(size, 127, 64, size: 4).little(planes, 1, size: 2)
      .zeros(size - 16)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "BMP")
    #expect(metadata.facts.pixelWidth == 127)
    #expect(metadata["File:Planes"]?.description == "\(planes)")
    let text = try Metadata(Array("BM, a text of many words".utf8))
    #expect(text.format.name == "TXT")
  }

  @Test(
    arguments: [
      ("rgb-24.bmp", "Windows V3", 8, false), ("palette-1.bmp", "Windows V3", 1, true),
      ("palette-4.bmp", "Windows V3", 4, true), ("palette-8-rle.bmp", "Windows V3", 8, true),
      ("rgba-32.bmp", "Windows V5", 8, false), ("os2.bmp", "OS/2 V1", 8, false),
    ])
  func tellsThePicture(_ name: String, _ version: String, _ depth: Int, _ indexed: Bool) throws {
    let metadata = try Fixture.metadata(name)
    #expect(metadata.format.name == "BMP")
    #expect(metadata["File:BMPVersion"]?.description == version)
    #expect(metadata.facts.bitDepth == depth)
    #expect(metadata.facts.isIndexed == indexed)
    #expect(metadata.facts.colorModel == .rgb)
    #expect(metadata.facts.hasAlpha == (name == "rgba-32.bmp"))
    #expect(metadata.warnings.isEmpty)
  }

  @Test func aNegativeHeightIsOnlyTheOrderOfRows() throws {
    let metadata = try Fixture.metadata("top-down.bmp")
    #expect(metadata.facts.pixelHeight ?? 0 > 0)
    #expect(metadata["File:ImageHeight"]?.integer() ?? 0 < 0)
    #expect(metadata["File:ImageHeight"]?.description == metadata.facts.pixelHeight?.description)
  }

  @Test func readsMasksBehindTheHeader() throws {
    let facts = try Fixture.metadata("bitfields-16.bmp").facts
    #expect(facts.bitDepth == 6)
    #expect(facts.hasAlpha == false)
  }

  @Test func handsOverTheProfile() throws {
    let metadata = try Fixture.metadata("v5-icc.bmp")
    #expect(metadata["File:ColorSpace"]?.description == "Embedded Color Profile")
    let block = try #require(metadata.blocks.first { $0.kind == .icc })
    #expect(block.range?.upperBound == metadata.fileSize)
  }

  @Test func survivesSizesThatCannotBe() throws {
    let facts = try Fixture.metadata("lying-size.bmp").facts
    #expect(facts.pixelWidth == 2_147_483_647)
    #expect(facts.pixelHeight == 2_147_483_648)
  }

  /// OS/2 2 has sizes of 32 bits, OS/2 1 of 16.
  static let os2 = Bytes("BM").little(0, size: 4).little(29, 39, size: 2).little(78, size: 4)
    .little(64, 82, 112, size: 4).little(1, 4, size: 2).zeros(48)

  @Test func readsTheSecondHeaderOfOS2() throws {
    let metadata = try Metadata(Self.os2.bytes)
    #expect(metadata["File:BMPVersion"]?.description == "OS/2 V2")
    #expect(metadata["File:ImageHeight"]?.description == "112")
    #expect(metadata.facts.pixelWidth == 82)
    #expect(metadata.facts.bitDepth == 4)
  }

  @Test func readsTheLargestPictureOfAnArray() throws {
    let first = Bytes("BA").little(40, size: 4).little(40, size: 4).little(0, 0, size: 2)
      .text("BM").little(0, size: 4).little(0, 0, size: 2).little(80, 12, size: 4)
      .little(8, 8, 1, 1, size: 2)
    let second = Bytes("BA").little(40, size: 4).little(0, size: 4).little(0, 0, size: 2)
      .text("BM").little(0, size: 4).little(0, 0, size: 2).little(80, 12, size: 4)
      .little(16, 8, 1, 4, size: 2)
    let all = first.raw(second.bytes)
    let metadata = try Metadata(all.bytes)
    #expect(metadata.facts.frameCount == 2)
    #expect(metadata.facts.pixelWidth == 16)
    #expect(metadata.facts.bitDepth == 4)
    all.readEveryTruncation()
    // An array that leads back to its start has an end all the same.
    #expect(try Metadata(all.with([0, 0, 0, 0], at: 6).bytes).facts.frameCount == 1)
  }

  /// A file of one header of 40 bytes.
  private static func file(width: Int, bits: Int) -> [UInt8] {
    Bytes("BM").zeros(8).little(54, 40, width, 64, size: 4).little(1, bits, size: 2).zeros(24).bytes
  }

  @Test(arguments: [(32, 8, false), (48, 16, false), (64, 16, true)])
  func sixtyFourBitsHaveAlpha(_ bits: Int, _ depth: Int, _ hasAlpha: Bool) throws {
    let facts = try Metadata(Self.file(width: 127, bits: bits)).facts
    #expect(facts.bitDepth == depth)
    #expect(facts.hasAlpha == hasAlpha)
  }

  @Test func aNegativeWidthIsNoSize() throws {
    let metadata = try Metadata(Self.file(width: -127, bits: 8))
    #expect(metadata.format.name == "BMP")
    #expect(metadata.facts.pixelWidth == nil && metadata.facts.pixelHeight == nil)
    #expect(metadata.facts.bitDepth == 8)
  }
}
