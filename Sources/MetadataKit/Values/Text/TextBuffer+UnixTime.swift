extension TextBuffer {
  /// Units of 100 ns since 1601, Windows' FILETIME, as a date in UTC, to the nearest second; no date
  /// at all for 0.
  mutating func append(fileTime units: UInt64) {
    guard units > 0 else { return append(unixTime: 0) }
    let (seconds, rest) = units.quotientAndRemainder(dividingBy: 10_000_000)
    append(unixTime: Int64(seconds) - UnixTime.since1601 + (rest > 5_000_000 ? 1 : 0))
  }

  /// Seconds since 1970 as a date in UTC; no date at all for 0.
  mutating func append(unixTime seconds: Int64) {
    guard seconds != 0 else { return append("0000:00:00 00:00:00") }
    append(CivilDate(daysSince1970: seconds.flooredQuotient(86400)), separator: 0x3a)
    append(ascii: 0x20)
    append(timeOfDay: Int(seconds.flooredRemainder(86400)))
  }
}
