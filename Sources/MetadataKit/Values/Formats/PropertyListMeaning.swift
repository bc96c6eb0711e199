/// Moments in property lists.
enum PropertyListMeaning {
  /// Seconds since the start of 2001, in UTC (CFDate).
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    guard let seconds = tag.number() else { return }
    text.append(appleTime: seconds)
  }

  /// The bytes of a text in Base64.
  @Sendable static func base64(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: Base64.decoded(tag.textBytes))
  }

  /// Days since 30 December 1899; a text as it is.
  @Sendable static func days(_ tag: Tag, _ text: inout TextBuffer) {
    guard let days = NumberText.whole(tag.rawText[...]),
      let seconds = Int64(exactly: UnixTime.seconds(days: days).rounded(.toNearestOrEven)),
      seconds.magnitude < 1 << 40
    else { return tag.raw(to: &text) }
    text.append(unixTime: seconds)
  }
}

extension TextBuffer {
  /// Seconds since the start of 2001 as a date with the zone of UTC.
  mutating func append(appleTime seconds: Double) {
    guard let whole = Int64(exactly: seconds.rounded(.toNearestOrEven)), whole.magnitude < 1 << 40
    else { return append(number: seconds) }
    let time = whole + UnixTime.startOf2001
    append(unixTime: time)
    if time != 0 { append("+00:00") }
  }
}
