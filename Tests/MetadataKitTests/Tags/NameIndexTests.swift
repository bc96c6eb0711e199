import Testing

@testable import MetadataKit

@Suite struct NameIndexTests {
  /// Each name of each table leads to the first row that has it.
  @Test func findsTheFirstRowOfEachName() {
    for table in TagTable.all {
      var first: [String: Int] = [:]
      for (row, tag) in table.rows.enumerated() where first[tag.name] == nil {
        first[tag.name] = row
      }
      for (name, row) in first where table.index(of: name) != row {
        Issue.record("\(table.name): \(name) is row \(row)")
      }
      #expect(table.index(of: "NoSuchName") == nil)
      #expect(table.index(of: "") == nil)
    }
  }

  /// Each number leads to the first row that has it.
  @Test func findsTheFirstRowOfEachNumber() {
    for table in TagTable.all {
      for (row, tag) in table.rows.enumerated() where row == 0 || table.rows[row - 1].id != tag.id {
        if table.index(of: tag.id) != row { Issue.record("\(table.name): \(tag.id) is row \(row)") }
      }
      #expect(table.index(of: 0xffff_ffff) == nil)
    }
  }

  /// Many threads may be the first to ask a table for a name: all get the same answer.
  @Test func severalThreadsAskForTheFirstTime() async {
    for _ in 0..<50 {
      let table = TagTable(
        "Test", group: "Test", (0..<200).map { TagRow($0, "Name\($0)") })
      let rows = await withTaskGroup(of: Int?.self) { group in
        for _ in 0..<8 { group.addTask { table.index(of: "Name123") } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(rows == [Int?](repeating: 123, count: 8))
    }
  }

  /// What a record remembers of its row's name is what a name is looked up by.
  @Test func recordsHaveTheHashesOfTheirNames() throws {
    let tags = try Fixture.metadata("photo.jpg").tags
    let known = tags.filter { $0.record.row >= 0 && !$0.record.isNamedByFile }
    #expect(known.count > 50)
    for tag in known { #expect(tag.record.facts.nameHash == tag.name.letterHash, "\(tag.name)") }
  }

  /// Names that the hash takes for the same are told apart.
  @Test func namesOfOneHashAreToldApart() {
    let names = ["x", "y", "z"].map { "12345678\($0)bcdefghijklmnop9\($0)12345678901" }
    #expect(Set(names.map(\.letterHash)).count < names.count)
    let table = TagTable(
      "Test", group: "Test", names.enumerated().map { TagRow(UInt32($0), $1) })
    for (row, name) in names.enumerated() { #expect(table.index(of: name) == row) }
  }
}
