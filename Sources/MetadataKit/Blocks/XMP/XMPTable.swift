/// The properties of a namespace, or the fields of a structure, sorted by their keys.
package final class XMPTable: Sendable {
  package let rows: [XMPRow]
  /// Whether a structure may have any property of other namespaces for a field.
  let isOpen: Bool
  /// Whether some of its properties are notes of a camera, or blocks, that are read, too.
  let hasNotes: Bool
  /// The rows as tags have them, and three more for what the table does not know.
  package let tags: TagTable
  private let keys: NameIndex

  init(
    _ group: String, isOpen: Bool = false, isWeak: Bool = false, hasNotes: Bool = false,
    _ rows: [XMPRow]
  ) {
    self.rows = rows
    keys = NameIndex(count: rows.count) { rows[$0].key.letterHash }
    self.isOpen = isOpen
    self.hasNotes = hasNotes
    var tags: [TagRow] = []
    tags.reserveCapacity(rows.count + 3)
    for row in rows { tags.append(TagRow(row, id: UInt32(tags.count), isWeak: isWeak)) }
    tags.append(
      TagRow(
        UInt32(tags.count), "Unknown", value: Meaning.plainXMP,
        traits: [.yields, .fractionInExiftool]))
    tags.append(TagRow(UInt32(tags.count), "Bytes", traits: [.binary, .yields]))
    tags.append(
      TagRow(
        UInt32(tags.count), "Remark", value: Meaning.plainXMP, traits: [.notInExiftool, .yields]))
    self.tags = TagTable("XMP", group: group, tags)
  }

  /// The row of what is not in the table: its value says by its form what it is.
  var unknownRow: Int { rows.count }
  /// The row of bytes that are not in the table.
  var bytesRow: Int { rows.count + 1 }
  /// The row of what exiftool remarks and does not read again.
  var remarkRow: Int { rows.count + 2 }

  /// The index of the row with a key, or nil.
  package func index(of key: String) -> Int? {
    keys.place(of: key.letterHash) { rows[$0].key == key }
  }
}

extension XMPTable {
  /// The index of the row of a field, whose first letter may be of either case: the name that it
  /// is part of has it in upper case.
  func index(ofField key: String) -> Int? {
    if let row = index(of: key) { return row }
    guard let first = key.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7a else { return nil }
    return index(
      of: String(
        decoding: CollectionOfOne(first ^ 0x20) + Array(key.utf8.dropFirst()), as: UTF8.self))
  }
}

extension TagRow {
  fileprivate init(_ row: XMPRow, id: UInt32, isWeak: Bool) {
    var traits: TagRow.Traits = []
    if row.traits.contains(.fraction) { traits.insert(.fraction) }
    if isWeak || row.traits.contains(.weak) { traits.insert(.yields) }
    if !row.traits.isDisjoint(with: [.binary, .base64]) { traits.insert(.binary) }
    if row.traits.contains(.joined), !row.labels.isEmpty { traits.insert(.listInExiftool) }
    self.init(
      id, row.name.isEmpty ? row.key.capitalized : row.name, row.labels,
      value: row.value ?? (row.traits.contains(.date) ? Meaning.dateXMP : nil),
      print: row.print, traits: traits)
  }
}

extension XMPTable {
  /// Properties of namespaces that are not known.
  static let other = XMPTable("XMP", [])
}
