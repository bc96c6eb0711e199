/// Focus points and faces.
extension TagTable {
  /// Numbers are places in a series.
  package static let canonFocusPoints = TagTable(
    "CanonAFInfo", group: "Canon",
    [
      TagRow(0, "NumAFPoints"),
      TagRow(1, "ValidAFPoints"),
      TagRow(2, "CanonImageWidth"),
      TagRow(3, "CanonImageHeight"),
      TagRow(4, "AFImageWidth"),
      TagRow(5, "AFImageHeight"),
      TagRow(6, "AFAreaWidth"),
      TagRow(7, "AFAreaHeight"),
      TagRow(8, "AFAreaXPositions", format: .signedShort),
      TagRow(9, "AFAreaYPositions", format: .signedShort),
      TagRow(10, "AFPointsInFocus", format: .signedShort, print: CanonValue.points),
      TagRow(11, "PrimaryAFPoint", condition: "!EOS*&!count=36"),
      TagRow(12, "PrimaryAFPoint"),
      TagRow(0x1000b, "Canon_AFInfo_0x000b", count: 8, condition: "!EOS*", traits: .unknown),
    ])

  /// Numbers are places in a series.
  package static let canonFocusAreas = TagTable(
    "CanonAFInfo2", group: "Canon",
    [
      TagRow(0, "AFInfoSize", traits: .unknown),
      TagRow(
        1, "AFAreaMode",
        "0=Off (Manual Focus)|1=AF Point Expansion (surround)|2=Single-point AF|4=Auto|5=Face Detect AF|6=Face + Tracking|7=Zone AF|8=AF Point Expansion (4 point)|9=Spot AF|10=AF Point Expansion (8 point)|11=Flexizone Multi (49 point)|12=Flexizone Multi (9 point)|13=Flexizone Single|14=Large Zone AF|16=Large Zone AF (vertical)|17=Large Zone AF (horizontal)|19=Flexible Zone AF 1|20=Flexible Zone AF 2|21=Flexible Zone AF 3|22=Whole Area AF"
      ),
      TagRow(2, "NumAFPoints"),
      TagRow(3, "ValidAFPoints"),
      TagRow(4, "CanonImageWidth"),
      TagRow(5, "CanonImageHeight"),
      TagRow(6, "AFImageWidth"),
      TagRow(7, "AFImageHeight"),
      TagRow(8, "AFAreaWidths", format: .signedShort),
      TagRow(9, "AFAreaHeights", format: .signedShort),
      TagRow(10, "AFAreaXPositions", format: .signedShort),
      TagRow(11, "AFAreaYPositions", format: .signedShort),
      TagRow(12, "AFPointsInFocus", format: .signedShort, print: CanonValue.points),
      TagRow(
        13, "AFPointsSelected", format: .signedShort, condition: "EOS*", print: CanonValue.points),
      TagRow(14, "PrimaryAFPoint", condition: "!EOS*&!tag=60"),
      TagRow(0x1000d, "Canon_AFInfo2_0x000d", format: .signedShort, traits: .unknown),
    ])

  package static let canonFocusAdjustment = TagTable(
    "CanonAFMicroAdj", group: "Canon",
    [
      TagRow(1, "AFMicroAdjMode", "0=Disable|1=Adjust all by the same amount|2=Adjust by lens"),
      TagRow(2, "AFMicroAdjValue", format: .signedRational),
    ])

