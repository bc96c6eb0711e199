/// Values of documents and archives, which are numbers or texts of them.
enum DocumentValue {
  /// Seconds since 1970, in UTC; what is beyond all calendars as at their ends.
  @Sendable static func localTime(_ tag: Tag, _ text: inout TextBuffer) {
    let seconds = tag.loose.rounded(.down)
    guard seconds != 0, !seconds.isNaN else { return text.append(unixTime: 0) }
    let end = Double(UnixTime.end)
    text.append(unixTime: Int64(max(-end, min(end, seconds))))
    text.append("+00:00")
  }

  /// Units of 100 ns since 1601.
  @Sendable static func fileTime(_ tag: Tag, _ text: inout TextBuffer) {
    // What is beyond Int64 is no date of anybody's, but one all the same.
    let units =
      tag.integer().map { UInt64(bitPattern: $0) } ?? UInt64(exactly: tag.number() ?? 0) ?? .max
    text.append(fileTime: units)
    if units != 0 { text.append("+00:00") }
  }

  /// Minutes in the unit that suits them: `1 minute`, `2.5 hours`.
  @Sendable static func minutes(_ tag: Tag, _ text: inout TextBuffer) {
    guard let minutes = tag.strict, minutes != 0, minutes.magnitude < 1e13 else {
      return tag.raw(to: &text)
    }
    if minutes < 1 {
      text.append(minutes * 60, significantDigits: 15)
      text.append(" seconds")
    } else if minutes < 60 {
      text.append(Int(minutes))
      text.append(minutes == 1 ? " minute" : " minutes")
    } else if minutes < 24 * 60 {
      text.append(minutes / 60, fractionDigits: 1)
      text.append(" hours")
    } else {
      text.append(minutes / (24 * 60), fractionDigits: 1)
      text.append(" days")
    }
  }

  /// `3.7 MB`.
  @Sendable static func fileSize(_ tag: Tag, _ text: inout TextBuffer) {
    let size = tag.loose
    if size < 2000 {
      tag.value(to: &text)
      return text.append(" bytes")
    }
    let (unit, divisor) = size < 2e6 ? ("kB", 1e3) : size < 2e9 ? ("MB", 1e6) : ("GB", 1e9)
    text.append(size / divisor, fractionDigits: size < divisor * 10 ? 1 : 0)
    text.append(" " + unit)
  }

  /// Word's date and time, in one number of fields: a year since 1900, no seconds; 0 is none
  /// ([MS-DOC] §2.9.61, DTTM).
  @Sendable static func wordDate(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    guard number != 0 else { return text.append(unixTime: 0) }
    text.append(Int(number >> 20 & 0x1ff) + 1900, digits: 4)
    text.append(":")
    text.append(Int(number >> 16 & 0xf), digits: 2)
    text.append(":")
    text.append(Int(number >> 11 & 0x1f), digits: 2)
    text.append(" ")
    text.append(Int(number >> 6 & 0x1f), digits: 2)
    text.append(":")
    text.append(Int(number & 0x3f), digits: 2)
    text.append(":00")
  }

  /// MS-DOS's date and time of two seconds, the date in the low half ([MS-DOSDATE] by way of FAT).
  @Sendable static func dateAndTime(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(dateOfDOS: number & 0xffff, time: number >> 16 & 0xffff)
  }

  /// The same with the date in the high half.
  @Sendable static func timeAndDate(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(dateOfDOS: number >> 16 & 0xffff, time: number & 0xffff)
  }
}

extension TextBuffer {
  /// A date of years from 1980, months and days, a time of hours, minutes and double seconds.
  fileprivate mutating func append(dateOfDOS date: Int64, time: Int64) {
    append(Int(date >> 9 & 0x7f) + 1980, digits: 4)
    append(":")
    append(Int(date >> 5 & 0xf), digits: 2)
    append(":")
    append(Int(date & 0x1f), digits: 2)
    append(" ")
    append(Int(time >> 11 & 0x1f), digits: 2)
    append(":")
    append(Int(time >> 5 & 0x3f), digits: 2)
    append(":")
    append(Int(time & 0x1f) * 2, digits: 2)
  }
}
