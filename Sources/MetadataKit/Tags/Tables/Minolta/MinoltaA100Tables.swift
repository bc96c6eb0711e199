/// What Sony's first camera, the A100, keeps of itself.
extension TagTable {
  /// How each focus point is focused.
  package static let minoltaCameraInfoA100 = TagTable(
    "MinoltaCameraInfoA100", group: "Minolta", yields: true,
    [
      TagRow(
        0x1, "AFSensorActive",
        "0=Top-right|1=Bottom-right|2=Bottom|3=Middle Horizontal|4=Center Vertical|5=Top|6=Top-left|7=Bottom-left"
      ),
      TagRow(
        0x2, "AFStatusActiveSensor", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x4, "AFStatusTop-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x6, "AFStatusBottom-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x8, "AFStatusBottom", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xa, "AFStatusMiddleHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xc, "AFStatusCenterVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0xe, "AFStatusTop", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x10, "AFStatusTop-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x12, "AFStatusBottom-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x14, "FocusLocked", "0=Manual Focus|4=No|16=Continuous Focus|64=Yes"),
      TagRow(
        0x15, "AFPoint",
        "0=Auto|1=Center|2=Top|3=Top-right|4=Right|5=Bottom-right|6=Bottom|7=Bottom-left|8=Left|9=Top-left"
      ),
      TagRow(0x16, "AFMode", "0=DMF|1=AF-S|2=AF-C|3=AF-A"),
      TagRow(
        0x2d, "AFStatusLeft", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2f, "AFStatusCenterHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x31, "AFStatusRight", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(0x33, "AFAreaMode", "0=Wide|1=Local|2=Spot"),
    ])

  /// Whether the sensor is stabilized.
  package static let minoltaISInfoA100 = TagTable(
    "MinoltaISInfoA100", group: "Minolta",
    [
      TagRow(
        0x0, "ImageStabilization", "0=Off|10116=On", format: .short,
        traits: [.hexadecimal, .yields])
    ])

  /// What it is set to.
  package static let minoltaCameraSettingsA100 = TagTable(
    "MinoltaCameraSettingsA100", group: "Minolta", yields: true,
    [
      TagRow(0x0, "ExposureMode", SonyLabels.exposureMode, traits: .hexadecimal),
      TagRow(
        0x1, "ExposureCompensationSetting", value: MinoltaValue.exposureHundredths),
      TagRow(0x5, "HighSpeedSync", "0=Off|1=On"),
      TagRow(
        0x6, "ShutterSpeedSetting", value: MinoltaValue.timeOrBulb, print: MinoltaValue.bulbWords),
      TagRow(
        0x7, "ApertureSetting", value: MinoltaValue.aperture, print: MinoltaValue.apertureWords),
      TagRow(
        0x8, "ExposureTime", value: MinoltaValue.timeOrBulb, print: MinoltaValue.bulbWords),
      TagRow(
        0x9, "FNumber", value: MinoltaValue.aperture, print: MinoltaValue.apertureWords),
      TagRow(
        0xa, "DriveMode2",
        "0=Self-timer 10 sec|1=Continuous|4=Self-timer 2 sec|5=Single Frame|8=White Balance Bracketing Low|9=White Balance Bracketing High|770=Single-frame Bracketing Low|771=Continous Bracketing Low|1794=Single-frame Bracketing High|1795=Continuous Bracketing High",
        traits: .hexadecimal),
      TagRow(
        0xb, "WhiteBalance",
        "0=Auto|1=Daylight|2=Cloudy|3=Shade|4=Tungsten|5=Fluorescent|6=Flash|256=Kelvin|512=Manual",
        traits: .hexadecimal),
      TagRow(0xc, "FocusMode", "0=AF-S|1=AF-C|4=AF-A|5=Manual|6=DMF"),
      TagRow(
        0xd, "AFPointSelected",
        "1=Center|2=Top|3=Top-right|4=Right|5=Bottom-right|6=Bottom|7=Bottom-left|8=Left|9=Top-left"
      ),
      TagRow(0xe, "AFAreaMode", "0=Wide|1=Local|2=Spot"),
      TagRow(0xf, "FlashMode", "0=Auto|2=Rear Sync|3=Wireless|4=Fill Flash"),
      TagRow(0x10, "FlashExposureCompSet", value: MinoltaValue.exposureHundredths),
      TagRow(
        0x12, "MeteringMode", "0=Multi-segment|1=Center-weighted average|2=Spot"),
      TagRow(
        0x13, "ISOSetting",
        "0=Auto|48=100|56=200|64=400|72=800|80=1600|174=80 (Zone Matching Low)|184=200 (Zone Matching High)"
      ),
      TagRow(0x14, "ZoneMatchingMode", "0=Off|1=Standard|2=Advanced"),
      TagRow(0x15, "DynamicRangeOptimizer", "0=Off|1=Standard|2=Advanced"),
      TagRow(
        0x16, "ColorMode",
        "0=Standard|1=Vivid|2=Portrait|3=Landscape|4=Sunset|5=Night Scene|7=B&W|8=Adobe RGB"),
      TagRow(0x17, "ColorSpace", "0=sRGB|2=B&W|5=Adobe RGB"),
      TagRow(
        0x18, "Sharpness", "0=Normal", value: MinoltaValue.lessTen,
        print: Wording.convertedParameter),
      TagRow(
        0x19, "Contrast", "0=Normal", value: MinoltaValue.lessTen,
        print: Wording.convertedParameter),
      TagRow(
        0x1a, "Saturation", "0=Normal", value: MinoltaValue.lessTen,
        print: Wording.convertedParameter),
      TagRow(
        0x1c, "FlashMetering", "0=ADI (Advanced Distance Integration)|1=Pre-flash TTL"),
      TagRow(0x1d, "PrioritySetupShutterRelease", "0=AF|1=Release"),
      TagRow(
        0x1e, "DriveMode",
        "0=Single Frame|1=Continuous|2=Self-timer|3=Continuous Bracketing|4=Single-Frame Bracketing|5=White Balance Bracketing"
      ),
      TagRow(0x1f, "SelfTimerTime", "0=10 s|4=2 s"),
      TagRow(0x20, "ContinuousBracketing", "771=Low|1795=High", traits: .hexadecimal),
      TagRow(0x21, "SingleFrameBracketing", "770=Low|1794=High", traits: .hexadecimal),
      TagRow(0x22, "WhiteBalanceBracketing", "8=Low|9=High", traits: .hexadecimal),
      TagRow(
        0x23, "WhiteBalanceSetting",
        "0=Auto|1=Preset|2=Custom|3=Color Temperature/Color Filter|32769=Preset|32770=Custom|32771=Color Temperature/Color Filter",
        traits: .hexadecimal),
      TagRow(
        0x24, "PresetWhiteBalance", "1=Daylight|2=Cloudy|3=Shade|4=Tungsten|5=Fluorescent|6=Flash"),
      TagRow(0x25, "ColorTemperatureSetting", "0=Temperature|2=Color Filter"),
      TagRow(0x26, "CustomWBSetting", "0=Setup|1=Recall"),
      TagRow(0x27, "DynamicRangeOptimizerSetting", "0=Off|1=Standard|2=Advanced"),
      TagRow(0x32, "FreeMemoryCardImages"),
      TagRow(0x34, "CustomWBRedLevel"),
      TagRow(0x35, "CustomWBGreenLevel"),
      TagRow(0x36, "CustomWBBlueLevel"),
      TagRow(0x37, "CustomWBError", "0=OK|1=Error"),
      TagRow(0x38, "WhiteBalanceFineTune", format: .signedShort),
      TagRow(0x39, "ColorTemperature", value: MinoltaValue.hundreds),
      TagRow(0x3a, "ColorCompensationFilter", format: .signedShort),
      TagRow(0x3b, "SonyImageSize", "0=Standard|1=Medium|2=Small"),
      TagRow(0x3c, "SonyQuality", "0=RAW|32=Fine|34=RAW + JPEG|48=Standard"),
      TagRow(0x3d, "InstantPlaybackTime", print: MinoltaValue.seconds),
      TagRow(
        0x3e, "InstantPlaybackSetup", "0=Image and Information|1=Image Only|3=Image and Histogram"),
      TagRow(0x3f, "NoiseReduction", "0=Off|1=On"),
      TagRow(0x40, "EyeStartAF", "0=On|1=Off"),
      TagRow(0x41, "RedEyeReduction", "0=Off|1=On"),
      TagRow(0x42, "FlashDefault", "0=Auto|1=Fill Flash"),
      TagRow(0x43, "AutoBracketOrder", "0=0 - +|1=- 0 +"),
      TagRow(0x44, "FocusHoldButton", "0=Focus Hold|1=DOF Preview"),
      TagRow(0x45, "AELButton", "0=Hold|1=Toggle|2=Spot Hold|3=Spot Toggle"),
      TagRow(0x46, "ControlDialSet", "0=Shutter Speed|1=Aperture"),
      TagRow(
        0x47, "ExposureCompensationMode", "0=Ambient and Flash|1=Ambient Only"),
      TagRow(0x48, "AFAssist", "0=On|1=Off"),
      TagRow(0x49, "CardShutterLock", "0=On|1=Off"),
      TagRow(0x4a, "LensShutterLock", "0=On|1=Off"),
      TagRow(0x4b, "AFAreaIllumination", "0=0.3 s|1=0.6 s|2=Off"),
      TagRow(0x4c, "MonitorDisplayOff", "0=Automatic|1=Manual"),
      TagRow(0x4d, "RecordDisplay", "0=Auto Rotate|1=Horizontal"),
      TagRow(0x4e, "PlayDisplay", "0=Auto Rotate|1=Manual Rotate"),
      TagRow(0x50, "ExposureIndicator", SonyLabels.exposureIndicator),
      TagRow(0x51, "AELExposureIndicator", SonyLabels.exposureIndicator),
      TagRow(
        0x52, "ExposureBracketingIndicatorLast", SonyLabels.exposureIndicator),
      TagRow(
        0x53, "MeteringOffScaleIndicator", "0=Within Range|1=Under/Over Range|255=Out of Range"),
      TagRow(0x54, "FlashExposureIndicator", SonyLabels.exposureIndicator),
      TagRow(0x55, "FlashExposureIndicatorNext", SonyLabels.exposureIndicator),
      TagRow(0x56, "FlashExposureIndicatorLast", SonyLabels.exposureIndicator),
      TagRow(0x57, "ImageStabilization", "0=Off|1=On"),
      TagRow(0x58, "FocusModeSwitch", "0=AF|1=MF"),
      TagRow(0x59, "FlashType", "0=Off|1=Built-in|2=External"),
      TagRow(
        0x5a, "Rotation", "0=Horizontal (normal)|1=Rotate 270 CW|2=Rotate 90 CW"),
      TagRow(0x5b, "AELock", "0=Off|1=On"),
      TagRow(0x5e, "ColorTemperature", value: MinoltaValue.hundreds),
      TagRow(0x5f, "ColorCompensationFilter", format: .signedShort),
      TagRow(
        0x60, "BatteryState", "3=Very Low|4=Low|5=Half Full|6=Sufficient Power Remaining"),
    ])

  /// Colors, exposure and more.
  package static let minoltaWBInfoA100 = TagTable(
    "MinoltaWBInfoA100", group: "Minolta", yields: true,
    [
      TagRow(
        0xe, "DriveMode",
        "0=Self-timer 10 sec|1=Continuous|2=Single-frame Exposure Bracketing|3=Continuous Exposure Bracketing|4=Self-Timer 2 sec|5=Single Frame|8=White Balance Bracketing Low|9=White Balance Bracketing High"
      ),
      TagRow(
        0x10, "Rotation", "0=Horizontal (normal)|1=Rotate 270 CW|2=Rotate 90 CW"),
      TagRow(0x14, "ImageStabilizationSetting", "0=Off|1=On"),
      TagRow(0x15, "DynamicRangeOptimizerMode", "0=Off|1=Standard|2=Advanced"),
      TagRow(
        0x2a, "ExposureCompensationMode", "0=Ambient and Flash|1=Ambient Only"),
      TagRow(0x2b, "WBBracketShotNumber"),
      TagRow(0x2c, "WhiteBalanceBracketing", "0=Off|1=Low|2=High"),
      TagRow(0x2d, "ExposureBracketShotNumber"),
      TagRow(
        0x31, "FlashFunction",
        "0=No flash|768=Built-in flash|4613=Manual|4622=Strobe|4750=Fill flash, Pre-flash TTL|4782=Bounce flash|5134=Rear sync, ADI|5262=Fill flash, ADI|5504=Wireless|6030=HSS",
        format: .short, traits: .hexadecimal),
      TagRow(
        0x34, "ExposureMode", SonyLabels.exposureMode, format: .short,
        traits: .hexadecimal),
      TagRow(
        0x36, "ColorMode",
        "0=Standard|1=Vivid|2=Portrait|3=Landscape|4=Sunset|5=Night View|7=B&W|8=Adobe RGB",
        format: .short),
      TagRow(0x38, "AverageLV", format: .short, value: MinoltaValue.brightness),
      TagRow(0x3c, "FrameNumber"),
      TagRow(0x96, "WB_RGBLevels", format: .short, count: 3),
      TagRow(0xae, "WB_GBRGLevels", format: .short, count: 4),
      TagRow(0xc0, "WB_RedLevelsTungsten", format: .short, count: 7),
      TagRow(0xce, "WB_BlueLevelsTungsten", format: .short, count: 7),
      TagRow(0xdc, "WB_RedLevelsDaylight", format: .short, count: 7),
      TagRow(0xea, "WB_BlueLevelsDaylight", format: .short, count: 7),
      TagRow(0xf8, "WB_RedLevelsCloudy", format: .short, count: 7),
      TagRow(0x106, "WB_BlueLevelsCloudy", format: .short, count: 7),
      TagRow(0x114, "WB_RedLevelsFlash", format: .short, count: 7),
      TagRow(0x122, "WB_BlueLevelsFlash", format: .short, count: 7),
      TagRow(0x14c, "WB_RedLevelsFluorescent", format: .short, count: 7),
      TagRow(0x15a, "WB_BlueLevelsFluorescent", format: .short, count: 7),
      TagRow(0x168, "WB_RedLevelsShade", format: .short, count: 7),
      TagRow(0x176, "WB_BlueLevelsShade", format: .short, count: 7),
      TagRow(0x188, "WB_RedLevel6500K", format: .short),
      TagRow(0x18a, "WB_BlueLevel6500K", format: .short),
      TagRow(0x18c, "WB_RedLevelCustom", format: .short),
      TagRow(0x18e, "WB_BlueLevelCustom", format: .short),
      TagRow(0x198, "WB_RedLevel3500K", format: .short),
      TagRow(0x19a, "WB_BlueLevel3500K", format: .short),
      TagRow(0x1be, "WB_RedLevelsKelvin", format: .short, count: 75),
      TagRow(0x254, "WB_BlueLevelsKelvin", format: .short, count: 75),
      TagRow(0x304, "WB_RBLevelsFlash", format: .short, count: 2),
      TagRow(0x308, "WB_RBLevelsCoolWhiteF", format: .short, count: 2),
      TagRow(0x3e8, "WB_RBLevelsTungsten", format: .short, count: 2),
      TagRow(0x3ec, "WB_RBLevelsDaylight", format: .short, count: 2),
      TagRow(0x3f0, "WB_RBLevelsCloudy", format: .short, count: 2),
      TagRow(0x3f4, "WB_RBLevelsFlash", format: .short, count: 2),
      TagRow(0x3fc, "WB_RedLevelsFluorescent", format: .short, count: 7),
      TagRow(0x40a, "WB_BlueLevelsFluorescent", format: .short, count: 7),
      TagRow(0x418, "WB_RBLevelsShade", format: .short, count: 2),
      TagRow(0x420, "WB_RBLevels6500K", format: .short, count: 2),
      TagRow(0x424, "WB_RBLevelsCustom", format: .short, count: 2),
      TagRow(0x430, "WB_RBLevels3500K", format: .short, count: 2),
      TagRow(0x528, "WB_RBLevelsDaylight", format: .short, count: 2),
      TagRow(0x546, "WB_RGBLevels", format: .short, count: 3),
      TagRow(
        0x628, "AEMeteringSegments", format: .byte, count: 40, value: MinoltaValue.brightnesses),
      TagRow(0x690, "MeasuredLV", value: MinoltaValue.brightness),
      TagRow(0x691, "BrightnessValue", value: MinoltaValue.brightness),
      TagRow(
        0x104c, "TiffMeteringImage", format: .undefined, count: 9600, condition: "@13771>-1",
        value: SonyValue.meteringImage),
      TagRow(
        0x49b8, "ExposureTime", value: MinoltaValue.timeOrBulb, print: MinoltaValue.bulbWords),
      TagRow(
        0x49ba, "ISO", value: MinoltaValue.speed, print: Wording.convertedRounded),
      TagRow(
        0x49bb, "FocusDistance", value: MinoltaValue.distance, print: MinoltaValue.distanceWords),
      TagRow(
        0x49bd, "LensType", MinoltaLenses.labels, format: .short, print: MinoltaValue.lens,
        traits: .reversed),
      TagRow(
        0x49c0, "ExposureCompensation", format: .signedByte, value: Meaning.eighth,
        print: Wording.convertedSigned),
      TagRow(
        0x49c1, "FlashExposureComp", format: .signedByte, value: Meaning.eighth,
        print: Wording.convertedSigned),
      TagRow(0x49c2, "ImageStabilization", "0=Off|1=On"),
      TagRow(0x49c3, "BrightnessValue", value: MinoltaValue.brightness),
      TagRow(
        0x49c5, "MaxAperture", value: MinoltaValue.fNumber, print: Wording.convertedTenth),
      TagRow(
        0x49c7, "FNumber", value: MinoltaValue.fNumber, print: Wording.convertedTenth),
      TagRow(0x49dc, "InternalSerialNumber", format: .ascii, count: 12),
    ])
}
