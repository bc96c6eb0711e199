/// What Canon's Digital Photo Professional 1 keeps of its edits: numbers are byte positions.
extension TagTable {
  package static let canonRecipe = TagTable(
    "CanonVRD-Version1", group: "CanonVRD",
    [
      TagRow(0x2, "VRDVersion", format: .short, print: CanonRecipeValue.version),
      TagRow(0x6, "WBAdjRGGBLevels", format: .short, count: 4),
      TagRow(
        0x18, "WhiteBalanceAdj",
        "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=Fluorescent|5=Flash|8=Shade|9=Kelvin|30=Manual (Click)|31=Shot Settings",
        format: .short),
      TagRow(0x1a, "WBAdjColorTemp", format: .short),
      TagRow(0x24, "WBFineTuneActive", "0=No|1=Yes", format: .short),
      TagRow(0x28, "WBFineTuneSaturation", format: .short),
      TagRow(0x2c, "WBFineTuneTone", format: .short),
      TagRow(0x2e, "RawColorAdj", "0=Shot Settings|1=Faithful|2=Custom", format: .short),
      TagRow(0x30, "RawCustomSaturation", format: .signedLong),
      TagRow(0x34, "RawCustomTone", format: .signedLong),
      TagRow(
        0x38, "RawBrightnessAdj", format: .signedLong, value: CanonRecipeValue.brightness,
        print: CanonRecipeValue.brightnessWords),
      TagRow(
        0x3c, "ToneCurveProperty",
        "0=Shot Settings|1=Linear|2=Custom 1|3=Custom 2|4=Custom 3|5=Custom 4|6=Custom 5",
        format: .short),
      TagRow(0x7a, "DynamicRangeMin", format: .short),
      TagRow(0x7c, "DynamicRangeMax", format: .short),
      TagRow(0x110, "ToneCurveActive", "0=No|1=Yes", format: .short),
      TagRow(0x113, "ToneCurveMode", "0=RGB|1=Luminance"),
      TagRow(0x114, "BrightnessAdj", format: .signedByte),
      TagRow(0x115, "ContrastAdj", format: .signedByte),
      TagRow(0x116, "SaturationAdj", format: .signedShort),
      TagRow(0x11e, "ColorToneAdj", format: .signedLong),
      TagRow(
        0x126, "LuminanceCurvePoints", format: .short, count: 21, print: CanonRecipeValue.curve),
      TagRow(0x150, "LuminanceCurveLimits", format: .short, count: 4),
      TagRow(0x159, "ToneCurveInterpolation", "0=Curve|1=Straight"),
      TagRow(0x160, "RedCurvePoints", format: .short, count: 21, print: CanonRecipeValue.curve),
      TagRow(0x18a, "RedCurveLimits", format: .short, count: 4),
      TagRow(0x19a, "GreenCurvePoints", format: .short, count: 21, print: CanonRecipeValue.curve),
      TagRow(0x1c4, "GreenCurveLimits", format: .short, count: 4),
      TagRow(0x1d4, "BlueCurvePoints", format: .short, count: 21, print: CanonRecipeValue.curve),
      TagRow(0x1fe, "BlueCurveLimits", format: .short, count: 4),
      TagRow(0x20e, "RGBCurvePoints", format: .short, count: 21, print: CanonRecipeValue.curve),
      TagRow(0x238, "RGBCurveLimits", format: .short, count: 4),
      TagRow(0x244, "CropActive", "0=No|1=Yes", format: .short),
      TagRow(0x246, "CropLeft", format: .short),
      TagRow(0x248, "CropTop", format: .short),
      TagRow(0x24a, "CropWidth", format: .short),
      TagRow(0x24c, "CropHeight", format: .short),
      TagRow(0x25a, "SharpnessAdj", format: .short),
      TagRow(
        0x260, "CropAspectRatio",
        "0=Free|1=3:2|2=2:3|3=4:3|4=3:4|5=A-size Landscape|6=A-size Portrait|7=Letter-size Landscape|8=Letter-size Portrait|9=4:5|10=5:4|11=1:1|12=Circle|65535=Custom",
        format: .short),
      TagRow(0x262, "ConstrainedCropWidth", format: .float, print: CanonRecipeValue.sevenDigits),
      TagRow(0x266, "ConstrainedCropHeight", format: .float, print: CanonRecipeValue.sevenDigits),
      TagRow(0x26a, "CheckMark", "0=Clear|1=1|2=2|3=3", format: .short),
      TagRow(0x26e, "Rotation", "0=0|1=90|2=180|3=270", format: .short),
      TagRow(
        0x270, "WorkColorSpace", "0=sRGB|1=Adobe RGB|2=Wide Gamut RGB|3=Apple RGB|4=ColorMatch RGB",
        format: .short),
    ])

  package static let canonRecipeStamps = TagTable(
    "CanonVRD-StampTool", group: "CanonVRD",
    [
      TagRow(0, "StampToolCount", format: .long)
    ])

  /// Records that stand beside the edits, by their numbers.
  package static let canonRecipeRecords = TagTable(
    "CanonVRD-Records", group: "CanonVRD",
    [
      TagRow(3, "ThumbnailImage", traits: .binary),
      TagRow(4, "PreviewImage", traits: .binary),
      TagRow(5, "RawCodecVersion"),
    ])
}
