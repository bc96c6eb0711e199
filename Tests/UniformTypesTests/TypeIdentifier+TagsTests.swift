import Testing
import UniformTypes

@Suite struct TagsTests {
  @Test(arguments: [
    ("jpg", TypeIdentifier.jpeg), ("JPG", .jpeg), ("jpeg", .jpeg), ("heic", .heic), ("HIF", .heif),
    ("tif", .tiff), ("dng", .dng), ("cr3", .canonCR3), ("orf", .olympusORF),
    ("mov", .quickTimeMovie),
    ("m2ts", .avchdTransportStream), ("3fr", .hasselblad3FR), ("ktx2", .ktx2), ("z", nil),
  ])
  func filenameExtensions(filenameExtension: String, type: TypeIdentifier?) {
    let found = TypeIdentifier(filenameExtension: filenameExtension)
    if let type { #expect(found == type) } else { #expect(found?.isDynamic == true) }
  }

  /// Where several types claim an extension, one is preferred.
  @Test(arguments: [
    ("plist", TypeIdentifier.propertyList), ("pic", .pict), ("mp4", .mpeg4Movie),
    ("mpg4", .mpeg4Movie), ("hdr", .radiance), ("raw", .panasonicRAW),
  ])
  func preferredTypes(filenameExtension: String, type: TypeIdentifier) {
    #expect(TypeIdentifier(filenameExtension: filenameExtension) == type)
    let types = TypeIdentifier.types(
      tag: filenameExtension, tagClass: .filenameExtension, conformingTo: nil)
    #expect(types.first == type)
  }

  @Test func supertypesChooseAmongTypes() {
    #expect(TypeIdentifier(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(
      TypeIdentifier(filenameExtension: "jpg", conformingTo: .audio)?.isDynamic == true)
    #expect(TypeIdentifier(filenameExtension: "rtfd")?.isDynamic == true)
    #expect(TypeIdentifier(filenameExtension: "rtfd", conformingTo: .directory) == .rtfd)
    #expect(TypeIdentifier(filenameExtension: "rtfd", conformingTo: .package) == .rtfd)
  }

  @Test(arguments: ["", "a/b", "\u{0}"])
  func whatIsNoExtension(filenameExtension: String) {
    #expect(TypeIdentifier(filenameExtension: filenameExtension) == nil)
    #expect(
      TypeIdentifier.types(
        tag: filenameExtension, tagClass: .filenameExtension, conformingTo: nil
      ).isEmpty)
  }

  @Test func mimeTypes() {
    #expect(TypeIdentifier(mimeType: "image/jpeg") == .jpeg)
    #expect(TypeIdentifier(mimeType: "IMAGE/JPEG") == .jpeg)
    #expect(TypeIdentifier(mimeType: "image/jpeg; charset=binary") == .jpeg)
    #expect(TypeIdentifier(mimeType: "text/plain; charset=UTF-8") == .utf8PlainText)
    #expect(TypeIdentifier(mimeType: "text/plain;charset=ascii") == .plainText)
    #expect(TypeIdentifier(mimeType: "video/quicktime") == .quickTimeMovie)
    #expect(TypeIdentifier(mimeType: "image/x-unheard-of")?.isDynamic == true)
  }

  @Test(arguments: ["", "image", "image/", "/jpeg", "a/b/c", ";image/jpeg"])
  func whatIsNoMIMEType(mimeType: String) {
    #expect(TypeIdentifier(mimeType: mimeType) == nil)
  }

  @Test func preferredTags() {
    #expect(TypeIdentifier.jpeg.preferredFilenameExtension == "jpeg")
    #expect(TypeIdentifier.jpeg.preferredMIMEType == "image/jpeg")
    #expect(TypeIdentifier.radiance.preferredFilenameExtension == "pic")
    #expect(TypeIdentifier.image.preferredFilenameExtension == nil)
    #expect(TypeIdentifier.image.preferredMIMEType == nil)
    #expect(
      TypeIdentifier.jpeg.tags
        == [
          .filenameExtension: ["jpeg", "jpg", "jpe"], .mimeType: ["image/jpeg", "image/jpg"],
        ])
    #expect(TypeIdentifier.image.tags.isEmpty)
  }

  @Test func everyPreferredTagLeadsToAType() throws {
    for row in Declaration.all {
      let type = try #require(TypeIdentifier(row.identifier))
      guard let preferred = type.preferredFilenameExtension else { continue }
      let types = TypeIdentifier.types(
        tag: preferred, tagClass: .filenameExtension, conformingTo: nil)
      #expect(types.contains(type))
    }
  }
}
