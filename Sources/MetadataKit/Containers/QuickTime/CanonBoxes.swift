/// What Canon's cameras put into movies and CR3 files.
///
/// CR3 has no one EXIF block: each of its directories is a TIFF structure of its own.
enum CanonBoxes {
  /// Reads the boxes of the `uuid` box that stands in `moov`.
  static func read(_ body: Region, _ found: inout MetadataBuilder) {
    found.walk(body) { (box, found) throws(MetadataError) in
      switch box.type {
      case "CNCV":
        // The compressor's version tells photos from movies: CanonCR3…, CanonCRM….
        let text = try box.body.head(count: 8)
        if text.matches("CanonCR3") { found.name("CR3") }
        if text.matches("CanonCRM") { found.name("CRM") }
        if let all = try? box.body.all(limit: 256) {
          found.add(
            .canonBoxes, "CompressorVersion", text: all.elements.untilNUL,
            offset: all.offset)
        }
      case "CMT1": found.add(.exif, box.body)
      case "CMT2": found.add(.exifDirectory, box.body)
      case "CMT3":
        found.note(.makerNote, box.body)
        found.postpone(.canonNote, box.body)
      case "CMT4": found.add(.gpsDirectory, box.body)
      case "THMB":
        if let picture = notePicture(.thumbnail, box.body, sizeAt: 8, &found) {
          found.add(.canonBoxes, "ThumbnailImage", left: picture)
        }
      default: return
      }
    }
  }

  /// Reads the preview of a CR3 file, which stands beside `moov`.
  static func readPreview(_ body: Region, _ found: inout MetadataBuilder) {
    found.walk(body.region(from: 8)) { (box, found) throws(MetadataError) in
      if box.type == "PRVW" { notePicture(.preview, box.body, sizeAt: 12, &found) }
    }
  }

  /// Reads the edits of Canon's Digital Photo Professional 4, in the box that it appends.
  static func readRecipe(_ body: Region, _ found: inout MetadataBuilder) {
    found.walk(body) { (box, found) throws(MetadataError) in
      guard box.type == "CNOP" else { return }
      var recipe = try CanonRecipe(endOf: box.body)
      try recipe.tell(&found)
    }
  }

  /// A JPEG behind sixteen bytes, one number of which is its size.
  @discardableResult
  private static func notePicture(
    _ kind: BlockKind, _ body: Region, sizeAt position: Int, _ found: inout MetadataBuilder
  ) -> Region? {
    guard let size = try? body.uint32(at: position, .big), size > 0 else { return nil }
    let picture = body.clamped(at: 16, count: size)
    found.note(kind, picture)
    return picture
  }
}
