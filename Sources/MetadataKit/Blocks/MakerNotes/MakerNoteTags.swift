/// What the numbers in the directory of a maker's notes mean: its table, and which of its values are
/// structures or directories themselves.
struct MakerNoteTags: Sendable {
  /// The maker's name, for messages.
  let maker: String
  private let tableWhenNeeded: @Sendable () -> TagTable
  /// What is a structure: the first of an entry's that holds counts.
  let parts: [NotePart]
  /// Whether there are numbers of 64 bits, as BigTIFF has them.
  let hasLong8: Bool
  /// How far values were moved since the camera wrote the note.
  let shift: @Sendable (_ directory: TIFFDirectory, _ place: MakerNotePlace) -> Int
  /// What of the directory is told once its values are.
  let finish:
    @Sendable (
      _ directory: TIFFDirectory, _ place: MakerNotePlace, _ found: inout MetadataBuilder
    ) -> Void
  /// What of the directory has to be known before any of its values can be read.
  let prepare:
    @Sendable (_ directory: TIFFDirectory, _ place: MakerNotePlace, _ note: inout NotePart.Note) ->
      Void

  /// The entries that say where a small copy of the picture is.
  let preview: Preview?

  struct Preview {
    let start: Int
    let length: Int
    /// The entry that is 0 where there is none after all.
    var isValid: Int?
  }

  /// Made when it is asked for, as ``NotePart/table`` is.
  var table: TagTable { tableWhenNeeded() }

  init(
    _ maker: String, _ table: @escaping @autoclosure @Sendable () -> TagTable,
    _ parts: [NotePart] = [], preview: Preview? = nil, hasLong8: Bool = false,
    shift: @escaping @Sendable (TIFFDirectory, MakerNotePlace) -> Int = { _, _ in 0 },
    prepare:
      @escaping @Sendable (TIFFDirectory, MakerNotePlace, inout NotePart.Note) -> Void = {
        _, _, _ in
      },
    finish:
      @escaping @Sendable (TIFFDirectory, MakerNotePlace, inout MetadataBuilder) -> Void = {
        _, _, _ in
      }
  ) {
    self.maker = maker
    tableWhenNeeded = table
    self.parts = parts
    self.preview = preview
    self.hasLong8 = hasLong8
    self.shift = shift
    self.prepare = prepare
    self.finish = finish
  }

  /// Tells what the directory at a place says.
  func tell(_ place: MakerNotePlace, _ found: inout MetadataBuilder) {
    var note = NotePart.Note(
      order: place.order, camera: place.camera, make: place.make, file: found.format.name,
      group: place.group, isInFile: place.region.isInFile, block: place.region,
      software: found.software)
    // Entries may share what they lead to: all of them together have a limit.
    var budget = found.limits.blockBytes
    tell(place, &note, &budget, &found)
  }

