/// What the camera measured when it took the picture.
extension TagTable {
  package static let canonShotInfo = TagTable(
    "CanonShotInfo", group: "Canon",
    [
      TagRow(1, "AutoISO", value: CanonValue.autoISO, print: CanonValue.autoISOWords),
      TagRow(
        2, "BaseISO", condition: "!.=0", value: CanonValue.baseISO, print: CanonValue.baseISOWords,
        traits: .yields),
      TagRow(3, "MeasuredEV", value: CanonValue.measuredEV, print: CanonValue.measuredEVWords),
      TagRow(
        4, "TargetAperture", condition: ".>0", value: CanonValue.aperture,
        print: CanonValue.apertureWords),
      TagRow(
        5, "TargetExposureTime", condition: ".>-1000&!.=0?EOS*|PowerShot*|IXUS*|IXY*",
        value: CanonValue.exposureTime, print: CanonValue.exposureTimeWords),
      TagRow(
        6, "ExposureCompensation", value: CanonValue.exposureValue,
        print: CanonValue.exposureValueWords),
      TagRow(
        7, "WhiteBalance",
        "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=Fluorescent|5=Flash|6=Custom|7=Black & White|8=Shade|9=Manual Temperature (Kelvin)|10=PC Set1|11=PC Set2|12=PC Set3|14=Daylight Fluorescent|15=Custom 1|16=Custom 2|17=Underwater|18=Custom 3|19=Custom 4|20=PC Set4|21=PC Set5|23=Auto (ambience priority)"
      ),
      TagRow(8, "SlowShutter", "-1=n/a|0=Off|1=Night Scene|2=On|3=None"),
      TagRow(9, "SequenceNumber"),
      TagRow(10, "OpticalZoomCode", print: CanonValue.opticalZoom),
      TagRow(
        12, "CameraTemperature", condition: "EOS*&!EOS-1D$|EOS-1DS$&!.=0",
        value: Meaning.less128, print: CanonValue.temperatureWords),
      TagRow(13, "FlashGuideNumber", condition: "!.=-1", value: CanonValue.flashGuide),
      TagRow(
        14, "AFPointsInFocus",
        "12288=None (MF)|12289=Right|12290=Center|12291=Center+Right|12292=Left|12293=Left+Right|12294=Left+Center|12295=All",
        condition: "!.=0", traits: .hexadecimal),
      TagRow(
        15, "FlashExposureComp", value: CanonValue.exposureValue,
        print: CanonValue.exposureValueWords),
      TagRow(16, "AutoExposureBracketing", "-1=On|0=Off|1=On (shot 1)|2=On (shot 2)|3=On (shot 3)"),
      TagRow(
        17, "AEBBracketValue", value: CanonValue.exposureValue, print: CanonValue.exposureValueWords
      ),
      TagRow(18, "ControlMode", "0=n/a|1=Camera Local Control|3=Computer Remote Control"),
      TagRow(
        19, "FocusDistanceUpper", format: .short, condition: "!.=0", value: Meaning.hundredth,
        print: CanonValue.distanceWords),
      TagRow(
        20, "FocusDistanceLower", format: .short, condition: "!@19=0", value: Meaning.hundredth,
        print: CanonValue.distanceWords),
      TagRow(
        21, "FNumber", condition: "!.=0", value: CanonValue.aperture,
        print: CanonValue.apertureWords, traits: .yields),
      TagRow(
        22, "ExposureTime", condition: "20D|350D|REBEL XT|Kiss Digital N&!.=0?file=CRW",
        value: CanonValue.earlyExposureTime, print: CanonValue.earlyExposureTimeWords,
        traits: .yields),
      TagRow(23, "MeasuredEV2", condition: "!.=0", value: Meaning.eighthLessSix),
      TagRow(24, "BulbDuration", value: Meaning.tenth),
      TagRow(
        26, "CameraType", "0=n/a|248=EOS High-end|250=Compact|252=EOS Mid-range|255=DV Camera"),
      TagRow(
        27, "AutoRotate", "-1=n/a|0=None|1=Rotate 90 CW|2=Rotate 180|3=Rotate 270 CW",
        condition: ".>-1"),
      TagRow(28, "NDFilter", "-1=n/a|0=Off|1=On"),
      TagRow(29, "SelfTimer2", condition: ".>-1", value: Meaning.tenth),
      TagRow(33, "FlashOutput", condition: "!.=0?PowerShot*|IXUS*|IXY*"),
      TagRow(
        0x10016, "ExposureTime", condition: "!.=0?file=CRW", value: CanonValue.exposureTime,
        print: CanonValue.exposureTimeWords, traits: .yields),
    ])

