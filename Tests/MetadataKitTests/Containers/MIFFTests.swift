import MetadataKit
import Testing

@Suite struct MIFFTests {
  static let file = Bytes("id=ImageMagick  version=1.0\nclass=PseudoClass  colors=4\n{a comment}\n")
    .text("columns=20  rows=10  depth=8\nrendering-intent=Perceptual\nlabel={two words}\n")
    .text("profile-icc=4\nprofile-APP1=14\n\u{c}\n:").raw([0x1a]).text("icc!Exif\0\0II*\0\0\0\0\0")

  @Test func readsKeysAndProfiles() throws {
    let metadata = try Metadata(Self.file.bytes)
    #expect(metadata.facts.pixelWidth == 20)
    #expect(metadata.facts.pixelHeight == 10)
    #expect(metadata.facts.isIndexed == true)
    #expect(metadata["MIFF:RenderingIntent"]?.description == "Perceptual")
    #expect(metadata["MIFF:Label"]?.description == "two words")
    // There may be more behind it.
    #expect(metadata.facts.frameCount == nil)
    #expect(metadata["MIFF:Version"]?.description == "1.0")
    #expect(metadata.blocks.map(\.kind) == [.icc, .exif])
    #expect(metadata.blocks.map(\.byteCount) == [4, 8])
    Self.file.readEveryTruncation()
  }

  /// Any key is a name, without what a name cannot have; two of them tell how to show the picture.
  @Test func readsOtherKeys() throws {
    let file = Bytes(
      "id=ImageMagick  columns=20  rows=10  colorspace=CIELab orientation=RightTop\n"
    )
    .text("date:create=2020 ticks-per-second=100 a=1 4k=2\n\u{c}\n:").raw([0x1a])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.facts.colorModel == .lab && metadata.facts.orientation == 6)
    #expect(metadata.facts.displayWidth == 10)
    let names = ["Orientation", "Datecreate", "Ticks-per-second", "TagA", "Tag4k"]
    #expect(metadata.tags.map(\.name).filter(names.contains) == names)
  }

  @Test(
    arguments: [("HSL", nil), ("XYZ", nil), ("sRGB", .rgb), ("Gray", .gray), ("CMYK", .cmyk)]
      as [(String, ColorModel?)])
  func aSpaceIsOfAModel(_ space: String, _ model: ColorModel?) throws {
    let metadata = try Metadata(
      Bytes("id=ImageMagick columns=1 rows=1 colorspace=\(space)\n:").bytes)
    #expect(metadata.facts.colorModel == model)
  }

  private func file(comment count: Int) -> [UInt8] {
    Bytes("id=ImageMagick  columns=20  rows=10\n{").text(String(repeating: "c", count: count))
      .text("}\nlabel=behind profile-icc=4\n\u{c}\n:").raw([0x1a]).text("icc!").bytes
  }

  @Test func aHeaderMayBeLong() throws {
    let metadata = try Metadata(file(comment: 70_000))
    #expect(metadata["MIFF:Label"]?.description == "behind")
    #expect(metadata.blocks.map(\.kind) == [.icc])
    // Beyond all bounds it is told that something is left.
    let longer = try Metadata(file(comment: 2 << 20))
    #expect(longer.facts.pixelWidth == 20)
    #expect(longer.warnings.map(\.code) == [.limitExceeded])
    #expect(longer.warnings.first?.offset == 1 << 20)
    let cut = try Metadata(Array(file(comment: 100).dropLast(20)))
    #expect(cut.warnings.map(\.code) == [.truncated])
  }
}
