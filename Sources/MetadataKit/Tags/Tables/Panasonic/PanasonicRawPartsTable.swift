/// Structures in the first directory of Panasonic's raw files: numbers are byte positions.
extension TagTable {
  /// White for several lights, two levels each.
  package static let panasonicWhite = TagTable(
    "PanasonicRawWBInfo", group: "PanasonicRaw",
    [
      TagRow(0, "NumWBEntries", format: .short),
      TagRow(2, "WBType1", lightSources, format: .short),
      TagRow(4, "WB_RBLevels1", format: .short, count: 2),
      TagRow(8, "WBType2", lightSources, format: .short),
      TagRow(10, "WB_RBLevels2", format: .short, count: 2),
      TagRow(14, "WBType3", lightSources, format: .short),
      TagRow(16, "WB_RBLevels3", format: .short, count: 2),
      TagRow(20, "WBType4", lightSources, format: .short),
      TagRow(22, "WB_RBLevels4", format: .short, count: 2),
      TagRow(26, "WBType5", lightSources, format: .short),
      TagRow(28, "WB_RBLevels5", format: .short, count: 2),
      TagRow(32, "WBType6", lightSources, format: .short),
      TagRow(34, "WB_RBLevels6", format: .short, count: 2),
      TagRow(38, "WBType7", lightSources, format: .short),
      TagRow(40, "WB_RBLevels7", format: .short, count: 2),
    ])

  /// White for several lights, three levels each.
  package static let panasonicWhite2 = TagTable(
    "PanasonicRawWBInfo2", group: "PanasonicRaw",
    [
      TagRow(0, "NumWBEntries", format: .short),
      TagRow(2, "WBType1", lightSources, format: .short),
      TagRow(4, "WB_RGBLevels1", format: .short, count: 3),
      TagRow(10, "WBType2", lightSources, format: .short),
      TagRow(12, "WB_RGBLevels2", format: .short, count: 3),
      TagRow(18, "WBType3", lightSources, format: .short),
      TagRow(20, "WB_RGBLevels3", format: .short, count: 3),
      TagRow(26, "WBType4", lightSources, format: .short),
      TagRow(28, "WB_RGBLevels4", format: .short, count: 3),
      TagRow(34, "WBType5", lightSources, format: .short),
      TagRow(36, "WB_RGBLevels5", format: .short, count: 3),
      TagRow(42, "WBType6", lightSources, format: .short),
      TagRow(44, "WB_RGBLevels6", format: .short, count: 3),
      TagRow(50, "WBType7", lightSources, format: .short),
      TagRow(52, "WB_RGBLevels7", format: .short, count: 3),
    ])

  /// How the lens distorts.
  package static let panasonicDistortion = TagTable(
    "PanasonicRawDistortion", group: "PanasonicRaw",
    [
      TagRow(4, "DistortionParam02", format: .signedShort, value: part),
      TagRow(8, "DistortionParam04", format: .signedShort, value: part),
      TagRow(10, "DistortionScale", format: .signedShort, value: scale),
      TagRow(14, "DistortionCorrection", "0=Off|1=On", format: .signedShort, value: lowBits),
      TagRow(16, "DistortionParam08", format: .signedShort, value: part),
      TagRow(18, "DistortionParam09", format: .signedShort, value: part),
      TagRow(22, "DistortionParam11", format: .signedShort, value: part),
    ])
}

/// The lights of Exif 3.0 §4.6.6.7 (LightSource).
private let lightSources =
  "0=Unknown|1=Daylight|2=Fluorescent|3=Tungsten (Incandescent)|4=Flash|9=Fine Weather|10=Cloudy|11=Shade|12=Daylight Fluorescent|13=Day White Fluorescent|14=Cool White Fluorescent|15=White Fluorescent|16=Warm White Fluorescent|17=Standard Light A|18=Standard Light B|19=Standard Light C|20=D55|21=D65|22=D75|23=D50|24=ISO Studio Tungsten|25=Daylight|26=Day White|27=Cool White|28=White|29=Warm White|30=Daylight LED|31=Day White LED|32=Cool White LED|33=White LED|34=Warm White LED|255=Other"

@Sendable private func part(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(tag.loose / 32768, significantDigits: 15)
}

@Sendable private func scale(_ tag: Tag, _ text: inout TextBuffer) {
  let divisor = 1 + tag.loose / 32768
  if divisor == 0 { text.append("undef") } else { text.append(1 / divisor, significantDigits: 15) }
}

@Sendable private func lowBits(_ tag: Tag, _ text: inout TextBuffer) {
  text.append((tag.integer() ?? 0) & 15)
}
