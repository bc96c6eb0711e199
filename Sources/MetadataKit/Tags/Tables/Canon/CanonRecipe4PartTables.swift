/// Values of the directory of Canon's Digital Photo Professional 4 that are structures: numbers are
/// positions of numbers of 32 bits, or 64.
extension TagTable {
  package static let canonRecipe4Header = TagTable(
    "CanonDR4-Header", group: "CanonDR4",
    [TagRow(3, "DR4CameraModel", CanonModels.labels, traits: .hexadecimal)])

  package static let canonRecipe4Curve = TagTable(
    "CanonDR4-ToneCurve", group: "CanonDR4",
    [
      TagRow(0x0, "ToneCurveColorSpace", "0=RGB|1=Luminance"),
      TagRow(0x1, "ToneCurveShape", "0=Curve|1=Straight"),
      TagRow(0x3, "ToneCurveInputRange", count: 2),
      TagRow(0x5, "ToneCurveOutputRange", count: 2),
      TagRow(0x7, "RGBCurvePoints", count: 21, print: CanonRecipeValue.curve),
      TagRow(0xa, "ToneCurveX"),
      TagRow(0xb, "ToneCurveY"),
      TagRow(0x2d, "RedCurvePoints", count: 21, print: CanonRecipeValue.curve),
      TagRow(0x53, "GreenCurvePoints", count: 21, print: CanonRecipeValue.curve),
      TagRow(0x79, "BlueCurvePoints", count: 21, print: CanonRecipeValue.curve),
    ])

  package static let canonRecipe4Gamma = TagTable(
    "CanonDR4-Gamma", group: "CanonDR4",
    [
      TagRow(0x2, "GammaContrast"),
      TagRow(0x3, "GammaColorTone"),
      TagRow(0x4, "GammaSaturation"),
      TagRow(0x5, "GammaUnsharpMaskStrength"),
      TagRow(0x6, "GammaUnsharpMaskFineness"),
      TagRow(0x7, "GammaUnsharpMaskThreshold"),
      TagRow(0x8, "GammaSharpnessStrength"),
      TagRow(0x9, "GammaShadow"),
      TagRow(0xa, "GammaHighlight"),
      TagRow(
        0xc, "GammaBlackPoint", value: CanonRecipeValue.blackPoint,
        print: CanonRecipeValue.pointWords),
      TagRow(
        0xd, "GammaWhitePoint", value: CanonRecipeValue.whitePoint,
        print: CanonRecipeValue.pointWords),
      TagRow(
        0xe, "GammaMidPoint", value: CanonRecipeValue.middlePoint,
        print: CanonRecipeValue.pointWords),
      TagRow(0xf, "GammaCurveOutputRange", count: 2),
    ])

  package static let canonRecipe4Crop = TagTable(
    "CanonDR4-Crop", group: "CanonDR4",
    [
      TagRow(0, "CropActive", "0=No|1=Yes"),
      TagRow(1, "CropRotatedOriginalWidth"),
      TagRow(2, "CropRotatedOriginalHeight"),
      TagRow(3, "CropX"),
      TagRow(4, "CropY"),
      TagRow(5, "CropWidth"),
      TagRow(6, "CropHeight"),
      TagRow(7, "CropRotation"),
      TagRow(8, "CropAngle", format: .double, print: CanonRecipeValue.sevenDigits),
      TagRow(10, "CropOriginalWidth"),
      TagRow(11, "CropOriginalHeight"),
    ])

  package static let canonRecipe4Stamps = TagTable(
    "CanonDR4-Stamps", group: "CanonDR4", [TagRow(2, "StampToolCount")])

  package static let canonRecipe4Dust = TagTable(
    "CanonDR4-Dust", group: "CanonDR4",
    [TagRow(2, "DustDeleteApplied", "0=No|1=Yes")])
}
