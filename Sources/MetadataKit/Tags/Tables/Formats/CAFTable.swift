extension TagTable {
  /// What a Core Audio file says of its sound in texts, under the names of the file; exiftool does not know such files.
  package static let caf = TagTable(
    "CAF", group: "CAF", isNumberless: true, [TagRow(0, "Information", traits: .notInExiftool)])
}
