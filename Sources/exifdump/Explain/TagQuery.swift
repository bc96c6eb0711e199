import MetadataKit

/// What somebody wants explained: a name, `Group:Name`, `Group:all`, a number, or a pattern.
struct TagQuery {
  /// All of it, in lower case: `dc:creator` is what files call a property.
  private let text: String
  private let number: UInt32?
  private let group: [UInt8]
  private let name: [UInt8]

  init(_ text: String) {
    self.text = text.lowercased()
    let parts = self.text.split(separator: ":", maxSplits: 1)
    let last = parts.last ?? ""
    number = last.hasPrefix("0x") ? UInt32(last.dropFirst(2), radix: 16) : UInt32(last)
    group = Array((parts.count == 2 ? parts[0] : "*").utf8)
    name = Array((last == "all" ? "*" : last).utf8)
  }

  /// Every row that it is about, in the order of the tables; those that say the same are one.
  func rows() -> [ExplainedRow] {
    var rows: [ExplainedRow] = []
    // A pattern may be about thousands: only those of one name can be the same.
    var places: [String: [Int]] = [:]
    for row in ExplainedRow.all where isAbout(row) {
      let known = places[row.name, default: []]
      guard !known.contains(where: { rows[$0].join(row) }) else { continue }
      places[row.name] = known + [rows.count]
      rows.append(row)
    }
    return rows
  }

  private func isAbout(_ row: ExplainedRow) -> Bool {
    if let property = row.property, property.lowercased() == text { return true }
    let isGroup = (row.groups + row.tables).contains { TagSelection.matches($0.utf8, group) }
    guard isGroup else { return false }
    if let number { return row.number == number }
    return TagSelection.matches(row.name.utf8, name)
  }
}
