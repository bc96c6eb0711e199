/// Custom functions as later cameras have them.
extension TagTable {
  package static let canonCustomFunctions2 = TagTable(
    "CanonCustomFunctions2", group: "CanonCustom",
    [
      TagRow(
        0x101, "ExposureLevelIncrements",
        "0=1/3-stop set, 1/3-stop comp.|1=1-stop set, 1/3-stop comp.|2=1/2-stop set, 1/2-stop comp.",
        condition: "1D|1Ds"),
      TagRow(0x102, "ISOSpeedIncrements", "0=1/3 Stop|1=1 Stop"),
      TagRow(
        0x103, "ISOSpeedRange", "0=Disable|1=Enable", condition: "1D*",
        value: CanonValue.speedRange, print: CanonValue.speedRangeWords),
      TagRow(0x104, "AEBAutoCancel", "0=On|1=Off"),
      TagRow(0x105, "AEBSequence", "0=0,-,+|1=-,0,+|2=+,0,-"),
      TagRow(0x106, "AEBShotCount", "2=2 shots|3=3 shots|5=5 shots|7=7 shots", condition: "90D"),
      TagRow(
        0x107, "SpotMeterLinkToAFPoint",
        "0=Disable (use center AF point)|1=Enable (use active AF point)"),
      TagRow(0x108, "SafetyShift", "0=Disable|1=Enable (Tv/Av)|2=Enable (ISO speed)"),
      TagRow(0x109, "UsableShootingModes", condition: "count=1", print: CanonValue.flags),
      TagRow(0x10a, "UsableMeteringModes", condition: "count=1", print: CanonValue.flags),
      TagRow(
        0x10b, "ExposureModeInManual",
        "0=Specified metering mode|1=Evaluative metering|2=Partial metering|3=Spot metering|4=Center-weighted average"
      ),
      TagRow(
        0x10c, "ShutterSpeedRange", "0=Disable|1=Enable", condition: "count=3",
        value: CanonValue.timeRange, print: CanonValue.timeRangeWords),
      TagRow(
        0x10d, "ApertureRange", "0=Disable|1=Enable", condition: "count=3",
        value: CanonValue.apertureRange, print: CanonValue.apertureRangeWords),
      TagRow(
        0x10e, "ApplyShootingMeteringMode", "0=Disable|1=Enable",
        print: CanonValue.labelThenNumbers, traits: .elementwise),
      TagRow(0x10f, "FlashSyncSpeedAv", "0=Auto|1=1/250 Fixed", condition: "40D|1Ds Mark III"),
      TagRow(
        0x110, "AEMicroadjustment", "0=Disable|1=Enable", print: CanonValue.labelThenNumbers,
        traits: .elementwise),
      TagRow(
        0x111, "FEMicroadjustment", "0=Disable|1=Enable", print: CanonValue.labelThenNumbers,
        traits: .elementwise),
      TagRow(0x112, "SameExposureForNewAperture", "0=Disable|1=ISO Speed|2=Shutter Speed"),
      TagRow(0x113, "ExposureCompAutoCancel", "0=Enable|1=Disable"),
      TagRow(
        0x114, "AELockMeterModeAfterFocus", "0=Evaluative|1=Partial|2=Spot|3=Center-weighted",
        traits: .bitmask),
      TagRow(0x201, "LongExposureNoiseReduction", "0=Off|1=Auto|2=On"),
      TagRow(
        0x202, "HighISONoiseReduction", "0=Standard|1=Low|2=Strong|3=Off",
        condition:
          "50D|60D|5D Mark II|7D|500D|T1i|Kiss X3|550D|T2i|Kiss X4|600D|T3i|Kiss X5|1100D|T3|Kiss X50"
      ),
      TagRow(0x203, "HighlightTonePriority", "0=Disable|1=Enable"),
      TagRow(
        0x204, "AutoLightingOptimizer", "0=Standard|1=Low|2=Strong|3=Disable",
        condition: "50D|5D Mark II|500D|T1i|Kiss X3|1D Mark IV"),
      TagRow(0x304, "ETTLII", "0=Evaluative|1=Average"),
      TagRow(0x305, "ShutterCurtainSync", "0=1st-curtain sync|1=2nd-curtain sync"),
      TagRow(0x306, "FlashFiring", "0=Fires|1=Does not fire"),
      TagRow(0x407, "ViewInfoDuringExposure", "0=Disable|1=Enable"),
      TagRow(0x408, "LCDIlluminationDuringBulb", "0=Off|1=On"),
      TagRow(
        0x409, "InfoButtonWhenShooting", "0=Displays camera settings|1=Displays shooting functions",
        condition: "1D Mark III|1Ds Mark III"),
      TagRow(
        0x40a, "ViewfinderWarnings",
        "0=Monochrome|1=WB corrected|2=One-touch image quality|3=ISO expansion|4=Spot metering|6=Noise reduction|7=HDR",
        traits: .bitmask),
      TagRow(0x40b, "LVShootingAreaDisplay", "0=Masked|1=Outlined"),
      TagRow(0x40c, "LVShootingAreaDisplay", "0=Masked|1=Outlined"),
      TagRow(
        0x501, "USMLensElectronicMF",
        "0=Enable after one-shot AF|1=Disable after one-shot AF|2=Disable in AF mode"),
      TagRow(
        0x502, "AIServoTrackingSensitivity",
        "-2=Slow|-1=Medium Slow|0=Standard|1=Medium Fast|2=Fast"),
      TagRow(
        0x503, "AIServoImagePriority",
        "0=1: AF, 2: Tracking|1=1: AF, 2: Drive speed|2=1: Release, 2: Drive speed|3=1: Release, 2: Tracking"
      ),
      TagRow(
        0x504, "AIServoTrackingMethod", "0=Main focus point priority|1=Continuous AF track priority"
      ),
      TagRow(0x505, "LensDriveNoAF", "0=Focus search on|1=Focus search off"),
      TagRow(
        0x506, "LensAFStopButton",
        "0=AF stop|1=AF start|2=AE lock|3=AF point: M->Auto/Auto->ctr|4=One Shot <-> AI servo|5=IS start|6=Switch to registered AF point|7=Spot AF"
      ),
      TagRow(
        0x507, "AFMicroadjustment", "0=Disable|1=Adjust all by same amount|2=Adjust by lens",
        print: CanonValue.labelThenNumbers, traits: .elementwise),
      TagRow(0x508, "AFPointAreaExpansion", "0=Disable|1=Enable", condition: "5D Mark II"),
      TagRow(
        0x509, "SelectableAFPoint",
        "0=45 points|1=19 points|2=11 points|3=Inner 9 points|4=Outer 9 points",
        condition: "1D Mark IV"),
      TagRow(
        0x50a, "SwitchToRegisteredAFPoint",
        "0=Disable|1=Switch with multi-controller|2=Only while AEL is pressed",
        condition: "1D Mark IV"),
      TagRow(
        0x50b, "AFPointAutoSelection",
        "0=Control-direct:disable/Main:enable|1=Control-direct:disable/Main:disable|2=Control-direct:enable/Main:enable"
      ),
      TagRow(
        0x50c, "AFPointDisplayDuringFocus", "0=On|1=Off|2=On (when focus achieved)", condition: "1D"
      ),
      TagRow(0x50d, "AFPointBrightness", "0=Normal|1=Brighter"),
      TagRow(
        0x50e, "AFAssistBeam", "0=Emits|1=Does not emit|2=IR AF assist beam only",
        condition: "1D Mark IV|6D"),
      TagRow(
        0x50f, "AFPointSelectionMethod",
        "0=Normal|1=Multi-controller direct|2=Quick Control Dial direct", condition: "!60D"),
      TagRow(0x510, "VFDisplayIllumination", "0=Auto|1=Enable|2=Disable", condition: "7D"),
      TagRow(0x511, "AFDuringLiveView", "0=Disable|1=Enable", condition: "40D"),
      TagRow(
        0x512, "SelectAFAreaSelectMode", "0=Disable|1=Enable|2=Register|3=Select AF-modes",
        print: CanonValue.labelThenFlags),
      TagRow(0x513, "ManualAFPointSelectPattern", "0=Stops at AF area edges|1=Continuous"),
      TagRow(0x514, "DisplayAllAFPoints", "0=Enable|1=Disable"),
      TagRow(0x515, "FocusDisplayAIServoAndMF", "0=Enable|1=Disable"),
      TagRow(
        0x516, "OrientationLinkedAFPoint",
        "0=Same for vertical and horizontal|1=Select different AF points"),
      TagRow(0x517, "MultiControllerWhileMetering", "0=Off|1=AF point selection"),
      TagRow(0x518, "AccelerationTracking"),
      TagRow(
        0x519, "AIServoFirstImagePriority", "-1=Release priority|0=Equal priority|1=Focus priority"),
      TagRow(
        0x51a, "AIServoSecondImagePriority",
        "-1=Shooting speed priority|0=Equal priority|1=Focus priority"),
      TagRow(0x51b, "AFAreaSelectMethod", "0=AF area selection button|1=Main dial"),
      TagRow(0x51c, "AutoAFPointColorTracking", "0=On-Shot AF only|1=Disable"),
      TagRow(
        0x51d, "VFDisplayIllumination", "0=Auto|1=Enable|2=Disable", print: CanonValue.illumination),
      TagRow(
        0x51e, "InitialAFPointAIServoAF", "0=Auto|1=Initial AF point selected|2=Manual AF point"),
      TagRow(0x60f, "MirrorLockup", "0=Disable|1=Enable|2=Enable: Down with Set"),
      TagRow(
        0x610, "ContinuousShootingSpeed", "0=Disable|1=Enable", condition: "count=6",
        print: CanonValue.labelThenShootingSpeeds),
      TagRow(0x611, "ContinuousShotLimit", "0=Disable|1=Enable", print: CanonValue.labelThenShots),
      TagRow(0x612, "RestrictDriveModes", condition: "count=1", print: CanonValue.flags),
      TagRow(
        0x701, "Shutter-AELock",
        "0=AF/AE lock|1=AE lock/AF|2=AF/AF lock, No AE lock|3=AE/AF, No AE lock",
        condition:
          "1000D|XS|Kiss F|500D|T1i|Kiss X3|550D|T2i|Kiss X4|600D|T3i|Kiss X5|1100D|T3|Kiss X50"),
      TagRow(0x702, "AFOnAELockButtonSwitch", "0=Disable|1=Enable"),
      TagRow(
        0x703, "QuickControlDialInMeter",
        "0=Exposure comp/Aperture|1=AF point selection|2=ISO speed|3=AF point selection swapped with Exposure comp|4=ISO speed swapped with Exposure comp"
      ),
      TagRow(
        0x704, "SetButtonWhenShooting",
        "0=Normal (disabled)|1=Image quality|2=Picture style|3=Menu display|4=Image playback|5=Quick control screen|6=Record movie (Live View)",
        condition: "40D|50D|5D Mark II"),
      TagRow(0x705, "ManualTv", "0=Tv=Main/Av=Control|1=Tv=Control/Av=Main"),
      TagRow(0x706, "DialDirectionTvAv", "0=Normal|1=Reversed"),
      TagRow(0x707, "AvSettingWithoutLens", "0=Disable|1=Enable"),
      TagRow(
        0x708, "WBMediaImageSizeSetting", "0=Rear LCD panel|1=LCD monitor|2=Off (disable button)"),
      TagRow(
        0x709, "LockMicrophoneButton",
        "0=Protect (hold:record memo)|1=Record memo (protect:disable)|2=Play memo (hold:record memo)|3=Rating (protect/memo:disable)"
      ),
      TagRow(
        0x70a, "ButtonFunctionControlOff",
        "0=Normal (enable)|1=Disable main, Control, Multi-control"),
      TagRow(
        0x70b, "AssignFuncButton",
        "0=LCD brightness|1=Image quality|2=Exposure comp./AEB setting|3=Image jump with main dial|4=Live view function settings"
      ),
      TagRow(0x70c, "CustomControls"),
      TagRow(0x70d, "StartMovieShooting", "0=Default (from LV)|1=Quick start (FEL button)"),
      TagRow(0x70e, "FlashButtonFunction", "0=Raise built-in flash|1=ISO speed"),
      TagRow(
        0x70f, "MultiFunctionLock",
        "0=Off|1=On|2=On (quick control dial)|3=On (main dial and quick control dial)",
        print: CanonValue.functionLock),
      TagRow(
        0x710, "TrashButtonFunction", "0=Normal (set center AF point)|1=Depth-of-field preview"),
      TagRow(0x711, "ShutterReleaseWithoutLens", "0=Disable|1=Enable"),
      TagRow(0x712, "ControlRingRotation", "0=Normal|1=Reversed"),
      TagRow(0x713, "FocusRingRotation", "0=Normal|1=Reversed"),
      TagRow(
        0x714, "RFLensMFFocusRingSensitivity",
        "0=Varies With Rotation Speed|1=Linked To Rotation Angle"),
      TagRow(0x715, "CustomizeDials"),
      TagRow(0x80b, "FocusingScreen", "0=Ef-A|1=Ef-D|2=Ef-S", condition: "40D|50D|60D"),
      TagRow(0x80c, "TimerLength", condition: "count=3", print: CanonValue.timers),
      TagRow(0x80d, "ShortReleaseTimeLag", "0=Disable|1=Enable"),
      TagRow(0x80e, "AddAspectRatioInfo", "0=Off|1=6:6|2=3:4|3=4:5|4=6:7|5=10:12|6=5:7"),
      TagRow(0x80f, "AddOriginalDecisionData", "0=Off|1=On"),
      TagRow(
        0x810, "LiveViewExposureSimulation",
        "0=Disable (LCD auto adjust)|1=Enable (simulates exposure)"),
      TagRow(0x811, "LCDDisplayAtPowerOn", "0=Display|1=Retain power off status"),
      TagRow(0x812, "MemoAudioQuality", "0=High (48 kHz)|1=Low (8 kHz)"),
      TagRow(
        0x813, "DefaultEraseOption",
        "0=Cancel selected|1=Erase selected|2=Erase RAW selected|3=Erase non-RAW selected"),
      TagRow(0x814, "RetractLensOnPowerOff", "0=Enable|1=Disable"),
      TagRow(0x815, "AddIPTCInformation", "0=Disable|1=Enable"),
      TagRow(0x816, "AudioCompression", "0=Enable|1=Disable"),
      TagRow(0x10101, "ExposureLevelIncrements", "0=1/3 Stop|1=1/2 Stop"),
      TagRow(0x10103, "ISOExpansion", "0=Off|1=On"),
      TagRow(
        0x10106, "AEBShotCount", "0=3 shots|1=2 shots|2=5 shots|3=7 shots", condition: "count=1"),
      TagRow(
        0x10109, "UsableShootingModes", "0=Disable|1=Enable", print: CanonValue.labelThenFlags),
      TagRow(
        0x1010a, "UsableMeteringModes", "0=Disable|1=Enable", print: CanonValue.labelThenFlags),
      TagRow(
        0x1010c, "ShutterSpeedRange", condition: "count=4", value: CanonValue.timeRanges,
        print: CanonValue.timeRangesWords),
      TagRow(
        0x1010d, "ApertureRange", condition: "count=4", value: CanonValue.apertureRanges,
        print: CanonValue.apertureRangesWords),
      TagRow(
        0x1010f, "FlashSyncSpeedAv", "0=Auto|1=1/250-1/60 Auto|2=1/250 Fixed",
        condition: "50D|60D|7D"),
      TagRow(
        0x10112, "SameExposureForNewAperture",
        "0=Disable|1=ISO Speed|2=ISO Speed/Shutter Speed|3=Shutter Speed"),
      TagRow(0x10202, "HighISONoiseReduction", "0=Off|1=On"),
      TagRow(0x10204, "AutoLightingOptimizer", "0=Enable|1=Disable"),
      TagRow(
        0x10409, "InfoButtonWhenShooting",
        "0=Displays shooting functions|1=Displays camera settings"),
      TagRow(
        0x10508, "AFPointAreaExpansion",
        "0=Disable|1=Enable (left/right Assist AF points)|2=Enable (surrounding Assist AF points)",
        condition: "1Ds Mark III"),
      TagRow(
        0x10509, "SelectableAFPoint",
        "0=19 points|1=Inner 9 points|2=Outer 9 points|3=19 Points, Multi-controller selectable|4=Inner 9 Points, Multi-controller selectable|5=Outer 9 Points, Multi-controller selectable"
      ),
      TagRow(0x1050a, "SwitchToRegisteredAFPoint", "0=Disable|1=Enable"),
      TagRow(
        0x1050c, "AFPointDisplayDuringFocus",
        "0=Selected (constant)|1=All (constant)|2=Selected (pre-AF, focused)|3=Selected (focused)|4=Disable display"
      ),
      TagRow(
        0x1050e, "AFAssistBeam",
        "0=Emits|1=Does not emit|2=Only ext. flash emits|3=IR AF assist beam only"),
      TagRow(
        0x1050f, "AFPointSelectionMethod",
        "0=AF point button: Activate AF Sel; Rear dial: Select AF points|1=AF point button: Auto selection; Rear dial: Manual selection"
      ),
      TagRow(0x10510, "SuperimposedDisplay", "0=On|1=Off"),
      TagRow(0x10511, "AFDuringLiveView", "0=Disable|1=Quick mode|2=Live mode"),
      TagRow(
        0x10610, "ContinuousShootingSpeed", condition: "count=5", print: CanonValue.shootingSpeeds),
      TagRow(0x10612, "RestrictDriveModes", "0=Disable|1=Enable", print: CanonValue.labelThenFlags),
      TagRow(
        0x10701, "Shutter-AELock",
        "0 0=AF/AE lock|1 0=AE lock/AF|2 0=AF/AF lock, No AE lock|3 0=AE/AF, No AE lock",
        condition: "count=2"),
      TagRow(
        0x10704, "SetButtonWhenShooting",
        "0=Normal (disabled)|1=Image quality|2=Picture style|3=White balance|4=Flash exposure compensation|5=Viewfinder leveling gauge",
        condition: "60D"),
      TagRow(0x1080b, "FocusingScreen", "0=Eg-A|1=Eg-D|2=Eg-S", condition: "5D Mark II"),
      TagRow(0x1080c, "TimerLength", "0=Disable|1=Enable", print: CanonValue.labelThenTimers),
      TagRow(0x20106, "AEBShotCount", "2 1=2 shots|3 0=3 shots|5 2=5 shots|7 3=7 shots"),
      TagRow(
        0x2010f, "FlashSyncSpeedAv", "0=Auto|1=1/200 Fixed",
        condition: "450D|XSi|Kiss X2|1000D|XS|Kiss F"),
      TagRow(
        0x20508, "AFPointAreaExpansion",
        "0=Disable|1=Left/right AF points|2=Surrounding AF points|3=All 45 points area"),
      TagRow(
        0x20610, "ContinuousShootingSpeed", "0=Disable|1=Enable",
        print: CanonValue.labelThenHighAndLow),
      TagRow(
        0x20701, "AFAndMeteringButtons",
        "0=Metering start|1=Metering + AF start|2=AE lock|3=AF stop|4=No function", condition: "60D"
      ),
      TagRow(
        0x20704, "SetButtonWhenShooting",
        "0=Normal (disabled)|1=Image quality|2=Flash exposure compensation|3=LCD monitor On/Off|4=Menu display|5=ISO speed",
        condition: "450D|XSi|Kiss X2|550D|T2i|Kiss X4|600D|T3i|Kiss X5"),
      TagRow(0x2080b, "FocusingScreen", "0=Eg-A II|1=Eg-D|2=Eg-S", condition: "6D"),
      TagRow(
        0x3010f, "FlashSyncSpeedAv", "0=Auto|1=1/300 Fixed",
        condition: "EOS-1D Mark III|EOS-1Ds Mark III"),
      TagRow(
        0x30701, "ShutterButtonAFOnButton",
        "0=Metering + AF start|1=Metering + AF start/AF stop|2=Metering start/Meter + AF start|3=AE lock/Metering + AF start|4=Metering + AF start/disable"
      ),
      TagRow(
        0x30704, "SetButtonWhenShooting",
        "0=Normal (disabled)|1=Image quality|2=Flash exposure compensation|3=LCD monitor On/Off|4=Menu display|5=Depth-of-field preview",
        condition: "1100D|T3|Kiss X50"),
      TagRow(0x3080b, "FocusingScreen", "0=Eh-A|1=Eh-S", condition: "7D Mark II"),
      TagRow(
        0x4010f, "FlashSyncSpeedAv", "0=Auto|1=1/300-1/60 Auto|2=1/300 Fixed",
        condition: "EOS-1D Mark IV"),
      TagRow(
        0x40704, "SetButtonWhenShooting",
        "0=LCD monitor On/Off|1=Image quality|2=Flash exposure compensation|3=Menu display|4=Disabled",
        condition: "1000D|XS|Kiss F"),
      TagRow(0x4080b, "FocusingScreen", "0=Ec-CV|1=Ec-A,B,D,H,I,L", condition: "1D X"),
      TagRow(0x5010f, "FlashSyncSpeedAv", "0=Auto|1=1/200-1/60 Auto|2=1/200 Fixed"),
      TagRow(
        0x50704, "SetButtonWhenShooting",
        "0=Quick control screen|1=Image quality|2=Flash exposure compensation|3=LCD monitor On/Off|4=Menu display|5=Disabled",
        condition: "500D|T1i|Kiss X3"),
      TagRow(0x5080b, "FocusingScreen", "0=Ec-CIV|1=Ec-A,B,C,CII,CIII,D,H,I,L|2=Ec-S|3=Ec-N,R"),
      TagRow(0x60704, "SetButtonWhenShooting", condition: "count=2"),
      TagRow(
        0x70704, "SetButtonWhenShooting",
        "0=Normal (disabled)|1=White balance|2=Image size|3=ISO speed|4=Picture style|5=Record func. + media/folder|6=Menu display|7=Image playback"
      ),
    ])

}
