/// An archive's parts, and the bytes that they are in.
struct ZIPArchive {
  let file: Region
  let parts: [ZIPPart]

  init(_ file: Region, _ directory: ZIPDirectory) {
    self.file = file
    parts = directory.parts
  }

  /// The first part of a name.
  func part(_ name: String) -> ZIPPart? { parts.first { $0.isNamed(name) } }

  /// What the first part of a name was; nil where there is none, or none that can be read.
  func content(_ name: String, _ found: inout MetadataBuilder) -> Region? {
    guard let part = part(name) else { return nil }
    return content(part, &found)
  }

  /// What a part was; nil, and a warning, where it cannot be read.
  func content(_ part: ZIPPart, _ found: inout MetadataBuilder) -> Region? {
    do throws(MetadataError) {
      return try part.content(file, &found)
    } catch {
      found.warn(error)
      return nil
    }
  }

  /// A part that is XML, ready to be parsed; nil where it has not a word, in any case, without which there is
  /// nothing to tell of it.
  func text(
    _ part: ZIPPart, having word: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> ArraySlice<UInt8>? {
    let content = try part.content(file, &found)
    // What is compressed is paid for.
    if part.method == 0 { try found.charge(content.count) }
    let text = XMLText(try content.all(limit: found.limits.inflatedBytes).elements).bytes
    return text.span.containsInAnyCase(word) ? text : nil
  }

  /// Tells of a picture that a part is.
  func tell(
    _ picture: ZIPPicture, _ part: ZIPPart, _ found: inout MetadataBuilder
  ) {
    guard let content = content(part, &found) else { return }
    found.add(.file, picture.tag, left: content)
    // What can be shown.
    if !picture.isDocument { found.note(picture.kind, content) }
  }

  /// Tells of the parts of an archive that is no document with properties of its own, and of the pictures that
  /// stand for it.
  func tell(_ found: inout MetadataBuilder) throws(MetadataError) {
    if let kind = ZIPDocument.kind(
      parts: parts.map(\.name), fileExtension: found.fileExtension)
    {
      found.format = kind.format
      found.misreadFormat = kind.inExiftool
    }
    try tellParts(&found) { part, found in
      if let picture = ZIPPicture.all.first(where: { part.isNamed($0.name) }) {
        tell(picture, part, &found)
      } else if part.isNamed("meta.json") {
        tellNotes(part, &found)
      }
    }
    if found.format.name == CorelDrawing.format.name { CorelDrawing.tell(self, &found) }
  }

  /// Tells what Sketch notes of a drawing: its pages, and by which program it was made.
  private func tellNotes(_ part: ZIPPart, _ found: inout MetadataBuilder) {
    guard let content = content(part, &found), (try? content.head(count: 1)[0]) == 0x7b else {
      return
    }
    found.attempt { (found) throws(MetadataError) in try JSONFile.read(content, &found) }
    let program = found.store.first("JSON", named: "App")?.description ?? ""
    guard program.lowercased().contains("sketch") else { return }
    found.format = FileFormat("SKETCH", "sketch", "application/sketch", nil)
    found.misreadFormat = nil
  }

  /// Tells of each part, and what else there is to tell of it. To exiftool each is a document of its own: of several
  /// tags of a name the first counts.
  func tellParts(
    _ found: inout MetadataBuilder, _ more: (ZIPPart, inout MetadataBuilder) -> Void
  ) throws(MetadataError) {
    defer { found.context.document = 0 }
    for (index, part) in parts.enumerated() {
      found.context.document = UInt8(clamping: index + 1)
      try part.tell(&found)
      more(part, &found)
    }
  }
}

/// A picture of a document as a whole, by the name of the part that it is.
struct ZIPPicture: Sendable {
  let name: String
  /// What exiftool calls it.
  let tag: String
  let kind: BlockKind
  /// Whether it is no picture but a document.
  var isDocument = false

  /// Those of Sketch, and of iWork since 2013.
  static let all = [
    ZIPPicture(name: "previews/preview.png", tag: "PreviewPNG", kind: .preview),
    ZIPPicture(name: "preview.jpg", tag: "PreviewImage", kind: .preview),
    ZIPPicture(name: "preview-web.jpg", tag: "OtherImage", kind: .preview),
    ZIPPicture(name: "preview-micro.jpg", tag: "ThumbnailImage", kind: .thumbnail),
    ZIPPicture(name: "QuickLook/Preview.pdf", tag: "PreviewPDF", kind: .preview, isDocument: true),
  ]

  /// Those of OpenDocument (1.2 part 3 §3.1.6): a small picture of the first page.
  static let thumbnails = [
    ZIPPicture(name: "Thumbnails/thumbnail.jpg", tag: "PreviewImage", kind: .preview),
    ZIPPicture(name: "Thumbnails/thumbnail.png", tag: "PreviewPNG", kind: .preview),
  ]
}
