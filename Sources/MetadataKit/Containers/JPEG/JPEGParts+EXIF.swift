extension JPEGParts {
  /// Takes a segment of EXIF: the next block, or, where it has no header of its own, more of the
  /// one before (as cameras write whose EXIF is longer than a segment).
  mutating func addEXIF(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try body.head(count: 2)
    if !exif.isEmpty, !head.matches("II"), !head.matches("MM") {
      try Self.append(body, to: &exif)
    } else {
      try finishEXIF(&found)
      exif = [body]
      djiThermal.note(exif: body)
    }
    isEXIFCutShort = found.isCutShort
  }

  /// How many segments the EXIF block at hand has so far.
  var exifCount: Int { exif.count }

  /// Hands over the EXIF block at hand, which no further segment continues.
  mutating func finishEXIF(_ found: inout MetadataBuilder) throws(MetadataError) {
    let parts = exif
    exif = []
    // The segments that came since may not be whole.
    let isCutShort = found.isCutShort
    defer { found.isCutShort = isCutShort }
    found.isCutShort = isEXIFCutShort
    if let block = try Self.join(parts, found.limits) { found.add(.exif, block) }
  }
}
