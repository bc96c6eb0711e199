import MetadataKit
import Testing

/// Words of values, through a table of its own.
struct LabelsTests {
  static let table = TagTable(
    "Test", group: "Test", isTIFF: true,
    [
      TagRow(1, "Plain", "0=None|1=One|10=Ten|2 1=Two and one|N=North"),
      TagRow(2, "Bits", "0=Red|1=Green|33=Far", traits: .bitmask),
      TagRow(3, "Both", "0=Nothing|5=Five||0=Red|1=Green", traits: .bitmask),
      TagRow(4, "Hexadecimal", "1=One", traits: .hexadecimal),
      TagRow(5, "Each", "1=One|2=Two", traits: .elementwise),
    ])

  @Test(
    arguments: [
      (1, .shorts(0), "None"), (1, .shorts(1), "One"), (1, .shorts(10), "Ten"),
      (1, .shorts(2, 1), "Two and one"), (1, .shorts(2), "Unknown (2)"),
      (1, .text("N"), "North"), (1, .text("0=None"), "Unknown (0=None)"),
      (1, .text("0=None|1"), "Unknown (0=None|1)"), (1, .text(""), "Unknown ()"),
      (1, .rationals(1, 1), "One"), (1, .rationals(1, 0), "inf"),
      (2, .shorts(0), "(none)"), (2, .shorts(3), "Red, Green"), (2, .shorts(5), "Red, [2]"),
      (2, .longs(1, 2), "Red, Far"), (2, .text("x"), "(none)"),
      (3, .shorts(0), "Nothing"), (3, .shorts(5), "Five"), (3, .shorts(3), "Red, Green"),
      (3, .shorts(1), "Red"),
      (4, .shorts(1), "One"), (4, .shorts(255), "Unknown (0xff)"),
      (4, .shorts(255, 1), "Unknown (255 1)"),
      (4, SampleValue(format: .signedByte, bytes: [0xff]), "Unknown (0xffffffffffffffff)"),
      (5, .shorts(1, 2, 3), "One; Two; Unknown (3)"), (5, .shorts(2), "Two"),
    ] as [(UInt32, SampleValue, String)])
  func `values have words`(_ id: UInt32, _ value: SampleValue, _ words: String) throws {
    #expect(try value.words(id, Self.table) == words)
  }

  /// A bar within words would cut them: a line break stands for it.
  @Test func everyEntryOfATableHasAValue() {
    for table in TagTable.all {
      for row in table.rows where !row.labels.isEmpty {
        for entry in row.labels.split(separator: "|") {
          #expect(entry.contains("="), "\(table.name):\(row.name) has \(entry)")
        }
      }
    }
  }
}
