extension EXIFDecoder {
  func add(
    _ entry: TIFFEntry, _ id: UInt32, _ table: TagTable, _ group: String,
    _ directory: TIFFDirectory, into found: inout MetadataBuilder
  ) {
    guard entry.position >= 0, entry.byteCount <= region.count,
      entry.position <= region.count - entry.byteCount
    else {
      found.warn(pastEnd(entry, group))
      if isLie(entry, table) { found.context.isBehindDamage = true }
      return
    }
    if !entry.isInline {
      let end = entry.position + entry.byteCount
      guard entry.position >= 8,
        entry.position >= directory.range.upperBound || end <= directory.range.lowerBound
      else {
        found.warn(
          Warning(
            .malformed,
            "the value of \(group) tag 0x\(hexadecimal(UInt64(entry.tag), digits: 4)) lies within its directory",
            at: region.start &+ entry.position))
        return
      }
    }
    let base = region.isInFile ? region.start : 0
    guard entry.byteCount <= found.limits.valueBytes, found.hasRoom(for: entry.byteCount),
      let bytes = try? region.slice(at: entry.position, count: entry.byteCount)
    else {
      found.add(
        table, id, group: group, entry.format, count: entry.count, header.order,
        left: region.clamped(at: entry.position, count: entry.byteCount))
      return
    }
    found.add(
      table, id, group: group, entry.format, count: entry.count, header.order, bytes: bytes,
      isInFile: region.isInFile, base: base)
  }

  /// Whether a value cannot be where its entry says. In a file that is a sign that the directory is
  /// none; an impossible count is only a mistake, and for exiftool so is one of megabytes in what it does
  /// not know, since it reads none of that.
  func isLie(_ entry: TIFFEntry, _ table: TagTable) -> Bool {
    let isRead =
      entry.byteCount <= 10 << 20
      || EXIFPointer(entry.tag, table) != nil
      || table.index(of: UInt32(entry.tag)).map { !table.rows[$0].traits.contains(.binary) } == true
    return !fileKind.isEmpty && entry.byteCount <= Int32.max && isRead
      && (entry.position < 0 || entry.byteCount > region.count
        || entry.position > region.count - entry.byteCount)
  }

  func pastEnd(_ entry: TIFFEntry, _ group: String) -> Warning {
    let tag = hexadecimal(UInt64(entry.tag), digits: 4)
    return Warning(
      .truncated, "the value of \(group) tag 0x\(tag) reaches past the end",
      at: region.start &+ entry.position)
  }

  /// The text of an entry without what stands behind its end, and without blanks there.
  func name(_ entry: TIFFEntry?) -> ByteSlice {
    guard let entry,
      let text = try? region.head(at: entry.position, count: min(entry.byteCount, 64))
    else { return ByteSlice([]) }
    var length = text.firstIndex(of: 0) ?? text.count
    while length > 0, text[length - 1] == 0x20 { length -= 1 }
    return text.prefix(length)
  }
}
