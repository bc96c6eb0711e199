import MetadataKit
import Testing

@Suite struct ICOTests {
  @Test func tellsTheLargestPicture() throws {
    let metadata = try Fixture.metadata("sizes.ico")
    #expect(metadata.format.name == "ICO")
    #expect(metadata.facts.frameCount == 3)
    #expect(metadata["File:ImageCount"]?.description == "3")
    #expect(metadata.facts.pixelWidth == metadata.facts.pixelHeight)
    #expect(metadata.facts.hasAlpha == true)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsThePNGInside() throws {
    let facts = try Fixture.metadata("png-entry.ico").facts
    #expect(facts.pixelWidth == 256)
    #expect(facts.pixelHeight == 256)
    #expect(facts.bitDepth == 4)
    #expect(facts.isIndexed == true)
  }

  @Test func cursorsHaveHotSpots() throws {
    let metadata = try Fixture.metadata("pointer.cur")
    #expect(metadata.format.name == "CUR")
    #expect(metadata["File:HotspotX"]?.description == "3")
    #expect(metadata["File:HotspotY"]?.description == "5")
    #expect(metadata["File:BitsPerPixel"] == nil)
  }

  @Test func readsWhatThereIsOfTooManyEntries() throws {
    let metadata = try Fixture.metadata("lying-entries.ico")
    #expect(metadata.format.name == "ICO")
    #expect(metadata.facts.frameCount == 65535)
    #expect(!metadata.warnings.isEmpty)
  }

  /// An OS/2 icon in color: the masks' header and palette, then that of the colors.
  static let os2 = Bytes("CI").little(26, size: 4).little(16, 15, size: 2).little(826, 12, size: 4)
    .little(32, 64, 1, 1, size: 2).raw([0, 0, 0, 255, 255, 255])
    .text("CI").little(26, size: 4).little(16, 15, size: 2).little(1082, 12, size: 4)
    .little(32, 32, 1, 8, size: 2)

  @Test func readsIconsOfOS2() throws {
    let metadata = try Metadata(Self.os2.bytes)
    #expect(metadata.format.name == "OS/2 Icon")
    #expect(metadata.facts.pixelWidth == 32)
    #expect(metadata.facts.pixelHeight == 32)
    #expect(metadata.facts.bitDepth == 8)
    #expect(metadata["File:HotspotX"]?.description == "16")
    Self.os2.readEveryTruncation()
  }

  @Test func theSizeIsThatOfTheFirstPicture() throws {
    let entries = Bytes().little(0, 1, 2, size: 2)
      .little(48, 48, 0, 0, size: 1).little(1, 32, size: 2).little(40, 38, size: 4)
      .little(16, 16, 0, 0, size: 1).little(1, 32, size: 2).little(40, 78, size: 4)
    let file = entries.little(40, 48, 96, size: 4).zeros(28).little(40, 16, 32, size: 4).zeros(28)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["File:ImageWidth"]?.description == "48")
    #expect(metadata.composites.first { $0.name == "ImageSize" }?.description == "48x48")
  }

  /// A PNG has no mask that cuts it out.
  @Test(
    arguments: [
      (2, "", false), (6, "", true), (3, "tRNS", true), (3, "IDAT tRNS", false), (9, "", nil),
    ] as [(UInt8, String, Bool?)])
  func aPNGHasAlphaOfItsOwn(_ type: UInt8, _ chunks: String, _ hasAlpha: Bool?) throws {
    let picture =
      PNGBytes.signature + PNGBytes.chunk("IHDR", [0, 0, 0, 32, 0, 0, 0, 32, 8, type, 0, 0, 0])
      + chunks.split(separator: " ").flatMap { PNGBytes.chunk(String($0), [0]) }
      + PNGBytes.chunk("IEND", [])
    let file = Bytes().little(0, 1, 1, size: 2).raw([32, 32, 0, 0]).little(1, 32, size: 2)
      .little(picture.count, 22, size: 4).raw(picture)
    let facts = try Metadata(file.bytes).facts
    #expect(facts.hasAlpha == hasAlpha)
    #expect(facts.colorModel == (hasAlpha == nil ? nil : .rgb))
    file.readEveryTruncation()
  }
}
