import Testing

@testable import MetadataKit

@Suite struct TagTableTests {
  @Test func aNumberIsTheOneThatFilesHave() {
    let table = TagTable(
      "Plain", group: "Plain",
      [TagRow(0x1, "One"), TagRow(0x10001, "OtherOne"), TagRow(0x20003, "Three")])
    #expect(table.number(of: 0x1) == 0x1)
    #expect(table.number(of: 0x10001) == 0x1)
    // Nothing has the number below: it is all of it.
    #expect(table.number(of: 0x20003) == 0x20003)
  }

  @Test func aFieldHasTheNumberOfItsPlace() {
    let table = TagTable(
      "Fields", group: "Fields", isOfFields: true,
      [TagRow(0x120, "First"), TagRow(0x121, "Second"), TagRow(0x1000120, "Alternative")])
    #expect(table.rows.map { table.number(of: $0.id) } == [0x12, 0x12, 0x12])
  }

  /// Every structure of Nikon's counts fields, and no other table does.
  @Test func structuresOfNikonAreOfFields() throws {
    let info = TagTable.nikonShotInfoZ9
    let firmware = try #require(info.rows.first { $0.name == "FirmwareVersion" })
    #expect(info.number(of: firmware.id) == 4)
    for table in TagTable.all where table.isOfFields {
      #expect(table.name.hasPrefix("Nikon"), "\(table.name)")
    }
  }
}
