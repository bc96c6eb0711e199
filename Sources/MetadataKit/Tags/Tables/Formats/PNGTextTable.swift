extension TagTable {
  /// Texts by the keywords that have a meaning (PNG 3 §11.3.3.2, and what programs add to it);
  /// the numbers have none. Other keywords name their tags themselves.
  package static let pngText = TagTable(
    "PNG-Text", group: "PNG", isNumberless: true,
    [
      TagRow(0, "Title"),
      TagRow(1, "Author"),
      TagRow(2, "Description"),
      TagRow(3, "Copyright"),
      TagRow(4, "CreationTime", value: PNGValue.creationTime),
      TagRow(5, "Software"),
      TagRow(6, "Disclaimer"),
      TagRow(7, "PNGWarning"),
      TagRow(8, "Source"),
      TagRow(9, "Comment"),
      TagRow(10, "Collection"),
      TagRow(11, "Artist"),
      TagRow(12, "Document"),
      TagRow(13, "Label"),
      TagRow(14, "Make"),
      TagRow(15, "Model"),
      TagRow(16, "Parameters"),
      TagRow(17, "AestheticScore"),
      TagRow(18, "CreateDate", value: PNGValue.isoDate),
      TagRow(19, "ModDate", value: PNGValue.isoDate),
      TagRow(20, "TimeStamp"),
      TagRow(21, "URL"),
      TagRow(22, "APP1_Profile", traits: .binary),
      TagRow(23, "EXIF_Profile", traits: .binary),
      TagRow(24, "ICC_Profile", traits: .binary),
      TagRow(25, "IPTC_Profile", traits: .binary),
      TagRow(26, "XMP_Profile", traits: .binary),
      TagRow(27, "Photoshop_Profile", traits: .binary),
    ])
}
