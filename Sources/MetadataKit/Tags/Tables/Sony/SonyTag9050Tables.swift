/// Shutter, counts and the lens, enciphered; numbers are byte positions.
extension TagTable {
  /// Of cameras up to 2014.
  package static let sonyTag9050a = TagTable(
    "SonyTag9050a", group: "Sony",
    [
      TagRow(
        0x0, "SonyMaxAperture", condition: "!NEX-*|Lunar*|ILCE-*", value: SonyValue.limitOfAperture,
        print: Wording.convertedTenth),
      TagRow(
        0x1, "SonyMinAperture", condition: "!NEX-*|Lunar*|ILCE-*", value: SonyValue.limitOfAperture,
        print: Wording.convertedWhole),
      TagRow(
        0x20, "Shutter", "0 0 0=Silent / Electronic (0 0 0)", format: .short, count: 3,
        print: SonyValue.shutter),
      TagRow(0x31, "FlashStatus", SonyLabels.flashStatus),
      TagRow(0x32, "ShutterCount", format: .long, value: SonyValue.threeBytes),
      TagRow(
        0x3a, "SonyExposureTime", format: .short, value: SonyValue.time,
        print: MinoltaValue.bulbWords),
      TagRow(
        0x3c, "SonyFNumber", format: .short, value: SonyValue.fNumber, print: Wording.convertedTenth
      ),
      TagRow(0x3f, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(
        0x4c, "ShutterCount2", format: .long,
        condition: "ILCE-7R|ILCE-7S|ILCE-7M2|ILCE-7|ILCE-5000|ILCE-6000|ILCE-5100|ILCE-QX1&!@49^1",
        value: SonyValue.threeBytes),
      TagRow(
        0x51, "SonyDateTime2", format: .undefined, count: 6,
        condition: "ILCE-7R|ILCE-7S|ILCE-7M2|ILCE-7|ILCE-5000|ILCE-6000|ILCE-5100|ILCE-QX1&@81>0",
        value: SonyValue.shortDate),
      TagRow(
        0x67, "ReleaseMode2", SonyLabels.releaseModes,
        condition: "!SLT-A65*|SLT-A77*|Lunar*|NEX-5N*|NEX-7*|NEX-VG20E*"),
      TagRow(
        0x7c, "InternalSerialNumber", format: .byte, count: 4,
        condition: "!Lunar*|NEX-5N*|NEX-7*|NEX-VG20E*|SLT-*|HV*|ILCA-*",
        print: Meaning.hexadecimalBytes),
      TagRow(
        0xf0, "InternalSerialNumber", format: .byte, count: 5, condition: "SLT-*|HV*|ILCA-*",
        print: Meaning.hexadecimalBytes),
      TagRow(0x105, "LensMount", "0=Unknown|1=A-mount|2=E-mount"),
      TagRow(0x106, "LensFormat", "0=Unknown|1=APS-C|2=Full-frame"),
      TagRow(0x107, "LensType2", SonyLenses.eMount, format: .short, condition: "@261=2"),
      TagRow(
        0x109, "LensType", SonyLenses.aMount, format: .short, condition: "@261=1",
        print: MinoltaValue.lens, traits: .yields),
      TagRow(0x10b, "DistortionCorrParamsPresent", "0=No|1=Yes"),
      TagRow(0x114, "APS-CSizeCapture", "0=Off|1=On", condition: "SLT-A99*|HV*|ILCE-7*"),
      TagRow(
        0x115, "LensSpecFeatures", format: .undefined, count: 2,
        condition: "SLT-A37*|SLT-A57*|SLT-A65*|SLT-A77*|Lunar*|NEX-F3*|NEX-5N*|NEX-7*|NEX-VG20E*",
        value: SonyValue.lensFeatures, print: SonyValue.lensWords),
      TagRow(
        0x116, "LensSpecFeatures", format: .undefined, count: 2,
        condition: "!SLT-A37*|SLT-A57*|SLT-A65*|SLT-A77*|Lunar*|NEX-F3*|NEX-5N*|NEX-7*|NEX-VG20E*",
        value: SonyValue.lensFeatures, print: SonyValue.lensWords),
      TagRow(
        0x1a0, "ShutterCount3", format: .long,
        condition: "ILCE-5100*|ILCE-QX1*|ILCA-68*|ILCA-77M2*&!.=0"),
      TagRow(
        0x1aa, "ShutterCount3", format: .long,
        condition:
          "SLT-A58|SLT-A99V|SLT-A99|HV|NEX-3N|NEX-5R|NEX-5T|NEX-6|NEX-VG900|NEX-VG30E|ILCE-3000|ILCE-5000|ILCE-3500&!.=0"
      ),
      TagRow(
        0x1bd, "ShutterCount3", format: .long,
        condition:
          "SLT-A37*|SLT-A57*|SLT-A65*|SLT-A77*|Lunar*|NEX-F3*|NEX-5N*|NEX-7*|NEX-VG20E*&!.=0"),
    ])

  /// Of cameras of 2015 to 2020.
  package static let sonyTag9050b = TagTable(
    "SonyTag9050b", group: "Sony",
    [
      TagRow(
        0x0, "SonyMaxAperture", condition: "ILCA-*", value: SonyValue.limitOfAperture,
        print: Wording.convertedTenth),
      TagRow(
        0x1, "SonyMinAperture", condition: "ILCA-*", value: SonyValue.limitOfAperture,
        print: Wording.convertedWhole),
      TagRow(
        0x26, "Shutter", "0 0 0=Silent / Electronic (0 0 0)", format: .short, count: 3,
        print: SonyValue.shutter),
      TagRow(0x39, "FlashStatus", SonyLabels.flashStatus),
      TagRow(0x3a, "ShutterCount", format: .long, value: SonyValue.threeBytes),
      TagRow(
        0x46, "SonyExposureTime", format: .short, value: SonyValue.time,
        print: MinoltaValue.bulbWords),
      TagRow(
        0x48, "SonyFNumber", format: .short, value: SonyValue.fNumber, print: Wording.convertedTenth
      ),
      TagRow(0x4b, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(
        0x50, "ShutterCount2", format: .long,
        condition:
          "!@57^1&ILCE-6100*|ILCE-6400*|ILCE-6600*|ILCE-7C*|ILCE-7RM4*|ILCE-9M2*|ZV-E10*?software=ILCE-9 v5.0|ILCE-9 v6.0",
        value: SonyValue.threeBytes),
      TagRow(
        0x52, "ShutterCount2", format: .long, condition: "!@57^1&ILCE-7M3*|ILCE-7RM3*",
        value: SonyValue.threeBytes),
      TagRow(
        0x58, "ShutterCount2", format: .long,
        condition:
          "!@57^1&!ILCA-99M2*|ILCE-6100*|ILCE-6400*|ILCE-6600*|ILCE-7C*|ILCE-7M3*|ILCE-7RM3*|ILCE-7RM4*|ILCE-9M2*|ZV-E10*&!software=ILCE-9 v5.0|ILCE-9 v6.0",
        value: SonyValue.threeBytes),
      TagRow(
        0x61, "SonyTimeMinSec", format: .undefined, count: 2,
        condition:
          "!ILCA-99M2*|ILCE-6100*|ILCE-6400*|ILCE-6600*|ILCE-7C*|ILCE-7M3*|ILCE-7RM3*|ILCE-7RM4*|ILCE-9*|ZV-E10*",
        value: SonyValue.minuteSecond),
      TagRow(
        0x6b, "ReleaseMode2", SonyLabels.releaseModes,
        condition:
          "ILCE-6100*|ILCE-6400*|ILCE-6600*|ILCE-7C*|ILCE-7RM4*|ILCE-9M2*|ZV-E10*?software=ILCE-9 v5.0|ILCE-9 v6.0"
      ),
      TagRow(0x6d, "ReleaseMode2", SonyLabels.releaseModes, condition: "ILCE-7M3*|ILCE-7RM3*"),
      TagRow(
        0x73, "ReleaseMode2", SonyLabels.releaseModes,
        condition:
          "!ILCE-6100*|ILCE-6400*|ILCE-6600*|ILCE-7C*|ILCE-7M3*|ILCE-7RM3*|ILCE-7RM4*|ILCE-9M2*|ZV-E10*&!software=ILCE-9 v5.0|ILCE-9 v6.0"
      ),
      TagRow(
        0x88, "InternalSerialNumber", format: .byte, count: 6, print: Meaning.hexadecimalBytes),
      TagRow(0x105, "LensMount", "0=Unknown|1=A-mount|2=E-mount"),
      TagRow(0x106, "LensFormat", "0=Unknown|1=APS-C|2=Full-frame"),
      TagRow(0x107, "LensType2", SonyLenses.eMount, format: .short, condition: "@261=2"),
      TagRow(
        0x109, "LensType", SonyLenses.aMount, format: .short, condition: "@261=1",
        print: MinoltaValue.lens, traits: .yields),
      TagRow(0x10b, "DistortionCorrParamsPresent", "0=No|1=Yes"),
      TagRow(0x114, "APS-CSizeCapture", "0=Off|1=On", condition: "ILCE-7*|ILCE-9*|ILCA-99*"),
      TagRow(
        0x116, "LensSpecFeatures", format: .undefined, count: 2, value: SonyValue.lensFeatures,
        print: SonyValue.lensWords),
      TagRow(
        0x19f, "ShutterCount3", format: .long,
        condition:
          "ILCE-6100A|ILCE-6100|ILCE-6400A|ILCE-6400|ILCE-6600|ILCE-7C|ILCE-7M3|ILCE-7RM3A|ILCE-7RM3|ILCE-7RM4A|ILCE-7RM4|ILCE-9|ILCE-9M2|ZV-E10&!.=0"
      ),
      TagRow(0x1cb, "ShutterCount3", format: .long, condition: "ILCE-7RM2*|ILCE-7SM2*&!.=0"),
      TagRow(
        0x1cd, "ShutterCount3", format: .long, condition: "ILCE-6300*|ILCE-6500*|ILCA-99M2*&!.=0"),
      TagRow(
        0x1eb, "APS-CSizeCapture", "0=Off|1=On",
        condition: "ILCE-7RM4*|ILCE-7C*|ILCE-9M2*?software=ILCE-9 v5.0|ILCE-9 v6.0"),
      TagRow(
        0x1ed, "LensSpecFeatures", format: .undefined, count: 2,
        condition: "ILCE-7RM4*|ILCE-7C*|ILCE-9M2*|ZV-E10*?software=ILCE-9 v5.0|ILCE-9 v6.0",
        value: SonyValue.lensFeatures, print: SonyValue.lensWords, traits: .yields),
      TagRow(
        0x1ee, "APS-CSizeCapture", "0=Off|1=On",
        condition: "ILCE-7M3|ILCE-7RM3A|ILCE-7RM3|ILCE-9&!software=ILCE-9 v5.0|ILCE-9 v6.0"),
      TagRow(
        0x1f0, "LensSpecFeatures", format: .undefined, count: 2,
        condition:
          "ILCE-6100A|ILCE-6100|ILCE-6400A|ILCE-6400|ILCE-6600|ILCE-7M3|ILCE-7RM3A|ILCE-7RM3|ILCE-9&!software=ILCE-9 v5.0|ILCE-9 v6.0",
        value: SonyValue.lensFeatures, print: SonyValue.lensWords, traits: .yields),
      TagRow(0x21a, "APS-CSizeCapture", "0=Off|1=On", condition: "ILCE-7RM2*|ILCE-7SM2*"),
      TagRow(
        0x21c, "LensSpecFeatures", format: .undefined, count: 2, condition: "ILCE-7RM2*|ILCE-7SM2*",
        value: SonyValue.lensFeatures, print: SonyValue.lensWords, traits: .yields),
      TagRow(
        0x21e, "LensSpecFeatures", format: .undefined, count: 2,
        condition: "ILCE-6300*|ILCE-6500*|ILCA-99M2*", value: SonyValue.lensFeatures,
        print: SonyValue.lensWords, traits: .yields),
      TagRow(0x1021c, "APS-CSizeCapture", "0=Off|1=On", condition: "ILCA-99M2*"),
    ])

  /// Of cameras since the A7SM3.
  package static let sonyTag9050c = TagTable(
    "SonyTag9050c", group: "Sony",
    [
      TagRow(
        0x26, "Shutter", "0 0 0=Silent / Electronic (0 0 0)", format: .short, count: 3,
        print: SonyValue.shutter),
      TagRow(0x39, "FlashStatus", SonyLabels.flashStatus),
      TagRow(0x3a, "ShutterCount", format: .long, value: SonyValue.threeBytes),
      TagRow(
        0x46, "SonyExposureTime", format: .short, value: SonyValue.time,
        print: MinoltaValue.bulbWords),
      TagRow(
        0x48, "SonyFNumber", format: .short, value: SonyValue.fNumber, print: Wording.convertedTenth
      ),
      TagRow(0x4b, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(
        0x50, "ShutterCount2", format: .long, condition: "!@57^1", value: SonyValue.threeBytes),
      TagRow(
        0x66, "SonyExposureTime", format: .short, value: SonyValue.time,
        print: MinoltaValue.bulbWords),
      TagRow(
        0x68, "SonyFNumber", format: .short, value: SonyValue.fNumber, print: Wording.convertedTenth
      ),
      TagRow(0x6b, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(
        0x88, "InternalSerialNumber", format: .byte, count: 6,
        condition: "ILCE-7M4*|ILCE-7RM5*|ILCE-7SM3*|ILME-FX3*", print: Meaning.hexadecimalBytes),
      TagRow(
        0x8a, "InternalSerialNumber", format: .byte, count: 6, condition: "ILCE-1*",
        print: Meaning.hexadecimalBytes),
    ])

  /// Of cameras since the A6700.
  package static let sonyTag9050d = TagTable(
    "SonyTag9050d", group: "Sony",
    [
      TagRow(
        0xa, "ShutterCount", format: .long,
        condition: "ILCE-1M2*|ILCE-6700*|ILCE-7CM2*|ILCE-7CR*|ILCE-7M5*|ILME-FX2*",
        value: SonyValue.threeBytes),
      TagRow(
        0x1a, "SonyExposureTime", format: .short, value: SonyValue.time,
        print: MinoltaValue.bulbWords),
      TagRow(
        0x1c, "SonyFNumber", format: .short, condition: "!ILCE-7M5*", value: SonyValue.fNumber,
        print: Wording.convertedTenth),
      TagRow(0x1f, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(
        0x38, "InternalSerialNumber", format: .byte, count: 6, condition: "!ZV-E10M2*",
        print: Meaning.hexadecimalBytes),
    ])
}
