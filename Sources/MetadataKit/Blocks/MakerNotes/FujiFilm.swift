extension MakerNoteTags {
  /// Fujifilm's notes: a directory most of whose values are numbers.
  static let fujiFilm = MakerNoteTags(
    "Fujifilm", .fujiFilm,
    [
      NotePart(0x102b, .fujiFilmPriority, .short),
      NotePart(0x102d, .fujiFilmFocus, .long),
      NotePart(0x102e, .fujiFilmTracking, .long),
      NotePart(0x1103, .fujiFilmDrive, .long),
      NotePart(0x4282, .fujiFilmFaces, .byte) { $0.tellFaces(&$1) },
    ])
}

extension NotePart.Content {
  /// Tells of faces that the camera knows: records of where their names and birthdays are, and what
  /// they are to the photographer. The rows have the face's number behind that of the field.
  fileprivate func tellFaces(_ found: inout MetadataBuilder) {
    for face in 0..<8 {
      guard let record = integer(at: face * 8, .long), let size = integer(at: face * 8 + 4, .long),
        size >= 62, record <= bytes.count, size <= bytes.count - record,
        tell(0x10 + face, lengthAt: record + 30, &found),
        tell(0x20 + face, lengthAt: record + 54, &found),
        let category = try? bytes.slice(at: record + 46, count: 1)
      else { return }
      add(0x30 + face, category, .byte, &found)
    }
  }

  /// Tells of a text by its length and its place; whether there is one.
  private func tell(
    _ id: Int, lengthAt position: Int, _ found: inout MetadataBuilder
  ) -> Bool {
    guard let count = integer(at: position, .long), let start = integer(at: position + 4, .long),
      start <= bytes.count, count <= bytes.count - start,
      let text = try? bytes.slice(at: start, count: count)
    else { return false }
    add(id, text, .ascii, &found)
    return true
  }

  private func add(
    _ id: Int, _ value: ByteSlice, _ format: TagFormat, _ found: inout MetadataBuilder
  ) {
    found.add(
      .fujiFilmFaces, UInt32(id), group: note.group, format, count: value.count, note.order,
      bytes: value, isInFile: note.isInFile)
  }
}
