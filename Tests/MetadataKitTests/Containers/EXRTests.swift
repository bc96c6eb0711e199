import MetadataKit
import Testing

@Suite struct EXRTests {
  @Test func readsTheFixture() throws {
    let metadata = try Fixture.metadata("picture.exr")
    #expect(metadata["OpenEXR:Flags"]?.description == "(none)")
    #expect(metadata["OpenEXR:Channels"]?.description == "B half 1 1, G half 1 1, R half 1 1")
    #expect(metadata["OpenEXR:LineOrder"]?.description == "Increasing Y")
    #expect(metadata["File:ImageWidth"]?.description == "16")
    #expect(metadata.facts.bitDepth == 16)
    #expect(metadata.facts.hasAlpha == false)
  }

  @Test func radianceHasItsSizeBehindTheHeader() throws {
    let metadata = try Fixture.metadata("picture.hdr")
    #expect(metadata["Radiance:Orientation"]?.description == "Horizontal (normal)")
    #expect(metadata["Radiance:ColorPrimaries"] != nil)
    #expect(metadata.facts.pixelWidth == 16)
    #expect(metadata.facts.pixelHeight == 12)
  }
}
