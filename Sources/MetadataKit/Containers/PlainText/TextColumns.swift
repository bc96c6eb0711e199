/// The shape of a table that is text: rows are lines, and a comma or the like stands between columns.
///
/// Which it is, the first line tells, by what stands there most often (RFC 4180 has the comma alone).
struct TextColumns {
  private var delimiter: UInt8?
  private var quote: UInt8?
  private var columns = 1
  private var rows = 0

  init(_ text: ByteSlice) {
    let elements = text.elements
    read(elements.span)
  }

  func tell(_ found: inout MetadataBuilder) {
    found.add(.text, "Delimiter", text: Self.text(delimiter))
    found.add(.text, "Quoting", text: Self.text(quote))
    found.add(.text, "ColumnCount", columns)
    found.add(.text, "RowCount", rows)
  }

  private static func text(_ byte: UInt8?) -> String {
    byte.map { String(Unicode.Scalar($0)) } ?? ""
  }

  private mutating func read(_ text: Span<UInt8>) {
    var start = 0
    while start < text.count {
      let end = text.firstIndex(of: 0x0a, from: start) ?? text.count
      let line = text.extracting(start..<end)
      if rows == 0 {
        readFirst(line)
      } else if quote == nil {
        var unclosed: Set<UInt8> = []
        quote = firstQuoted(line, from: 0, &unclosed)?.quote
      }
      rows += 1
      start = end + 1
    }
  }

  private mutating func readFirst(_ line: Span<UInt8>) {
    let (commas, semicolons, tabs) = (
      Self.count(0x2c, line), Self.count(0x3b, line), Self.count(0x09, line)
    )
    if commas > max(semicolons, tabs) {
      delimiter = 0x2c
    } else if semicolons > tabs {
      delimiter = 0x3b
    } else if tabs > 0 {
      delimiter = 0x09
    }
    guard let delimiter else { return }
    columns = max(commas, semicolons, tabs) + 1
    var position = 0
    var unclosed: Set<UInt8> = []
    while let field = firstQuoted(line, from: position, &unclosed) {
      quote = field.quote
      columns -= Self.count(delimiter, line.extracting(field.content))
      position = field.content.upperBound + 1
    }
  }

  private static func count(_ byte: UInt8, _ text: Span<UInt8>) -> Int {
    var count = 0
    for index in text.indices where text[index] == byte { count += 1 }
    return count
  }

  /// The first field in quotation marks from a position on: a mark at the field's start, and the next
  /// one that ends it.
  ///
  /// - Parameter unclosed: marks that end no field of the line's rest: it is not gone through twice.
  private func firstQuoted(
    _ line: Span<UInt8>, from start: Int, _ unclosed: inout Set<UInt8>
  ) -> (quote: UInt8, content: Range<Int>)? {
    for position in start..<max(start, line.count) {
      let mark = line[position]
      guard mark == 0x22 || mark == 0x27, !unclosed.contains(mark),
        position == 0 || delimiter == nil || line[position - 1] == delimiter
      else { continue }
      var end = position + 1
      while end < line.count, line[end] != mark || !endsField(line, end + 1) { end += 1 }
      if end < line.count { return (mark, position + 1..<end) }
      unclosed.insert(mark)
    }
    return nil
  }

  private func endsField(_ line: Span<UInt8>, _ position: Int) -> Bool {
    position == line.count || delimiter == nil || line[position] == delimiter
  }
}
