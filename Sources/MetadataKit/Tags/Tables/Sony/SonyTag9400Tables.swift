/// Sequences, enciphered; numbers are byte positions.
extension TagTable {
  /// Of cameras up to 2012.
  package static let sonyTag9400a = TagTable(
    "SonyTag9400a", group: "Sony",
    [
      TagRow(0x8, "SequenceImageNumber", format: .long, value: Meaning.oneMore),
      TagRow(0xc, "SequenceFileNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x10, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(
        0x12, "DigitalZoom", "0=No|1=Yes",
        condition:
          "!SLT-A65V|SLT-A65|SLT-A77V|SLT-A77|NEX-5N|NEX-7|NEX-VG20E|Lunar|DSC-HX10V|DSC-HX20V|DSC-HX200V|DSC-TX20|DSC-TX55|DSC-TX300V|DSC-WX30|DSC-WX70"
      ),
      TagRow(0x1a, "ShotNumberSincePowerUp", format: .long),
      TagRow(
        0x22, "SequenceLength",
        "0=Continuous|1=1 shot|2=2 shots|3=3 shots|4=4 shots|5=5 shots|6=6 shots|10=10 shots|100=Continuous - iSweep Panorama|200=Continuous - Sweep Panorama"
      ),
      TagRow(
        0x28, "CameraOrientation",
        "1=Horizontal (normal)|3=Rotate 180|6=Rotate 90 CW|8=Rotate 270 CW"),
      TagRow(0x29, "Quality2", "0=JPEG|1=RAW|2=RAW + JPEG|3=JPEG + MPO"),
      TagRow(
        0x44, "SonyImageHeight", format: .short,
        condition: "SLT-*|HV*|NEX-*|Lunar*|DSC-RX*|Stellar*", print: SonyValue.imageHeight),
      TagRow(
        0x52, "ModelReleaseYear", format: .byte,
        condition: "SLT-*|HV*|NEX-*|Lunar*|DSC-RX*|Stellar*", print: SonyValue.year),
    ])

