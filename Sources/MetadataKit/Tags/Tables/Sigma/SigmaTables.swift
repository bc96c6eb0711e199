/// Sigma's notes.
extension TagTable {
  /// The directory itself. Meanings of other cameras stand behind, with a multiple of 0x10000 added.
  package static let sigma = TagTable(
    "Sigma", group: "Sigma", isTIFF: true,
    [
      TagRow(0x2, "SerialNumber"),
      TagRow(0x3, "DriveMode"),
      TagRow(0x4, "ResolutionMode"),
      TagRow(0x5, "AFMode"),
      TagRow(0x6, "FocusSetting"),
      TagRow(0x7, "WhiteBalance"),
      TagRow(
        0x8, "ExposureMode",
        "A=Aperture-priority AE|M=Manual|P=Program AE|S=Shutter speed priority AE"),
      TagRow(0x9, "MeteringMode", "8=Multi-segment|A=Average|C=Center-weighted average"),
      TagRow(0xa, "LensFocalRange"),
      TagRow(0xb, "ColorSpace"),
      TagRow(0xc, "ExposureCompensation", condition: "unit=2", value: SigmaValue.afterMark),
      TagRow(0xd, "Contrast", condition: "unit=2", value: SigmaValue.afterMark),
      TagRow(0xe, "Shadow", condition: "unit=2", value: SigmaValue.afterMark),
      TagRow(0xf, "Highlight", condition: "unit=2", value: SigmaValue.afterMark),
      TagRow(0x10, "Saturation", condition: "unit=2", value: SigmaValue.afterMark),
      TagRow(0x11, "Sharpness", condition: "unit=2", value: SigmaValue.afterMark),
      TagRow(0x12, "X3FillLight", condition: "unit=2", value: SigmaValue.afterMark),
      TagRow(0x14, "ColorAdjustment", condition: "unit=2", value: SigmaValue.afterMark),
      TagRow(0x15, "AdjustmentMode"),
      TagRow(0x16, "Quality", value: SigmaValue.afterMark),
      TagRow(0x17, "Firmware"),
      TagRow(0x18, "Software", traits: .yields),
      TagRow(0x19, "AutoBracket", print: SigmaValue.bracket),
      TagRow(
        0x1a, "PreviewImageStart", condition: "unit=4", value: Meaning.offsets, traits: .offset),
      TagRow(0x1b, "PreviewImageLength", condition: "unit=4"),
      TagRow(0x1c, "PreviewImageSize", condition: "!$version>2", print: Wording.convertedSize),
      TagRow(0x1d, "MakerNoteVersion", condition: "!$version>2"),
      TagRow(0x1e, "PreviewImageSize", condition: "$version>2", print: Wording.convertedSize),
      TagRow(0x1f, "AFPoint", condition: "!$version>2"),
      TagRow(0x22, "FileFormat", condition: "!$version>2"),
      TagRow(0x24, "Calibration", condition: "!$version>2"),
      TagRow(0x26, "FileFormat", condition: "$version>2"),
      TagRow(
        0x27, "LensType", SigmaLenses.labels, condition: "$version>2&unit=2",
        value: SigmaValue.lens, traits: .hexadecimal),
      TagRow(0x2a, "LensFocalRange", condition: "$version>2", print: SigmaValue.span),
      TagRow(0x2b, "LensMaxApertureRange", condition: "$version>2", print: SigmaValue.span),
      TagRow(
        0x2c, "ColorMode",
        "0=n/a|1=Sepia|2=B&W|3=Standard|4=Vivid|5=Neutral|6=Portrait|7=Landscape|8=FOV Classic Blue",
        condition: "unit=4"),
      TagRow(0x30, "LensApertureRange", condition: "!$version>2"),
      TagRow(
        0x31, "FNumber", condition: "!$version>2", print: Wording.convertedTenth, traits: .yields),
      TagRow(
        0x32, "ExposureTime", condition: "!$version>2", print: Wording.convertedTime,
        traits: .yields),
      TagRow(
        0x33, "ExposureTime2", condition: "!SD1$|SD9$|SD15$|Merrill$|Quattro$|fp$&!$version>3",
        value: Meaning.millionth, print: Wording.convertedTime),
      TagRow(0x34, "BurstShot", condition: "!$version>2"),
      TagRow(0x35, "ExposureCompensation", condition: "!$version>2", print: SigmaValue.signed),
      TagRow(0x39, "SensorTemperature", condition: "!$version>2", print: SigmaValue.celsius),
      TagRow(0x3a, "FlashExposureComp", condition: "!$version>2"),
      TagRow(0x3b, "Firmware", condition: "!$version>2", traits: .yields),
      TagRow(0x3c, "WhiteBalance", condition: "!$version>2", traits: .yields),
      TagRow(0x3d, "PictureMode"),
      TagRow(0x47, "ExposureCompensation", print: SigmaValue.signed),
      TagRow(0x48, "LensApertureRange", condition: "$version>2"),
      TagRow(
        0x49, "FNumber", condition: "$version>2", print: Wording.convertedTenth, traits: .yields),
      TagRow(
        0x4a, "ExposureTime", condition: "$version>2", print: Wording.convertedTime,
        traits: .yields),
      TagRow(
        0x4b, "ExposureTime2", condition: "SIGMA SD1$|SIGMA SD1 Merrill$|SIGMA DP# Merrill$",
        print: Wording.convertedTime),
      TagRow(0x4d, "ExposureCompensation", condition: "$version>2", print: SigmaValue.signed),
      TagRow(0x55, "SensorTemperature", condition: "$version>2", print: SigmaValue.celsius),
      TagRow(0x56, "FlashExposureComp", condition: "$version>2"),
      TagRow(0x57, "Firmware2", condition: "unit=2", traits: .yields),
      TagRow(0x58, "WhiteBalance", condition: "$version>2", traits: .yields),
      TagRow(0x59, "DigitalFilter", condition: "$version>2"),
      TagRow(0x84, "Model"),
      TagRow(0x86, "ISO"),
      TagRow(0x87, "ResolutionMode"),
      TagRow(0x88, "WhiteBalance"),
      TagRow(0x8c, "Firmware"),
      TagRow(0x113, "PictureModeStrength"),
      TagRow(0x11f, "CameraCalibration"),
      TagRow(0x120, "WBSettings", traits: .structural),
      TagRow(0x121, "WBSettings2", traits: .structural),
      TagRow(0x138, "Fade"),
      TagRow(0x139, "Vignette"),
      TagRow(0x1000c, "ExposureAdjust", traits: .unknown),
      TagRow(0x1000d, "Contrast", traits: .yields),
      TagRow(0x1000e, "Shadow", traits: .yields),
      TagRow(0x1000f, "Highlight", traits: .yields),
      TagRow(0x10010, "Saturation", traits: .yields),
      TagRow(0x10011, "Sharpness", traits: .yields),
      TagRow(0x10012, "X3FillLight"),
      TagRow(0x10014, "ColorAdjustment"),
      TagRow(
        0x1001a, "ChrominanceNoiseReduction", condition: "unit=2", value: SigmaValue.afterMark),
      TagRow(0x1001b, "LuminanceNoiseReduction", condition: "unit=2", value: SigmaValue.afterMark),
      TagRow(
        0x1001c, "PreviewImageStart", condition: "unit=4", value: Meaning.offsets, traits: .offset),
      TagRow(0x1001d, "PreviewImageLength", condition: "unit=4"),
      TagRow(0x1001f, "MakerNoteVersion"),
      TagRow(
        0x10027, "LensType", SigmaLenses.labels, condition: "$version>2", traits: .hexadecimal),
      TagRow(0x10030, "Calibration"),
      TagRow(
        0x1004b, "ExposureTime2", condition: "SIGMA dp# Quattro$|SIGMA DP# Quattro$",
        value: Meaning.millionth, print: Wording.convertedTime),
    ])

