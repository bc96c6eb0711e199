/// Documents whose archive has their media type for a part: OpenDocument, EPUB, IDML.
enum MarkedDocument {
  /// Reads such a document, and answers whether it was one that says what it is: then nothing is told of its
  /// parts.
  ///
  /// That part comes first, and is not compressed (OpenDocument 1.2 part 3 §3.3, EPUB OCF 3.3 §4.3), but where an
  /// archive was packed anew.
  static func read(
    _ archive: ZIPArchive, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Bool {
    guard let mark = archive.content("mimetype", &found),
      let text = try? mark.head(count: 512).text, let format = ZIPDocument.format(mimeType: text)
    else { return false }
    found.format = format
    var hasProperties = false
    // What an OpenDocument file says of itself is a part of its own, in XML with Dublin Core (OpenDocument 1.2
    // part 3 §3.1.3); of IDML it is XMP.
    if let part = archive.part("meta.xml") ?? archive.part("META-INF/metadata.xml") {
      hasProperties = true
      if let content = archive.content(part, &found) { found.add(.xmp, content) }
    }
    if !hasProperties || format.name == "EPUB" {
      found.attempt { (found) throws(MetadataError) in
        guard let package = try PublicationPackage.part(archive, &found) else { return }
        hasProperties = true
        if let content = archive.content(package, &found) {
          try PublicationPackage.tell(content, &found)
        }
      }
    }
    for picture in ZIPPicture.thumbnails {
      if let part = archive.part(picture.name) { archive.tell(picture, part, &found) }
    }
    if hasProperties || ZIPDocument.isInExiftool(mimeType: format.mimeTypeInExiftool) {
      return true
    }
    // Where it has no name for a document, exiftool takes it for an archive that says what it is.
    if !ZIPDocument.isKnown(format) {
      found.misreadFormat = FileFormat("ZIP", "zip", format.mimeTypeInExiftool, nil)
    }
    try archive.tellParts(&found) { _, _ in }
    return true
  }
}
