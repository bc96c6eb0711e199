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

  /// Names that the hash takes for the same are told apart.
  @Test func namesOfOneHashAreToldApart() {
    let names = ["abxdxfg", "abydyfg", "abzdzfg"]
    #expect(Set(names.map(\.letterHash)).count < names.count)
    let table = TagTable(
      "Test", group: "Test", names.enumerated().map { TagRow(UInt32($0), $1) })
    for (row, name) in names.enumerated() { #expect(table.index(of: name) == row) }
  }
}
