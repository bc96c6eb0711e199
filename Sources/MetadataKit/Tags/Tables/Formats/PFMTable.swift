extension TagTable {
  /// The header of portable float maps.
  package static let pfm = TagTable(
    "PFM", group: "File",
    [
      TagRow(0, "ColorSpace", "PF=RGB|Pf=Monochrome"),
      TagRow(1, "ImageWidth"),
      TagRow(2, "ImageHeight"),
      // The scale's sign says it.
      TagRow(
        3, "ByteOrder",
        print: { $1.append($0.string.hasPrefix("-") ? "Little-endian" : "Big-endian") }),
    ])
}
