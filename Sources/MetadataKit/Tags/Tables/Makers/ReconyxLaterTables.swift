/// Notes of Reconyx's later trail cameras.
extension TagTable {
  package static let reconyxHyperFire2 = TagTable(
    "ReconyxHyperFire2", group: "Reconyx",
    [
      TagRow(16, "FileNumber", format: .short),
      TagRow(18, "DirectoryNumber", format: .short),
      TagRow(20, "DirectoryCreateDate", format: .short, count: 2, value: ReconyxValue.creationDate),
      TagRow(42, "FirmwareVersion", format: .short, count: 3, value: ReconyxValue.letteredVersion),
      TagRow(48, "FirmwareDate", format: .short, count: 2, value: ReconyxValue.firmwareDate),
      TagRow(
        52, "TriggerMode", "M=Motion Detection|P=Point and Shoot|T=Time Lapse", format: .ascii,
        count: 2),
      TagRow(54, "Sequence", format: .short, count: 2, print: ReconyxValue.sequence),
      TagRow(58, "EventNumber", format: .short, count: 2, value: ReconyxValue.event),
      TagRow(
        62, "DateTimeOriginal", format: .short, count: 6, value: ReconyxValue.orderedDate,
        traits: .yields),
      TagRow(
        74, "DayOfWeek", "0=Sunday|1=Monday|2=Tuesday|3=Wednesday|4=Thursday|5=Friday|6=Saturday",
        format: .short),
      TagRow(
        76, "MoonPhase",
        "0=New|1=New Crescent|2=First Quarter|3=Waxing Gibbous|4=Full|5=Waning Gibbous|6=Last Quarter|7=Old Crescent",
        format: .short),
      TagRow(
        78, "AmbientTemperatureFahrenheit", format: .signedShort, print: ReconyxValue.fahrenheit),
      TagRow(80, "AmbientTemperature", format: .signedShort, print: Wording.celsius),
      TagRow(82, "Contrast", format: .short),
      TagRow(84, "Brightness", format: .short),
      TagRow(86, "Sharpness", format: .short),
      TagRow(88, "Saturation", format: .short),
      TagRow(90, "Flash", "0=Off|1=On", format: .short),
      TagRow(92, "AmbientInfrared", format: .short),
      TagRow(94, "AmbientLight", format: .short),
      TagRow(96, "MotionSensitivity", format: .short),
      TagRow(98, "BatteryVoltage", format: .short),
      TagRow(100, "BatteryVoltageAvg", format: .short),
      TagRow(102, "BatteryType", format: .short),
      TagRow(104, "UserLabel", format: .ascii, count: 22),
      TagRow(126, "SerialNumber", format: .undefined, count: 30, value: Meaning.windowsText),
    ])

