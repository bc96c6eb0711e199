/// Pictures in FLIR's records; the last row of each is a picture as exiftool hands it out.
extension TagTable {
  package static let flirRaw = TagTable(
    "FLIRRawData", group: "FLIR",
    [
      TagRow(1, "RawThermalImageWidth"),
      TagRow(2, "RawThermalImageHeight"),
      TagRow(0x10010, "RawThermalImageType"),
      TagRow(0x20010, "RawThermalImage"),
      TagRow(0x30010, "RawThermalImage", traits: .onlyInExiftool),
    ])

  package static let flirGain = TagTable(
    "FLIRGainDeadData", group: "FLIR",
    [
      TagRow(1, "GainDeadMapImageWidth"),
      TagRow(2, "GainDeadMapImageHeight"),
      TagRow(0x10010, "GainDeadMapImageType"),
      TagRow(0x20010, "GainDeadMapImage"),
      TagRow(0x30010, "GainDeadMapImage", traits: .onlyInExiftool),
    ])

  package static let flirCoarse = TagTable(
    "FLIRCoarseData", group: "FLIR",
    [
      TagRow(1, "CoarseMapImageWidth"),
      TagRow(2, "CoarseMapImageHeight"),
      TagRow(0x10010, "CoarseMapImageType"),
      TagRow(0x20010, "CoarseMapImage"),
      TagRow(0x30010, "CoarseMapImage", traits: .onlyInExiftool),
    ])

  package static let flirPaint = TagTable(
    "FLIRPaintData", group: "FLIR",
    [
      TagRow(5, "PaintImageWidth"),
      TagRow(6, "PaintImageHeight"),
      TagRow(0x10014, "PaintImageType"),
      TagRow(0x20014, "PaintImage"),
      TagRow(0x30014, "PaintImage", traits: .onlyInExiftool),
    ])

  package static let flirEmbedded = TagTable(
    "FLIREmbeddedImage", group: "FLIR",
    [
      TagRow(1, "EmbeddedImageWidth"),
      TagRow(2, "EmbeddedImageHeight"),
      TagRow(0x10010, "EmbeddedImageType"),
      TagRow(0x20010, "EmbeddedImage"),
    ])
}
