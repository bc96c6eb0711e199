/// Metadata in nested structures of a name, a value and parts.
enum RealMetadata {
  /// Structures within one another.
  private static let depth = 16

  /// Reads what stands at the file's end: a footer, and ID3 behind it.
  static func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard file.count >= 140 else { return }
    let footer = try file.slice(at: file.count - 140, count: 12)
    guard footer.matches("RMJE") else { return }
    found.attempt { (found) throws(MetadataError) in try read(footer, of: file, &found) }
    if let tag = ID3Version1.region(of: file) { found.add(.id3, tag) }
  }

  private static func read(
    _ footer: ByteSlice, of file: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let size = try footer.uint32(at: 8, .big)
    let body = try file.region(at: file.count - 140 - size, count: size)
    let bytes = try body.all(limit: found.limits.blockBytes)
    guard bytes.matches("RJMD") else {
      throw MetadataError(.malformed, "a footer that leads to no metadata", at: footer.offset)
    }
    try read(bytes.suffix(from: 8), "Real-RJMD", "", 0, &found)
  }

  static func read(
    _ bytes: ByteSlice, _ group: String, _ prefix: String, _ level: Int,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard level < depth else {
      throw MetadataError(.limitExceeded, "structures that are too deep", at: bytes.offset)
    }
    var position = 0
    while let head = try? bytes.slice(at: position, count: 28) {
      try found.charge(entries: 1)
      let numbers = (0..<7).map { (try? head.uint32(at: $0 * 4, .big)) ?? 0 }
      let (size, type, start, parts, length) = (
        numbers[0], numbers[1], numbers[3], numbers[5], numbers[6]
      )
      // What fills up is no structure.
      if numbers.allSatisfy({ $0 == 0 }) { return }
      guard size >= 28, let whole = try? bytes.slice(at: position, count: size) else {
        throw MetadataError(
          .malformed, "a structure of metadata does not fit its place", at: head.offset)
      }
      position += size
      guard let name = try? whole.slice(at: 28, count: length), start >= 28 + length,
        let count = try? whole.uint32(at: start, .big),
        let value = try? whole.slice(at: start + 4, count: count)
      else {
        found.warn(
          Warning(.malformed, "a structure of metadata without its parts", at: head.offset))
        continue
      }
      let own = String(
        decoding: name.prefix(Limits.nameBytes).elements.untilNUL, as: UTF8.self
      )
      .filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let full = prefix + own
      if count > 0 { add(full, type, value, group, &found) }
      if parts > 0, full.utf8.count <= 1024 {
        let inner = start + 4 + count + parts * 8
        if inner < size {
          found.attempt { (found) throws(MetadataError) in
            try read(whole.suffix(from: inner), group, full, level + 1, &found)
          }
        }
      }
    }
  }

  private static func add(
    _ name: String, _ type: Int, _ value: ByteSlice, _ group: String,
    _ found: inout MetadataBuilder
  ) {
    let name = name.prefix(1).uppercased() + name.dropFirst()
    guard !name.isEmpty else { return }
    switch type {
    case 1, 2, 6, 8:
      let text = value.elements.untilNUL
      found.add(.realMetadata, name, group: group, latin: text, offset: value.offset)
    case 3, 4:
      let size = type == 3 && value.count != 4 ? 1 : 4
      guard value.count >= size else { return }
      let numbers = value.elements.prefix(size).bigEndian(Int.self)
      found.add(.realMetadata, name, group: group, numbers)
    case 5: found.add(.realMetadata, name, group: group, bytes: value)
    case 7:
      let text = Array(value.elements.untilNUL)
      found.add(
        .realMetadata, name, group: group, text: RealValue.date(text) ?? text, offset: -1)
    default: return
    }
  }
}
