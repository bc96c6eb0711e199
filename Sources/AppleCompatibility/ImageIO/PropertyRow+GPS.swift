#if !canImport(ImageIO)
  extension PropertyRow {
    /// What ImageIO makes of the GPS directory, sorted by number.
    static let gps: [PropertyRow] = [
      PropertyRow(0x0000, "GPSVersion", .integers),
      PropertyRow(0x0001, "LatitudeRef", .text),
      PropertyRow(0x0002, "Latitude", .degrees),
      PropertyRow(0x0003, "LongitudeRef", .text),
      PropertyRow(0x0004, "Longitude", .degrees),
      PropertyRow(0x0005, "AltitudeRef", .integer),
      PropertyRow(0x0006, "Altitude", .number),
      PropertyRow(0x0007, "TimeStamp", .time),
      PropertyRow(0x0008, "Satellites", .text),
      PropertyRow(0x0009, "Status", .text),
      PropertyRow(0x000A, "MeasureMode", .text),
      PropertyRow(0x000B, "DOP", .number),
      PropertyRow(0x000C, "SpeedRef", .text),
      PropertyRow(0x000D, "Speed", .number),
      PropertyRow(0x000E, "TrackRef", .text),
      PropertyRow(0x000F, "Track", .number),
      PropertyRow(0x0010, "ImgDirectionRef", .text),
      PropertyRow(0x0011, "ImgDirection", .number),
      PropertyRow(0x0012, "MapDatum", .text),
      PropertyRow(0x0013, "DestLatitudeRef", .text),
      PropertyRow(0x0014, "DestLatitude", .degrees),
      PropertyRow(0x0015, "DestLongitudeRef", .text),
      PropertyRow(0x0016, "DestLongitude", .degrees),
      PropertyRow(0x0017, "DestBearingRef", .text),
      PropertyRow(0x0018, "DestBearing", .number),
      PropertyRow(0x0019, "DestDistanceRef", .text),
      PropertyRow(0x001A, "DestDistance", .number),
      PropertyRow(0x001C, "AreaInformation", .encodedText),
      PropertyRow(0x001D, "DateStamp", .text),
      PropertyRow(0x001E, "Differential", .integer),
      PropertyRow(0x001F, "HPositioningError", .number),
    ]
  }
#endif
