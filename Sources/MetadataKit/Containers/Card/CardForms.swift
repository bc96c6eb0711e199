extension TagTable {
  /// Pictures and sounds.
  static let cardData = TagTable(
    "VCardData", group: "VCard", isNumberless: true, [TagRow(0, "Data", traits: .binary)])

  /// What exiftool reads only the start of, as it has it.
  static let cardMisread = TagTable(
    "VCard", group: "VCard", isNumberless: true, [TagRow(0, "Property", traits: .onlyInExiftool)])

  /// The same as it is.
  static let cardTrue = TagTable(
    "VCard", group: "VCard", isNumberless: true, [TagRow(0, "Property", traits: .notInExiftool)])
}
