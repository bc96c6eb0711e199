/// What InfiRay's thermal cameras keep in a JPEG's segments (IJPEG): numbers are byte positions.
extension TagTable {
  /// Of APP2: which pictures the file holds.
  package static let infiRayVersion = TagTable(
    "InfiRayVersion", group: "InfiRay",
    [
      TagRow(0x00, "IJPEGVersion", count: 4),
      TagRow(0x0c, "IJPEGOrgType"),
      TagRow(0x0d, "IJPEGDispType"),
      TagRow(0x0e, "IJPEGRotate"),
      TagRow(0x0f, "IJPEGMirrorFlip"),
      TagRow(0x10, "ImageColorSwitchable"),
      TagRow(0x11, "ThermalColorPalette", format: .short),
      TagRow(0x20, "IRDataSize", format: .long8),
      TagRow(0x28, "IRDataFormat", format: .short),
      TagRow(0x2a, "IRImageWidth", format: .short),
      TagRow(0x2c, "IRImageHeight", format: .short),
      TagRow(0x2e, "IRImageBpp"),
      TagRow(0x30, "TempDataSize", format: .long8),
      TagRow(0x38, "TempDataFormat", format: .short),
      TagRow(0x3a, "TempImageWidth", format: .short),
      TagRow(0x3c, "TempImageHeight", format: .short),
      TagRow(0x3e, "TempImageBpp"),
      TagRow(0x40, "VisibleDataSize", format: .long8),
      TagRow(0x48, "VisibleDataFormat", format: .short),
      TagRow(0x4a, "VisibleImageWidth", format: .short),
      TagRow(0x4c, "VisibleImageHeight", format: .short),
      TagRow(0x4e, "VisibleImageBpp"),
      TagRow(0x10000, "ImagingData", traits: .binary),
    ])

  /// Of APP4: what the camera was calibrated with.
  package static let infiRayFactory = TagTable(
    "InfiRayFactory", group: "InfiRay",
    [
      TagRow(0x00, "IJPEGTempVersion", count: 4),
      TagRow(0x04, "FactDefEmissivity", format: .signedByte),
      TagRow(0x05, "FactDefTau", format: .signedByte),
      TagRow(0x06, "FactDefTa", format: .signedShort),
      TagRow(0x08, "FactDefTu", format: .signedShort),
      TagRow(0x0a, "FactDefDist", format: .signedShort),
      TagRow(0x0c, "FactDefA0", format: .signedLong),
      TagRow(0x10, "FactDefB0", format: .signedLong),
      TagRow(0x14, "FactDefA1", format: .signedLong),
      TagRow(0x18, "FactDefB1", format: .signedLong),
      TagRow(0x1c, "FactDefP0", format: .signedLong),
      TagRow(0x20, "FactDefP1", format: .signedLong),
      TagRow(0x24, "FactDefP2", format: .signedLong),
      TagRow(0x44, "FactRelSensorTemp", format: .signedShort),
      TagRow(0x46, "FactRelShutterTemp", format: .signedShort),
      TagRow(0x48, "FactRelLensTemp", format: .signedShort),
      TagRow(0x64, "FactStatusGain", format: .signedByte),
      TagRow(0x65, "FactStatusEnvOK", format: .signedByte),
      TagRow(0x66, "FactStatusDistOK", format: .signedByte),
      TagRow(0x67, "FactStatusTempMap", format: .signedByte),
    ])

  /// Of APP5: what was measured.
  package static let infiRayPicture = TagTable(
    "InfiRayPicture", group: "InfiRay",
    [
      TagRow(0x00, "EnvironmentTemp", format: .float, print: InfiRayValue.celsius),
      TagRow(0x04, "Distance", format: .float, print: Wording.hundredthMeters),
      TagRow(0x08, "Emissivity", format: .float, print: Wording.twoPlaces),
      TagRow(0x0c, "Humidity", format: .float, print: InfiRayValue.percent),
      TagRow(0x10, "ReferenceTemp", format: .float, print: InfiRayValue.celsius),
      TagRow(0x20, "TempUnit"),
      TagRow(0x21, "ShowCenterTemp"),
      TagRow(0x22, "ShowMaxTemp"),
      TagRow(0x23, "ShowMinTemp"),
      TagRow(0x24, "TempMeasureCount", format: .short),
    ])

  /// Of APP6: how the pictures are mixed.
  package static let infiRayMixMode = TagTable(
    "InfiRayMixMode", group: "InfiRay",
    [
      TagRow(0x00, "MixMode"),
      TagRow(0x01, "FusionIntensity", format: .float, print: InfiRayValue.percent),
      TagRow(0x05, "OffsetAdjustment", format: .float),
      TagRow(0x09, "CorrectionAsix", format: .float, count: 30),
    ])

  /// Of APP7: how the camera worked.
  package static let infiRayOpMode = TagTable(
    "InfiRayOpMode", group: "InfiRay",
    [
      TagRow(0x00, "WorkingMode"),
      TagRow(0x01, "IntegralTime", format: .long),
      TagRow(0x05, "IntegratTimeHdr", format: .long),
      TagRow(0x09, "GainStable"),
      TagRow(0x0a, "TempControlEnable"),
      TagRow(0x0b, "DeviceTemp", format: .float, print: InfiRayValue.celsius),
    ])

  /// Of APP8: the range of what is shown.
  package static let infiRayIsothermal = TagTable(
    "InfiRayIsothermal", group: "InfiRay",
    [
      TagRow(0x00, "IsothermalMax", format: .float),
      TagRow(0x04, "IsothermalMin", format: .float),
      TagRow(0x08, "ChromaBarMax", format: .float),
      TagRow(0x0c, "ChromaBarMin", format: .float),
    ])

  /// Of APP9: its sensors and lenses.
  package static let infiRaySensor = TagTable(
    "InfiRaySensor", group: "InfiRay",
    [
      TagRow(0x000, "IRSensorManufacturer", format: .ascii, count: 12),
      TagRow(0x040, "IRSensorName", format: .ascii, count: 12),
      TagRow(0x080, "IRSensorPartNumber", format: .ascii, count: 32),
      TagRow(0x0c0, "IRSensorSerialNumber", format: .ascii, count: 32),
      TagRow(0x100, "IRSensorFirmware", format: .ascii, count: 12),
      TagRow(0x140, "IRSensorAperture", format: .float, print: Wording.twoPlaces),
      TagRow(0x144, "IRFocalLength", format: .float, print: Wording.twoPlaces),
      TagRow(0x180, "VisibleSensorManufacturer", format: .ascii, count: 12),
      TagRow(0x1c0, "VisibleSensorName", format: .ascii, count: 12),
      TagRow(0x200, "VisibleSensorPartNumber", format: .ascii, count: 32),
      TagRow(0x240, "VisibleSensorSerialNumber", format: .ascii, count: 32),
      TagRow(0x280, "VisibleSensorFirmware", format: .ascii, count: 12),
      TagRow(0x2c0, "VisibleSensorAperture", format: .float),
      TagRow(0x2c4, "VisibleFocalLength", format: .float),
    ])
}
