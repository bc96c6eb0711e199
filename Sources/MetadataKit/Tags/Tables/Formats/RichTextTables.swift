/// Rich text (*RTF Specification* 1.9.1); the numbers have no meaning.
extension TagTable {
  /// What the information group has; other words of it and properties of users have the names of the file.
  package static let richText = TagTable(
    "RTF", group: "RTF", isNumberless: true, richTextRows([]))

  /// The rows, of which exiftool has all the same, or not.
  static func richTextRows(_ traits: TagRow.Traits) -> [TagRow] {
    [
      TagRow(0, "Property", traits: traits),
      TagRow(1, "Title", traits: traits),
      TagRow(2, "Subject", traits: traits),
      TagRow(3, "Author", traits: traits),
      TagRow(4, "Manager", traits: traits),
      TagRow(5, "Company", traits: traits),
      TagRow(6, "Copyright", traits: traits),
      TagRow(7, "LastModifiedBy", traits: traits),
      TagRow(8, "Category", traits: traits),
      TagRow(9, "Keywords", traits: traits),
      TagRow(10, "Comment", traits: traits),
      TagRow(11, "Comments", traits: traits),
      TagRow(12, "HyperlinkBase", traits: traits),
      TagRow(13, "CreateDate", traits: traits),
      TagRow(14, "ModifyDate", traits: traits),
      TagRow(15, "LastPrinted", traits: traits),
      TagRow(16, "BackupTime", traits: traits),
      TagRow(17, "TotalEditTime", print: DocumentValue.minutes, traits: traits),
      TagRow(18, "Pages", traits: traits),
      TagRow(19, "Words", traits: traits),
      TagRow(20, "Characters", traits: traits),
      TagRow(21, "CharactersWithSpaces", traits: traits),
      TagRow(22, "InternalIDNumber", traits: traits),
      TagRow(23, "RevisionNumber", traits: traits),
      TagRow(24, "InternalVersionNumber", traits: traits),
      TagRow(25, "Template", traits: traits),
    ]
  }
}
