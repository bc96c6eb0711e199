/// What Minolta's cameras are set to.
extension TagTable {
  /// Of DiMAGE cameras.
  package static let minoltaCameraSettings = TagTable(
    "MinoltaCameraSettings", group: "Minolta", yields: true,
    [
      TagRow(
        0x1, "ExposureMode", "0=Program|1=Aperture Priority|2=Shutter Priority|3=Manual"),
      TagRow(
        0x2, "FlashMode", "0=Fill flash|1=Red-eye reduction|2=Rear flash sync|3=Wireless|4=Off?"),
      TagRow(0x3, "WhiteBalance", print: MinoltaValue.whiteBalance),
      TagRow(
        0x4, "MinoltaImageSize",
        "0=Full|1=1600x1200|2=1280x960|3=640x480|6=2080x1560|7=2560x1920|8=3264x2176"),
      TagRow(
        0x5, "MinoltaQuality", "0=Raw|1=Super Fine|2=Fine|3=Standard|4=Economy|5=Extra Fine"),
      TagRow(
        0x6, "DriveMode",
        "0=Single|1=Continuous|2=Self-timer|4=Bracketing|5=Interval|6=UHS continuous|7=HS continuous"
      ),
      TagRow(
        0x7, "MeteringMode", "0=Multi-segment|1=Center-weighted average|2=Spot"),
      TagRow(
        0x8, "ISO", value: MinoltaValue.speed, print: Wording.convertedRounded),
      TagRow(
        0x9, "ExposureTime", value: MinoltaValue.time, print: Wording.convertedTime),
      TagRow(
        0xa, "FNumber", value: MinoltaValue.fNumber, print: Wording.convertedTenth),
      TagRow(0xb, "MacroMode", "0=Off|1=On"),
      TagRow(0xc, "DigitalZoom", "0=Off|1=Electronic magnification|2=2x"),
      TagRow(
        0xd, "ExposureCompensation", value: MinoltaValue.exposureThirds,
        print: Wording.convertedSteps),
      TagRow(0xe, "BracketStep", "0=1/3 EV|1=2/3 EV|2=1 EV"),
      TagRow(0x10, "IntervalLength"),
      TagRow(0x11, "IntervalNumber"),
      TagRow(
        0x12, "FocalLength", value: Meaning.part256, print: Wording.convertedLength),
      TagRow(
        0x13, "FocusDistance", value: Meaning.thousandth,
        print: MinoltaValue.metersOrInfinity),
      TagRow(0x14, "FlashFired", "0=No|1=Yes"),
      TagRow(0x15, "MinoltaDate", value: MinoltaValue.date),
      TagRow(0x16, "MinoltaTime", value: MinoltaValue.timeOfDay),
      TagRow(
        0x17, "MaxAperture", value: MinoltaValue.fNumber, print: Wording.convertedTenth),
      TagRow(0x1a, "FileNumberMemory", "0=Off|1=On"),
      TagRow(0x1b, "LastFileNumber"),
      TagRow(0x1c, "ColorBalanceRed", value: Meaning.part256),
      TagRow(0x1d, "ColorBalanceGreen", value: Meaning.part256),
      TagRow(0x1e, "ColorBalanceBlue", value: Meaning.part256),
      TagRow(
        0x1f, "Saturation", "0=Normal", value: MinoltaValue.level,
        print: Wording.convertedParameter),
      TagRow(
        0x20, "Contrast", "0=Normal", value: MinoltaValue.level, print: Wording.convertedParameter),
      TagRow(0x21, "Sharpness", "0=Hard|1=Normal|2=Soft"),
      TagRow(
        0x22, "SubjectProgram",
        "0=None|1=Portrait|2=Text|3=Night portrait|4=Sunset|5=Sports action"),
      TagRow(
        0x23, "FlashExposureComp", value: MinoltaValue.flashThirds, print: Wording.convertedSteps),
      TagRow(0x24, "ISOSetting", "0=100|1=200|2=400|3=800|4=Auto|5=64"),
      TagRow(
        0x25, "MinoltaModelID",
        "0=DiMAGE 7, X1, X21 or X31|1=DiMAGE 5|2=DiMAGE S304|3=DiMAGE S404|4=DiMAGE 7i|5=DiMAGE 7Hi|6=DiMAGE A1|7=DiMAGE A2 or S414"
      ),
      TagRow(0x26, "IntervalMode", "0=Still Image|1=Time-lapse Movie"),
      TagRow(0x27, "FolderName", "0=Standard Form|1=Data Form"),
      TagRow(
        0x28, "ColorMode",
        "0=Natural color|1=Black & White|2=Vivid color|3=Solarization|4=Adobe RGB"),
      TagRow(0x29, "ColorFilter", value: MinoltaValue.level),
      TagRow(0x2a, "BWFilter"),
      TagRow(0x2b, "InternalFlash", "0=No|1=Fired"),
      TagRow(0x2c, "Brightness", value: Meaning.eighthLessSix),
      TagRow(0x2d, "SpotFocusPointX"),
      TagRow(0x2e, "SpotFocusPointY"),
      TagRow(
        0x2f, "WideFocusZone",
        "0=No zone|1=Center zone (horizontal orientation)|2=Center zone (vertical orientation)|3=Left zone|4=Right zone"
      ),
      TagRow(0x30, "FocusMode", "0=AF|1=MF"),
      TagRow(0x31, "FocusArea", "0=Wide Focus (normal)|1=Spot Focus"),
      TagRow(0x32, "DECPosition", "0=Exposure|1=Contrast|2=Saturation|3=Filter"),
      TagRow(
        0x33, "ColorProfile", "0=Not Embedded|1=Embedded", condition: "DiMAGE 7Hi$"
      ),
      TagRow(
        0x34, "DataImprint", "0=None|1=YYYY/MM/DD|2=MM/DD/HH:MM|3=Text|4=Text + ID#",
        condition: "DiMAGE 7Hi$"),
      TagRow(
        0x3f, "FlashMetering",
        "0=ADI (Advanced Distance Integration)|1=Pre-flash TTL|2=Manual flash control"),
    ])

