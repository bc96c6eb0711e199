import MetadataKit
import Testing

/// Textures: KTX, ASTC and PVR, of which the header is read.
@Suite struct TextureTests {
  private static let ktx1 = Bytes().raw([0xab]).text("KTX 11").raw([0xbb, 13, 10, 26, 10])
  private static let ktx2 = Bytes().raw([0xab]).text("KTX 20").raw([0xbb, 13, 10, 26, 10])

  @Test(arguments: ["picture.ktx", "picture.astc"])
  func encodersTexturesTellTheirSize(_ name: String) throws {
    let metadata = try Fixture.metadata(name)
    #expect(metadata.facts.pixelWidth == 32 && metadata.facts.pixelHeight == 24)
    #expect(metadata.facts.frameCount == 1 && metadata.facts.bitDepth == nil)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func blocksHaveNumbersOf24Bits() throws {
    let file = Bytes().raw([0x13, 0xab, 0xa1, 0x5c, 4, 4, 4]).little(70_000, 3, 2, size: 3)
    let facts = try Metadata(file.bytes).facts
    #expect(facts.pixelWidth == 70_000 && facts.pixelHeight == 3 && facts.frameCount == nil)
    file.readEveryTruncation()
  }

  /// Unsigned bytes of luminance and alpha, a picture of one line, in either byte order.
  @Test func khronosTexturesTellTheirSamples() throws {
    let numbers = [0x0403_0201, 0x1401, 1, 0x190a, 0x190a, 0x190a, 20, 0, 0, 0, 1, 1, 0]
    for file in [
      numbers.reduce(Self.ktx1) { $0.little($1, size: 4) },
      numbers.reduce(Self.ktx1) { $0.big($1, size: 4) },
    ] {
      let facts = try Metadata(file.bytes).facts
      #expect(facts.pixelWidth == 20 && facts.pixelHeight == 1 && facts.frameCount == 1)
      #expect(facts.bitDepth == 8 && facts.colorModel == .gray && facts.hasAlpha == true)
      file.readEveryTruncation()
    }
    // A cube has six sides.
    let cube = numbers.enumerated().reduce(Self.ktx1) {
      $0.little($1.offset == 10 ? 6 : $1.element, size: 4)
    }
    #expect(try Metadata(cube.bytes).facts.frameCount == nil)
  }

  /// VK_FORMAT_R16G16B16A16_UNORM, with its descriptor.
  @Test func khronosTexturesOfVersion2TellTheirSamples() throws {
    let file = Self.ktx2.little(91, 2, 20, 10, 0, 0, 1, 1, 0, 104, 92, 0, 0, size: 4).zeros(16)
      .little(196, 0, 0, size: 8).little(92, 0, size: 4).little(2, 88, size: 2).raw([1, 1, 1, 0])
      .zeros(4).raw([8]).zeros(7)
      .raw([0, 0, 15, 0]).zeros(12).raw([16, 0, 15, 1]).zeros(12).raw([32, 0, 15, 2]).zeros(12)
      .raw([48, 0, 15, 15]).zeros(12)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "KTX2" && metadata.warnings.isEmpty)
    let facts = metadata.facts
    #expect(facts.pixelWidth == 20 && facts.pixelHeight == 10 && facts.frameCount == 1)
    #expect(facts.bitDepth == 16 && facts.colorModel == .rgb && facts.hasAlpha == true)
    file.readEveryTruncation()
  }

  @Test func texturesOfPowerVRTellTheirSamples() throws {
    let file = Bytes("PVR\u{3}").little(0, size: 4).text("rgba").raw([5, 6, 5, 0])
      .little(0, 0, 10, 20, 1, 1, 1, 1, 0, size: 4)
    let facts = try Metadata(file.bytes).facts
    #expect(facts.pixelWidth == 20 && facts.pixelHeight == 10 && facts.frameCount == 1)
    #expect(facts.bitDepth == 5 && facts.colorModel == .rgb && facts.hasAlpha == false)
    file.readEveryTruncation()
    let big = Bytes("\u{3}RVP").big(0, size: 4).raw([0, 0, 0, 8]).raw(Array("\0\0\0l".utf8))
      .big(0, 0, 10, 20, 1, 1, 6, 1, 0, size: 4)
    let other = try Metadata(big.bytes).facts
    #expect(other.pixelWidth == 20 && other.pixelHeight == 10 && other.frameCount == nil)
    #expect(other.bitDepth == 8 && other.colorModel == .gray)
    // The number of a compression has no channels.
    let packed = file.with([3, 0, 0, 0, 0, 0, 0, 0], at: 8)
    #expect(try Metadata(packed.bytes).facts.colorModel == nil)
    let legacy = Bytes().little(52, 10, 20, 0, 0, 0, 0, 0, 0, 0, 0, size: 4).text("PVR!")
      .little(1, size: 4)
    let old = try Metadata(legacy.bytes).facts
    #expect(old.pixelWidth == 20 && old.pixelHeight == 10 && old.frameCount == 1)
    legacy.readEveryTruncation()
  }
}
