/// How Sony's cameras focus.
extension TagTable {
  /// Of the SLT and ILCA cameras.
  package static let sonyAFInfo = TagTable(
    "SonyAFInfo", group: "Sony", yields: true,
    [
      TagRow(0x2, "AFType", "1=15-point|2=19-point|3=79-point"),
      TagRow(
        0x4, "AFStatusActiveSensor", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "!ILCA-*", print: MinoltaValue.focusStatus),
      TagRow(
        0x5, "FocusMode", "0=Manual|2=AF-S|3=AF-C|4=AF-A|6=DMF", condition: "ILCA-*"),
      TagRow(
        0x7, "AFPoint",
        "0=Upper-left|1=Left|2=Lower-left|3=Far Left|4=Top (horizontal)|5=Near Right|6=Center (horizontal)|7=Near Left|8=Bottom (horizontal)|9=Top (vertical)|10=Center (vertical)|11=Bottom (vertical)|12=Far Right|13=Upper-right|14=Right|15=Lower-right|16=Upper-middle|17=Lower-middle",
        condition: "@2=1"),
      TagRow(0x8, "AFPointInFocus", SonyLabels.points15, condition: "@2=1"),
      TagRow(
        0x9, "AFPointAtShutterRelease",
        "0=Upper-left|1=Left|2=Lower-left|3=Far Left|4=Top (horizontal)|5=Near Right|6=Center (horizontal)|7=Near Left|8=Bottom (horizontal)|9=Top (vertical)|10=Center (vertical)|11=Bottom (vertical)|12=Far Right|13=Upper-right|14=Right|15=Lower-right|16=Upper-middle|17=Lower-middle|30=(out of focus)",
        condition: "@2=1"),
      TagRow(
        0xa, "AFAreaMode", "0=Wide|1=Spot|2=Local|3=Zone", condition: "!ILCA-*"),
      TagRow(
        0xb, "FocusMode", "0=Manual|2=AF-S|3=AF-C|4=AF-A|6=DMF|7=AF-D", condition: "!ILCA-*"),
      TagRow(
        0x10, "AFPointsUsed", SonyLabels.focusPointsUsed, format: .byte, count: 10,
        condition: "ILCA-*", print: MinoltaValue.bits),
      TagRow(0x11, "AFStatus15", condition: "@2=1", traits: .structural),
      TagRow(0x37, "AFPoint", SonyLabels.points79, condition: "@2=3"),
      TagRow(0x38, "AFPointInFocus", SonyLabels.points79, condition: "@2=3"),
      TagRow(
        0x39, "AFPointAtShutterRelease",
        "0=B4|1=C4|2=D4|3=E4|4=F4|5=G4|6=H4|7=B3|8=C3|9=D3|10=E3|11=F3|12=G3|13=H3|14=B2|15=C2|16=D2|17=E2|18=F2|19=G2|20=H2|21=C1|22=D1|23=E1|24=F1|25=G1|26=A7 Vertical|27=A6 Vertical|28=A5 Vertical|29=C7 Vertical|30=C6 Vertical|31=C5 Vertical|32=E7 Vertical|33=E6 Center Vertical|34=E5 Vertical|35=G7 Vertical|36=G6 Vertical|37=G5 Vertical|38=I7 Vertical|39=I6 Vertical|40=I5 Vertical|41=A7|42=B7|43=C7|44=D7|45=E7|46=F7|47=G7|48=H7|49=I7|50=A6|51=B6|52=C6|53=D6|54=E6 Center|55=F6|56=G6|57=H6|58=I6|59=A5|60=B5|61=C5|62=D5|63=E5|64=F5|65=G5|66=H5|67=I5|68=C11|69=D11|70=E11|71=F11|72=G11|73=B10|74=C10|75=D10|76=E10|77=F10|78=G10|79=H10|80=B9|81=C9|82=D9|83=E9|84=F9|85=G9|86=H9|87=B8|88=C8|89=D8|90=E8|91=F8|92=G8|93=H8|94=E6 Center F2.8|95=(none)",
        condition: "@2=3"),
      TagRow(
        0x3a, "AFAreaMode", "0=Wide|1=Center|2=Flexible Spot|3=Zone|4=Expanded Flexible Spot",
        condition: "ILCA-*"),
      TagRow(
        0x3b, "AFStatusActiveSensor", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "ILCA-*", print: MinoltaValue.focusStatus),
      TagRow(
        0x43, "ExposureProgram", SonyLabels.exposureProgram, condition: "ILCA-*"),
      TagRow(0x50, "AFMicroAdj", format: .signedByte, condition: "ILCA-*"),
      TagRow(0x7d, "AFStatus79", condition: "@2=3", traits: .structural),
      TagRow(
        0x16e, "AFPointsUsed", SonyLabels.focusPointsUsed2, format: .long, condition: "!ILCA-*",
        traits: .bitmask),
      TagRow(0x17d, "AFMicroAdj", format: .signedByte, condition: "!ILCA-*"),
      TagRow(
        0x17e, "ExposureProgram", SonyLabels.exposureProgram, condition: "!ILCA-*"),
      TagRow(
        0x10007, "AFPoint",
        "0=Upper Far Left|1=Upper-left (horizontal)|2=Far Left (horizontal)|3=Left (horizontal)|4=Lower Far Left|5=Lower-left (horizontal)|6=Upper-left (vertical)|7=Left (vertical)|8=Lower-left (vertical)|9=Far Left (vertical)|10=Top (horizontal)|11=Near Right|12=Center (horizontal)|13=Near Left|14=Bottom (horizontal)|15=Top (vertical)|16=Upper-middle|17=Center (vertical)|18=Lower-middle|19=Bottom (vertical)|20=Upper Far Right|21=Upper-right (horizontal)|22=Far Right (horizontal)|23=Right (horizontal)|24=Lower Far Right|25=Lower-right (horizontal)|26=Far Right (vertical)|27=Upper-right (vertical)|28=Right (vertical)|29=Lower-right (vertical)",
        condition: "@2=2"),
      TagRow(
        0x10008, "AFPointInFocus",
        "0=Upper Far Left|1=Upper-left (horizontal)|2=Far Left (horizontal)|3=Left (horizontal)|4=Lower Far Left|5=Lower-left (horizontal)|6=Upper-left (vertical)|7=Left (vertical)|8=Lower-left (vertical)|9=Far Left (vertical)|10=Top (horizontal)|11=Near Right|12=Center (horizontal)|13=Near Left|14=Bottom (horizontal)|15=Top (vertical)|16=Upper-middle|17=Center (vertical)|18=Lower-middle|19=Bottom (vertical)|20=Upper Far Right|21=Upper-right (horizontal)|22=Far Right (horizontal)|23=Right (horizontal)|24=Lower Far Right|25=Lower-right (horizontal)|26=Far Right (vertical)|27=Upper-right (vertical)|28=Right (vertical)|29=Lower-right (vertical)|255=(none)",
        condition: "@2=2"),
      TagRow(
        0x10009, "AFPointAtShutterRelease",
        "0=Upper Far Left|1=Upper-left (horizontal)|2=Far Left (horizontal)|3=Left (horizontal)|4=Lower Far Left|5=Lower-left (horizontal)|6=Upper-left (vertical)|7=Left (vertical)|8=Lower-left (vertical)|9=Far Left (vertical)|10=Top (horizontal)|11=Near Right|12=Center (horizontal)|13=Near Left|14=Bottom (horizontal)|15=Top (vertical)|16=Upper-middle|17=Center (vertical)|18=Lower-middle|19=Bottom (vertical)|20=Upper Far Right|21=Upper-right (horizontal)|22=Far Right (horizontal)|23=Right (horizontal)|24=Lower Far Right|25=Lower-right (horizontal)|26=Far Right (vertical)|27=Upper-right (vertical)|28=Right (vertical)|29=Lower-right (vertical)|30=(out of focus)",
        condition: "@2=2"),
      TagRow(0x10011, "AFStatus19", condition: "@2=2", traits: .structural),
    ])

