/// Custom functions as cameras before 2007 have them.
extension TagTable {
  package static let canonCustomFunctions1D = TagTable(
    "CanonCustomFunctions1D", group: "CanonCustom",
    [
      TagRow(0, "FocusingScreen", "0=Ec-N, R|1=Ec-A,B,C,CII,CIII,D,H,I,L"),
      TagRow(1, "FinderDisplayDuringExposure", "0=Off|1=On"),
      TagRow(2, "ShutterReleaseNoCFCard", "0=Yes|1=No"),
      TagRow(3, "ISOSpeedExpansion", "0=No|1=Yes"),
      TagRow(
        4, "ShutterAELButton",
        "0=AF/AE lock stop|1=AE lock/AF|2=AF/AF lock, No AE lock|3=AE/AF, No AE lock"),
      TagRow(
        5, "ManualTv",
        "0=Tv=Main/Av=Control|1=Tv=Control/Av=Main|2=Tv=Main/Av=Main w/o lens|3=Tv=Control/Av=Main w/o lens"
      ),
      TagRow(
        6, "ExposureLevelIncrements",
        "0=1/3-stop set, 1/3-stop comp.|1=1-stop set, 1/3-stop comp.|2=1/2-stop set, 1/2-stop comp."
      ),
      TagRow(
        7, "USMLensElectronicMF",
        "0=Turns on after one-shot AF|1=Turns off after one-shot AF|2=Always turned off"),
      TagRow(
        8, "LCDPanels",
        "0=Remain. shots/File no.|1=ISO/Remain. shots|2=ISO/File no.|3=Shots in folder/Remain. shots"
      ),
      TagRow(
        9, "AEBSequenceAutoCancel",
        "0=0,-,+/Enabled|1=0,-,+/Disabled|2=-,0,+/Enabled|3=-,0,+/Disabled"),
      TagRow(10, "AFPointIllumination", "0=On|1=Off|2=On without dimming|3=Brighter"),
      TagRow(
        11, "AFPointSelection",
        "0=H=AF+Main/V=AF+Command|1=H=Comp+Main/V=Comp+Command|2=H=Command only/V=Assist+Main|3=H=FEL+Main/V=FEL+Command"
      ),
      TagRow(12, "MirrorLockup", "0=Disable|1=Enable"),
      TagRow(
        13, "AFPointSpotMetering",
        "0=45/Center AF point|1=11/Active AF point|2=11/Center AF point|3=9/Active AF point"),
      TagRow(14, "FillFlashAutoReduction", "0=Enable|1=Disable"),
      TagRow(15, "ShutterCurtainSync", "0=1st-curtain sync|1=2nd-curtain sync"),
      TagRow(16, "SafetyShiftInAvOrTv", "0=Disable|1=Enable"),
      TagRow(
        17, "AFPointActivationArea",
        "0=Single AF point|1=Expanded (TTL. of 7 AF points)|2=Automatic expanded (max. 13)"),
      TagRow(
        18, "SwitchToRegisteredAFPoint", "0=Assist + AF|1=Assist|2=Only while pressing assist"),
      TagRow(
        19, "LensAFStopButton",
        "0=AF stop|1=AF start|2=AE lock while metering|3=AF point: M -> Auto / Auto -> Ctr.|4=AF mode: ONE SHOT <-> AI SERVO|5=IS start"
      ),
      TagRow(
        20, "AIServoTrackingSensitivity",
        "0=Standard|1=Slow|2=Moderately slow|3=Moderately fast|4=Fast"),
      TagRow(
        21, "AIServoContinuousShooting",
        "0=Shooting not possible without focus|1=Shooting possible without focus"),
    ])

