import MetadataKit
import Testing

@Suite struct BPGTests {
  /// 200 × 100, 4:2:0 with alpha, ten bits, an EXIF and an ICC extension.
  static let file = Bytes().raw([0x42, 0x50, 0x47, 0xfb, 0x32, 0x08, 0x81, 0x48, 0x64, 0])
    .raw([17, 1, 9]).text("\0II").little(42, size: 2).little(8, size: 4).raw([2, 4]).text("icc!")

  @Test func readsHeaderAndExtensions() throws {
    let metadata = try Metadata(Self.file.bytes)
    #expect(metadata.facts.pixelWidth == 200)
    #expect(metadata.facts.pixelHeight == 100)
    #expect(metadata.facts.bitDepth == 10)
    #expect(metadata.facts.hasAlpha == true)
    #expect(metadata["File:PixelFormat"]?.description == "4:2:0 (chroma at 0.5, 0.5)")
    #expect(metadata["File:Flags"]?.description == "Extension Present")
    #expect(metadata.blocks.map(\.kind) == [.exif, .icc])
    // The byte that libbpg leaves before the block is no part of it.
    #expect(metadata.blocks.first?.byteCount == 8)
    Self.file.readEveryTruncation()
  }
}
