extension NotePart.Content {
  /// Tells of custom functions as cameras before 2007 have them: pairs of a number and a value in
  /// a byte each.
  func tellCustomFunctions(_ table: TagTable, _ found: inout MetadataBuilder) {
    var position = 2
    while position + 2 <= bytes.count {
      defer { position += 2 }
      guard let pair = integer(at: position, .short),
        table.index(of: UInt32(pair >> 8)) != nil,
        let value = try? bytes.slice(at: note.order == .big ? position + 1 : position, count: 1)
      else { continue }
      found.add(
        table, UInt32(pair >> 8), group: note.group, .byte, count: 1, note.order, bytes: value,
        isInFile: note.isInFile)
    }
  }

  /// Tells of custom functions as later cameras have them: groups of records of a number, a count
  /// and values.
  func tellCustomFunctions2(_ found: inout MetadataBuilder) {
    var position = 8
    while position + 12 <= bytes.count, let length = integer(at: position + 4, .long), length >= 8 {
      let end = position + 4 + length
      guard end <= bytes.count else {
        return found.warn(
          Warning(.malformed, "a group of custom functions that is too long", at: bytes.offset))
      }
      position += 12
      while position + 8 < end {
        guard let tag = integer(at: position, .long), var count = integer(at: position + 4, .long),
          count <= (end - position - 8) / 4
        else { break }
        // The EOS-1D X Mark III says one less than there are.
        if tag == 0x70c, count == 0x66, integer(at: position + 12 + count * 4, .long) == 0x70f {
          count += 1
        }
        tellFunction(tag, at: position + 8, count: count, &found)
        position += 8 + count * 4
      }
      position = end
    }
  }

  private func tellFunction(
    _ tag: Int, at position: Int, count: Int, _ found: inout MetadataBuilder
  ) {
    guard count > 0, tag < 0x10000,
      let value = try? bytes.slice(at: position, count: count * 4)
    else { return }
    let function = Self(note: note, tag: tag, count: count, bytes: value, unit: .signedLong)
    guard let row = function.row(tag, of: .canonCustomFunctions2) else { return }
    found.add(
      .canonCustomFunctions2, row: row, group: note.group, .signedLong, count: count, note.order,
      bytes: value, isInFile: note.isInFile)
  }
}
