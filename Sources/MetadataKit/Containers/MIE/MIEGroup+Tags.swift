extension MIEGroup {
  /// Adds the tag of an element.
  func add(
    _ value: MIEValue, _ name: MIEName, group: String, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let content = value.content
    var row = row(of: name.base)
    // What is worded has no language.
    if name.locale != nil, let known = row, !table.summaries[known].isPlain { row = nil }
    if let row, table.summaries[row].traits.contains(.binary) {
      return addPicture(content, row, group, &found)
    }
    let base = row.map { self.table.rows[$0].name } ?? name.base
    let own = name.locale.map { base + "-" + $0 } ?? base
    let isOwnName = row != nil && name.locale == nil
    let tag = isOwnName ? nil : own.tagName
    let table = row == nil ? TagTable.mieOther : table
    if content.count > found.limits.valueBytes {
      return found.add(
        table, row: row ?? 0, named: tag, group: group, .undefined, count: content.count,
        bytes: nil, at: content)
    }
    if let format = value.tagFormat, value.units == nil {
      let bytes = try content.all(limit: found.limits.valueBytes)
      return found.add(
        table, row: row ?? 0, named: tag, group: group, format, count: bytes.count / format.size,
        value.byteOrder, bytes: bytes.elements, at: content)
    }
    // The texts of a list may be empty: each takes a byte of the file then.
    try found.charge(value.isList ? .clampedProduct(content.count, 8) : content.count)
    let texts = try value.texts(limit: found.limits.valueBytes)
    let isPlace = texts.count == 1 && value.units == nil && content.isInFile
    if value.isList, value.units == nil {
      try found.charge(entries: texts.count)
      return addList(texts, row, own, group, &found)
    }
    for text in texts {
      found.add(
        table, row: row ?? 0, named: tag, group: group, .utf8, count: text.count, bytes: text[...],
        at: isPlace ? content : nil)
    }
  }

  /// A list is one also where it has one text, which a tag of another format is not.
  private func addList(
    _ texts: [[UInt8]], _ row: Int?, _ name: String, _ group: String,
    _ found: inout MetadataBuilder
  ) {
    let table = TagTable.mieOther
    let list = (row == nil ? table.index(of: "List") : table.index(of: "KnownList")) ?? 0
    for (index, text) in texts.enumerated() {
      found.continuesList = index > 0
      found.add(
        table, row: list, named: name.tagName, group: group, .utf8, count: text.count,
        bytes: text[...], at: nil)
    }
  }

  private func addPicture(
    _ content: Region, _ row: Int, _ group: String, _ found: inout MetadataBuilder
  ) {
    let name = table.rows[row].name
    let head = try? content.head(count: 4)
    // Written where there is none.
    if content.count == 4, name.hasSuffix("Image"), head?.matches("none") == true { return }
    found.add(
      table, row: row, group: group, .undefined, count: content.count, bytes: nil, at: content)
    if head?.has("\u{ff}\u{d8}\u{ff}") == true {
      switch name {
      case "ThumbnailImage": found.note(.thumbnail, content)
      case "PreviewImage", "FullSizeImage": found.note(.preview, content)
      default: break
      }
    }
  }
}
