import MetadataKit

/// What somebody wants explained: a name, `Group:Name`, a number, or a pattern.
struct TagQuery {
  private let number: UInt32?
  private let group: [UInt8]
  private let name: [UInt8]

  init(_ text: String) {
    let parts = text.lowercased().split(separator: ":", maxSplits: 1)
    let last = parts.last ?? ""
    number = last.hasPrefix("0x") ? UInt32(last.dropFirst(2), radix: 16) : UInt32(last)
    group = Array((parts.count == 2 ? parts[0] : "*").utf8)
    name = Array(last.utf8)
  }

  /// Every row that it is about, in the order of the tables.
  func rows() -> [ExplainedRow] {
    TagTable.all.flatMap { table in
      let isGroup = (table.groups + [table.name]).contains {
        TagSelection.matches($0.utf8, group)
      }
      return isGroup ? table.rows.filter(isWanted).map { ExplainedRow(table: table, row: $0) } : []
    }
  }

  private func isWanted(_ row: TagRow) -> Bool {
    // What exiftool misreads needs no explanation beside the truth.
    guard !row.traits.contains(.onlyInExiftool) else { return false }
    if let number { return row.id == number }
    return TagSelection.matches(row.name.utf8, name)
  }
}
