/// Phase One's notes: directories of their own kind, in a note that has the raw picture too.
struct PhaseOneDirectory {
  private let note: Region
  private let order: ByteOrder
  private let table: TagTable
  /// What one entry has: 16 bytes, or 12 without a format.
  private let entrySize: Int

  /// The directory of a camera's note; nil where none starts so.
  init?(_ note: Region) {
    guard let head = try? note.head(count: 12), head.count == 12 else { return nil }
    if head.matches("IIII"), head.matches("waR", at: 5) {
      order = .little
    } else if head.matches("MMMMRaw") {
      order = .big
    } else {
      return nil
    }
    self.note = note
    table = .phaseOne
    entrySize = 16
  }

  /// The directory of what is known of a sensor.
  private init?(calibration note: Region) {
    guard let head = try? note.head(count: 12), head.count == 12 else { return nil }
    if head.matches("IIII\u{1}\0\0\0") {
      order = .little
    } else if head.matches("MMMM\0\0\0\u{1}") {
      order = .big
    } else {
      return nil
    }
    self.note = note
    table = .phaseOneCalibration
    entrySize = 12
  }

  func tell(_ found: inout MetadataBuilder) throws(MetadataError) {
    let start = try note.uint32(at: 8, order)
    let count = try note.uint32(at: start, order)
    guard (2...300).contains(count) else {
      throw MetadataError(
        .malformed, "a directory of Phase One with \(count) entries", at: note.start + start)
    }
    let entries = try note.slice(at: start + 8, count: count * entrySize)
    try found.charge(entries: count)
    for index in 0..<count {
      try entry(try entries.slice(at: index * entrySize, count: entrySize), &found)
    }
  }

  private func entry(_ entry: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) {
    let tag = try entry.uint32(at: 0, order)
    let size = try entry.uint32(at: entrySize - 8, order)
    let place = entry.offset - note.start + entrySize - 4
    let value = try note.region(
      at: size > 4 ? entry.uint32(at: entrySize - 4, order) : place, count: size)
    if tag == 0x110, entrySize == 16 {
      guard let inner = PhaseOneDirectory(calibration: value) else {
        return found.warn(
          Warning(.malformed, "no calibration of a sensor stands here", at: value.start))
      }
      return try inner.tell(&found)
    }
    let id = UInt32(clamping: tag)
    guard let row = table.index(of: id) else { return }
    let format = try format(row, entry, value)
    let length = size / format.size
    guard length <= 100_000, size <= found.limits.valueBytes else {
      return found.add(table, id, .undefined, count: size, order, left: value)
    }
    try found.charge(size)
    let bytes = try value.slice(at: 0, count: length * format.size)
    found.add(
      table, id, format, count: length, order, bytes: bytes, isInFile: value.isInFile)
    if entrySize == 16, size == 4, found.format.name == "IIQ" {
      // The directory of TIFF around has a small copy of the picture.
      if tag == 0x10c { found.facts.pixelWidth = try bytes.uint32(at: 0, order) }
      if tag == 0x10d { found.facts.pixelHeight = try bytes.uint32(at: 0, order) }
    }
  }

  /// The table's format, or the entry's, which tells numbers only by their size: what would have the
  /// exponent of a small number with a fraction is one.
  private func format(_ row: Int, _ entry: ByteSlice, _ value: Region) throws(MetadataError)
    -> TagFormat
  {
    if let format = table.rows[row].format { return format }
    let size = entrySize == 16 ? try entry.uint32(at: 4, order) : value.count % 4 == 0 ? 4 : 1
    switch size {
    case 1: return entrySize == 16 ? .ascii : .undefined
    case 2: return .signedShort
    case 4: break
    default: return .undefined
    }
    guard value.count >= 4 else { return .signedLong }
    let exponent = try value.uint32(at: 0, order) >> 23 & 0xff
    return (121..<140).contains(exponent) ? .float : .signedLong
  }
}
