import MetadataKit

/// A tag as its table has it, for people.
struct ExplainedRow {
  let name: String
  let row: TagRow
  /// The groups that the tag may stand in.
  let groups: [String]
  /// What people may ask for it by, beside its name; nil where it has no number.
  let number: UInt32?
  /// What its values are in files, or are read as where those cannot say it; nil where nobody knows.
  private let format: String?
  /// What files call a property of XMP; nil of others.
  var property: String? {
    if case .property(let name) = key { return name }
    return nil
  }
  private let key: Key
  /// The names of all tables that say the same of it: makers' have one for each model of a camera.
  private(set) var tables: [String]

  /// What files know the tag by.
  private enum Key: Equatable {
    /// A number as files have it: `0x829d (33437)`.
    case number(String)
    /// A property of XMP: `dc:creator`, and a field of a structure after a slash.
    case property(String)
    /// An element of a standard's register: `0010,0010`.
    case element(String)
    /// Nothing that a line could say: it follows from other tags, is a picture that they locate, or of a
    /// table whose rows have no numbers in files.
    case nothing
  }

  init(_ row: TagRow, of table: TagTable) {
    self.init(row, row.name, Self.key(row, table), table, table.groups)
  }

  /// A property of XMP.
  ///
  /// - Parameters:
  ///   - property: what it is called in files; nil where the table does not say.
  ///   - name: what its tag is called.
  init(_ row: TagRow, of table: TagTable, property: String?, name: String, group: String) {
    self.init(row, name, property.map(Key.property) ?? .nothing, table, [group])
  }

  /// An element that a standard's register names, whose table has the forms of values alone.
  ///
  /// - Parameter format: what the standard calls the form of its values.
  init(element: String, _ name: String, of table: TagTable, format: String? = nil) {
    self.name = name
    row = table.index(of: name).map { table.rows[$0] } ?? TagRow(0, name)
    groups = [table.group]
    number = nil
    self.format = format
    key = .element(element)
    tables = [table.name]
  }

  private init(
    _ row: TagRow, _ name: String, _ key: Key, _ table: TagTable, _ groups: [String]
  ) {
    self.name = name
    self.row = row
    self.key = key
    self.groups = groups
    tables = [table.name]
    format =
      row.format.map { "read as \($0)" } ?? table.usualFormat(of: row.id).map { "\($0)" }
    if case .number = key { number = table.number(of: row.id) } else { number = nil }
  }

  /// Pictures that tags of a directory locate have no number of their own.
  private static func key(_ row: TagRow, _ table: TagTable) -> Key {
    if table === TagTable.composite || table.isNumberless { return .nothing }
    if table.isTIFF, row.id >= 0xf0000 { return .nothing }
    let id = table.number(of: row.id)
    return .number("0x\(hexadecimal(UInt64(id), digits: 4)) (\(letters(id) ?? "\(id)"))")
  }

  /// The four letters that a number is, as most of RIFF's and QuickTime's are.
  private static func letters(_ id: UInt32) -> String? {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: id >> (24 - 8 * $0)) }
    return bytes.allSatisfy { (0x20...0x7e).contains($0) }
      ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Takes another table's row where that says the same.
  mutating func join(_ other: ExplainedRow) -> Bool {
    guard name == other.name, key == other.key, groups == other.groups,
      format == other.format, notes == other.notes, row.labels == other.row.labels,
      row.traits.contains(.bitmask) == other.row.traits.contains(.bitmask)
    else { return false }
    tables += other.tables.filter { !tables.contains($0) }
    return true
  }

  /// Writes a heading and a line for each thing that is known.
  func describe(to text: inout TextBuffer) {
    text.append(name)
    text.append("\n")
    switch key {
    case .number(let number): line("Number", number, &text)
    case .property(let property): line("Property", property, &text)
    case .element(let element): line("Element", element, &text)
    case .nothing: break
    }
    if let description {
      if !description.title.isEmpty { paragraph("Title", description.title, &text) }
      if !description.text.isEmpty { paragraph("Meaning", description.text, &text) }
    }
    line(tables.count == 1 ? "Table" : "Tables", tables.joined(separator: ", "), &text)
    line(groups.count == 1 ? "Group" : "Groups", groups.joined(separator: ", "), &text)
    if let format { line("Format", format, &text) }
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

  private var description: TagDescription? {
    guard let number, let table = tables.first,
      table == TagTable.exif.name || table == TagTable.gps.name
    else { return nil }
    return TagDescription(number, isGPS: table == TagTable.gps.name)
  }

  private var notes: [String] {
    var notes: [String] = []
    if row.traits.contains(.binary) { notes.append("bytes that are no text") }
    if row.traits.contains(.offset) { notes.append("positions in the file") }
    if row.traits.contains(.structural) { notes.append("leads to other tags") }
    if row.traits.contains(.unknown) { notes.append("of unknown meaning") }
    return notes
  }

  /// Writes words on as many lines of a terminal as they take.
  private func paragraph(_ name: String, _ words: String, _ text: inout TextBuffer) {
    for (index, row) in words.wrapped(to: 69).enumerated() {
      line(index == 0 ? name : "", row, &text)
    }
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
