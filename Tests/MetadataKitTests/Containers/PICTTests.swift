import MetadataKit
import Testing
import UniformTypes

@Suite struct PICTTests {
  @Test func readsTheFixture() throws {
    let metadata = try Fixture.metadata("picture.pict")
    #expect(metadata.format.type == .pict)
    #expect(metadata.facts.pixelWidth == 32)
    #expect(metadata.facts.pixelHeight == 24)
    #expect(metadata["File:XResolution"]?.description == "72")
    let bytes = try Fixture.bytes("picture.pict")
    for length in 0..<600 { _ = try? Metadata(Array(bytes[..<length])) }
  }

  /// A picture of version 2 whose frame is 100 × 50, without anything before it.
  private func picture(_ kind: Int, _ resolution: Int...) -> Bytes {
    Bytes().big(0, -10, -20, 40, 80, size: 2).big(0x11, 0x2ff, 0xc00, kind, 0, size: 2)
      .big(resolution[0] << 16, resolution[1] << 16, size: 4).zeros(12)
  }

  @Test(arguments: [
    (0xfffe, 144, 216, 200, 150), (0xfffe, 0, 0, 100, 50), (0xfffe, 72, -72, 100, 50),
    (0xffff, 144, 144, 100, 50),
  ])
  func theResolutionScalesTheFrame(
    _ kind: Int, _ x: Int, _ y: Int, _ width: Int, _ height: Int
  ) throws {
    let file = picture(kind, x, y)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.facts.pixelWidth == width)
    #expect(metadata.facts.pixelHeight == height)
    #expect((metadata["File:YResolution"] != nil) == (width == 200))
    file.readEveryTruncation()
  }

  @Test func readsTheFirstVersion() throws {
    let file = Bytes().zeros(512).big(0, 0, 0, 40, 80, 0x1101, 0x100, 0xa00, size: 2)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.facts.pixelWidth == 80)
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  /// Bytes before the picture that would start one themselves, but for their frame.
  @Test func findsThePictureThatWasRecognized() throws {
    let before = Bytes().big(0, 0, 0, -10, -10, 0x11, 0x2ff, 0xc00, 0xfffe, size: 2).zeros(494)
    let metadata = try Metadata(before.bytes + picture(0xffff, 0, 0).bytes)
    #expect(metadata.facts.pixelWidth == 100)
    #expect(metadata.facts.pixelHeight == 50)
  }

  /// The frame has whole numbers of 72 dots an inch only: the rectangle behind the resolution is exact.
  @Test func theSourceIsExact() throws {
    let file = picture(0xfffe, 300, 300).with([0, 0, 0, 0, 0, 209, 1, 162], at: 28)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.facts.pixelWidth == 418)
    #expect(metadata.facts.pixelHeight == 209)
    #expect(metadata["File:ImageWidth"]?.description == "417")
    #expect(metadata["File:ImageHeight"]?.description == "208")
    file.readEveryTruncation()
  }
}
