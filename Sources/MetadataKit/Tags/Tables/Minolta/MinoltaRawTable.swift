/// The blocks of Minolta's raw files: numbers are byte positions.
extension TagTable {
  /// The picture's dimensions.
  package static let minoltaPRD = TagTable(
    "MinoltaPRD", group: "MinoltaRaw",
    [
      TagRow(0, "FirmwareID", format: .ascii, count: 8),
      TagRow(8, "SensorHeight", format: .short),
      TagRow(10, "SensorWidth", format: .short),
      TagRow(12, "ImageHeight", format: .short),
      TagRow(14, "ImageWidth", format: .short),
      TagRow(16, "RawDepth"),
      TagRow(17, "BitDepth"),
      TagRow(18, "StorageMethod", "82=Padded|89=Linear"),
      TagRow(23, "BayerPattern", "1=RGGB|4=GBRG"),
    ])

  /// The gains for white.
  package static let minoltaWBG = TagTable(
    "MinoltaWBG", group: "MinoltaRaw",
    [
      TagRow(0, "WBScale", count: 4),
      TagRow(4, "WB_RGGBLevels", format: .short, count: 4),
      // The order that the DiMAGE A200 has.
      TagRow(0x10004, "WB_GBRGLevels", format: .short),
    ])

  /// The format that was asked for.
  package static let minoltaRIF = TagTable(
    "MinoltaRIF", group: "MinoltaRaw",
    [
      TagRow(1, "Saturation", format: .signedByte),
      TagRow(2, "Contrast", format: .signedByte),
      TagRow(3, "Sharpness", format: .signedByte),
      TagRow(4, "WBMode", print: whiteBalance),
      TagRow(5, "ProgramMode", "0=None|1=Portrait|2=Text|3=Night Portrait|4=Sunset|5=Sports"),
      TagRow(6, "ISOSetting", print: sensitivity),
      TagRow(
        7, "ColorMode",
        "0=Natural color|1=Black & White|2=Vivid color|3=Solarization|4=Adobe RGB|5=Sepia|9=Natural|12=Portrait|13=Natural sRGB|14=Natural+ sRGB|15=Landscape|16=Evening|17=Night Scene|18=Night Portrait|132=Embed Adobe RGB",
        traits: .yields),
      TagRow(8, "WB_RBLevelsTungsten", format: .short, count: 2),
      TagRow(12, "WB_RBLevelsDaylight", format: .short, count: 2),
      TagRow(16, "WB_RBLevelsCloudy", format: .short, count: 2),
      TagRow(20, "WB_RBLevelsCoolWhiteF", format: .short, count: 2),
      TagRow(24, "WB_RBLevelsFlash", format: .short, count: 2),
      TagRow(28, "WB_RBLevelsCustom", format: .short, count: 2),
      TagRow(56, "ColorFilter", format: .signedByte),
      TagRow(57, "BWFilter"),
      TagRow(58, "ZoneMatching", "0=ISO Setting Used|1=High Key|2=Low Key", traits: .yields),
      TagRow(59, "Hue", format: .signedByte),
      TagRow(60, "ColorTemperature", value: hundreds),
    ])

