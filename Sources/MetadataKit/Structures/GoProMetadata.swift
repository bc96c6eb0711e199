/// GPMF: entries of four characters, a type, a size and a count; some hold entries themselves
/// (GoPro's gpmf-parser).
enum GoProMetadata {
  /// Entries within one another.
  private static let depth = 8

  @Sendable static func read(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    try read(try body.all(limit: found.limits.blockBytes), 0, &found)
  }

  private static func read(
    _ bytes: ByteSlice, _ level: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 0
    var hasScale = false
    while position + 8 <= bytes.count {
      let type = try FourCC(bytes, at: position)
      if type.code == 0 { return }
      let kind = try bytes.uint8(at: position + 4)
      let size = try bytes.uint8(at: position + 5)
      let count = try bytes.uint16(at: position + 6, .big)
      position += 8
      try found.charge(entries: 1)
      let value = try bytes.slice(at: position, count: size * count)
      position += (value.count + 3) & ~3
      guard !value.isEmpty else { continue }
      switch type {
      case "DEVC", "STRM":
        guard level < depth else { continue }
        do throws(MetadataError) {
          try read(value, level + 1, &found)
        } catch {
          found.warn(error)
        }
      case "SCAL": hasScale = true
      default:
        // Samples are what a container ends with: of scaled ones only those are told whose length
        // is all that is.
        let isSample = hasScale && position + 3 >= bytes.count
        try add(type, kind, size, count, value, isSample: isSample, &found)
      }
    }
  }

  private static func add(
    _ type: FourCC, _ kind: Int, _ size: Int, _ count: Int, _ value: ByteSlice, isSample: Bool,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.goPro
    guard let row = table.index(of: type.code) else { return }
    let format = Self.format(of: kind)
    if isSample, !table.rows[row].traits.contains(.binary) { return }
    if format == .undefined || format == .ascii {
      let isList = count > 1 && size > 1
      if isList { try found.charge(entries: count) }
      for index in 0..<(isList ? count : 1) {
        let part = isList ? value.suffix(from: index * size).prefix(size) : value
        let text = isList ? trimmed(part) : part.prefix(length(part))
        found.continuesList = index > 0
        found.add(
          table, type.code, .utf8, count: text.count, .big, bytes: text)
      }
    } else if kind == 0x71 || kind == 0x51 {
      let units = kind == 0x71 ? 4 : 8
      try found.charge(value.count * 2)
      guard value.count <= found.limits.valueBytes else {
        throw MetadataError(.limitExceeded, "too many of GoPro's numbers", at: value.offset)
      }
      let numbers = stride(from: 0, through: value.count - units, by: units).compactMap { place in
        units == 4
          ? (try? value.int32(at: place, .big)).map { Double($0) / 0x1_0000 }
          : (try? value.uint64(at: place, .big)).map {
            Double(Int64(bitPattern: $0)) / 0x1_0000_0000
          }
      }
      found.add(table, table.rows[row].name, doubles: numbers)
    } else {
      found.add(
        table, type.code, format, count: value.count / format.size, .big,
        bytes: value.prefix(value.count / format.size * format.size))
    }
  }

  /// Up to a NUL.
  private static func length(_ text: ByteSlice) -> Int {
    text.firstIndex(of: 0) ?? text.count
  }

  /// Without the NULs and blanks at its end.
  private static func trimmed(_ text: ByteSlice) -> ByteSlice {
    let bytes = text.elements
    let last = bytes.lastIndex { $0 != 0 && $0 != 0x20 }
    return text.prefix(last.map { $0 + 1 - bytes.startIndex } ?? 0)
  }

  private static func format(of kind: Int) -> TagFormat {
    switch kind {
    case 0x62: .signedByte  // b
    case 0x42: .byte  // B
    case 0x63: .ascii  // c
    case 0x73: .signedShort  // s
    case 0x53: .short  // S
    case 0x6c: .signedLong  // l
    case 0x4c: .long  // L
    case 0x66: .float  // f
    case 0x64: .double  // d
    case 0x6a: .signedLong8  // j
    case 0x4a: .long8  // J
    case 0x71, 0x51: .signedLong  // q, Q
    default: .undefined
    }
  }
}
