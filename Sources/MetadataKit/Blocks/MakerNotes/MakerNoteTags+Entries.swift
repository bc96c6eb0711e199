/// What the entries of a note's directory say, one after the other.
extension MakerNoteTags {
  /// Entries of DJI's, Nikon's and Panasonic's whose values cannot stand where they are said to be.
  private static let misplaced: [(maker: String, tag: Int)] = [
    ("DJI", 0x25), ("Minolta", 0xf00), ("Nikon", 0x19), ("Panasonic", 0x21),
  ]

  func tell(
    _ place: MakerNotePlace, _ note: inout NotePart.Note, _ budget: inout Int,
    _ found: inout MetadataBuilder
  ) {
    // Thousands of entries may lead to the same directory.
    guard found.roomToDecode > 0 else { return }
    let directory: TIFFDirectory
    do throws(MetadataError) {
      directory = try TIFFDirectory(
        place.region, at: place.position,
        TIFFHeader(place.order, firstDirectory: place.position), hasLong8: hasLong8,
        hasWideCount: hasWideCount, hasOtherLongs: hasOtherLongs, isOfMaker: true
      ) { found.warn($0) }
      // A thousand entries of EXIF may lead to the same note.
      try found.charge(entries: directory.entries.count)
    } catch {
      found.warn(error)
      return
    }
    let shift = place.moved ?? shift(directory, place)
    prepare(directory, place, &note)
    let table = table
    let base = place.region.isInFile ? place.region.start &+ shift : 0
    var next = directory.range.upperBound &+ 4
    for entry in directory.entries {
      do throws(MetadataError) {
        // Up to ten lists of cameras are looked through for this one.
        try found.charge(entries: 15)
      } catch {
        return found.warn(error)
      }
      var position = entry.isInline ? entry.position : entry.position &+ shift
      // What is longer than the note stands elsewhere.
      if ignoresOffsets, !entry.isInline, entry.byteCount <= place.note.count {
        position = next
        next = next &+ entry.byteCount &+ (entry.byteCount & 1)
      }
      guard let value = value(of: entry, at: position, directory, of: table, place, note, &found)
      else { continue }
      budget -= entry.byteCount
      guard budget >= 0 else {
        return found.warn(
          Warning(.limitExceeded, "too many values in \(maker)'s note", at: place.note.start))
      }
      if let (tags, inner) = self.directory(entry, value, place, note) {
        let order = note.order
        note.order = inner.order
        tags.tell(inner, &note, &budget, &found)
        note.order = order
      } else {
        tell(entry, value, of: table, base: base, &note, &found)
      }
    }
    if let preview { tell(preview, directory, place, shift, &found) }
    finish(directory, place, &found)
  }

  /// An entry's value; nil where it has none at its place, which is told.
  private func value(
    of entry: TIFFEntry, at position: Int, _ directory: TIFFDirectory, of table: TagTable,
    _ place: MakerNotePlace, _ note: NotePart.Note, _ found: inout MetadataBuilder
  ) -> Region? {
    let start = place.region.start &+ max(0, position)
    // Nothing stands in a header or in the directory itself.
    if !entry.isInline,
      (ignoresOffsets ? position : entry.position) < 8
        || directory.covers(position, entry.byteCount)
    {
      // Photos that nobody has touched have these, in which no value can stand.
      let isCommon = Self.misplaced.contains { $0.maker == maker && $0.tag == entry.tag }
      found.warn(
        Warning(
          isCommon ? .deviation : .malformed,
          "the value of \(name(of: entry)) cannot stand where it is said to", at: start))
      return nil
    }
    if let value = try? place.region.region(at: position, count: entry.byteCount) { return value }
    if !leavePreview(entry, at: position, of: table, place, note, &found) {
      found.warn(
        Warning(
          .truncated, "the value of \(name(of: entry)) reaches past the end", at: start))
    }
    return nil
  }

  /// What an entry is called in warnings.
  private func name(of entry: TIFFEntry) -> String {
    "\(maker)'s tag 0x\(hexadecimal(UInt64(entry.tag), digits: 4))"
  }

  func tell(
    _ entry: TIFFEntry, _ value: Region, of table: TagTable, base: Int,
    _ note: inout NotePart.Note, _ found: inout MetadataBuilder
  ) {
    guard let row = table.index(of: UInt32(entry.tag)),
      let bytes = try? value.head(count: min(entry.byteCount, found.limits.valueBytes)),
      bytes.count == entry.byteCount, !bytes.isEmpty || Self.meansNothing(row, of: table)
    else { return leave(entry, value, of: table, note, &found) }
    // Most entries mean the same of all cameras: what is known around them is not asked for.
    if table.rows[row].condition.isEmpty,
      table.rows[row].traits.isDisjoint(with: [.structural, .unknown])
    {
      return found.add(
        table, row: row, group: note.group, entry.format, count: entry.count, note.order,
        bytes: bytes, isInFile: note.isInFile, base: base)
    }
    let content = NotePart.Content(
      note: note, tag: entry.tag, count: entry.count, bytes: bytes, unit: entry.format)
    if table.rows[row].traits.contains(.structural),
      let index = indexOfPart(content, where: { $0.directory == nil })
    {
      return tell(parts[index], content, &note, &found)
    }
    guard let chosen = content.row(entry.tag, of: table),
      table.rows[chosen].traits.isDisjoint(with: [.structural, .unknown]),
      !bytes.isEmpty || Self.meansNothing(chosen, of: table)
    else {
      return leave(entry, value, of: table, note, &found)
    }
    found.add(
      table, row: chosen, group: note.group, entry.format, count: entry.count, note.order,
      bytes: bytes, isInFile: note.isInFile, base: base)
  }

  /// Whether a value of no bytes is one that says nothing, as that of an owner's name: what words or a conversion
  /// make of a value takes one.
  private static func meansNothing(_ row: Int, of table: TagTable) -> Bool {
    table.summaries[row].isPlain && !table.summaries[row].traits.contains(.structural)
  }

  /// Tells where a value is that nobody knows the meaning of; nothing of one that has a meaning and
  /// says nothing.
  func leave(
    _ entry: TIFFEntry, _ value: Region, of table: TagTable, _ note: NotePart.Note,
    _ found: inout MetadataBuilder
  ) {
    if let row = table.index(of: UInt32(entry.tag)),
      table.rows[row].traits.isDisjoint(with: [.structural, .unknown])
    {
      return
    }
    found.add(
      table, UInt32(entry.tag), group: note.group, entry.format, count: entry.count, note.order,
      left: value)
  }
}

extension TIFFDirectory {
  /// Whether some of so many bytes from a position on are the directory's.
  fileprivate func covers(_ position: Int, _ count: Int) -> Bool {
    position < range.upperBound && position &+ count > range.lowerBound
  }
}