  package static let canonFocalLength = TagTable(
    "CanonFocalLength", group: "Canon",
    [
      TagRow(0, "FocalType", "1=Fixed|2=Zoom", condition: "!.=0"),
      TagRow(
        1, "FocalLength", condition: "!.=0", value: CanonValue.focalLength,
        print: CanonValue.focalLengthWords, traits: .yields),
      TagRow(
        2, "FocalPlaneXSize",
        condition:
          "!EOS*?1D$|1DS$|5D$|D30$|D60$|10D$|20D$|30D$|K236$|300D DIGITAL$|350D DIGITAL$|400D DIGITAL$|REBEL$|REBEL XT$|REBEL XTi$|Kiss Digital$|Kiss Digital N$|Kiss Digital X$&.>39",
        value: CanonValue.inches, print: CanonValue.inchesWords),
      TagRow(
        3, "FocalPlaneYSize",
        condition:
          "!EOS*?1D$|1DS$|5D$|D30$|D60$|10D$|20D$|30D$|K236$|300D DIGITAL$|350D DIGITAL$|400D DIGITAL$|REBEL$|REBEL XT$|REBEL XTi$|Kiss Digital$|Kiss Digital N$|Kiss Digital X$&.>39",
        value: CanonValue.inches, print: CanonValue.inchesWords),
    ])

  package static let canonPanorama = TagTable(
    "CanonPanorama", group: "Canon",
    [
      TagRow(2, "PanoramaFrameNumber"),
      TagRow(
        5, "PanoramaDirection",
        "0=Left to Right|1=Right to Left|2=Bottom to Top|3=Top to Bottom|4=2x2 Matrix (Clockwise)"),
    ])

  package static let canonTime = TagTable(
    "CanonTimeInfo", group: "Canon",
    [
      TagRow(1, "TimeZone", print: Wording.timeZone),
      TagRow(
        2, "TimeZoneCity",
        "0=n/a|1=Chatham Islands|2=Wellington|3=Solomon Islands|4=Sydney|5=Adelaide|6=Tokyo|7=Hong Kong|8=Bangkok|9=Yangon|10=Dhaka|11=Kathmandu|12=Delhi|13=Karachi|14=Kabul|15=Dubai|16=Tehran|17=Moscow|18=Cairo|19=Paris|20=London|21=Azores|22=Fernando de Noronha|23=Sao Paulo|24=Newfoundland|25=Santiago|26=Caracas|27=New York|28=Chicago|29=Denver|30=Los Angeles|31=Anchorage|32=Honolulu|33=Samoa|32766=(not set)"
      ),
      TagRow(3, "DaylightSavings", "0=Off|60=On"),
    ])

  package static let canonLens = TagTable(
    "CanonLensInfo", group: "Canon",
    [
      TagRow(
        0, "LensSerialNumber", format: .undefined, count: 5, condition: "!head",
        value: Meaning.hexadecimalBytes, traits: .yields)
    ])

  package static let canonLevel = TagTable(
    "CanonLevelInfo", group: "Canon",
    [
      TagRow(4, "RollAngle", value: CanonValue.roll),
      TagRow(5, "PitchAngle", value: CanonValue.pitch),
      TagRow(7, "FocalLength", value: Meaning.tenth, print: CanonValue.tenthsOfMillimeter),
      TagRow(8, "MinFocalLength2", value: Meaning.tenth, print: CanonValue.tenthsOfMillimeter),
      TagRow(9, "MaxFocalLength2", value: Meaning.tenth, print: CanonValue.tenthsOfMillimeter),
    ])

  package static let canonMovie = TagTable(
    "CanonMovieInfo", group: "Canon",
    [
      TagRow(1, "FrameRate", condition: "!.=65535"),
      TagRow(2, "FrameCount", condition: "!.=65535"),
      TagRow(4, "FrameCount", format: .long),
      TagRow(
        6, "FrameRate", format: .short, count: 2, value: CanonValue.ratio,
        print: CanonValue.ratioWords),
      TagRow(
        106, "Duration", format: .long, value: Meaning.thousandth,
        print: CanonValue.durationWords),
      TagRow(108, "AudioBitrate", format: .long, print: CanonValue.bitRate),
      TagRow(110, "AudioSampleRate", format: .long),
      TagRow(112, "AudioChannels", format: .long),
      TagRow(116, "VideoCodec", format: .undefined, count: 4, value: CanonValue.codec),
    ])

  package static let canonSerial = TagTable(
    "CanonSerialInfo", group: "Canon",
    [
      TagRow(0, "InternalSerialNumber2", format: .ascii, count: 9, condition: "word"),
      TagRow(9, "InternalSerialNumber", format: .ascii, count: 0, condition: "word"),
    ])

}
