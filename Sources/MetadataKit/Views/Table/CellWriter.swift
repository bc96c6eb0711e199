/// Writes the cells of a table that a spreadsheet may open: none of them is taken for a formula,
/// and nothing in them acts on a terminal.
package struct CellWriter: Sendable {
  /// What stands between cells and around them.
  package enum Layout: Sendable {
    /// Commas and quotation marks (RFC 4180), lines that end in CR LF.
    case csv
    /// Tabs, and never a tab or line end in a cell: they are `\t` and `\n`, as other controls.
    case tsv
  }

  let layout: Layout

  package init(_ layout: Layout) { self.layout = layout }

  /// What a spreadsheet takes for the start of a formula, by OWASP's "CSV Injection": `=`, `+`,
  /// `-`, `@`, also in full width, tab, CR and LF.
  private static let dangerous = "=+-@\t\r\n＝＋－＠".unicodeScalars.map { Array(String($0).utf8) }
  /// What a cell of CSV is quoted for: what RFC 4180 says, and what some spreadsheets take for it.
  private static let quoted = Array("\",;\t\r\n'".utf8)

  /// Writes a line.
  package func write(_ cells: [Cell], _ text: inout TextBuffer) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { text.append(ascii: layout == .csv ? 0x2c : 0x09) }
      write(cell, &text)
    }
    text.append(layout == .csv ? "\r\n" : "\n")
  }

  private func write(_ cell: Cell, _ text: inout TextBuffer) {
    // A number is no formula, whatever its sign; a text that looks like one is guarded as any is.
    if cell.isNumber, isJSONNumber(cell.bytes.span) { return text.append(bytes: cell.bytes) }
    let isGuarded = Self.dangerous.contains { cell.bytes.starts(with: $0) }
    switch layout {
    case .tsv:
      if isGuarded { text.append(ascii: 0x27) }
      text.append(escaping: cell.bytes)
    case .csv:
      // Some would drop spaces at either end.
      let isQuoted =
        isGuarded || cell.bytes.first == 0x20 || cell.bytes.last == 0x20
        || cell.bytes.contains(where: Self.quoted.contains)
      if isQuoted { text.append(ascii: 0x22) }
      if isGuarded { text.append(ascii: 0x27) }
      var rest = cell.bytes[...]
      while let index = rest.firstIndex(where: Self.isKept) {
        text.append(escaping: rest[..<index])
        if rest[index] == 0x22 { text.append(ascii: 0x22) }
        text.append(ascii: rest[index])
        rest = rest[(index + 1)...]
      }
      text.append(escaping: rest)
      if isQuoted { text.append(ascii: 0x22) }
    }
  }

  /// Whether quotation marks around a cell are enough for a byte.
  private static func isKept(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }
}

/// What stands in one place of a table.
package struct Cell: Sendable {
  package var bytes: [UInt8]
  /// Whether it is a number of its own, not a text that may look like one.
  package var isNumber = false

  package init(_ bytes: [UInt8], isNumber: Bool = false) {
    self.bytes = bytes
    self.isNumber = isNumber
  }

  package init(_ text: String) { self.init(Array(text.utf8)) }

  static let empty = Cell([])
}
