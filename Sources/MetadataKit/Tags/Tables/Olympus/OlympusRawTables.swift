/// How Olympus' software develops raw pictures.
extension TagTable {
  package static let olympusRawDevelopment = TagTable(
    "OlympusRawDevelopment", group: "Olympus", isTIFF: true,
    [
      TagRow(0x0, "RawDevVersion", value: Meaning.withoutTrailingNULs),
      TagRow(0x100, "RawDevExposureBiasValue"),
      TagRow(0x101, "RawDevWhiteBalanceValue"),
      TagRow(0x102, "RawDevWBFineAdjustment"),
      TagRow(0x103, "RawDevGrayPoint"),
      TagRow(0x104, "RawDevSaturationEmphasis"),
      TagRow(0x105, "RawDevMemoryColorEmphasis"),
      TagRow(0x106, "RawDevContrastValue"),
      TagRow(0x107, "RawDevSharpnessValue"),
      TagRow(0x108, "RawDevColorSpace", "0=sRGB|1=Adobe RGB|2=Pro Photo RGB"),
      TagRow(
        0x109, "RawDevEngine",
        "0=High Speed|1=High Function|2=Advanced High Speed|3=Advanced High Function"),
      TagRow(
        0x10a, "RawDevNoiseReduction",
        "0=(none)||0=Noise Reduction|1=Noise Filter|2=Noise Filter (ISO Boost)", traits: .bitmask),
      TagRow(
        0x10b, "RawDevEditStatus",
        "0=Original|1=Edited (Landscape)|6=Edited (Portrait)|8=Edited (Portrait)"),
      TagRow(
        0x10c, "RawDevSettings",
        "0=(none)||0=WB Color Temp|1=WB Gray Point|2=Saturation|3=Contrast|4=Sharpness|5=Color Space|6=High Function|7=Noise Reduction",
        traits: .bitmask),
    ])

  package static let olympusRawDevelopment2 = TagTable(
    "OlympusRawDevelopment2", group: "Olympus", isTIFF: true,
    [
      TagRow(0x0, "RawDevVersion", value: Meaning.withoutTrailingNULs),
      TagRow(0x100, "RawDevExposureBiasValue"),
      TagRow(0x101, "RawDevWhiteBalance", "1=Color Temperature|2=Gray Point"),
      TagRow(0x102, "RawDevWhiteBalanceValue"),
      TagRow(0x103, "RawDevWBFineAdjustment"),
      TagRow(0x104, "RawDevGrayPoint"),
      TagRow(0x105, "RawDevContrastValue"),
      TagRow(0x106, "RawDevSharpnessValue"),
      TagRow(0x107, "RawDevSaturationEmphasis"),
      TagRow(0x108, "RawDevMemoryColorEmphasis"),
      TagRow(0x109, "RawDevColorSpace", "0=sRGB|1=Adobe RGB|2=Pro Photo RGB"),
      TagRow(
        0x10a, "RawDevNoiseReduction",
        "0=(none)||0=Noise Reduction|1=Noise Filter|2=Noise Filter (ISO Boost)", traits: .bitmask),
      TagRow(0x10b, "RawDevEngine", "0=High Speed|1=High Function"),
      TagRow(0x10c, "RawDevPictureMode", "1=Vivid|2=Natural|3=Muted|256=Monotone|512=Sepia"),
      TagRow(0x10d, "RawDevPMSaturation"),
      TagRow(0x10e, "RawDevPMContrast"),
      TagRow(0x10f, "RawDevPMSharpness"),
      TagRow(0x110, "RawDevPM_BWFilter", "1=Neutral|2=Yellow|3=Orange|4=Red|5=Green"),
      TagRow(0x111, "RawDevPMPictureTone", "1=Neutral|2=Sepia|3=Blue|4=Purple|5=Green"),
      TagRow(0x112, "RawDevGradation"),
      TagRow(0x113, "RawDevSaturation3"),
      TagRow(0x119, "RawDevAutoGradation", "0=Off|1=On"),
      TagRow(0x120, "RawDevPMNoiseFilter"),
      TagRow(0x121, "RawDevArtFilter", OlympusFilters.labels, print: CanonValue.labelThenNumbers),
      TagRow(0x8000, "RawDevSubIFD", traits: .structural),
    ])

  package static let olympusRawInfo = TagTable(
    "OlympusRawInfo", group: "Olympus", isTIFF: true,
    [
      TagRow(0x0, "RawInfoVersion", value: Meaning.withoutTrailingNULs),
      TagRow(0x100, "WB_RBLevelsUsed"),
      TagRow(0x110, "WB_RBLevelsAuto"),
      TagRow(0x120, "WB_RBLevelsShade"),
      TagRow(0x121, "WB_RBLevelsCloudy"),
      TagRow(0x122, "WB_RBLevelsFineWeather"),
      TagRow(0x123, "WB_RBLevelsTungsten"),
      TagRow(0x124, "WB_RBLevelsEveningSunlight"),
      TagRow(0x130, "WB_RBLevelsDaylightFluor"),
      TagRow(0x131, "WB_RBLevelsDayWhiteFluor"),
      TagRow(0x132, "WB_RBLevelsCoolWhiteFluor"),
      TagRow(0x133, "WB_RBLevelsWhiteFluorescent"),
      TagRow(0x200, "ColorMatrix2", format: .signedShort),
      TagRow(0x310, "CoringFilter"),
      TagRow(0x311, "CoringValues"),
      TagRow(0x600, "BlackLevel2"),
      TagRow(0x601, "YCbCrCoefficients", format: .short, value: OlympusValue.shortFractions),
      TagRow(0x611, "ValidPixelDepth"),
      TagRow(0x612, "CropLeft"),
      TagRow(0x613, "CropTop"),
      TagRow(0x614, "CropWidth"),
      TagRow(0x615, "CropHeight"),
      TagRow(
        0x1000, "LightSource",
        "0=Unknown|16=Shade|17=Cloudy|18=Fine Weather|20=Tungsten (Incandescent)|22=Evening Sunlight|33=Daylight Fluorescent|34=Day White Fluorescent|35=Cool White Fluorescent|36=White Fluorescent|256=One Touch White Balance|512=Custom 1-4"
      ),
      TagRow(0x1001, "WhiteBalanceComp"),
      TagRow(0x1010, "SaturationSetting"),
      TagRow(0x1011, "HueSetting"),
      TagRow(0x1012, "ContrastSetting"),
      TagRow(0x1013, "SharpnessSetting"),
      TagRow(0x2000, "CMExposureCompensation"),
      TagRow(0x2001, "CMWhiteBalance"),
      TagRow(0x2002, "CMWhiteBalanceComp"),
      TagRow(0x2010, "CMWhiteBalanceGrayPoint"),
      TagRow(0x2020, "CMSaturation"),
      TagRow(0x2021, "CMHue"),
      TagRow(0x2022, "CMContrast"),
      TagRow(0x2023, "CMSharpness"),
    ])
}
