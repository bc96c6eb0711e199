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
      let text = try? mark.head(count: 512).text, let kind = ZIPDocument.kind(mimeType: text)
    else { return false }
    found.format = kind.format
    found.misreadFormat = kind.inExiftool
    var hasProperties = false
    // LibreOffice since 24.8 encrypts the whole document, which is a part then.
    var isEncrypted = archive.part("encrypted-package") != nil
    // What an OpenDocument file says of itself is a part of its own, in XML with Dublin Core (OpenDocument 1.2
    // part 3 §3.1.3); of IDML it is XMP.
    if let part = archive.part("meta.xml") ?? archive.part("META-INF/metadata.xml") {
      hasProperties = true
      found.attempt(ofProperties: true) { (found) throws(MetadataError) in
        let content = try part.content(archive.file, &found)
        if isCiphertext(content), hasEncryptedParts(archive, &found) {
          isEncrypted = true
        } else {
          found.add(.xmp, content)
        }
      }
    } else if !isEncrypted, found.format.isOpenDocument {
      isEncrypted = hasEncryptedParts(archive, &found)
    }
    if isEncrypted {
      found.warn(Warning(.unsupported, "the document is encrypted: only what is plain is told"))
    }
    if !hasProperties || found.format.name == "EPUB" {
      found.attempt(ofProperties: true) { (found) throws(MetadataError) in
        guard let package = try PublicationPackage.part(archive, &found) else { return }
        hasProperties = true
        try PublicationPackage.tell(package.content(archive.file, &found), &found)
      }
    }
    for picture in ZIPPicture.thumbnails {
      if let part = archive.part(picture.name) { archive.tell(picture, part, &found) }
    }
    if hasProperties || ZIPDocument.isInExiftool(mimeType: found.format.mimeTypeInExiftool) {
      return true
    }
    // exiftool has no name for such a document.
    try archive.tellParts(&found) { _, _ in }
    return true
  }

  /// The parts that are pictures of the first page.
  static func pictures(_ archive: ZIPArchive) -> [ZIPPart] {
    ZIPPicture.thumbnails.compactMap { archive.part($0.name) }
  }

  /// Whether what should be XML starts as none.
  private static func isCiphertext(_ content: Region) -> Bool {
    // A sign, space before it, or the mark of an order.
    let starts: [UInt8] = [0x3c, 0x20, 0x09, 0x0a, 0x0d, 0xef, 0xfe, 0xff, 0]
    guard let first = try? content.head(count: 1).elements.first else { return false }
    return !starts.contains(first)
  }

  /// Whether the manifest says that parts are encrypted (OpenDocument 1.2 part 3 §3.4).
  private static func hasEncryptedParts(
    _ archive: ZIPArchive, _ found: inout MetadataBuilder
  ) -> Bool {
    guard let manifest = archive.content("META-INF/manifest.xml", &found),
      let text = try? manifest.all(limit: found.limits.blockBytes)
    else { return false }
    return text.firstPlace(of: "encryption-data") != nil
  }
}

extension FileFormat {
  /// Whether it is OpenDocument, or what OpenOffice 1 had before it.
  package var isOpenDocument: Bool {
    ["application/vnd.oasis.opendocument.", "application/vnd.sun.xml."].contains(
      where: mimeType.hasPrefix)
  }
}
