/// Leica's notes: each series has a directory of its own.
extension TagTable {
  /// The M8.
  package static let leica2 = TagTable(
    "PanasonicLeica2", group: "Leica", isTIFF: true,
    [
      TagRow(0x300, "Quality", "1=Fine|2=Basic"),
      TagRow(
        0x302, "UserProfile",
        "1=User Profile 1|2=User Profile 2|3=User Profile 3|4=User Profile 0 (Dynamic)"),
      TagRow(0x303, "SerialNumber", print: LeicaValue.serialNumber),
      TagRow(
        0x304, "WhiteBalance",
        "0=Auto or Manual|1=Daylight|2=Fluorescent|3=Tungsten|4=Flash|10=Cloudy|11=Shade",
        print: LeicaValue.whiteBalance),
      TagRow(
        0x310, "LensType", LeicaLenses.labels, value: LeicaValue.lens, print: LeicaValue.lensWords),
      TagRow(
        0x311, "ExternalSensorBrightnessValue", format: .signedRational,
        print: Wording.convertedHundredth),
      TagRow(0x312, "MeasuredLV", format: .signedRational, print: Wording.convertedHundredth),
      TagRow(0x313, "ApproximateFNumber", print: Wording.convertedTenth),
      TagRow(0x320, "CameraTemperature", print: Wording.celsius),
      TagRow(0x321, "ColorTemperature"),
      TagRow(0x322, "WBRedLevel"),
      TagRow(0x323, "WBGreenLevel"),
      TagRow(0x324, "WBBlueLevel"),
      TagRow(0x325, "UV-IRFilterCorrection", "0=Not Active|1=Active"),
      TagRow(0x330, "CCDVersion"),
      TagRow(0x331, "CCDBoardVersion"),
      TagRow(0x332, "ControllerBoardVersion"),
      TagRow(0x333, "M16CVersion"),
      TagRow(0x340, "ImageIDNumber"),
    ])

  /// The R8 and R9.
  package static let leica3 = TagTable(
    "PanasonicLeica3", group: "Leica", isTIFF: true,
    [
      TagRow(0xb, "SerialInfo", traits: .structural),
      TagRow(0xd, "WB_RGBLevels"),
    ])

  package static let leicaSerial = TagTable(
    "PanasonicSerialInfo", group: "Leica",
    [
      TagRow(4, "SerialNumber", format: .ascii, count: 8)
    ])

  /// The M9 and the M Monochrom.
  package static let leica4 = TagTable(
    "PanasonicLeica4", group: "Leica", isTIFF: true,
    [
      TagRow(0x3000, "Subdir3000", traits: .structural),
      TagRow(0x3100, "Subdir3100", traits: .structural),
      TagRow(0x3400, "Subdir3400", traits: .structural),
      TagRow(0x3900, "Subdir3900", traits: .structural),
    ])

  package static let leicaInner = TagTable(
    "PanasonicSubdir", group: "Leica", isTIFF: true,
    [
      TagRow(0x300a, "Contrast", "0=Low|1=Medium Low|2=Normal|3=Medium High|4=High"),
      TagRow(0x300b, "Sharpening", "0=Off|1=Low|2=Normal|3=Medium High|4=High"),
      TagRow(
        0x300d, "Saturation",
        "0=Low|1=Medium Low|2=Normal|3=Medium High|4=High|5=Black & White|6=Vintage B&W"),
      TagRow(
        0x3033, "WhiteBalance",
        "0=Auto|1=Tungsten|2=Fluorescent|3=Daylight Fluorescent|4=Daylight|5=Flash|6=Cloudy|7=Shade|8=Manual|9=Kelvin"
      ),
      TagRow(0x3034, "JPEGQuality", "94=Basic|97=Fine"),
      TagRow(0x3036, "WB_RGBLevels"),
      TagRow(0x3038, "UserProfile"),
      TagRow(0x303a, "JPEGSize", "0=5216x3472|1=3840x2592|2=2592x1728|3=1728x1152|4=1280x864"),
      TagRow(0x3103, "SerialNumber"),
      TagRow(0x3109, "FirmwareVersion"),
      TagRow(0x312a, "BaseISO"),
      TagRow(0x312b, "SensorWidth"),
      TagRow(0x312c, "SensorHeight"),
      TagRow(0x312d, "SensorBitDepth"),
      TagRow(0x3402, "CameraTemperature", print: Wording.celsius),
      TagRow(
        0x3405, "LensType", LeicaLenses.labels, value: LeicaValue.lens, print: LeicaValue.lensWords),
      TagRow(0x3406, "ApproximateFNumber", print: Wording.convertedTenth),
      TagRow(
        0x3407, "MeasuredLV", value: PanasonicValue.perHundredThousand,
        print: Wording.convertedHundredth
      ),
      TagRow(
        0x3408, "ExternalSensorBrightnessValue", value: PanasonicValue.perHundredThousand,
        print: Wording.convertedHundredth),
      TagRow(0x3901, "Data1", traits: .structural),
      TagRow(0x3902, "Data2", traits: .structural),
    ])

