/// The file and its picture.
extension TagTable {
  package static let canonFileInfo = TagTable(
    "CanonFileInfo", group: "Canon",
    [
      TagRow(
        1, "FileNumber", format: .long, condition: "20D|350D|REBEL XT|Kiss Digital N",
        value: CanonValue.fileNumber20D, print: CanonValue.fileNumber20DWords),
      TagRow(3, "BracketMode", "0=Off|1=AEB|2=FEB|3=ISO|4=WB"),
      TagRow(4, "BracketValue"),
      TagRow(5, "BracketShotNumber"),
      TagRow(
        6, "RawJpgQuality",
        "-1=n/a|1=Economy|2=Normal|3=Fine|4=RAW|5=Superfine|7=CRAW|130=Light (RAW)|131=Standard (RAW)",
        condition: ".>0"),
      TagRow(
        7, "RawJpgSize",
        "-1=n/a|0=Large|1=Medium|2=Small|5=Medium 1|6=Medium 2|7=Medium 3|8=Postcard|9=Widescreen|10=Medium Widescreen|14=Small 1|15=Small 2|16=Small 3|128=640x480 Movie|129=Medium Movie|130=Small Movie|137=1280x720 Movie|142=1920x1080 Movie|143=4096x2160 Movie",
        condition: ".>-1"),
      TagRow(8, "LongExposureNoiseReduction2", "0=Off|1=On (1D)|3=On|4=Auto", condition: ".>-1"),
      TagRow(9, "WBBracketMode", "0=Off|1=On (shift AB)|2=On (shift GM)"),
      TagRow(12, "WBBracketValueAB"),
      TagRow(13, "WBBracketValueGM"),
      TagRow(14, "FilterEffect", "0=None|1=Yellow|2=Orange|3=Red|4=Green", condition: "!.=-1"),
      TagRow(15, "ToningEffect", "0=None|1=Sepia|2=Blue|3=Purple|4=Green", condition: "!.=-1"),
      TagRow(
        16, "MacroMagnification", condition: "lens=124&!40D|450D|REBEL XSi|Kiss X2",
        value: CanonValue.magnification, print: CanonValue.magnificationWords),
      TagRow(19, "LiveViewShooting", "0=Off|1=On"),
      TagRow(
        20, "FocusDistanceUpper", format: .short, condition: "!.=0", value: Meaning.hundredth,
        print: CanonValue.distanceWords),
      TagRow(
        21, "FocusDistanceLower", format: .short, condition: "!@20=0", value: Meaning.hundredth,
        print: CanonValue.distanceWords),
      TagRow(23, "ShutterMode", "0=Mechanical|1=Electronic First Curtain|2=Electronic"),
      TagRow(25, "FlashExposureLock", "0=Off|1=On"),
      TagRow(32, "AntiFlicker", "0=Off|1=On"),
      TagRow(
        61, "RFLensType",
        "0=n/a|257=Canon RF 50mm F1.2L USM|258=Canon RF 24-105mm F4L IS USM|259=Canon RF 28-70mm F2L USM|260=Canon RF 35mm F1.8 MACRO IS STM|261=Canon RF 85mm F1.2L USM|262=Canon RF 85mm F1.2L USM DS|263=Canon RF 24-70mm F2.8L IS USM|264=Canon RF 15-35mm F2.8L IS USM|265=Canon RF 24-240mm F4-6.3 IS USM|266=Canon RF 70-200mm F2.8L IS USM|267=Canon RF 85mm F2 MACRO IS STM|268=Canon RF 600mm F11 IS STM|269=Canon RF 600mm F11 IS STM + RF1.4x|270=Canon RF 600mm F11 IS STM + RF2x|271=Canon RF 800mm F11 IS STM|272=Canon RF 800mm F11 IS STM + RF1.4x|273=Canon RF 800mm F11 IS STM + RF2x|274=Canon RF 24-105mm F4-7.1 IS STM|275=Canon RF 100-500mm F4.5-7.1L IS USM|276=Canon RF 100-500mm F4.5-7.1L IS USM + RF1.4x|277=Canon RF 100-500mm F4.5-7.1L IS USM + RF2x|278=Canon RF 70-200mm F4L IS USM|279=Canon RF 100mm F2.8L MACRO IS USM|280=Canon RF 50mm F1.8 STM|281=Canon RF 14-35mm F4L IS USM|282=Canon RF-S 18-45mm F4.5-6.3 IS STM|283=Canon RF 100-400mm F5.6-8 IS USM|284=Canon RF 100-400mm F5.6-8 IS USM + RF1.4x|285=Canon RF 100-400mm F5.6-8 IS USM + RF2x|286=Canon RF-S 18-150mm F3.5-6.3 IS STM|287=Canon RF 24mm F1.8 MACRO IS STM|288=Canon RF 16mm F2.8 STM|289=Canon RF 400mm F2.8L IS USM|290=Canon RF 400mm F2.8L IS USM + RF1.4x|291=Canon RF 400mm F2.8L IS USM + RF2x|292=Canon RF 600mm F4L IS USM|293=Canon RF 600mm F4L IS USM + RF1.4x|294=Canon RF 600mm F4L IS USM + RF2x|295=Canon RF 800mm F5.6L IS USM|296=Canon RF 800mm F5.6L IS USM + RF1.4x|297=Canon RF 800mm F5.6L IS USM + RF2x|298=Canon RF 1200mm F8L IS USM|299=Canon RF 1200mm F8L IS USM + RF1.4x|300=Canon RF 1200mm F8L IS USM + RF2x|301=Canon RF 5.2mm F2.8L Dual Fisheye 3D VR|302=Canon RF 15-30mm F4.5-6.3 IS STM|303=Canon RF 135mm F1.8 L IS USM|304=Canon RF 24-50mm F4.5-6.3 IS STM|305=Canon RF-S 55-210mm F5-7.1 IS STM|306=Canon RF 100-300mm F2.8L IS USM|307=Canon RF 100-300mm F2.8L IS USM + RF1.4x|308=Canon RF 100-300mm F2.8L IS USM + RF2x|309=Canon RF 200-800mm F6.3-9 IS USM|310=Canon RF 200-800mm F6.3-9 IS USM + RF1.4x|311=Canon RF 200-800mm F6.3-9 IS USM + RF2x|312=Canon RF 10-20mm F4 L IS STM|313=Canon RF 28mm F2.8 STM|314=Canon RF 24-105mm F2.8 L IS USM Z|315=Canon RF-S 10-18mm F4.5-6.3 IS STM|316=Canon RF 35mm F1.4 L VCM|317=Canon RF-S 3.9mm F3.5 STM DUAL FISHEYE|318=Canon RF 28-70mm F2.8 IS STM|319=Canon RF 70-200mm F2.8 L IS USM Z|320=Canon RF 70-200mm F2.8 L IS USM Z + RF1.4x|321=Canon RF 70-200mm F2.8 L IS USM Z + RF2x|323=Canon RF 16-28mm F2.8 IS STM|324=Canon RF-S 14-30mm F4-6.3 IS STM PZ|325=Canon RF 50mm F1.4 L VCM|326=Canon RF 24mm F1.4 L VCM|327=Canon RF 20mm F1.4 L VCM|328=Canon RF 85mm F1.4 L VCM|330=Canon RF 45mm F1.2 STM|331=Canon RF 7-14mm F2.8-3.5 L FISHEYE STM|332=Canon RF 14mm F1.4 L VCM",
        format: .short),
      TagRow(
        0x10001, "FileNumber", format: .long, condition: "30D|400D|REBEL XTi|Kiss Digital X|K236",
        value: CanonValue.fileNumber30D, print: CanonValue.fileNumber30DWords),
      TagRow(0x20001, "ShutterCount", format: .long, condition: "order=MM"),
      TagRow(
        0x30001, "ShutterCount", format: .long, condition: "1D Mark II|1Ds Mark II",
        value: CanonValue.swapped),
    ])

