import MetadataKit
import Testing

@Suite struct GIFTests {
  @Test func tellsTheAnimation() throws {
    let metadata = try Fixture.metadata("animated.gif")
    #expect(metadata.facts.pixelWidth == 64)
    #expect(metadata.facts.pixelHeight == 48)
    #expect(metadata.facts.isIndexed == true)
    #expect(metadata.facts.frameCount == 3)
    #expect(metadata.facts.duration == 1.7)
    #expect(metadata["GIF:Duration"]?.description == "1.70 s")
    #expect(metadata["GIF:AnimationIterations"]?.description == "3")
    #expect(
      try Fixture.metadata("forever.gif")["GIF:AnimationIterations"]?.description == "Infinite")
  }

  @Test func tellsTheStillPicture() throws {
    let metadata = try Fixture.metadata("static.gif")
    #expect(metadata.facts.frameCount == 1)
    #expect(metadata.facts.duration == nil)
    #expect(metadata["GIF:FrameCount"] == nil)
    #expect(metadata.warnings.isEmpty)
    #expect(try Fixture.metadata("transparent.gif").facts.hasAlpha == true)
  }

  @Test func readsCommentsAndXMP() throws {
    #expect(try Fixture.metadata("comments.gif")["File:Comment"]?.description == "A comment")
    let xmp = try #require(try Fixture.metadata("xmp.gif").blocks.first { $0.kind == .xmp })
    #expect(xmp.byteCount > 100)
  }

  /// Programs have appended one with a trailer of its own.
  @Test func readsACommentBehindTheTrailer() throws {
    let comment: [UInt8] = [0x21, 0, 0x21, 0xfe, 2, 0x48, 0x69, 0, 0x3b]
    let file = try Fixture.bytes("static.gif")
    #expect(try Metadata(file + comment)["File:Comment"]?.description == "Hi")
    let cut: [UInt8] = file + comment.dropLast(2)
    #expect(try Metadata(cut)["File:Comment"] == nil)
    let other: [UInt8] = file + [7] + comment
    #expect(try Metadata(other)["File:Comment"] == nil)
  }

  /// A picture of a code size that giflib refuses, between extensions.
  private static let damaged: [UInt8] =
    Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 49, 0, 0, 0, 9, 9, 9]
    + [0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 9, 1, 0xff, 0]
    + [0x21, 0xf9, 4, 1, 50, 0, 1, 0, 0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 1, 0xff, 0]
    + [0x21, 0xfe, 2, 0x68, 0x69, 0, 0x3b]

  @Test func goesOnBehindADamagedPicture() throws {
    let metadata = try Metadata(Self.damaged)
    #expect(metadata.facts.frameCount == 2)
    #expect(metadata["File:Comment"]?.description == "hi")
    #expect(metadata["GIF:PixelAspectRatio"]?.description == "1")
  }

  @Test func keepsWhatATruncatedFileHas() throws {
    let metadata = try Fixture.metadata("truncated.gif")
    #expect(metadata.facts.pixelWidth == 64)
    #expect(metadata.warnings.contains { $0.code == .truncated && $0.offset != nil })
  }

  @Test func stopsAtTheLimitOfReading() throws {
    let pixels = [UInt8](repeating: 255, count: 1) + [UInt8](repeating: 7, count: 255)
    var file = Array(Self.damaged.dropLast(7)).dropLast(1) + []
    for _ in 0..<2000 { file += pixels }
    file += [0, 0x3b]
    let bytes = Array(file)
    let reader = ByteReader(count: bytes.count, limit: 200_000) {
      (offset, count) throws(MetadataError) in
      Array(bytes[offset..<min(bytes.count, offset + count)])
    }
    let metadata = try Metadata(reader, name: nil, options: ReadOptions())
    #expect(metadata.facts.frameCount == 2)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func survivesEveryTruncationAndFlip() throws {
    for bytes in [Self.damaged, try Fixture.bytes("xmp.gif")] {
      Bytes().raw(bytes).readEveryTruncationAndLie()
    }
  }

  /// A screen of 2 × 2, a picture of no pixels with a table of its own or none, and an extension of
  /// a delay.
  private static func screen(_ flags: UInt8) -> [UInt8] {
    Array("GIF89a".utf8) + [2, 0, 2, 0, flags, 0, 0]
      + (flags & 0x80 == 0 ? [] : [UInt8](repeating: 9, count: 3 << (Int(flags & 7) + 1)))
  }

  private static func picture(_ flags: UInt8) -> [UInt8] {
    [0x2c, 0, 0, 0, 0, 2, 0, 2, 0, flags]
      + (flags & 0x80 == 0 ? [] : [UInt8](repeating: 9, count: 3 << (Int(flags & 7) + 1)))
      + [2, 1, 0xff, 0]
  }

  private static func delay(_ hundredths: UInt8) -> [UInt8] {
    [0x21, 0xf9, 4, 0, hundredths, 0, 0, 0]
  }

  @Test(
    arguments: [
      (0x81, 0, 2), (0x81, 0x83, 4), (0x07, 0x83, 4), (0x07, 0, nil), (0x07, nil, nil),
      (0x82, nil, 3),
    ] as [(UInt8, UInt8?, Int?)])
  func theDepthIsThatOfTheTableInUse(_ screen: UInt8, _ picture: UInt8?, _ depth: Int?) throws {
    let file = Self.screen(screen) + (picture.map { Self.picture($0) } ?? []) + [0x3b]
    let metadata = try Metadata(file)
    #expect(metadata.facts.bitDepth == depth)
    #expect(metadata.facts.frameCount == (picture == nil ? 0 : 1))
    #expect(metadata["GIF:BitsPerPixel"]?.integer() == Int64(screen & 7) + 1)
    #expect(metadata.warnings.isEmpty)
  }

  /// A delay before a text is the text's, and one that nothing follows is nothing's.
  @Test func onlyPicturesHaveDelays() throws {
    let text: [UInt8] = [0x21, 0x01, 12] + [UInt8](repeating: 0, count: 12) + [1, 0x61, 0]
    let file =
      Self.screen(0x80) + Self.delay(10) + Self.picture(0) + Self.delay(20) + text
      + Self.picture(0) + Self.delay(40) + [0x3b]
    let metadata = try Metadata(file)
    #expect(metadata.facts.animation?.delays == [Rational(10, 100), Rational(0, 100)])
    #expect(metadata.facts.animation?.duration == 0.1)
    #expect(metadata.facts.duration == 0.1)
    #expect(metadata["GIF:Duration"]?.description == "0.70 s")
  }
}
