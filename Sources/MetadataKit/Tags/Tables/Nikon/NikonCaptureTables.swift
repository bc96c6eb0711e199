/// What the program Nikon Capture writes.
// swift-format-ignore
extension TagTable {
  package static let nikonCapture = TagTable(
    "NikonCapture", group: "NikonCapture",
    [
      TagRow(0x8ae85e, "LCHEditor", "0=Off|1=On", format: .byte),
      TagRow(0x83a1a25, "HistogramXML", format: .undefined, traits: .binary),
      TagRow(0xc89224b, "ColorAberrationControl", "0=Off|1=On", format: .byte),
      TagRow(0x116fea21, "HighlightData", traits: .structural),
      TagRow(0x2175eb78, "D-LightingHQ", "0=Off|1=On", format: .byte),
      TagRow(0x2fc08431, "StraightenAngle", format: .double),
      TagRow(0x374233e0, "CropData", traits: .structural),
      TagRow(0x39c456ac, "PictureCtrl", traits: .structural),
      TagRow(0x3cfc73c6, "RedEyeData", traits: .structural),
      TagRow(0x3d136244, "EditVersionName", format: .ascii),
      TagRow(0x416391c6, "QuickFix", "0=Off|1=On", format: .byte),
      TagRow(0x56a54260, "Exposure", traits: .structural),
      TagRow(0x5f0e7d23, "ColorBooster", "0=Off|1=On", format: .byte),
      TagRow(0x6a6e36b6, "D-LightingHQSelected", "0=No|1=Yes", format: .byte),
      TagRow(0x753dcbc0, "NoiseReduction", "0=Off|1=On", format: .byte),
      TagRow(0x76a43200, "UnsharpMask", "0=Off|1=On", format: .byte),
      TagRow(0x76a43201, "Curves", "0=Off|1=On", format: .byte),
      TagRow(0x76a43202, "ColorBalanceAdj", "0=Off|1=On", format: .byte),
      TagRow(0x76a43203, "AdvancedRaw", "0=Off|1=On", format: .byte),
      TagRow(0x76a43204, "WhiteBalanceAdj", "0=Off|1=On", format: .byte),
      TagRow(0x76a43205, "VignetteControl", "0=Off|1=On", format: .byte),
      TagRow(0x76a43206, "FlipHorizontal", "0=No|1=Yes", format: .byte),
      TagRow(0x76a43207, "Rotation", format: .short),
      TagRow(0x84589434, "BrightnessData", traits: .structural),
      TagRow(0x890ff591, "D-LightingHQData", traits: .structural),
      TagRow(0x926f13e0, "NoiseReductionData", traits: .structural),
      TagRow(0x9ef5f6e0, "IPTCData", traits: .structural),
      TagRow(0xab5eca5e, "PhotoEffects", "0=Off|1=On", format: .byte),
      TagRow(0xac6bd5c0, "VignetteControlIntensity", format: .signedShort),
      TagRow(0xb0384e1e, "PhotoEffectsData", traits: .structural),
      TagRow(0xb999a36f, "ColorBoostData", traits: .structural),
      TagRow(0xbf3c6c20, "WBAdjData", traits: .structural),
      TagRow(0xce5554aa, "D-LightingHS", "0=Off|1=On", format: .byte),
      TagRow(0xe2173c47, "PictureControl", "0=Off|1=On", format: .byte),
      TagRow(0xe37b4337, "D-LightingHSData", traits: .structural),
      TagRow(0xe42b5161, "UnsharpData", traits: .structural),
      TagRow(0xe9651831, "PhotoEffectHistoryXML", format: .undefined, traits: .binary),
      TagRow(0xfe28a44f, "AutoRedEye", "0=Off|1=On", format: .byte),
      TagRow(0xfe443a45, "ImageDustOff", "0=Off|1=On", format: .byte),
    ])

