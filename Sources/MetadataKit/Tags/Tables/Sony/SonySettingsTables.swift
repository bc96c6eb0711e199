/// What Sony's A-mount cameras are set to.
extension TagTable {
  /// Of the A200 to A350 and A700 to A900.
  package static let sonyCameraSettings = TagTable(
    "SonyCameraSettings", group: "Sony", yields: true,
    [
      TagRow(
        0x0, "ExposureTime", value: MinoltaValue.timeOrBulb, print: MinoltaValue.bulbWords),
      TagRow(
        0x1, "FNumber", value: MinoltaValue.aperture, print: MinoltaValue.apertureWords),
      TagRow(0x2, "HighSpeedSync", "0=Off|1=On"),
      TagRow(
        0x3, "ExposureCompensationSet", value: SonyValue.compensationOf24,
        print: Wording.convertedSigned),
      TagRow(
        0x4, "DriveMode", SonyLabels.driveModes, value: MinoltaValue.eightBits,
        traits: .hexadecimal),
      TagRow(
        0x5, "WhiteBalanceSetting",
        "2=Auto|4=Daylight|5=Fluorescent|6=Tungsten|7=Flash|16=Cloudy|17=Shade|18=Color Temperature/Color Filter|32=Custom 1|33=Custom 2|34=Custom 3"
      ),
      TagRow(0x6, "WhiteBalanceFineTune", value: SonyValue.signedByte),
      TagRow(
        0x7, "ColorTemperatureSet", value: MinoltaValue.hundreds, print: MinoltaValue.kelvin),
      TagRow(
        0x8, "ColorCompensationFilterSet", value: SonyValue.signedByte,
        print: Wording.convertedPlus),
      TagRow(
        0xc, "ColorTemperatureCustom", value: MinoltaValue.hundreds, print: MinoltaValue.kelvin),
      TagRow(
        0xd, "ColorCompensationFilterCustom", value: SonyValue.signedByte,
        print: Wording.convertedPlus),
      TagRow(
        0xf, "WhiteBalance",
        "2=Auto|4=Daylight|5=Fluorescent|6=Tungsten|7=Flash|12=Color Temperature|13=Color Filter|14=Custom|16=Cloudy|17=Shade"
      ),
      TagRow(0x10, "FocusModeSetting", "0=Manual|1=AF-S|2=AF-C|3=AF-A|4=DMF"),
      TagRow(0x11, "AFAreaMode", "0=Wide|1=Local|2=Spot"),
      TagRow(
        0x12, "AFPointSetting",
        "1=Center|2=Top|3=Upper-right|4=Right|5=Lower-right|6=Bottom|7=Lower-left|8=Left|9=Upper-left|10=Far Right|11=Far Left",
        format: .short),
      TagRow(
        0x13, "FlashMode",
        "0=Autoflash|2=Rear Sync|3=Wireless|4=Fill-flash|5=Flash Off|6=Slow Sync"),
      TagRow(
        0x14, "FlashExposureCompSet", value: SonyValue.compensationOf24,
        print: Wording.convertedSigned),
      TagRow(
        0x15, "MeteringMode", "1=Multi-segment|2=Center-weighted average|4=Spot"),
      TagRow(
        0x16, "ISOSetting", value: SonyValue.speedOrAuto, print: SonyValue.speedWords),
      TagRow(
        0x18, "DynamicRangeOptimizerMode", "0=Off|1=Standard|2=Advanced Auto|3=Advanced Level"),
      TagRow(0x19, "DynamicRangeOptimizerLevel"),
      TagRow(0x1a, "CreativeStyle", SonyLabels.creativeStyle),
      TagRow(0x1b, "ColorSpace", "0=sRGB|1=Adobe RGB|5=Adobe RGB (A700)"),
      TagRow(
        0x1c, "Sharpness", value: MinoltaValue.lessTen, print: Wording.convertedPlus),
      TagRow(
        0x1d, "Contrast", value: MinoltaValue.lessTen, print: Wording.convertedPlus
      ),
      TagRow(
        0x1e, "Saturation", value: MinoltaValue.lessTen, print: Wording.convertedPlus
      ),
      TagRow(
        0x1f, "ZoneMatchingValue", value: MinoltaValue.lessTen, print: Wording.convertedPlus),
      TagRow(
        0x22, "Brightness", value: MinoltaValue.lessTen, print: Wording.convertedPlus
      ),
      TagRow(0x23, "FlashControl", "0=ADI|1=Pre-flash TTL|2=Manual"),
      TagRow(0x28, "PrioritySetupShutterRelease", "0=AF|1=Release"),
      TagRow(0x29, "AFIlluminator", "0=Auto|1=Off"),
      TagRow(0x2a, "AFWithShutter", "0=On|1=Off"),
      TagRow(0x2b, "LongExposureNoiseReduction", "0=Off|1=On"),
      TagRow(0x2c, "HighISONoiseReduction", "0=Normal|1=Low|2=High|3=Off"),
      TagRow(
        0x2d, "ImageStyle",
        "1=Standard|2=Vivid|3=Portrait|4=Landscape|5=Sunset|7=Night View/Portrait|8=B&W|9=Adobe RGB|11=Neutral|129=StyleBox1|130=StyleBox2|131=StyleBox3|132=StyleBox4|133=StyleBox5|134=StyleBox6"
      ),
      TagRow(0x2e, "FocusModeSwitch", "0=AF|1=Manual"),
      TagRow(
        0x2f, "ShutterSpeedSetting", value: MinoltaValue.timeOrBulb, print: MinoltaValue.bulbWords),
      TagRow(
        0x30, "ApertureSetting", value: MinoltaValue.aperture, print: MinoltaValue.apertureWords),
      TagRow(0x3c, "ExposureProgram", SonyLabels.exposureProgram2),
      TagRow(0x3d, "ImageStabilizationSetting", "0=Off|1=On"),
      TagRow(
        0x3e, "FlashAction",
        "0=Did not fire|1=Fired|2=External Flash, Did not fire|3=External Flash, Fired"),
      TagRow(
        0x3f, "Rotation", "0=Horizontal (normal)|1=Rotate 90 CW|2=Rotate 270 CW"),
      TagRow(0x40, "AELock", "1=Off|2=On"),
      TagRow(0x4c, "FlashAction2", SonyLabels.flashAction2),
      TagRow(0x4d, "FocusMode", "0=Manual|1=AF-S|2=AF-C|3=AF-A|4=DMF"),
      TagRow(0x50, "BatteryState", "2=Empty|3=Very Low|4=Low|5=Sufficient|6=Full"),
      TagRow(0x51, "BatteryLevel", print: MinoltaValue.percent),
      TagRow(
        0x53, "FocusStatus",
        "0=Not confirmed|4=Not confirmed, Tracking||0=Confirmed|1=Failed|2=Tracking",
        traits: .bitmask),
      TagRow(0x54, "SonyImageSize", "1=Large|2=Medium|3=Small"),
      TagRow(0x55, "AspectRatio", "1=3:2|2=16:9"),
      TagRow(
        0x56, "Quality",
        "0=RAW|2=CRAW|16=Extra Fine|32=Fine|34=RAW + JPEG|35=CRAW + JPEG|48=Standard"),
      TagRow(0x58, "ExposureLevelIncrements", "33=1/3 EV|50=1/2 EV"),
      TagRow(0x6a, "RedEyeReduction", "0=Off|1=On"),
      TagRow(
        0x9a, "FolderNumber", value: MinoltaValue.tenBits, print: MinoltaValue.threePlaces),
      TagRow(
        0x9b, "ImageNumber", value: MinoltaValue.fourteenBits, print: MinoltaValue.fourPlaces),
    ])