  /// White balances.
  package static let sigmaWBSettings = TagTable(
    "SigmaWBSettings", group: "Sigma",
    [
      TagRow(0x0, "WB_RGBLevelsAuto", format: .float, count: 3),
      TagRow(0x3, "WB_RGBLevelsDaylight", format: .float, count: 3),
      TagRow(0x6, "WB_RGBLevelsShade", format: .float, count: 3),
      TagRow(0x9, "WB_RGBLevelsOvercast", format: .float, count: 3),
      TagRow(0xc, "WB_RGBLevelsIncandescent", format: .float, count: 3),
      TagRow(0xf, "WB_RGBLevelsFluorescent", format: .float, count: 3),
      TagRow(0x12, "WB_RGBLevelsFlash", format: .float, count: 3),
      TagRow(0x15, "WB_RGBLevelsCustom1", format: .float, count: 3),
      TagRow(0x18, "WB_RGBLevelsCustom2", format: .float, count: 3),
      TagRow(0x1b, "WB_RGBLevelsCustom3", format: .float, count: 3),
    ])

  /// White balances of later cameras.
  package static let sigmaWBSettings2 = TagTable(
    "SigmaWBSettings2", group: "Sigma",
    [
      TagRow(0x0, "WB_RGBLevelsUnknown0", format: .float, count: 3, traits: .unknown),
      TagRow(0x3, "WB_RGBLevelsUnknown1", format: .float, count: 3, traits: .unknown),
      TagRow(0x6, "WB_RGBLevelsUnknown2", format: .float, count: 3, traits: .unknown),
      TagRow(0x9, "WB_RGBLevelsUnknown3", format: .float, count: 3, traits: .unknown),
      TagRow(0xc, "WB_RGBLevelsUnknown4", format: .float, count: 3, traits: .unknown),
      TagRow(0xf, "WB_RGBLevelsUnknown5", format: .float, count: 3, traits: .unknown),
      TagRow(0x12, "WB_RGBLevelsUnknown6", format: .float, count: 3, traits: .unknown),
      TagRow(0x15, "WB_RGBLevelsUnknown7", format: .float, count: 3, traits: .unknown),
      TagRow(0x18, "WB_RGBLevelsUnknown8", format: .float, count: 3, traits: .unknown),
      TagRow(0x1b, "WB_RGBLevelsUnknown9", format: .float, count: 3, traits: .unknown),
    ])
}
