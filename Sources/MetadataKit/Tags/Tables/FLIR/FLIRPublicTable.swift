extension TagTable {
  /// The header of FLIR's public image format, by byte positions.
  package static let flirPublic = TagTable(
    "FLIRPublic", group: "FLIR",
    [
      TagRow(0x20, "FPFVersion", format: .long),
      TagRow(0x24, "ImageDataOffset", format: .long),
      TagRow(
        0x28, "ImageType",
        "0=Temperature|1=Temperature Difference|2=Object Signal|3=Object Signal Difference",
        format: .short),
      TagRow(
        0x2a, "ImagePixelFormat",
        "0=2-byte short integer|1=4-byte long integer|2=4-byte float|3=8-byte double",
        format: .short),
      TagRow(0x2c, "ImageWidth", format: .short),
      TagRow(0x2e, "ImageHeight", format: .short),
      TagRow(0x30, "ExternalTriggerCount", format: .long),
      TagRow(0x34, "SequenceFrameNumber", format: .long),
      TagRow(0x78, "CameraModel", format: .ascii, count: 32),
      TagRow(0x98, "CameraPartNumber", format: .ascii, count: 32),
      TagRow(0xb8, "CameraSerialNumber", format: .ascii, count: 32),
      TagRow(
        0xd8, "CameraTemperatureRangeMin", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        0xdc, "CameraTemperatureRangeMax", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(0xe0, "LensModel", format: .ascii, count: 32),
      TagRow(0x100, "LensPartNumber", format: .ascii, count: 32),
      TagRow(0x120, "LensSerialNumber", format: .ascii, count: 32),
      TagRow(0x140, "FilterModel", format: .ascii, count: 32),
      TagRow(0x150, "FilterPartNumber", format: .ascii, count: 32),
      TagRow(0x180, "FilterSerialNumber", format: .ascii, count: 32),
      TagRow(0x1e0, "Emissivity", format: .float, print: FLIRValue.twoDigits),
      TagRow(0x1e4, "ObjectDistance", format: .float, print: Wording.hundredthMeters),
      TagRow(
        0x1e8, "ReflectedApparentTemperature", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        0x1ec, "AtmosphericTemperature", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(0x1f0, "RelativeHumidity", format: .float, print: FLIRValue.wholePercent),
      TagRow(0x1f4, "ComputedAtmosphericTrans", format: .float, print: FLIRValue.twoDigits),
      TagRow(0x1f8, "EstimatedAtmosphericTrans", format: .float, print: FLIRValue.twoDigits),
      TagRow(
        0x1fc, "ReferenceTemperature", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        0x200, "IRWindowTemperature", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(0x204, "IRWindowTransmission", format: .float, print: FLIRValue.twoDigits),
      TagRow(
        0x248, "DateTimeOriginal", format: .long, count: 7, value: FLIRValue.numberedDate),
      TagRow(0x2a4, "CameraScaleMin", format: .float, print: Wording.convertedTenth),
      TagRow(0x2a8, "CameraScaleMax", format: .float, print: Wording.convertedTenth),
      TagRow(0x2ac, "CalculatedScaleMin", format: .float, print: Wording.convertedTenth),
      TagRow(0x2b0, "CalculatedScaleMax", format: .float, print: Wording.convertedTenth),
      TagRow(0x2b4, "ActualScaleMin", format: .float, print: Wording.convertedTenth),
      TagRow(0x2b8, "ActualScaleMax", format: .float, print: Wording.convertedTenth),
    ])
}

extension FLIRValue {
  @Sendable static func wholePercent(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) * 100, fractionDigits: 1)
    text.append(" %")
  }

  /// Seven numbers, from the year to the thousandths of a second.
  @Sendable static func numberedDate(_ tag: Tag, _ text: inout TextBuffer) {
    let marks = ["", ":", ":", " ", ":", ":", "."]
    for (index, mark) in marks.enumerated() {
      text.append(mark)
      text.append(Int(tag.integer(index) ?? 0), digits: index == 0 ? 4 : index == 6 ? 3 : 2)
    }
  }
}
