extension TagTable {
  /// The attributes of OpenEXR, by their names.
  package static let openEXR = TagTable(
    "OpenEXR", group: "OpenEXR", isNumberless: true,
    [
      TagRow(0, "EXRVersion"),
      TagRow(
        1, "Flags", "9=Tiled|10=Long names|11=Deep data|12=Multipart", traits: .bitmask),
      TagRow(
        2, "Compression",
        "0=None|1=RLE|2=ZIPS|3=ZIP|4=PIZ|5=PXR24|6=B44|7=B44A|8=DWAA|9=DWAB"),
      TagRow(3, "EnvironmentMap", "0=Latitude/Longitude|1=Cube"),
      TagRow(4, "LineOrder", "0=Increasing Y|1=Decreasing Y|2=Random Y"),
      TagRow(
        5, "Aperture", print: { $1.append($0.number() ?? 0, fractionDigits: 1) }),
      TagRow(
        6, "FocusDistance",
        print: {
          $0.value(to: &$1)
          $1.append(" m")
        }),
      TagRow(7, "Channels", traits: .list),
      TagRow(8, "ExposureTime", print: Wording.exposureTime),
      TagRow(9, "TimeZone", print: EXRValue.zone),
      TagRow(10, "GPSAltitude", print: EXRValue.altitude),
      TagRow(11, "GPSLatitude", print: { EXRValue.degrees($0, "N", "S", &$1) }),
      TagRow(12, "GPSLongitude", print: { EXRValue.degrees($0, "E", "W", &$1) }),
      TagRow(13, "MultiView", traits: .list),
      // Of files with several parts, in their order.
      TagRow(14, "PartCount", traits: .notInExiftool),
      TagRow(15, "PartName", traits: [.list, .notInExiftool]),
      TagRow(16, "PartSize", traits: [.list, .notInExiftool]),
    ])
}
