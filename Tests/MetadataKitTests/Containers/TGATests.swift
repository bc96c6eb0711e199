import MetadataKit
import Testing

@Suite struct TGATests {
  @Test func readsTheFixture() throws {
    let metadata = try Fixture.metadata("picture.tga")
    #expect(metadata.format.name == "TGA")
    #expect(metadata.facts.pixelWidth ?? 0 > 0)
  }

  @Test func theFooterLeadsToTexts() throws {
    let header = Bytes().raw([0, 0, 2, 0, 0, 0, 0, 0]).little(0, 0, 1, 1, size: 2).raw([32, 8])
    let area = Bytes().little(495, size: 2).text("Me", 41).text("One", 81).text("Two", 81).zeros(81)
      .zeros(81 + 12).zeros(41 + 6).text("Soft", 41).zeros(27).raw([2])
    let file = header.zeros(4).raw(area.bytes).little(22, 0, size: 4)
      .text("TRUEVISION-XFILE.\0")
    let metadata = try Metadata(file.bytes)
    #expect(metadata["File:Artist"]?.description == "Me")
    #expect(metadata["File:Comment"]?.description == "One\nTwo")
    #expect(metadata["File:Software"]?.description == "Soft")
    // The area says that the fourth byte means nothing.
    #expect(metadata.facts.hasAlpha == false)
    file.readEveryTruncation()
  }

  /// The attributes of a pixel are alpha where the extension area says so, and there are any. Paint Shop Pro says of
  /// 8 bits of them that there is no alpha.
  @Test(
    arguments: [
      (8, 2, false), (8, 3, true), (8, 4, true), (8, 138, false), (0, 3, false),
      (8, 0, true), (0, 0, false),
    ] as [(UInt8, UInt8, Bool)])
  func onlyTwoKindsOfAttributesAreAlpha(_ bits: UInt8, _ kind: UInt8, _ hasAlpha: Bool) throws {
    let file = Bytes().raw([0, 0, 2, 0, 0, 0, 0, 0]).little(0, 0, 1, 1, size: 2).raw([32, bits])
      .zeros(4).little(495, size: 2).zeros(492).raw([kind]).little(22, 0, size: 4)
      .text("TRUEVISION-XFILE.\0")
    #expect(try Metadata(file.bytes).facts.hasAlpha == hasAlpha)
  }
}
