extension TagTable {
  /// The header of the DSC-F1's pictures, by byte positions.
  package static let sonyPMP = TagTable(
    "SonyPMP", group: "Sony",
    [
      TagRow(8, "JpgFromRawStart"),
      TagRow(12, "JpgFromRawLength"),
      TagRow(22, "SonyImageWidth"),
      TagRow(24, "SonyImageHeight"),
      TagRow(
        27, "Orientation", "0=Horizontal (normal)|1=Rotate 270 CW|2=Rotate 180|3=Rotate 90 CW"),
      TagRow(29, "ImageQuality", "8=Snap Shot|23=Standard|51=Fine"),
      TagRow(52, "Comment"),
      TagRow(76, "DateTimeOriginal", value: HeaderWording.shortYearDate),
      TagRow(84, "ModifyDate", value: HeaderWording.shortYearDate),
      TagRow(
        102, "ExposureTime", value: HeaderWording.hundredthStops, print: Wording.convertedTime),
      TagRow(106, "FNumber", value: Meaning.hundredth),
      TagRow(108, "ExposureCompensation", value: Meaning.hundredth),
      TagRow(112, "FocalLength", value: Meaning.hundredth, print: Wording.convertedLength),
      TagRow(118, "Flash", "0=No Flash|1=Fired"),
      TagRow(1000, "JpgFromRaw", traits: .binary),
    ])
}

extension HeaderWording {
  /// A year without its century, and the other five numbers of a date and time.
  @Sendable static func shortYearDate(_ tag: Tag, _ text: inout TextBuffer) {
    let year = Int(tag.integer() ?? 0)
    text.append(year + (year < 70 ? 2000 : 1900), digits: 4)
    for index in 1..<6 {
      text.append(ascii: index == 3 ? 0x20 : 0x3a)
      text.append(Int(tag.integer(index) ?? 0), digits: 2)
    }
  }

  /// Seconds, of hundredths of a stop.
  @Sendable static func hundredthStops(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(powerOfTwo(-(tag.number() ?? 0) / 100), significantDigits: 15)
  }
}