  /// Of cameras of 2013.
  package static let sonyTag9400b = TagTable(
    "SonyTag9400b", group: "Sony",
    [
      TagRow(0x8, "SequenceImageNumber", format: .long, value: Meaning.oneMore),
      TagRow(0xc, "SequenceFileNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x10, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x12, "DigitalZoom", "0=No|1=Yes"),
      TagRow(0x16, "ShotNumberSincePowerUp", format: .long),
      TagRow(
        0x1e, "SequenceLength",
        "0=Continuous|1=1 shot|2=2 shots|3=3 shots|4=4 shots|5=5 shots|6=6 shots|10=10 shots|100=Continuous - iSweep Panorama|200=Continuous - Sweep Panorama"
      ),
      TagRow(
        0x24, "CameraOrientation",
        "1=Horizontal (normal)|3=Rotate 180|6=Rotate 90 CW|8=Rotate 270 CW"),
      TagRow(0x25, "Quality2", "0=JPEG|1=RAW|2=RAW + JPEG|3=JPEG + MPO"),
      TagRow(0x3f, "SonyImageHeight", format: .short, print: SonyValue.imageHeight),
      TagRow(0x46, "ModelReleaseYear", format: .byte, print: SonyValue.year),
    ])

  /// Of later cameras.
  package static let sonyTag9400c = TagTable(
    "SonyTag9400c", group: "Sony",
    [
      TagRow(0x9, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(
        0xa, "ShotNumberSincePowerUp", format: .long,
        condition:
          "ILCA-68|ILCA-77M2|ILCA-99M2|ILCE-5000|ILCE-5100|ILCE-6000|ILCE-6300|ILCE-6500|ILCE-7|ILCE-7M2|ILCE-7R|ILCE-7RM2|ILCE-7S|ILCE-7SM2|ILCE-QX1|DSC-HX350|DSC-HX400V|DSC-HX60V|DSC-HX80|DSC-HX90|DSC-HX90V|DSC-QX30|DSC-RX0|DSC-RX1RM2|DSC-RX10|DSC-RX10M2|DSC-RX10M3|DSC-RX100M3|DSC-RX100M4|DSC-RX100M5|DSC-WX220|DSC-WX350|DSC-WX500"
      ),
      TagRow(0x12, "SequenceImageNumber", format: .long, value: Meaning.oneMore),
      TagRow(
        0x16, "SequenceLength",
        "0=Continuous|1=1 shot|2=2 shots|3=3 shots|4=4 shots|5=5 shots|6=6 shots|7=7 shots|9=9 shots|10=10 shots|12=12 shots|16=16 shots|100=Continuous - iSweep Panorama|200=Continuous - Sweep Panorama"
      ),
      TagRow(0x1a, "SequenceFileNumber", format: .long, value: Meaning.oneMore),
      TagRow(
        0x1e, "SequenceLength",
        "0=Continuous|1=1 file|2=2 files|3=3 files|5=5 files|7=7 files|9=9 files|10=10 files"),
      TagRow(
        0x29, "CameraOrientation",
        "1=Horizontal (normal)|3=Rotate 180|6=Rotate 90 CW|8=Rotate 270 CW"),
      TagRow(
        0x2a, "Quality2", "0=JPEG|1=RAW|2=RAW + JPEG|3=JPEG + MPO",
        condition:
          "!DSC-RX1RM3|ILCE-1|ILCE-1M2|ILCE-6700|ILCE-7CM2|ILCE-7CR|ILCE-7M4|ILCE-7M5|ILCE-7RM5|ILCE-7SM3|ILCE-9M3|ILME-FX2|ILME-FX3A|ILME-FX3|ILME-FX30|ZV-E1|ZV-E10M2"
      ),
      TagRow(
        0x53, "ModelReleaseYear", format: .byte,
        condition:
          "!DSC-RX1RM3|ILCE-1|ILCE-6700|ILCE-7CM2|ILCE-7CR|ILCE-7M4|ILCE-7M5|ILCE-7RM5|ILCE-7SM3|ILCE-9M3|ILME-FX2|ILME-FX3A|ILME-FX3|ILME-FX30|ZV-E1|ZV-E10M2",
        print: SonyValue.year),
      TagRow(
        0x133, "ShutterType", "7=Electronic|23=Mechanical",
        condition:
          "DSC-HX350|DSC-HX400V|DSC-HX60V|DSC-HX80|DSC-HX90|DSC-HX90V|DSC-QX30|DSC-RX10|DSC-RX10M2|DSC-RX10M3|DSC-RX100M3|DSC-RX100M4"
      ),
      TagRow(
        0x139, "ShutterType", "7=Electronic|23=Mechanical",
        condition:
          "DSC-HX95|DSC-HX99|DSC-RX0|DSC-RX0M2|DSC-RX10M4|DSC-RX100M5|DSC-RX100M5A|DSC-RX100M6"),
      TagRow(
        0x13f, "ShutterType", "7=Electronic|23=Mechanical",
        condition: "DSC-RX100M7A|DSC-RX100M7|ZV-1A|ZV-1|ZV-1F|ZV-1M2"),
      TagRow(0x1002a, "Quality2", "1=JPEG|2=RAW|3=RAW + JPEG|4=HEIF|6=RAW + HEIF"),
    ])

  /// Where the sensitivity is, by the version.
  package static let sonyTag9401 = TagTable(
    "SonyTag9401", group: "Sony",
    [
      TagRow(0x3e2, "ISOInfo", condition: "@0=181", traits: .structural),
      TagRow(0x3f4, "ISOInfo", condition: "@0=185|186|187", traits: .structural),
      TagRow(0x44e, "ISOInfo", condition: "@0=178", traits: .structural),
      TagRow(0x453, "ISOInfo", condition: "@0=198", traits: .structural),
      TagRow(0x498, "ISOInfo", condition: "@0=148", traits: .structural),
      TagRow(
        0x49d, "ISOInfo", condition: "@0=167&!software=ILCE-7M4 v2|ILCE-7M4 v3", traits: .structural
      ),
      TagRow(
        0x49e, "ISOInfo", condition: "@0=167&software=ILCE-7M4 v2|ILCE-7M4 v3", traits: .structural),
      TagRow(0x4a1, "ISOInfo", condition: "@0=160|164&!software=ILCE-1 v2", traits: .structural),
      TagRow(0x4a2, "ISOInfo", condition: "@0=152|154|155&!ZV-1M2*", traits: .structural),
      TagRow(0x4ba, "ISOInfo", condition: "@0=155&ZV-1M2*", traits: .structural),
      TagRow(0x59d, "ISOInfo", condition: "@0=144|146", traits: .structural),
      TagRow(0x634, "ISOInfo", condition: "@0=68", traits: .structural),
      TagRow(0x636, "ISOInfo", condition: "@0=73|74", traits: .structural),
      TagRow(0x64c, "ISOInfo", condition: "@0=78", traits: .structural),
      TagRow(0x653, "ISOInfo", condition: "@0=90", traits: .structural),
      TagRow(0x678, "ISOInfo", condition: "@0=93|94", traits: .structural),
      TagRow(0x6b8, "ISOInfo", condition: "@0=100|103", traits: .structural),
      TagRow(0x6de, "ISOInfo", condition: "@0=124|125", traits: .structural),
      TagRow(0x6e7, "ISOInfo", condition: "@0=127|128|130", traits: .structural),
      TagRow(0x104a2, "ISOInfo", condition: "@0=164&software=ILCE-1 v2", traits: .structural),
    ])

  /// The sensitivity.
  package static let sonyISOInfo = TagTable(
    "SonyISOInfo", group: "Sony",
    [
      TagRow(0x0, "ISOSetting", value: SonyValue.sensitivity),
      TagRow(0x2, "ISOAutoMin", value: SonyValue.sensitivity),
      TagRow(0x4, "ISOAutoMax", value: SonyValue.sensitivity),
    ])
}