  package static let canonFocusSettings = TagTable(
    "CanonAFConfig", group: "Canon",
    [
      TagRow(
        1, "AFConfigTool", "11=Case A|2147483648=n/a", value: Meaning.oneMore,
        print: CanonValue.focusCase),
      TagRow(
        2, "AFTrackingSensitivity", "127=Auto|2147483647=n/a", print: CanonValue.labelOrNumber),
      TagRow(3, "AFAccelDecelTracking", "127=Auto|2147483647=n/a", print: CanonValue.labelOrNumber),
      TagRow(4, "AFPointSwitching", "2147483647=n/a", print: CanonValue.labelOrNumber),
      TagRow(5, "AIServoFirstImage", "0=Equal Priority|1=Release Priority|2=Focus Priority"),
      TagRow(
        6, "AIServoSecondImage",
        "0=Equal Priority|1=Release Priority|2=Focus Priority|3=Release High Priority|4=Focus High Priority"
      ),
      TagRow(
        7, "USMLensElectronicMF",
        "0=Disable After One-Shot|1=One-Shot -> Enabled|2=One-Shot -> Enabled (magnify)|3=Disable in AF Mode",
        condition: "EOS R#*"),
      TagRow(
        8, "AFAssistBeam", "0=Enable|1=Disable|2=IR AF Assist Beam Only|3=LED AF Assist Beam Only"),
      TagRow(9, "OneShotAFRelease", "0=Focus Priority|1=Release Priority"),
      TagRow(10, "AutoAFPointSelEOSiTRAF", "0=Enable|1=Disable", condition: "!5D *"),
      TagRow(11, "LensDriveWhenAFImpossible", "0=Continue Focus Search|1=Stop Focus Search"),
      TagRow(
        12, "SelectAFAreaSelectionMode",
        "0=Single-point AF|1=Auto|2=Zone AF|3=AF Point Expansion (4 point)|4=Spot AF|5=AF Point Expansion (8 point)",
        traits: .bitmask),
      TagRow(13, "AFAreaSelectionMethod", "0=M-Fn Button|1=Main Dial"),
      TagRow(
        14, "OrientationLinkedAF",
        "0=Same for Vert/Horiz Points|1=Separate Vert/Horiz Points|2=Separate Area+Points"),
      TagRow(15, "ManualAFPointSelPattern", "0=Stops at AF Area Edges|1=Continuous"),
      TagRow(
        16, "AFPointDisplayDuringFocus",
        "0=Selected (constant)|1=All (constant)|2=Selected (pre-AF, focused)|3=Selected (focused)|4=Disabled"
      ),
      TagRow(17, "VFDisplayIllumination", "0=Auto|1=Enable|2=Disable"),
      TagRow(
        18, "AFStatusViewfinder", "0=Show in Field of View|1=Show Outside View",
        condition: "EOS-1D X*|EOS R*"),
      TagRow(
        19, "InitialAFPointInServo", "0=Initial AF Point Selected|1=Manual AF Point|2=Auto",
        condition: "EOS-1D X*|EOS R*"),
      TagRow(20, "SubjectToDetect", "0=None|1=People|2=Animals|3=Vehicles|4=Auto"),
      TagRow(
        21, "SubjectSwitching", "0=Initial Priority|1=On Subject|2=Switch Subject|2147483647=n/a"),
      TagRow(24, "EyeDetection", "0=Off|1=Auto|2=Left Eye|3=Right Eye"),
      TagRow(26, "WholeAreaTracking", "0=Off|1=On"),
      TagRow(27, "ServoAFCharacteristics", "0=Case Auto|1=Case Manual"),
      TagRow(28, "CaseAutoSetting", "-1=Locked On|0=Standard|1=Responsive|2147483647=n/a"),
      TagRow(29, "ActionPriority", "0=Off|1=On"),
      TagRow(30, "SportEvents", "0=Soccer|1=Basketball|2=Volleyball"),
      TagRow(
        0x10007, "USMLensElectronicMF", "0=Enable After AF|1=Disable After AF|2=Disable in AF Mode"),
    ])

  package static let canonFaces1 = TagTable(
    "CanonFaceDetect1", group: "Canon",
    [
      TagRow(2, "FacesDetected"),
      TagRow(3, "FaceDetectFrameSize", count: 2),
      TagRow(8, "Face1Position", format: .signedShort, count: 2, condition: "@2>0"),
      TagRow(10, "Face2Position", format: .signedShort, count: 2, condition: "@2>1"),
      TagRow(12, "Face3Position", format: .signedShort, count: 2, condition: "@2>2"),
      TagRow(14, "Face4Position", format: .signedShort, count: 2, condition: "@2>3"),
      TagRow(16, "Face5Position", format: .signedShort, count: 2, condition: "@2>4"),
      TagRow(18, "Face6Position", format: .signedShort, count: 2, condition: "@2>5"),
      TagRow(20, "Face7Position", format: .signedShort, count: 2, condition: "@2>6"),
      TagRow(22, "Face8Position", format: .signedShort, count: 2, condition: "@2>7"),
      TagRow(24, "Face9Position", format: .signedShort, count: 2, condition: "@2>8"),
    ])

  package static let canonFaces2 = TagTable(
    "CanonFaceDetect2", group: "Canon",
    [
      TagRow(1, "FaceWidth"),
      TagRow(2, "FacesDetected"),
    ])

  package static let canonFaces3 = TagTable(
    "CanonFaceDetect3", group: "Canon",
    [
      TagRow(3, "FacesDetected")
    ])

}
