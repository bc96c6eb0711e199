extension Container {
  /// Web pages (*HTML Living Standard* §4.2): what the head says of them, its title and its metadata.
  package static let html = Container(ofSignatures: "HTML") { (file, found) throws(MetadataError) in
    var start = try file.head(count: usualHead)
    guard var head = HTMLHead(start.elements) else { return }
    if !head.isWhole, file.count > start.count {
      start = try file.head(count: longestHead)
      head = HTMLHead(start.elements) ?? head
    }
    if !head.isWhole, file.count > start.count {
      found.warn(
        Warning(
          .limitExceeded, "of the head of a page \(longestHead) bytes are read", at: start.count))
    }
    for values in gathered(&head) {
      for (index, field) in values.enumerated() {
        try found.charge(entries: 1, bytes: field.value.count)
        found.continuesList = index > 0
        found.add(field.table, field.name, group: field.group, text: field.value, offset: -1)
      }
    }
  }

  /// What a head says: of a list all values, where the first of them stands.
  private static func gathered(_ head: inout HTMLHead) -> [[HTMLHead.Field]] {
    var fields: [[HTMLHead.Field]] = []
    var lists: [String: Int] = [:]
    while let field = head.next() {
      let group = field.group ?? field.table.group
      guard HTMLSchema.isList(field.name, of: group) else {
        fields.append([field])
        continue
      }
      let key = group + ":" + field.name
      if let place = lists[key] {
        fields[place].append(field)
      } else {
        lists[key] = fields.count
        fields.append([field])
      }
    }
    return fields
  }

  /// Scripts and styles make heads longer.
  private static let usualHead = 1 << 16
  /// What stands behind so many bytes is not looked for.
  private static let longestHead = 1 << 20
}