  package static let canonCrop = TagTable(
    "CanonCropInfo", group: "Canon",
    [
      TagRow(0, "CropLeftMargin"),
      TagRow(1, "CropRightMargin"),
      TagRow(2, "CropTopMargin"),
      TagRow(3, "CropBottomMargin"),
    ])

  package static let canonAspect = TagTable(
    "CanonAspectInfo", group: "Canon",
    [
      TagRow(
        0, "AspectRatio",
        "0=3:2|1=1:1|2=4:3|7=16:9|8=4:5|12=3:2 (APS-H crop)|13=3:2 (APS-C crop)|258=4:3 crop"),
      TagRow(1, "CroppedImageWidth"),
      TagRow(2, "CroppedImageHeight"),
      TagRow(3, "CroppedImageLeft"),
      TagRow(4, "CroppedImageTop"),
    ])

  package static let canonSensor = TagTable(
    "CanonSensorInfo", group: "Canon",
    [
      TagRow(1, "SensorWidth"),
      TagRow(2, "SensorHeight"),
      TagRow(5, "SensorLeftBorder"),
      TagRow(6, "SensorTopBorder"),
      TagRow(7, "SensorRightBorder"),
      TagRow(8, "SensorBottomBorder"),
      TagRow(9, "BlackMaskLeftBorder"),
      TagRow(10, "BlackMaskTopBorder"),
      TagRow(11, "BlackMaskRightBorder"),
      TagRow(12, "BlackMaskBottomBorder"),
    ])

