extension TagTable {
  /// The texts in pictures of EA IFF 85; the numbers have no meaning.
  package static let ilbm = TagTable(
    "ILBM", group: "ILBM", isNumberless: true,
    [
      TagRow(0, "Name"),
      TagRow(1, "Author"),
      TagRow(2, "Copyright"),
      TagRow(3, "Annotation"),
    ])
}
