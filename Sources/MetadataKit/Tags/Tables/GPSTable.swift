extension TagTable {
  /// The tags of a GPS directory (Exif 3.0 §4.6.6).
  package static let gps = TagTable(
    "GPS", group: "GPS",
    [
      TagRow(0x0001, "GPSLatitudeRef", "N=North|S=South")
    ])
}
