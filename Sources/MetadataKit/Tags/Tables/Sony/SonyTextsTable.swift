extension TagTable {
  /// What stands in the logs of small cameras, and these themselves.
  package static let sonyTexts = TagTable(
    "SonyTexts", group: "Sony", isNumberless: true,
    [
      TagRow(1, "Barcode"),
      TagRow(2, "SensorTemperature", print: Wording.celsius),
      TagRow(3, "FirmwareVersion"),
      TagRow(4, "CameraTemperature", print: Wording.celsius),
      TagRow(5, "BoardTemperature", print: Wording.celsius),
      TagRow(6, "VibrationReduction", "0=Off|1=On"),
      TagRow(11, "TextInfo1", traits: .binary),
      TagRow(12, "TextInfo2", traits: .binary),
      TagRow(13, "TextInfo3", traits: .binary),
      TagRow(14, "TextInfo4", traits: .binary),
      TagRow(15, "TextInfo5", traits: .binary),
      TagRow(16, "TextInfo6", traits: .binary),
      TagRow(17, "TextInfo7", traits: .binary),
      TagRow(18, "TextInfo8", traits: .binary),
    ])
}
