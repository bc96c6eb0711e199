/// White balance, of Pentax.
extension TagTable {
  package static let pentaxAutoBalance = TagTable(
    "PentaxAWBInfo", group: "Pentax",
    [
      TagRow(0, "WhiteBalanceAutoAdjustment", "0=Off|1=On"),
      TagRow(1, "TungstenAWB", "0=Subtle Correction|1=Strong Correction"),
    ])

  package static let pentaxKelvin = TagTable(
    "PentaxKelvinWB", group: "Pentax",
    [
      TagRow(1, "KelvinWB_Daylight", count: 4, value: PentaxValue.kelvin),
      TagRow(5, "KelvinWB_01", count: 4, value: PentaxValue.kelvin),
      TagRow(9, "KelvinWB_02", count: 4, value: PentaxValue.kelvin),
      TagRow(13, "KelvinWB_03", count: 4, value: PentaxValue.kelvin),
      TagRow(17, "KelvinWB_04", count: 4, value: PentaxValue.kelvin),
      TagRow(21, "KelvinWB_05", count: 4, value: PentaxValue.kelvin),
      TagRow(25, "KelvinWB_06", count: 4, value: PentaxValue.kelvin),
      TagRow(29, "KelvinWB_07", count: 4, value: PentaxValue.kelvin),
      TagRow(33, "KelvinWB_08", count: 4, value: PentaxValue.kelvin),
      TagRow(37, "KelvinWB_09", count: 4, value: PentaxValue.kelvin),
      TagRow(41, "KelvinWB_10", count: 4, value: PentaxValue.kelvin),
      TagRow(45, "KelvinWB_11", count: 4, value: PentaxValue.kelvin),
      TagRow(49, "KelvinWB_12", count: 4, value: PentaxValue.kelvin),
      TagRow(53, "KelvinWB_13", count: 4, value: PentaxValue.kelvin),
      TagRow(57, "KelvinWB_14", count: 4, value: PentaxValue.kelvin),
      TagRow(61, "KelvinWB_15", count: 4, value: PentaxValue.kelvin),
      TagRow(65, "KelvinWB_16", count: 4, value: PentaxValue.kelvin),
    ])

  package static let pentaxColor = TagTable(
    "PentaxColorInfo", group: "Pentax",
    [
      TagRow(16, "WBShiftAB"),
      TagRow(17, "WBShiftGM"),
    ])

  package static let pentaxBalance = TagTable(
    "PentaxWBLevels", group: "Pentax",
    [
      TagRow(2, "WB_RGGBLevelsDaylight", format: .short, count: 4),
      TagRow(11, "WB_RGGBLevelsShade", format: .short, count: 4),
      TagRow(20, "WB_RGGBLevelsCloudy", format: .short, count: 4),
      TagRow(29, "WB_RGGBLevelsTungsten", format: .short, count: 4),
      TagRow(38, "WB_RGGBLevelsFluorescentD", format: .short, count: 4),
      TagRow(47, "WB_RGGBLevelsFluorescentN", format: .short, count: 4),
      TagRow(56, "WB_RGGBLevelsFluorescentW", format: .short, count: 4),
      TagRow(65, "WB_RGGBLevelsFlash", format: .short, count: 4),
      TagRow(74, "WB_RGGBLevelsFluorescentL", format: .short, count: 4),
      TagRow(83, "WB_RGGBLevelsUnknown", format: .short, count: 4, traits: .unknown),
      TagRow(92, "WB_RGGBLevelsUserSelected", format: .short, count: 4),
    ])
}