  package static let reconyxMicroFire = TagTable(
    "ReconyxMicroFire", group: "Reconyx",
    [
      TagRow(16, "FileNumber", format: .short),
      TagRow(18, "DirectoryNumber", format: .short),
      TagRow(20, "DirectoryCreateDate", format: .short, count: 2, value: ReconyxValue.creationDate),
      TagRow(24, "SDCardID", format: .short, count: 8, print: ReconyxValue.cardIdentifier),
      TagRow(42, "FirmwareVersion", format: .short, count: 3, value: ReconyxValue.letteredVersion),
      TagRow(48, "FirmwareDate", format: .short, count: 2, value: ReconyxValue.firmwareDate),
      TagRow(
        52, "BluetoothFirmwareVersion", format: .short, count: 3,
        value: ReconyxValue.letteredVersion),
      TagRow(58, "BluetoothFirmwareDate", format: .short, value: ReconyxValue.wordDate),
      TagRow(
        60, "WifiFirmwareVersion", format: .short, count: 3, value: ReconyxValue.letteredVersion),
      TagRow(66, "WifiFirmwareDate", format: .short, value: ReconyxValue.wordDate),
      TagRow(
        68, "TriggerMode", "C=CodeLoc Not Entered|E=External Sensor|M=Motion Sensor|T=Time Lapse",
        format: .ascii, count: 2),
      TagRow(70, "Sequence", format: .short, count: 2, print: ReconyxValue.sequence),
      TagRow(74, "EventNumber", format: .short, count: 2, value: ReconyxValue.event),
      TagRow(
        78, "DateTimeOriginal", format: .short, count: 6, value: ReconyxValue.date, traits: .yields),
      TagRow(
        90, "DayOfWeek", "1=Sunday|2=Monday|3=Tuesday|4=Wednesday|5=Thursday|6=Friday|7=Saturday",
        format: .short),
      TagRow(
        92, "MoonPhase",
        "0=New|1=New Crescent|2=First Quarter|3=Waxing Gibbous|4=Full|5=Waning Gibbous|6=Last Quarter|7=Old Crescent",
        format: .short),
      TagRow(
        94, "AmbientTemperatureFahrenheit", format: .signedShort, print: ReconyxValue.fahrenheit),
      TagRow(96, "AmbientTemperature", format: .signedShort, print: Wording.celsius),
      TagRow(98, "Contrast", format: .short),
      TagRow(100, "Brightness", format: .short),
      TagRow(102, "Sharpness", format: .short),
      TagRow(104, "Saturation", format: .short),
      TagRow(106, "Flash", "0=Off|1=On"),
      TagRow(108, "AmbientInfrared", format: .short),
      TagRow(110, "AmbientLight", format: .short),
      TagRow(112, "MotionSensitivity", format: .short),
      TagRow(114, "BatteryVoltage", format: .short, value: Meaning.thousandth),
      TagRow(116, "BatteryType", "0=Lithium|1=NiMH|2=Alkaline|3=Lead Acid", format: .short),
      TagRow(118, "UserLabel", format: .ascii, count: 22),
      TagRow(140, "SerialNumber", format: .undefined, count: 30, value: Meaning.windowsText),
    ])

  package static let reconyxHyperFire4K = TagTable(
    "ReconyxHyperFire4K", group: "Reconyx",
    [
      TagRow(26, "FirmwareVersion", format: .undefined, count: 7, value: ReconyxValue.version),
      TagRow(33, "UIBFirmwareVersion", format: .undefined, count: 7, value: ReconyxValue.version),
      TagRow(
        40, "TriggerMode",
        "C=CodeLoc Not Entered|E=External Sensor|L=Cell Live View|M=Motion Sensor|S=Cell Status|T=Time Lapse",
        format: .undefined, count: 1),
      TagRow(41, "Sequence", count: 2, print: ReconyxValue.sequence),
      TagRow(43, "EventNumber", format: .long),
      TagRow(
        47, "DateTimeOriginal", format: .undefined, count: 7, value: ReconyxValue.packedDate,
        traits: .yields),
      TagRow(
        54, "DayOfWeek", "1=Sunday|2=Monday|3=Tuesday|4=Wednesday|5=Thursday|6=Friday|7=Saturday"),
      TagRow(
        55, "MoonPhase",
        "0=New|1=New Crescent|2=First Quarter|3=Waxing Gibbous|4=Full|5=Waning Gibbous|6=Last Quarter|7=Old Crescent"
      ),
      TagRow(
        56, "AmbientTemperatureFahrenheit", format: .signedShort, print: ReconyxValue.fahrenheit),
      TagRow(58, "AmbientTemperature", format: .signedShort, print: Wording.celsius),
      TagRow(60, "Contrast", format: .short),
      TagRow(62, "Brightness", format: .short),
      TagRow(64, "Sharpness", format: .short),
      TagRow(66, "Saturation", format: .short),
      TagRow(68, "Flash", "0=Off|1=On"),
      TagRow(69, "AmbientLight", format: .long),
      TagRow(73, "MotionSensitivity", format: .short),
      TagRow(75, "BatteryVoltage", format: .short, value: Meaning.thousandth),
      TagRow(77, "BatteryVoltageAvg", format: .short, value: Meaning.thousandth),
      TagRow(79, "BatteryType", "1=NiMH|2=Lithium|3=External|4=SC10 Solar", format: .short),
      TagRow(81, "UserLabel", format: .ascii, count: 51),
      TagRow(132, "SerialNumber", format: .ascii, count: 15),
      TagRow(147, "DirectoryNumber", format: .short),
      TagRow(149, "FileNumber", format: .short),
    ])
}
