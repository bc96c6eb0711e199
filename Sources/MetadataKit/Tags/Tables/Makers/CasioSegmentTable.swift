/// What Casio's QV-7000SX writes into a segment of its own.
extension TagTable {
  package static let casioSegment = TagTable(
    "CasioQVCI", group: "Casio",
    [
      TagRow(39, "CasioQuality", "1=Economy|2=Normal|3=Fine|4=Super Fine"),
      TagRow(50, "FocalRange", traits: .unknown),
      TagRow(72, "DateTimeOriginal", format: .ascii, count: 20, value: CasioValue.dottedDate),
      TagRow(93, "ModelType", format: .ascii, count: 7),
      TagRow(109, "ManufactureIndex", format: .ascii, count: 9),
      TagRow(119, "ManufactureCode", format: .ascii, count: 9),
    ])

  /// What the GV-10 writes into movies.
  package static let casioAVI = TagTable(
    "CasioAVI", group: "Casio", [TagRow(0, "Software", format: .ascii, count: 0)])
}
