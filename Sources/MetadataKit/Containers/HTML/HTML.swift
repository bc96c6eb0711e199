extension Container {
  /// Web pages (*HTML Living Standard* §4.2): what the head says of them, its title and its metadata.
  package static let html = Container(ofSignatures: "HTML") { (file, found) throws(MetadataError) in
    let start = try file.head(count: longestHead)
    guard var head = HTMLHead(start.elements) else { return }
    if !head.isWhole, file.count > start.count {
      found.warn(
        Warning(
          .limitExceeded, "of the head of a page \(longestHead) bytes are read", at: start.count))
    }
    while let field = head.next() {
      try found.charge(entries: 1, bytes: field.value.count)
      found.add(field.table, field.name, group: field.group, text: field.value, offset: -1)
    }
  }

  /// What stands behind so many bytes is not looked for.
  private static let longestHead = 1 << 16
}
