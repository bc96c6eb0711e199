extension TagTable {
  /// What Audible's books say of themselves; the numbers have no meaning. A name that is not here is
  /// told as the file has it.
  package static let audible = TagTable(
    "Audible", group: "Audible", isNumberless: true,
    [
      TagRow(0, "AggregationId"),
      TagRow(1, "Author"),
      TagRow(2, "CPUType"),
      TagRow(3, "ChapterCount"),
      TagRow(4, "Codec"),
      TagRow(5, "Copyright"),
      TagRow(6, "CoverArt", traits: .binary),
      TagRow(7, "Description"),
      TagRow(8, "EncryptedBlocks"),
      TagRow(9, "HeaderKey"),
      TagRow(10, "HeaderSeed"),
      TagRow(11, "IsAggregation"),
      TagRow(12, "LicenseCount"),
      TagRow(13, "LicenseList"),
      TagRow(14, "LongDescription"),
      TagRow(15, "Narrator"),
      TagRow(16, "ParentId"),
      TagRow(17, "ParentShortTitle"),
      TagRow(18, "ParentTitle"),
      TagRow(19, "Price"),
      TagRow(20, "ProductId"),
      TagRow(21, "Provider"),
      TagRow(22, "PublishDate"),
      TagRow(23, "PublishDateStart"),
      TagRow(24, "ShortDescription"),
      TagRow(25, "ShortTitle"),
      TagRow(26, "Title"),
      TagRow(27, "TitleId"),
      TagRow(28, "UserAlias"),
    ])
}
