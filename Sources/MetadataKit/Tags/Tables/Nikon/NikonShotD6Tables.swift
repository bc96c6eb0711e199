/// How a picture was taken: the D6.
// swift-format-ignore
extension TagTable {
  package static let nikonShotInfoD6 = TagTable(
    "NikonShotInfoD6", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "ShotInfoVersion", format: .ascii, count: 4, condition: "keep"),
      TagRow(0x40, "FirmwareVersion", format: .ascii, count: 8, condition: "keep"),
      TagRow(0x240, "NumberOffsets", format: .long, condition: "keep"),
      TagRow(0x300, "SequenceOffset", format: .long, traits: .structural),
      TagRow(0x9c0, "OrientationOffset", format: .long, traits: .structural),
      TagRow(0xa40, "IntervalOffset", format: .long, traits: .structural),
    ])

  package static let nikonSeqInfoD6 = TagTable(
    "NikonSeqInfoD6", group: "Nikon", isOfFields: true,
    [
      TagRow(0x240, "IntervalShooting", format: .short, condition: "keep", print: NikonValue.interval),
      TagRow(0x280, "IntervalFrame", format: .short, condition: "IntervalShooting>0"),
      TagRow(0x2b0, "ImageArea", "0=FX (36x24)|1=DX (24x16)|2=5:4 (30x24)|3=1.2x (30x20)|4=1:1 (24x24)|6=16:9"),
    ])

  package static let nikonIntervalInfoD6 = TagTable(
    "NikonIntervalInfoD6", group: "Nikon", isOfFields: true,
    [
      TagRow(0x17c0, "Intervals", format: .long, condition: "IntervalShooting>0"),
      TagRow(0x1800, "ShotsPerInterval", format: .long, condition: "IntervalShooting>0"),
      TagRow(0x1840, "IntervalExposureSmoothing", "0=Off|1=On", condition: "IntervalShooting>0"),
      TagRow(0x1860, "IntervalPriority", "0=Off|1=On", condition: "IntervalShooting>0"),
      TagRow(0x1a80, "FocusShiftNumberShots"),
      TagRow(0x1ac0, "FocusShiftStepWidth"),
      TagRow(0x1b00, "FocusShiftInterval", print: NikonValue.seconds),
      TagRow(0x1b40, "FocusShiftExposureLock", "0=Off|1=On"),
      TagRow(0x20e0, "DiffractionCompensation", "0=Off|1=On"),
      TagRow(0x2140, "FlashControlMode", "0=TTL|1=Auto External Flash|2=GN (distance priority)|3=Manual|4=Repeating Flash", condition: "keep"),
      TagRow(0x22c0, "FlashMasterControlMode", "0=TTL|1=Manual|2=Auto|3=Off", condition: "keep"),
    ])
}
