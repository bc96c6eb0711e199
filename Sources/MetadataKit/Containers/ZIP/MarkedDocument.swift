/// Documents whose archive has their media type for a part: OpenDocument, EPUB, IDML.
enum MarkedDocument {
  /// Reads such a document, and answers whether it was one that says what it is: then nothing is told of its
  /// parts.
  ///
  /// That part comes first, and is not compressed (OpenDocument 1.2 part 3 §3.3, EPUB OCF 3.3 §4.3), but where an
  /// archive was packed anew. StarOffice 6 wrote none: the manifest says it, too. Where publications lack it, they
  /// still say where their package is.
  static func read(
    _ archive: ZIPArchive, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Bool {
    let mark = archive.part("mimetype").flatMap { archive.content($0, &found) }
    let manifest = DocumentManifest.of(archive, &found)
    let publication =
      mark == nil && PublicationPackage.isNamed(archive, &found) ? "application/epub+zip" : nil
    guard
      let text = try? mark?.head(count: 512).text
        ?? manifest?.mediaType.map({ String(decoding: $0, as: UTF8.self) })
        ?? publication,
      let kind = LayeredPicture.kind(archive, markedAs: text) ?? ZIPDocument.kind(mimeType: text),
      mark != nil || kind.format.isOpenDocument || text == publication
    else { return false }
    found.format = kind.format
    // exiftool goes by the name then.
    let isNamedSo = kind.format.name == "EPUB" && found.fileExtension == "epub"
    found.misreadFormat = mark == nil && !isNamedSo ? ZIPDocument.archive : kind.inExiftool
    let hasProperties = tellProperties(archive, manifest, &found)
    LayeredPicture.tell(archive, &found)
    CalligraInformation.tell(archive, &found)
    for picture in ZIPPicture.thumbnails {
      if let part = archive.part(picture.name) { archive.tell(picture, part, &found) }
    }
    if mark != nil,
      hasProperties || ZIPDocument.isInExiftool(mimeType: found.format.mimeTypeInExiftool)
    {
      return true
    }
    // exiftool has no name for such a document.
    try archive.tellParts(&found) { _, _ in }
    return true
  }

  /// Tells what the document says of itself, as far as it is not encrypted.
  ///
  /// - Returns: whether there is a part that says it.
  private static func tellProperties(
    _ archive: ZIPArchive, _ manifest: DocumentManifest?, _ found: inout MetadataBuilder
  ) -> Bool {
    var hasProperties = false
    // LibreOffice since 24.8 encrypts the whole document, which is a part then.
    let isEncrypted =
      archive.part("encrypted-package") != nil || manifest?.hasEncrypted == true
    // What an OpenDocument file says of itself is a part of its own, in XML with Dublin Core (OpenDocument 1.2
    // part 3 §3.1.3); of IDML it is XMP.
    if let part = archive.part("meta.xml") ?? archive.part("META-INF/metadata.xml") {
      hasProperties = true
      found.attempt(ofProperties: true) { (found) throws(MetadataError) in
        guard manifest?.hasEncryptedProperties != true else { return }
        found.add(.xmp, try part.content(archive.file, &found))
      }
    }
    if isEncrypted {
      found.warn(Warning(.unsupported, "the document is encrypted: only what is plain is told"))
    } else if found.format.isOpenDocument, let warning = manifest?.warning {
      found.warn(warning)
    }
    if !hasProperties || found.format.name == "EPUB" {
      found.attempt(ofProperties: true) { (found) throws(MetadataError) in
        guard let package = try PublicationPackage.part(archive, &found) else { return }
        hasProperties = true
        try PublicationPackage.tell(package.content(archive.file, &found), &found)
      }
    }
    if !hasProperties, found.format.name == CorelDrawing.format.name {
      CorelDrawing.tell(archive, &found)
    }
    return hasProperties
  }

  /// The parts that are pictures of the first page.
  static func pictures(_ archive: ZIPArchive) -> [ZIPPart] {
    ZIPPicture.thumbnails.compactMap { archive.part($0.name) }
      + [CalligraInformation.picture(archive)].compactMap(\.self)
  }
}

extension FileFormat {
  /// Whether it is OpenDocument, or what OpenOffice 1 had before it.
  package var isOpenDocument: Bool {
    ["application/vnd.oasis.opendocument.", "application/vnd.sun.xml."].contains(
      where: mimeType.hasPrefix)
  }
}
