import MetadataKit

/// A tag as its table has it, for people.
struct ExplainedRow {
  let table: TagTable
  let row: TagRow

  /// Writes a heading and a line for each thing that is known.
  func describe(to text: inout TextBuffer) {
    text.append(row.name)
    text.append("\n")
    if let number { line("Number", number, &text) }
    line("Table", table.name, &text)
    line(table.groups.count == 1 ? "Group" : "Groups", table.groups.joined(separator: ", "), &text)
    if let format = row.format { line("Format", "read as \(format)", &text) }
    if !notes.isEmpty { line("Notes", notes.joined(separator: "; "), &text) }
    let labels = Labels.entries(row.labels)
    guard !labels.isEmpty else { return }
    line(row.traits.contains(.bitmask) ? "Bits" : "Values", "", &text)
    let width = labels.map(\.value.utf8.count).max() ?? 0
    for (value, words) in labels {
      text.append("    ")
      for _ in value.utf8.count..<width { text.append(" ") }
      text.append(escaping: value.utf8)
      text.append("  ")
      text.append(words)
      text.append("\n")
    }
  }

  /// The number as files have it: `0x829d (33437)`. A directory's tags have 16 bits; what is above
  /// tells meanings apart, and pictures that tags locate have no number of their own.
  private var number: String? {
    if table.isTIFF {
      guard row.id < 0xf0000 else { return nil }
      let id = row.id & 0xffff
      return "0x\(hexadecimal(UInt64(id), digits: 4)) (\(id))"
    }
    return "0x\(hexadecimal(UInt64(row.id), digits: 4)) (\(row.id))"
  }

  private var notes: [String] {
    var notes: [String] = []
    if row.traits.contains(.binary) { notes.append("bytes that are no text") }
    if row.traits.contains(.offset) { notes.append("positions in the file") }
    if row.traits.contains(.structural) { notes.append("leads to other tags") }
    if row.traits.contains(.unknown) { notes.append("of unknown meaning") }
    return notes
  }

  private func line(_ name: String, _ value: String, _ text: inout TextBuffer) {
    text.append("  ")
    text.append(name)
    if !value.isEmpty {
      for _ in name.utf8.count..<9 { text.append(" ") }
      text.append(value)
    }
    text.append("\n")
  }
}
