/// Reads boxes of metadata, of a movie or of one of its tracks.
struct MovieMetadata {
  /// The whole file, which places of items count from.
  let file: Region

  func read(
    _ box: ISOBox, _ scope: inout MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    switch box.type {
    case "udta":
      found.walk(box.body) { (box, found) throws(MetadataError) in
        guard box.type == "meta" else {
          try UserDataBox.read(box, &found)
          return try UserDataTags.read(box, &scope, &found)
        }
        readMeta(box, isUserData: true, &scope, &found)
      }
    case "meta": readMeta(box, isUserData: false, &scope, &found)
    case "uuid":
      try found.readExtended(box)
      try UserMedia.read(box, scope, &found)
    default: return
    }
  }

  private func readMeta(
    _ box: ISOBox, isUserData: Bool, _ scope: inout MovieScope, _ found: inout MetadataBuilder
  ) {
    let meta = HEIFMeta(box.body, file: file, isUserData: isUserData, &scope, &found)
    meta.addMetadata(scope, to: &found)
  }
}
