extension TagTable {
  /// How distortion is corrected: numbers are places.
  package static let nikonDistortionInfo = TagTable(
    "NikonDistortionInfo", group: "Nikon",
    [
      TagRow(0, "DistortionCorrectionVersion", format: .ascii, count: 4),
      TagRow(
        4, "DistortionCorrection",
        "0=No Lens Attached|1=On (Optional)|2=Off|3=On (Required)"),
      TagRow(
        0x14, "RadialDistortionCoefficient1", format: .signedRational,
        print: NikonValue.fiveDecimals),
      TagRow(
        0x1c, "RadialDistortionCoefficient2", format: .signedRational,
        print: NikonValue.fiveDecimals),
      TagRow(
        0x24, "RadialDistortionCoefficient3", format: .signedRational,
        print: NikonValue.fiveDecimals),
    ])

  /// How darker corners are corrected: numbers are places.
  package static let nikonVignetteInfo = TagTable(
    "NikonVignetteInfo", group: "Nikon",
    [
      TagRow(0, "VignetteCorrectionVersion", format: .ascii, count: 4),
      TagRow(
        0x24, "VignetteCoefficient1", format: .signedRational, print: NikonValue.fiveDecimals),
      TagRow(
        0x34, "VignetteCoefficient2", format: .signedRational, print: NikonValue.fiveDecimals),
      TagRow(
        0x44, "VignetteCoefficient3", format: .signedRational, print: NikonValue.fiveDecimals),
    ])
}