  private func tell(
    _ place: MakerNotePlace, _ note: inout NotePart.Note, _ budget: inout Int,
    _ found: inout MetadataBuilder
  ) {
    // Thousands of entries may lead to the same directory.
    guard found.roomToDecode > 0 else { return }
    let directory: TIFFDirectory
    do throws(MetadataError) {
      directory = try TIFFDirectory(
        place.region, at: place.position,
        TIFFHeader(place.order, firstDirectory: place.position), hasLong8: hasLong8
      ) { found.warn($0) }
      // A thousand entries of EXIF may lead to the same note.
      try found.charge(entries: directory.entries.count)
    } catch {
      found.warn(error)
      return
    }
    let shift = shift(directory, place)
    prepare(directory, place, &note)
    let table = table
    let base = place.region.isInFile ? place.region.start &+ shift : 0
    for entry in directory.entries {
      let position = entry.isInline ? entry.position : entry.position &+ shift
      // Neither in a header nor in the directory itself is a value.
      if !entry.isInline,
        entry.position < 8
          || position < directory.range.upperBound
            && position &+ entry.byteCount > directory.range.lowerBound
      {
        found.warn(
          Warning(
            .malformed,
            "the value of \(maker)'s tag 0x\(hexadecimal(UInt64(entry.tag), digits: 4)) stands in its directory",
            at: place.region.start &+ max(0, position)))
        continue
      }
      guard let value = try? place.region.region(at: position, count: entry.byteCount)
      else {
        if leavePreview(entry, at: position, of: table, place, note, &found) { continue }
        let number = hexadecimal(UInt64(entry.tag), digits: 4)
        found.warn(
          Warning(
            .truncated, "the value of \(maker)'s tag 0x\(number) reaches past the end",
            at: place.region.start &+ max(0, position)))
        continue
      }
      // Nothing stands in a header or in the directory itself.
      if !entry.isInline, entry.position < 8 || directory.covers(position, entry.byteCount) {
        let number = hexadecimal(UInt64(entry.tag), digits: 4)
        found.warn(
          Warning(
            .malformed, "the value of \(maker)'s tag 0x\(number) cannot stand where it is said to",
            at: value.start))
        continue
      }
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

  /// Tells of the copy that the directory leads to, which stands somewhere in the file.
  private func tell(
    _ preview: Preview, _ directory: TIFFDirectory, _ place: MakerNotePlace, _ shift: Int,
    _ found: inout MetadataBuilder
  ) {
    func number(_ tag: Int) -> Int? {
      directory.entry(tag)?.integer(place.region, place.order)
    }
    if let isValid = preview.isValid, number(isValid) == 0 { return }
    guard place.region.isInFile, let start = number(preview.start),
      let length = number(preview.length), start > 0, length > 0
    else { return }
    let image = Region(place.region.reader).clamped(
      at: place.region.start &+ start &+ shift, count: length)
    guard image.count == length else {
      return found.warn(
        Warning(
          .truncated, "\(maker)'s preview reaches past the end", at: place.region.start &+ start))
    }
    found.add(table, "PreviewImage", group: place.group, left: image)
    // Minolta's lack the first byte.
    if let head = try? image.head(count: 3), head[1] == 0xd8, head[2] == 0xff {
      found.note(.preview, image)
    }
  }

  /// Tells where a preview is that stands in the file behind all blocks; false where it is none.
  private func leavePreview(
    _ entry: TIFFEntry, at position: Int, of table: TagTable, _ place: MakerNotePlace,
    _ note: NotePart.Note, _ found: inout MetadataBuilder
  ) -> Bool {
    guard place.region.isInFile, let row = table.index(of: UInt32(entry.tag)),
      table.rows[row].name == "PreviewImage"
    else { return false }
    let image = Region(place.region.reader)
      .clamped(at: place.region.start &+ position, count: entry.byteCount)
    guard image.count == entry.byteCount else { return false }
    found.add(
      table, UInt32(entry.tag), group: note.group, entry.format, count: entry.count, note.order,
      left: image)
    return true
  }

  /// The directory that an entry has, or leads to, and what its numbers mean.
  private func directory(
    _ entry: TIFFEntry, _ value: Region, _ place: MakerNotePlace, _ note: NotePart.Note
  ) -> (MakerNoteTags, MakerNotePlace)? {
    guard parts.contains(where: { $0.tag == entry.tag && $0.directory != nil }) else { return nil }
    let entryOnly = NotePart.Content(
      note: note, tag: entry.tag, count: entry.count, bytes: ByteSlice([]), unit: entry.format)
    guard
      let part = parts.first(where: {
        $0.tag == entry.tag && $0.directory != nil && entryOnly.isOf($0)
      }), let tags = part.directory
    else { return nil }
    var start = value.start - place.region.start
    if entry.isInline {
      guard let pointer = try? value.uint32(at: 0, place.order), pointer > 0 else { return nil }
      start = pointer
    }
    var inner = place
    inner.position = start
    inner.order = part.order ?? place.order
    let layout = part.layout
    let head = layout.head.utf8CodeUnitCount
    if head > 0 {
      guard let bytes = try? place.region.slice(at: start, count: head), bytes.matches(layout.head)
      else { return nil }
      inner.position += head
    }
    if layout.hasMark {
      guard let mark = try? place.region.slice(at: start, count: 2),
        mark.matches("II") || mark.matches("MM")
      else { return nil }
      inner.order = mark.matches("II") ? .little : .big
      inner.position += 2
    }
    if layout.isBase {
      guard start <= place.region.count else { return nil }
      inner.region = place.region.region(from: start)
      inner.position -= start
    }
    return (tags, inner)
  }

  private func tell(
    _ entry: TIFFEntry, _ value: Region, of table: TagTable, base: Int,
    _ note: inout NotePart.Note, _ found: inout MetadataBuilder
  ) {
    guard let row = table.index(of: UInt32(entry.tag)),
      let bytes = try? value.head(count: min(entry.byteCount, found.limits.valueBytes)),
      bytes.count == entry.byteCount, !bytes.isEmpty
    else { return leave(entry, value, of: table, note, &found) }
    let content = NotePart.Content(
      note: note, tag: entry.tag, count: entry.count, bytes: bytes, unit: entry.format)
    if table.rows[row].traits.contains(.structural),
      let part = parts.first(where: { $0.tag == entry.tag && content.isOf($0) })
    {
      return tell(part, content, &note, &found)
    }
    guard let id = content.row(entry.tag, of: table), let chosen = table.index(of: id),
      table.rows[chosen].traits.isDisjoint(with: [.structural, .unknown])
    else {
      return leave(entry, value, of: table, note, &found)
    }
    found.add(
      table, id, group: note.group, entry.format, count: entry.count, note.order, bytes: bytes,
      isInFile: note.isInFile, base: base)
  }

  /// Tells of a structure that stands elsewhere than in a note, by the number that it has there.
  ///
  /// - Returns: the number of the lens, once it is known.
  func tell(
    _ tag: Int, _ unit: TagFormat, count: Int, _ bytes: ByteSlice, _ note: NotePart.Note,
    _ found: inout MetadataBuilder
  ) -> Int {
    var note = note
    let content = NotePart.Content(note: note, tag: tag, count: count, bytes: bytes, unit: unit)
    if let part = parts.first(where: { $0.tag == tag && content.isOf($0) }) {
      tell(part, content, &note, &found)
    }
    return note.lens
  }

  /// Tells of a structure.
  private func tell(
    _ part: NotePart, _ content: NotePart.Content, _ note: inout NotePart.Note,
    _ found: inout MetadataBuilder
  ) {
    var ordered = note
    if let order = part.order { ordered.order = order }
    let content = NotePart.Content(
      note: ordered, tag: content.tag, count: content.count, bytes: content.bytes, unit: part.unit)
    guard part.isRight(content) else {
      return found.warn(
        Warning(
          .malformed,
          "a structure of \(maker)'s, \(part.table.name), that states another length",
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
  private func leave(
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
