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
    #expect(metadata["MIFF:version"]?.description == "1.0")
    #expect(metadata.blocks.map(\.kind) == [.icc, .exif])
    #expect(metadata.blocks.map(\.byteCount) == [4, 8])
    Self.file.readEveryTruncation()
  }
}
