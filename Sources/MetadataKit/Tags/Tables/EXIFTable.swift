extension TagTable {
  /// The tags of TIFF 6.0, Exif 3.0 and their relatives.
  package static let exif = TagTable(
    "Exif", group: "IFD0",
    [
      TagRow(0x010f, "Make", traits: .trimmed),
      TagRow(0x0112, "Orientation", "1=Horizontal (normal)|6=Rotate 90 CW"),
    ])
}
