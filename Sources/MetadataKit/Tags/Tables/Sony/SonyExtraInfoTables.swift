/// Batteries and the like.
extension TagTable {
  /// Of the A850 and A900.
  package static let sonyExtraInfo = TagTable(
    "SonyExtraInfo", group: "Sony",
    [
      TagRow(0x1, "BatteryTemperature", value: SonyValue.celsius, print: Wording.convertedCelsius),
      TagRow(0x2, "BatteryUnknown", format: .undefined, count: 4, traits: .unknown),
      TagRow(0x8, "BatteryVoltage", format: .undefined, count: 4, traits: .unknown),
      TagRow(0xa, "ImageStabilization2", traits: .unknown),
      TagRow(0xc, "BatteryLevel", print: MinoltaValue.percent),
      TagRow(0x1a, "ExtraInfoVersion", format: .byte, count: 4, print: Wording.dotted),
    ])

  /// Of the A230 to A390.
  package static let sonyExtraInfo2 = TagTable(
    "SonyExtraInfo2", group: "Sony",
    [
      TagRow(0x4, "BatteryLevel", print: MinoltaValue.percent),
      TagRow(0x12, "ImageStabilization", "0=Off|64=On"),
    ])

  /// Of the A33 to A580 and the first NEX.
  package static let sonyExtraInfo3 = TagTable(
    "SonyExtraInfo3", group: "Sony",
    [
      TagRow(0x0, "BatteryUnknown", format: .short, traits: .unknown),
      TagRow(0x2, "BatteryTemperature", value: SonyValue.celsius, print: Wording.convertedCelsius),
      TagRow(0x4, "BatteryLevel", print: MinoltaValue.percent),
      TagRow(
        0x6, "BatteryVoltage1", format: .short,
        condition: "!NEX-3|NEX-5|NEX-5C|NEX-C3|NEX-VG10|NEX-VG10E", value: SonyValue.volts,
        print: Wording.convertedVolts),
      TagRow(
        0x8, "BatteryVoltage2", format: .short,
        condition: "!NEX-3|NEX-5|NEX-5C|NEX-C3|NEX-VG10|NEX-VG10E", value: SonyValue.volts,
        print: Wording.convertedVolts),
      TagRow(
        0x11, "ImageStabilization", "0=Off|64=On",
        condition: "!NEX-3|NEX-5|NEX-5C|NEX-C3|NEX-VG10|NEX-VG10E"),
      TagRow(
        0x14, "BatteryState", "1=Empty|2=Low|3=Half full|4=Almost full|5=Full", condition: "SLT-*"),
      TagRow(
        0x16, "MemoryCardConfiguration",
        "244=MemoryStick in use, SD card present|245=MemoryStick in use, SD slot empty|252=SD card in use, MemoryStick present|254=SD card in use, MemoryStick slot empty",
        condition: "DSLR-*"),
      TagRow(
        0x18, "CameraOrientation",
        "0=Horizontal (normal)|1=Rotate 90 CW|2=Rotate 270 CW|3=Rotate 180",
        condition: "!NEX-3|NEX-5|NEX-5C|NEX-C3|NEX-VG10|NEX-VG10E", value: MinoltaValue.middleBits),
      TagRow(
        0x10014, "ExposureProgram",
        "241=Landscape|243=Aperture-priority AE|245=Portrait|246=Auto|247=Program AE|249=Macro|252=Sunset|253=Sports|255=Manual",
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", traits: .yields),
      TagRow(
        0x10016, "CameraOrientation",
        "0=Horizontal (normal)|1=Rotate 90 CW|2=Rotate 270 CW|3=Rotate 180",
        condition: "NEX-3|NEX-5|NEX-5C|NEX-C3|NEX-VG10|NEX-VG10E", value: MinoltaValue.upperBits),
      TagRow(
        0x20014, "ModeDialPosition",
        "248=No Flash|249=Aperture-priority AE|250=SCN|251=Shutter speed priority AE|252=Auto|253=Program AE|254=Panorama|255=Manual",
        condition: "DSLR-*"),
    ])
}