  /// Of the Dynax 7D.
  package static let minoltaCameraSettings7D = TagTable(
    "MinoltaCameraSettings7D", group: "Minolta", yields: true,
    [
      TagRow(
        0x0, "ExposureMode",
        "0=Program|1=Aperture Priority|2=Shutter Priority|3=Manual|4=Auto|5=Program-shift A|6=Program-shift S"
      ),
      TagRow(0x2, "MinoltaImageSize", "0=Large|1=Medium|2=Small"),
      TagRow(
        0x3, "MinoltaQuality", "0=RAW|16=Fine|32=Normal|34=RAW+JPEG|48=Economy"),
      TagRow(
        0x4, "WhiteBalance",
        "0=Auto|1=Daylight|2=Shade|3=Cloudy|4=Tungsten|5=Fluorescent|256=Kelvin|512=Manual"),
      TagRow(0xe, "FocusMode", "0=AF-S|1=AF-C|3=Manual|4=AF-A"),
      TagRow(
        0x10, "AFPoints",
        "0=(none)||0=Center|1=Top|2=Top-right|3=Right|4=Bottom-right|5=Bottom|6=Bottom-left|7=Left|8=Top-left",
        traits: .bitmask),
      TagRow(0x15, "Flash", "0=Off|1=On"),
      TagRow(0x16, "FlashMode", "0=Normal|1=Red-eye reduction|2=Rear flash sync"),
      TagRow(0x1c, "ISOSetting", "0=Auto|1=100|3=200|4=400|5=800|6=1600|7=3200"),
      TagRow(
        0x1e, "ExposureCompensation", format: .signedShort, value: MinoltaValue.exposureParts,
        print: Wording.convertedSteps),
      TagRow(0x25, "ColorSpace", "0=Natural sRGB|1=Natural+ sRGB|4=Adobe RGB"),
      TagRow(0x26, "Sharpness", value: MinoltaValue.lessTen),
      TagRow(0x27, "Contrast", value: MinoltaValue.lessTen),
      TagRow(0x28, "Saturation", value: MinoltaValue.lessTen),
      TagRow(0x2d, "FreeMemoryCardImages"),
      TagRow(
        0x3f, "ColorTemperature", format: .signedShort, value: MinoltaValue.hundreds),
      TagRow(0x40, "HueAdjustment", value: MinoltaValue.lessTen),
      TagRow(
        0x46, "Rotation", "72=Horizontal (normal)|76=Rotate 90 CW|82=Rotate 270 CW"
      ),
      TagRow(
        0x47, "FNumber", value: MinoltaValue.fNumber, print: Wording.convertedTenth
      ),
      TagRow(
        0x48, "ExposureTime", value: MinoltaValue.time, print: Wording.convertedTime),
      TagRow(0x4a, "FreeMemoryCardImages"),
      TagRow(0x5e, "ImageNumber", value: Meaning.oneMore),
      TagRow(0x60, "NoiseReduction", "0=Off|1=On"),
      TagRow(0x62, "ImageNumber2", value: Meaning.oneMore),
      TagRow(0x71, "ImageStabilization", "0=Off|1=On"),
      TagRow(0x75, "ZoneMatchingOn", "0=Off|1=On"),
    ])