  /// Of the NEX and ILCE cameras.
  package static let sonyTag940e = TagTable(
    "SonyTag940e", group: "Sony",
    [
      TagRow(
        0x1a06, "TiffMeteringImageWidth",
        condition:
          "ILCE-6300|ILCE-6500|ILCE-7M3|ILCE-7RM2|ILCE-7RM3A|ILCE-7RM3|ILCE-7SM2|ILCE-9&!software=ILCE-9 v5.0|ILCE-9 v6.0"
      ),
      TagRow(
        0x1a07, "TiffMeteringImageHeight",
        condition:
          "ILCE-6300|ILCE-6500|ILCE-7M3|ILCE-7RM2|ILCE-7RM3A|ILCE-7RM3|ILCE-7SM2|ILCE-9&!software=ILCE-9 v5.0|ILCE-9 v6.0"
      ),
      TagRow(
        0x1a08, "TiffMeteringImage", format: .undefined, count: 2640,
        condition:
          "ILCE-6300|ILCE-6500|ILCE-7M3|ILCE-7RM2|ILCE-7RM3A|ILCE-7RM3|ILCE-7SM2|ILCE-9&!software=ILCE-9 v5.0|ILCE-9 v6.0&@9303>-1",
        value: SonyValue.meteringImage),
    ])

  /// The point that is selected.
  package static let sonyTag940a = TagTable(
    "SonyTag940a", group: "Sony",
    [
      TagRow(
        0x4, "AFPointsSelected",
        "0=(none)|30721=Center Zone|98844=Right Zone|262143=(all LA-EA4)|394688=Left Zone|2147483647=(all)|4294967295=n/a||0=Center|1=Top|2=Upper-right|3=Right|4=Lower-right|5=Bottom|6=Lower-left|7=Left|8=Upper-left|9=Far Right|10=Far Left|11=Upper-middle|12=Near Right|13=Lower-middle|14=Near Left|15=Upper Far Right|16=Lower Far Right|17=Lower Far Left|18=Upper Far Left",
        format: .long, traits: .bitmask)
    ])

