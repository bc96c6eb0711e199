/// Custom settings of Nikon's cameras as the D5000 has them.
// swift-format-ignore
extension TagTable {
  package static let nikonCustomSettingsD5000 = TagTable(
    "NikonCustomSettingsD5000", group: "NikonCustom", isOfFields: true,
    [
      TagRow(0x0, "AFAreaModeSetting", "0=Single Area|1=Dynamic Area|2=Auto-area|3=3D-tracking (11 points)", condition: "mask=96"),
      TagRow(0x1, "AFAssist", "0=On|1=Off", condition: "mask=1"),
      TagRow(0x20, "Beep", "0=Off|1=Low|2=High", condition: "mask=192"),
      TagRow(0x21, "GridDisplay", "0=On|1=Off", condition: "mask=2"),
      TagRow(0x22, "ISODisplay", "0=On|1=Off", condition: "mask=8"),
      TagRow(0x23, "NoMemoryCard", "0=Release Locked|1=Enable Release", condition: "mask=32"),
      TagRow(0x30, "FileNumberSequence", "0=On|1=Off", condition: "mask=8"),
      TagRow(0x40, "RangeFinder", "0=Off|1=On", condition: "mask=16"),
      TagRow(0x41, "DateImprint", "0=Off|1=On", condition: "mask=8"),
      TagRow(0x42, "ReverseIndicators", "0=+ 0 -|1=- 0 +", condition: "mask=128"),
      TagRow(0x50, "EVStepSize", "0=1/3 EV|1=1/2 EV", condition: "mask=64"),
      TagRow(0x90, "ExposureDelayMode", "0=Off|1=On", condition: "mask=64"),
      TagRow(0xb0, "AutoBracketSet", "0=Exposure|1=Active D-Lighting|2=WB Bracketing", condition: "mask=192"),
      TagRow(0xc0, "TimerFunctionButton", "0=Self-timer|1=Release Mode|2=Image Quality/Size|3=ISO|4=White Balance|5=Active D-Lighting|6=+ NEF (RAW)|7=Auto Bracketing", condition: "mask=56"),
      TagRow(0xf0, "AELockButton", "0=AE/AF Lock|1=AE Lock Only|2=AF Lock Only|3=AE Lock (hold)|4=AF-ON", condition: "mask=56"),
      TagRow(0x100, "ShutterReleaseButtonAE-L", "0=Off|1=On", condition: "mask=2"),
      TagRow(0x101, "CommandDialsReverseRotation", "0=No|1=Yes", condition: "mask=128"),
      TagRow(0x110, "MeteringTime", "0=4 s|1=8 s|2=20 s|3=1 min|4=30 min", condition: "mask=112"),
      TagRow(0x111, "RemoteOnDuration", "0=1 min|1=5 min|2=10 min|3=15 min", condition: "mask=3"),
      TagRow(0x120, "SelfTimerTime", "0=2 s|1=5 s|2=10 s|3=20 s", condition: "mask=192"),
      TagRow(0x121, "SelfTimerShotCount", condition: "mask=30"),
      TagRow(0x130, "ImageReviewTime", "0=4 s|1=8 s|2=20 s|3=1 min|4=10 min", condition: "mask=224"),
      TagRow(0x140, "PlaybackMenusTime", "0=8 s|1=12 s|2=20 s|3=1 min|4=10 min", condition: "mask=224"),
      TagRow(0x160, "InternalFlash", "0=TTL|1=Manual", condition: "mask=192"),
      TagRow(0x161, "ManualFlashOutput", condition: "mask=31", value: NikonValue.powerOfThirds, print: NikonValue.fullOrFraction),
      TagRow(0x200, "LiveViewAF", "0=Face Priority|1=Wide Area|2=Normal Area|3=Subject Tracking", condition: "mask=96"),
    ])
}
