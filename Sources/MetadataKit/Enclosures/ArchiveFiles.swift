/// Pictures, movies, sounds and documents that are parts of a document that is a ZIP archive, and the XMP of such:
/// `word/media/image1.jpeg`, `Pictures/1.png`, `ppt/embeddings/Microsoft_Word_Document1.docx`.
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
      "application/vnd.oasis.opendocument.", "application/vnd.sun.xml.", "application/epub+zip",
      "application/x-ibooks+zip", "application/vnd.adobe.indesign-idml-package", "image/openraster",
      "application/x-krita", "application/x-kword", "application/x-kspread",
      "application/x-kpresenter", "application/x-karbon", "application/x-kivio",
      "application/x-vnd.corel.", "application/vnd.corel-draw",
    ], told: MarkedDocument.pictures)

  static let work = archive(
    ["application/x-iwork-", "application/x-iWork-"], told: WorkDocument.pictures)

  /// - Parameter told: the pictures of the document as a whole, which it tells of by itself.
  private static func archive(
    _ mimeTypes: [String], told: @escaping @Sendable (ZIPArchive) -> [ZIPPart]
  ) -> EnclosingDocument {
    EnclosingDocument([], mimeTypes: mimeTypes) { (file, most, files) throws(MetadataError) in
      // What is wrong with the directory is told by whoever reads the document.
      var found = MetadataBuilder(format: ZIPDocument.archive, options: ReadOptions())
      let archive = ZIPArchive(file, try ZIPDirectory(file, &found))
      let told = Set(told(archive).map(\.start))
      for part in archive.parts where files.count < most && part.size > 0 && part.length > 0 {
        let isPacket = isPacket(part)
        guard let isPromised = isPacket ? true : isPromised(part) else { continue }
        let start = try? part.storedStart(in: file)
        // As far as it is there.
        let stored = file.clamped(at: start ?? part.start, count: part.size)
        files.append(
          EnclosedFile(
            range: stored.start..<(stored.start + stored.count),
            coding: start == nil ? .other : coding(of: part), isPromised: isPromised,
            isOfWhole: told.contains(part.start), isPacket: isPacket))
      }
    }
  }

  private static func coding(of part: ZIPPart) -> EnclosedFile.Coding {
    switch part.method {
    case _ where part.isEncrypted: .encrypted
    case 0: .plain
    case 8: .deflated(length: part.length)
    default: .other
    }
  }

  /// Whether a part is the XMP of a layer, as Krita keeps that of photos: `a/layers/layer2.xmp.metadata`.
  private static func isPacket(_ part: ZIPPart) -> Bool {
    part.nameBytes.elements.span.endsInAnyCase(".xmp.metadata")
  }

  /// Whether a part's name promises a file that says something of itself; false where others have such names, too, and
  /// nil where it is no such name.
  private static func isPromised(_ part: ZIPPart) -> Bool? {
    let steps = part.nameBytes.elements.split(separator: 0x2f)
    guard let name = steps.last, !isMute(name) else { return nil }
    if MediaExtension.promisesMedia(name) == true { return true }
    let isInFolder = steps.dropLast().contains { step in
      folders.contains { step.count == $0.utf8.count && step.span.matchesInAnyCase($0) }
    }
    return isInFolder || MediaExtension.hasOne(name) ? false : nil
  }

  /// Folders of such files, whatever these are called: objects of OLE are (`oleObject1.bin`).
  private static let folders = ["media", "embeddings", "pictures"]

  /// Whether it is a drawing that says nothing of itself (WMF), or no more than its title and its program (EMF), of which
  /// some documents have hundreds.
  private static func isMute(_ name: ArraySlice<UInt8>) -> Bool {
    ["emf", "wmf"].contains(MediaExtension.suffix(of: name))
  }
}
