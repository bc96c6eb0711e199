/// The lens and its corrections, enciphered; numbers are byte positions.
extension TagTable {
  /// Of cameras up to 2013.
  package static let sonyTag9405a = TagTable(
    "SonyTag9405a", group: "Sony", yields: true,
    [
      TagRow(
        0x600, "DistortionCorrParamsPresent", "0=No|1=Yes", condition: "!DSC-*|Stellar*"),
      TagRow(0x601, "DistortionCorrection", "0=None|1=Applied"),
      TagRow(
        0x603, "LensFormat", "0=Unknown|1=APS-C|2=Full-frame", condition: "!DSC-*|Stellar*"),
      TagRow(
        0x604, "LensMount", "0=Unknown|1=A-mount|2=E-mount", condition: "!DSC-*|Stellar*"),
      TagRow(
        0x605, "LensType2", SonyLenses.eMount, format: .short, condition: "@1540=2"
      ),
      TagRow(
        0x608, "LensType", SonyLenses.aMount, format: .short, condition: "@1540=1",
        print: MinoltaValue.lens),
      TagRow(
        0x64a, "VignettingCorrParams", format: .signedShort, count: 16,
        condition: "!DSC-*|Stellar*"),
      TagRow(
        0x66a, "ChromaticAberrationCorrParams", format: .signedShort, count: 32,
        condition: "!DSC-*|Stellar*"),
      TagRow(
        0x6ca, "DistortionCorrParams", format: .signedShort, count: 16,
        condition: "!DSC-*|Stellar*"),
    ])

