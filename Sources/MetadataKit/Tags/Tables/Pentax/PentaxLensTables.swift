/// What Pentax's cameras keep of the lens.
extension TagTable {
  package static let pentaxLens = TagTable(
    "PentaxLensRec", group: "Pentax",
    [
      TagRow(
        0, "LensType", PentaxLenses.labels, count: 2, print: PentaxValue.lens, traits: .yields),
      TagRow(3, "ExtenderStatus", "0=Not attached|1=Attached"),
    ])

  package static let pentaxLens1 = TagTable(
    "PentaxLensInfo", group: "Pentax",
    [
      TagRow(
        0, "LensType", PentaxLenses.labels, count: 2, print: PentaxValue.lens, traits: .yields),
      TagRow(3, "LensData", traits: .structural),
    ])

  package static let pentaxLens2 = TagTable(
    "PentaxLensInfo2", group: "Pentax",
    [
      TagRow(
        0, "LensType", PentaxLenses.labels, count: 4, value: PentaxValue.lensNumbers,
        print: PentaxValue.lens, traits: .yields),
      TagRow(4, "LensData", traits: .structural),
    ])

  package static let pentaxLens3 = TagTable(
    "PentaxLensInfo3", group: "Pentax",
    [
      TagRow(
        1, "LensType", PentaxLenses.labels, count: 4, value: PentaxValue.lensNumbers,
        print: PentaxValue.lens, traits: .yields),
      TagRow(13, "LensData", traits: .structural),
    ])

  package static let pentaxLens4 = TagTable(
    "PentaxLensInfo4", group: "Pentax",
    [
      TagRow(
        1, "LensType", PentaxLenses.labels, count: 4, value: PentaxValue.lensNumbers,
        print: PentaxValue.lens, traits: .yields),
      TagRow(12, "LensData", traits: .structural),
    ])

  package static let pentaxLens5 = TagTable(
    "PentaxLensInfo5", group: "Pentax",
    [
      TagRow(
        1, "LensType", PentaxLenses.labels, count: 5, value: PentaxValue.lensNumbers5,
        print: PentaxValue.lens, traits: .yields),
      TagRow(15, "LensData", traits: .structural),
    ])

  package static let pentaxLensData = TagTable(
    "PentaxLensData", group: "Pentax",
    [
      TagRow(1, "LensKind", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(2, "LC1", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(
        3, "MinFocusDistance",
        "0=0.13-0.19 m|1=0.20-0.24 m|2=0.25-0.28 m|3=0.28-0.30 m|4=0.35-0.38 m|5=0.40-0.45 m|6=0.49-0.50 m|7=0.6 m|8=0.7 m|9=0.8-0.9 m|10=1.0 m|11=1.1-1.2 m|12=1.4-1.5 m|13=1.5 m|14=2.0 m|15=2.0-2.1 m|16=2.1 m|17=2.2-2.9 m|18=3.0 m|19=4-5 m|20=5.6 m",
        value: BitField.fiveFrom3),
      TagRow(4, "LC3", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(5, "LC4", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(6, "LC5", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(7, "LC6", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(8, "LC7", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(
        9, "LensFocalLength", condition: "!645Z", value: PentaxValue.focalLength,
        print: Wording.convertedLength, traits: .yields),
      TagRow(
        10, "NominalMaxAperture", value: PentaxValue.nominalMaximum, print: Wording.convertedTenth),
      TagRow(11, "LC10", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(12, "LC11", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(13, "LC12", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(15, "LC14", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(16, "LC15", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(0x10009, "LC8", print: PentaxValue.hexadecimalByte, traits: .unknown),
      TagRow(0x1000000, "AutoAperture", "0=On|1=Off", condition: "!count=91", value: BitField.low1),
      TagRow(
        0x1000003, "FocusRangeIndex",
        "0=5|1=4|2=6 (far)|3=7 (very far)|4=2|5=3|6=1 (close)|7=0 (very close)",
        value: BitField.low3),
      TagRow(
        0x100000a, "NominalMinAperture", value: PentaxValue.nominalMinimum,
        print: Wording.convertedWhole),
      TagRow(
        0x100000e, "MaxAperture", condition: "%128>1", value: PentaxValue.maximumAperture,
        print: Wording.convertedTenth),
      TagRow(
        0x2000000, "MinAperture", "0=22|1=32|2=45|3=16", condition: "!count=91",
        value: BitField.twoFrom1),
      TagRow(0x3000000, "LensFStops", condition: "!count=91", value: PentaxValue.stops),
    ])

  package static let pentaxLensQ = TagTable(
    "PentaxLensInfoQ", group: "Pentax",
    [
      TagRow(12, "LensModel", format: .ascii, count: 30),
      TagRow(42, "LensInfo", format: .ascii, count: 20, value: PentaxValue.lensInfo),
    ])

  package static let pentaxLensCorrection = TagTable(
    "PentaxLensCorr", group: "Pentax",
    [
      TagRow(0, "DistortionCorrection", "0=Off|1=On"),
      TagRow(1, "ChromaticAberrationCorrection", "0=Off|1=On"),
      TagRow(2, "PeripheralIlluminationCorr", "0=Off|1=On"),
      TagRow(3, "DiffractionCorrection", "0=Off|16=On"),
    ])
}