  /// Where the points on the sensor are.
  package static let sonyTag202a = TagTable(
    "SonyTag202a", group: "Sony",
    [
      TagRow(0x1, "FocalPlaneAFPointsUsed", format: .byte),
      TagRow(0x2, "FocalPlaneAFPointArea", format: .short, count: 2, condition: "@1>0"),
      TagRow(0x6, "FocalPlaneAFPointLocation1", format: .short, count: 2, condition: "@1>0"),
      TagRow(0xa, "FocalPlaneAFPointLocation2", format: .short, count: 2, condition: "@1>1"),
      TagRow(0xe, "FocalPlaneAFPointLocation3", format: .short, count: 2, condition: "@1>2"),
      TagRow(0x12, "FocalPlaneAFPointLocation4", format: .short, count: 2, condition: "@1>3"),
      TagRow(0x16, "FocalPlaneAFPointLocation5", format: .short, count: 2, condition: "@1>4"),
      TagRow(0x1a, "FocalPlaneAFPointLocation6", format: .short, count: 2, condition: "@1>5"),
      TagRow(0x1e, "FocalPlaneAFPointLocation7", format: .short, count: 2, condition: "@1>6"),
      TagRow(0x22, "FocalPlaneAFPointLocation8", format: .short, count: 2, condition: "@1>7"),
      TagRow(0x26, "FocalPlaneAFPointLocation9", format: .short, count: 2, condition: "@1>8"),
      TagRow(0x2a, "FocalPlaneAFPointLocation10", format: .short, count: 2, condition: "@1>9"),
      TagRow(0x2e, "FocalPlaneAFPointLocation11", format: .short, count: 2, condition: "@1>10"),
      TagRow(0x32, "FocalPlaneAFPointLocation12", format: .short, count: 2, condition: "@1>11"),
      TagRow(0x36, "FocalPlaneAFPointLocation13", format: .short, count: 2, condition: "@1>12"),
      TagRow(0x3a, "FocalPlaneAFPointLocation14", format: .short, count: 2, condition: "@1>13"),
      TagRow(0x3e, "FocalPlaneAFPointLocation15", format: .short, count: 2, condition: "@1>14"),
    ])

  /// Of the A200 to A900.
  package static let sonyFocusInfo = TagTable(
    "SonyFocusInfo", group: "Sony", yields: true,
    [
      TagRow(
        0xe, "DriveMode2", SonyLabels.driveModes2,
        condition: "DSLR-A230$|DSLR-A290$|DSLR-A330$|DSLR-A380$|DSLR-A390$",
        traits: .hexadecimal),
      TagRow(
        0x10, "Rotation", "0=Horizontal (normal)|1=Rotate 270 CW|2=Rotate 90 CW"),
      TagRow(0x14, "ImageStabilizationSetting", "0=Off|1=On"),
      TagRow(
        0x15, "DynamicRangeOptimizerMode", "0=Off|1=Standard|2=Advanced Auto|3=Advanced Level"),
      TagRow(0x2b, "BracketShotNumber"),
      TagRow(0x2c, "WhiteBalanceBracketing", "0=Off|1=Low|2=High"),
      TagRow(0x2d, "BracketShotNumber2"),
      TagRow(0x2e, "DynamicRangeOptimizerBracket", "0=Off|1=Low|2=High"),
      TagRow(0x2f, "ExposureBracketShotNumber"),
      TagRow(0x3f, "ExposureProgram", SonyLabels.exposureProgram2),
      TagRow(0x41, "CreativeStyle", SonyLabels.creativeStyle),
      TagRow(
        0x6d, "ISOSetting", value: SonyValue.speedOrAuto, print: SonyValue.speedWords),
      TagRow(
        0x6f, "ISO", value: SonyValue.speedOrAuto, print: SonyValue.speedWords),
      TagRow(
        0x77, "DynamicRangeOptimizerMode", "0=Off|1=Standard|2=Advanced Auto|3=Advanced Level"),
      TagRow(0x79, "DynamicRangeOptimizerLevel"),
      TagRow(
        0x846, "ShutterCount", format: .long,
        condition: "DSLR-A230$|DSLR-A290$|DSLR-A330$|DSLR-A380$|DSLR-A390$|DSLR-A850$|DSLR-A900$",
        value: SonyValue.threeBytes),
      TagRow(
        0x9bb, "FocusPosition",
        condition:
          "DSLR-A200$|DSLR-A230$|DSLR-A290$|DSLR-A300$|DSLR-A330$|DSLR-A350$|DSLR-A380$|DSLR-A390$|DSLR-A700$|DSLR-A850$|DSLR-A900$"
      ),
      TagRow(
        0x1110, "TiffMeteringImage", format: .undefined, count: 9600, condition: "@13967>-1",
        value: SonyValue.meteringImage),
      TagRow(0x1000e, "DriveMode2", SonyLabels.driveModes, traits: .hexadecimal),
    ])
}
