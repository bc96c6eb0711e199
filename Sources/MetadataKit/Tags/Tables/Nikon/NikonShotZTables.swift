/// How a picture was taken: cameras with the Z mount.
// swift-format-ignore
extension TagTable {
  package static let nikonShotInfoZ6III = TagTable(
    "NikonShotInfoZ6III", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 8, condition: "keep"),
      TagRow(0xe0, "FirmwareVersion2", format: .ascii, count: 8),
      TagRow(0x180, "FirmwareVersion3", format: .ascii, count: 8),
      TagRow(0x240, "NumberOffsets", format: .long, condition: "keep"),
      TagRow(0x880, "OrientationOffset", format: .long, condition: "ShutterMode!=0&ShutterMode!=96", traits: .structural),
      TagRow(0x900, "MenuOffset", format: .long, condition: "NIKON Z6_3&FirmwareVersion<02.00", traits: .structural),
    ])

  package static let nikonShotInfoZ7II = TagTable(
    "NikonShotInfoZ7II", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 8, condition: "keep"),
      TagRow(0xe0, "FirmwareVersion2", format: .ascii, count: 8),
      TagRow(0x180, "FirmwareVersion3", format: .ascii, count: 8),
      TagRow(0x240, "NumberOffsets", format: .long, condition: "keep"),
      TagRow(0x300, "IntervalOffset", format: .long, traits: .structural),
      TagRow(0x380, "PortraitOffset", format: .long, traits: .structural),
      TagRow(0x880, "OrientationOffset", format: .long, condition: "NIKON Z f", traits: .structural),
      TagRow(0x980, "OrientationOffset", format: .long, condition: "NIKON Z 30|NIKON Z 5|NIKON Z 50|NIKON Z 6|NIKON Z 6_2|NIKON Z 7|NIKON Z 7_2|NIKON Z 8|NIKON Z fc", traits: .structural),
      TagRow(0xa00, "MenuOffset", format: .long, traits: .structural),
    ])

  package static let nikonIntervalInfoZ7II = TagTable(
    "NikonIntervalInfoZ7II", group: "Nikon", isOfFields: true,
    [
      TagRow(0x240, "IntervalShooting", format: .short, condition: "keep", print: NikonValue.interval),
      TagRow(0x280, "IntervalFrame", format: .short, condition: "IntervalShooting>0"),
      TagRow(0x2b0, "ImageArea", "0=FX (36x24)|1=DX (24x16)|2=5:4 (30x24)|3=1.2x (30x20)|4=1:1 (24x24)|6=16:9"),
    ])

  package static let nikonPortraitInfoZ7II = TagTable(
    "NikonPortraitInfoZ7II", group: "Nikon", isOfFields: true,
    [
      TagRow(0xa00, "PortraitImpressionBalance", format: .byte, count: 2, condition: "FirmwareVersion>=01.30", print: NikonValue.portraitImpression),
    ])

  package static let nikonShotInfoZ8 = TagTable(
    "NikonShotInfoZ8", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 8, condition: "keep"),
      TagRow(0xe0, "FirmwareVersion2", format: .ascii, count: 8),
      TagRow(0x180, "FirmwareVersion3", format: .ascii, count: 8),
      TagRow(0x240, "NumberOffsets", format: .long, condition: "keep"),
      TagRow(0x300, "SequenceOffset", format: .long, traits: .structural),
      TagRow(0x800, "AutoCaptureOffset", format: .long, condition: "FirmwareVersion>=02.00", traits: .structural),
      TagRow(0x840, "OrientOffset", format: .long, condition: "ShutterMode!=0&ShutterMode!=96", traits: .structural),
      TagRow(0x8c0, "MenuOffset", format: .long, traits: .structural),
    ])

  package static let nikonShotInfoZ9 = TagTable(
    "NikonShotInfoZ9", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 8, condition: "keep"),
      TagRow(0xe0, "FirmwareVersion2", format: .ascii, count: 8),
      TagRow(0x180, "FirmwareVersion3", format: .ascii, count: 8),
      TagRow(0x240, "NumberOffsets", format: .long, condition: "keep"),
      TagRow(0x300, "SequenceOffset", format: .long, traits: .structural),
      TagRow(0x580, "Offset13", format: .long, condition: "FirmwareVersion>=03.01", traits: .structural),
      TagRow(0x800, "AutoCaptureOffset", format: .long, condition: "FirmwareVersion>=04.00", traits: .structural),
      TagRow(0x840, "OrientOffset", format: .long, condition: "ShutterMode!=0&ShutterMode!=96", traits: .structural),
      TagRow(0x8c0, "MenuOffset", format: .long, traits: .structural),
    ])

  package static let nikonSeqInfoZ9 = TagTable(
    "NikonSeqInfoZ9", group: "Nikon", isOfFields: true,
    [
      TagRow(0x200, "FocusShiftShooting", condition: "keep&ShutterMode!=0&ShutterMode!=96&+2:FirmwareVersion>=03.00/NIKON Z 8", print: NikonValue.focusShift),
      TagRow(0x280, "IntervalShooting", format: .short, condition: "keep&ShutterMode!=0&ShutterMode!=96", print: NikonValue.interval),
      TagRow(0x2a0, "IntervalFrame", format: .short, condition: "ShutterMode!=0&ShutterMode!=96&IntervalShooting>0"),
    ])

  package static let nikonOffset13InfoZ9 = TagTable(
    "NikonOffset13InfoZ9", group: "Nikon", isOfFields: true,
    [
      TagRow(0xbe80, "AFAreaInitialXPosition", format: .signedByte, condition: "ShutterMode!=0&ShutterMode!=96", print: NikonValue.initialColumn),
      TagRow(0xbe90, "AFAreaInitialYPosition", format: .signedByte, condition: "ShutterMode!=0&ShutterMode!=96", print: NikonValue.initialRow),
      TagRow(0xbea0, "AFAreaInitialWidth", condition: "ShutterMode!=0&ShutterMode!=96", value: NikonValue.initialWidth),
      TagRow(0xbeb0, "AFAreaInitialHeight", condition: "ShutterMode!=0&ShutterMode!=96", value: NikonValue.initialHeight),
    ])

  package static let nikonAutoCaptureInfo = TagTable(
    "NikonAutoCaptureInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "AutoCapturedFrame", "0=No|5=Yes", condition: "keep"),
      TagRow(0x10, "AutoCaptureCriteria", condition: "AutoCapturedFrame!=0", print: NikonValue.captureCriteria),
      TagRow(0x370, "AutoCaptureRecordingTime", "0=1 Sec|1=3 Sec|2=5 Sec|4=30 Sec|5=No Limit|6=2 Sec|7=10 Sec|8=20 Sec|9=1 Min|10=3 Min|11=5 Min|12=10 Min|13=30 Min", condition: "AutoCapturedFrame!=0"),
      TagRow(0x380, "AutoCaptureWaitTime", "0=No Wait|1=10 Sec|2=30 Sec|3=1 Min|4=5 Min|5=10 Min|6=30 Min|7=1 Sec|8=2 Sec|9=3 Sec|10=5 Sec|11=20 Sec|12=3 Min", condition: "AutoCapturedFrame!=0"),
      TagRow(0x4a0, "AutoCaptureDistanceFar", condition: "AutoCapturedFrame!=0", print: NikonValue.tenthsOfMeter),
      TagRow(0x4e0, "AutoCaptureDistanceNear", condition: "AutoCapturedFrame!=0", print: NikonValue.tenthsOfMeter),
      TagRow(0x5f0, "AutoCaptureCriteriaMotionDirection", condition: "AutoCapturedFrame!=0", print: NikonValue.motionDirection),
      TagRow(0x630, "AutoCaptureCriteriaMotionSpeed", condition: "AutoCapturedFrame!=0"),
      TagRow(0x640, "AutoCaptureCriteriaMotionSize", condition: "AutoCapturedFrame!=0"),
      TagRow(0x690, "AutoCaptureCriteriaSubjectSize", condition: "AutoCapturedFrame!=0"),
      TagRow(0x6a0, "AutoCaptureCriteriaSubjectType", "0=Off|1=Auto|2=People|3=Animals|4=Vehicles|5=Birds|6=Airplanes|7=Faces", condition: "AutoCapturedFrame!=0", value: Meaning.oneMore),
    ])

  package static let nikonMenuInfoZ7II = TagTable(
    "NikonMenuInfoZ7II", group: "Nikon", isOfFields: true,
    [
      TagRow(0x100, "MenuSettingsOffsetZ7II", format: .long, traits: .structural),
    ])

  package static let nikonMenuInfoZ8 = TagTable(
    "NikonMenuInfoZ8", group: "Nikon", isOfFields: true,
    [
      TagRow(0x100, "MenuSettingsOffsetZ8v1", format: .long, condition: "FirmwareVersion<02.00", traits: .structural),
      TagRow(0x1000100, "MenuSettingsOffsetZ8v2", format: .long, condition: "FirmwareVersion>=02.00", traits: .structural),
    ])

  package static let nikonMenuInfoZ9 = TagTable(
    "NikonMenuInfoZ9", group: "Nikon", isOfFields: true,
    [
      TagRow(0x100, "MenuSettingsOffsetZ9", format: .long, condition: "FirmwareVersion<03.00", traits: .structural),
      TagRow(0x1000100, "MenuSettingsOffsetZ9v3", format: .long, condition: "FirmwareVersion<04.00", traits: .structural),
      TagRow(0x2000100, "MenuSettingsOffsetZ9v4", format: .long, traits: .structural),
    ])
}