  /// Of the A230 to A390.
  package static let sonyCameraSettings2 = TagTable(
    "SonyCameraSettings2", group: "Sony", yields: true,
    [
      TagRow(
        0x0, "ExposureTime", value: MinoltaValue.timeOrBulb, print: MinoltaValue.bulbWords),
      TagRow(
        0x1, "FNumber", value: MinoltaValue.aperture, print: MinoltaValue.apertureWords),
      TagRow(0x2, "HighSpeedSync", "0=Off|1=On"),
      TagRow(
        0x3, "ExposureCompensationSet", value: SonyValue.compensationOf24,
        print: Wording.convertedSigned),
      TagRow(
        0x4, "WhiteBalanceSetting",
        "2=Auto|4=Daylight|5=Fluorescent|6=Tungsten|7=Flash|16=Cloudy|17=Shade|18=Color Temperature/Color Filter|32=Custom 1|33=Custom 2|34=Custom 3"
      ),
      TagRow(0x5, "WhiteBalanceFineTune", value: SonyValue.signedByte),
      TagRow(
        0x6, "ColorTemperatureSet", value: MinoltaValue.hundreds, print: MinoltaValue.kelvin),
      TagRow(
        0x7, "ColorCompensationFilterSet", value: SonyValue.signedByte,
        print: Wording.convertedPlus),
      TagRow(0x8, "CustomWB_RGBLevels", format: .short, count: 3),
      TagRow(
        0xb, "ColorTemperatureCustom", value: MinoltaValue.hundreds, print: MinoltaValue.kelvin),
      TagRow(
        0xc, "ColorCompensationFilterCustom", value: SonyValue.signedByte,
        print: Wording.convertedPlus),
      TagRow(
        0xe, "WhiteBalance",
        "2=Auto|4=Daylight|5=Fluorescent|6=Tungsten|7=Flash|12=Color Temperature|13=Color Filter|14=Custom|16=Cloudy|17=Shade"
      ),
      TagRow(0xf, "FocusModeSetting", "0=Manual|1=AF-S|2=AF-C|3=AF-A"),
      TagRow(0x10, "AFAreaMode", "0=Wide|1=Local|2=Spot"),
      TagRow(
        0x11, "AFPointSetting",
        "1=Center|2=Top|3=Upper-right|4=Right|5=Lower-right|6=Bottom|7=Lower-left|8=Left|9=Upper-left",
        format: .short),
      TagRow(
        0x12, "FlashExposureCompSet", value: SonyValue.compensationOf24,
        print: Wording.convertedSigned),
      TagRow(
        0x13, "MeteringMode", "1=Multi-segment|2=Center-weighted average|4=Spot"),
      TagRow(
        0x14, "ISOSetting", value: SonyValue.speedOrAuto, print: SonyValue.speedWords),
      TagRow(
        0x16, "DynamicRangeOptimizerMode", "0=Off|1=Standard|2=Advanced Auto|3=Advanced Level"),
      TagRow(0x17, "DynamicRangeOptimizerLevel"),
      TagRow(
        0x18, "CreativeStyle",
        "1=Standard|2=Vivid|3=Portrait|4=Landscape|5=Sunset|6=Night View/Portrait|8=B&W"),
      TagRow(
        0x19, "Sharpness", value: MinoltaValue.lessTen, print: Wording.convertedPlus),
      TagRow(
        0x1a, "Contrast", value: MinoltaValue.lessTen, print: Wording.convertedPlus
      ),
      TagRow(
        0x1b, "Saturation", value: MinoltaValue.lessTen, print: Wording.convertedPlus
      ),
      TagRow(0x1f, "FlashControl", "0=ADI|1=Pre-flash TTL|2=Manual"),
      TagRow(0x25, "LongExposureNoiseReduction", "0=Off|1=On"),
      TagRow(0x26, "HighISONoiseReduction", "0=Off|1=Low|2=Normal|3=High"),
      TagRow(
        0x27, "ImageStyle",
        "1=Standard|2=Vivid|3=Portrait|4=Landscape|5=Sunset|7=Night View/Portrait|8=B&W"),
      TagRow(
        0x28, "ShutterSpeedSetting", value: MinoltaValue.timeOrBulb, print: MinoltaValue.bulbWords),
      TagRow(
        0x29, "ApertureSetting", value: MinoltaValue.aperture, print: MinoltaValue.apertureWords),
      TagRow(0x3c, "ExposureProgram", SonyLabels.exposureProgram2),
      TagRow(0x3d, "ImageStabilizationSetting", "0=Off|1=On"),
      TagRow(
        0x3e, "FlashAction",
        "0=Did not fire|1=Fired|2=External Flash, Did not fire|3=External Flash, Fired"),
      TagRow(
        0x3f, "Rotation", "0=Horizontal (normal)|1=Rotate 90 CW|2=Rotate 270 CW"),
      TagRow(0x40, "AELock", "1=Off|2=On"),
      TagRow(0x4c, "FlashAction2", SonyLabels.flashAction2),
      TagRow(0x4d, "FocusMode", "0=Manual|1=AF-S|2=AF-C|3=AF-A"),
      TagRow(
        0x53, "FocusStatus",
        "0=Not confirmed|4=Not confirmed, Tracking||0=Confirmed|1=Failed|2=Tracking",
        traits: .bitmask),
      TagRow(0x54, "SonyImageSize", "1=Large|2=Medium|3=Small"),
      TagRow(0x55, "AspectRatio", "1=3:2|2=16:9"),
      TagRow(
        0x56, "Quality",
        "0=RAW|2=CRAW|16=Extra Fine|32=Fine|34=RAW + JPEG|35=CRAW + JPEG|48=Standard"),
      TagRow(0x58, "ExposureLevelIncrements", "33=1/3 EV|50=1/2 EV"),
      TagRow(
        0x7e, "DriveMode", SonyLabels.driveModes2, value: MinoltaValue.eightBits),
      TagRow(
        0x7f, "FlashMode",
        "0=Autoflash|2=Rear Sync|3=Wireless|4=Fill-flash|5=Flash Off|6=Slow Sync"),
      TagRow(0x83, "ColorSpace", "5=Adobe RGB|6=sRGB"),
    ])
}
