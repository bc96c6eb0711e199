import MetadataKit
import Testing

@Suite struct EXVTests {
  /// The segments of a photo as exiv2 keeps them without their picture.
  private func file(end: [UInt8]) throws -> [UInt8] {
    let photo = try Fixture.bytes("exif-big-endian.jpg")
    let start = try #require(photo.indices.first { photo[$0...].starts(with: [0xff, 0xe1]) })
    let length = Int(photo[start + 2]) << 8 | Int(photo[start + 3])
    return [0xff, 0x01] + Array("Exiv2".utf8) + photo[start..<(start + 2 + length)] + end
  }

  @Test func hasWhatItsPhotoHas() throws {
    let photo = try Fixture.metadata("exif-big-endian.jpg")
    let metadata = try Metadata(file(end: [0xff, 0xd9]))
    #expect(metadata.format.name == "EXV")
    #expect(metadata.format.mimeType == "image/x-exv")
    #expect(metadata["IFD0:Make"]?.description == photo["IFD0:Make"]?.description)
    #expect(
      metadata.tags.filter { $0.group == "ExifIFD" }.count
        == photo.tags.filter { $0.group == "ExifIFD" }.count)
    #expect(metadata.facts.pixelWidth == nil)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func anEndThatIsMissingIsAWarning() throws {
    let metadata = try Metadata(file(end: []))
    #expect(metadata["IFD0:Make"] != nil)
    #expect(metadata.warnings.map(\.code) == [.truncated])
  }
}
