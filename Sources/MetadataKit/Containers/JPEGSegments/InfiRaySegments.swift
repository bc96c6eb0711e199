/// What InfiRay's thermal cameras have in APP3 to APP9, once APP2 says that the file is theirs.
struct InfiRaySegments {
  private var isInfiRay = false
  /// The pictures of APP3.
  private var pictures: [Region] = []

  /// Reads a segment; answers whether it is one of these.
  mutating func read(
    _ marker: Int, _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Bool {
    if marker == 0xe2 {
      guard try body.head(count: 10).matches("IJPEG\0", at: 4) else { return false }
      isInfiRay = true
      found.add(.infiRayVersion, fieldsOf: try body.head(count: 1024), .little)
      return true
    }
    guard isInfiRay else { return false }
    if marker == 0xe3 {
      try JPEGParts.append(body, to: &pictures)
      return true
    }
    guard let (table, least) = Self.table(of: marker), body.count >= least else { return false }
    try found.charge(entries: table.rows.count)
    found.add(table, fieldsOf: try body.head(count: 1024), .little)
    return true
  }

  func finish(_ found: inout MetadataBuilder) throws(MetadataError) {
    if let pictures = try JPEGParts.join(pictures, found.limits) {
      found.add(.infiRayVersion, "ImagingData", left: pictures)
    }
  }

  /// The table of a segment, and how many bytes it has at least.
  private static func table(of marker: Int) -> (TagTable, Int)? {
    switch marker {
    case 0xe4: (.infiRayFactory, 120)
    case 0xe5: (.infiRayPicture, 38)
    case 0xe6: (.infiRayMixMode, 129)
    case 0xe7: (.infiRayOpMode, 32)
    case 0xe8: (.infiRayIsothermal, 32)
    case 0xe9: (.infiRaySensor, 768)
    default: nil
    }
  }
}
