/// How an Olympus camera focuses.
extension TagTable {
  package static let olympusFocus = TagTable(
    "OlympusFocusInfo", group: "Olympus", isTIFF: true,
    [
      TagRow(0x0, "FocusInfoVersion", value: Meaning.withoutTrailingNULs),
      TagRow(0x209, "AutoFocus", "0=Off|1=On", traits: .unknown),
      TagRow(0x210, "SceneDetect"),
      TagRow(0x211, "SceneArea", traits: .unknown),
      TagRow(0x212, "SceneDetectData", traits: [.binary, .unknown]),
      TagRow(0x300, "ZoomStepCount"),
      TagRow(0x301, "FocusStepCount"),
      TagRow(0x303, "FocusStepInfinity"),
      TagRow(0x304, "FocusStepNear"),
      TagRow(
        0x305, "FocusDistance", format: .long, value: OlympusValue.focusDistance,
        print: OlympusValue.focusDistanceWords),
      TagRow(
        0x308, "AFPoint",
        "0=(none)|1=Top-left (horizontal)|2=Top-center (horizontal)|3=Top-right (horizontal)|4=Left (horizontal)|5=Mid-left (horizontal)|6=Center (horizontal)|7=Mid-right (horizontal)|8=Right (horizontal)|9=Bottom-left (horizontal)|10=Bottom-center (horizontal)|11=Bottom-right (horizontal)|12=Top-left (vertical)|13=Top-center (vertical)|14=Top-right (vertical)|15=Left (vertical)|16=Mid-left (vertical)|17=Center (vertical)|18=Mid-right (vertical)|19=Right (vertical)|20=Bottom-left (vertical)|21=Bottom-center (vertical)|22=Bottom-right (vertical)|31=n/a",
        condition: "E-3|E-5|E-30", value: OlympusValue.focusPoint,
        print: OlympusValue.focusPointWords, traits: .hexadecimal),
      TagRow(
        0x31b, "AFPointDetails",
        "0=No Subject Detection|1=Motorsports|2=Airplanes|3=Trains|4=Birds|5=Dogs & Cats|6=Human",
        condition: "E-M*|OM-*", value: OlympusValue.pointDetails,
        print: OlympusValue.pointDetailsWords, traits: .hexadecimal),
      TagRow(0x328, "AFInfo", traits: .structural),
      TagRow(0x1201, "ExternalFlash", "0 0=Off|1 0=On"),
      TagRow(0x1203, "ExternalFlashGuideNumber", traits: .unknown),
      TagRow(0x1204, "ExternalFlashBounce", "0=Bounce or Off|1=Direct"),
      TagRow(0x1205, "ExternalFlashZoom"),
      TagRow(0x1208, "InternalFlash", "0=Off|0 0=Off|1=On|1 0=On"),
      TagRow(0x1209, "ManualFlash", print: OlympusValue.manualFlash),
      TagRow(0x120a, "MacroLED", "0=Off|1=On"),
      TagRow(0x1500, "SensorTemperature", condition: "E-1|E-M5", print: OlympusValue.temperatures),
      TagRow(0x1600, "ImageStabilization", traits: .structural),
      TagRow(0x2100, "AntiShockWaitingTime"),
      TagRow(
        0x10308, "AFPoint",
        "0=(none)|2=Top-center (horizontal)|4=Right (horizontal)|5=Mid-right (horizontal)|6=Center (horizontal)|7=Mid-left (horizontal)|8=Left (horizontal)|10=Bottom-center (horizontal)|12=Top-center (vertical)|15=Right (vertical)|16=Mid-right (vertical)|17=Center (vertical)|18=Mid-left (vertical)|19=Left (vertical)|21=Bottom-center (vertical)",
        condition: "E-520|E-600|E-620", value: OlympusValue.focusPoint,
        print: OlympusValue.focusPoint520Words, traits: .hexadecimal),
      TagRow(0x1031b, "AFPointDetails"),
      TagRow(
        0x11500, "SensorTemperature", condition: "count=1&!.=0&!.=-32768",
        value: OlympusValue.sensorTemperature, print: OlympusValue.sensorTemperatureWords),
      TagRow(0x11600, "ImageStabilization", print: OlympusValue.stabilization),
      TagRow(
        0x20308, "AFPoint",
        "0=Left (or n/a)|1=Center (horizontal)|2=Right|3=Center (vertical)|255=None",
        condition: "!E-M*|OM-*|E-P1$"),
      TagRow(0x21500, "SensorTemperature", print: OlympusValue.temperatures),
      TagRow(
        0x30308, "AFPoint",
        "0=Left (or n/a)|1=Center (horizontal)|2=Right|3=Center (vertical)|255=None",
        condition: "E-P1$&!.=0"),
      TagRow(0x40308, "AFPoint"),
    ])

  package static let olympusFocusDetails = TagTable(
    "OlympusAFInfo", group: "Olympus",
    [
      TagRow(1580, "CAFSensitivity", format: .signedByte)
    ])

  package static let olympusFocusTarget = TagTable(
    "OlympusAFTargetInfo", group: "Olympus",
    [
      TagRow(0, "AFFrameSize", count: 2),
      TagRow(2, "AFFocusArea", count: 4),
      TagRow(6, "AFSelectedArea", count: 4),
    ])

  package static let olympusSubject = TagTable(
    "OlympusSubjectDetectInfo", group: "Olympus",
    [
      TagRow(0, "SubjectDetectFrameSize", count: 2),
      TagRow(2, "SubjectDetectArea", count: 4),
      TagRow(6, "SubjectDetectDetail", count: 4),
      TagRow(
        10, "SubjectDetectStatus",
        "0=No Data|257=Subject and L1 Detail Detected|258=Subject and L2 Detail Detected|260=Subject Detected, No Details|515=Face and Eye Detected|516=Face Detected|771=Subject Detail or Eye Detected|772=No Subject or Face Detected"
      ),
    ])
}
