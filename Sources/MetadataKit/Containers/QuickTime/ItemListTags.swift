/// The tags of an `ilst` box: items of one or more values, by type, by the number of a key, or by
/// a name of their own (QTFF, metadata item list atom).
struct ItemListTags {
  let keys: MetadataKeys?
  /// The groups of items and of those that have keys, where the table does not say it.
  let group: String?
  let keysGroup: String?

  func read(
    _ list: Region, _ scope: inout MovieScope, _ found: inout MetadataBuilder
  ) {
    found.walk(list) { (item, found) throws(MetadataError) in
      if item.type == "----" { return try ITunesItem(item.body, &found).addTags(scope, to: &found) }
      let table = TagTable.quickTimeItemList
      let known: (table: TagTable, index: Int)?
      var name: String?
      var group = group
      if let row = table.index(of: item.type.code) {
        known = (table, row)
      } else if let key = keys?.key(item.type.code) {
        known = key.row
        name = key.row == nil ? key.name : nil
        group = keysGroup ?? "Keys"
      } else if item.type.code >> 24 == 0xa9 {
        known = nil
        name = "UserData_" + item.type.description.dropFirst()
        group = group ?? "ItemList"
      } else {
        return
      }
      try read(item, known, name, group, &scope, &found)
    }
  }

  private func read(
    _ item: ISOBox, _ row: (table: TagTable, index: Int)?, _ name: String?, _ group: String?,
    _ scope: inout MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if try item.body.head(at: 4, count: 5).matches("data\0") {
      var values = ItemValues(item.body)
      while let value = try values.next() {
        try add(value, row, name, group, &scope, &found)
      }
      return
    }
    // Some writers have the form of user data here.
    guard item.type.code >> 24 == 0xa9, let row else {
      if let row { try found.add(leaf: item, row.table, group: group) }
      return
    }
    let bytes = try item.body.all(limit: found.limits.valueBytes)
    for part in InternationalText(bytes, header: 4).parts {
      found.add(
        row.table, row: row.index,
        named: part.language.map { row.table.rows[row.index].name + "-" + $0 }, group: group,
        .utf8, count: part.text.count, bytes: part.text, at: nil)
    }
  }

  private func add(
    _ value: ItemValue, _ row: (table: TagTable, index: Int)?, _ name: String?, _ group: String?,
    _ scope: inout MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = row?.table ?? .quickTimeKeys
    let index = row?.index ?? TagTable.quickTimeKeys.index(of: KeyRow.unknown)
    guard let index else { return }
    let plain = name ?? table.rows[index].name
    let shown = value.language.map { plain + "-" + $0 } ?? name
    let (format, bytes) = try value.content(
      of: row.map { ($0.table, $0.index) }, limits: found.limits)
    let size = max(1, format.size)
    found.add(
      table, row: index, named: shown, group: group ?? table.group, format,
      count: (bytes?.count ?? value.body.count) / size, bytes: bytes, at: value.body)
    if value.language != nil, let shown {
      scope.remember(
        MovieScope.Translation(
          table: table, row: index, name: plain, fullName: shown, group: group, format: format,
          bytes: bytes,
          body: value.body))
    }
  }
}

/// A row of ``TagTable/quickTimeKeys`` that has no key of its own.
enum KeyRow {
  /// What no table knows: it is named by its key.
  static let unknown: UInt32 = 10_000
}
