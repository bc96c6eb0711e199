import UniformTypes

/// Photos that are parts of a document that is a ZIP archive: `word/media/image1.jpeg`, `Pictures/1.png`.
extension EnclosingDocument {
  static let office = archive(
    [
      "application/vnd.openxmlformats-officedocument.", "application/vnd.ms-word.",
      "application/vnd.ms-excel.", "application/vnd.ms-powerpoint.", "application/vnd.ms-visio.",
      "application/vnd.ms-officetheme", "application/vnd.ms-xpsdocument",
    ], told: OfficeDocument.pictures)

  /// OpenRaster and Krita have a picture as a whole, and its layers.
  static let marked = archive(
    [
      "application/vnd.oasis.opendocument.", "application/epub+zip", "application/x-ibooks+zip",
      "application/vnd.adobe.indesign-idml-package", "image/openraster", "application/x-krita",
    ], told: MarkedDocument.pictures)

  static let work = archive(
    ["application/x-iwork-", "application/x-iWork-"], told: WorkDocument.pictures)

  /// - Parameter told: the pictures of the document as a whole, which it tells of by itself.
  private static func archive(
    _ mimeTypes: [String], told: @escaping @Sendable (ZIPArchive) -> [ZIPPart]
  ) -> EnclosingDocument {
    EnclosingDocument([], mimeTypes: mimeTypes) { (file, most) throws(MetadataError) in
      // What is wrong with the directory is told by whoever reads the document.
      var found = MetadataBuilder(format: ZIPDocument.archive, options: ReadOptions())
      let archive = ZIPArchive(file, try ZIPDirectory(file, &found))
      let told = Set(told(archive).map(\.start))
      var pictures: [EnclosedFile] = []
      for part in archive.parts
      where pictures.count < most && part.size > 0 && part.ends(with: endings)
        && !told.contains(part.start)
      {
        pictures.append(picture(part, in: file))
      }
      return pictures
    }
  }

  /// A part, as far as it is there.
  private static func picture(_ part: ZIPPart, in file: Region) -> EnclosedFile {
    let start = try? part.storedStart(in: file)
    let stored = file.clamped(at: start ?? part.start, count: part.size)
    return EnclosedFile(
      range: stored.start..<(stored.start + stored.count),
      coding: start == nil ? .other : coding(of: part))
  }

  private static func coding(of part: ZIPPart) -> EnclosedFile.Coding {
    switch part.method {
    case _ where part.isEncrypted: .other
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
}
