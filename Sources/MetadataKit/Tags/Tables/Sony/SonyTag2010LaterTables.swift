/// Exposure and modes, enciphered, of cameras up to 2020; numbers are byte positions.
extension TagTable {
  /// Of the A99, NEX-6, RX100 and others.
  package static let sonyTag2010e = TagTable(
    "SonyTag2010e", group: "Sony", yields: true,
    [
      TagRow(0x0, "SequenceImageNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x4, "SequenceFileNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x8, "ReleaseMode2", SonyLabels.releaseModes, format: .long),
      TagRow(0x21c, "DigitalZoomRatio", value: SonyValue.sixteenths),
      TagRow(
        0x22c, "SonyDateTime", format: .undefined, count: 7, value: SonyValue.date),
      TagRow(
        0x328, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(0x4b8, "MeterInfo", traits: .structural),
      TagRow(
        0x115c, "ReleaseMode3",
        "0=Normal|1=Continuous|2=Bracketing|4=Continuous - Burst|5=Continuous - Speed/Advance Priority|6=Normal - Self-timer|9=Single Burst Shooting"
      ),
      TagRow(0x1160, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x1168, "SelfTimer", "0=Off|1=Self-timer 10 s|2=Self-timer 2 s"),
      TagRow(
        0x116c, "FlashMode",
        "0=Autoflash|1=Fill-flash|2=Flash Off|3=Slow Sync|4=Rear Sync|6=Wireless"),
      TagRow(
        0x1172, "StopsAboveBaseISO", format: .short, value: SonyValue.stops,
        print: SonyValue.digitUnlessZero),
      TagRow(
        0x1174, "BrightnessValue", format: .short, value: SonyValue.brightness),
      TagRow(
        0x1178, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x117c, "HDRSetting",
        "0=Off|1=HDR Auto|3=HDR 1 EV|5=HDR 2 EV|7=HDR 3 EV|9=HDR 4 EV|11=HDR 5 EV|13=HDR 6 EV"),
      TagRow(
        0x1180, "ExposureCompensation", format: .signedShort, value: SonyValue.compensation,
        print: Wording.convertedSigned),
      TagRow(0x1196, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x1197, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x119b, "PictureEffect2", SonyLabels.pictureEffects),
      TagRow(0x11a8, "Quality2", "0=JPEG|1=RAW|2=RAW + JPEG"),
      TagRow(
        0x11ac, "MeteringMode",
        "0=Multi-segment|2=Center-weighted average|3=Spot|4=Average|5=Highlight"),
      TagRow(0x11ad, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0x11b4, "WB_RGBLevels", format: .short, count: 3),
      TagRow(
        0x1254, "SonyISO", format: .short,
        condition: "SLT-A99|SLT-A99V|NEX-5R|NEX-5T|NEX-6|NEX-VG900|NEX-VG30E|DSC-RX100|Stellar|HV",
        value: SonyValue.speed, print: Wording.convertedWhole),
      TagRow(
        0x1258, "SonyISO", format: .short, condition: "DSC-RX1|DSC-RX1R", value: SonyValue.speed,
        print: Wording.convertedWhole),
      TagRow(
        0x1278, "FocalLength", format: .short,
        condition:
          "SLT-A58|ILCE-3000|ILCE-3500|NEX-3N|DSC-HX300|DSC-HX50V|DSC-WX60|DSC-WX80|DSC-WX200|DSC-WX300|DSC-TX30",
        value: Meaning.tenth, print: Wording.convertedLength),
      TagRow(
        0x127a, "MinFocalLength", format: .short,
        condition:
          "SLT-A58|ILCE-3000|ILCE-3500|NEX-3N|DSC-HX300|DSC-HX50V|DSC-WX60|DSC-WX80|DSC-WX200|DSC-WX300|DSC-TX30",
        value: Meaning.tenth, print: Wording.convertedLength),
      TagRow(
        0x127c, "MaxFocalLength", format: .short,
        condition:
          "SLT-A58|ILCE-3000|ILCE-3500|NEX-3N|DSC-HX300|DSC-HX50V|DSC-WX60|DSC-WX80|DSC-WX200|DSC-WX300|DSC-TX30&!.=0",
        value: Meaning.tenth, print: Wording.convertedLength),
      TagRow(
        0x1280, "SonyISO", format: .short,
        condition:
          "SLT-A58|ILCE-3000|ILCE-3500|NEX-3N|DSC-HX300|DSC-HX50V|DSC-WX60|DSC-WX80|DSC-WX200|DSC-WX300|DSC-TX30",
        value: SonyValue.speed, print: Wording.convertedWhole),
      TagRow(
        0x1870, "DistortionCorrParams", format: .signedShort, count: 16,
        condition: "!DSC-*|Stellar*"),
      TagRow(
        0x1891, "LensFormat", "0=Unknown|1=APS-C|2=Full-frame", condition: "!DSC-*|Stellar*"),
      TagRow(
        0x1892, "LensMount", "0=Unknown|1=A-mount|2=E-mount", condition: "!DSC-*|Stellar*"),
      TagRow(
        0x1893, "LensType2", SonyLenses.eMount, format: .short, condition: "@6290=2"),
      TagRow(
        0x1896, "LensType", SonyLenses.aMount, format: .short, condition: "@6290=1",
        print: MinoltaValue.lens),
      TagRow(
        0x1898, "DistortionCorrParamsPresent", "0=No|1=Yes", condition: "!DSC-*|Stellar*"),
      TagRow(
        0x1899, "DistortionCorrParamsNumber", "11=11 (APS-C)|16=16 (Full-frame)",
        condition: "!DSC-*"),
      TagRow(
        0x192c, "AspectRatio", "0=16:9|1=4:3|2=3:2|3=1:1|5=Panorama",
        condition: "!DSC-RX100|Stellar"),
      TagRow(
        0x1a88, "AspectRatio", "0=16:9|1=4:3|2=3:2|3=1:1|5=Panorama",
        condition: "DSC-RX100|Stellar"),
    ])

  /// Of the RX100M2 and QX cameras.
  package static let sonyTag2010f = TagTable(
    "SonyTag2010f", group: "Sony", yields: true,
    [
      TagRow(0x4, "ReleaseMode2", SonyLabels.releaseModes, format: .long),
      TagRow(
        0x50, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(0x1e0, "MeterInfo", traits: .structural),
      TagRow(
        0x1014, "ReleaseMode3",
        "0=Normal|1=Continuous|2=Bracketing|4=Continuous - Burst|5=Continuous - Speed/Advance Priority|6=Normal - Self-timer|9=Single Burst Shooting"
      ),
      TagRow(0x1018, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x1020, "SelfTimer", "0=Off|1=Self-timer 10 s|2=Self-timer 2 s"),
      TagRow(
        0x1024, "FlashMode",
        "0=Autoflash|1=Fill-flash|2=Flash Off|3=Slow Sync|4=Rear Sync|6=Wireless"),
      TagRow(
        0x102a, "StopsAboveBaseISO", format: .short, value: SonyValue.stops,
        print: SonyValue.digitUnlessZero),
      TagRow(
        0x102c, "BrightnessValue", format: .short, value: SonyValue.brightness),
      TagRow(
        0x1030, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x1034, "HDRSetting",
        "0=Off|1=HDR Auto|3=HDR 1 EV|5=HDR 2 EV|7=HDR 3 EV|9=HDR 4 EV|11=HDR 5 EV|13=HDR 6 EV"),
      TagRow(
        0x1038, "ExposureCompensation", format: .signedShort, value: SonyValue.compensation,
        print: Wording.convertedSigned),
      TagRow(0x104e, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x104f, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x1053, "PictureEffect2", SonyLabels.pictureEffects),
      TagRow(0x1060, "Quality2", "0=JPEG|1=RAW|2=RAW + JPEG"),
      TagRow(
        0x1064, "MeteringMode",
        "0=Multi-segment|2=Center-weighted average|3=Spot|4=Average|5=Highlight"),
      TagRow(0x1065, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0x106c, "WB_RGBLevels", format: .short, count: 3),
      TagRow(
        0x1134, "FocalLength", format: .short, value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x1136, "MinFocalLength", format: .short, value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x1138, "MaxFocalLength", format: .short, value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x113c, "SonyISO", format: .short, value: SonyValue.speed, print: Wording.convertedWhole),
      TagRow(0x192c, "AspectRatio", "0=16:9|1=4:3|2=3:2|3=1:1|5=Panorama"),
    ])

  /// Of the A7, A6000, RX10 and others.
  package static let sonyTag2010g = TagTable(
    "SonyTag2010g", group: "Sony", yields: true,
    [
      TagRow(0x4, "ReleaseMode2", SonyLabels.releaseModes, format: .long),
      TagRow(
        0x50, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x20c, "ReleaseMode3",
        "0=Normal|1=Continuous|2=Bracketing|4=Continuous - Burst|5=Continuous - Speed/Advance Priority|6=Normal - Self-timer|9=Single Burst Shooting"
      ),
      TagRow(0x210, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x218, "SelfTimer", "0=Off|1=Self-timer 10 s|2=Self-timer 2 s"),
      TagRow(
        0x21c, "FlashMode",
        "0=Autoflash|1=Fill-flash|2=Flash Off|3=Slow Sync|4=Rear Sync|6=Wireless"),
      TagRow(
        0x222, "StopsAboveBaseISO", format: .short, value: SonyValue.stops,
        print: SonyValue.digitUnlessZero),
      TagRow(
        0x224, "BrightnessValue", format: .short, value: SonyValue.brightness),
      TagRow(
        0x228, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x22c, "HDRSetting",
        "0=Off|1=HDR Auto|3=HDR 1 EV|5=HDR 2 EV|7=HDR 3 EV|9=HDR 4 EV|11=HDR 5 EV|13=HDR 6 EV"),
      TagRow(
        0x230, "ExposureCompensation", format: .signedShort, value: SonyValue.compensation,
        print: Wording.convertedSigned),
      TagRow(0x246, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x247, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x24b, "PictureEffect2", SonyLabels.pictureEffects),
      TagRow(0x258, "Quality2", "0=JPEG|1=RAW|2=RAW + JPEG"),
      TagRow(
        0x25c, "MeteringMode",
        "0=Multi-segment|2=Center-weighted average|3=Spot|4=Average|5=Highlight"),
      TagRow(0x25d, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0x264, "WB_RGBLevels", format: .short, count: 3),
      TagRow(
        0x32c, "FocalLength", format: .short, value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x32e, "MinFocalLength", format: .short, value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x330, "MaxFocalLength", format: .short, condition: "!.=0", value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x344, "SonyISO", format: .short, value: SonyValue.speed, print: Wording.convertedWhole),
      TagRow(0x388, "MeterInfo", traits: .structural),
      TagRow(
        0x189c, "DistortionCorrParams", format: .signedShort, count: 16, condition: "!DSC-*"),
      TagRow(
        0x18bd, "LensFormat", "0=Unknown|1=APS-C|2=Full-frame", condition: "!DSC-*"
      ),
      TagRow(
        0x18be, "LensMount", "0=Unknown|1=A-mount|2=E-mount", condition: "!DSC-*"),
      TagRow(
        0x18bf, "LensType2", SonyLenses.eMount, format: .short, condition: "@6334=2"),
      TagRow(
        0x18c2, "LensType", SonyLenses.aMount, format: .short, condition: "@6334=1",
        print: MinoltaValue.lens),
      TagRow(
        0x18c4, "DistortionCorrParamsPresent", "0=No|1=Yes", condition: "!DSC-*"),
      TagRow(
        0x18c5, "DistortionCorrParamsNumber", "11=11 (APS-C)|16=16 (Full-frame)",
        condition: "!DSC-*"),
      TagRow(0x1958, "AspectRatio", "0=16:9|1=4:3|2=3:2|3=1:1|5=Panorama"),
    ])

  /// Of the A7RM2, A6300, RX100M4 and others.
  package static let sonyTag2010h = TagTable(
    "SonyTag2010h", group: "Sony", yields: true,
    [
      TagRow(0x4, "ReleaseMode2", SonyLabels.releaseModes, format: .long),
      TagRow(
        0x50, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x20c, "ReleaseMode3",
        "0=Normal|1=Continuous|2=Bracketing|4=Continuous - Burst|5=Continuous - Speed/Advance Priority|6=Normal - Self-timer|9=Single Burst Shooting"
      ),
      TagRow(0x210, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x218, "SelfTimer", "0=Off|1=Self-timer 5 or 10 s|2=Self-timer 2 s"),
      TagRow(
        0x21c, "FlashMode",
        "0=Autoflash|1=Fill-flash|2=Flash Off|3=Slow Sync|4=Rear Sync|6=Wireless"),
      TagRow(
        0x222, "StopsAboveBaseISO", format: .short, value: SonyValue.stops,
        print: SonyValue.digitUnlessZero),
      TagRow(
        0x224, "BrightnessValue", format: .short, value: SonyValue.brightness),
      TagRow(
        0x228, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x22c, "HDRSetting",
        "0=Off|1=HDR Auto|3=HDR 1 EV|5=HDR 2 EV|7=HDR 3 EV|9=HDR 4 EV|11=HDR 5 EV|13=HDR 6 EV"),
      TagRow(
        0x230, "ExposureCompensation", format: .signedShort, value: SonyValue.compensation,
        print: Wording.convertedSigned),
      TagRow(0x246, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x247, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x24b, "PictureEffect2", SonyLabels.pictureEffects),
      TagRow(0x258, "Quality2", "0=JPEG|1=RAW|2=RAW + JPEG"),
      TagRow(
        0x25c, "MeteringMode",
        "0=Multi-segment|2=Center-weighted average|3=Spot|4=Average|5=Highlight"),
      TagRow(0x25d, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0x264, "WB_RGBLevels", format: .short, count: 3),
      TagRow(
        0x32c, "FocalLength", format: .short, value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x32e, "MinFocalLength", format: .short, value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x330, "MaxFocalLength", format: .short, condition: "!.=0", value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x346, "SonyISO", format: .short, value: SonyValue.speed, print: Wording.convertedWhole),
      TagRow(
        0x388, "MeterInfo", condition: "!ILCA-99M2*|ILCE-6500*|DSC-RX0*|DSC-RX100M5*",
        traits: .structural),
      TagRow(
        0x398, "MeterInfo", condition: "ILCA-99M2*|ILCE-6500*|DSC-RX0*|DSC-RX100M5*",
        traits: .structural),
      TagRow(
        0x18cc, "DistortionCorrParams", format: .signedShort, count: 16, condition: "!DSC-*"),
      TagRow(
        0x18ed, "LensFormat", "0=Unknown|1=APS-C|2=Full-frame", condition: "!DSC-*"
      ),
      TagRow(
        0x18ee, "LensMount", "0=Unknown|1=A-mount|2=E-mount", condition: "!DSC-*"),
      TagRow(
        0x18ef, "LensType2", SonyLenses.eMount, format: .short, condition: "@6382=2"),
      TagRow(
        0x18f2, "LensType", SonyLenses.aMount, format: .short, condition: "@6382=1",
        print: MinoltaValue.lens),
      TagRow(
        0x18f4, "DistortionCorrParamsPresent", "0=No|1=Yes", condition: "!DSC-*"),
      TagRow(
        0x18f5, "DistortionCorrParamsNumber", "11=11 (APS-C)|16=16 (Full-frame)",
        condition: "!DSC-*"),
      TagRow(0x192c, "AspectRatio", "0=16:9|1=4:3|2=3:2|3=1:1|5=Panorama"),
    ])

  /// Of the A7M3, A6400, RX100M6 and others.
  package static let sonyTag2010i = TagTable(
    "SonyTag2010i", group: "Sony", yields: true,
    [
      TagRow(0x4, "ReleaseMode2", SonyLabels.releaseModes, format: .long),
      TagRow(
        0x4e, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x204, "ReleaseMode3",
        "0=Normal|1=Continuous|2=Bracketing|4=Continuous - Burst|5=Continuous - Speed/Advance Priority|6=Normal - Self-timer|9=Single Burst Shooting"
      ),
      TagRow(0x208, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x210, "SelfTimer", "0=Off|1=Self-timer 5 or 10 s|2=Self-timer 2 s"),
      TagRow(
        0x211, "FlashMode",
        "0=Autoflash|1=Fill-flash|2=Flash Off|3=Slow Sync|4=Rear Sync|6=Wireless"),
      TagRow(
        0x217, "StopsAboveBaseISO", format: .short, value: SonyValue.stops,
        print: SonyValue.digitUnlessZero),
      TagRow(
        0x219, "BrightnessValue", format: .short, value: SonyValue.brightness),
      TagRow(
        0x21b, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x21f, "HDRSetting",
        "0=Off|1=HDR Auto|3=HDR 1 EV|5=HDR 2 EV|7=HDR 3 EV|9=HDR 4 EV|11=HDR 5 EV|13=HDR 6 EV"),
      TagRow(
        0x223, "ExposureCompensation", format: .signedShort, value: SonyValue.compensation,
        print: Wording.convertedSigned),
      TagRow(0x237, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x238, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x23c, "PictureEffect2", SonyLabels.pictureEffects),
      TagRow(0x247, "Quality2", "0=JPEG|1=RAW|2=RAW + JPEG"),
      TagRow(
        0x24b, "MeteringMode",
        "0=Multi-segment|2=Center-weighted average|3=Spot|4=Average|5=Highlight"),
      TagRow(0x24c, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0x252, "WB_RGBLevels", format: .short, count: 3),
      TagRow(
        0x30a, "FocalLength", format: .short, value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x30c, "MinFocalLength", format: .short, value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x30e, "MaxFocalLength", format: .short, condition: "!.=0", value: Meaning.tenth,
        print: Wording.convertedLength),
      TagRow(
        0x320, "SonyISO", format: .short, value: SonyValue.speed, print: Wording.convertedWhole),
      TagRow(0x36d, "MeterInfo", traits: .structural),
      TagRow(
        0x17d0, "DistortionCorrParams", format: .signedShort, count: 16, condition: "!DSC-*"),
      TagRow(
        0x17f1, "LensFormat", "0=Unknown|1=APS-C|2=Full-frame", condition: "!DSC-*"
      ),
      TagRow(
        0x17f2, "LensMount", "0=Unknown|1=A-mount|2=E-mount", condition: "!DSC-*"),
      TagRow(
        0x17f3, "LensType2", SonyLenses.eMount, format: .short, condition: "@6130=2"),
      TagRow(
        0x17f6, "LensType", SonyLenses.aMount, format: .short, condition: "@6130=1",
        print: MinoltaValue.lens),
      TagRow(
        0x17f8, "DistortionCorrParamsPresent", "0=No|1=Yes", condition: "!DSC-*"),
      TagRow(
        0x17f9, "DistortionCorrParamsNumber", "11=11 (APS-C)|16=16 (Full-frame)",
        condition: "!DSC-*"),
      TagRow(0x188c, "AspectRatio", "0=16:9|1=4:3|2=3:2|3=1:1|5=Panorama"),
    ])
}
