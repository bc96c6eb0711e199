/// What a program says of itself: a fixed part of numbers, and texts in tables for languages (`VS_VERSIONINFO`,
/// `StringFileInfo`).
struct PEVersion {
  private let block: ByteSlice

  init(_ block: ByteSlice) { self.block = block }

  /// The head of each of its nested blocks: lengths, and a key in UTF-16.
  private struct Head {
    /// Where the block ends.
    let end: Int
    let valueCount: Int
    let key: String
    /// Where its value starts, on a boundary of four bytes.
    let value: Int

    init(_ block: ByteSlice, at start: Int, within limit: Int) throws(MetadataError) {
      let length = try block.uint16(at: start, .little)
      valueCount = try block.uint16(at: start + 2, .little)
      guard length >= 6, start + length <= limit else {
        throw MetadataError(
          .malformed, "a part of a version of \(length) bytes", at: block.offset + start)
      }
      end = start + length
      (key, value) = try PEVersion.text(block, at: start + 6, end: end)
    }
  }

  /// A text up to its end or that of its block, and where what follows it starts.
  private static func text(
    _ block: ByteSlice, at start: Int, end: Int
  ) throws(MetadataError) -> (String, Int) {
    let bytes = try block.slice(at: start, count: max(0, end - start))
    // What is longer is none of the names that are known.
    let text = bytes.prefix(2 * Limits.nameBytes).utf16(.little)
    var position = start
    while position + 2 <= end {
      let unit = try block.uint16(at: position, .little)
      position += 2
      if unit == 0 { break }
    }
    return (text, position + (position & 3 != 0 ? 2 : 0))
  }

  func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    let root = try Head(block, at: 0, within: block.count)
    guard root.key == "VS_VERSION_INFO" else {
      throw MetadataError(.malformed, "a version without its name", at: block.offset)
    }
    let numbers = block.suffix(from: root.value).prefix(root.valueCount)
    found.add(.programVersion, fieldsOf: numbers, .little)
    var position = root.value + root.valueCount
    var units = UnitCounter(found.limits)
    while true {
      position = (position + 3) & ~3
      guard position + 6 <= block.count else { return }
      try units.next(at: block.offset + position)
      let part = try Head(block, at: position, within: block.count)
      position = part.end
      if part.key == "StringFileInfo", part.valueCount == 0 {
        try readTables(from: part.value, to: part.end, &found)
      }
    }
  }

  /// Tables, one for each language.
  private func readTables(
    from start: Int, to end: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = start
    var isFirst = true
    while position + 6 < end {
      let table = try Head(block, at: position, within: block.count)
      // Four digits of a language, four of a character set.
      let key = table.key.uppercased()
      try found.charge(entries: 3, bytes: 3 * key.utf8.count)
      tell(String(key.prefix(4)), isFirst ? 0 : 4, &found)
      if key.utf8.count > 4 { tell(String(key.dropFirst(4)), isFirst ? 1 : 5, &found) }
      if !isFirst, let row = TagTable.programText.index(of: 6) {
        found.add(.programText, row: row, named: String(heading: Array(key.utf8)[...]), text: "")
      }
      try readTexts(from: table.value, to: table.end, isFirst: isFirst, &found)
      isFirst = false
      position = (table.end + 3) & ~3
    }
  }

  /// Adds what the key of a table says, by the number of its row.
  private func tell(_ text: String, _ id: UInt32, _ found: inout MetadataBuilder) {
    guard let row = TagTable.programText.index(of: id) else { return }
    found.add(.programText, row: row, text: text)
  }

  private func readTexts(
    from start: Int, to end: Int, isFirst: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = start
    while position + 6 < end {
      let head = try Head(block, at: position, within: block.count)
      try found.charge(entries: 1, bytes: head.end - position)
      let text =
        head.valueCount > 0 ? try Self.text(block, at: head.value, end: head.end).0 : ""
      let own = String(heading: Array(head.key.utf8.prefix(Limits.nameBytes))[...])
      let name = own == "OriginalFilename" ? "OriginalFileName" : own
      if let row = TagTable.programText.index(of: isFirst ? "Text" : "FurtherText") {
        found.add(.programText, row: row, named: name, text: text)
      }
      position = (head.end + 3) & ~3
    }
  }
}
