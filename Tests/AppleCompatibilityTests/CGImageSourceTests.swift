import AppleCompatibility
import Testing

func fixture(_ name: String) -> URL {
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures").appending(path: name)
}

struct CGImageSourceTests {
  func properties(_ name: String) throws -> CFDictionary {
    let source = try #require(CGImageSourceCreateWithURL(fixture(name), nil))
    return try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
  }

  @Test func aPhoto() throws {
    let properties = try properties("photo.jpg")
    let exif = try #require(properties[kCGImagePropertyExifDictionary] as? [CFString: Any])
    let gps = try #require(properties[kCGImagePropertyGPSDictionary] as? [CFString: Any])
    let latitude = try #require(gps[kCGImagePropertyGPSLatitude] as? Double)
    #expect((0...90).contains(latitude))
    #expect(["N", "S"].contains(gps[kCGImagePropertyGPSLatitudeRef] as? String))
    let version = try #require(exif[kCGImagePropertyExifVersion] as? [Int])
    #expect(version.first == 2 && version.last != 0)
    #expect(exif[kCGImagePropertyExifISOSpeedRatings] is [Int])
    #expect(properties[kCGImagePropertyColorModel] as? String == kCGImagePropertyColorModelRGB)
  }

  @Test func aPaletteIsIndexedColor() throws {
    let source = try #require(CGImageSourceCreateWithURL(fixture("animated.gif"), nil))
    #expect(CGImageSourceGetType(source) == UTType.gif.identifier)
    #expect(CGImageSourceGetCount(source) > 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let second = try #require(CGImageSourceCopyPropertiesAtIndex(source, 1, nil))
    let gif = try #require(second[kCGImagePropertyGIFDictionary] as? [CFString: Any])
    #expect(gif[kCGImagePropertyGIFDelayTime] as? Double == 0.5)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 3, nil) == nil)
    let size = CGImageSourceCopyProperties(source, nil)[kCGImagePropertyFileSize] as? Int
    #expect(size == (try Data(contentsOf: fixture("animated.gif"))).count)
  }

  @Test func bytesThatAreNoImage() throws {
    for data in [Data(), Data("no image".utf8)] {
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
      #expect(CGImageSourceGetStatus(source) == .statusInvalidData)
      #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    }
    #expect(CGImageSourceCreateWithURL(URL(filePath: "/no/such/file.jpg"), nil) == nil)
  }
}
