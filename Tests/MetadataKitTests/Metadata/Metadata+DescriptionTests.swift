import MetadataKit
import Testing

/// What `print` and a debugger show.
@Suite struct MetadataDescriptionTests {
  @Test func aTagIsPrintedAsItsValue() throws {
    let tag = try #require(try Fixture.metadata("photo.jpg")["ExifIFD:ExposureTime"])
    #expect("\(tag)" == "1/125")
    #expect(String(reflecting: tag) == "ExifIFD:ExposureTime = 1/125")
  }

  @Test func metadataIsPrintedAsALine() throws {
    let photo = try Fixture.metadata("photo.jpg")
    #expect("\(photo)" == "JPEG, 640 x 480, \(photo.tags.count) tags")
    let named = try Fixture.metadata("png-named.jpg")
    #expect("\(named)".hasPrefix("PNG, 64 x 48, ") && "\(named)".hasSuffix(" tags, 1 warning"))
  }
}
