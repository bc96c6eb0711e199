extension NotePart.Content {
  /// Adds a tag for each row of a table that is of the camera, as far as the structure reaches.
  ///
  /// - Parameter revision: where values stand that do not stand where the table says.
  func tell(
    _ table: TagTable, revision: StructureRevision? = nil, _ found: inout MetadataBuilder
  ) {
    // Thousands of entries may share a structure.
    guard (try? found.charge(entries: table.rows.count)) != nil else { return }
    for row in table.rows.indices {
      // The other meanings of a number stand behind all numbers; what shares the bytes of a number
      // has a multiple of 0x1000000 added.
      guard table.rows[row].id & 0xff_0000 == 0 else { continue }
      var candidate = row
      var id = table.rows[row].id
      while let verdict = tell(row: candidate, of: table, revision, &found),
        verdict == .isOfOthers
      {
        id += 0x10000
        guard let next = table.index(of: id) else { break }
        candidate = next
      }
    }
  }

  /// Adds the tag of a row, if it is of the camera; nil where the structure ends before it.
  private func tell(
    row: Int, of table: TagTable, _ revision: StructureRevision?, _ found: inout MetadataBuilder
  ) -> RowCondition.Verdict? {
    let id = table.rows[row].id
    // Some stand so far from the end.
    let index = Int(Int16(truncatingIfNeeded: id))
    var position = index < 0 ? bytes.count + index * unit.size : index * unit.size
    if let revision {
      guard let shift = revision.shift(of: id) else { return nil }
      position += shift
    }
    guard position >= 0, position < bytes.count else { return nil }
    let format = table.rows[row].format ?? unit
    let count = table.rows[row].elements(
      within: (bytes.count - position) / max(1, format.size))
    guard count > 0 else { return nil }
    let length = count * format.size
    let verdict = verdict(
      table.rows[row].condition, of: .init(position: position, length: length, format: format))
    if table.rows[row].traits.contains(.structural) {
      if verdict == .holds { tellInner(id, of: table, at: position, &found) }
      return verdict
    }
    guard verdict == .holds,
      let value = try? bytes.slice(at: position, count: length)
    else { return verdict }
    let order = table.rows[row].traits.contains(.reversed) ? note.order.other : note.order
    found.add(
      table, row: row, group: note.group, format, count: count, order, bytes: value,
      isInFile: note.isInFile, base: note.block.map { $0.isInFile ? $0.start : 0 } ?? 0)
    return verdict
  }

  /// Tells of the structure that stands within this one at a position.
  private func tellInner(
    _ id: UInt32, of table: TagTable, at position: Int, _ found: inout MetadataBuilder
  ) {
    guard let inner = NotePart.inner.first(where: { $0.id == id && $0.outer == table.name }) else {
      return
    }
    let content = Self(
      note: note, tag: tag, count: count,
      bytes: bytes.suffix(from: position).prefix(inner.byteCount), unit: inner.unit)
    content.tell(inner.table(), &found)
  }
}
