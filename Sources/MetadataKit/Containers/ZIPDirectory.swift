/// An archive's parts, from the directory at its end.
struct ZIPDirectory {
  private(set) var parts: [ZIPPart] = []
  private var comment = ByteSlice([])

  init(_ file: Region, _ limits: Limits) throws(MetadataError) {
    // The end record is followed by a comment of at most 65,535 bytes; nearly all have none.
    for length in [1 << 10, 22 + 0xffff] {
      let from = max(0, file.count - length)
      let tail = try file.head(at: from, count: file.count - from)
      var at = tail.count - 22
      while at >= 0, !tail.has("PK\u{5}\u{6}", at: at) { at -= 1 }
      guard at >= 0 else { continue }
      let size = try tail.uint32(at: at + 12, .little)
      let start = try tail.uint32(at: at + 16, .little)
      let area = file.clamped(at: start, count: min(size, limits.valueBytes))
      read(try area.all(limit: limits.valueBytes))
      let length = try tail.uint16(at: at + 20, .little)
      comment = tail.suffix(from: at + 22).prefix(length)
      return
    }
  }

  private mutating func read(_ area: ByteSlice) {
    var position = 0
    while parts.count < 4096, area.has("PK\u{1}\u{2}", at: position),
      let name = try? area.uint16(at: position + 28, .little),
      let extra = try? area.uint16(at: position + 30, .little),
      let comment = try? area.uint16(at: position + 32, .little),
      let bytes = try? area.slice(at: position + 46, count: name)
    {
      if let method = try? area.uint16(at: position + 10, .little),
        let size = try? area.uint32(at: position + 20, .little),
        let start = try? area.uint32(at: position + 42, .little)
      {
        parts.append(
          ZIPPart(
            name: bytes.text, method: method, size: size, start: start,
            record: area.suffix(from: position).prefix(46 + name + extra + comment),
            nameLength: name, commentLength: comment))
      }
      position += 46 + name + extra + comment
    }
  }

  /// Tells what the archive as a whole says (§4.3.16).
  func tellComment(_ found: inout MetadataBuilder) {
    guard !comment.isEmpty else { return }
    found.add(.file, "Comment", text: comment.elements, offset: comment.offset)
  }
}

/// A part of an archive, as the directory tells of it.
struct ZIPPart {
  let name: String
  /// How it is compressed (§4.4.5).
  let method: Int
  /// How many bytes it has in the archive.
  let size: Int
  /// Where its own header starts.
  let start: Int
  /// The directory's entry (§4.3.12): 46 bytes, the name, what extends it, a comment.
  let record: ByteSlice
  let nameLength: Int
  let commentLength: Int

  /// Adds what the directory tells of the part.
  func tell(_ found: inout MetadataBuilder) throws(MetadataError) {
    try found.charge(entries: 9, bytes: nameLength + commentLength)
    found.add(.zip, fieldsOf: record.prefix(46), .little)
    let name = try record.slice(at: 46, count: nameLength)
    found.add(.zip, "ZipFileName", text: name.elements, offset: name.offset)
    let comment = record.suffix(from: max(0, record.count - commentLength))
    if !comment.isEmpty {
      found.add(.zip, "ZipFileComment", text: comment.elements, offset: comment.offset)
    }
  }

  /// Whether its name ends in one of some extensions.
  func ends(with extensions: [String]) -> Bool { Self.name(name, endsWith: extensions) }

  static func name(_ name: String, endsWith extensions: [String]) -> Bool {
    let bytes = name.utf8.suffix(8).map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    guard let dot = bytes.lastIndex(of: 0x2e) else { return false }
    return extensions.contains { bytes[(dot + 1)...].elementsEqual($0.utf8) }
  }

  /// How many bytes it says to have been before it was compressed.
  var length: Int { (try? record.uint32(at: 24, .little)) ?? 0 }

  /// The part as it was before it was compressed.
  ///
  /// - Parameter isOfLength: whether no more may come out than it says, for which its reader has paid.
  func content(
    _ archive: Region, _ limits: Limits, isOfLength: Bool = false
  ) throws(MetadataError) -> Region {
    let header = try archive.slice(at: start, count: 30)
    let position =
      start + 30 + (try header.uint16(at: 26, .little)) + (try header.uint16(at: 28, .little))
    let stored = try archive.region(at: position, count: size)
    switch method {
    case 0: return stored
    case 8:
      let inflated = Inflated(
        try stored.all(limit: limits.blockBytes),
        // A stream ends behind its last byte, for which there must be room.
        limit: min(isOfLength ? length + 1 : .max, limits.inflatedBytes), isRaw: true)
      if let error = inflated.error { throw error }
      return Region(inMemory: inflated.bytes)
    default:
      throw MetadataError(
        .unsupported, "a part of an archive that is compressed by method \(method)",
        at: stored.start)
    }
  }
}
