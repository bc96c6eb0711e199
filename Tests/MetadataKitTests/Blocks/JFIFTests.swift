import MetadataKit
import Testing

/// The JFIF header's own small copy of the picture.
@Suite struct JFIFTests {
  private func read(width: UInt8, height: UInt8, pixels: [UInt8]) throws -> Metadata {
    try Metadata(
      JPEGBytes.file([
        JPEGBytes.segment(0xe0, "JFIF\0", [1, 2, 1, 0, 72, 0, 72, width, height] + pixels)
      ]))
  }

  @Test func thumbnailIsAPictureOfItsOwn() throws {
    let pixels: [UInt8] = [255, 0, 0, 0, 255, 0]
    let metadata = try read(width: 2, height: 1, pixels: pixels)
    #expect(metadata["JFIF:ThumbnailWidth"]?.description == "2")
    let tag = try #require(metadata["JFIF:ThumbnailTIFF"])
    #expect(tag.isBinary)
    #expect(tag.byteRange == 20..<26)
    let picture = try #require(metadata.thumbnails.first)
    #expect(metadata.pictures.count == 1)
    #expect(picture.tag == "JFIF:ThumbnailTIFF")
    #expect(picture.range == 20..<26)
    let file = try Metadata(picture.header + pixels)
    #expect(file.format.name == "TIFF")
    #expect(file.facts.pixelWidth == 2)
    #expect(file["IFD0:StripOffsets"]?.description == String(picture.header.count))
    #expect(metadata.warnings.isEmpty)
  }

  @Test func whatIsCutOffIsNoPicture() throws {
    let metadata = try read(width: 2, height: 2, pixels: [1, 2, 3])
    #expect(metadata["JFIF:ThumbnailTIFF"]?.byteCount == 3)
    #expect(metadata.thumbnails.isEmpty)
    #expect(metadata.warnings.contains { $0.code == .truncated })
    #expect(try read(width: 2, height: 0, pixels: [1])["JFIF:ThumbnailTIFF"] == nil)
  }
}
