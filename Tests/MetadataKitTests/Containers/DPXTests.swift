import MetadataKit
import Testing

@Suite struct DPXTests {
  static let file = Bytes("XPDS").little(2048, size: 4).text("V1.0", 8).zeros(120)
    .text("2010:08:03:08:38:16:GMT", 24).zeros(608).little(5, 1, size: 2).little(30, 20, size: 4)
    .zeros(20).raw([51, 2, 4, 10]).zeros(2048 + 32 - 804)

  @Test func readsTheHeaderInItsByteOrder() throws {
    let metadata = try Metadata(Self.file.bytes)
    #expect(metadata["File:ByteOrder"]?.description == "Little-endian")
    #expect(metadata["File:CreateDate"]?.description == "2010:08:03 08:38:16:GMT")
    #expect(metadata["File:ComponentsConfiguration"]?.description == "R, G, B, Alpha")
    #expect(metadata.facts.pixelWidth == 30)
    #expect(metadata.facts.orientation == 6)
    #expect(metadata.facts.displayWidth == 20)
    #expect(metadata.facts.hasAlpha == true)
    Self.file.readEveryTruncation()
  }

  /// A header has room for descriptions of eight pictures.
  @Test func whatIsNotDescribedIsNotTold() throws {
    let file = Self.file.with(Array("left".utf8), at: 820 + 72)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["File:Image2Description"]?.description == "left")
    #expect(metadata["File:Image3Description"] == nil)
  }

  @Test func aRateThatIsNoNumberIsNotTold() throws {
    let file = Self.file.with([0, 0, 0xc0, 0x41], at: 1940).with([0, 0, 0xc0, 0x7f], at: 1728)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["File:FrameRate"]?.description == "24")
    #expect(metadata["File:ShutterAngle"] == nil)
  }
}
