extension BlockKind {
  /// Canon's note in a TIFF structure of its own (CR3).
  package static let canonNote = BlockKind("canonNote")
}

extension BlockDecoder {
  package static let canonNote = BlockDecoder(.canonNote) { (block, found) throws(MetadataError) in
    let header = try TIFFHeader(block)
    found.tellByteOrder(header.order, group: found.blockGroup)
    CanonNote.tell(
      MakerNotePlace(
        region: block, position: header.firstDirectory, order: header.order, note: block,
        camera: found.camera, group: found.blockGroup), &found)
  }
}

/// Canon's notes: a directory of values most of which are structures.
enum CanonNote {
  static func tell(_ place: MakerNotePlace, _ found: inout MetadataBuilder) {
    let directory: TIFFDirectory
    do throws(MetadataError) {
      directory = try TIFFDirectory(
        place.region, at: place.position,
        TIFFHeader(place.order, firstDirectory: place.position)
      ) { found.warn($0) }
      // A thousand entries of EXIF may lead to the same note.
      try found.charge(entries: directory.entries.count)
    } catch {
      found.warn(error)
      return
    }
    let shift = shift(of: directory, place)
    var note = NotePart.Note(
      order: place.order, camera: place.camera, file: found.format.name, group: place.group,
      isInFile: place.region.isInFile, block: place.region)
    // Entries may share what they lead to: all of them together have a limit.
    var budget = found.limits.blockBytes
    for entry in directory.entries {
      let position = entry.isInline ? entry.position : entry.position &+ shift
      guard
        let value = try? place.region.region(at: position, count: entry.byteCount)
      else {
        found.warn(
          Warning(
            .truncated,
            "the value of Canon's tag 0x\(hexadecimal(UInt64(entry.tag), digits: 4)) reaches past the end",
            at: place.region.start &+ max(0, position)))
        continue
      }
      budget -= entry.byteCount
      guard budget >= 0 else {
        return found.warn(
          Warning(.limitExceeded, "too many values in Canon's note", at: place.note.start))
      }
      tell(entry, value, &note, &found)
    }
  }

  /// How far values were moved since the camera wrote the note: at its end, where a TIFF header
  /// stands, it says where it was.
  private static func shift(of directory: TIFFDirectory, _ place: MakerNotePlace) -> Int {
    guard let footer = try? place.note.slice(at: place.note.count - 8, count: 8),
      place.order == .little ? footer.matches("II\u{2a}\0") : footer.matches("MM\0\u{2a}"),
      let old = try? footer.uint32(at: 4, place.order), old > 0
    else { return 0 }
    let start = place.note.start - place.region.start
    guard let last = directory.entries.last(where: { !$0.isInline }), old != start else { return 0 }
    // Some software moves the values right and forgets this: they end before the header then.
    let gap = start + place.note.count - 8 - (last.position &+ last.byteCount)
    return gap == 0 || gap == 1 ? 0 : start - old
  }

  private static func tell(
    _ entry: TIFFEntry, _ value: Region, _ note: inout NotePart.Note,
    _ found: inout MetadataBuilder
  ) {
    guard let row = TagTable.canon.index(of: UInt32(entry.tag)),
      let bytes = try? value.head(count: min(entry.byteCount, found.limits.valueBytes)),
      bytes.count == entry.byteCount, !bytes.isEmpty
    else { return leave(entry, value, note, &found) }
    let content = NotePart.Content(
      note: note, tag: entry.tag, count: entry.count, bytes: bytes, unit: entry.format)
    if TagTable.canon.rows[row].traits.contains(.structural),
      let part = NotePart.canon.first(where: { $0.tag == entry.tag && content.isOf($0) })
    {
      return tell(part, content, &note, &found)
    }
    guard let id = content.row(entry.tag, of: .canon), let chosen = TagTable.canon.index(of: id),
      TagTable.canon.rows[chosen].traits.isDisjoint(with: [.structural, .unknown])
    else {
      return leave(entry, value, note, &found)
    }
    found.add(
      .canon, id, group: note.group, entry.format, count: entry.count, note.order, bytes: bytes,
      isInFile: note.isInFile)
  }

  /// Tells of a structure that stands elsewhere than in a note, by the number that it has there.
  ///
  /// - Returns: the number of the lens, once it is known.
  static func tell(
    _ tag: Int, _ unit: TagFormat, count: Int, _ bytes: ByteSlice, _ note: NotePart.Note,
    _ found: inout MetadataBuilder
  ) -> Int {
    var note = note
    let content = NotePart.Content(note: note, tag: tag, count: count, bytes: bytes, unit: unit)
    if let part = NotePart.canon.first(where: { $0.tag == tag && content.isOf($0) }) {
      tell(part, content, &note, &found)
    }
    return note.lens
  }

  /// Tells of a structure.
  private static func tell(
    _ part: NotePart, _ content: NotePart.Content, _ note: inout NotePart.Note,
    _ found: inout MetadataBuilder
  ) {
    let content = NotePart.Content(
      note: note, tag: content.tag, count: content.count, bytes: content.bytes, unit: part.unit)
    guard part.isRight(content) else {
      return found.warn(
        Warning(
          .malformed, "a structure of Canon's, \(part.table.name), that states another length",
          at: content.bytes.offset))
    }
    if part.table === TagTable.canonCameraSettings {
      note.lens = content.integer(at: 22 * 2, .short) ?? 0
    }
    if let tell = part.tell { return tell(content, &found) }
    content.tell(part.table, &found)
  }

  /// Tells where a value is that nobody knows the meaning of; nothing of one that has a meaning and
  /// says nothing.
  private static func leave(
    _ entry: TIFFEntry, _ value: Region, _ note: NotePart.Note, _ found: inout MetadataBuilder
  ) {
    if let row = TagTable.canon.index(of: UInt32(entry.tag)),
      TagTable.canon.rows[row].traits.isDisjoint(with: [.structural, .unknown])
    {
      return
    }
    found.add(
      .canon, UInt32(entry.tag), group: note.group, entry.format, count: entry.count, note.order,
      left: value)
  }
}

extension NotePart.Content {
  /// Whether the value is the structure that a part describes.
  func isOf(_ part: NotePart) -> Bool {
    RowCondition(part: self, position: 0, length: bytes.count, format: unit)
      .verdict(part.condition) == .holds
  }

  /// The number of the row of the camera for a value as a whole; nil where there is none, or the
  /// value says nothing.
  func row(_ tag: Int, of table: TagTable) -> UInt32? {
    var id = UInt32(tag)
    while let row = table.index(of: id) {
      let verdict = RowCondition(
        part: self, position: 0, length: bytes.count, format: table.rows[row].format ?? unit
      ).verdict(table.rows[row].condition)
      if verdict == .holds { return id }
      if verdict == .saysNothing { return nil }
      id += 0x10000
    }
    return nil
  }
}
