extension TagTable {
  /// What an enhanced metafile says of itself (MS-EMF §2.3.4.2); exiftool does not know such files.
  package static let enhancedMetafile = TagTable(
    "EMF", group: "EMF", isNumberless: true,
    [
      TagRow(0, "Software", traits: .notInExiftool), TagRow(1, "Title", traits: .notInExiftool),
    ])
}
