/// Exposure and modes, enciphered, of cameras up to 2013; numbers are byte positions.
extension TagTable {
  /// Of the NEX-5N.
  package static let sonyTag2010a = TagTable(
    "SonyTag2010a", group: "Sony", yields: true,
    [
      TagRow(0x4b0, "MeterInfo", traits: .structural),
      TagRow(
        0x1128, "ReleaseMode3",
        "0=Normal|1=Continuous|2=Bracketing|4=Continuous - Burst|5=Continuous - Speed/Advance Priority|6=Normal - Self-timer|9=Single Burst Shooting"
      ),
      TagRow(0x112c, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x1134, "SelfTimer", "0=Off|1=Self-timer 10 s|2=Self-timer 2 s"),
      TagRow(
        0x1138, "FlashMode",
        "0=Autoflash|1=Fill-flash|2=Flash Off|3=Slow Sync|4=Rear Sync|6=Wireless"),
      TagRow(
        0x113e, "StopsAboveBaseISO", format: .short, value: SonyValue.stops,
        print: SonyValue.digitUnlessZero),
      TagRow(
        0x1140, "BrightnessValue", format: .short, value: SonyValue.brightness),
      TagRow(
        0x1144, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x1148, "HDRSetting",
        "0=Off|1=HDR Auto|3=HDR 1 EV|5=HDR 2 EV|7=HDR 3 EV|9=HDR 4 EV|11=HDR 5 EV|13=HDR 6 EV"),
      TagRow(
        0x114c, "ExposureCompensation", format: .signedShort, value: SonyValue.compensation,
        print: Wording.convertedSigned),
      TagRow(0x115e, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x115f, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x1163, "PictureEffect2", SonyLabels.pictureEffects),
      TagRow(0x1170, "Quality2", "0=JPEG|1=RAW|2=RAW + JPEG"),
      TagRow(
        0x1174, "MeteringMode",
        "0=Multi-segment|2=Center-weighted average|3=Spot|4=Average|5=Highlight"),
      TagRow(0x1175, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0x117c, "WB_RGBLevels", format: .short, count: 3),
    ])

