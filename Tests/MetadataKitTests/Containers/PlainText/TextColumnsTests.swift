import Testing

@testable import MetadataKit

@Suite struct TextColumnsTests {
  struct Expectation: Sendable {
    let text: String
    let delimiter: String
    let quoting: String
    let columns: String
    let rows: String
  }

  @Test(arguments: [
    Expectation(
      text: "a,b,c\n1,2,3\n", delimiter: "Comma", quoting: "(none)", columns: "3", rows: "2"),
    Expectation(
      text: "a;b\n\"x\";y\nlast", delimiter: "Semicolon", quoting: "Double quotes", columns: "2",
      rows: "3"),
    Expectation(
      text: "'a\tb'\tc\t\"d\"\n", delimiter: "Tab", quoting: "Double quotes", columns: "3",
      rows: "1"),
    Expectation(
      text: "'a,b',\"c\"d,e\n", delimiter: "Comma", quoting: "Single quotes", columns: "3",
      rows: "1"),
    Expectation(
      text: "one\nit's 'so'\n", delimiter: "(none)", quoting: "Single quotes", columns: "1",
      rows: "2"),
    Expectation(
      text: "a,\"b\"\r\n", delimiter: "Comma", quoting: "(none)", columns: "2", rows: "1"),
  ])
  func tellsItsShape(_ expected: Expectation) throws {
    let metadata = try Metadata(Array(expected.text.utf8), name: "table.CSV")
    #expect(metadata.format.name == "CSV")
    #expect(metadata.format.mimeType == "text/csv")
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["File:Delimiter"]?.description == expected.delimiter)
    #expect(metadata["File:Quoting"]?.description == expected.quoting)
    #expect(metadata["File:ColumnCount"]?.description == expected.columns)
    #expect(metadata["File:RowCount"]?.description == expected.rows)
    #expect(metadata["File:LineCount"] == nil)
  }

  /// No mark is looked for twice.
  @Test func manyOpenMarksCostLittle() throws {
    let text = String(repeating: ",\"x", count: 300_000) + "\n"
    let metadata = try withinAMinute { try Metadata(Array(text.utf8), name: "table.csv") }
    #expect(metadata["File:ColumnCount"]?.description == "300001")
    let mixed = String(repeating: "\"x,'a',", count: 130_000) + "\n"
    let quoted = try withinAMinute { try Metadata(Array(mixed.utf8), name: "table.csv") }
    #expect(quoted["File:Quoting"]?.description == "Single quotes")
  }
}
