import Testing

@testable import MetadataKit

/// Containers around blocks of standard kinds.
@Suite struct EnclosingPictureTests {
  /// RFC 1951 §3.2.4: a block that is stored as it is.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    Bytes().raw([1]).little(bytes.count, ~bytes.count, size: 2).raw(bytes).bytes
  }

  @Test func readsHeaderAndChunks() throws {
    let exif = Self.stored(
      Bytes("Exif\0\0II").little(42, size: 2).little(8, size: 4).little(1, 0x112, 3, size: 2)
        .little(1, 6, 0, size: 4).bytes)
    let file = Bytes("FLIFT1").raw([0x81, 0x47, 99, 3]).text("eXif").raw([UInt8(exif.count)])
      .raw(exif).text("tRko").raw([1, 9, 0, 0, 0, 0])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "FLIF")
    #expect(metadata.facts.pixelWidth == 200)
    #expect(metadata.facts.pixelHeight == 100)
    #expect(metadata.facts.frameCount == 5)
    #expect(metadata.facts.bitDepth == 8)
    #expect(metadata.facts.hasAlpha == true)
    #expect(metadata["File:ImageType"]?.description == "RGBA Animation (non-interlaced)")
    #expect(metadata["File:ImageType"]?.numericDescription == "T")
    #expect(metadata["File:Encoding"]?.description == "FLIF16")
    #expect(metadata["IFD0:Orientation"]?.description == "Rotate 90 CW")
    file.readEveryTruncation()
  }

  @Test func readsPGFAndItsMetadata() throws {
    var block = TIFFBytes()
    block.directory([.short(0x112, 6)])
    let png = PNGBytes.file(PNGBytes.chunk("eXIf", block.bytes))
    let file = Bytes("PGF6").little(16 + png.count, 8, 4, size: 4).raw([0, 3, 24, 3, 3, 1, 2, 3])
      .raw(png)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "PGF")
    #expect(metadata.facts.pixelWidth == 8)
    #expect(metadata.facts.pixelHeight == 4)
    #expect(metadata.facts.bitDepth == 8)
    #expect(metadata["File:PGFVersion"]?.description == "0x36")
    #expect(metadata["File:BackgroundColor"]?.description == "1 2 3")
    #expect(metadata["PNG:ImageWidth"]?.description == "7")
    // The picture that has the metadata is another, but they are of this one.
    #expect(metadata["Composite:ImageSize"]?.description == "8x4")
    #expect(metadata["IFD0:Orientation"]?.record.isOfOther == false)
    #expect(metadata["PNG:ImageWidth"]?.record.isOfOther == true)
  }

  @Test func readsCovers() throws {
    let item = Bytes().big(0xd4 + 3, size: 4).text("item").big(0xd4, 0, size: 4)
      .raw([0x91, 0x4a, 0x6d, 0xe0, 0, 0, 0, 1]).zeros(8).text("loclPNGf").zeros(4)
      .big(8, 4, size: 4).zeros(140).text("data").zeros(16).text("PNG")
    let file = Bytes().big(28, size: 4).text("itch").zeros(16).text("artw").raw(item.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "ITC")
    #expect(metadata.facts.pixelWidth == 8)
    #expect(metadata["ITC:DataType"]?.description == "Artwork")
    #expect(metadata["ITC:LibraryID"]?.description == "914A6DE000000001")
    #expect(metadata["ITC:DataLocation"]?.numericDescription == "locl")
    #expect(metadata["ITC:ImageType"]?.description == "PNG")
    #expect(metadata["ITC:ImageData"]?.byteCount == 3)
    file.readEveryTruncation()
  }

  @Test func longHeadersOfCoversAreCharged() throws {
    let item = Bytes().big(2000, size: 4).text("item").big(2000, 1, size: 4).zeros(1984)
    let file = Bytes().big(28, size: 4).text("itch").zeros(16).text("artw").raw(item.bytes)
    var options = ReadOptions()
    options.limits.decodedBytes = 1000
    let metadata = try Metadata(file.bytes, options: options)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  /// One long name may be that of thousands of values.
  @Test func namesOfLytrosValuesAreCharged() throws {
    let text =
      "{\n\"" + String(repeating: "a", count: 1000) + "\":["
      + Array(repeating: "1", count: 100).joined(separator: ",") + "]}"
    let file = Bytes().raw([0x89]).text("LFP\r\n\u{1a}\n").zeros(8)
      .raw([0x89]).text("LFM\r\n\u{1a}\n").big(0, text.utf8.count, size: 4).zeros(80).text(text)
    #expect(try Metadata(file.bytes).warnings.isEmpty)
    var options = ReadOptions()
    options.limits.decodedBytes = 50_000
    let metadata = try Metadata(file.bytes, options: options)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func readsInDesignsXMP() throws {
    let page = Bytes().raw([
      0x06, 0x06, 0xed, 0xf5, 0xd8, 0x1d, 0x46, 0xe5, 0xbd, 0x31, 0xef, 0xe7, 0xfe, 0x74, 0xb7,
      0x1d,
    ]).text("DOCUMENT").raw([1]).zeros(255).little(2, size: 4).zeros(3812)
    let xmp =
      "<?xpacket begin='\u{feff}' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'>"
      + "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description rdf:about=''"
      + " xmlns:xmp='http://ns.adobe.com/xap/1.0/' xmp:CreatorTool='here'/></rdf:RDF></x:xmpmeta>"
    let object = Bytes().raw([
      0xde, 0x39, 0x39, 0x79, 0x51, 0x88, 0x4b, 0x6c, 0x8e, 0x63, 0xee, 0xf8, 0xae, 0xe0, 0xdd,
      0x38,
    ]).zeros(8).little(xmp.utf8.count + 4, 0, size: 4).little(xmp.utf8.count, size: 4).text(xmp)
    let file = Bytes().raw(page.bytes + page.bytes + object.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "INDD")
    #expect(metadata["XMP-xmp:CreatorTool"]?.description == "here")
    for length in stride(from: 0, to: file.bytes.count, by: 97) {
      ContainerTests.exercise(Array(file.bytes[..<length]))
    }
  }
}
