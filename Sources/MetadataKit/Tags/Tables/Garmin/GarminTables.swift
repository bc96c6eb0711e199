/// What is the same in all FIT files (*FIT Protocol*).
extension TagTable {
  /// The header; the number is the byte's place.
  package static let garmin = TagTable(
    "Garmin", group: "File",
    [TagRow(1, "ProtocolVersion")])

  /// Fields that any message may have.
  package static let garminCommon = TagTable(
    "Garmin-Common", group: "File",
    [
      TagRow(250, "PartIndex"),
      TagRow(253, "TimeStamp", value: GarminValue.time),
      TagRow(254, "MessageIndex"),
    ])

  /// Fields that are said to be bytes, under their names.
  package static let garminBytes = TagTable(
    "Garmin-Bytes", group: "File", isNumberless: true,
    [TagRow(0, "Bytes", traits: .binary)])
}
