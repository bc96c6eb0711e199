/// A movie's headers, compressed: the `cmov` box (QTFF, compressed movie resources).
enum CompressedMovie {
  /// The body of the `moov` box that is in it, or nil where there is none.
  static func inflate(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError)
    -> Region?
  {
    var method: FourCC = ""
    var data: Region?
    found.walk(box.body) { (part, found) throws(MetadataError) in
      switch part.type {
      case "dcom":
        try found.add(leaf: part, .quickTimeMain, group: nil)
        method = try FourCC(try part.body.slice(at: 0, count: 4), at: 0)
      case "cmvd": data = part.body.region(from: 4)  // behind the size when inflated
      default: return
      }
    }
    guard let data else { return nil }
    guard method == "zlib" else {
      throw MetadataError(
        .unsupported, "movie headers that are compressed by '\(method)'", at: box.offset)
    }
    let inflated = Inflated(
      try data.all(limit: found.limits.blockBytes),
      limit: min(found.limits.inflatedBytes, found.roomToDecode))
    // A file may have several movies.
    try found.charge(inflated.bytes.count)
    if let error = inflated.error { found.warn(error) }
    var boxes = ISOBoxes(Region(inMemory: inflated.bytes), limit: 1)
    guard let movie = try boxes.next(), movie.type == "moov" else { return nil }
    return movie.body
  }
}
