/// The menus of the Z 7II.
// swift-format-ignore
extension TagTable {
  package static let nikonMenuSettingsZ7II = TagTable(
    "NikonMenuSettingsZ7II", group: "Nikon", isOfFields: true,
    [
      TagRow(0x5a0, "SingleFrame", condition: "keep"),
      TagRow(0x5c0, "ReleaseMode", "0=Continuous Low|1=Continuous High|2=Continuous High (Extended)|4=Timer|5=Single Frame", value: NikonValue.releaseMode),
      TagRow(0xa00, "IntervalDurationHours", format: .long),
      TagRow(0xa40, "IntervalDurationMinutes", format: .long),
      TagRow(0xa80, "IntervalDurationSeconds", format: .long),
      TagRow(0xb00, "Intervals", format: .long),
      TagRow(0xb40, "ShotsPerInterval", format: .long),
      TagRow(0xb80, "IntervalExposureSmoothing", "0=Off|1=On"),
      TagRow(0xba0, "IntervalPriority", "0=Off|1=On"),
      TagRow(0xdc0, "FocusShiftNumberShots"),
      TagRow(0xe00, "FocusShiftStepWidth"),
      TagRow(0xe40, "FocusShiftInterval", print: NikonValue.seconds),
      TagRow(0xe80, "FocusShiftExposureLock", "0=Off|1=On"),
      TagRow(0x1420, "DiffractionCompensation", "0=Off|1=On"),
      TagRow(0x1430, "AutoDistortionControl", "0=Off|1=On"),
      TagRow(0x1460, "NikonMeteringMode", "0=Matrix|1=Center|2=Spot|3=Highlight"),
      TagRow(0x1480, "FlashControlMode", "0=TTL|1=Auto External Flash|2=GN (distance priority)|3=Manual|4=Repeating Flash", condition: "keep"),
      TagRow(0x1600, "FlashMasterControlMode", "0=TTL|1=Manual|2=Auto|3=Off", condition: "keep"),
    ])
}
