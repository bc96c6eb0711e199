/// Structures that several namespaces use.
extension XMPTable {
  static let fieldsOfArea: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("d"),
      XMPRow("h"),
      XMPRow("unit"),
      XMPRow("w"),
      XMPRow("x"),
      XMPRow("y"),
    ])

  static let fieldsOfColorant: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("A"),
      XMPRow("B"),
      XMPRow("L"),
      XMPRow("black"),
      XMPRow("blue"),
      XMPRow("cyan"),
      XMPRow("gray"),
      XMPRow("green"),
      XMPRow("magenta"),
      XMPRow("mode", labels: "CMYK=CMYK|LAB=Lab|RGB=RGB"),
      XMPRow("red"),
      XMPRow("swatchName"),
      XMPRow("tint"),
      XMPRow("type"),
      XMPRow("yellow"),
    ])

  static let fieldsOfDimensions: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("h"),
      XMPRow("unit"),
      XMPRow("w"),
    ])

  static let fieldsOfTimecode: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow(
        "timeFormat",
        labels:
          "23976Timecode=23.976 fps|24Timecode=24 fps|25Timecode=25 fps|2997DropTimecode=29.97 fps (drop)|2997NonDropTimecode=29.97 fps (non-drop)|30Timecode=30 fps|50Timecode=50 fps|5994DropTimecode=59.94 fps (drop)|5994NonDropTimecode=59.94 fps (non-drop)|60Timecode=60 fps"
      ),
      XMPRow("timeValue"),
      XMPRow("value"),
    ])
}
