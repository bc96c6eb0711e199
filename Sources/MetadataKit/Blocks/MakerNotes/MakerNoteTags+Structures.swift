/// Values of a note that are structures.
extension MakerNoteTags {
  /// Tells of a structure that stands elsewhere than in a note, by the number that it has there.
  ///
  /// - Parameter statesLength: whether one that states its length must have it.
  /// - Returns: the number of the lens, once it is known.
  func tell(
    _ tag: Int, _ unit: TagFormat, count: Int, statesLength: Bool = true, _ bytes: ByteSlice,
    _ note: NotePart.Note, _ found: inout MetadataBuilder
  ) -> Int {
    var note = note
    let content = NotePart.Content(note: note, tag: tag, count: count, bytes: bytes, unit: unit)
    if let index = indexOfPart(content) {
      tell(parts[index], content, statesLength: statesLength, &note, &found)
    }
    return note.lens
  }

  /// The first part that describes a value, of those that count.
  ///
  /// In place: neither the parts that do not nor the value for each are copied.
  func indexOfPart(
    _ content: NotePart.Content, where counts: (NotePart) -> Bool = { _ in true }
  ) -> Int? {
    let whole = RowCondition.Value(whole: content)
    return parts.indices.first {
      parts[$0].tag == content.tag && counts(parts[$0])
        && content.verdict(parts[$0].condition, of: whole) == .holds
    }
  }

  /// Tells of a structure.
  func tell(
    _ part: NotePart, _ content: NotePart.Content, statesLength: Bool = true,
    _ note: inout NotePart.Note, _ found: inout MetadataBuilder
  ) {
    // GIMP writes structures of Canon's as texts of their numbers ("32 1 0 2"), or leads to what is none.
    let isOfEditor = maker == "Canon" && (content.unit == .ascii || content.unit == .long)
    var ordered = note
    if let order = part.order { ordered.order = order }
    let content = NotePart.Content(
      note: ordered, tag: content.tag, count: content.count, bytes: content.bytes, unit: part.unit)
    guard !statesLength || part.isRight(content) else {
      return found.warn(
        Warning(
          isOfEditor ? .deviation : .malformed,
          "a structure of \(maker)'s, \(part.table.name), that states another length",
          at: content.bytes.offset))
    }
    // A thousand entries may have the same bytes, and each field of them costs.
    do throws(MetadataError) {
      try found.charge(.clampedProduct(content.bytes.count, 4))
    } catch {
      return found.warn(error)
    }
    if part.table === TagTable.canonCameraSettings {
      note.lens = content.integer(at: 22 * 2, .short) ?? 0
    }
    if let tell = part.tell { return tell(content, &found) }
    content.tell(part.table, &found)
  }
}

extension NotePart.Content {
  /// Whether the value is the structure that a part describes.
  func isOf(_ part: NotePart) -> Bool {
    verdict(part.condition, of: .init(whole: self)) == .holds
  }

  /// The row of the camera for a value as a whole; nil where there is none, or the value says
  /// nothing.
  func row(_ tag: Int, of table: TagTable) -> Int? {
    var id = UInt32(tag)
    while let row = table.index(of: id) {
      let verdict = verdict(
        table.rows[row].condition,
        of: .init(position: 0, length: bytes.count, format: table.rows[row].format ?? unit))
      if verdict == .holds { return row }
      if verdict == .saysNothing { return nil }
      id += 0x10000
    }
    return nil
  }
}
