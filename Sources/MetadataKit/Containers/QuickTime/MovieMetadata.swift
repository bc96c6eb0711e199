/// Reads boxes of metadata, of a movie or of one of its tracks.
struct MovieMetadata {
  /// The whole file, which places of items count from.
  let file: Region

  func read(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    switch box.type {
    case "udta":
      found.walk(box.body) { (box, found) throws(MetadataError) in
        try UserDataBox.read(box, &found)
      }
    case "meta": HEIFMeta(box.body, file: file, &found).addBlocks(to: &found)
    case "uuid": try found.readExtended(box)
    default: return
    }
  }
}
