extension TagTable {
  /// Texts in other characters than ASCII, as exiftool has them, which does not look for what they are written in.
  static let dicomMisread = TagTable(
    "DICOM", group: "DICOM", isNumberless: true, [TagRow(0, "Text", traits: .onlyInExiftool)])

  /// The same as they are meant.
  static let dicomText = TagTable(
    "DICOM", group: "DICOM", isNumberless: true, [TagRow(0, "Text", traits: .notInExiftool)])
}