  package static let canonPreview = TagTable(
    "CanonPreviewImageInfo", group: "Canon",
    [
      TagRow(
        1, "PreviewQuality",
        "-1=n/a|1=Economy|2=Normal|3=Fine|4=RAW|5=Superfine|7=CRAW|130=Light (RAW)|131=Standard (RAW)"
      ),
      TagRow(2, "PreviewImageLength"),
      TagRow(3, "PreviewImageWidth"),
      TagRow(4, "PreviewImageHeight"),
      TagRow(5, "PreviewImageStart", value: Meaning.offsets, traits: .offset),
      TagRow(0x10000, "PreviewImage", traits: .binary),
    ])

  /// What stands where the note says that data for verification are. exiftool counts them among
  /// what follows from other tags.
  package static let canonDecision = TagTable(
    "CanonOriginalDecision", group: "Canon",
    [
      TagRow(0, "OriginalDecisionData", traits: [.binary, .notInExiftool]),
      TagRow(1, "OriginalDecisionData", traits: [.binary, .onlyInExiftool]),
      TagRow(0x83, "OriginalDecisionDataOffset"),
    ])

  package static let canonVignetting = TagTable(
    "CanonVignettingCorr", group: "Canon",
    [
      TagRow(0, "VignettingCorrVersion", format: .byte),
      TagRow(2, "PeripheralLighting", "0=Off|1=On"),
      TagRow(3, "DistortionCorrection", "0=Off|1=On"),
      TagRow(4, "ChromaticAberrationCorr", "0=Off|1=On"),
      TagRow(5, "ChromaticAberrationCorr", "0=Off|1=On"),
      TagRow(6, "PeripheralLightingValue"),
      TagRow(9, "DistortionCorrectionValue"),
      TagRow(11, "OriginalImageWidth"),
      TagRow(12, "OriginalImageHeight"),
    ])

  package static let canonVignettingUnknown = TagTable(
    "CanonVignettingCorrUnknown", group: "Canon",
    [
      TagRow(0, "VignettingCorrVersion", format: .byte)
    ])

  package static let canonVignetting2 = TagTable(
    "CanonVignettingCorr2", group: "Canon",
    [
      TagRow(5, "PeripheralLightingSetting", "0=Off|1=On"),
      TagRow(6, "ChromaticAberrationSetting", "0=Off|1=On"),
      TagRow(7, "DistortionCorrectionSetting", "0=Off|1=On"),
      TagRow(9, "DigitalLensOptimizerSetting", "0=Off|1=On"),
    ])

}
