/// A moment as movies count it: seconds since the start of 1904 in UTC (ISO 14496-12 §8.2.2).
enum MovieTime {
  /// Seconds from 1904 to 1970.
  static let unixEpoch = 2_082_844_800

  /// The moment in the form of ISO 8601, `2018-02-21T12:08:56Z`; nil for 0, which means unknown.
  ///
  /// - Parameter isPlausible: set to false where the number only makes sense as seconds since
  ///   1970, as some writers have it, and is read so.
  static func text(of seconds: UInt64, isPlausible: inout Bool) -> String? {
    // Beyond the year 9999 it is no date.
    guard seconds > 0, seconds < 255_485_232_000 else { return nil }
    var unix = Int(seconds) - unixEpoch
    if unix < 0 {
      isPlausible = false
      unix = Int(seconds)
    }
    let (year, month, day) = civil(days: unix / 86400)
    let rest = unix % 86400
    return "\(year)-\(two(month))-\(two(day))"
      + "T\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60))Z"
  }

  /// The date of a number of days since 1 January 1970, which is not negative.
  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    // Years that start in March have the leap day at their end.
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