  /// The format that was asked for, as Sony's first reflex cameras have it.
  package static let sonyRIF = TagTable(
    "SonyRIF", group: "MinoltaRaw",
    [
      TagRow(1, "Saturation", format: .signedByte),
      TagRow(2, "Contrast", format: .signedByte),
      TagRow(3, "Sharpness", format: .signedByte),
      TagRow(4, "WBMode", print: whiteBalance),
      TagRow(5, "ProgramMode", "0=None|1=Portrait|2=Text|3=Night Portrait|4=Sunset|5=Sports"),
      TagRow(6, "ISOSetting", condition: "!.=255", print: sensitivity),
      TagRow(
        7, "ColorMode", sonyColorModes, condition: "DSLR-A100$", traits: [.yields, .hexadecimal]),
      TagRow(
        8, "WB_RBLevelsTungsten", format: .short, count: 2, condition: "DSLR-A100$"),
      TagRow(
        12, "WB_RBLevelsDaylight", format: .short, count: 2, condition: "DSLR-A100$"),
      TagRow(16, "WB_RBLevelsCloudy", format: .short, count: 2, condition: "DSLR-A100$"),
      TagRow(
        20, "WB_RBLevelsCoolWhiteF", format: .short, count: 2, condition: "DSLR-A100$"),
      TagRow(24, "WB_RBLevelsFlash", format: .short, count: 2, condition: "DSLR-A100$"),
      TagRow(28, "WB_RBLevelsCustom", format: .short, count: 2, condition: "DSLR-A100$"),
      TagRow(32, "WB_RBLevelsShade", format: .short, count: 2, condition: "DSLR-A100$"),
      TagRow(
        36, "WB_RBLevelsDaylightF", format: .short, count: 2, condition: "DSLR-A100$"),
      TagRow(
        40, "WB_RBLevelsDayWhiteF", format: .short, count: 2, condition: "DSLR-A100$"),
      TagRow(44, "WB_RBLevelsWhiteF", format: .short, count: 2, condition: "DSLR-A100$"),
      TagRow(57, "BWFilter"),
      TagRow(59, "Hue", format: .signedByte),
      TagRow(74, "ZoneMatching", "0=ISO Setting Used|1=High Key|2=Low Key", traits: .yields),
      TagRow(
        76, "ColorTemperature", condition: "DSLR-A100$", value: hundreds, print: temperature),
      TagRow(77, "ColorFilter", condition: "DSLR-A100$"),
      TagRow(
        78, "ColorTemperature", condition: "DSLR-A200$|DSLR-A700$", value: hundreds,
        print: temperature),
      TagRow(79, "ColorFilter", condition: "DSLR-A200$|DSLR-A700$"),
      TagRow(80, "RawDataLength", format: .long, condition: "DSLR-A100$"),
    ])
}

private let sonyColorModes =
  "0=Standard|1=Vivid|2=Portrait|3=Landscape|4=Sunset|5=Night View/Portrait|6=B&W|7=Adobe RGB|12=Neutral|13=Clear|14=Deep|15=Light|16=Autumn Leaves|17=Sepia|18=FL|19=Vivid 2|20=IN|21=SH|22=FL2|23=FL3|100=Neutral|101=Clear|102=Deep|103=Light|104=Night View|105=Autumn Leaves|255=Off"

/// A mode in the lower four bits, and its correction above: `Cloudy (-1)`.
@Sendable private func whiteBalance(_ tag: Tag, _ text: inout TextBuffer) {
  let names = [
    "Auto", "Daylight", "Cloudy", "Tungsten", "Flash/Fluorescent", "Fluorescent", "Shade",
    "User 1", "User 2", "User 3", "Temperature",
  ]
  let number = Int(tag.integer() ?? 0)
  let (mode, correction) = (number & 15, number >> 4)
  text.append(names.indices.contains(mode) ? names[mode] : "Unknown (\(mode))")
  if (6...12).contains(correction) { text.append(" (\(correction - 8))") }
}

/// An ISO speed, in steps of an eighth of a doubling from 100.
@Sendable private func sensitivity(_ tag: Tag, _ text: inout TextBuffer) {
  switch tag.integer() ?? 0 {
  case 0: text.append("Auto")
  case 174: text.append("80 (Zone Matching Low)")
  case 184: text.append("200 (Zone Matching High)")
  case let number:
    let speed = powerOfTwo(Double(number - 48) / 8) * 100 + 0.5
    text.append(speed.rounded(.towardZero), significantDigits: 15)
  }
}

@Sendable private func hundreds(_ tag: Tag, _ text: inout TextBuffer) {
  text.append((tag.integer() ?? 0) * 100)
}

@Sendable private func temperature(_ tag: Tag, _ text: inout TextBuffer) {
  if tag.integer() == 0 { return text.append("Auto") }
  hundreds(tag, &text)
}
