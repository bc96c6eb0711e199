extension TagTable {
  /// What the chunks of a DjVu document say (DjVu3 specification §8.3), but for its header.
  package static let djvu = TagTable(
    "DjVu", group: "DjVu",
    [
      TagRow(
        0, "SubfileType",
        "BM44=Grayscale IW44|DJVI=Shared component|DJVM=Multi-page document|DJVU=Single-page image|PM44=Color IW44|THUM=Thumbnail image",
        traits: .yields),
      TagRow(1, "IncludedFileID"),
    ])

  /// The header of a page, by byte positions (DjVu3 specification §8.3.3). That of the first page
  /// counts.
  package static let djvuInfo = TagTable(
    "DjVuInfo", group: "DjVu", yields: true,
    [
      TagRow(0, "ImageWidth", format: .short),
      TagRow(2, "ImageHeight", format: .short),
      TagRow(
        4, "DjVuVersion", format: .byte, count: 2, value: DjVuValue.version),
      TagRow(6, "SpatialResolution", format: .short),
      TagRow(8, "Gamma", format: .byte, value: DjVuValue.gamma),
      TagRow(
        9, "Orientation",
        "1=Horizontal (normal)|2=Rotate 180|5=Rotate 90 CW|6=Rotate 270 CW", format: .byte,
        value: DjVuValue.orientation),
    ])

  /// The metadata of annotations (DjVu3 specification §8.3.4.2): the words of BibTeX and those of
  /// PDF's dictionary of information. Other keys keep their own; the numbers have no meaning.
  package static let djvuMeta = TagTable(
    "DjVuMeta", group: "DjVu-Meta", isNumberless: true,
    [
      TagRow(0, "Address"),
      TagRow(1, "Annotation"),
      TagRow(2, "Author"),
      TagRow(3, "BookTitle"),
      TagRow(4, "Chapter"),
      TagRow(5, "CrossRef"),
      TagRow(6, "Edition"),
      TagRow(7, "EPrint"),
      TagRow(8, "HowPublished"),
      TagRow(9, "Institution"),
      TagRow(10, "Journal"),
      TagRow(11, "Key"),
      TagRow(12, "Month"),
      TagRow(13, "Note"),
      TagRow(14, "Number"),
      TagRow(15, "Organization"),
      TagRow(16, "Pages"),
      TagRow(17, "Publisher"),
      TagRow(18, "School"),
      TagRow(19, "Series"),
      TagRow(20, "Title"),
      TagRow(21, "Type"),
      TagRow(22, "URL"),
      TagRow(23, "Volume"),
      TagRow(24, "Year"),
      TagRow(25, "Subject"),
      TagRow(26, "Keywords"),
      TagRow(27, "Creator"),
      TagRow(28, "Producer"),
      TagRow(29, "CreateDate", value: Meaning.dateXMP),
      TagRow(30, "ModifyDate", value: Meaning.dateXMP),
      TagRow(31, "Trapped", value: Meaning.nameObject),
    ])

  /// The name of a key of the metadata, where it is not the key with a capital.
  package static func djvuName(_ key: String) -> String {
    switch key {
    case "annote": "Annotation"
    case "booktitle": "BookTitle"
    case "crossref": "CrossRef"
    case "eprint": "EPrint"
    case "howpublished": "HowPublished"
    case "url": "URL"
    case "CreationDate": "CreateDate"
    case "ModDate": "ModifyDate"
    default: key.tagName
    }
  }
}
