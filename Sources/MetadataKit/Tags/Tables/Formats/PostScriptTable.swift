extension TagTable {
  /// The comments of PostScript: most have the names that they have there.
  package static let postScript = TagTable(
    "PostScript", group: "PostScript", yields: true, isNumberless: true,
    [
      TagRow(0, "AIColorModel", "1=RGB|2=CMYK"),
      TagRow(
        1, "AIRulerUnits",
        "0=Inches|1=Millimeters|2=Points|3=Picas|4=Centimeters|6=Pixels"),
      TagRow(2, "TIFFPreview", traits: .binary),
    ])
}