  /// Of cameras up to 2020.
  package static let sonyTag9405b = TagTable(
    "SonyTag9405b", group: "Sony", yields: true,
    [
      TagRow(
        0x4, "SonyISO", format: .short, value: SonyValue.speed, print: Wording.convertedWhole),
      TagRow(
        0x6, "BaseISO", format: .short, value: SonyValue.speed, print: Wording.convertedWhole),
      TagRow(
        0xa, "StopsAboveBaseISO", format: .short, value: SonyValue.stops,
        print: SonyValue.digitUnlessZero),
      TagRow(
        0xe, "SonyExposureTime2", format: .short, value: SonyValue.time,
        print: MinoltaValue.bulbWords),
      TagRow(
        0x10, "ExposureTime", format: .short, count: 2, value: SonyValue.ratio,
        print: MinoltaValue.bulbWords),
      TagRow(
        0x14, "SonyFNumber", format: .short, condition: "!DSC-*|ZV-*", value: SonyValue.fNumber,
        print: Wording.convertedTenth),
      TagRow(
        0x16, "SonyMaxApertureValue", format: .short, value: SonyValue.fNumber,
        print: Wording.convertedTenth),
      TagRow(
        0x24, "SequenceImageNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x34, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x3e, "SonyImageWidthMax", format: .short),
      TagRow(0x40, "SonyImageHeightMax", format: .short),
      TagRow(0x42, "HighISONoiseReduction", "0=Off|1=Low|2=Normal|3=High"),
      TagRow(0x44, "LongExposureNoiseReduction", "0=Off|1=On"),
      TagRow(0x46, "PictureEffect2", SonyLabels.pictureEffects),
      TagRow(0x48, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(
        0x4a, "CreativeStyle",
        "0=Standard|1=Vivid|2=Neutral|3=Portrait|4=Landscape|5=B&W|6=Clear|7=Deep|8=Light|9=Sunset|10=Night View/Portrait|11=Autumn Leaves|13=Sepia|15=FL|16=VV2|17=IN|18=SH|255=Off"
      ),
      TagRow(0x52, "Sharpness", format: .signedByte, print: Wording.convertedPlus),
      TagRow(
        0x5a, "DistortionCorrParamsPresent", "0=No|1=Yes", condition: "!DSC-*"),
      TagRow(0x5b, "DistortionCorrection", "0=None|1=Applied"),
      TagRow(
        0x5d, "LensFormat", "0=Unknown|1=APS-C|2=Full-frame", condition: "!DSC-*"),
      TagRow(
        0x5e, "LensMount", "0=Unknown|1=A-mount|2=E-mount", condition: "!DSC-*"),
      TagRow(
        0x60, "LensType2", SonyLenses.eMount, format: .short, condition: "@94=2"),
      TagRow(
        0x62, "LensType", SonyLenses.aMount, format: .short, condition: "@94=1",
        print: MinoltaValue.lens),
      TagRow(
        0x64, "DistortionCorrParams", format: .signedShort, count: 16, condition: "!DSC-*"),
      TagRow(
        0x342, "LensZoomPosition", format: .short,
        condition:
          "!ILCA-*|ILCE-7RM2*|ILCE-7M3*|ILCE-7RM3*|ILCE-7RM4*|ILCE-7SM2*|ILCE-6100*|ILCE-6300*|ILCE-6400*|ILCE-6500*|ILCE-6600*|ILCE-7C*|ILCE-9*|DSC-HX80*|DSC-HX90V*|DSC-HX99*|DSC-RX0*|DSC-RX10M2*|DSC-RX10M3*|DSC-RX10M4*|DSC-RX100M4*|DSC-RX100M5*|DSC-RX100M6*|DSC-RX100M7*|DSC-WX500*|ZV-*",
        print: SonyValue.zoomPosition),
      TagRow(
        0x34a, "VignettingCorrParams", format: .signedShort, count: 16,
        condition:
          "ILCA-68|ILCA-77M2|ILCE-5000|ILCE-5100|ILCE-6000|ILCE-7|ILCE-7R|ILCE-7S|ILCE-QX1|Lusso"),
      TagRow(
        0x34e, "LensZoomPosition", format: .short,
        condition:
          "DSC-RX100M5*|DSC-RX100M6*|DSC-RX100M7*|DSC-RX10M4*|DSC-HX99*|ILCE-6100*|ILCE-6400*|ILCE-6600*|ILCE-7C*|ILCE-7M3*|ILCE-7RM3*|ILCE-7RM4*|ILCE-9M2*|ZV-E10*",
        print: SonyValue.zoomPosition),
      TagRow(
        0x350, "VignettingCorrParams", format: .signedShort, count: 16, condition: "ILCE-7M2*"),
      TagRow(
        0x35a, "LensZoomPosition", format: .short,
        condition:
          "ILCE-7RM2*|ILCE-7SM2*|DSC-HX80*|DSC-HX90V*|DSC-RX10M2*|DSC-RX10M3*|DSC-RX100M4*|DSC-WX500*",
        print: SonyValue.zoomPosition),
      TagRow(
        0x35c, "VignettingCorrParams", format: .signedShort, count: 16,
        condition:
          "ILCA-99M2*|ILCE-6100*|ILCE-6400*|ILCE-6500*|ILCE-6600*|ILCE-7C*|ILCE-7M3*|ILCE-7RM3*|ILCE-7RM4*|ILCE-9*|ZV-E10*"
      ),
      TagRow(
        0x368, "VignettingCorrParams", format: .signedShort, count: 16,
        condition: "ILCE-6300*|ILCE-7RM2*|ILCE-7SM2*"),
      TagRow(
        0x37c, "ChromaticAberrationCorrParams", format: .signedShort, count: 32,
        condition:
          "ILCA-68|ILCA-77M2|ILCE-5000|ILCE-5100|ILCE-6000|ILCE-7|ILCE-7R|ILCE-7S|ILCE-QX1|Lusso"),
      TagRow(
        0x384, "ChromaticAberrationCorrParams", format: .signedShort, count: 32,
        condition: "ILCE-7M2*"),
      TagRow(
        0x39c, "ChromaticAberrationCorrParams", format: .signedShort, count: 32,
        condition: "ILCE-6300*|ILCE-7RM2*|ILCE-7SM2*"),
      TagRow(
        0x3b0, "ChromaticAberrationCorrParams", format: .signedShort, count: 32,
        condition: "ILCA-99M2*|ILCE-6500*"),
      TagRow(
        0x3b8, "ChromaticAberrationCorrParams", format: .signedShort, count: 32,
        condition:
          "ILCE-6100*|ILCE-6400*|ILCE-6600*|ILCE-7C*|ILCE-7M3*|ILCE-7RM3*|ILCE-7RM4*|ILCE-9*|ZV-E10*"
      ),
    ])

  /// The lens on the E-mount.
  package static let sonyTag940c = TagTable(
    "SonyTag940c", group: "Sony",
    [
      TagRow(0x8, "LensMount2", "0=Unknown|1=A-mount (1)|4=E-mount|5=A-mount (5)"),
      TagRow(
        0x9, "LensType3", SonyLenses.eMount, format: .short, condition: "!@8=0?.>0&!@8=0?!.>32783"),
      TagRow(0xb, "CameraE-mountVersion", format: .short, print: SonyValue.mountVersion),
      TagRow(
        0xd, "LensE-mountVersion", format: .short, condition: "!@8=0", print: SonyValue.mountVersion
      ),
      TagRow(
        0x14, "LensFirmwareVersion", format: .short, condition: "!@8=0",
        print: SonyValue.lensVersion),
    ])
}
