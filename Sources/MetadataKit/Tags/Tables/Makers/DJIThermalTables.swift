/// What DJI's thermal cameras reckoned with, in a JPEG's APP4: numbers are byte positions.
extension TagTable {
  /// Of the Zenmuse H20T.
  package static let djiThermal = TagTable(
    "DJIThermal", group: "DJI",
    [
      TagRow(0x24, "K1", format: .float),
      TagRow(0x28, "K2", format: .float),
      TagRow(0x2c, "K3", format: .float),
      TagRow(0x30, "K4", format: .float),
      TagRow(0x34, "KF", format: .float),
      TagRow(0x38, "B1", format: .float),
      TagRow(0x3c, "B2", format: .float),
      TagRow(0x44, "ObjectDistance", format: .short),
      TagRow(0x46, "RelativeHumidity", format: .short),
      TagRow(0x48, "Emissivity", format: .short),
      TagRow(0x4a, "Reflection", format: .short),
      TagRow(0x4c, "AmbientTemperature", format: .short),
      TagRow(0x50, "D2", format: .signedLong),
      TagRow(0x54, "KJ", format: .short),
      TagRow(0x56, "DB", format: .short),
      TagRow(0x58, "KK", format: .short),
    ])

  /// Of the Mavic 3T, the Zenmuse H20N and some others.
  package static let djiThermal2 = TagTable(
    "DJIThermal2", group: "DJI",
    [
      TagRow(0x00, "AmbientTemperature", format: .float, print: DJIValue.celsius),
      TagRow(0x04, "ObjectDistance", format: .float, print: Wording.tenthMeters),
      TagRow(0x08, "Emissivity", format: .float, print: Wording.twoPlaces),
      TagRow(0x0c, "RelativeHumidity", format: .float, print: DJIValue.percent),
      TagRow(0x10, "ReflectedTemperature", format: .float, print: DJIValue.celsius),
      TagRow(0x65, "IDString", format: .ascii, count: 16),
    ])

  /// Of some Matrice 30T.
  package static let djiThermal3 = TagTable(
    "DJIThermal3", group: "DJI",
    [
      TagRow(0x04, "RelativeHumidity", format: .short),
      TagRow(0x06, "ObjectDistance", format: .short, value: Meaning.tenth),
      TagRow(0x08, "Emissivity", format: .short, value: Meaning.hundredth),
      TagRow(0x0a, "ReflectedTemperature", format: .short, value: Meaning.tenth),
    ])
}
