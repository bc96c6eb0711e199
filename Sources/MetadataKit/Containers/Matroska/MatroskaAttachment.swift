/// A file within a Matroska file (RFC 9559 §5.1.6): covers are pictures of the movie.
struct MatroskaAttachment {
  private var type = ""
  var data: Region?

  mutating func note(_ id: UInt32, _ text: [UInt8]) {
    if id == MatroskaReader.ID.attachedType {
      type = String(decoding: text.prefix(64), as: UTF8.self)
    }
  }

  /// Tells of a picture.
  func tell(_ found: inout MetadataBuilder) {
    if let data, type.hasPrefix("image/") { found.note(.preview, data) }
  }
}
