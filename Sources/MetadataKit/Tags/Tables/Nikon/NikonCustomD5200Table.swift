/// Custom settings of Nikon's cameras as the D5200 has them.
// swift-format-ignore
extension TagTable {
  package static let nikonCustomSettingsD5200 = TagTable(
    "NikonCustomSettingsD5200", group: "NikonCustom", isOfFields: true,
    [
      TagRow(0x0, "AF-CPrioritySelection", "0=Release|1=Focus", condition: "mask=128"),
      TagRow(0x1, "NumberOfFocusPoints", "0=39 Points|1=11 Points", condition: "mask=16"),
      TagRow(0x10, "AFAssist", "0=On|1=Off", condition: "mask=1"),
      TagRow(0x30, "Beep", "0=Off|1=Low|2=High", condition: "mask=192"),
      TagRow(0x31, "NoMemoryCard", "0=Release Locked|1=Enable Release", condition: "mask=32"),
      TagRow(0x32, "ISODisplay", "0=On|1=Off", condition: "mask=8"),
      TagRow(0x40, "FileNumberSequence", "0=On|1=Off", condition: "mask=8"),
      TagRow(0x50, "RangeFinder", "0=Off|1=On", condition: "mask=4"),
      TagRow(0x51, "ReverseExposureCompDial", "0=No|1=Yes", condition: "mask=16"),
      TagRow(0x52, "ReverseShutterSpeedAperture", "0=No|1=Yes", condition: "mask=8"),
      TagRow(0x53, "ReverseIndicators", "0=+ 0 -|1=- 0 +", condition: "mask=128"),
      TagRow(0x60, "EVStepSize", "0=1/3 EV|1=1/2 EV", condition: "mask=64"),
      TagRow(0xa0, "ExposureDelayMode", "0=Off|1=On", condition: "mask=64"),
      TagRow(0xc0, "AutoBracketSet", "0=Exposure|1=WB Bracketing|2=Active D-Lighting", condition: "mask=192"),
      TagRow(0xd0, "FunctionButton", "3=AE/AF Lock|4=AE Lock Only|6=AE Lock (hold)|7=AF Lock Only|8=AF-ON|16=+ NEF (RAW)|18=Active D-Lighting|25=Live View|26=Image Quality|27=ISO|28=White Balance|29=HDR|30=Auto Bracketing|31=AF-area Mode", condition: "mask=31"),
      TagRow(0x100, "AELockButton", "3=AE/AF Lock|4=AE Lock Only|6=AE Lock (hold)|7=AF Lock Only|8=AF-ON", condition: "mask=15"),
      TagRow(0x110, "ShutterReleaseButtonAE-L", "0=Off|1=On", condition: "mask=2"),
      TagRow(0x120, "StandbyTimer", "0=4 s|1=8 s|2=20 s|3=1 min|4=30 min", condition: "mask=224"),
      TagRow(0x121, "RemoteOnDuration", "0=1 min|1=5 min|2=10 min|3=15 min", condition: "mask=3"),
      TagRow(0x130, "SelfTimerTime", "0=2 s|1=5 s|2=10 s|3=20 s", condition: "mask=192"),
      TagRow(0x131, "SelfTimerShotCount", condition: "mask=15"),
      TagRow(0x140, "ImageReviewTime", "1=4 s|2=8 s|4=20 s|5=1 min|7=10 min", condition: "mask=224"),
      TagRow(0x141, "LiveViewMonitorOffTime", "1=5 min|2=10 min|3=15 min|4=20 min|5=30 min", condition: "mask=28"),
      TagRow(0x150, "PlaybackMenusTime", "1=8 s|4=20 s|5=1 min|6=5 min|7=10 min", condition: "mask=224"),
      TagRow(0x170, "InternalFlash", "0=TTL|1=Manual", condition: "mask=192"),
      TagRow(0x171, "ManualFlashOutput", condition: "mask=31", value: NikonValue.powerOfThirds, print: NikonValue.fullOrFraction),
    ])
}
