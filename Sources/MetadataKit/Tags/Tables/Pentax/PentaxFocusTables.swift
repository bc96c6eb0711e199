/// Focus points, of Pentax.
extension TagTable {
  package static let pentaxFocus = TagTable(
    "PentaxAFInfo", group: "Pentax",
    [
      TagRow(
        0, "AFPointsUnknown1",
        "0=(none)|1911=Central 9 points|2047=All||0=Upper-left|1=Top|2=Upper-right|3=Left|4=Mid-left|5=Center|6=Mid-right|7=Right|8=Lower-left|9=Bottom|10=Lower-right",
        format: .short, condition: "!K-3 Mark III", traits: [.bitmask, .unknown]),
      TagRow(
        2, "AFPointsUnknown2",
        "0=Auto||0=Upper-left|1=Top|2=Upper-right|3=Left|4=Mid-left|5=Center|6=Mid-right|7=Right|8=Lower-left|9=Bottom|10=Lower-right",
        format: .short, condition: "!K-3 Mark III", traits: [.bitmask, .unknown]),
      TagRow(4, "AFPredictor", format: .signedShort),
      TagRow(6, "AFDefocus"),
      TagRow(
        7, "AFIntegrationTime", value: PentaxValue.doubled, print: Wording.convertedMilliseconds),
      TagRow(
        11, "AFPointsInFocus",
        "0=None|1=Lower-left, Bottom|2=Bottom|3=Lower-right, Bottom|4=Mid-left, Center|5=Center (horizontal)|6=Mid-right, Center|7=Upper-left, Top|8=Top|9=Upper-right, Top|10=Right|11=Lower-left, Mid-left|12=Upper-left, Mid-left|13=Bottom, Center|14=Top, Center|15=Lower-right, Mid-right|16=Upper-right, Mid-right|17=Left|18=Mid-left|19=Center (vertical)|20=Mid-right",
        condition: "!K-1|K-3|K-70|K-S1|K-S2|KP"),
      TagRow(
        298, "AFPointsSelected", count: 101, condition: "K-3 Mark III",
        print: PentaxValue.pointNames),
      TagRow(
        399, "AFPointsUnknown", count: 101, condition: "K-3 Mark III",
        print: PentaxValue.pointNames, traits: .unknown),
      TagRow(506, "LiveView", "0=Off|1=On", condition: "K-3 Mark III"),
      TagRow(509, "AFHold", "0=Off|1=Short|2=Medium|3=Long", condition: "PENTAX K-3 II$"),
      TagRow(
        543, "FirstFrameActionInAFC", "0=Auto|1=Release Priority|2=Focus Priority",
        condition: "K-3 Mark III"),
      TagRow(
        544, "ActionInAFCCont", "0=Auto|1=Focus Priority|2=FPS Priority", condition: "K-3 Mark III"),
      TagRow(
        545, "AFCHold", "0=Low|1=Medium|2=High|3=Off", condition: "K-3 Mark III",
        value: BitField.low2),
      TagRow(2400, "SubjectRecognition", "0=Off|1=On", condition: "K-3 Mark III"),
      TagRow(
        0x1000221, "AFCPointTracking", "0=Type 1|1=Type 2|2=Type 3", condition: "K-3 Mark III",
        value: BitField.twoFrom2),
      TagRow(
        0x2000221, "AFCSensitivity", condition: "K-3 Mark III", value: BitField.threeFrom4,
        print: PentaxValue.sensitivity),
    ])

  package static let pentaxContrastPoints = TagTable(
    "PentaxCAFPointInfo", group: "Pentax",
    [
      TagRow(1, "NumCAFPoints", value: PentaxValue.gridPoints),
      TagRow(2, "CAFPointsInFocus", print: PentaxValue.pointsInFocus),
      TagRow(0x1000001, "CAFGridSize", value: PentaxValue.grid, print: QuickTimeValue.times),
      TagRow(0x1000002, "CAFPointsSelected", print: PentaxValue.pointsSelected),
    ])

  package static let pentaxPoints = TagTable(
    "PentaxAFPointInfo", group: "Pentax",
    [
      TagRow(2, "NumAFPoints", format: .short),
      TagRow(4, "AFPointsInFocus", print: PentaxValue.pointsInFocus),
      TagRow(0x1000004, "AFPointsSelected", print: PentaxValue.pointsSelected),
      TagRow(0x2000004, "AFPointsSpecial", print: PentaxValue.pointsSpecial),
    ])

  package static let pentaxFocusK3III = TagTable(
    "PentaxAFInfoK3III", group: "Pentax",
    [
      TagRow(
        1, "AFSelectionMode",
        "0=Manual Focus|1=Spot|2=Select (5-points)|3=Expanded Area (S)|4=Expanded Area (M)|5=Expanded Area (L)|6=Select (S)|7=Zone Select (21-point)|8=Select XS|255=Auto Area|8193=Contrast-detect Auto Area|8194=Contrast-detect Select|8195=Pinpoint|8196=Tracking|8197=Continuous|8198=Face Detection|8199=Contrast-detect Select (S)|8200=Contrast-detect Select (M)|8201=Contrast-detect Select (L)|8202=Contrast-detect Zone Select|8203=Contrast-detect Spot",
        traits: .hexadecimal),
      TagRow(2, "MaxNumAFPoints"),
      TagRow(3, "NumAFPoints"),
      TagRow(7, "AFFrameSize", count: 2, condition: "@3>0", print: QuickTimeValue.times),
      TagRow(11, "AFAreaSize", count: 2, condition: "@3>0&!head", print: QuickTimeValue.times),
      // As many as are counted, which no row says.
      TagRow(0x20007, "AFAreas", print: PentaxValue.areas, traits: .wordListInExiftool),
      TagRow(0x1000000, "AFMode", "0=Phase Detect|2=Contrast Detect|255=Manual Focus"),
    ])
}
