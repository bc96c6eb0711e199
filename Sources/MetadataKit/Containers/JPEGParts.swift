/// Blocks that several segments of a JPEG hold in parts, as they come in.
struct JPEGParts {
  /// The parts of the color profile and their numbers.
  var profile: [(number: Int, region: Region)] = []
  private var exif: [Region] = []

  /// Takes a segment of EXIF: the next block, or, where it has no header of its own, more of the
  /// one before (as cameras write whose EXIF is longer than a segment).
  mutating func addEXIF(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try body.head(count: 2)
    if !exif.isEmpty, !head.matches("II"), !head.matches("MM") {
      exif.append(body)
    } else {
      try finishEXIF(&found)
      exif = [body]
    }
  }

  /// Hands over what is complete at the end of the file's segments.
  mutating func finish(_ found: inout MetadataBuilder) throws(MetadataError) {
    try finishEXIF(&found)
    let parts = profile.sorted { $0.number < $1.number }.map(\.region)
    profile = []
    if let block = try Self.join(parts, found.limits) { found.add(.icc, block) }
  }

  /// How many segments the EXIF block at hand has so far.
  var exifCount: Int { exif.count }

  /// Hands over the EXIF block at hand, which no further segment continues.
  mutating func finishEXIF(_ found: inout MetadataBuilder) throws(MetadataError) {
    let parts = exif
    exif = []
    if let block = try Self.join(parts, found.limits) { found.add(.exif, block) }
  }

  /// One part as it stands in the file; more of them put together in memory.
  private static func join(_ parts: [Region], _ limits: Limits) throws(MetadataError) -> Region? {
    guard parts.count > 1 else { return parts.first }
    var bytes: [UInt8] = []
    for part in parts {
      guard bytes.count + part.count <= limits.blockBytes else {
        throw MetadataError(.limitExceeded, "a block in too many parts", at: part.start)
      }
      bytes += try part.all(limit: limits.blockBytes).elements
    }
    return Region(inMemory: bytes)
  }
}
