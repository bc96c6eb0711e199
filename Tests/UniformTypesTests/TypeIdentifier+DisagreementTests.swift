import Testing
import UniformTypes

@Suite struct DisagreementTests {
  @Test(arguments: [
    (TypeIdentifier.jpeg, "jpg"), (.jpeg, "JPEG"), (.jpeg, "jpe"), (.jpeg, "mpo"), (.tiff, "tif"),
    (.tiff, "nef"), (.nikonNEF, "NEF"), (.dng, "dng"), (.heic, "heic"), (.heic, "hif"),
    (.heif, "heic"), (.avis, "avif"), (.m4v, "mp4"), (.mpeg4Movie, "m4v"), (.mpeg4Movie, "m4a"),
    (.m4a, "mp4"), (.matroska, "mka"), (.matroskaAudio, "mkv"), (.avchdTransportStream, "ts"),
    (.mpeg2TransportStream, "mts"), (.svg, "xml"), (.xml, "svg"), (.xmp, "xmp"), (.gzip, "svgz"),
    (.pdf, "ai"), (.pict, "pic"), (.radiance, "pic"), (.radiance, "hdr"), (.xmlPropertyList, "aae"),
    (.xmlPropertyList, "plist"), (.aiff, "aif"), (.svg, "txt"), (.audiovisualContent, "ogg"),
    (.panasonicRW2, "raw"), (.hasselblad3FR, "fff"), (.zip, "zip"), (.openDocument, "zip"),
    (.heifs, "heic"), (.heics, "heic"), (.m4v, "m4a"), (.plainText, "xml"),
    (.plainText, "json"), (.plainText, "html"), (.plainText, "plist"),
  ])
  func names(type: TypeIdentifier, filenameExtension: String) {
    #expect(!type.disagrees(withFilenameExtension: filenameExtension))
  }

  @Test(arguments: [
    (TypeIdentifier.png, "jpg"), (.jpeg, "png"), (.jpeg, "heic"), (.avif, "heic"), (.webP, "jpeg"),
    (.nikonNEF, "tif"), (.dng, "tiff"), (.sonyARW, "nef"), (.mpeg4Movie, "mov"),
    (.quickTimeMovie, "mp4"), (.webM, "mkv"), (.matroska, "webm"), (.photoshopLarge, "psd"),
    (.cur, "ico"), (.mp3, "wav"), (.zip, "jpg"), (.html, "png"), (.pdf, "txt"), (.tiff, "cr3"),
    (.tiff, "raf"), (.plainText, "svg"), (.plainText, "xmp"), (.plainText, "rtf"),
  ])
  func otherNames(type: TypeIdentifier, filenameExtension: String) {
    #expect(type.disagrees(withFilenameExtension: filenameExtension))
  }

  @Test(arguments: ["", "bak", "jfif", "1", "a/b"])
  func namesThatClaimNothing(filenameExtension: String) {
    #expect(!TypeIdentifier.jpeg.disagrees(withFilenameExtension: filenameExtension))
  }

  @Test func aTypeAgreesWithItsOwnTags() throws {
    for row in Declaration.all {
      let type = try #require(TypeIdentifier(row.identifier))
      for tag in type.tags[.filenameExtension] ?? [] {
        #expect(!type.disagrees(withFilenameExtension: tag), "\(type) \(tag)")
      }
    }
  }
}