  package static let canonCustomFunctions5D = TagTable(
    "CanonCustomFunctions5D", group: "CanonCustom",
    [
      TagRow(0, "FocusingScreen", "0=Ee-A|1=Ee-D|2=Ee-S"),
      TagRow(
        1, "SetFunctionWhenShooting",
        "0=Default (no function)|1=Change quality|2=Change Parameters|3=Menu display|4=Image replay"
      ),
      TagRow(2, "LongExposureNoiseReduction", "0=Off|1=Auto|2=On"),
      TagRow(3, "FlashSyncSpeedAv", "0=Auto|1=1/200 Fixed"),
      TagRow(
        4, "Shutter-AELock",
        "0=AF/AE lock|1=AE lock/AF|2=AF/AF lock, No AE lock|3=AE/AF, No AE lock"),
      TagRow(5, "AFAssistBeam", "0=Emits|1=Does not emit"),
      TagRow(6, "ExposureLevelIncrements", "0=1/3 Stop|1=1/2 Stop"),
      TagRow(7, "FlashFiring", "0=Fires|1=Does not fire"),
      TagRow(8, "ISOExpansion", "0=Off|1=On"),
      TagRow(
        9, "AEBSequenceAutoCancel",
        "0=0,-,+/Enabled|1=0,-,+/Disabled|2=-,0,+/Enabled|3=-,0,+/Disabled"),
      TagRow(10, "SuperimposedDisplay", "0=On|1=Off"),
      TagRow(11, "MenuButtonDisplayPosition", "0=Previous (top if power off)|1=Previous|2=Top"),
      TagRow(12, "MirrorLockup", "0=Disable|1=Enable"),
      TagRow(
        13, "AFPointSelectionMethod",
        "0=Normal|1=Multi-controller direct|2=Quick Control Dial direct"),
      TagRow(14, "ETTLII", "0=Evaluative|1=Average"),
      TagRow(15, "ShutterCurtainSync", "0=1st-curtain sync|1=2nd-curtain sync"),
      TagRow(16, "SafetyShiftInAvOrTv", "0=Disable|1=Enable"),
      TagRow(17, "AFPointActivationArea", "0=Standard|1=Expanded"),
      TagRow(18, "LCDDisplayReturnToShoot", "0=With Shutter Button only|1=Also with * etc."),
      TagRow(
        19, "LensAFStopButton",
        "0=AF stop|1=AF start|2=AE lock while metering|3=AF point: M -> Auto / Auto -> Ctr.|4=ONE SHOT <-> AI SERVO|5=IS start"
      ),
      TagRow(20, "AddOriginalDecisionData", "0=Off|1=On"),
    ])

  package static let canonCustomFunctions10D = TagTable(
    "CanonCustomFunctions10D", group: "CanonCustom",
    [
      TagRow(
        1, "SetButtonWhenShooting",
        "0=Normal (disabled)|1=Image quality|2=Change parameters|3=Menu display|4=Image playback"),
      TagRow(2, "ShutterReleaseNoCFCard", "0=Yes|1=No"),
      TagRow(3, "FlashSyncSpeedAv", "0=Auto|1=1/200 Fixed"),
      TagRow(
        4, "Shutter-AELock",
        "0=AF/AE lock|1=AE lock/AF|2=AF/AF lock, No AE lock|3=AE/AF, No AE lock"),
      TagRow(
        5, "AFAssist",
        "0=Emits/Fires|1=Does not emit/Fires|2=Only ext. flash emits/Fires|3=Emits/Does not fire"),
      TagRow(6, "ExposureLevelIncrements", "0=1/2 Stop|1=1/3 Stop"),
      TagRow(
        7, "AFPointRegistration",
        "0=Center|1=Bottom|2=Right|3=Extreme Right|4=Automatic|5=Extreme Left|6=Left|7=Top"),
      TagRow(
        8, "RawAndJpgRecording",
        "0=RAW+Small/Normal|1=RAW+Small/Fine|2=RAW+Medium/Normal|3=RAW+Medium/Fine|4=RAW+Large/Normal|5=RAW+Large/Fine"
      ),
      TagRow(
        9, "AEBSequenceAutoCancel",
        "0=0,-,+/Enabled|1=0,-,+/Disabled|2=-,0,+/Enabled|3=-,0,+/Disabled"),
      TagRow(10, "SuperimposedDisplay", "0=On|1=Off"),
      TagRow(11, "MenuButtonDisplayPosition", "0=Previous (top if power off)|1=Previous|2=Top"),
      TagRow(12, "MirrorLockup", "0=Disable|1=Enable"),
      TagRow(
        13, "AssistButtonFunction",
        "0=Normal|1=Select Home Position|2=Select HP (while pressing)|3=Av+/- (AF point by QCD)|4=FE lock"
      ),
      TagRow(14, "FillFlashAutoReduction", "0=Enable|1=Disable"),
      TagRow(15, "ShutterCurtainSync", "0=1st-curtain sync|1=2nd-curtain sync"),
      TagRow(16, "SafetyShiftInAvOrTv", "0=Disable|1=Enable"),
      TagRow(
        17, "LensAFStopButton",
        "0=AF stop|1=AF start|2=AE lock while metering|3=AF point: M->Auto/Auto->ctr|4=One Shot <-> AI servo|5=IS start"
      ),
    ])

