/// Custom settings of Nikon's cameras as the D610 has them.
// swift-format-ignore
extension TagTable {
  package static let nikonCustomSettingsD610 = TagTable(
    "NikonCustomSettingsD610", group: "NikonCustom", isOfFields: true,
    [
      TagRow(0x0, "AF-CPrioritySelection", "0=Release|1=Focus", condition: "mask=128"),
      TagRow(0x1, "AF-SPrioritySelection", "0=Release|1=Focus", condition: "mask=32"),
      TagRow(0x2, "NumberOfFocusPoints", "0=39 Points|1=11 Points", condition: "mask=16"),
      TagRow(0x3, "FocusTrackingLockOn", "0=Off|1=1 Short|2=2|3=3 Normal|4=4|5=5 Long", condition: "mask=7"),
      TagRow(0x10, "FocusPointWrap", "0=No Wrap|1=Wrap", condition: "mask=8"),
      TagRow(0x11, "AFPointIllumination", "0=Auto|1=On|2=Off", condition: "mask=6"),
      TagRow(0x12, "AFAssist", "0=On|1=Off", condition: "mask=1"),
      TagRow(0x50, "EasyExposureCompensation", "0=Off|1=On|2=On Auto Reset", condition: "mask=3"),
      TagRow(0x60, "ExposureControlStep", "0=1/3 EV|1=1/2 EV", condition: "mask=64"),
      TagRow(0x61, "ISOSensitivityStep", "0=1/3 EV|1=1/2 EV", condition: "mask=16"),
      TagRow(0x70, "CenterWeightedAreaSize", "0=8 mm|1=12 mm|2=15 mm|3=20 mm|4=Average", condition: "mask=224"),
      TagRow(0x71, "FineTuneOptMatrixMetering", condition: "mask=15", value: NikonValue.nibbleSixths, print: NikonValue.signedHundredths),
      TagRow(0x80, "FineTuneOptCenterWeighted", condition: "mask=240", value: NikonValue.nibbleSixths, print: NikonValue.signedHundredths),
      TagRow(0x81, "FineTuneOptSpotMetering", condition: "mask=15", value: NikonValue.nibbleSixths, print: NikonValue.signedHundredths),
      TagRow(0x110, "ShutterReleaseButtonAE-L", "0=Off|1=On", condition: "mask=2"),
      TagRow(0x120, "StandbyTimer", "0=4 s|1=6 s|2=10 s|3=30 s|4=1 min|5=5 min|6=10 min|7=30 min|8=No Limit", condition: "mask=240"),
      TagRow(0x121, "RemoteOnDuration", "0=1 min|1=5 min|2=10 min|3=20 min", condition: "mask=3"),
      TagRow(0x130, "SelfTimerTime", "0=2 s|1=5 s|2=10 s|3=20 s", condition: "mask=192"),
      TagRow(0x131, "SelfTimerShotInterval", "0=0.5 s|1=1 s|2=2 s|3=3 s", condition: "mask=48"),
      TagRow(0x132, "SelfTimerShotCount", condition: "mask=15"),
      TagRow(0x140, "ImageReviewMonitorOffTime", "0=2 s|1=4 s|2=10 s|3=20 s|4=1 min|5=5 min|6=10 min", condition: "mask=224"),
      TagRow(0x141, "LiveViewMonitorOffTime", "0=5 min|1=10 min|2=15 min|3=20 min|4=30 min|5=No Limit", condition: "mask=28"),
      TagRow(0x150, "MenuMonitorOffTime", "0=4 s|1=10 s|2=20 s|3=1 min|4=5 min|5=10 min", condition: "mask=224"),
      TagRow(0x151, "ShootingInfoMonitorOffTime", "0=4 s|1=10 s|2=20 s|3=1 min|4=5 min|5=10 min", condition: "mask=28"),
      TagRow(0x230, "PlaybackMonitorOffTime", "0=4 s|1=10 s|2=20 s|3=1 min|4=5 min|5=10 min", condition: "mask=224"),
    ])
}
