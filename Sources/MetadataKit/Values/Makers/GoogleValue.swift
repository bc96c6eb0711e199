/// How Google's camera app writes dates and times.
enum GoogleValue {
  /// Seconds since 1970 as a date in UTC with its zone.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let seconds = tag.integer() ?? 0
    text.append(unixTime: max(0, min(seconds, 1 << 40)))
    if seconds > 0 { text.append("+00:00") }
  }

  @Sendable static func milliseconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) / 1000, significantDigits: 15)
  }
}
