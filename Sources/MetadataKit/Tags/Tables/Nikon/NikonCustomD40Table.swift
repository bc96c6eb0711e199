/// Custom settings of Nikon's cameras as the D40 has them.
// swift-format-ignore
extension TagTable {
  package static let nikonCustomSettingsD40 = TagTable(
    "NikonCustomSettingsD40", group: "NikonCustom", isOfFields: true,
    [
      TagRow(0x0, "Beep", "0=On|1=Off", condition: "mask=128"),
      TagRow(0x1, "AFAssist", "0=On|1=Off", condition: "mask=64"),
      TagRow(0x2, "NoMemoryCard", "0=Release Locked|1=Enable Release", condition: "mask=32"),
      TagRow(0x3, "ImageReview", "0=On|1=Off", condition: "mask=16"),
      TagRow(0x10, "AutoISO", "0=Off|1=On", condition: "mask=128"),
      TagRow(0x11, "AutoISOMax", "1=400|2=800|3=1600", condition: "mask=48"),
      TagRow(0x12, "AutoISOMinShutterSpeed", "0=1/125 s|1=1/60 s|2=1/30 s|3=1/15 s|4=1/8 s|5=1/4 s|6=1/2 s|7=1 s", condition: "mask=7"),
      TagRow(0x20, "ImageReviewTime", "0=4 s|1=8 s|2=20 s|3=1 min|4=10 min", condition: "mask=7"),
      TagRow(0x30, "MonitorOffTime", "0=4 s|1=8 s|2=20 s|3=1 min|4=10 min", condition: "mask=224"),
      TagRow(0x31, "MeteringTime", "0=4 s|1=8 s|2=20 s|3=1 min|4=30 min", condition: "mask=28"),
      TagRow(0x32, "SelfTimerTime", "0=2 s|1=5 s|2=10 s|3=20 s", condition: "mask=3"),
      TagRow(0x33, "RemoteOnDuration", "0=1 min|1=5 min|2=10 min|3=15 min", condition: "mask=192"),
      TagRow(0x40, "AELockButton", "0=AE/AF Lock|1=AE Lock Only|2=AF Lock Only|3=AE Lock (hold)|4=AF-ON", condition: "mask=14"),
      TagRow(0x41, "AELock", "0=Off|1=On", condition: "mask=1"),
      TagRow(0x50, "ShootingModeSetting", "0=Single Frame|1=Continuous|2=Self-timer|3=Delayed Remote|4=Quick-response Remote", condition: "mask=112"),
      TagRow(0x51, "TimerFunctionButton", "0=Shooting Mode|1=Image Quality/Size|2=ISO|3=White Balance|4=Self-timer", condition: "mask=7"),
      TagRow(0x60, "Metering", "0=Matrix|1=Center-weighted|2=Spot", condition: "mask=3"),
      TagRow(0x80, "InternalFlash", "0=TTL|1=Manual", condition: "mask=16"),
      TagRow(0x81, "ManualFlashOutput", condition: "mask=7", value: NikonValue.powerOfSteps, print: NikonValue.fullOrFraction),
      TagRow(0x90, "FlashLevel", format: .signedByte, value: NikonValue.sixths, print: NikonValue.plusTenths),
      TagRow(0xa0, "FocusModeSetting", "0=Manual|1=AF-S|2=AF-C|3=AF-A", condition: "mask=192"),
      TagRow(0xb0, "AFAreaModeSetting", "0=Single Area|1=Dynamic Area|2=Closest Subject", condition: "mask=48"),
    ])
}