  package static let canonCustomFunctions20D = TagTable(
    "CanonCustomFunctions20D", group: "CanonCustom",
    [
      TagRow(
        0, "SetFunctionWhenShooting",
        "0=Default (no function)|1=Change quality|2=Change Parameters|3=Menu display|4=Image replay"
      ),
      TagRow(1, "LongExposureNoiseReduction", "0=Off|1=On"),
      TagRow(2, "FlashSyncSpeedAv", "0=Auto|1=1/250 Fixed"),
      TagRow(
        3, "Shutter-AELock",
        "0=AF/AE lock|1=AE lock/AF|2=AF/AF lock, No AE lock|3=AE/AF, No AE lock"),
      TagRow(4, "AFAssistBeam", "0=Emits|1=Does not emit|2=Only ext. flash emits"),
      TagRow(5, "ExposureLevelIncrements", "0=1/3 Stop|1=1/2 Stop"),
      TagRow(6, "FlashFiring", "0=Fires|1=Does not fire"),
      TagRow(7, "ISOExpansion", "0=Off|1=On"),
      TagRow(
        8, "AEBSequenceAutoCancel",
        "0=0,-,+/Enabled|1=0,-,+/Disabled|2=-,0,+/Enabled|3=-,0,+/Disabled"),
      TagRow(9, "SuperimposedDisplay", "0=On|1=Off"),
      TagRow(10, "MenuButtonDisplayPosition", "0=Previous (top if power off)|1=Previous|2=Top"),
      TagRow(11, "MirrorLockup", "0=Disable|1=Enable"),
      TagRow(
        12, "AFPointSelectionMethod",
        "0=Normal|1=Multi-controller direct|2=Quick Control Dial direct"),
      TagRow(13, "ETTLII", "0=Evaluative|1=Average"),
      TagRow(14, "ShutterCurtainSync", "0=1st-curtain sync|1=2nd-curtain sync"),
      TagRow(15, "SafetyShiftInAvOrTv", "0=Disable|1=Enable"),
      TagRow(
        16, "LensAFStopButton",
        "0=AF stop|1=AF start|2=AE lock while metering|3=AF point: M -> Auto / Auto -> Ctr.|4=ONE SHOT <-> AI SERVO|5=IS start"
      ),
      TagRow(17, "AddOriginalDecisionData", "0=Off|1=On"),
    ])

  package static let canonCustomFunctions30D = TagTable(
    "CanonCustomFunctions30D", group: "CanonCustom",
    [
      TagRow(
        1, "SetFunctionWhenShooting",
        "0=Default (no function)|1=Change quality|2=Change Picture Style|3=Menu display|4=Image replay"
      ),
      TagRow(2, "LongExposureNoiseReduction", "0=Off|1=Auto|2=On"),
      TagRow(3, "FlashSyncSpeedAv", "0=Auto|1=1/250 Fixed"),
      TagRow(
        4, "Shutter-AELock",
        "0=AF/AE lock|1=AE lock/AF|2=AF/AF lock, No AE lock|3=AE/AF, No AE lock"),
      TagRow(5, "AFAssistBeam", "0=Emits|1=Does not emit|2=Only ext. flash emits"),
      TagRow(6, "ExposureLevelIncrements", "0=1/3 Stop|1=1/2 Stop"),
      TagRow(7, "FlashFiring", "0=Fires|1=Does not fire"),
      TagRow(8, "ISOExpansion", "0=Off|1=On"),
      TagRow(
        9, "AEBSequenceAutoCancel",
        "0=0,-,+/Enabled|1=0,-,+/Disabled|2=-,0,+/Enabled|3=-,0,+/Disabled"),
      TagRow(10, "SuperimposedDisplay", "0=On|1=Off"),
      TagRow(11, "MenuButtonDisplayPosition", "0=Previous (top if power off)|1=Previous|2=Top"),
      TagRow(12, "MirrorLockup", "0=Disable|1=Enable"),
      TagRow(
        13, "AFPointSelectionMethod",
        "0=Normal|1=Multi-controller direct|2=Quick Control Dial direct"),
      TagRow(14, "ETTLII", "0=Evaluative|1=Average"),
      TagRow(15, "ShutterCurtainSync", "0=1st-curtain sync|1=2nd-curtain sync"),
      TagRow(16, "SafetyShiftInAvOrTv", "0=Disable|1=Enable"),
      TagRow(17, "MagnifiedView", "0=Image playback only|1=Image review and playback"),
      TagRow(
        18, "LensAFStopButton",
        "0=AF stop|1=AF start|2=AE lock while metering|3=AF point: M -> Auto / Auto -> Ctr.|4=ONE SHOT <-> AI SERVO|5=IS start"
      ),
      TagRow(19, "AddOriginalDecisionData", "0=Off|1=On"),
    ])

