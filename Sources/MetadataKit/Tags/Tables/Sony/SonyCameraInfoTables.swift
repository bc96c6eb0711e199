/// How Sony's A-mount cameras focus, and the lens.
extension TagTable {
  /// Of the A700, A850 and A900.
  package static let sonyCameraInfo = TagTable(
    "SonyCameraInfo", group: "Sony",
    [
      TagRow(
        0x0, "LensSpec", format: .undefined, count: 8, value: SonyValue.lensSpecificationOfPairs,
        print: SonyValue.lensWords),
      TagRow(0x14, "FocusModeSetting", "0=Manual|1=AF-S|2=AF-C|3=AF-A|4=DMF"),
      TagRow(
        0x15, "AFPointSelected",
        "0=Auto|1=Center|2=Top|3=Upper-right|4=Right|5=Lower-right|6=Bottom|7=Lower-left|8=Left|9=Upper-left|10=Far Right|11=Far Left"
      ),
      TagRow(
        0x19, "AFPoint",
        "0=Upper-left|1=Left|2=Lower-left|3=Far Left|4=Bottom Assist-left|5=Bottom|6=Bottom Assist-right|7=Center (7)|8=Center (horizontal)|9=Center (9)|10=Center (10)|11=Center (11)|12=Center (12)|13=Center (vertical)|14=Center (14)|15=Top Assist-left|16=Top|17=Top Assist-right|18=Far Right|19=Upper-right|20=Right|21=Lower-right|22=Center F2.8"
      ),
      TagRow(
        0x1e, "AFStatusActiveSensor", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x20, "AFStatusUpper-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x22, "AFStatusLeft", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x24, "AFStatusLower-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x26, "AFStatusFarLeft", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x28, "AFStatusBottomAssist-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2a, "AFStatusBottom", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2c, "AFStatusBottomAssist-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2e, "AFStatusCenter-7", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x30, "AFStatusCenter-horizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x32, "AFStatusCenter-9", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x34, "AFStatusCenter-10", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x36, "AFStatusCenter-11", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x38, "AFStatusCenter-12", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x3a, "AFStatusCenter-vertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x3c, "AFStatusCenter-14", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x3e, "AFStatusTopAssist-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x40, "AFStatusTop", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x42, "AFStatusTopAssist-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x44, "AFStatusFarRight", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x46, "AFStatusUpper-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x48, "AFStatusRight", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x4a, "AFStatusLower-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x4c, "AFStatusCenterF2-8", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x130, "AFMicroAdjValue", condition: "DSLR-A850|DSLR-A900", value: MinoltaValue.lessTwenty),
      TagRow(
        0x131, "AFMicroAdjMode", "0=Off|1=On", condition: "DSLR-A850|DSLR-A900",
        value: MinoltaValue.highBit),
      TagRow(
        0x1000131, "AFMicroAdjRegisteredLenses", condition: "DSLR-A850|DSLR-A900",
        value: Meaning.sevenBits),
    ])

