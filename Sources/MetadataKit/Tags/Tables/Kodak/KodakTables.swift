/// Kodak's notes that are no directories: numbers are byte positions.
extension TagTable {
  /// Of most cameras up to 2007.
  package static let kodak = TagTable(
    "Kodak", group: "Kodak",
    [
      TagRow(0x0, "KodakModel", format: .ascii, count: 8),
      TagRow(0x9, "Quality", "1=Fine|2=Normal"),
      TagRow(0xa, "BurstMode", "0=Off|1=On"),
      TagRow(0xc, "KodakImageWidth", format: .short),
      TagRow(0xe, "KodakImageHeight", format: .short),
      TagRow(0x10, "YearCreated", format: .short),
      TagRow(0x12, "MonthDayCreated", format: .byte, count: 2, value: KodakValue.monthDay),
      TagRow(0x14, "TimeCreated", format: .byte, count: 4, value: KodakValue.time),
      TagRow(0x18, "BurstMode2", format: .short, traits: .unknown),
      TagRow(0x1b, "ShutterMode", "0=Auto|8=Aperture Priority|32=Manual?"),
      TagRow(0x1c, "MeteringMode", "0=Multi-segment|1=Center-weighted average|2=Spot"),
      TagRow(0x1d, "SequenceNumber"),
      TagRow(0x1e, "FNumber", format: .short, value: Meaning.hundredth),
      TagRow(
        0x20, "ExposureTime", format: .long, value: KodakValue.fivePlaces,
        print: Wording.convertedTime),
      TagRow(
        0x24, "ExposureCompensation", format: .signedShort, value: Meaning.thousandth,
        print: Wording.convertedPlus),
      TagRow(0x26, "VariousModes", format: .short, traits: .unknown),
      TagRow(0x28, "Distance1", format: .long, traits: .unknown),
      TagRow(0x2c, "Distance2", format: .long, traits: .unknown),
      TagRow(0x30, "Distance3", format: .long, traits: .unknown),
      TagRow(0x34, "Distance4", format: .long, traits: .unknown),
      TagRow(0x38, "FocusMode", "0=Normal|2=Macro"),
      TagRow(0x3a, "VariousModes2", format: .short, traits: .unknown),
      TagRow(0x3c, "PanoramaMode", format: .short, traits: .unknown),
      TagRow(0x3e, "SubjectDistance", format: .short, traits: .unknown),
      TagRow(0x40, "WhiteBalance", "0=Auto|1=Flash?|2=Tungsten|3=Daylight", traits: .yields),
      TagRow(
        0x5c, "FlashMode", "0=Auto|1=Fill Flash|2=Off|3=Red-Eye|16=Fill Flash|32=Off|64=Red-Eye?",
        traits: .hexadecimal),
      TagRow(0x5d, "FlashFired", "0=No|1=Yes"),
      TagRow(0x5e, "ISOSetting", format: .short, print: KodakValue.autoSpeed),
      TagRow(0x60, "ISO", format: .short),
      TagRow(0x62, "TotalZoom", format: .short, value: Meaning.hundredth),
      TagRow(0x64, "DateTimeStamp", format: .short, print: KodakValue.stamp),
      TagRow(
        0x66, "ColorMode",
        "1=B&W|2=Sepia|3=B&W Yellow Filter|4=B&W Red Filter|32=Saturated Color|64=Neutral Color|256=Saturated Color|512=Neutral Color|8192=B&W|16384=Sepia",
        format: .short, traits: .hexadecimal),
      TagRow(0x68, "DigitalZoom", format: .short, value: Meaning.hundredth),
      TagRow(0x6b, "Sharpness", "0=Normal", format: .signedByte, print: Wording.convertedParameter),
    ])

  /// Of the DC210 and others.
  package static let kodakType2 = TagTable(
    "KodakType2", group: "Kodak",
    [
      TagRow(0x8, "KodakMaker", format: .ascii, count: 32),
      TagRow(0x28, "KodakModel", format: .ascii, count: 32),
      TagRow(0x6c, "KodakImageWidth", format: .long),
      TagRow(0x70, "KodakImageHeight", format: .long),
    ])

