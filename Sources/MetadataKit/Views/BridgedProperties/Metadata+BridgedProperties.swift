extension Metadata {
  /// What EXIF, IPTC and the texts of a PNG say of the first image, as the properties of XMP that ImageIO
  /// takes them for; where several say the same, EXIF's (MWG, *Guidelines for Handling Image Metadata*).
  package var bridgedProperties: [XMPNode] {
    var bridge = PropertyBridge()
    if let orientation = facts.orientation, (1...8).contains(orientation) {
      bridge.add("{TIFF}", "Orientation", .text(String(orientation)))
    }
    bridge.add(
      "{Exif}", "DateTimeOriginal",
      date("ExifIFD:DateTimeOriginal", "ExifIFD:SubSecTimeOriginal", "ExifIFD:OffsetTimeOriginal"))
    bridge.add(
      "{Exif}", "DateTimeDigitized",
      date("ExifIFD:CreateDate", "ExifIFD:SubSecTimeDigitized", "ExifIFD:OffsetTimeDigitized"))
    bridge.add(
      "{TIFF}", "DateTime", date("IFD0:ModifyDate", "ExifIFD:SubSecTime", "ExifIFD:OffsetTime"))
    bridge.add("{Exif}", "Flash", self["ExifIFD:Flash"]?.integer().map(BridgedProperty.flash))
    if let sensitivity = self["ExifIFD:ISO"]?.integer() {
      // What `ISOSpeedRatings` is called since Exif 2.3, beside which it stands.
      bridge.add(
        BridgedProperty(.exifEX, "PhotographicSensitivity"), .text(String(sensitivity)))
    }
    for key in ["Latitude", "Longitude", "DestLatitude", "DestLongitude"] {
      bridge.add("{GPS}", key, coordinate("GPS:GPS" + key))
    }
    bridge.add("{GPS}", "TimeStamp", timeOfPosition)
    for tag in tags { bridge.add(tag) }
    bridge.add("{IPTC}", "DateCreated", date("IPTC:DateCreated", "IPTC:TimeCreated"))
    bridge.add(
      "{IPTC}", "DigitalCreationDate",
      date("IPTC:DigitalCreationDate", "IPTC:DigitalCreationTime"))
    bridge.addTexts()
    for key in ["Title", "Author", "Description", "Copyright", "Software", "Comment"] {
      bridge.add("{PNG}", key, text: self["PNG:" + key]?.string)
    }
    bridge.add("{TIFF}", "TileWidth", facts.tileWidth.map { .text(String($0)) })
    bridge.add("{TIFF}", "TileLength", facts.tileHeight.map { .text(String($0)) })
    return bridge.properties
  }

  /// A date of EXIF with the fraction of its second and its zone, as ISO 8601 has it.
  private func date(_ name: String, _ fraction: String, _ zone: String) -> XMPNode.Value? {
    guard let tag = self[name],
      let date = DateText(tag.textBytes, fraction: self[fraction]?.textBytes ?? [])
    else { return nil }
    return Self.text(date, zone: self[zone].flatMap { DateText.offset($0.textBytes) })
  }

  /// A date of IPTC, `20240621`, with its time of day, `194207+0200`.
  private func date(_ name: String, _ time: String) -> XMPNode.Value? {
    guard let day = self[name]?.textBytes, day.count == 8 else { return nil }
    var text = Array(day.prefix(4))
    for part in [day.dropFirst(4).prefix(2), day.dropFirst(6)] {
      text.append(0x2d)
      text += part
    }
    if let time = self[time]?.textBytes, time.count >= 6 {
      text.append(0x54)
      text += time.prefix(2)
      for part in [time.dropFirst(2).prefix(2), time.dropFirst(4)] {
        text.append(0x3a)
        text += part
      }
    }
    return DateText(text[...]).map { Self.text($0, zone: nil) }
  }

  private static func text(_ date: DateText, zone: String?) -> XMPNode.Value {
    // A day has no zone.
    guard date.local.utf8.contains(0x54) else { return .text(date.local) }
    return .text(date.local + (date.offset ?? zone ?? ""))
  }

  /// When the position was taken, which is told in UTC (Exif 3.0, *GPSTimeStamp*).
  private var timeOfPosition: XMPNode.Value? {
    guard let stamp = self["GPS:GPSDateStamp"], let day = DateText(stamp.textBytes)?.local,
      let tag = self["GPS:GPSTimeStamp"], let number = tag.number,
      let time = PropertyRow.gps.row(number)?.value(of: tag)?.string
    else { return nil }
    return .text("\(day.prefix(10))T\(time)Z")
  }

  /// Degrees and minutes with a letter, `46,41.6595N` (CIPA DC-010-2020 §4.5).
  private func coordinate(_ name: String) -> XMPNode.Value? {
    guard let tag = self[name], let number = tag.number,
      let degrees = PropertyRow.gps.row(number)?.value(of: tag)?.double,
      let letter = self[name + "Ref"]?.string
    else { return nil }
    return BridgedProperty.coordinate(degrees, letter).map { .text($0) }
  }
}
