import Testing

@testable import MetadataKit

@Suite struct InnerPartTests {
  /// A name that no table has would leave a structure out, and nothing else would tell.
  @Test func everyOneStandsInARowOfATableThatThereIs() {
    for part in NotePart.inner {
      let tables = TagTable.all.filter { $0.name == part.outer }
      #expect(tables.count == 1, "\(part.outer)")
      let row = tables.first.flatMap { table in table.index(of: part.id).map { table.rows[$0] } }
      #expect(row?.traits.contains(.structural) == true, "\(part.outer) \(part.id)")
    }
  }
}