  /// Of the DC280 and others.
  package static let kodakType3 = TagTable(
    "KodakType3", group: "Kodak",
    [
      TagRow(0xc, "YearCreated", format: .short),
      TagRow(0xe, "MonthDayCreated", format: .byte, count: 2, value: KodakValue.monthDay),
      TagRow(0x10, "TimeCreated", format: .byte, count: 4, value: KodakValue.looseTime),
      TagRow(0x1e, "OpticalZoom", format: .short, value: Meaning.hundredth),
      TagRow(0x37, "Sharpness", "0=Normal", format: .signedByte, print: Wording.convertedParameter),
      TagRow(
        0x38, "ExposureTime", format: .long, value: KodakValue.fivePlaces,
        print: Wording.convertedTime),
      TagRow(0x3c, "FNumber", format: .short, value: Meaning.hundredth),
      TagRow(0x4e, "ISO", format: .short),
    ])

  /// Of the DC200 and DC215.
  package static let kodakType4 = TagTable(
    "KodakType4", group: "Kodak",
    [
      TagRow(0x20, "OriginalFileName", format: .ascii, count: 12)
    ])

  /// Of the CX4200 and others.
  package static let kodakType5 = TagTable(
    "KodakType5", group: "Kodak",
    [
      TagRow(
        0x14, "ExposureTime", format: .long, value: KodakValue.fivePlaces,
        print: Wording.convertedTime),
      TagRow(0x1a, "WhiteBalance", "1=Daylight|2=Flash|3=Tungsten"),
      TagRow(0x1c, "FNumber", format: .short, value: Meaning.hundredth),
      TagRow(0x1e, "ISO", format: .short),
      TagRow(0x20, "OpticalZoom", format: .short, value: Meaning.hundredth),
      TagRow(0x22, "DigitalZoom", format: .short, value: Meaning.hundredth),
      TagRow(0x27, "FlashMode", "0=Auto|1=On|2=Off|3=Red-Eye"),
      TagRow(0x2a, "ImageRotated", "0=No|1=Yes"),
      TagRow(0x2b, "Macro", "0=On|1=Off"),
    ])

  /// Of the DX3215 and DX3700.
  package static let kodakType6 = TagTable(
    "KodakType6", group: "Kodak",
    [
      TagRow(
        0x10, "ExposureTime", format: .long, value: KodakValue.fivePlaces,
        print: Wording.convertedTime),
      TagRow(0x14, "ISOSetting", format: .long, traits: .unknown),
      TagRow(0x18, "FNumber", format: .short, value: Meaning.hundredth),
      TagRow(0x1a, "ISO", format: .short),
      TagRow(0x1c, "OpticalZoom", format: .short, value: Meaning.hundredth),
      TagRow(0x1e, "DigitalZoom", format: .short, value: Meaning.hundredth),
      TagRow(0x22, "Flash", "0=No Flash|1=Fired", format: .short),
    ])

  /// Serial numbers alone.
  package static let kodakType7 = TagTable(
    "KodakType7", group: "Kodak",
    [
      TagRow(0x0, "SerialNumber", format: .ascii, count: 16, value: Meaning.withoutTrailingBlanks)
    ])

  /// Of cameras that others made.
  package static let kodakType9 = TagTable(
    "KodakType9", group: "Kodak",
    [
      TagRow(0xc, "FNumber", format: .short, value: Meaning.hundredth),
      TagRow(
        0x10, "ExposureTime", format: .long, value: Meaning.millionth,
        print: Wording.convertedTime),
      TagRow(0x14, "DateTimeOriginal", format: .ascii, count: 20, value: KodakValue.date),
      TagRow(0x34, "ISO", format: .short),
      TagRow(0x57, "FirmwareVersion", format: .ascii, count: 16),
      TagRow(0xa8, "UnknownNumber", format: .ascii, count: 12),
      TagRow(0xc4, "UnknownNumber", format: .ascii, count: 12),
      TagRow(0x1000c, "FNumber", format: .short, value: Meaning.tenth),
    ])
}