  /// Of the A65, A77, NEX-7 and VG20.
  package static let sonyTag2010b = TagTable(
    "SonyTag2010b", group: "Sony", yields: true,
    [
      TagRow(0x0, "SequenceImageNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x4, "SequenceFileNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x8, "ReleaseMode2", SonyLabels.releaseModes, format: .long),
      TagRow(
        0x1b6, "SonyDateTime", format: .undefined, count: 7, value: SonyValue.date),
      TagRow(
        0x324, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(0x4b4, "MeterInfo", traits: .structural),
      TagRow(
        0x1128, "ReleaseMode3",
        "0=Normal|1=Continuous|2=Bracketing|4=Continuous - Burst|5=Continuous - Speed/Advance Priority|6=Normal - Self-timer|9=Single Burst Shooting"
      ),
      TagRow(0x112c, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x1134, "SelfTimer", "0=Off|1=Self-timer 10 s|2=Self-timer 2 s"),
      TagRow(
        0x1138, "FlashMode",
        "0=Autoflash|1=Fill-flash|2=Flash Off|3=Slow Sync|4=Rear Sync|6=Wireless"),
      TagRow(
        0x113e, "StopsAboveBaseISO", format: .short, value: SonyValue.stops,
        print: SonyValue.digitUnlessZero),
      TagRow(
        0x1140, "BrightnessValue", format: .short, value: SonyValue.brightness),
      TagRow(
        0x1144, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x1148, "HDRSetting",
        "0=Off|1=HDR Auto|3=HDR 1 EV|5=HDR 2 EV|7=HDR 3 EV|9=HDR 4 EV|11=HDR 5 EV|13=HDR 6 EV"),
      TagRow(
        0x114c, "ExposureCompensation", format: .signedShort, value: SonyValue.compensation,
        print: Wording.convertedSigned),
      TagRow(0x1162, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x1163, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x1167, "PictureEffect2", SonyLabels.pictureEffects),
      TagRow(0x1174, "Quality2", "0=JPEG|1=RAW|2=RAW + JPEG"),
      TagRow(
        0x1178, "MeteringMode",
        "0=Multi-segment|2=Center-weighted average|3=Spot|4=Average|5=Highlight"),
      TagRow(0x1179, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0x1180, "WB_RGBLevels", format: .short, count: 3),
      TagRow(
        0x1218, "SonyISO", format: .short, value: SonyValue.speed, print: Wording.convertedWhole),
      TagRow(0x1a23, "DistortionCorrParams", format: .signedShort, count: 16),
    ])

  /// Of the A37, A57 and NEX-F3.
  package static let sonyTag2010c = TagTable(
    "SonyTag2010c", group: "Sony", yields: true,
    [
      TagRow(0x0, "SequenceImageNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x4, "SequenceFileNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x8, "ReleaseMode2", SonyLabels.releaseModes, format: .long),
      TagRow(0x200, "DigitalZoomRatio", value: SonyValue.sixteenths),
      TagRow(
        0x210, "SonyDateTime", format: .undefined, count: 7, value: SonyValue.date),
      TagRow(
        0x300, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(0x490, "MeterInfo", traits: .structural),
      TagRow(
        0x1104, "ReleaseMode3",
        "0=Normal|1=Continuous|2=Bracketing|4=Continuous - Burst|5=Continuous - Speed/Advance Priority|6=Normal - Self-timer|9=Single Burst Shooting"
      ),
      TagRow(0x1108, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x1110, "SelfTimer", "0=Off|1=Self-timer 10 s|2=Self-timer 2 s"),
      TagRow(
        0x1114, "FlashMode",
        "0=Autoflash|1=Fill-flash|2=Flash Off|3=Slow Sync|4=Rear Sync|6=Wireless"),
      TagRow(
        0x111a, "StopsAboveBaseISO", format: .short, value: SonyValue.stops,
        print: SonyValue.digitUnlessZero),
      TagRow(
        0x111c, "BrightnessValue", format: .short, value: SonyValue.brightness),
      TagRow(
        0x1120, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x1124, "HDRSetting",
        "0=Off|1=HDR Auto|3=HDR 1 EV|5=HDR 2 EV|7=HDR 3 EV|9=HDR 4 EV|11=HDR 5 EV|13=HDR 6 EV"),
      TagRow(
        0x1128, "ExposureCompensation", format: .signedShort, value: SonyValue.compensation,
        print: Wording.convertedSigned),
      TagRow(0x113e, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x113f, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x1143, "PictureEffect2", SonyLabels.pictureEffects),
      TagRow(0x1150, "Quality2", "0=JPEG|1=RAW|2=RAW + JPEG"),
      TagRow(
        0x1154, "MeteringMode",
        "0=Multi-segment|2=Center-weighted average|3=Spot|4=Average|5=Highlight"),
      TagRow(0x1155, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0x115c, "WB_RGBLevels", format: .short, count: 3),
      TagRow(
        0x11f4, "SonyISO", format: .short, value: SonyValue.speed, print: Wording.convertedWhole),
    ])

  /// Of compact cameras of 2012.
  package static let sonyTag2010d = TagTable(
    "SonyTag2010d", group: "Sony", yields: true,
    [
      TagRow(0x0, "SequenceImageNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x4, "SequenceFileNumber", format: .long, value: Meaning.oneMore),
      TagRow(0x8, "ReleaseMode2", SonyLabels.releaseModes, format: .long),
      TagRow(
        0x1fe, "SonyDateTime", format: .undefined, count: 7, value: SonyValue.date),
      TagRow(
        0x37c, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(0x50c, "MeterInfo", traits: .structural),
      TagRow(
        0x1180, "ReleaseMode3",
        "0=Normal|1=Continuous|2=Bracketing|4=Continuous - Burst|5=Continuous - Speed/Advance Priority|6=Normal - Self-timer|9=Single Burst Shooting"
      ),
      TagRow(0x1184, "ReleaseMode2", SonyLabels.releaseModes),
      TagRow(0x118c, "SelfTimer", "0=Off|1=Self-timer 10 s|2=Self-timer 2 s"),
      TagRow(
        0x1190, "FlashMode",
        "0=Autoflash|1=Fill-flash|2=Flash Off|3=Slow Sync|4=Rear Sync|6=Wireless"),
      TagRow(
        0x1196, "StopsAboveBaseISO", format: .short, value: SonyValue.stops,
        print: SonyValue.digitUnlessZero),
      TagRow(
        0x1198, "BrightnessValue", format: .short, value: SonyValue.brightness),
      TagRow(
        0x119c, "DynamicRangeOptimizer", "0=Off|1=Auto|3=Lv1|4=Lv2|5=Lv3|6=Lv4|7=Lv5|8=n/a"),
      TagRow(
        0x11a0, "HDRSetting",
        "0=Off|1=HDR Auto|3=HDR 1 EV|5=HDR 2 EV|7=HDR 3 EV|9=HDR 4 EV|11=HDR 5 EV|13=HDR 6 EV"),
      TagRow(0x11ba, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x11bb, "PictureProfile", SonyLabels.pictureProfiles),
      TagRow(0x11bf, "PictureEffect2", SonyLabels.pictureEffects),
      TagRow(
        0x11d0, "MeteringMode",
        "0=Multi-segment|2=Center-weighted average|3=Spot|4=Average|5=Highlight"),
      TagRow(0x11d1, "ExposureProgram", SonyLabels.exposureProgram),
      TagRow(0x11d8, "WB_RGBLevels", format: .short, count: 3),
      TagRow(
        0x1270, "SonyISO", format: .short, value: SonyValue.speed, print: Wording.convertedWhole),
    ])
}
