/// What Pentax's cameras were set to.
extension TagTable {
  package static let pentaxSettings = TagTable(
    "PentaxCameraSettings", group: "Pentax", yields: true,
    [
      TagRow(
        0, "PictureMode2",
        "0=Scene Mode|1=Auto PICT|2=Program AE|3=Green Mode|4=Shutter Speed Priority|5=Aperture Priority|6=Program Tv Shift|7=Program Av Shift|8=Manual|9=Bulb|10=Aperture Priority, Off-Auto-Aperture|11=Manual, Off-Auto-Aperture|12=Bulb, Off-Auto-Aperture|13=Shutter & Aperture Priority AE|15=Sensitivity Priority AE|16=Flash X-Sync Speed AE"
      ),
      TagRow(
        2, "FlashOptions",
        "0=Normal|1=Red-eye reduction|2=Auto|3=Auto, Red-eye reduction|5=Wireless (Master)|6=Wireless (Control)|8=Slow-sync|9=Slow-sync, Red-eye reduction|10=Trailing-curtain Sync",
        value: BitField.fourFrom4),
      TagRow(
        3, "AFPointMode", "0=Auto||0=Select|1=Fixed Center", value: BitField.fourFrom4,
        traits: .bitmask),
      TagRow(
        4, "AFPointSelected2",
        "0=Auto||0=Upper-left|1=Top|2=Upper-right|3=Left|4=Mid-left|5=Center|6=Mid-right|7=Right|8=Lower-left|9=Bottom|10=Lower-right",
        format: .short, traits: .bitmask),
      TagRow(6, "ISOFloor", value: PentaxValue.speedSetting),
      TagRow(
        7, "DriveMode2",
        "0=Single-frame||0=Continuous|1=Continuous (Lo)|2=Self-timer (12 s)|3=Self-timer (2 s)|4=Remote Control (3 s delay)|5=Remote Control|6=Exposure Bracket|7=Multiple Exposure",
        traits: .bitmask),
      TagRow(
        8, "ExposureBracketStepSize", "3=0.3|4=0.5|5=0.7|8=1.0|11=1.3|12=1.5|13=1.7|16=2.0"),
      TagRow(
        9, "BracketShotNumber",
        "0=n/a|2=1 of 2|3=1 of 3|5=1 of 5|18=2 of 2|19=2 of 3|21=2 of 5|35=3 of 3|37=3 of 5|53=4 of 5|69=5 of 5",
        traits: .hexadecimal),
      TagRow(
        10, "WhiteBalanceSet",
        "0=Auto|1=Daylight|2=Shade|3=Cloudy|4=Daylight Fluorescent|5=Day White Fluorescent|6=White Fluorescent|7=Tungsten|8=Flash|9=Manual|12=Set Color Temperature 1|13=Set Color Temperature 2|14=Set Color Temperature 3",
        value: BitField.fourFrom4),
      TagRow(
        13, "RawAndJpgRecording",
        "1=JPEG (Best)|4=RAW (PEF, Best)|5=RAW+JPEG (PEF, Best)|8=RAW (DNG, Best)|9=RAW+JPEG (DNG, Best)|33=JPEG (Better)|36=RAW (PEF, Better)|37=RAW+JPEG (PEF, Better)|40=RAW (DNG, Better)|41=RAW+JPEG (DNG, Better)|65=JPEG (Good)|68=RAW (PEF, Good)|69=RAW+JPEG (PEF, Good)|72=RAW (DNG, Good)|73=RAW+JPEG (DNG, Good)",
        condition: "K10D|GX10", traits: .hexadecimal),
      TagRow(
        16, "FlashOptions2",
        "0=Normal|1=Red-eye reduction|2=Auto|3=Auto, Red-eye reduction|5=Wireless (Master)|6=Wireless (Control)|8=Slow-sync|9=Slow-sync, Red-eye reduction|10=Trailing-curtain Sync",
        condition: "K10D|GX10", value: BitField.fourFrom4),
      TagRow(
        18, "TvExposureTimeSetting", condition: "K10D|GX10", value: PentaxValue.timeSetting,
        print: Wording.convertedTime),
      TagRow(
        19, "AvApertureSetting", condition: "K10D|GX10", value: PentaxValue.apertureSetting,
        print: Wording.convertedTenth),
      TagRow(
        20, "SvISOSetting", condition: "K10D|GX10", value: PentaxValue.speedSetting
      ),
      TagRow(
        21, "BaseExposureCompensation", condition: "K10D|GX10", value: PentaxValue.baseCompensation,
        print: Wording.convertedSigned),
      TagRow(
        0x1000001, "ProgramLine", "0=Normal|1=Hi Speed|2=Depth|3=MTF", value: BitField.low2),
      TagRow(
        0x1000002, "MeteringMode2", "0=Multi-segment||0=Center-weighted average|1=Spot",
        value: BitField.low4, traits: .bitmask),
      TagRow(
        0x1000003, "FocusMode2", "0=Manual|1=AF-S|2=AF-C|3=AF-A", value: BitField.low4),
      TagRow(0x100000a, "MultipleExposureSet", "0=Off|1=On", value: BitField.low4),
      TagRow(
        0x100000e, "JpgRecordedPixels", "0=10 MP|1=6 MP|2=2 MP", condition: "K10D|GX10",
        value: BitField.low2),
      TagRow(
        0x1000010, "MeteringMode3", "0=Multi-segment||0=Center-weighted average|1=Spot",
        condition: "K10D|GX10", value: BitField.low4, traits: .bitmask),
      TagRow(
        0x1000011, "SRActive", "0=No|1=Yes", condition: "K10D|GX10", value: BitField.bit7),
      TagRow(
        0x2000001, "EVSteps", "0=1/2 EV Steps|1=1/3 EV Steps", value: BitField.bit5
      ),
      TagRow(
        0x200000e, "LinkAEToAFPoint", "0=Off|1=On", condition: "K-5", value: BitField.low1),
      TagRow(
        0x2000011, "Rotation", "0=Horizontal (normal)|1=Rotate 180|2=Rotate 90 CW|3=Rotate 270 CW",
        condition: "K10D|GX10", value: BitField.twoFrom5),
      TagRow(
        0x3000001, "E-DialInProgram", "0=Tv or Av|1=P Shift", value: BitField.bit6),
      TagRow(
        0x300000e, "SensitivitySteps", "0=1 EV Steps|1=As EV Steps", condition: "K-5",
        value: BitField.bit1),
      TagRow(
        0x3000011, "ISOSetting", "0=Manual|1=Auto", condition: "K10D|GX10", value: BitField.bit2),
      TagRow(
        0x4000001, "ApertureRingUse", "0=Prohibited|1=Permitted", value: BitField.bit7),
      TagRow(
        0x400000e, "ISOAuto", "0=Off|1=On", condition: "K-5", value: BitField.bit2),
      TagRow(
        0x4000011, "SensitivitySteps", "0=1 EV Steps|1=As EV Steps", condition: "K10D|GX10",
        value: BitField.bit1),
    ])