  package static let canonCustomFunctions350D = TagTable(
    "CanonCustomFunctions350D", group: "CanonCustom",
    [
      TagRow(
        0, "SetButtonCrossKeysFunc",
        "0=Normal|1=Set: Quality|2=Set: Parameter|3=Set: Playback|4=Cross keys: AF point select"),
      TagRow(1, "LongExposureNoiseReduction", "0=Off|1=On"),
      TagRow(2, "FlashSyncSpeedAv", "0=Auto|1=1/200 Fixed"),
      TagRow(
        3, "Shutter-AELock",
        "0=AF/AE lock|1=AE lock/AF|2=AF/AF lock, No AE lock|3=AE/AF, No AE lock"),
      TagRow(4, "AFAssistBeam", "0=Emits|1=Does not emit|2=Only ext. flash emits"),
      TagRow(5, "ExposureLevelIncrements", "0=1/3 Stop|1=1/2 Stop"),
      TagRow(6, "MirrorLockup", "0=Disable|1=Enable"),
      TagRow(7, "ETTLII", "0=Evaluative|1=Average"),
      TagRow(8, "ShutterCurtainSync", "0=1st-curtain sync|1=2nd-curtain sync"),
    ])

  package static let canonCustomFunctions400D = TagTable(
    "CanonCustomFunctions400D", group: "CanonCustom",
    [
      TagRow(
        0, "SetButtonCrossKeysFunc",
        "0=Set: Picture Style|1=Set: Quality|2=Set: Flash Exposure Comp|3=Set: Playback|4=Cross keys: AF point select"
      ),
      TagRow(1, "LongExposureNoiseReduction", "0=Off|1=Auto|2=On"),
      TagRow(2, "FlashSyncSpeedAv", "0=Auto|1=1/200 Fixed"),
      TagRow(
        3, "Shutter-AELock",
        "0=AF/AE lock|1=AE lock/AF|2=AF/AF lock, No AE lock|3=AE/AF, No AE lock"),
      TagRow(4, "AFAssistBeam", "0=Emits|1=Does not emit|2=Only ext. flash emits"),
      TagRow(5, "ExposureLevelIncrements", "0=1/3 Stop|1=1/2 Stop"),
      TagRow(6, "MirrorLockup", "0=Disable|1=Enable"),
      TagRow(7, "ETTLII", "0=Evaluative|1=Average"),
      TagRow(8, "ShutterCurtainSync", "0=1st-curtain sync|1=2nd-curtain sync"),
      TagRow(9, "MagnifiedView", "0=Image playback only|1=Image review and playback"),
      TagRow(10, "LCDDisplayAtPowerOn", "0=Display|1=Retain power off status"),
    ])

  package static let canonCustomFunctionsD30 = TagTable(
    "CanonCustomFunctionsD30", group: "CanonCustom",
    [
      TagRow(1, "LongExposureNoiseReduction", "0=Off|1=On"),
      TagRow(2, "Shutter-AELock", "0=AF/AE lock|1=AE lock/AF|2=AF/AF lock|3=AE+release/AE+AF"),
      TagRow(3, "MirrorLockup", "0=Disable|1=Enable"),
      TagRow(4, "ExposureLevelIncrements", "0=1/2 Stop|1=1/3 Stop"),
      TagRow(
        5, "AFAssist",
        "0=Emits/Fires|1=Does not emit/Fires|2=Only ext. flash emits/Fires|3=Emits/Does not fire"),
      TagRow(6, "FlashSyncSpeedAv", "0=Auto|1=1/200 Fixed"),
      TagRow(
        7, "AEBSequenceAutoCancel",
        "0=0,-,+/Enabled|1=0,-,+/Disabled|2=-,0,+/Enabled|3=-,0,+/Disabled"),
      TagRow(8, "ShutterCurtainSync", "0=1st-curtain sync|1=2nd-curtain sync"),
      TagRow(9, "LensAFStopButton", "0=AF Stop|1=Operate AF|2=Lock AE and start timer"),
      TagRow(10, "FillFlashAutoReduction", "0=Enable|1=Disable"),
      TagRow(11, "MenuButtonReturn", "0=Top|1=Previous (volatile)|2=Previous"),
      TagRow(
        12, "SetButtonWhenShooting",
        "0=Default (no function)|1=Image quality|2=Change ISO speed|3=Change parameters"),
      TagRow(13, "SensorCleaning", "0=Disable|1=Enable"),
      TagRow(14, "SuperimposedDisplay", "0=On|1=Off"),
      TagRow(15, "ShutterReleaseNoCFCard", "0=Yes|1=No"),
    ])

