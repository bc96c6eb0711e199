/// Extended attributes of macOS.
extension TagTable {
  /// Those that are no plain texts; the numbers have no meaning.
  package static let macOS = TagTable(
    "MacOS", group: "MacOS", isNumberless: true,
    [
      TagRow(
        0, "XAttrFinderInfo", format: .undefined, value: MacOSValue.finderInfo,
        print: MacOSValue.finderInfoWords),
      TagRow(1, "XAttrLastUsedDate", format: .undefined, value: MacOSValue.lastUsed),
      TagRow(2, "XAttrMDLabel", traits: .binary),
      TagRow(3, "XAttrQuarantine", print: MacOSValue.quarantine),
      TagRow(4, "XAttrResourceFork", traits: .binary),
    ])

  /// All others, by what they are.
  package static let macOSForms = TagTable(
    "MacOS-Forms", group: "MacOS", isNumberless: true,
    [
      TagRow(0, "Text"),
      TagRow(1, "Bytes", traits: .binary),
    ])
}
