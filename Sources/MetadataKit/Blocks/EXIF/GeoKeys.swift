/// The keys of GeoTIFF, which tell where on the Earth a picture is (GeoTIFF 1.0 §2.4, OGC 19-008r4
/// §7.1): one tag lists them, and two more have the values that are no short numbers.
///
/// They count for the structure as a whole, whichever of its directories has them: of several the
/// last one, as exiftool has it.
struct GeoKeys {
  private var directory: Part?
  private var doubles: Part?
  private var texts: Part?

  /// One of the three tags.
  private struct Part {
    let entry: TIFFEntry
    /// The group of the TIFF directory that has it.
    let group: String
    let isBehindDamage: Bool
  }

  /// The tags that make up the keys: the list, the numbers of eight bytes and the texts.
  static let tags = 0x87af...0x87b1

  /// Takes one of ``tags``.
  mutating func see(
    _ entry: TIFFEntry, _ group: String, _ region: Region, _ order: ByteOrder,
    into found: inout MetadataBuilder
  ) {
    guard (try? region.region(at: entry.position, count: entry.byteCount)) != nil else { return }
    var part: Part? = Part(entry: entry, group: group, isBehindDamage: found.context.isBehindDamage)
    switch entry.tag {
    case 0x87af: swap(&directory, &part)
    case 0x87b0: swap(&doubles, &part)
    default: swap(&texts, &part)
    }
    if let part { tellUnread(part, region, order, into: &found) }
  }

  /// Adds a tag for each key.
  func tell(_ region: Region, _ header: TIFFHeader, into found: inout MetadataBuilder) {
    if directory == nil, doubles == nil, texts == nil { return }
    if directory == nil || header.isBig {
      // exiftool looks for no keys in BigTIFF.
      for part in [directory, doubles, texts] {
        if let part { tellUnread(part, region, header.order, into: &found) }
      }
    }
    guard let directory else { return }
    let isBehindDamage = found.context.isBehindDamage
    found.context.isBehindDamage = directory.isBehindDamage
    defer { found.context.isBehindDamage = isBehindDamage }
    found.attempt { (found) throws(MetadataError) in
      let values = GeoKeyValues(
        directory: try bytes(of: directory, region, limit: 8 << 16),
        doubles: try doubles.map { part throws(MetadataError) in
          try bytes(of: part, region, limit: 16 << 16)
        },
        texts: try texts.map { part throws(MetadataError) in
          try bytes(of: part, region, limit: 2 << 16)
        },
        order: header.order, isInFile: region.isInFile)
      try values.tell(into: &found)
    }
  }

  /// A part's bytes, as many as 16-bit counts and offsets can reach.
  private func bytes(of part: Part, _ region: Region, limit: Int) throws(MetadataError)
    -> ByteSlice
  {
    try region.slice(at: part.entry.position, count: min(part.entry.byteCount, limit))
  }

  /// Adds a part as exiftool does one that it does not read: with the byte order behind it, where
  /// that matters.
  private func tellUnread(
    _ part: Part, _ region: Region, _ order: ByteOrder, into found: inout MetadataBuilder
  ) {
    let entry = part.entry
    guard let row = TagTable.exif.index(of: UInt32(0x10000 + entry.tag)),
      entry.byteCount < found.limits.valueBytes, found.hasRoom(for: entry.byteCount + 2),
      let bytes = try? region.slice(at: entry.position, count: entry.byteCount)
    else { return }
    let mark = entry.tag == 0x87b1 ? "" : order == .little ? "II" : "MM"
    let value = bytes.elements + Array(mark.utf8)
    found.add(
      .exif, row: row, group: part.group, .undefined, count: value.count, bytes: value, at: nil)
  }
}

/// The list of keys and what it refers to.
private struct GeoKeyValues {
  let directory: ByteSlice
  let doubles: ByteSlice?
  let texts: ByteSlice?
  let order: ByteOrder
  let isInFile: Bool

  func tell(into found: inout MetadataBuilder) throws(MetadataError) {
    let number = try directory.uint16(at: 6, order)
    guard directory.count / 8 > number else {
      throw MetadataError(
        .malformed,
        "a GeoTIFF directory of \(number) keys has room for \(max(0, directory.count / 8 - 1))",
        at: directory.offset)
    }
    var version = "\(try directory.uint16(at: 0, order))"
    version += ".\(try directory.uint16(at: 2, order)).\(try directory.uint16(at: 4, order))"
    found.add(.geoTIFF, "GeoTiffVersion", text: version)
    try found.charge(entries: number)
    for index in 0..<number { try tellKey(at: 8 * (index + 1), into: &found) }
  }

  /// Adds the key whose number, location, count and offset are at a place (§2.4).
  private func tellKey(at place: Int, into found: inout MetadataBuilder) throws(MetadataError) {
    let id = try directory.uint16(at: place, order)
    let location = try directory.uint16(at: place + 2, order)
    let count = try directory.uint16(at: place + 4, order)
    let offset = try directory.uint16(at: place + 6, order)
    // Words are looked for among all that the key's row has, and a key may stand again and again.
    if let row = TagTable.geoTIFF.index(of: UInt32(id)) {
      try found.charge(TagTable.geoTIFF.rows[row].labels.utf8.count)
    }
    let source: ByteSlice?
    let format: TagFormat
    switch location {
    case 0:
      // The value stands where the offset would.
      return add(id, .short, try directory.slice(at: place + 6, count: 2), into: &found)
    case 0x87af: (source, format) = (directory, .short)
    case 0x87b0: (source, format) = (doubles, .double)
    case 0x87b1: (source, format) = (texts, .ascii)
    default: (source, format) = (nil, .undefined)
    }
    guard
      let bytes = try? source?.slice(at: offset * format.size, count: count * format.size)
    else {
      found.warn(
        Warning(
          source == nil ? .malformed : .truncated,
          "the value of GeoTIFF key \(id) is not in tag 0x\(hexadecimal(UInt64(location), digits: 4))",
          at: directory.offset + place))
      return
    }
    // Keys may share their values.
    try found.charge(bytes.count)
    add(id, format, location == 0x87b1 ? text(bytes) : bytes, into: &found)
  }

  /// A text without what ends it: `|` instead of NUL, so that one tag has several.
  private func text(_ bytes: ByteSlice) -> ByteSlice {
    let length = bytes.firstIndex(of: 0) ?? bytes.count
    return bytes.prefix(length > 0 && bytes[length - 1] == 0x7c ? length - 1 : length)
  }

  private func add(
    _ id: Int, _ format: TagFormat, _ bytes: ByteSlice, into found: inout MetadataBuilder
  ) {
    found.add(
      .geoTIFF, UInt32(id), format, count: bytes.count / format.size, order, bytes: bytes,
      isInFile: isInFile)
  }
}
