/// An archive's parts, from the directory at its end.
struct ZIPDirectory {
  private(set) var parts: [ZIPPart] = []
  private var comment = ByteSlice([])

  /// Parts that are told of.
  private static let mostParts = 4096

  /// Reads what can be read of the directory; what is wrong with it is a warning.
  init(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    // The end record is followed by a comment of at most 65,535 bytes; nearly all have none.
    for length in [1 << 10, 22 + 0xffff] {
      let from = max(0, file.count - length)
      let tail = try file.head(at: from, count: file.count - from)
      var at = tail.count - 22
      while at >= 0, !tail.has("PK\u{5}\u{6}", at: at) { at -= 1 }
      guard at >= 0 else { continue }
      let size = try tail.uint32(at: at + 12, .little)
      let start = try tail.uint32(at: at + 16, .little)
      let commentLength = try tail.uint16(at: at + 20, .little)
      comment = tail.suffix(from: at + 22).prefix(commentLength)
      if start == 0xffff_ffff {
        found.warn(
          Warning(.unsupported, "an archive with a directory of 64 bits", at: tail.offset + at))
      } else {
        try read(file, at: start, count: size, &found)
      }
      return
    }
    found.warn(
      Warning(
        .truncated, "the archive ends without its directory", at: file.start + file.count))
  }

  private mutating func read(
    _ file: Region, at start: Int, count size: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let limit = found.limits.valueBytes
    let area = try file.head(at: start, count: min(size, limit))
    var position = 0
    while position < area.count, parts.count < Self.mostParts {
      if let end = add(area, at: position) {
        position = end
        continue
      }
      // Behind the last entry there may be a signature of all of them.
      if area.has("PK\u{5}\u{5}", at: position) { return }
      let next = Self.nextEntry(area, after: position)
      // The last one may be cut by the limit, and then there is nothing wrong with it.
      if next != nil || size <= limit {
        found.warn(
          Warning(
            .malformed, "a broken entry of the archive's directory", at: area.offset + position))
      }
      guard let next else { break }
      position = next
    }
    if parts.count == Self.mostParts, position < area.count {
      found.warn(
        Warning(
          .limitExceeded, "an archive of more than \(Self.mostParts) parts",
          at: area.offset + position))
    } else if size > limit {
      found.warn(
        Warning(
          .limitExceeded, "the archive's directory has more than \(limit) bytes",
          at: area.offset + area.count))
    } else if area.count < max(size, position) {
      found.warn(
        Warning(
          .truncated, "the archive's directory reaches past its end", at: area.offset + area.count))
    }
  }

  /// Where the next entry may start, from its mark.
  private static func nextEntry(_ area: ByteSlice, after position: Int) -> Int? {
    var place = position + 1
    while let next = area.firstIndex(of: UInt8(ascii: "P"), from: place) {
      if area.has("PK\u{1}\u{2}", at: next) { return next }
      place = next + 1
    }
    return nil
  }

  /// Takes the entry at a position, and answers where it ends; nil where none is.
  private mutating func add(_ area: ByteSlice, at position: Int) -> Int? {
    guard area.has("PK\u{1}\u{2}", at: position),
      let method = try? area.uint16(at: position + 10, .little),
      let size = try? area.uint32(at: position + 20, .little),
      let name = try? area.uint16(at: position + 28, .little),
      let extra = try? area.uint16(at: position + 30, .little),
      let comment = try? area.uint16(at: position + 32, .little),
      let start = try? area.uint32(at: position + 42, .little),
      let bytes = try? area.slice(at: position + 46, count: name)
    else { return nil }
    let count = 46 + name + extra + comment
    let record = area.suffix(from: position).prefix(count)
    parts.append(
      ZIPPart(
        name: bytes.text, method: method, size: size, start: start, record: record,
        nameLength: name, commentLength: record.count == count ? comment : 0))
    return position + count
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