  package static let pentaxSteps = TagTable(
    "PentaxEVStepInfo", group: "Pentax",
    [
      TagRow(0, "EVSteps", "0=1/2 EV Steps|1=1/3 EV Steps"),
      TagRow(1, "SensitivitySteps", "0=1 EV Steps|1=As EV Steps"),
      TagRow(3, "LiveView", "0=Off|1=On"),
    ])

  package static let pentaxTime = TagTable(
    "PentaxTimeInfo", group: "Pentax",
    [
      TagRow(2, "HometownCity", PentaxCities.labels),
      TagRow(3, "DestinationCity", PentaxCities.labels),
      TagRow(0x1000000, "WorldTimeLocation", "0=Hometown|1=Destination", value: BitField.low1),
      TagRow(0x2000000, "HometownDST", "0=No|1=Yes", value: BitField.bit1),
      TagRow(0x3000000, "DestinationDST", "0=No|1=Yes", value: BitField.bit2),
    ])

  package static let pentaxFilters = TagTable(
    "PentaxFilterInfo", group: "Pentax",
    [
      TagRow(0, "SourceDirectoryIndex", format: .short),
      TagRow(2, "SourceFileIndex", format: .short),
      TagRow(
        5, "DigitalFilter01", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        22, "DigitalFilter02", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        39, "DigitalFilter03", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        56, "DigitalFilter04", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        73, "DigitalFilter05", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        90, "DigitalFilter06", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        107, "DigitalFilter07", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        124, "DigitalFilter08", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        141, "DigitalFilter09", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        158, "DigitalFilter10", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        175, "DigitalFilter11", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        192, "DigitalFilter12", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        209, "DigitalFilter13", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        226, "DigitalFilter14", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        243, "DigitalFilter15", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        260, "DigitalFilter16", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        277, "DigitalFilter17", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        294, "DigitalFilter18", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        311, "DigitalFilter19", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
      TagRow(
        328, "DigitalFilter20", PentaxFilters.labels, format: .undefined, count: 17,
        condition: "!.=0", value: PentaxValue.filter, print: PentaxValue.filterWords,
        traits: .wordListInExiftool),
    ])

  package static let pentaxPixelShift = TagTable(
    "PentaxPixelShiftInfo", group: "Pentax",
    [
      TagRow(0, "PixelShiftResolution", "0=Off|1=On")
    ])
}