  package static let nikonCaptureUnsharpData = TagTable(
    "NikonCaptureUnsharpData", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x0, "UnsharpCount"),
      TagRow(0x130, "Unsharp1Color", "0=RGB|1=Red|2=Green|3=Blue|4=Yellow|5=Magenta|6=Cyan", format: .short),
      TagRow(0x170, "Unsharp1Intensity", format: .short),
      TagRow(0x190, "Unsharp1HaloWidth", format: .short),
      TagRow(0x1b0, "Unsharp1Threshold"),
      TagRow(0x2e0, "Unsharp2Color", "0=RGB|1=Red|2=Green|3=Blue|4=Yellow|5=Magenta|6=Cyan", format: .short),
      TagRow(0x320, "Unsharp2Intensity", format: .short),
      TagRow(0x340, "Unsharp2HaloWidth", format: .short),
      TagRow(0x360, "Unsharp2Threshold"),
      TagRow(0x490, "Unsharp3Color", "0=RGB|1=Red|2=Green|3=Blue|4=Yellow|5=Magenta|6=Cyan", format: .short),
      TagRow(0x4d0, "Unsharp3Intensity", format: .short),
      TagRow(0x4f0, "Unsharp3HaloWidth", format: .short),
      TagRow(0x510, "Unsharp3Threshold"),
      TagRow(0x640, "Unsharp4Color", "0=RGB|1=Red|2=Green|3=Blue|4=Yellow|5=Magenta|6=Cyan", format: .short),
      TagRow(0x680, "Unsharp4Intensity", format: .short),
      TagRow(0x6a0, "Unsharp4HaloWidth", format: .short),
      TagRow(0x6c0, "Unsharp4Threshold"),
    ])

  package static let nikonCaptureDLightingHS = TagTable(
    "NikonCaptureDLightingHS", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x0, "D-LightingHSAdjustment"),
      TagRow(0x10, "D-LightingHSColorBoost"),
    ])

  package static let nikonCaptureDLightingHQ = TagTable(
    "NikonCaptureDLightingHQ", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x0, "D-LightingHQShadow"),
      TagRow(0x10, "D-LightingHQHighlight"),
      TagRow(0x20, "D-LightingHQColorBoost"),
    ])

  package static let nikonCaptureColorBoost = TagTable(
    "NikonCaptureColorBoost", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x0, "ColorBoostType", "0=Nature|1=People"),
      TagRow(0x10, "ColorBoostLevel", format: .long),
    ])

  package static let nikonCaptureWBAdjData = TagTable(
    "NikonCaptureWBAdjData", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x0, "WBAdjRedBalance", format: .double),
      TagRow(0x80, "WBAdjBlueBalance", format: .double),
      TagRow(0x100, "WBAdjMode", "1=Use Gray Point|2=Recorded Value|3=Use Temperature|4=Calculate Automatically|5=Auto2|6=Underwater|7=Auto1"),
      TagRow(0x140, "WBAdjLighting", "0=None|256=Incandescent|512=Daylight (direct sunlight)|513=Daylight (shade)|514=Daylight (cloudy)|768=Standard Fluorescent (warm white)|769=Standard Fluorescent (3700K)|770=Standard Fluorescent (cool white)|771=Standard Fluorescent (5000K)|772=Standard Fluorescent (daylight)|773=Standard Fluorescent (high temperature mercury vapor)|1024=High Color Rendering Fluorescent (warm white)|1025=High Color Rendering Fluorescent (3700K)|1026=High Color Rendering Fluorescent (cool white)|1027=High Color Rendering Fluorescent (5000K)|1028=High Color Rendering Fluorescent (daylight)|1280=Flash|1281=Flash (FL-G1 filter)|1282=Flash (FL-G2 filter)|1283=Flash (TN-A1 filter)|1284=Flash (TN-A2 filter)|1536=Sodium Vapor Lamps", format: .short, traits: .hexadecimal),
      TagRow(0x180, "WBAdjTemperature", format: .short),
      TagRow(0x250, "WBAdjTint", format: .signedLong),
    ])

  package static let nikonCapturePhotoEffects = TagTable(
    "NikonCapturePhotoEffects", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x0, "PhotoEffectsType", "0=None|1=B&W|2=Sepia|3=Tinted"),
      TagRow(0x40, "PhotoEffectsRed", format: .signedShort),
      TagRow(0x60, "PhotoEffectsGreen", format: .signedShort),
      TagRow(0x80, "PhotoEffectsBlue", format: .signedShort),
    ])

  package static let nikonCaptureBrightness = TagTable(
    "NikonCaptureBrightness", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x0, "BrightnessAdj", format: .double, value: NikonValue.times50),
      TagRow(0x80, "EnhanceDarkTones", "0=Off|1=On"),
    ])

  package static let nikonCaptureNoiseReduction = TagTable(
    "NikonCaptureNoiseReduction", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x40, "EdgeNoiseReduction", "0=Off|1=On"),
      TagRow(0x50, "ColorMoireReductionMode", "0=Off|1=Low|2=Medium|3=High"),
      TagRow(0x90, "NoiseReductionIntensity", format: .long),
      TagRow(0xd0, "NoiseReductionSharpness", format: .long),
      TagRow(0x110, "NoiseReductionMethod", "0=Faster|1=Better Quality|2=Better Quality 2013", format: .short),
      TagRow(0x150, "ColorMoireReduction", "0=Off|1=On"),
      TagRow(0x170, "NoiseReduction", "0=Off|1=On"),
      TagRow(0x180, "ColorNoiseReductionIntensity", format: .long),
      TagRow(0x1c0, "ColorNoiseReductionSharpness", format: .long),
    ])

  package static let nikonCaptureCropData = TagTable(
    "NikonCaptureCropData", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x1e0, "CropLeft", format: .double, value: NikonValue.half),
      TagRow(0x260, "CropTop", format: .double, value: NikonValue.half),
      TagRow(0x2e0, "CropRight", format: .double, value: NikonValue.half),
      TagRow(0x360, "CropBottom", format: .double, value: NikonValue.half),
      TagRow(0x8e0, "CropOutputWidthInches", format: .double),
      TagRow(0x960, "CropOutputHeightInches", format: .double),
      TagRow(0x9e0, "CropScaledResolution", format: .double),
      TagRow(0xae0, "CropSourceResolution", format: .double, value: NikonValue.half),
      TagRow(0xb60, "CropOutputResolution", format: .double),
      TagRow(0xbe0, "CropOutputScale", format: .double),
      TagRow(0xc60, "CropOutputWidth", format: .double),
      TagRow(0xce0, "CropOutputHeight", format: .double),
      TagRow(0xd60, "CropOutputPixels", format: .double),
    ])

  package static let nikonCapturePictureCtrl = TagTable(
    "NikonCapturePictureCtrl", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x0, "PictureControlActive", "0=Off|1=On"),
      TagRow(0x130, "PictureControlMode", format: .ascii, count: 16),
      TagRow(0x2a0, "QuickAdjust", value: Meaning.less128),
      TagRow(0x2b0, "SharpeningAdj", value: NikonValue.less128OrAuto),
      TagRow(0x2c0, "ContrastAdj", value: NikonValue.less128OrAuto),
      TagRow(0x2d0, "BrightnessAdj", value: NikonValue.less128OrAuto),
      TagRow(0x2e0, "SaturationAdj", value: NikonValue.less128OrAuto),
      TagRow(0x2f0, "HueAdj", value: Meaning.less128),
    ])

  package static let nikonCaptureRedEyeData = TagTable(
    "NikonCaptureRedEyeData", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x0, "RedEyeCorrection", "0=Off|1=Automatic|2=Click on Eyes"),
    ])

  package static let nikonCaptureExposure = TagTable(
    "NikonCaptureExposure", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x0, "ExposureAdj", format: .signedShort, value: Meaning.hundredth),
      TagRow(0x120, "ExposureAdj2", format: .double, print: NikonValue.fourDecimals),
      TagRow(0x240, "ActiveD-Lighting", "0=Off|1=On"),
      TagRow(0x250, "ActiveD-LightingMode", "0=Unchanged|1=Off|2=Low|3=Normal|4=High|6=Extra High|7=Extra High 1|8=Extra High 2"),
    ])

  package static let nikonCaptureHighlightData = TagTable(
    "NikonCaptureHighlightData", group: "NikonCapture", isOfFields: true,
    [
      TagRow(0x0, "ShadowProtection"),
      TagRow(0x10, "SaturationAdj"),
      TagRow(0x60, "HighlightProtection"),
    ])
}
