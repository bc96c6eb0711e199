/// How GoPro's cameras write what they were set to.
enum GoProValue {
  /// `60000/1001`.
  @Sendable static func rate(_ tag: Tag, _ text: inout TextBuffer) { append(tag, "/", &text) }

  /// `1920x1080`.
  @Sendable static func size(_ tag: Tag, _ text: inout TextBuffer) { append(tag, "x", &text) }

  private static func append(_ tag: Tag, _ mark: String, _ text: inout TextBuffer) {
    var isFirst = true
    for byte in tag.rawText {
      if byte == 0x20, isFirst {
        text.append(mark)
        isFirst = false
      } else {
        text.append(ascii: byte)
      }
    }
  }

  /// Eight hexadecimal digits a number.
  @Sendable static func identifier(_ tag: Tag, _ text: inout TextBuffer) {
    for part in tag.rawText.split(separator: 0x20) {
      let number = NumberText.leading(part).magnitude.rounded(.down)
      text.append(hexadecimal(UInt64(exactly: number) ?? .max, digits: 8))
    }
  }

  /// `+01:00`, of minutes.
  @Sendable static func timeZone(_ tag: Tag, _ text: inout TextBuffer) {
    let minutes = tag.integer() ?? 0
    text.append(minutes < 0 ? "-" : "+")
    text.append(Int(clamping: minutes.magnitude / 60), digits: 2)
    text.append(":")
    text.append(Int(clamping: minutes.magnitude % 60), digits: 2)
  }

  @Sendable static func hundredths(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 100)
  }

  @Sendable static func millionths(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 1e6)
  }

  @Sendable static func exposureTimes(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, part) in tag.rawText.split(separator: 0x20).enumerated() {
      if index > 0 { text.append(" ") }
      text.appendExposureTime(NumberText.leading(part))
    }
  }

  /// `2019:11:18 15:45:32.120` of `191118154532.120`.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    guard raw.count >= 10, raw.prefix(10).allSatisfy(NumberText.isDigit) else {
      return text.append(bytes: raw)
    }
    text.append("20")
    for (index, byte) in raw.enumerated() {
      if index > 0, index <= 10, index % 2 == 0 { text.append(index == 6 ? " " : ":") }
      text.append(ascii: byte)
    }
  }
}
