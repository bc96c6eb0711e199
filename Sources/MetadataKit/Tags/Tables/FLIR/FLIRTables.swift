/// FLIR's notes, and what its thermal cameras keep of themselves.
extension TagTable {
  package static let flir = TagTable(
    "FLIR", group: "FLIR", isTIFF: true, yields: true,
    [
      TagRow(0x1, "ImageTemperatureMax", format: .signedRational),
      TagRow(0x2, "ImageTemperatureMin", format: .signedRational),
      TagRow(0x3, "Emissivity", print: FLIRValue.twoDigits),
      TagRow(0x4, "UnknownTemperature", format: .signedRational, traits: .unknown),
      TagRow(
        0x5, "CameraTemperatureRangeMax", format: .signedRational, traits: .unknown),
      TagRow(
        0x6, "CameraTemperatureRangeMin", format: .signedRational, traits: .unknown),
    ])

  package static let flirHeader = TagTable(
    "FLIRHeader", group: "FLIR",
    [
      TagRow(4, "CreatorSoftware", format: .ascii, count: 16)
    ])

  package static let flirCamera = TagTable(
    "FLIRCameraInfo", group: "FLIR",
    [
      TagRow(32, "Emissivity", format: .float, print: FLIRValue.twoDigits),
      TagRow(36, "ObjectDistance", format: .float, print: Wording.hundredthMeters),
      TagRow(
        40, "ReflectedApparentTemperature", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        44, "AtmosphericTemperature", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        48, "IRWindowTemperature", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(52, "IRWindowTransmission", format: .float, print: FLIRValue.twoDigits),
      TagRow(
        60, "RelativeHumidity", format: .float, value: FLIRValue.share, print: FLIRValue.percent),
      TagRow(88, "PlanckR1", format: .float, print: FLIRValue.eightDigits),
      TagRow(92, "PlanckB", format: .float, print: FLIRValue.eightDigits),
      TagRow(96, "PlanckF", format: .float, print: FLIRValue.eightDigits),
      TagRow(112, "AtmosphericTransAlpha1", format: .float, print: FLIRValue.sixDigits),
      TagRow(116, "AtmosphericTransAlpha2", format: .float, print: FLIRValue.sixDigits),
      TagRow(120, "AtmosphericTransBeta1", format: .float, print: FLIRValue.sixDigits),
      TagRow(124, "AtmosphericTransBeta2", format: .float, print: FLIRValue.sixDigits),
      TagRow(128, "AtmosphericTransX", format: .float, print: FLIRValue.sixDigits),
      TagRow(
        144, "CameraTemperatureRangeMax", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        148, "CameraTemperatureRangeMin", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        152, "CameraTemperatureMaxClip", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        156, "CameraTemperatureMinClip", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        160, "CameraTemperatureMaxWarn", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        164, "CameraTemperatureMinWarn", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        168, "CameraTemperatureMaxSaturated", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        172, "CameraTemperatureMinSaturated", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(212, "CameraModel", format: .ascii, count: 32),
      TagRow(244, "CameraPartNumber", format: .ascii, count: 16),
      TagRow(260, "CameraSerialNumber", format: .ascii, count: 16),
      TagRow(276, "CameraSoftware", format: .ascii, count: 16),
      TagRow(368, "LensModel", format: .ascii, count: 32),
      TagRow(400, "LensPartNumber", format: .ascii, count: 16),
      TagRow(416, "LensSerialNumber", format: .ascii, count: 16),
      TagRow(436, "FieldOfView", format: .float, print: FLIRValue.degrees),
      TagRow(492, "FilterModel", format: .ascii, count: 16),
      TagRow(508, "FilterPartNumber", format: .ascii, count: 32),
      TagRow(540, "FilterSerialNumber", format: .ascii, count: 32),
      TagRow(776, "PlanckO", format: .signedLong),
      TagRow(780, "PlanckR2", format: .float, print: FLIRValue.eightDigits),
      TagRow(784, "RawValueRangeMin", format: .short),
      TagRow(786, "RawValueRangeMax", format: .short),
      TagRow(824, "RawValueMedian", format: .short),
      TagRow(828, "RawValueRange", format: .short),
      TagRow(900, "DateTimeOriginal", format: .undefined, count: 10, value: FLIRValue.date),
      TagRow(912, "FocusStepCount", format: .short),
      TagRow(1116, "FocusDistance", format: .float, print: Wording.tenthMeters),
      TagRow(1124, "FrameRate", format: .short),
      TagRow(
        0x100005c, "PeakSpectralSensitivity", format: .float, value: FLIRValue.peak,
        print: FLIRValue.peakWords),
    ])

  package static let flirPalette = TagTable(
    "FLIRPaletteInfo", group: "FLIR",
    [
      TagRow(0, "PaletteColors"),
      TagRow(6, "AboveColor", count: 3),
      TagRow(9, "BelowColor", count: 3),
      TagRow(12, "OverflowColor", count: 3),
      TagRow(15, "UnderflowColor", count: 3),
      TagRow(18, "Isotherm1Color", count: 3),
      TagRow(21, "Isotherm2Color", count: 3),
      TagRow(26, "PaletteMethod"),
      TagRow(27, "PaletteStretch"),
      TagRow(0x10030, "PaletteFileName"),
      TagRow(0x10050, "PaletteName"),
      TagRow(0x10070, "Palette", format: .undefined, traits: .binary),
    ])
}
