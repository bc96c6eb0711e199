/// What stands behind a colon or a period in the names of web pages' metadata; the numbers have no meaning.
extension TagTable {
  /// Dublin Core (*DCMI Metadata Terms*, 1.1).
  package static let htmlDublinCore = TagTable(
    "HTML dc", group: "HTML-dc", isNumberless: true,
    [
      TagRow(0, "Contributor"),
      TagRow(1, "Coverage"),
      TagRow(2, "Creator"),
      TagRow(3, "Date"),
      TagRow(4, "Description"),
      TagRow(5, "Format"),
      TagRow(6, "Identifier"),
      TagRow(7, "Language"),
      TagRow(8, "Publisher"),
      TagRow(9, "Relation"),
      TagRow(10, "Rights"),
      TagRow(11, "Source"),
      TagRow(12, "Subject"),
      TagRow(13, "Title"),
      TagRow(14, "Type"),
    ])

  /// The navigation page of a talking book (*DAISY 2.02*).
  package static let htmlBook = TagTable(
    "HTML ncc", group: "HTML-ncc", isNumberless: true,
    [
      TagRow(0, "CharacterSet"),
      TagRow(1, "Depth"),
      TagRow(2, "Duration"),
      TagRow(3, "Files"),
      TagRow(4, "Footnotes"),
      TagRow(5, "Generator"),
      TagRow(6, "KByteSize"),
      TagRow(7, "MaxPageNormal"),
      TagRow(8, "MultimediaType"),
      TagRow(9, "Narrator"),
      TagRow(10, "PageFront"),
      TagRow(11, "PageNormal"),
      TagRow(12, "PageSpecial"),
      TagRow(13, "ProdNotes"),
      TagRow(14, "ProducedDate"),
      TagRow(15, "Producer"),
      TagRow(16, "Revision"),
      TagRow(17, "RevisionDate"),
      TagRow(18, "SetInfo"),
      TagRow(19, "Sidebars"),
      TagRow(20, "SourceDate"),
      TagRow(21, "SourceEdition"),
      TagRow(22, "SourcePublisher"),
      TagRow(23, "SourceRights"),
      TagRow(24, "SourceTitle"),
      TagRow(25, "TOCItems"),
    ])

  /// Who recorded a talking book, and where.
  package static let htmlProduction = TagTable(
    "HTML prod", group: "HTML-prod", isNumberless: true,
    [
      TagRow(0, "RecEngineer"),
      TagRow(1, "RecLocation"),
    ])

  /// The words of Vancouver Webpages, of 1996.
  package static let htmlVancouver = TagTable(
    "HTML vw96", group: "HTML-vw96", isNumberless: true,
    [
      TagRow(0, "ObjectType")
    ])
}
