/// A header with dates and lengths, which are twice as wide from version 1 on
/// (ISO 14496-12 §8.2.2, §8.3.2, §8.4.2).
struct TimedHeader: Sendable {
  let table: TagTable
  /// Where dates, lengths and what gets wider stand in version 0.
  let dates: [UInt32]
  let lengths: [UInt32]
  let wide: [UInt32]

  static let movie = TimedHeader(
    table: .quickTimeMovieHeader, dates: [4, 8], lengths: [16, 72, 76, 80, 84, 88, 92],
    wide: [4, 8, 16])
  static let track = TimedHeader(
    table: .quickTimeTrackHeader, dates: [4, 8], lengths: [20], wide: [4, 8, 20])
  static let media = TimedHeader(
    table: .quickTimeMediaHeader, dates: [4, 8], lengths: [16], wide: [4, 8, 16])

  /// Adds what a box says.
  ///
  /// - Parameter timeScale: the units of a second that lengths are in.
  func read(
    _ box: ISOBox, timeScale: Int, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try box.body.head(count: 128)
    let isWide = (bytes[0] ?? 0) != 0
    var shift = 0
    for row in table.rows.indices {
      let id = table.rows[row].id
      let position = Int(id) + shift
      let isLong = isWide && wide.contains(id)
      if isLong { shift += 4 }
      let name = table.rows[row].name
      if dates.contains(id) || lengths.contains(id) {
        guard
          let value = try? isLong
            ? bytes.uint64(at: position, .big) : UInt64(bytes.uint32(at: position, .big))
        else { return }
        if lengths.contains(id) {
          let length = Int(truncatingIfNeeded: value)
          found.add(table, name, group: scope.track, integers: [length, timeScale])
        } else {
          let zone = found.format.isRawPhoto && value > 0 ? [0] : []
          found.add(table, name, group: scope.track, integers: [Int(clamping: value)] + zone)
        }
        continue
      }
      guard let format = table.rows[row].format else {
        try? addSide(name, bytes.uint32(at: position, .big), scope, &found)
        continue
      }
      let count = Int(table.rows[row].count)
      guard let field = try? bytes.slice(at: position, count: count * format.size) else { return }
      // No language is none, not English.
      if name == "MediaLanguageCode", field[0] == 0, field[1] == 0 { continue }
      found.add(table, id, group: scope.track, format, count: count, .big, bytes: field)
    }
  }

  /// A side of the picture, 16.16 bits of which count those before the point; Pentax writes it
  /// as a whole number.
  private func addSide(
    _ name: String, _ value: Int, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) {
    guard value > 0 else { return }
    found.add(table, name, group: scope.track, value & 0xfff0_0000 != 0 ? value >> 16 : value)
  }
}
