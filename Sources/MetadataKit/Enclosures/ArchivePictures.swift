import UniformTypes

extension EnclosingDocument {
  /// Photos that are parts of a document that is a ZIP archive: `word/media/image1.jpeg`, `Pictures/1.png`.
  static let archive = EnclosingDocument(
    [],
    mimeTypes: [
      "application/vnd.openxmlformats-officedocument.", "application/vnd.ms-word.",
      "application/vnd.ms-excel.", "application/vnd.ms-powerpoint.", "application/vnd.ms-visio.",
      "application/vnd.ms-officetheme", "application/vnd.ms-xpsdocument",
      "application/vnd.oasis.opendocument.", "application/epub+zip", "application/x-ibooks+zip",
      "application/x-iwork-", "application/x-iWork-",
      "application/vnd.adobe.indesign-idml-package",
      // A picture as a whole, and its layers.
      "image/openraster", "application/x-krita",
    ]
  ) { (file, most) throws(MetadataError) in
    // What is wrong with the directory is told by whoever reads the document.
    var found = MetadataBuilder(format: ZIPDocument.archive, options: ReadOptions())
    var pictures: [EnclosedPicture] = []
    for part in try ZIPDirectory(file, &found).parts
    where pictures.count < most && part.ends(with: endings) && !isOfWhole(part.nameBytes) {
      guard let stored = try? part.stored(in: file), stored.count > 0 else { continue }
      pictures.append(
        EnclosedPicture(
          range: stored.start..<(stored.start + stored.count), coding: coding(of: part)))
    }
    return pictures
  }

  private static func coding(of part: ZIPPart) -> EnclosedPicture.Coding {
    switch part.method {
    case 0: .plain
    case 8: .deflated(length: part.length)
    default: .other
    }
  }

  /// The endings of pictures that say something of themselves.
  private static let endings = [
    "avif", "gif", "heic", "heif", "jfif", "jpe", "jpeg", "jpg", "jxl", "png", "tif", "tiff",
    "webp",
  ]

  /// Whether a part is a picture of the document, which tells of it by itself.
  private static func isOfWhole(_ name: ByteSlice) -> Bool {
    ["docprops/", "thumbnails/", "quicklook/", "preview"].contains {
      name.elements.span.matchesInAnyCase($0)
    }
  }
}
