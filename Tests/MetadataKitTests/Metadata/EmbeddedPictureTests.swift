import ItemProvider
import MetadataKit
import Testing
import UniformTypes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Thumbnails and previews are located, and read wherever the file's bytes are.
@Suite struct EmbeddedPictureTests {
  @Test func aThumbnailStandsInTheFile() async throws {
    let metadata = try Fixture.metadata("exif-thumbnail.jpg")
    let picture = try #require(metadata.thumbnails.first)
    #expect(metadata.thumbnails.count == 1 && metadata.previews.isEmpty)
    #expect(picture.kind == .thumbnail && picture.tag == "IFD1:ThumbnailImage")
    #expect(picture.range == metadata["IFD1:ThumbnailImage"]?.byteRange)
    #expect(picture.byteCount == picture.range?.count)
    let file = try Fixture.bytes("exif-thumbnail.jpg")
    let bytes = try picture.bytes(in: file)
    #expect(bytes == Array(file[try #require(picture.range)]))
    #expect(try picture.bytes(inFile: Fixture.path("exif-thumbnail.jpg")) == bytes)
    let thumbnail = try Metadata(bytes)
    #expect(thumbnail.facts.pixelWidth == 32 && thumbnail.facts.pixelHeight == 24)

    for provider in [
      ItemProvider(path: FilePath(bytes: Array(Fixture.path("exif-thumbnail.jpg").utf8))),
      ItemProvider(data: Data(file), type: .jpeg),
    ] {
      #expect(try provider.immediateBytes(of: picture) == bytes)
      #expect(try await provider.bytes(of: picture) == bytes)
    }
  }

  @Test func aPreviewIsToldOfOnce() throws {
    let metadata = try Fixture.metadata("mpf.jpg")
    #expect(metadata.previews.count == 1 && metadata.pictures.count == 1)
    #expect(metadata.previews.first?.tag == "MPImage2:PreviewImage")
  }

  @Test func aThumbnailInHexadecimalIsPutTogether() async throws {
    let photo = try Fixture.bytes("exif-thumbnail.jpg")
    let original = try Metadata(photo)
    let block = try #require(original.blocks.first { $0.kind == .exif }?.range)
    let file = png(rawProfile: Array("Exif\0\0".utf8) + photo[block])
    let metadata = try Metadata(file)
    let picture = try #require(metadata.thumbnails.first)
    #expect(picture.range == nil && picture.tag == "IFD1:ThumbnailImage")
    let expected = try #require(original.thumbnails.first).bytes(in: photo)
    #expect(try picture.bytes(in: file) == expected)
    let provider = ItemProvider(data: Data(file), type: .png)
    #expect(try await provider.bytes(of: picture) == expected)
  }

  @Test func anotherFileIsAnError() throws {
    let picture = try #require(try Fixture.metadata("exif-thumbnail.jpg").thumbnails.first)
    #expect(throws: MetadataError.self) { try picture.bytes(in: [1, 2, 3]) }
    #expect(throws: MetadataError.self) { try picture.bytes(inFile: "/no/such/file.jpg") }
  }

  /// A PNG of one pixel with EXIF as ImageMagick writes it.
  private func png(rawProfile bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    let hexadecimal = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    let text =
      Array("Raw profile type exif\0\nexif\n    \(bytes.count)\n".utf8) + hexadecimal + [0x0a]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]) + chunk("tEXt", text)
      + chunk("IEND", [])
  }

  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: data.count >> $0) }
    return length + Array(type.utf8) + data + [0, 0, 0, 0]
  }
}
