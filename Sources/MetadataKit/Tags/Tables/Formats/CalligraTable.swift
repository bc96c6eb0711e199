extension TagTable {
  /// What documents of Krita and Calligra say of themselves; everything else is kept under the names of the file.
  package static let calligra = TagTable(
    "Calligra", group: "XML", isNumberless: true,
    [
      TagRow(0, "Property", traits: .notInExiftool),
      TagRow(1, "Title", traits: .notInExiftool),
      TagRow(2, "Description", traits: .notInExiftool),
      TagRow(3, "Subject", traits: .notInExiftool),
      TagRow(4, "Abstract", traits: .notInExiftool),
      TagRow(5, "Keywords", traits: .notInExiftool),
      TagRow(6, "InitialCreator", traits: .notInExiftool),
      TagRow(7, "CreateDate", value: Meaning.dateXMP, traits: .notInExiftool),
      TagRow(8, "ModifyDate", value: Meaning.dateXMP, traits: .notInExiftool),
      TagRow(9, "Language", traits: .notInExiftool),
      TagRow(10, "License", traits: .notInExiftool),
      TagRow(11, "AuthorFullName", traits: .notInExiftool),
      TagRow(12, "AuthorCreatorFirstName", traits: .notInExiftool),
      TagRow(13, "AuthorCreatorLastName", traits: .notInExiftool),
      TagRow(14, "AuthorInitial", traits: .notInExiftool),
      TagRow(15, "AuthorEmail", traits: .notInExiftool),
      TagRow(16, "AuthorTelephone", traits: .notInExiftool),
      TagRow(17, "AuthorTelephoneWork", traits: .notInExiftool),
      TagRow(18, "AuthorFax", traits: .notInExiftool),
      TagRow(19, "AuthorCompany", traits: .notInExiftool),
      TagRow(20, "AuthorAddress", traits: .notInExiftool),
      TagRow(21, "AuthorStreet", traits: .notInExiftool),
      TagRow(22, "AuthorCity", traits: .notInExiftool),
      TagRow(23, "AuthorPostalCode", traits: .notInExiftool),
      TagRow(24, "AuthorCountry", traits: .notInExiftool),
      TagRow(25, "AuthorHomepage", traits: .notInExiftool),
    ])
}
