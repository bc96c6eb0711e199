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

  /// A layer: its size and kind, without a name, and properties.
  private func layer(
    _ kind: Int, width: Int = 32, x: Int = 0, opacity: Int = 255, mask: Int = 0, group: Bool = false
  ) -> [UInt8] {
    let properties = Bytes().big(width, 16, kind, 0, size: 4).big(6, 4, opacity, size: 4)
      .big(15, 8, x, 0, size: 4)
    let more = group ? properties.big(29, 0, size: 4) : properties
    return more.big(0, 0, size: 4).big(900, mask, size: 8).bytes
  }

  private func hasAlpha(_ layers: [[UInt8]]) throws -> Bool? {
    var head = Bytes("gimp xcf v011\0").big(32, 16, 0, 150, size: 4).big(0, 0, size: 4)
    var place = head.bytes.count + 8 * (layers.count + 1)
    for layer in layers {
      head = head.big(place, size: 8)
      place += layer.count
    }
    let file = head.big(0, size: 8).raw(layers.flatMap { $0 })
    file.readEveryTruncation()
    return try Metadata(file.bytes).facts.hasAlpha
  }

  /// A layer without alpha that covers the picture makes it one without.
  @Test func layersTellWhetherThePictureIsTransparent() throws {
    #expect(try hasAlpha([layer(0)]) == false)
    #expect(try hasAlpha([layer(1)]) == true)
    #expect(try hasAlpha([layer(1), layer(2), layer(1)]) == false)
    #expect(try hasAlpha([layer(1), layer(3, width: 8)]) == true)
    #expect(try hasAlpha([layer(0, width: 31)]) == true)
    #expect(try hasAlpha([layer(0, x: 1)]) == true)
    #expect(try hasAlpha([layer(0, opacity: 254)]) == true)
    #expect(try hasAlpha([layer(0, mask: 900)]) == true)
    // Two that stand side by side may cover all of it.
    #expect(try hasAlpha([layer(0, width: 16), layer(0, width: 16, x: 16)]) == nil)
    #expect(try hasAlpha([layer(1, group: true), layer(1)]) == nil)
    #expect(try hasAlpha([]) == nil)
  }
}