  /// Of the A200 to A390.
  package static let sonyCameraInfo2 = TagTable(
    "SonyCameraInfo2", group: "Sony",
    [
      TagRow(
        0x0, "LensSpec", format: .undefined, count: 8, value: SonyValue.lensSpecification,
        print: SonyValue.lensWords),
      TagRow(
        0x14, "AFPointSelected",
        "0=Auto|1=Center|2=Top|3=Upper-right|4=Right|5=Lower-right|6=Bottom|7=Lower-left|8=Left|9=Upper-left"
      ),
      TagRow(0x15, "FocusModeSetting", "0=Manual|1=AF-S|2=AF-C|3=AF-A|4=DMF"),
      TagRow(
        0x18, "AFPoint",
        "0=Top-right|1=Bottom-right|2=Bottom|3=Middle Horizontal|4=Center Vertical|5=Top|6=Top-left|7=Bottom-left"
      ),
      TagRow(
        0x1b, "AFStatusActiveSensor", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x1d, "AFStatusTop-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x1f, "AFStatusBottom-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x21, "AFStatusBottom", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x23, "AFStatusMiddleHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x25, "AFStatusCenterVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x27, "AFStatusTop", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x29, "AFStatusTop-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2b, "AFStatusBottom-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2d, "AFStatusLeft", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x2f, "AFStatusCenterHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
      TagRow(
        0x31, "AFStatusRight", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        print: MinoltaValue.focusStatus),
    ])

  /// Of the A33 to A580 and the first NEX.
  package static let sonyCameraInfo3 = TagTable(
    "SonyCameraInfo3", group: "Sony",
    [
      TagRow(
        0x0, "LensSpec", format: .undefined, count: 8, condition: "!NEX-5C*",
        value: SonyValue.lensSpecification, print: SonyValue.lensWords),
      TagRow(
        0xe, "FocalLength", format: .short, condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$",
        value: Meaning.tenth, print: Wording.convertedLength, traits: .yields),
      TagRow(
        0x10, "FocalLengthTeleZoom", format: .short, condition: "!DSLR-A450$|DSLR-A500$|DSLR-A550$",
        value: SonyValue.teleZoom, print: Wording.convertedLength),
      TagRow(
        0x14, "AFPointSelected",
        "0=Auto|1=Center|2=Top|3=Upper-right|4=Right|5=Lower-right|6=Bottom|7=Lower-left|8=Left|9=Upper-left",
        condition: "DSLR-A450|DSLR-A500|DSLR-A550"),
      TagRow(
        0x15, "FocusMode", "0=Manual|1=AF-S|2=AF-C|3=AF-A",
        condition: "DSLR-A450|DSLR-A500|DSLR-A550"),
      TagRow(
        0x18, "AFPoint",
        "0=Top-right|1=Bottom-right|2=Bottom|3=Middle Horizontal|4=Center Vertical|5=Top|6=Top-left|7=Bottom-left",
        condition: "DSLR-A450|DSLR-A500|DSLR-A550"),
      TagRow(
        0x19, "FocusStatus",
        "0=Manual - Not confirmed (0)|4=Manual - Not confirmed (4)|16=AF-C - Confirmed|24=AF-C - Not Confirmed|64=AF-S - Confirmed",
        condition: "SLT-*|DSLR-A560|DSLR-A580"),
      TagRow(
        0x1b, "AFStatusActiveSensor", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
      TagRow(
        0x1c, "AFPointSelected",
        "0=Auto|1=Center|2=Top|3=Upper-right|4=Right|5=Lower-right|6=Bottom|7=Lower-left|8=Left|9=Upper-left|10=Far Right|11=Far Left|12=Upper-middle|13=Near Right|14=Lower-middle|15=Near Left",
        condition: "SLT-*|DSLR-A560|DSLR-A580"),
      TagRow(
        0x1d, "FocusMode", "0=Manual|1=AF-S|2=AF-C|3=AF-A", condition: "SLT-*|DSLR-A560|DSLR-A580"),
      TagRow(
        0x1f, "AFStatusBottom-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
      TagRow(0x20, "AFPoint", SonyLabels.points15, condition: "SLT-*|DSLR-A560|DSLR-A580"),
      TagRow(
        0x21, "AFStatusActiveSensor", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "SLT-*|DSLR-A560|DSLR-A580", print: MinoltaValue.focusStatus),
      TagRow(0x23, "AFStatus15", condition: "SLT-*|DSLR-A560|DSLR-A580", traits: .structural),
      TagRow(
        0x25, "AFStatusCenterVertical", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
      TagRow(
        0x27, "AFStatusTop", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
      TagRow(
        0x29, "AFStatusTop-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
      TagRow(
        0x2b, "AFStatusBottom-left", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
      TagRow(
        0x2d, "AFStatusLeft", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
      TagRow(
        0x2f, "AFStatusCenterHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
      TagRow(
        0x31, "AFStatusRight", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
      TagRow(
        0x1001d, "AFStatusTop-right", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
      TagRow(
        0x10021, "AFStatusBottom", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
      TagRow(
        0x10023, "AFStatusMiddleHorizontal", "-32768=Out of Focus|0=In Focus", format: .signedShort,
        condition: "DSLR-A450|DSLR-A500|DSLR-A550", print: MinoltaValue.focusStatus),
    ])
}
