/// An archive's parts, from the directory at its end.
struct ZIPDirectory {
  private(set) var parts: [ZIPPart] = []
  /// Whether there is no directory, and the parts are those that their own headers tell of.
  private(set) var isMissing = false
  private var comment = ByteSlice([])
  /// How many bytes stand before the archive that its places do not count; below 0, how many are lost within it.
  private var shift = 0

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
      if let wide = try? Self.wide(file, endingAt: from + at) {
        try read(file, at: wide.start, count: wide.size, &found)
      } else if start == 0xffff_ffff {
        found.warn(
          Warning(
            .malformed, "the place of the archive's directory is not there",
            at: tail.offset + at))
        try readHeaders(file, &found)
      } else {
        // Of an archive that something was put in front of, or that something is lost of, the directory still ends
        // where its end record is.
        let place = from + at - size
        if place != start, place >= 0,
          !(try file.head(at: start, count: 4).has(Self.entryMark)),
          try file.head(at: place, count: 4).has(Self.entryMark)
        {
          shift = place - start
        }
        try read(file, at: start + shift, count: size, &found)
        if shift < 0 {
          found.warn(
            Warning(
              .malformed, "bytes of the archive are lost (\(-shift))", at: file.start + place))
          keepUnmoved(file)
        }
      }
      return
    }
    found.warn(
      Warning(
        .truncated, "the archive ends without its directory", at: file.start + file.count))
    try readHeaders(file, &found)
  }

  /// Where a directory of 64 bits is (§4.3.14, §4.3.15); nil where no locator stands before the end record.
  private static func wide(
    _ file: Region, endingAt end: Int
  ) throws(MetadataError) -> (start: Int, size: Int)? {
    guard end >= 20 else { return nil }
    let locator = try file.slice(at: end - 20, count: 20)
    guard locator.has("PK\u{6}\u{7}") else { return nil }
    let record = try file.slice(
      at: Int(clamping: try locator.uint64(at: 8, .little)), count: 56)
    guard record.has("PK\u{6}\u{6}") else { return nil }
    return (
      Int(clamping: try record.uint64(at: 48, .little)),
      Int(clamping: try record.uint64(at: 40, .little))
    )
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

  /// What stands before the place where something is lost is where it is said to be.
  private mutating func keepUnmoved(_ file: Region) {
    for index in parts.indices {
      let place = parts[index].start
      let isThere = place >= 0 && (try? file.head(at: place, count: 4))?.has("PK\u{3}\u{4}") == true
      if !isThere { parts[index].start -= shift }
    }
  }

  private static let entryMark = "PK\u{1}\u{2}"

  /// Where the next entry may start, from its mark.
  private static func nextEntry(_ area: ByteSlice, after position: Int) -> Int? {
    var place = position + 1
    while let next = area.firstIndex(of: UInt8(ascii: "P"), from: place) {
      if area.has(entryMark, at: next) { return next }
      place = next + 1
    }
    return nil
  }

  /// Takes the entry at a position, and answers where it ends; nil where none is.
  private mutating func add(_ area: ByteSlice, at position: Int) -> Int? {
    guard area.has(Self.entryMark, at: position),
      let fields = try? area.slice(at: position, count: 46),
      let name = try? fields.uint16(at: 28, .little),
      let extra = try? fields.uint16(at: 30, .little),
      let comment = try? fields.uint16(at: 32, .little),
      let start = try? fields.uint32(at: 42, .little),
      let nameBytes = try? area.slice(at: position + 46, count: name)
    else { return nil }
    let rest = area.suffix(from: position + 46 + name)
    let part = try? ZIPPart(
      fields, name: nameBytes, extra: rest.prefix(extra),
      comment: rest.count >= extra + comment
        ? rest.suffix(from: extra).prefix(comment) : ByteSlice([]),
      start: start + shift)
    guard let part else { return nil }
    parts.append(part)
    return position + 46 + name + extra + comment
  }

  /// Goes from one part's own header (§4.3.7) to the next, as far as they say how long the parts are.
  private mutating func readHeaders(
    _ file: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    isMissing = true
    var position = 0
    while position < file.count {
      let header = try file.head(at: position, count: 30)
      guard header.count == 30, header.has("PK\u{3}\u{4}") else { return }
      guard parts.count < Self.mostParts else {
        found.warn(
          Warning(
            .limitExceeded, "an archive of more than \(Self.mostParts) parts", at: header.offset))
        return
      }
      let name = try header.uint16(at: 26, .little)
      let extra = try header.uint16(at: 28, .little)
      let rest = try file.head(at: position + 30, count: name + extra)
      guard rest.count == name + extra else { return }
      // From the version on they are those of the directory's entry, two bytes earlier.
      var fields: [UInt8] = [0, 0]
      fields += header.elements
      fields += [UInt8](repeating: 0, count: 14)
      let part = try ZIPPart(
        ByteSlice(fields, offset: header.offset - 2), name: rest.prefix(name),
        extra: rest.suffix(from: name), comment: ByteSlice([]), start: position)
      parts.append(part)
      // Of what was written as it came, the sizes stand behind it (§4.3.9).
      if part.size == 0, try header.uint16(at: 6, .little) & 8 != 0 {
        found.warn(
          Warning(
            .unsupported, "a part whose length stands behind it: what follows is not told",
            at: header.offset))
        return
      }
      position += 30 + name + extra
      guard part.size <= file.count - position else { return }
      position += part.size
    }
  }

  /// Tells what the archive as a whole says (§4.3.16).
  func tellComment(_ found: inout MetadataBuilder) {
    guard !comment.isEmpty else { return }
    found.add(.file, "Comment", text: comment.elements, offset: comment.offset)
  }
}
