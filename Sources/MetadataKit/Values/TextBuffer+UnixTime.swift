extension TextBuffer {
  /// Units of 100 ns since 1601, Windows' FILETIME, as a date in UTC, to the second; no date at all
  /// for 0.
  mutating func append(fileTime units: UInt64) {
    append(unixTime: units == 0 ? 0 : Int64(units / 10_000_000) - 11_644_473_600)
  }

  /// Seconds since 1970 as a date in UTC; no date at all for 0.
  mutating func append(unixTime seconds: Int64) {
    guard seconds != 0 else { return append("0000:00:00 00:00:00") }
    let (days, second) = (seconds.flooredQuotient(86400), Int(seconds.flooredRemainder(86400)))
    // The civil calendar by eras of 400 years that start in March.
    let shifted = days + 719_468
    let era = shifted.flooredQuotient(146_097)
    let day = shifted.flooredRemainder(146_097)
    let year = (day - day / 1460 + day / 36524 - day / 146_096) / 365
    let ofYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    append(Int(year + era * 400 + (month >= 10 ? 1 : 0)), digits: 4)
    append(ascii: 0x3a)
    append(Int(month < 10 ? month + 3 : month - 9), digits: 2)
    append(ascii: 0x3a)
    append(Int(ofYear - (153 * month + 2) / 5 + 1), digits: 2)
    append(ascii: 0x20)
    append(second / 3600, digits: 2)
    append(ascii: 0x3a)
    append(second / 60 % 60, digits: 2)
    append(ascii: 0x3a)
    append(second % 60, digits: 2)
  }
}

extension Int64 {
  fileprivate func flooredQuotient(_ divisor: Int64) -> Int64 {
    self % divisor < 0 ? self / divisor - 1 : self / divisor
  }

  fileprivate func flooredRemainder(_ divisor: Int64) -> Int64 {
    self % divisor < 0 ? self % divisor + divisor : self % divisor
  }
}
