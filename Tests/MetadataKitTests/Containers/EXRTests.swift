import MetadataKit
import Testing

@Suite struct EXRTests {
  @Test func readsTheFixture() throws {
    let metadata = try Fixture.metadata("picture.exr")
    #expect(metadata["OpenEXR:Flags"]?.description == "(none)")
    #expect(
      metadata["OpenEXR:Channels"]?.values.map(\.description)
        == ["B half 1 1", "G half 1 1", "R half 1 1"])
    #expect(metadata["OpenEXR:LineOrder"]?.description == "Increasing Y")
    #expect(metadata["File:ImageWidth"]?.description == "16")
    #expect(metadata.facts.bitDepth == 16)
    #expect(metadata.facts.hasAlpha == false)
  }

  @Test(arguments: [
    (0, "32x16; One Level; Round Down"), (0x11, "32x16; MIMAP Levels; Round Up"),
    (0x73, "32x16; Unknown Levels (3); Unknown Rounding (7)"),
  ])
  func tellsOfTiles(_ mode: UInt8, _ words: String) throws {
    let file = Bytes().raw([0x76, 0x2f, 0x31, 1, 2, 2, 0, 0]).text("tiles\0tiledesc\0")
      .raw([9, 0, 0, 0, 32, 0, 0, 0, 16, 0, 0, 0, mode, 0])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["OpenEXR:Tiles"]?.description == words)
    file.readEveryTruncation()
  }

  @Test func radianceHasItsSizeBehindTheHeader() throws {
    let metadata = try Fixture.metadata("picture.hdr")
    #expect(metadata["Radiance:Orientation"]?.description == "Horizontal (normal)")
    #expect(metadata["Radiance:ColorPrimaries"] != nil)
    #expect(metadata.facts.pixelWidth == 16)
    #expect(metadata.facts.pixelHeight == 12)
  }
}
