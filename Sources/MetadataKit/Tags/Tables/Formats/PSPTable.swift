extension TagTable {
  /// Paint Shop Pro's pictures: byte positions in the image block; from 2000 on, the fields of the
  /// creator block.
  package static let psp = TagTable(
    "PSP", group: "PSP",
    [
      TagRow(0, "ImageWidth"),
      TagRow(4, "ImageHeight"),
      TagRow(8, "ImageResolution"),
      TagRow(16, "ResolutionUnit", "0=None|1=inches|2=cm"),
      TagRow(17, "Compression", "0=None|1=RLE|2=LZ77|3=JPEG"),
      TagRow(19, "BitsPerSample"),
      TagRow(21, "Planes"),
      TagRow(23, "NumColors"),
      TagRow(1000, "FileVersion", print: { HeaderWording.dotted($0, &$1) }),
      TagRow(2000, "Title", traits: .yields),
      TagRow(2001, "CreateDate", value: HeaderWording.unixTime, traits: .yields),
      TagRow(2002, "ModifyDate", value: HeaderWording.unixTime, traits: .yields),
      TagRow(2003, "Artist", traits: .yields),
      TagRow(2004, "Copyright", traits: .yields),
      TagRow(2005, "Description", traits: .yields),
      TagRow(2006, "CreatorAppID", "0=Unknown|1=Paint Shop Pro", traits: .yields),
      TagRow(
        2007, "CreatorAppVersion", value: { HeaderWording.reversed($0, 0x20, &$1) },
        print: { HeaderWording.reversed($0, 0x2e, &$1) }, traits: .yields),
    ])
}

extension HeaderWording {
  /// Seconds since 1970 as a date and a time in UTC.
  @Sendable static func unixTime(_ tag: Tag, _ text: inout TextBuffer) {
    var isPlausible = true
    let seconds = UInt64(clamping: tag.integer() ?? 0) + UInt64(MovieTime.unixEpoch)
    for byte in (MovieTime.text(of: seconds, isPlausible: &isPlausible) ?? "").utf8 {
      switch byte {
      case UInt8(ascii: "-"): text.append(":")
      case UInt8(ascii: "T"): text.append(" ")
      case UInt8(ascii: "Z"): text.append("+00:00")
      default: text.append(ascii: byte)
      }
    }
  }

  /// Numbers with points between.
  static func dotted(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.count {
      if index > 0 { text.append(".") }
      text.append(tag.integer(index) ?? 0)
    }
  }

  /// Numbers, the last first.
  static func reversed(_ tag: Tag, _ separator: UInt8, _ text: inout TextBuffer) {
    for index in (0..<tag.count).reversed() {
      text.append(tag.integer(index) ?? 0)
      if index > 0 { text.append(ascii: separator) }
    }
  }
}
