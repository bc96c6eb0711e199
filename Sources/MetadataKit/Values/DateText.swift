/// A date and time as text, in EXIF's form (`2008:05:30 15:56:01`) or ISO 8601's, put into the
/// latter.
struct DateText {
  /// `2008-05-30T15:56:01`, as exact as the text is: seconds, their fraction and the time may be
  /// missing.
  let local: String
  /// `+02:00`; `Z` is `+00:00`. Nil where the text has none.
  let offset: String?

  /// Nil for a text that is no date, or that stands for none: blanks, zeros, a 31 of June.
  ///
  /// - Parameter fraction: digits of a second that stand in a tag of their own.
  init?(_ bytes: ArraySlice<UInt8>, fraction: ArraySlice<UInt8> = []) {
    var scan = TextScan(bytes)
    guard let year = scan.digits(exactly: 4), year > 0,
      Self.skipSeparator(&scan), let month = scan.digits(exactly: 2),
      Self.skipSeparator(&scan), let day = scan.digits(exactly: 2),
      (1...12).contains(month), day >= 1, day <= Self.days(of: month, year)
    else { return nil }
    var text = TextBuffer()
    text.append(year, digits: 4)
    text.append("-")
    text.append(month, digits: 2)
    text.append("-")
    text.append(day, digits: 2)
    var rest = scan
    guard rest.skip(0x20) || rest.skip(0x54), let hour = rest.digits(exactly: 2), hour < 24,
      rest.skip(0x3a), let minute = rest.digits(exactly: 2), minute < 60
    else {
      local = text.string
      offset = nil
      return
    }
    text.append("T")
    text.append(hour, digits: 2)
    text.append(":")
    text.append(minute, digits: 2)
    var seconds = rest
    if seconds.skip(0x3a), let second = seconds.digits(exactly: 2), second <= 60 {
      rest = seconds
      text.append(":")
      text.append(second, digits: 2)
      var point = rest
      let own = point.skip(0x2e) ? point.takeDigits() : []
      if !own.isEmpty { rest = point }
      let digits = own.isEmpty ? Self.digits(fraction) : own
      if !digits.isEmpty {
        text.append(".")
        text.append(bytes: digits.prefix(9))
      }
    }
    local = text.string
    rest.skipSpaces()
    offset = Self.offset(&rest)
  }

  /// The offset that a text is, or nil.
  static func offset(_ bytes: ArraySlice<UInt8>) -> String? {
    var scan = TextScan(bytes)
    return offset(&scan)
  }

  /// `+02:00`, `+0200` or `Z`. Offsets go from −12 to +14 hours.
  private static func offset(_ scan: inout TextScan) -> String? {
    if scan.skip(0x5a) { return "+00:00" }
    let sign: String
    if scan.skip(0x2b) {
      sign = "+"
    } else if scan.skip(0x2d) {
      sign = "-"
    } else {
      return nil
    }
    guard let hours = scan.digits(exactly: 2), hours <= 14 else { return nil }
    _ = scan.skip(0x3a)
    guard let minutes = scan.digits(exactly: 2), minutes < 60 else { return nil }
    var text = TextBuffer()
    text.append(sign)
    text.append(hours, digits: 2)
    text.append(":")
    text.append(minutes, digits: 2)
    return text.string
  }

  /// `02:02+01:00` of `02:02+0100`: a colon in the zone that a text ends with.
  static func separatingZone(of text: [UInt8]) -> [UInt8] {
    let zone = text.suffix(5)
    guard zone.count == 5, zone.first == 0x2b || zone.first == 0x2d,
      zone.dropFirst().allSatisfy(NumberText.isDigit)
    else { return text }
    return text.dropLast(2) + [0x3a] + text.suffix(2)
  }

  /// `1994-05-19` of `19/05/94`, as FITS had the days of the twentieth century (4.0 §4.4.2.1), whatever stands behind it;
  /// all else as it is.
  static func withWholeYear(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count == 8 || bytes.count > 8 && bytes[8] == 0x20, bytes[2] == 0x2f,
      bytes[5] == 0x2f, [0, 1, 3, 4, 6, 7].allSatisfy({ NumberText.isDigit(bytes[$0]) })
    else { return text }
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return "19\(part(6..<8))-\(part(3..<5))-\(part(0..<2))\(part(8..<bytes.count))"
  }

  /// Some cameras have slashes between the parts of a date.
  private static func skipSeparator(_ scan: inout TextScan) -> Bool {
    scan.skip(0x3a) || scan.skip(0x2d) || scan.skip(0x2f)
  }

  /// The digits that a text starts with; none where anything but blanks follows.
  private static func digits(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var scan = TextScan(text)
    let digits = scan.takeDigits()
    scan.skipSpaces()
    return scan.isAtEnd ? digits : []
  }

  private static func days(of month: Int, _ year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
