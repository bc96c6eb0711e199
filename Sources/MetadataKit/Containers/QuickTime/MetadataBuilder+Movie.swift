extension MetadataBuilder {
  /// Adds the fields of a structure, whose table has byte positions for numbers.
  ///
  /// - Parameter isWanted: whether a field is to be added, by its name and what it may extend to.
  mutating func add(
    _ table: TagTable, structure: ByteSlice, _ scope: MovieScope,
    where isWanted: (_ name: String, _ field: ByteSlice) -> Bool = { _, _ in true }
  ) {
    for row in table.rows.indices where table.rows[row].id < structure.count {
      let name = table.rows[row].name
      let format = table.rows[row].format ?? .undefined
      let field = structure.suffix(from: Int(table.rows[row].id))
      let count = table.rows[row].elements(within: field.count / max(1, format.size))
      guard count > 0, isWanted(name, field) else { continue }
      add(
        table, table.rows[row].id, group: scope.track, format, count: count, .big,
        bytes: field.prefix(count * format.size))
    }
  }

  /// Adds a box that is one value, where its table has its type.
  ///
  /// - Parameters:
  ///   - group: the group, where it is not that of the table.
  ///   - prefix: what the name starts with.
  /// - Returns: whether the table has the type.
  @discardableResult
  mutating func add(
    leaf box: ISOBox, _ table: TagTable, group: String?, prefix: String = ""
  ) throws(MetadataError) -> Bool {
    guard let row = table.index(of: box.type.code) else { return false }
    let name = prefix.isEmpty ? nil : Self.prefixed(table.rows[row].name, prefix)
    let traits = table.rows[row].traits
    let format = table.rows[row].format
    if traits.contains(.binary), format == nil {
      add(
        table, row: row, named: name, group: group, .undefined, count: box.body.count, bytes: nil,
        at: box.body)
      return true
    }
    let value = try box.body.all(limit: limits.valueBytes).elements
    guard let format, format != .utf8 else {
      let end = format == .utf8 ? value.firstIndex(of: 0) ?? value.endIndex : value.endIndex
      add(
        text: value[..<end], table, row: row, named: name, group: group, at: box.body)
      return true
    }
    add(
      table, row: row, named: name, group: group, format, count: value.count / format.size,
      bytes: value, at: box.body)
    return true
  }

  /// Adds a text whose encoding nobody states: NULs do not belong to it.
  mutating func add(
    text: ArraySlice<UInt8>, _ table: TagTable, row: Int, named name: String? = nil,
    group: String?, at region: Region?
  ) {
    let plain = text.contains(0) ? text.filter { $0 != 0 }[...] : text
    let decoded = MacintoshText.guessed(plain)[...]
    add(
      table, row: row, named: name, group: group, .utf8, count: decoded.count, bytes: decoded,
      at: decoded.count == region?.count ? region : nil)
  }

  /// `Track1Name` of `Name`; `Track` does not stand twice.
  static func prefixed(_ name: String, _ prefix: String) -> String {
    prefix + (name.hasPrefix("Track") ? String(name.dropFirst(5)) : name)
  }
}
