import AppleCompatibility
import Testing

struct AllowableTypesTests {
  /// In this process nobody else reads bitmaps as images, and nobody can any more.
  @Test func typesOfAProcess() throws {
    let types = try #require(CGImageSourceCopyTypeIdentifiers() as? [String])
    let others = types.filter { $0 != UTType.bmp.identifier }
    #expect(CGImageSourceSetAllowableTypes(others as CFArray) == noErr)
    let source = try #require(CGImageSourceCreateWithURL(fixture("bitfields-16.bmp"), nil))
    #expect(CGImageSourceGetType(source) == nil && CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetStatus(source) == .statusInvalidData)
    #expect(CGImageSourceCopyTypeIdentifiers() as? [String] == others)
    // It is not taken back.
    #expect(CGImageSourceSetAllowableTypes(types + ["com.example.unknown"]) == noErr)
    #expect(CGImageSourceCopyTypeIdentifiers() as? [String] == others)
    let photo = try #require(CGImageSourceCreateWithURL(fixture("photo.jpg"), nil))
    #expect(CGImageSourceGetType(photo) == UTType.jpeg.identifier)
  }

  @Test func noTypes() {
    var types = AllowableTypes()
    #expect(types.allows("public.jpeg"))
    #expect(types.restrict(to: ["public.jpeg", "public.png"]) == 0)
    #expect(types.allows("public.jpeg") && !types.allows("public.tiff"))
    #expect(types.restrict(to: []) == -50)
    #expect(!types.allows("public.jpeg"))
  }

  @Test func typesOfASource() throws {
    let options = [kCGImageSourceAllowableTypes: ["public.png"]] as CFDictionary
    let data = try Data(contentsOf: fixture("photo.jpg"))
    let incremental = CGImageSourceCreateIncremental(options)
    CGImageSourceUpdateData(incremental, data, true)
    for source in [
      CGImageSourceCreateWithURL(fixture("photo.jpg"), options),
      CGImageSourceCreateWithData(data, options), incremental,
    ] {
      let source = try #require(source)
      #expect(CGImageSourceGetType(source) == nil && CGImageSourceGetCount(source) == 0)
    }
    let picture = try #require(CGImageSourceCreateWithURL(fixture("rgb-8.png"), options))
    #expect(CGImageSourceGetType(picture) == UTType.png.identifier)
    CGImageSourceRemoveCacheAtIndex(picture, 0)
    #expect(CGImageSourceGetCount(picture) == 1)
  }
}
