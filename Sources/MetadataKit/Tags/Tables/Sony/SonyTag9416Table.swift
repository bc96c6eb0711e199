/// Exposure and corrections, enciphered, of cameras since the A7SM3.
extension TagTable {
  /// Numbers are byte positions.
  package static let sonyTag9416 = TagTable(
    "SonyTag9416", group: "Sony",
    [
      TagRow(0x4, "SonyISO", format: .short, value: SonyValue.speed, print: Wording.convertedWhole),
      TagRow(
        0x6, "StopsAboveBaseISO", format: .short, value: SonyValue.stops,
        print: SonyValue.digitUnlessZero),
      TagRow(
        0xa, "SonyExposureTime2", format: .short, value: SonyValue.time,
        print: MinoltaValue.bulbWords),
      TagRow(
        0xc, "ExposureTime", format: .short, count: 2, value: SonyValue.ratio,
        print: MinoltaValue.bulbWords),
      TagRow(
        0x10, "SonyFNumber2", format: .short, value: SonyValue.fNumber,
        print: Wording.convertedTenth
      ),
      TagRow(
        0x12, "SonyMaxApertureValue", format: .short, value: SonyValue.fNumber,
        print: Wording.convertedTenth),
      TagRow(0x1d, "SequenceImageNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x2b, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x35, "ExposureProgram", SonyLabels.exposureProgram, traits: .yields),
      TagRow(
        0x37, "CreativeStyle",
        "0=Standard|1=Vivid|2=Neutral|3=Portrait|4=Landscape|5=B&W|6=Clear|7=Deep|8=Light|9=Sunset|10=Night View/Portrait|11=Autumn Leaves|13=Sepia|15=FL|16=VV2|17=IN|18=SH|19=FL2|20=FL3|255=Off"
      ),
      TagRow(0x48, "LensMount", "0=Unknown|1=A-mount|2=E-mount|3=A-mount (3)", condition: "!DSC-*"),
      TagRow(0x49, "LensFormat", "0=Unknown|1=APS-C|2=Full-frame", condition: "!DSC-*"),
      TagRow(0x4a, "LensMount", "0=Unknown|1=A-mount|2=E-mount", condition: "!DSC-*"),
      TagRow(0x4b, "LensType2", SonyLenses.eMount, format: .short, condition: "@74=2"),
      TagRow(
        0x4d, "LensType", SonyLenses.aMount, format: .short, condition: "@74=1",
        print: MinoltaValue.lens, traits: .yields),
      TagRow(0x4f, "DistortionCorrParams", format: .signedShort, count: 16),
      TagRow(0x70, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(
        0x71, "FocalLength", format: .short, value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x73, "MinFocalLength", format: .short, value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x75, "MaxFocalLength", format: .short, condition: "!.=0", value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(0x702, "VignettingCorrParams", format: .signedShort, count: 32, condition: "ILCE-7M5"),
      TagRow(0x74a, "APS-CSizeCapture", "0=Off|1=On", condition: "ILCE-7M5*"),
      TagRow(
        0x83b, "ChromaticAberrationCorrParams", format: .signedShort, count: 32,
        condition: "ILCE-7M5*"),
      TagRow(
        0x88f, "VignettingCorrParams", format: .signedShort, count: 16,
        condition: "ILCE-1|ILCE-7SM3|ILME-FX3A|ILME-FX3"),
      TagRow(
        0x891, "VignettingCorrParams", format: .signedShort, count: 16, condition: "ILCE-7M4*"),
      TagRow(
        0x89d, "VignettingCorrParams", format: .signedShort, count: 32,
        condition:
          "ILCE-1M2|ILCE-6700|ILCE-7CM2|ILCE-7CR|ILCE-7RM5|ILME-FX2|ILME-FX30|ZV-E1|ZV-E10M2"),
      TagRow(
        0x8b5, "APS-CSizeCapture", "0=Off|1=On", condition: "ILCE-1|ILCE-7SM3|ILME-FX3A|ILME-FX3"),
      TagRow(0x8b7, "APS-CSizeCapture", "0=Off|1=On", condition: "ILCE-7M4*"),
      TagRow(
        0x8e5, "APS-CSizeCapture", "0=Off|1=On",
        condition: "ILCE-1M2|ILCE-7CM2|ILCE-7CR|ILCE-7RM5|ZV-E1"),
      TagRow(
        0x914, "ChromaticAberrationCorrParams", format: .signedShort, count: 32,
        condition: "ILCE-1|ILCE-7SM3|ILME-FX3A|ILME-FX3"),
      TagRow(
        0x916, "ChromaticAberrationCorrParams", format: .signedShort, count: 32,
        condition: "ILCE-7M4*"),
      TagRow(
        0x945, "ChromaticAberrationCorrParams", format: .signedShort, count: 32,
        condition:
          "ILCE-1M2|ILCE-6700|ILCE-7CM2|ILCE-7CR|ILCE-7RM5|ILME-FX2|ILME-FX30|ZV-E1|ZV-E10M2"),
    ])
}