  package static let canonCustomPersonalFuncs = TagTable(
    "CanonCustomPersonalFuncs", group: "CanonCustom",
    [
      TagRow(1, "PF0CustomFuncRegistration", print: CanonValue.personalFunction),
      TagRow(2, "PF1DisableShootingModes", print: CanonValue.personalFunction),
      TagRow(3, "PF2DisableMeteringModes", print: CanonValue.personalFunction),
      TagRow(4, "PF3ManualExposureMetering", print: CanonValue.personalFunction),
      TagRow(5, "PF4ExposureTimeLimits", print: CanonValue.personalFunction),
      TagRow(6, "PF5ApertureLimits", print: CanonValue.personalFunction),
      TagRow(7, "PF6PresetShootingModes", print: CanonValue.personalFunction),
      TagRow(8, "PF7BracketContinuousShoot", print: CanonValue.personalFunction),
      TagRow(9, "PF8SetBracketShots", print: CanonValue.personalFunction),
      TagRow(10, "PF9ChangeBracketSequence", print: CanonValue.personalFunction),
      TagRow(11, "PF10RetainProgramShift", print: CanonValue.personalFunction),
      TagRow(14, "PF13DrivePriority", print: CanonValue.personalFunction),
      TagRow(15, "PF14DisableFocusSearch", print: CanonValue.personalFunction),
      TagRow(16, "PF15DisableAFAssistBeam", print: CanonValue.personalFunction),
      TagRow(17, "PF16AutoFocusPointShoot", print: CanonValue.personalFunction),
      TagRow(18, "PF17DisableAFPointSel", print: CanonValue.personalFunction),
      TagRow(19, "PF18EnableAutoAFPointSel", print: CanonValue.personalFunction),
      TagRow(20, "PF19ContinuousShootSpeed", print: CanonValue.personalFunction),
      TagRow(21, "PF20LimitContinousShots", print: CanonValue.personalFunction),
      TagRow(22, "PF21EnableQuietOperation", print: CanonValue.personalFunction),
      TagRow(24, "PF23SetTimerLengths", print: CanonValue.personalFunction),
      TagRow(25, "PF24LightLCDDuringBulb", print: CanonValue.personalFunction),
      TagRow(26, "PF25DefaultClearSettings", print: CanonValue.personalFunction),
      TagRow(27, "PF26ShortenReleaseLag", print: CanonValue.personalFunction),
      TagRow(28, "PF27ReverseDialRotation", print: CanonValue.personalFunction),
      TagRow(29, "PF28NoQuickDialExpComp", print: CanonValue.personalFunction),
      TagRow(30, "PF29QuickDialSwitchOff", print: CanonValue.personalFunction),
      TagRow(31, "PF30EnlargementMode", print: CanonValue.personalFunction),
      TagRow(32, "PF31OriginalDecisionData", print: CanonValue.personalFunction),
    ])

  package static let canonCustomPersonalFuncValues = TagTable(
    "CanonCustomPersonalFuncValues", group: "CanonCustom",
    [
      TagRow(1, "PF1Value"),
      TagRow(2, "PF2Value"),
      TagRow(3, "PF3Value"),
      TagRow(
        4, "PF4ExposureTimeMin", value: CanonValue.personalTime, print: CanonValue.personalTimeWords
      ),
      TagRow(
        5, "PF4ExposureTimeMax", value: CanonValue.personalTime, print: CanonValue.personalTimeWords
      ),
      TagRow(
        6, "PF5ApertureMin", value: CanonValue.personalAperture,
        print: CanonValue.personalApertureWords),
      TagRow(
        7, "PF5ApertureMax", value: CanonValue.personalAperture,
        print: CanonValue.personalApertureWords),
      TagRow(8, "PF8BracketShots"),
      TagRow(9, "PF19ShootingSpeedLow"),
      TagRow(10, "PF19ShootingSpeedHigh"),
      TagRow(11, "PF20MaxContinousShots"),
      TagRow(12, "PF23ShutterButtonTime"),
      TagRow(13, "PF23FELockTime"),
      TagRow(14, "PF23PostReleaseTime"),
      TagRow(15, "PF25AEMode"),
      TagRow(16, "PF25MeteringMode"),
      TagRow(17, "PF25DriveMode"),
      TagRow(18, "PF25AFMode"),
      TagRow(19, "PF25AFPointSel"),
      TagRow(20, "PF25ImageSize"),
      TagRow(21, "PF25WBMode"),
      TagRow(22, "PF25Parameters"),
      TagRow(23, "PF25ColorMatrix"),
      TagRow(24, "PF27Value"),
    ])

}
