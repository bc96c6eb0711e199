extension TagTable {
  /// The texts in DSDIFF (DSDIFF 1.5 §3.6, §3.7); the numbers have no meaning.
  package static let dsdiff = TagTable(
    "DSDIFF", group: "DSDIFF", isNumberless: true,
    [
      TagRow(0, "Artist"),
      TagRow(1, "Title"),
      TagRow(2, "Comment"),
    ])
}