  package static let leicaData = TagTable(
    "PanasonicData1", group: "Leica",
    [
      TagRow(
        22, "LensType", LeicaLenses.labels, format: .long, value: LeicaValue.shortLens,
        print: LeicaValue.lensWords, traits: .yields)
    ])

  /// The X and T series, the Q, the SL.
  package static let leica5 = TagTable(
    "PanasonicLeica5", group: "Leica", isTIFF: true,
    [
      TagRow(0x303, "LensType", condition: "unit=2", traits: .yields),
      TagRow(0x305, "SerialNumber", traits: .yields),
      TagRow(0x407, "OriginalFileName", traits: .yields),
      TagRow(0x408, "OriginalDirectory", traits: .yields),
      TagRow(0x40a, "FocusInfo", traits: .structural),
      TagRow(
        0x40d, "ExposureMode",
        "0 0 0 0=Program AE|1 0 0 0=Aperture-priority AE|1 1 0 0=Aperture-priority AE (1)|2 0 0 0=Shutter speed priority AE|3 0 0 0=Manual",
        format: .byte, traits: .yields),
      TagRow(0x410, "ShotInfo", traits: .structural),
      TagRow(0x412, "FilmMode", traits: .yields),
      TagRow(0x413, "WB_RGBLevels", traits: .yields),
      TagRow(
        0x500, "InternalSerialNumber", print: PanasonicValue.looseSerialNumber, traits: .yields),
      TagRow(0x5ff, "CameraIFD", traits: .structural),
    ])

  package static let leicaShot = TagTable(
    "PanasonicShotInfo", group: "Leica",
    [
      TagRow(0, "FileIndex", format: .short)
    ])

  package static let leicaFocus = TagTable(
    "PanasonicFocusInfo", group: "Leica",
    [
      TagRow(0, "FocusDistance", value: Meaning.thousandth, print: Wording.thousandthMeters),
      TagRow(
        1, "FocalLength", condition: "!.=0", value: Meaning.thousandth,
        print: Wording.convertedLength, traits: .yields),
    ])

  /// The S2, the M (Typ 240) and the S (Typ 006).
  package static let leica6 = TagTable(
    "PanasonicLeica6", group: "Leica", isTIFF: true,
    [
      TagRow(0x300, "PreviewImage", format: .undefined, condition: ".=255", traits: .binary),
      TagRow(0x301, "UnknownBlock", traits: [.binary, .unknown]),
      TagRow(0x303, "LensType", value: Meaning.withoutTrailingBlanks),
      TagRow(0x304, "FocusDistance"),
      TagRow(
        0x311, "ExternalSensorBrightnessValue", format: .signedRational, condition: "Typ 006",
        print: Wording.convertedHundredth),
      TagRow(
        0x312, "MeasuredLV", format: .signedRational, condition: "Typ 006",
        print: Wording.convertedHundredth),
      TagRow(0x320, "FirmwareVersion", condition: "Typ 006", print: Wording.convertedDotted),
      TagRow(0x321, "LensSerialNumber", condition: "Typ 006", print: CanonValue.serialNumber),
    ])

  /// The M10 and the S.
  package static let leica9 = TagTable(
    "PanasonicLeica9", group: "Leica", isTIFF: true,
    [
      TagRow(0x304, "FocusDistance"),
      TagRow(
        0x311, "ExternalSensorBrightnessValue", format: .signedRational,
        print: Wording.convertedHundredth),
      TagRow(0x312, "MeasuredLV", format: .signedRational, print: Wording.convertedHundredth),
      TagRow(0x34c, "UserProfile"),
      TagRow(0x359, "ISOSelected", "0=Auto", print: CanonValue.labelOrNumber),
      TagRow(0x35a, "FNumber", value: Meaning.thousandth, print: Wording.convertedTenth),
      TagRow(0x35b, "CorrelatedColorTemp"),
      TagRow(0x35c, "ColorTint"),
      TagRow(0x35d, "WhitePoint"),
      TagRow(0x370, "LensProfileName"),
    ])
}
