import Foundation
import MetadataKit
import Testing

@Suite struct TagTableAllTests {
  /// A table that is left out could not be explained, and nothing else would tell.
  @Test func hasEveryTableThereIs() throws {
    let folder = Fixture.folder.deletingLastPathComponent()
      .appending(path: "Sources/MetadataKit/Tags/Tables")
    var declared = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      declared += text.split(separator: "= TagTable(", omittingEmptySubsequences: false).count - 1
    }
    let tables = Set(TagTable.all.map(ObjectIdentifier.init))
    #expect(tables.count == TagTable.all.count, "one stands twice")
    #expect(tables.count == declared)
  }

  @Test func namesOfTablesDiffer() {
    #expect(Set(TagTable.all.map(\.name)).count == TagTable.all.count)
  }

  @Test func namesOfTagsCanBeKeys() {
    for table in TagTable.all {
      for row in table.rows {
        #expect(!row.name.isEmpty && !row.name.utf8.contains { $0 == 0x23 || $0 == 0x3a })
      }
    }
  }
}
