/// Web pages; the numbers have no meaning.
extension TagTable {
  /// The title, and the metadata whose names are common; others keep their names.
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
      TagRow(24, "NoMSSmartTags"),
    ])

  /// What stands in the place of headers of HTTP.
  package static let htmlHeader = TagTable(
    "HTML HTTP-equiv", group: "HTTP-equiv", isNumberless: true,
    [
      TagRow(0, "CacheControl"),
      TagRow(1, "ContentDisposition"),
      TagRow(2, "ContentLanguage"),
      TagRow(3, "ContentScriptType"),
      TagRow(4, "ContentStyleType"),
      TagRow(5, "ContentType"),
      TagRow(6, "DefaultStyle"),
      TagRow(7, "Expires"),
      TagRow(8, "ExtCache"),
      TagRow(9, "ImageToolbar"),
      TagRow(10, "Lotus"),
      TagRow(11, "PageEnter"),
      TagRow(12, "PageExit"),
      TagRow(13, "PicsLabel"),
      TagRow(14, "Pragma"),
      TagRow(15, "Refresh"),
      TagRow(16, "ReplyTo"),
      TagRow(17, "SetCookie"),
      TagRow(18, "SiteEnter"),
      TagRow(19, "SiteExit"),
      TagRow(20, "Vary"),
      TagRow(21, "WindowTarget"),
    ])

  /// What Office says of a document that it has saved as a web page; what users have named keeps its name.
  package static let htmlOffice = TagTable(
    "HTML office", group: "HTML-office", isNumberless: true,
    [
      TagRow(0, "Subject"),
      TagRow(1, "Author"),
      TagRow(2, "Keywords"),
      TagRow(3, "Description"),
      TagRow(4, "Template"),
      TagRow(5, "LastAuthor"),
      TagRow(6, "RevisionNumber"),
      TagRow(7, "TotalEditTime", print: DocumentValue.minutes),
      TagRow(8, "CreateDate", value: Meaning.dateXMP),
      TagRow(9, "ModifyDate", value: Meaning.dateXMP),
      TagRow(10, "LastPrinted", value: Meaning.dateXMP),
      TagRow(11, "Pages"),
      TagRow(12, "Words"),
      TagRow(13, "Characters"),
      TagRow(14, "Category"),
      TagRow(15, "Manager"),
      TagRow(16, "Company"),
      TagRow(17, "Lines"),
      TagRow(18, "Paragraphs"),
      TagRow(19, "CharactersWithSpaces"),
    ])
}
