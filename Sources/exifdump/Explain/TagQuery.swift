import MetadataKit

/// What somebody wants explained: a name, `Group:Name`, `Group:all`, a number, or a pattern.
struct TagQuery {
  /// All of it, in lower case: `dc:creator` is what files call a property.
  private let text: String
  /// The property that is called just so: `xmp:Rating` is one, no other of the family `XMP` is meant.
  private let property: String?
  private let number: UInt32?
  private let group: Group
  private let carriesOthers: Bool
  private let name: Wildcard

  /// Which groups it is about.
  private enum Group {
    case pattern(Wildcard)
    /// All groups of a kind of block: `MakerNotes`.
    case family(GroupFamily)
    /// One of several that are numbered: `Track2`, of which tables name the first.
    case numbered(String)

    init(_ text: String) {
      if let family = GroupFamily.named(text) {
        self = .family(family)
      } else if text.last?.isNumber == true, !Self.known.contains(text) {
        self = .numbered(GroupName.withoutNumber(text))
      } else {
        self = .pattern(Wildcard(text))
      }
    }

    /// In small letters; names with a number of their own, `Jpeg2000`, among them.
    private static let known = Set(ExplainedRow.all.flatMap(\.groups).map { $0.lowercased() })

    func contains(_ row: ExplainedRow) -> Bool {
      switch self {
      case .pattern(let pattern):
        (row.groups + row.tables).contains { pattern.matches($0) }
      case .family(let family): row.groups.contains { family.contains(group: $0) }
      case .numbered(let name): row.groups.contains { GroupName.withoutNumber($0) == name }
      }
    }
  }

  init(_ text: String) {
    self.text = text.lowercased()
    property = ExplainedRow.all.contains { $0.property == text } ? text : nil
    let parts = self.text.split(separator: ":", maxSplits: 1)
    let last = parts.last ?? ""
    carriesOthers = parts.count == 2 && GroupName.carriesOthers(String(parts[0]))
    number = last.hasPrefix("0x") ? UInt32(last.dropFirst(2), radix: 16) : UInt32(last)
    group = Group(parts.count == 2 ? String(parts[0]) : "*")
    name = Wildcard(last == "all" ? "*" : Self.withoutCount(last))
  }

  /// Every row that it is about, in the order of the tables; those that say the same are one.
  func rows() -> [ExplainedRow] {
    let rows = rows(where: isAbout)
    return rows.isEmpty && carriesOthers ? self.rows { name.matches($0.name) } : rows
  }

  private func rows(where isAbout: (ExplainedRow) -> Bool) -> [ExplainedRow] {
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
    if let called = row.property {
      if let property { return called == property }
      if called.lowercased() == text { return true }
    }
    guard group.contains(row) else { return false }
    if let number { return row.number == number }
    return name.matches(row.name)
  }

  /// The name of `Make#2`, as JSON calls the second of a name.
  private static func withoutCount(_ name: Substring) -> Substring {
    guard let mark = name.lastIndex(of: "#"), mark != name.startIndex,
      UInt(name[name.index(after: mark)...]) != nil
    else { return name }
    return name[..<mark]
  }
}
