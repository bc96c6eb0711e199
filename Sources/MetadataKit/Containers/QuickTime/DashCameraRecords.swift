/// What dash cameras of DuDuBell (M1) and VSYS (M6L) write beside a movie: a record a second of where
/// they were, and five of how they moved. The first ones are told.
enum DashCameraRecords {
  /// `gps0`: numbers of 32 bytes, with the last byte first.
  static func readPlace(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    // Before the camera knows where it is, it is nowhere.
    for start in stride(from: 0, through: min(body.count, mostBytes) - 32, by: 32) {
      let record = try body.slice(at: start, count: 32)
      // Lamax's S9 enciphers them.
      guard
        !record.suffix(from: 2).elements.starts(with: [0xf2, 0xe1, 0xf0, 0xee, 0x54, 0x54, 0x98])
      else { return }
      if try tellPlace(record, &found) { return }
    }
  }

  /// An hour of them.
  private static let mostBytes = 3600 * 32

  /// Whether a record has a place, which is told.
  private static func tellPlace(
    _ bytes: ByteSlice, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Bool {
    let latitude = Double(bitPattern: try bytes.uint64(at: 0, .little))
    let longitude = Double(bitPattern: try bytes.uint64(at: 8, .little))
    guard latitude.magnitude <= 9000, longitude.magnitude <= 18000 else { return false }
    let date = bytes.suffix(from: 22).prefix(6).elements.map(Int.init)
    let table = TagTable.quickTimeDashCamera
    var text = TextBuffer()
    for (place, separator) in zip(date.indices, ["", ":", ":", " ", ":", ":"]) {
      text.append(separator)
      let number = place == 0 ? 2000 + date[place] : date[place]
      text.append(number < 10 ? "0\(number)" : "\(number)")
    }
    text.append("Z")
    found.add(table, "GPSDateTime", text: text.bytes, offset: bytes.offset + 22)
    found.add(table, "GPSLatitude", doubles: [degrees(latitude)])
    found.add(table, "GPSLongitude", doubles: [degrees(longitude)])
    found.add(table, "GPSSpeed", try bytes.uint16(at: 20, .little))
    found.add(table, "GPSTrack", try bytes.uint8(at: 28) * 2)
    found.add(
      table, "GPSAltitude",
      Int(Int32(truncatingIfNeeded: try bytes.uint32(at: 16, .little))))
    return true
  }

  /// `gsen`: sixteenths of the earth's acceleration along three axes.
  static func readMotion(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard body.count >= 3 else { return }
    let axes = try body.slice(at: 0, count: 3).elements.map { Double(Int8(bitPattern: $0)) / 16 }
    found.add(.quickTimeDashCamera, "Accelerometer", doubles: axes)
  }

  /// Degrees of what has minutes below the hundreds.
  private static func degrees(_ value: Double) -> Double {
    let whole = (value / 100).rounded(.towardZero)
    return whole + (value - whole * 100) / 60
  }
}
