/// What Olympus' sound recorders (LS-5, LS-10, LS-11) write into WAVE files.
enum OlympusSound {
  static func read(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let table = TagTable.olympusSound
    let bytes = try body.head(count: 1024)
    // A file may have a million such chunks.
    try found.charge(entries: table.rows.count)
    for row in table.rows.indices {
      let format = table.rows[row].format ?? .undefined
      let count = Int(table.rows[row].count)
      guard
        let field = try? bytes.slice(at: Int(table.rows[row].id), count: count * format.size),
        says(table.rows[row].name, field)
      else { continue }
      found.add(table, row: row, format, count: count, .little, bytes: field)
    }
  }

  /// Whether a field is filled: dates are digits, and marks in the sound are not all ones.
  private static func says(_ name: String, _ field: ByteSlice) -> Bool {
    if name.hasPrefix("DateTime") { return field.elements.allSatisfy(NumberText.isDigit) }
    return !name.hasPrefix("Index") || field.elements.contains { $0 != 0xff }
  }

  /// `2009:05:06 07:08:09`, of twelve digits; years from 70 on are of the last century.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let digits = Array(tag.elements)
    text.append((digits.first ?? 0) < 0x37 ? "20" : "19")
    for (index, digit) in digits.enumerated() {
      if index > 0, index % 2 == 0 { text.append(index == 6 ? " " : ":") }
      text.append(ascii: digit)
    }
  }

  /// `01:02:03`, of six digits.
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    let isTime = bytes.prefix(4).allSatisfy(NumberText.isDigit)
    for (index, byte) in bytes.enumerated() {
      if isTime, index == 2 || index == 4 { text.append(":") }
      text.append(ascii: byte)
    }
  }
}
