extension TagTable {
  /// The header of ImageMagick's own pictures, whose keys are names; others are kept as they are.
  package static let miff = TagTable(
    "MIFF", group: "MIFF",
    [
      TagRow(0, "ID"),
      TagRow(1, "ImageWidth"),
      TagRow(2, "ImageHeight"),
    ])
}
