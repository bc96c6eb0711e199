extension PNGValue {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// The date of RFC 1123 §5.2.14 that the keyword "Creation Time" should have, in EXIF's form; any
  /// other text as it is.
  @Sendable static func creationTime(_ tag: Tag, _ text: inout TextBuffer) {
    var scan = TextScan(tag.textBytes)
    while !scan.isAtEnd {
      var attempt = scan
      if let date = date(&attempt) {
        text.append(date)
        return
      }
      scan.skip()
    }
    text.append(bytes: tag.textBytes)
  }

  /// `9 Aug 2004 20:17:36 -0200`, from here.
  private static func date(_ scan: inout TextScan) -> String? {
    guard let day = scan.digits() else { return nil }
    scan.skipSpaces()
    guard let name = scan.take(3), let month = months.firstIndex(of: name.lowercased()) else {
      return nil
    }
    scan.skipSpaces()
    guard var year = scan.digits(), scan.skipSpaces() > 0, let hour = scan.digits(),
      scan.skip(0x3a), let minute = scan.digits(exactly: 2)
    else { return nil }
    // RFC 822 has years of two digits.
    if year < 100 { year += year > 70 ? 1900 : 2000 }
    var second = 0
    var attempt = scan
    if attempt.skip(0x3a), let found = attempt.digits(exactly: 2) {
      second = found
      scan = attempt
    }
    scan.skipSpaces()
    guard let zone = zone(scan.takeWord()) else { return nil }
    var text = TextBuffer()
    for (value, digits, mark) in [
      (year, 4, ":"), (month + 1, 2, ":"), (day, 2, " "), (hour, 2, ":"), (minute, 2, ":"),
      (second, 2, zone),
    ] {
      text.append(value, digits: digits)
      text.append(mark)
    }
    return text.string
  }

  /// A zone of RFC 822 §5.1 as a difference from UTC; nil where it is none.
  private static func zone(_ name: String) -> String? {
    if name.isEmpty { return "" }
    let letters = name.uppercased()
    if let hours = zones[letters] { return difference(hours) }
    let digits = Array(letters.utf8)
    if digits.count == 1, let letter = digits.first {
      // Military letters, J left out: A is one hour west, N one hour east, as RFC 822 has them.
      switch letter {
      case 0x41...0x49: return difference(-Int(letter) + 0x40)
      case 0x4b...0x4d: return difference(-Int(letter) + 0x41)
      case 0x4e...0x59: return difference(Int(letter) - 0x4d)
      default: return nil
      }
    }
    guard let sign = digits.first, sign == 0x2b || sign == 0x2d else { return nil }
    var scan = TextScan(digits[1...])
    let figures = scan.takeDigits()
    let hours: ArraySlice<UInt8>
    let minutes: ArraySlice<UInt8>
    if scan.skip(0x3a) {
      hours = figures
      minutes = scan.takeDigits().prefix(2)
    } else {
      hours = figures.dropLast(2)
      minutes = figures.suffix(2)
    }
    guard !hours.isEmpty, minutes.count == 2 else { return nil }
    return String(decoding: [sign] + hours + [0x3a] + minutes, as: UTF8.self)
  }

  private static func difference(_ hours: Int) -> String {
    var text = TextBuffer()
    text.append(hours < 0 ? "-" : "+")
    text.append(abs(hours), digits: 2)
    text.append(":00")
    return text.string
  }

  private static let zones: [String: Int] = [
    "UT": 0, "GMT": 0, "UTC": 0, "Z": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7,
    "MDT": -6, "PST": -8, "PDT": -7,
  ]

  /// An ISO 8601 date in EXIF's form: `2008-04-30T17:23:58+02:00` with colons and a space.
  @Sendable static func isoDate(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.textBytes)
    guard bytes.count >= 4, bytes[..<4].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      return text.append(bytes: bytes)
    }
    let isTime = bytes.count > 10 && (bytes[10] == 0x54 || bytes[10] == 0x20)
    for (index, byte) in bytes.enumerated() {
      if byte == 0x2d, index < 10 || !isTime {
        text.append(ascii: 0x3a)
      } else if byte == 0x54, index == 10 {
        text.append(ascii: 0x20)
      } else {
        text.append(ascii: byte)
      }
    }
  }
}
