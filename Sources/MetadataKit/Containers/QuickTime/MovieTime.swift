/// A moment as movies count it: seconds since the start of 1904 in UTC (ISO 14496-12 §8.2.2).
enum MovieTime {
  /// Seconds from 1904 to 1970.
  static let unixEpoch = 2_082_844_800

  /// The moment in the form of ISO 8601, `2018-02-21T12:08:56Z`; nil for 0, which means unknown, and for
  /// the start of 1970, which is that of a clock that counts from there.
  ///
  /// - Parameter isPlausible: set to false where the number only makes sense as seconds since
  ///   1970, as some writers have it, and is read so.
  static func text(of seconds: UInt64, isPlausible: inout Bool) -> String? {
    // Beyond the year 9999 it is no date.
    guard seconds > 0, seconds != unixEpoch, seconds < 255_485_232_000 else { return nil }
    var unix = Int(seconds) - unixEpoch
    if unix < 0 {
      isPlausible = false
      unix = Int(seconds)
    }
    var text = TextBuffer()
    text.append(CivilDate(daysSince1970: Int64(unix / 86400)))
    text.append(ascii: 0x54)
    text.append(timeOfDay: unix % 86400)
    text.append(ascii: 0x5a)
    return text.string
  }
}
