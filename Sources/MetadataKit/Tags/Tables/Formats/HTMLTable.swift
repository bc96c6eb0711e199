/// Web pages; the numbers have no meaning.
extension TagTable {
  /// The title, and the metadata whose names are common.
  package static let html = TagTable(
    "HTML", group: "HTML", isNumberless: true,
    [
      TagRow(0, "Title"),
      TagRow(1, "Abstract"),
      TagRow(2, "Author"),
      TagRow(3, "Classification"),
      TagRow(4, "ContentLanguage"),
      TagRow(5, "Copyright"),
      TagRow(6, "Description"),
      TagRow(7, "Distribution"),
      TagRow(8, "DocClass"),
      TagRow(9, "DocRights"),
      TagRow(10, "DocType"),
      TagRow(11, "Formatter"),
      TagRow(12, "Generator"),
      TagRow(13, "GeneratorVersion"),
      TagRow(14, "GoogleBot"),
      TagRow(15, "Keywords"),
      TagRow(16, "Originator"),
      TagRow(17, "Owner"),
      TagRow(18, "ProgID"),
      TagRow(19, "Rating"),
      TagRow(20, "Refresh"),
      TagRow(21, "ResourceType"),
      TagRow(22, "RevisitAfter"),
      TagRow(23, "Robots"),
    ])
}
