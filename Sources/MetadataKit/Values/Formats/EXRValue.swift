/// How OpenEXR's standard attributes are worded.
enum EXRValue {
  /// `+01:00`, of seconds.
  @Sendable static func zone(_ tag: Tag, _ text: inout TextBuffer) {
    guard let seconds = tag.number(), let minutes = Int64(exactly: (seconds / 60).rounded()) else {
      return tag.value(to: &text)
    }
    text.append(zone: minutes)
  }

  /// `12.5 m Above Sea Level`, to a tenth of a meter.
  @Sendable static func altitude(_ tag: Tag, _ text: inout TextBuffer) {
    guard let meters = tag.number(), meters.isFinite else { return tag.value(to: &text) }
    text.append(number: (meters.magnitude * 10).rounded(.down) / 10)
    text.append(meters < 0 ? " m Below Sea Level" : " m Above Sea Level")
  }

  /// `43 deg 28' 2.81" N`, of degrees with a sign.
  static func degrees(
    _ tag: Tag, _ positive: StaticString, _ negative: StaticString, _ text: inout TextBuffer
  ) {
    guard let degrees = tag.number(), degrees.magnitude <= 360 else { return tag.value(to: &text) }
    text.append(degrees: degrees.magnitude)
    text.append(degrees < 0 ? " \(negative)" : " \(positive)")
  }
}
