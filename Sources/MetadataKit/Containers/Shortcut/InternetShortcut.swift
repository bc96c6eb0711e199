/// Reads the settings of a shortcut to a page: a key, `=` and a value in each line.
enum InternetShortcut {
  static func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let limit = found.limits.valueBytes
    let bytes = try file.head(count: limit)
    if file.count > limit {
      found.warn(
        Warning(
          .limitExceeded, "settings of more than \(limit) bytes", at: file.start + bytes.count))
    }
    var start = 0
    // exiftool takes no other end of a line than that of Windows.
    var isBehindWindows = true
    var units = UnitCounter(found.limits)
    while start < bytes.count {
      try units.next(at: bytes.offset + start)
      try found.expectRoom()
      let end = bytes.firstIndex(of: 0x0a, from: start)
      var line = bytes.suffix(from: start).prefix((end ?? bytes.count) - start)
      start = (end ?? bytes.count) + 1
      let isWindows = end != nil && line[line.count - 1] == 0x0d
      if line[line.count - 1] == 0x0d { line = line.prefix(line.count - 1) }
      try tell(
        line, isBehindWindows && isWindows ? .internetShortcut : .internetShortcutElsewhere,
        &found)
      isBehindWindows = isWindows
    }
  }

  private static func tell(
    _ line: ByteSlice, _ table: TagTable, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")), line[0] != UInt8(ascii: "[") else {
      return
    }
    let key = line.prefix(equals).elements.drop(while: NumberText.isSpace)
    if key.count > Limits.nameBytes { return found.tellCutName() }
    guard !key.isEmpty, key.allSatisfy(NumberText.isOfWord) else { return }
    try found.charge(entries: 1, bytes: 4 * key.count)
    let text = line.suffix(from: equals + 1)
    let name = String(decoding: key, as: UTF8.self)
    let row = table.index(of: name) ?? 0
    if name == "Modified" {
      guard let bytes = date(text) else { return }
      return found.add(
        table, row: row, .long8, count: 1, .little, bytes: ByteSlice(bytes), isInFile: false)
    }
    let own = key.count == 1 ? "Tag" + name : String(heading: key)
    found.add(
      table, row: row, named: table.rows[row].name == own ? nil : own, .utf8, count: text.count,
      bytes: text.elements, at: nil)
  }

  /// The eight bytes of a moment in hexadecimal; nil of none, and of what is no moment.
  private static func date(_ text: ByteSlice) -> [UInt8]? {
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: 16, by: 2) {
      guard let high = text[place], let low = text[place + 1] else { return nil }
      bytes.append(digit(high) << 4 | digit(low))
    }
    return bytes.contains { $0 != 0 } ? bytes : nil
  }

  /// Half a byte; of what is no digit, as the field has it.
  private static func digit(_ byte: UInt8) -> UInt8 {
    (NumberText.isLetter(byte) ? byte &+ 9 : byte) & 0xf
  }
}
