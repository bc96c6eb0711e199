/// Which tag a property is.
struct XMPProperty: Sendable {
  let table: XMPTable
  private(set) var row: Int
  /// What is known of it; nothing where it is unknown.
  let traits: XMPRow.Traits
  /// The tag's name.
  private(set) var name: String
  let isKnown: Bool
  let isList: Bool
  /// The index of its tag in ``XMPPaths/tags``.
  var tag = -1
  /// Whether the names on its path are longer than is kept.
  var hasCutName = false

  /// Has exiftool's form pass it over, if it is unknown.
  mutating func becomeRemark() {
    if !isKnown { row = table.remarkRow }
  }

  /// Becomes a date of Dublin Core, if it is none that is known, and called so: `publicationDate`.
  mutating func becomeDate() {
    guard !isKnown, name.utf8.suffix(4).elementsEqual("Date".utf8), table === XMPTable.dc,
      let date = table.index(of: "date")
    else { return }
    row = date
  }

  /// Keeps less of its name.
  mutating func cutName(to count: Int) {
    guard name.utf8.count > count else { return }
    name = name.bounded(to: count)
    hasCutName = true
  }

  var hasLanguages: Bool { traits.contains(.languages) }

  /// Looks a property up, by the names of its path that count.
  ///
  /// - Parameter table: what is known of the properties with its prefix.
  init(_ name: XMPPropertyName, in table: XMPTable?) {
    if let table, let found = Self.find(name.parts[...], in: table, prefix: name.prefix) {
      self = found
    } else {
      let joined = Self.joined(name.parts[...])
      self.init(unknown: table ?? .other, joined.tagName)
    }
  }

  /// A property of XML whose namespaces mean nothing here.
  init(plain name: XMPPropertyName) {
    self.init(unknown: .other, Self.joined(name.parts[...]).tagName)
  }

  private init(unknown table: XMPTable, _ name: String) {
    self.table = table
    row = table.unknownRow
    self.name = name
    traits = []
    isKnown = false
    isList = false
  }

  /// A row that was found on the way, with what the structure around it contributes.
  private struct Found {
    let table: XMPTable
    let row: Int
    let name: String
    /// What the names of its fields start with.
    let prefix: String
    let isList: Bool

    // One by one: a copy of the row counts references to all that is in it.
    var traits: XMPRow.Traits { table.rows[row].traits }
    var fields: (@Sendable () -> XMPTable)? { table.rows[row].fields }

    init(_ table: XMPTable, _ row: Int, name: String, prefix: String, in outer: Found?) {
      self.table = table
      self.row = row
      self.name = name
      self.prefix = prefix
      let traits = table.rows[row].traits
      isList =
        traits.contains(.list) || (!traits.contains(.single) && outer?.isList ?? false)
    }
  }

  /// More names than any structure that is known has within one another.
  private static let deepest = 64

  /// Follows the parts of a name through the structures that a table tells of.
  private static func find(
    _ parts: ArraySlice<(prefix: String, name: String)>, in table: XMPTable, prefix: String
  ) -> XMPProperty? {
    // Most properties are of no structure.
    if parts.count == 1, let part = parts.first {
      return table.index(of: part.name).map { XMPProperty(table, row: $0) }
    }
    guard parts.count <= deepest else { return nil }
    var key = ""
    var outer: (found: Found, level: Int)?
    var last: Found?
    for (level, part) in zip(parts.indices, parts) {
      key = level == parts.startIndex ? part.name : key + part.name.capitalized
      // The structure that the part before this one is.
      let holder = outer.flatMap { $0.level == level - 1 ? $0.found : nil }
      last = nil
      if let row = table.index(of: key) {
        let name = table.tags.rows[row].name
        last = Found(
          table, row, name: name, prefix: table.rows[row].prefix ?? name, in: holder)
      } else if let holder, let fields = holder.fields?(),
        let row = fields.index(ofField: part.name)
      {
        let name = holder.prefix + fields.tags.rows[row].name
        last = Found(fields, row, name: name, prefix: name, in: holder)
      }
      if let last, last.fields != nil { outer = (last, level) }
    }
    if let last { return XMPProperty(last) }
    guard let (holder, level) = outer, level < parts.endIndex - 1 else { return nil }
    let rest = parts[(level + 1)...]
    // A structure that may have any property: those of known namespaces keep their meaning.
    if let fields = holder.fields?(), fields.isOpen, let inner = rest.first,
      inner.prefix != prefix, let other = XMPSpace.table(of: inner.prefix),
      let found = find(rest, in: other, prefix: inner.prefix), found.isKnown
    {
      return XMPProperty(found, prefix: holder.prefix)
    }
    let name = holder.prefix + joined(rest).capitalized
    return XMPProperty(unknown: table, name.tagName)
  }

  private init(_ table: XMPTable, row: Int) {
    self.table = table
    self.row = row
    name = table.tags.rows[row].name
    isKnown = true
    traits = table.rows[row].traits
    isList = traits.contains(.list)
  }

  private init(_ found: Found) {
    table = found.table
    row = found.row
    name = found.name
    isKnown = true
    traits = found.traits
    isList = found.isList
  }

  private init(_ property: XMPProperty, prefix: String) {
    table = property.table
    row = property.row
    name = prefix + property.name
    isKnown = true
    traits = property.traits
    isList = property.isList
  }

  private static func joined(_ parts: ArraySlice<(prefix: String, name: String)>) -> String {
    var text = parts.first?.name ?? ""
    for part in parts.dropFirst() { text += part.name.capitalized }
    return text
  }
}
