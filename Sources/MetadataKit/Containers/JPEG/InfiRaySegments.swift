/// What InfiRay's thermal cameras have in APP3 to APP9, once APP2 says that the file is theirs.
extension JPEGApplicationSegment {
  static let infiRay: [JPEGApplicationSegment] = [
    JPEGApplicationSegment(0xe2, "IJPEG\0", at: 4) { (body, parts, found) throws(MetadataError) in
      parts.isInfiRay = true
      found.add(.infiRayVersion, fieldsOf: try body.head(count: 1024), .little)
    },
    JPEGApplicationSegment(0xe3, "", infiRayLeast: 0) { (body, parts, _) throws(MetadataError) in
      try parts.addInfiRayData(body)
    },
    infiRay(0xe4, .infiRayFactory, least: 120),
    infiRay(0xe5, .infiRayPicture, least: 38),
    infiRay(0xe6, .infiRayMixMode, least: 129),
    infiRay(0xe7, .infiRayOpMode, least: 32),
    infiRay(0xe8, .infiRayIsothermal, least: 32),
    infiRay(0xe9, .infiRaySensor, least: 768),
  ]

  /// A segment of fields.
  private static func infiRay(
    _ marker: Int, _ table: @escaping @autoclosure @Sendable () -> TagTable, least: Int
  ) -> JPEGApplicationSegment {
    JPEGApplicationSegment(marker, "", infiRayLeast: least) {
      (body, _, found) throws(MetadataError) in
      let table = table()
      try found.charge(entries: table.rows.count)
      found.add(table, fieldsOf: try body.head(count: 1024), .little)
    }
  }
}