  /// Of the Dynax 5D.
  package static let minoltaCameraSettings5D = TagTable(
    "MinoltaCameraSettings5D", group: "Minolta", yields: true,
    [
      TagRow(
        0xa, "ExposureMode",
        "0=Program|1=Aperture Priority|2=Shutter Priority|3=Manual|4=Auto?|4131=Connected Copying?"),
      TagRow(0xc, "MinoltaImageSize", "0=Large|1=Medium|2=Small"),
      TagRow(
        0xd, "MinoltaQuality", "0=RAW|16=Fine|32=Normal|34=RAW+JPEG|48=Economy"),
      TagRow(
        0xe, "WhiteBalance",
        "0=Auto|1=Daylight|2=Cloudy|3=Shade|4=Tungsten|5=Fluorescent|6=Flash|256=Kelvin|512=Manual"),
      TagRow(0x1f, "Flash", "0=Did not fire|1=Fired"),
      TagRow(0x20, "FlashMode", "0=Normal|1=Red-eye reduction|2=Rear flash sync"),
      TagRow(
        0x25, "MeteringMode", "0=Multi-segment|1=Center-weighted average|2=Spot"),
      TagRow(
        0x26, "ISOSetting",
        "0=Auto|1=100|3=200|4=400|5=800|6=1600|7=3200|8=200 (Zone Matching High)|10=80 (Zone Matching Low)"
      ),
      TagRow(
        0x2f, "ColorSpace",
        "0=Natural sRGB|1=Natural+ sRGB|2=Monochrome|4=Adobe RGB (ICC)|5=Adobe RGB"
      ),
      TagRow(0x30, "Sharpness", value: MinoltaValue.lessTen),
      TagRow(0x31, "Contrast", value: MinoltaValue.lessTen),
      TagRow(0x32, "Saturation", value: MinoltaValue.lessTen),
      TagRow(
        0x35, "ExposureTime", value: MinoltaValue.time, print: Wording.convertedTime),
      TagRow(
        0x36, "FNumber", value: MinoltaValue.fNumber, print: Wording.convertedTenth
      ),
      TagRow(0x37, "FreeMemoryCardImages"),
      TagRow(
        0x49, "ColorTemperature", format: .signedShort, value: MinoltaValue.hundreds),
      TagRow(0x4a, "HueAdjustment", value: MinoltaValue.lessTen),
      TagRow(
        0x50, "Rotation", "72=Horizontal (normal)|76=Rotate 90 CW|82=Rotate 270 CW"
      ),
      TagRow(
        0x53, "ExposureCompensation", value: MinoltaValue.exposureHundredths,
        print: Wording.convertedSteps),
      TagRow(0x54, "FreeMemoryCardImages"),
      TagRow(
        0x65, "Rotation", "0=Horizontal (normal)|1=Rotate 90 CW|2=Rotate 270 CW"),
      TagRow(
        0x6e, "ColorTemperature", format: .signedShort, value: MinoltaValue.hundreds),
      TagRow(
        0x71, "PictureFinish",
        "0=Natural|1=Natural+|2=Portrait|3=Wind Scene|4=Evening Scene|5=Night Scene|6=Night Portrait|7=Monochrome|8=Adobe RGB|9=Adobe RGB (ICC)"
      ),
      TagRow(0xae, "ImageNumber", value: Meaning.oneMore),
      TagRow(0xb0, "NoiseReduction", "0=Off|1=On"),
      TagRow(0xbd, "ImageStabilization", "0=Off|1=On"),
    ])
}
