/// Custom settings of Nikon's cameras as the D5100 has them.
// swift-format-ignore
extension TagTable {
  package static let nikonCustomSettingsD5100 = TagTable(
    "NikonCustomSettingsD5100", group: "NikonCustom", isOfFields: true,
    [
      TagRow(0x0, "AF-CPrioritySelection", "0=Release|1=Focus", condition: "mask=128"),
      TagRow(0x10, "AFAssist", "0=On|1=Off", condition: "mask=1"),
      TagRow(0x30, "Beep", "0=Off|1=Low|2=High", condition: "mask=192"),
      TagRow(0x31, "NoMemoryCard", "0=Release Locked|1=Enable Release", condition: "mask=32"),
      TagRow(0x32, "ISODisplay", "0=On|1=Off", condition: "mask=8"),
      TagRow(0x40, "FileNumberSequence", "0=On|1=Off", condition: "mask=8"),
      TagRow(0x50, "RangeFinder", "0=Off|1=On", condition: "mask=16"),
      TagRow(0x51, "ReverseIndicators", "0=+ 0 -|1=- 0 +", condition: "mask=128"),
      TagRow(0x60, "EVStepSize", "0=1/3 EV|1=1/2 EV", condition: "mask=64"),
      TagRow(0xa0, "ExposureDelayMode", "0=Off|1=On", condition: "mask=64"),
      TagRow(0xc0, "AutoBracketSet", "0=Exposure|1=WB Bracketing|2=Active D-Lighting", condition: "mask=192"),
      TagRow(0xd0, "TimerFunctionButton", "0=Self-timer|1=Release Mode|2=Image Quality/Size|3=ISO|4=White Balance|5=Active D-Lighting|6=+ NEF (RAW)|7=Auto Bracketing", condition: "mask=56"),
      TagRow(0x100, "AELockButton", "0=AE/AF Lock|1=AE Lock Only|2=AF Lock Only|3=AE Lock (hold)|4=AF-ON", condition: "mask=56"),
      TagRow(0x110, "ShutterReleaseButtonAE-L", "0=Off|1=On", condition: "mask=2"),
      TagRow(0x111, "CommandDialsReverseRotation", "0=No|1=Yes", condition: "mask=128"),
      TagRow(0x120, "MeteringTime", "0=4 s|1=8 s|2=20 s|3=1 min|4=30 min", condition: "mask=112"),
      TagRow(0x121, "RemoteOnDuration", "0=1 min|1=5 min|2=10 min|3=20 min", condition: "mask=3"),
      TagRow(0x130, "SelfTimerTime", "0=2 s|1=5 s|2=10 s|3=20 s", condition: "mask=192"),
      TagRow(0x131, "SelfTimerShotCount", condition: "mask=15"),
      TagRow(0x140, "ImageReviewTime", "0=4 s|1=8 s|2=20 s|3=1 min|4=10 min", condition: "mask=224"),
      TagRow(0x141, "LiveViewMonitorOffTime", "0=3 min|1=5 min|2=10 min|3=15 min|4=20 min|5=30 min", condition: "mask=28"),
      TagRow(0x150, "PlaybackMenusTime", "0=8 s|1=12 s|2=20 s|3=1 min|4=10 min", condition: "mask=224"),
      TagRow(0x170, "ManualFlashOutput", condition: "mask=31", value: NikonValue.powerOfThirds, print: NikonValue.fullOrFraction),
    ])
}
