extension BlockKind {
  package static let panasonicCamera = BlockKind("panasonicCamera")
}

extension BlockDecoder {
  /// The camera's own directory in Panasonic's raw files.
  package static let panasonicCamera = BlockDecoder(.panasonicCamera) {
    (block, found) throws(MetadataError) in
    try PanasonicCamera.tell(block, &found)
  }
}

/// The directory that Panasonic's cameras keep of themselves: a TIFF structure whose offsets count
/// from its own start.
enum PanasonicCamera {
  static func tell(_ block: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let header = try TIFFHeader(block)
    guard !header.isBig, header.firstDirectory >= 8 else { return }
    let place = MakerNotePlace(
      region: block, position: header.firstDirectory, order: header.order, note: block,
      camera: found.camera)
    MakerNoteTags("Panasonic", .panasonicCamera, hasOtherLongs: true).tell(place, &found)
  }
}

extension NotePart.Content {
  /// Tells of it where it is a value of a maker's note.
  func tellPanasonicCamera(_ found: inout MetadataBuilder) {
    guard (try? found.charge(bytes.count)) != nil else { return }
    found.attempt { (found) throws(MetadataError) in
      try PanasonicCamera.tell(Region(inMemory: bytes.bytes), &found)
    }
  }
}
