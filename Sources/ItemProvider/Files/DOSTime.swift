/// A time as ZIP archives have it: two seconds apart, from 1980 to 2107, in UTC.
///
/// Source: PKWARE, APPNOTE.TXT §4.4.6.
struct DOSTime {
  let date: UInt16
  let time: UInt16

  init(secondsSince1970 seconds: Int) {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    let second = seconds - days * 86_400
    let (year, month, day) = Self.civil(days)
    guard (1980...2107).contains(year) else {
      (date, time) = (1 << 5 | 1, 0)
      return
    }
    date = UInt16((year - 1980) << 9 | month << 5 | day)
    time = UInt16((second / 3600) << 11 | (second / 60 % 60) << 5 | second % 60 / 2)
  }

  /// The date of a day, counted from 1970. Source: Howard Hinnant, *chrono-Compatible Low-Level
  /// Date Algorithms*, `civil_from_days`.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1
    )
  }
}
