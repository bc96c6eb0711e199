extension TagTable {
  /// The JFIF header (JFIF 1.02; ITU-T T.871 §10.1): numbers are byte positions.
  package static let jfif = TagTable(
    "JFIF", group: "JFIF",
    [
      TagRow(0, "JFIFVersion", print: printJFIFVersion),
      TagRow(2, "ResolutionUnit", "0=None|1=inches|2=cm", traits: .yields),
      TagRow(3, "XResolution", traits: .yields),
      TagRow(5, "YResolution", traits: .yields),
      TagRow(7, "ThumbnailWidth"),
      TagRow(8, "ThumbnailHeight"),
      TagRow(9, "ThumbnailTIFF", traits: .binary),
    ])
}

/// The version's two bytes as a decimal: 1 and 2 are 1.02.
@Sendable private func printJFIFVersion(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(tag.integer(0) ?? 0)
  text.append(".")
  text.append(Int(tag.integer(1) ?? 0), digits: 2)
}
