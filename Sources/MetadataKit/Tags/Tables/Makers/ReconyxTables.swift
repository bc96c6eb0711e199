/// Notes of Reconyx's trail cameras.
extension TagTable {
  package static let reconyxHyperFire = TagTable(
    "ReconyxHyperFire", group: "Reconyx",
    [
      TagRow(0, "MakerNoteVersion", print: QuickTimeValue.hexadecimal4),
      TagRow(1, "FirmwareVersion", count: 3, print: Wording.dotted),
      TagRow(4, "FirmwareDate", count: 2, value: ReconyxValue.firmwareDate),
      TagRow(
        6, "TriggerMode", "C=CodeLoc Not Entered|E=External Sensor|M=Motion Detection|T=Time Lapse",
        format: .ascii, count: 2),
      TagRow(7, "Sequence", count: 2, print: ReconyxValue.sequence),
      TagRow(9, "EventNumber", count: 2, value: ReconyxValue.event),
      TagRow(11, "DateTimeOriginal", count: 6, value: ReconyxValue.date, traits: .yields),
      TagRow(
        18, "MoonPhase",
        "0=New|1=New Crescent|2=First Quarter|3=Waxing Gibbous|4=Full|5=Waning Gibbous|6=Last Quarter|7=Old Crescent"
      ),
      TagRow(
        19, "AmbientTemperatureFahrenheit", format: .signedShort, print: ReconyxValue.fahrenheit),
      TagRow(20, "AmbientTemperature", format: .signedShort, print: Wording.celsius),
      TagRow(21, "SerialNumber", format: .undefined, count: 30, value: Meaning.windowsText),
      TagRow(36, "Contrast"),
      TagRow(37, "Brightness"),
      TagRow(38, "Sharpness"),
      TagRow(39, "Saturation"),
      TagRow(40, "InfraredIlluminator", "0=Off|1=On"),
      TagRow(41, "MotionSensitivity"),
      TagRow(42, "BatteryVoltage", value: Meaning.thousandth, print: ReconyxValue.volts),
      TagRow(43, "UserLabel", format: .ascii, count: 22),
    ])

  package static let reconyxUltraFire = TagTable(
    "ReconyxUltraFire", group: "Reconyx",
    [
      TagRow(24, "FirmwareVersion", format: .undefined, count: 7, value: ReconyxValue.version),
      TagRow(31, "Micro1Version", format: .undefined, count: 7, value: ReconyxValue.version),
      TagRow(38, "BootLoaderVersion", format: .undefined, count: 7, value: ReconyxValue.version),
      TagRow(45, "Micro2Version", format: .undefined, count: 7, value: ReconyxValue.version),
      TagRow(
        52, "TriggerMode", "M=Motion Detection|P=Point and Shoot|T=Time Lapse", format: .undefined,
        count: 1),
      TagRow(53, "Sequence", count: 2, print: ReconyxValue.sequence),
      TagRow(55, "EventNumber", format: .long),
      TagRow(
        59, "DateTimeOriginal", format: .undefined, count: 7, value: ReconyxValue.packedDate,
        traits: .yields),
      TagRow(
        66, "DayOfWeek", "0=Sunday|1=Monday|2=Tuesday|3=Wednesday|4=Thursday|5=Friday|6=Saturday"),
      TagRow(
        67, "MoonPhase",
        "0=New|1=New Crescent|2=First Quarter|3=Waxing Gibbous|4=Full|5=Waning Gibbous|6=Last Quarter|7=Old Crescent"
      ),
      TagRow(
        68, "AmbientTemperatureFahrenheit", format: .signedShort, print: ReconyxValue.fahrenheit),
      TagRow(70, "AmbientTemperature", format: .signedShort, print: Wording.celsius),
      TagRow(72, "Illumination", "0=Off|1=On"),
      TagRow(
        73, "BatteryVoltage", format: .short, value: Meaning.thousandth,
        print: ReconyxValue.volts),
      TagRow(75, "SerialNumber", format: .ascii, count: 15),
      TagRow(90, "UserLabel", format: .ascii, count: 21),
    ])
}
