/// Makers whose notes are few numbers, or text.
extension TagTable {
  package static let dji = TagTable(
    "DJI", group: "DJI", isTIFF: true,
    [
      TagRow(0x1, "Make"),
      TagRow(0x3, "SpeedX", print: SmallMakersValue.signed),
      TagRow(0x4, "SpeedY", print: SmallMakersValue.signed),
      TagRow(0x5, "SpeedZ", print: SmallMakersValue.signed),
      TagRow(0x6, "Pitch", print: SmallMakersValue.signed),
      TagRow(0x7, "Yaw", print: SmallMakersValue.signed),
      TagRow(0x8, "Roll", print: SmallMakersValue.signed),
      TagRow(0x9, "CameraPitch", print: SmallMakersValue.signed),
      TagRow(0xa, "CameraYaw", print: SmallMakersValue.signed),
      TagRow(0xb, "CameraRoll", print: SmallMakersValue.signed),
    ])

  package static let djiInfo = TagTable(
    "DJIInfo", group: "DJI", isNumberless: true,
    [
      TagRow(1, "AEDebugInfo"),
      TagRow(2, "AEHistogramInfo"),
      TagRow(3, "AELocalHistogram"),
      TagRow(4, "AELiveViewHistogramInfo"),
      TagRow(5, "AELiveViewLocalHistogram"),
      TagRow(6, "AWBDebugInfo"),
      TagRow(7, "AFDebugInfo"),
      TagRow(8, "Histogram"),
      TagRow(9, "Xidiri"),
      TagRow(10, "GimbalDegree"),
      TagRow(11, "FlightDegree"),
      TagRow(12, "ADJDebugInfo"),
      TagRow(13, "SensorID"),
      TagRow(14, "FlightSpeed"),
      TagRow(15, "HyperlapsDebugInfo"),
    ])

  package static let ge = TagTable(
    "GE", group: "GE", isTIFF: true,
    [
      TagRow(0x202, "Macro", "0=Off|1=On"),
      TagRow(0x207, "GEModel", format: .ascii),
      TagRow(0x300, "GEMake", format: .ascii),
    ])

  package static let hp2 = TagTable(
    "HPType2", group: "HP", isNumberless: true,
    [
      TagRow(1, "SerialNumber"),
      TagRow(2, "LensShading"),
      TagRow(3, "PreviewImage", traits: .binary),
    ])

  package static let hp4 = TagTable(
    "HPType4", group: "HP",
    [
      TagRow(12, "MaxAperture", format: .short, value: Meaning.tenth),
      TagRow(
        16, "ExposureTime", format: .long, value: Meaning.millionth,
        print: Wording.convertedTime),
      TagRow(20, "CameraDateTime", format: .ascii, count: 20),
      TagRow(52, "ISO", format: .short),
      TagRow(
        92, "SerialNumber", format: .ascii, count: 26, value: SmallMakersValue.serialNumber,
        traits: .emptyIsNone),
    ])

  package static let hp6 = TagTable(
    "HPType6", group: "HP",
    [
      TagRow(12, "FNumber", format: .short, value: Meaning.tenth),
      TagRow(
        16, "ExposureTime", format: .long, value: Meaning.millionth,
        print: Wording.convertedTime),
      TagRow(20, "CameraDateTime", format: .ascii, count: 20),
      TagRow(52, "ISO", format: .short),
      TagRow(
        88, "SerialNumber", format: .ascii, count: 26, value: SmallMakersValue.serialNumber,
        traits: .emptyIsNone),
    ])

  package static let jvc = TagTable(
    "JVC", group: "JVC", isTIFF: true,
    [
      TagRow(0x2, "CPUVersions", value: SmallMakersValue.versions),
      TagRow(0x3, "Quality", "0=Low|1=Normal|2=Fine"),
    ])

  package static let jvcText = TagTable(
    "JVCText", group: "JVC",
    [
      TagRow(1, "MakerNoteVersion"),
      TagRow(2, "Quality", "STND=Normal|STD=Normal|FINE=Fine"),
    ])

  package static let motorola = TagTable(
    "Motorola", group: "Motorola", isTIFF: true,
    [
      TagRow(0x5500, "BuildNumber"),
      TagRow(0x5501, "SerialNumber"),
      TagRow(0x6420, "CustomRendered", condition: "unit=2"),
      TagRow(0x64d0, "DriveMode"),
      TagRow(0x665e, "Sensor"),
      TagRow(0x6705, "ManufactureDate"),
    ])

  package static let pentaxLines = TagTable(
    "PentaxType4", group: "Pentax",
    [
      TagRow(1, "FirmwareVersion")
    ])

  /// Panasonic's movie cameras from the NV-DS65 on; indices are numbers of 16 bits.
  package static let panasonicType2 = TagTable(
    "PanasonicType2", group: "Panasonic",
    [
      TagRow(0, "MakerNoteType", format: .ascii, count: 4),
      TagRow(3, "Gain"),
    ])
}
