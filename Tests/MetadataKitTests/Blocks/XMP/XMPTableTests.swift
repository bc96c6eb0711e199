import MetadataKit
import Testing

@Suite struct XMPTableTests {
  /// Every table: of namespaces, and of the structures in them.
  private static let tables: [XMPTable] = {
    var found: [ObjectIdentifier: XMPTable] = [:]
    var pending = XMPSpace.all.compactMap { $0.properties?() }
    while let table = pending.popLast() {
      guard found.updateValue(table, forKey: ObjectIdentifier(table)) == nil else { continue }
      pending += table.rows.compactMap { $0.fields?() }
    }
    return Array(found.values)
  }()

  @Test func rowsAreSortedAndUnique() {
    #expect(Self.tables.count > 150)
    for table in Self.tables {
      for (row, next) in zip(table.rows, table.rows.dropFirst()) {
        #expect(row.key < next.key)
      }
    }
  }

  @Test func everyRowIsFound() {
    for table in Self.tables {
      for (index, row) in table.rows.enumerated() {
        #expect(table.index(of: row.key) == index)
        #expect(!table.tags.rows[index].name.isEmpty)
      }
      #expect(table.index(of: "no such property") == nil)
    }
  }

  @Test func namespacesAreSortedAndUnique() {
    for (space, next) in zip(XMPSpace.all, XMPSpace.all.dropFirst()) {
      #expect(space.prefix < next.prefix)
    }
    let names = XMPSpace.all.map(\.uri).filter { !$0.isEmpty }
    #expect(Set(names).count == names.count)
  }

  @Test func groupsHaveThePrefix() {
    for space in XMPSpace.all {
      if let table = space.properties?() { #expect(table.tags.group == "XMP-" + space.prefix) }
    }
  }
}
