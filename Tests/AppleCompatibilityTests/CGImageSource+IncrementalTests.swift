import AppleCompatibility
import Testing

struct CGImageSourceIncrementalTests {
  @Test func aDownloadTellsItsSizeBeforeItEnds() throws {
    let data = try Data(contentsOf: fixture("photo.jpg"))
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusReadingHeader)
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
    CGImageSourceUpdateData(source, data.prefix(2), false)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, data.prefix(16 << 10), false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusIncomplete)
    #expect(CGImageSourceGetType(source) == UTType.jpeg.identifier)
    let early = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(early[kCGImagePropertyPixelWidth] as? Int == 640)
    CGImageSourceUpdateData(source, data, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusInvalidData)
    let whole = CGImageSourceCopyPropertiesAtIndex(
      try #require(CGImageSourceCreateWithData(data, nil)), 0, nil)
    let last = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(NSDictionary(dictionary: last ?? [:]) == NSDictionary(dictionary: whole ?? [:]))
  }

  @Test func whatIsNoImageInTheEnd() {
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, Data("no image".utf8), true)
    #expect(CGImageSourceGetStatus(source) == .statusInvalidData)
    #expect(CGImageSourceGetCount(source) == 0)
  }

  /// The final bytes are final, and a source of a file has its own.
  @Test func thatTakesNoMore() throws {
    let gif = try Data(contentsOf: fixture("static.gif"))
    let png = try Data(contentsOf: fixture("rgb-8.png"))
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, gif, true)
    CGImageSourceUpdateData(source, png, true)
    #expect(CGImageSourceGetType(source) == UTType.gif.identifier)
    let ofFile = try #require(CGImageSourceCreateWithURL(fixture("static.gif"), nil))
    CGImageSourceUpdateData(ofFile, png, true)
    #expect(CGImageSourceGetType(ofFile) == UTType.gif.identifier)
  }

  @Test func thePrimaryImageIsTheFirst() throws {
    let source = try #require(CGImageSourceCreateWithURL(fixture("two-images.heic"), nil))
    #expect(CGImageSourceGetPrimaryImageIndex(source) == 0)
    for index in 0..<CGImageSourceGetCount(source) {
      #expect(CGImageSourceGetStatusAtIndex(source, index) == .statusComplete)
      #expect(CGImageSourceCopyPropertiesAtIndex(source, index, nil) != nil)
    }
  }

  @Test func typesThatCanBeRead() throws {
    let types = try #require(CGImageSourceCopyTypeIdentifiers() as? [String])
    #expect(Set(types).count == types.count)
    for type in [UTType.jpeg, .png, .gif, .heic, .webP, .tiff, .dng, .avif] {
      #expect(types.contains(type.identifier))
    }
    #expect(!types.contains(UTType.quickTimeMovie.identifier))
  }

  @Test func optionsAsTheyAreWritten() throws {
    let options =
      [kCGImageSourceShouldCache: kCFBooleanFalse as Any, "other": kCFBooleanTrue!] as CFDictionary
    let data = try Data(contentsOf: fixture("plain.jpg"))
    #expect(CGImageSourceCreateWithData(data as CFData, options).map(CGImageSourceGetCount) == 1)
  }
}
