/// How colors were processed.
extension TagTable {
  package static let canonProcessing = TagTable(
    "CanonProcessing", group: "Canon",
    [
      TagRow(1, "ToneCurve", "0=Standard|1=Manual|2=Custom"),
      TagRow(2, "Sharpness", condition: "!20D|350D|REBEL XT|Kiss Digital N", traits: .yields),
      TagRow(3, "SharpnessFrequency", "0=n/a|1=Lowest|2=Low|3=Standard|4=High|5=Highest"),
      TagRow(4, "SensorRedLevel"),
      TagRow(5, "SensorBlueLevel"),
      TagRow(6, "WhiteBalanceRed"),
      TagRow(7, "WhiteBalanceBlue"),
      TagRow(
        8, "WhiteBalance",
        "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=Fluorescent|5=Flash|6=Custom|7=Black & White|8=Shade|9=Manual Temperature (Kelvin)|10=PC Set1|11=PC Set2|12=PC Set3|14=Daylight Fluorescent|15=Custom 1|16=Custom 2|17=Underwater|18=Custom 3|19=Custom 4|20=PC Set4|21=PC Set5|23=Auto (ambience priority)",
        condition: ".>-1"),
      TagRow(9, "ColorTemperature"),
      TagRow(
        10, "PictureStyle",
        "0=None|1=Standard|2=Portrait|3=High Saturation|4=Adobe RGB|5=Low Saturation|6=CM Set 1|7=CM Set 2|33=User Def. 1|34=User Def. 2|35=User Def. 3|65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto|136=Fine Detail|255=n/a|65535=n/a",
        traits: .hexadecimal),
      TagRow(11, "DigitalGain", value: Meaning.tenth),
      TagRow(12, "WBShiftAB"),
      TagRow(13, "WBShiftGM"),
      TagRow(14, "UnsharpMaskFineness"),
      TagRow(15, "UnsharpMaskThreshold"),
    ])

  package static let canonColorBalance = TagTable(
    "CanonColorBalance", group: "Canon",
    [
      TagRow(1, "WB_RGGBLevelsAuto", count: 4),
      TagRow(5, "WB_RGGBLevelsDaylight", count: 4),
      TagRow(9, "WB_RGGBLevelsShade", count: 4),
      TagRow(13, "WB_RGGBLevelsCloudy", count: 4),
      TagRow(17, "WB_RGGBLevelsTungsten", count: 4),
      TagRow(21, "WB_RGGBLevelsFluorescent", count: 4),
      TagRow(25, "WB_RGGBLevelsFlash", count: 4),
      TagRow(29, "WB_RGGBLevelsCustom", count: 4, condition: "!EOS D60"),
      TagRow(33, "WB_RGGBLevelsKelvin", count: 4),
      TagRow(37, "WB_RGGBBlackLevels", count: 4),
      TagRow(0x1001d, "BlackLevels", count: 4),
    ])

  package static let canonMeasuredColor = TagTable(
    "CanonMeasuredColor", group: "Canon",
    [
      TagRow(1, "MeasuredRGGB", count: 4)
    ])

  package static let canonModified = TagTable(
    "CanonModifiedInfo", group: "Canon",
    [
      TagRow(1, "ModifiedToneCurve", "0=Standard|1=Manual|2=Custom"),
      TagRow(2, "ModifiedSharpness", condition: "1D*|5D*"),
      TagRow(3, "ModifiedSharpnessFreq", "0=n/a|1=Lowest|2=Low|3=Standard|4=High|5=Highest"),
      TagRow(4, "ModifiedSensorRedLevel"),
      TagRow(5, "ModifiedSensorBlueLevel"),
      TagRow(6, "ModifiedWhiteBalanceRed"),
      TagRow(7, "ModifiedWhiteBalanceBlue"),
      TagRow(
        8, "ModifiedWhiteBalance",
        "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=Fluorescent|5=Flash|6=Custom|7=Black & White|8=Shade|9=Manual Temperature (Kelvin)|10=PC Set1|11=PC Set2|12=PC Set3|14=Daylight Fluorescent|15=Custom 1|16=Custom 2|17=Underwater|18=Custom 3|19=Custom 4|20=PC Set4|21=PC Set5|23=Auto (ambience priority)"
      ),
      TagRow(9, "ModifiedColorTemp"),
      TagRow(
        10, "ModifiedPictureStyle",
        "0=None|1=Standard|2=Portrait|3=High Saturation|4=Adobe RGB|5=Low Saturation|6=CM Set 1|7=CM Set 2|33=User Def. 1|34=User Def. 2|35=User Def. 3|65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto|136=Fine Detail|255=n/a|65535=n/a",
        traits: .hexadecimal),
      TagRow(11, "ModifiedDigitalGain", value: Meaning.tenth),
    ])

  package static let canonColorInfo = TagTable(
    "CanonColorInfo", group: "Canon",
    [
      TagRow(1, "Saturation", "0=Normal", condition: "EOS-1D*", print: Wording.convertedParameter),
      TagRow(2, "ColorTone", "0=Normal", print: Wording.convertedParameter),
      TagRow(3, "ColorSpace", "1=sRGB|2=Adobe RGB", condition: "!.=0"),
    ])

  package static let canonWhiteBalance = TagTable(
    "CanonWBInfo", group: "Canon",
    [
      TagRow(2, "WB_GRBGLevelsAuto", format: .signedLong, count: 4),
      TagRow(10, "WB_GRBGLevelsDaylight", format: .signedLong, count: 4),
      TagRow(18, "WB_GRBGLevelsCloudy", format: .signedLong, count: 4),
      TagRow(26, "WB_GRBGLevelsTungsten", format: .signedLong, count: 4),
      TagRow(34, "WB_GRBGLevelsFluorescent", format: .signedLong, count: 4),
      TagRow(42, "WB_GRBGLevelsFluorHigh", format: .signedLong, count: 4),
      TagRow(50, "WB_GRBGLevelsFlash", format: .signedLong, count: 4),
      TagRow(58, "WB_GRBGLevelsUnderwater", format: .signedLong, count: 4),
      TagRow(66, "WB_GRBGLevelsCustom1", format: .signedLong, count: 4),
      TagRow(74, "WB_GRBGLevelsCustom2", format: .signedLong, count: 4),
    ])

}
