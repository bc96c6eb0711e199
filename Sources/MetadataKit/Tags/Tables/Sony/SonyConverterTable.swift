extension TagTable {
  /// What Sony's Image Data Converter did to a raw file, and to each of the versions in it.
  package static let sonyConverter = TagTable(
    "SonyIDC", group: "SonyIDC", isTIFF: true,
    [
      TagRow(0x201, "IDCPreviewStart", value: Meaning.offsets, traits: .offset),
      TagRow(0x202, "IDCPreviewLength"),
      TagRow(
        0x8000, "IDCCreativeStyle",
        "1=Camera Setting|2=Standard|3=Real|4=Vivid|5=Adobe RGB|6=A100 Standard|7=Neutral|8=Portrait|9=Landscape|10=Clear|11=Deep|12=Light|13=Sunset|14=Night View|15=Autumn Leaves|16=B&W|17=Sepia"
      ),
      TagRow(0x8001, "CreativeStyleWasChanged", "0=No|1=Yes"),
      TagRow(
        0x8002, "PresetWhiteBalance",
        "1=Camera Setting|2=Color Temperature|3=Specify Gray Point|4=Daylight|5=Cloudy|6=Shade|7=Cool White Fluorescent|8=Day Light Fluorescent|9=Day White Fluorescent|10=Warm White Fluorescent|11=Tungsten|12=Flash|13=Auto"
      ),
      TagRow(0x8013, "ColorTemperatureAdj"),
      TagRow(0x8014, "PresetWhiteBalanceAdj"),
      TagRow(0x8015, "ColorCorrection"),
      TagRow(0x8016, "SaturationAdj"),
      TagRow(0x8017, "ContrastAdj"),
      TagRow(0x8018, "BrightnessAdj", print: brightness),
      TagRow(0x8019, "HueAdj"),
      TagRow(0x801a, "SharpnessAdj"),
      TagRow(0x801b, "SharpnessOvershoot"),
      TagRow(0x801c, "SharpnessUndershoot"),
      TagRow(0x801d, "SharpnessThreshold"),
      TagRow(0x801e, "NoiseReductionMode", "0=Off|1=On"),
      TagRow(0x8021, "GrayPoint"),
      TagRow(0x8022, "D-RangeOptimizerMode", "0=Off|1=Auto|2=Manual"),
      TagRow(0x8023, "D-RangeOptimizerValue"),
      TagRow(0x8024, "D-RangeOptimizerHighlight"),
      TagRow(0x8026, "HighlightColorDistortReduct", "0=Standard|1=Advanced"),
      TagRow(0x8027, "NoiseReductionValue", value: halfAbove50),
      TagRow(0x8028, "EdgeNoiseReduction", value: halfAbove50),
      TagRow(0x8029, "ColorNoiseReduction", value: halfAbove50),
      TagRow(0x802d, "D-RangeOptimizerShadow"),
      TagRow(0x8030, "PeripheralIllumCentralRadius"),
      TagRow(0x8031, "PeripheralIllumCentralValue"),
      TagRow(0x8032, "PeripheralIllumPeriphValue"),
      TagRow(0x8040, "DistortionCompensation", "-1=n/a|1=On|2=Off"),
      TagRow(0x9000, "ToneCurveBrightnessX"),
      TagRow(0x9001, "ToneCurveRedX"),
      TagRow(0x9002, "ToneCurveGreenX"),
      TagRow(0x9003, "ToneCurveBlueX"),
      TagRow(0x9004, "ToneCurveBrightnessY"),
      TagRow(0x9005, "ToneCurveRedY"),
      TagRow(0x9006, "ToneCurveGreenY"),
      TagRow(0x9007, "ToneCurveBlueY"),
      TagRow(0x900d, "ChromaticAberrationCorrection", "1=On|2=Off"),
      TagRow(0x900e, "InclinationCorrection", "0=Off|1=On"),
      TagRow(0x900f, "InclinationAngle", print: angle),
      TagRow(0x9010, "Cropping", "0=Off|1=On"),
      TagRow(0x9011, "CropArea"),
      TagRow(0x9012, "PreviewImageSize"),
      TagRow(0x9013, "PxShiftPeriphEdgeNR", "0=Off|1=On"),
      TagRow(0x9014, "PxShiftPeriphEdgeNRValue", print: Wording.tenths),
      TagRow(0x9017, "WhitesAdj"),
      TagRow(0x9018, "BlacksAdj"),
      TagRow(0x9019, "HighlightsAdj"),
      TagRow(0x901a, "ShadowsAdj"),
      TagRow(0xd000, "CurrentVersion"),
      TagRow(0xd001, "VersionIFD", traits: .structural),
      TagRow(0xd100, "VersionCreateDate"),
      TagRow(0xd101, "VersionModifyDate"),
      TagRow(0x10000, "IDCPreviewImage", traits: .binary),
    ])
}

@Sendable private func brightness(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(tag.loose / 300, fractionDigits: 2)
}

@Sendable private func halfAbove50(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(number: (tag.loose + 100) / 2)
}

@Sendable private func angle(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(tag.loose / 1000, fractionDigits: 1)
  text.append(" deg")
}
