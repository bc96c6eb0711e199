/// CorelDRAW's drawings as archives: of X4 and X5 with the older form for a part, and often without a media type.
enum CorelDrawing {
  static let format = FileFormat("CDR", "cdr", "application/vnd.corel-draw", nil)

  /// Tells what those of X4 and X5 say of themselves, which is XMP where exiftool does not look for it.
  static func tell(_ archive: ZIPArchive, _ found: inout MetadataBuilder) {
    guard let part = archive.part("metadata/metadata.xml") else { return }
    found.attempt(ofProperties: true) { (found) throws(MetadataError) in
      found.context.isUnknownToExiftool = true
      defer { found.context.isUnknownToExiftool = false }
      found.add(.xmp, try part.content(archive.file, &found))
    }
  }
}
