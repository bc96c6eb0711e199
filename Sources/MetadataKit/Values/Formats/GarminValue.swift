/// How FIT files write quantities (*FIT Profile*, scale and offset).
enum GarminValue {
  @Sendable static func number(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose)
  }

  @Sendable static func half(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 2)
  }

  @Sendable static func part128(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 128)
  }

  @Sendable static func part65536(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 65536)
  }

  /// In meters, from fifths of one above 500 below the sea.
  @Sendable static func altitude(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 5 - 500)
  }

  /// Of millimeters a second.
  @Sendable static func kilometersPerHour(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose * 3.6 / 1000)
  }

  /// Degrees of semicircles, of which 2³¹ are 180 degrees.
  @Sendable static func degrees(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose * 180 / 0x8000_0000)
  }

  /// Seconds since the end of 1989, as a date in UTC.
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    let seconds = max(-1e12, min(1e12, tag.loose))
    text.append(unixTime: Int64(seconds.rounded(.down)) + 631_065_600)
    text.append("+00:00")
  }

  /// Each of several numbers.
  @Sendable static func hundredths(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, part) in NumberText.parts(tag.rawText).enumerated() {
      if index > 0 { text.append(" ") }
      text.append(number: NumberText.leading(part) / 100)
    }
  }

  @Sendable static func one(_ tag: Tag, _ text: inout TextBuffer) { text.append("1") }
}
