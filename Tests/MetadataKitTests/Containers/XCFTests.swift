import MetadataKit
import Testing

@Suite struct XCFTests {
  static func parasite(_ name: String, _ content: String) -> Bytes {
    Bytes().big(name.utf8.count + 1, size: 4).text(name + "\0").big(1, content.utf8.count, size: 4)
      .text(content)
  }

  static var file: Bytes {
    let parasites =
      parasite("gimp-comment", "hello\0").bytes
      + parasite("gimp-metadata", "GIMP_XMP_1<x/>").bytes
      + parasite("exif-data", "Exif\0\0II").bytes
    return Bytes("gimp xcf v011\0").big(32, 16, 1, 250, size: 4)
      .big(17, 1, size: 4).raw([2]).big(21, parasites.count, size: 4).raw(parasites)
      .big(0, 0, size: 4)
  }

  @Test func readsPropertiesAndBlocks() throws {
    let metadata = try Metadata(Self.file.bytes)
    #expect(metadata["GIMP:XCFVersion"]?.description == "11")
    #expect(metadata["GIMP:Compression"]?.description == "Zlib")
    #expect(metadata["GIMP:Comment"]?.description == "hello")
    #expect(metadata.facts.colorModel == .gray)
    #expect(metadata.facts.bitDepth == 16)
    #expect(metadata.blocks.map(\.kind) == [.xmp, .exif])
    #expect(metadata.blocks.map(\.byteCount) == [4, 2])
    Self.file.readEveryTruncation()
  }

  @Test func readsTheTagsOfGIMP() throws {
    let tags = "<metadata><tag name=\"Exif.Image.Make\">Maker</tag></metadata>"
    let parasite = Self.parasite("gimp-image-metadata", tags).bytes
    let file = Bytes("gimp xcf v011\0").big(32, 16, 1, 250, size: 4)
      .big(21, parasite.count, size: 4).raw(parasite).big(0, 0, size: 4)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["XML:MetadataTagName"]?.description == "Exif.Image.Make")
    #expect(metadata["XML:MetadataTag"]?.description == "Maker")
  }
}
