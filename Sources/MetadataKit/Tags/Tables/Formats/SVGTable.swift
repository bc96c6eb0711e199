extension TagTable {
  /// What a drawing's root says (SVG 1.1 §5.1.2); other attributes keep their names. What files it refers to,
  /// and objects in it were exported to, exiftool does not read.
  package static let svg = TagTable(
    "SVG", group: "SVG", isNumberless: true,
    [
      TagRow(0, "SVGVersion"),
      TagRow(1, "ID"),
      TagRow(2, "MetadataID"),
      TagRow(3, "ImageWidth", value: Meaning.withoutPixelUnit),
      TagRow(4, "ImageHeight", value: Meaning.withoutPixelUnit),
      TagRow(5, "LinkedFile", traits: .notInExiftool),
      TagRow(6, "ExportFilename", traits: .notInExiftool),
      TagRow(7, "JUMBF", traits: [.binary, .onlyInExiftool]),
    ])
}
