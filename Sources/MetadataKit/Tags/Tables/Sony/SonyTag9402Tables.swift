/// Temperatures, zoom and batteries, enciphered; numbers are byte positions.
extension TagTable {
  /// Temperature and focus.
  package static let sonyTag9402 = TagTable(
    "SonyTag9402", group: "Sony", yields: true,
    [
      TagRow(
        0x4, "AmbientTemperature", format: .signedByte, condition: "@2=255",
        print: MinoltaValue.celsius),
      TagRow(
        0x16, "FocusMode", "0=Manual|2=AF-S|3=AF-C|4=AF-A|6=DMF", value: Meaning.sevenBits),
      TagRow(
        0x17, "AFAreaMode",
        "0=Multi|1=Center|2=Spot|3=Flexible Spot|10=Selective (for Miniature effect)|11=Zone|12=Expanded Flexible Spot|13=Custom AF Area|14=Tracking|15=Face Tracking|20=Animal Eye Tracking|21=Human Eye Tracking|255=Manual"
      ),
      TagRow(0x2d, "FocusPosition2", condition: "!DSC-*|Stellar*"),
    ])

  /// Temperature.
  package static let sonyTag9403 = TagTable(
    "SonyTag9403", group: "Sony",
    [
      TagRow(
        0x5, "CameraTemperature", format: .signedByte, condition: "@4>0&!@4>99",
        print: MinoltaValue.celsius)
    ])

  /// Of cameras up to 2012.
  package static let sonyTag9404a = TagTable(
    "SonyTag9404a", group: "Sony",
    [
      TagRow(0xb, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0xd, "IntelligentAuto", "0=Off|1=On"),
      TagRow(
        0x19, "LensZoomPosition", format: .short, condition: "!SLT-*", print: SonyValue.zoomPosition
      ),
    ])

  /// Of cameras up to 2015.
  package static let sonyTag9404b = TagTable(
    "SonyTag9404b", group: "Sony",
    [
      TagRow(0xc, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0xe, "IntelligentAuto", "0=Off|1=On"),
      TagRow(
        0x1e, "LensZoomPosition", format: .short, condition: "!SLT-*|HV*|ILCA-*",
        print: SonyValue.zoomPosition),
      TagRow(0x20, "FocusPosition2", condition: "SLT-*|HV*|ILCA-*"),
    ])

  /// Of cameras up to 2020.
  package static let sonyTag9404c = TagTable(
    "SonyTag9404c", group: "Sony",
    [
      TagRow(0xb, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0xd, "IntelligentAuto", "0=Off|1=On"),
    ])

  /// Batteries.
  package static let sonyTag9406 = TagTable(
    "SonyTag9406", group: "Sony",
    [
      TagRow(0x5, "BatteryTemperature", value: SonyValue.celsius, print: Wording.convertedCelsius),
      TagRow(0x6, "BatteryLevelGrip1", condition: "!.=0", print: MinoltaValue.percent),
      TagRow(0x7, "BatteryLevel", print: MinoltaValue.percent),
      TagRow(
        0x8, "BatteryLevelGrip2", condition: "!ILCE-7$|ILCE-7R$|Lusso$&!.=0|255",
        print: MinoltaValue.percent),
    ])

  /// Batteries of cameras since the A6700.
  package static let sonyTag9406b = TagTable(
    "SonyTag9406b", group: "Sony",
    [
      TagRow(0x5, "BatteryLevel", condition: "!@4=5", print: MinoltaValue.percent),
      TagRow(0x7, "BatteryLevel2", condition: "@1=1&!@6=5", print: MinoltaValue.percent),
    ])
}
