/// The conversions of Palm's databases.
enum PalmValue {
  /// Seconds since 1904, or since 1970 where that lies before, in UTC with the zone; no date at all for 0.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    var seconds = tag.integer() ?? 0
    let epoch = Int64(MovieTime.unixEpoch)
    if seconds >= epoch { seconds -= epoch }
    text.append(unixTime: max(0, seconds))
    if seconds > 0 { text.append("+00:00") }
  }
}
