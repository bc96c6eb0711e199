/// Words for numbers that ``TagRow/value`` makes of what the file has.
extension Tag {
  /// The number that the value is once it is converted.
  var converted: Double { NumberText.leading(convertedText[...]) }

  /// The text of the value once it is converted.
  var convertedText: [UInt8] {
    var text = TextBuffer()
    value(to: &text)
    return text.bytes
  }
}

extension Wording {
  /// `2.8`.
  @Sendable static func convertedTenth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted, fractionDigits: 1)
  }

  /// `22`, of as many digits as it takes.
  @Sendable static func convertedWhole(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted, fractionDigits: 0)
  }

  /// The nearest whole number.
  @Sendable static func convertedRounded(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.converted + 0.5).rounded(.towardZero))
  }

  /// `+0.3`, and `0`.
  @Sendable static func convertedSigned(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(signedTenth: tag.converted)
  }

  /// `1/125`, of seconds.
  @Sendable static func convertedTime(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendExposureTime(tag.convertedText[...])
  }

  @Sendable static func convertedLength(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted, fractionDigits: 1)
    text.append(" mm")
  }

  @Sendable static func convertedMillimeters(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" mm")
  }

  @Sendable static func convertedMilliseconds(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" ms")
  }

  @Sendable static func convertedCelsius(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted, fractionDigits: 1)
    text.append(" C")
  }

  @Sendable static func convertedVolts(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted, fractionDigits: 2)
    text.append(" V")
  }

  /// `1.0.2`, of numbers.
  @Sendable static func convertedDotted(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.convertedText.map { $0 == 0x20 ? 0x2e : $0 })
  }
}

extension Meaning {
  @Sendable static func tenth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 10)
  }

  @Sendable static func hundredth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 100)
  }

  @Sendable static func eighth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 8)
  }
}

extension TextBuffer {
  /// `+0.3`, `-1.0`, and `0`.
  mutating func append(signedTenth number: Double) {
    if number == 0 { return append(ascii: 0x30) }
    if number > 0 { append(ascii: 0x2b) }
    append(number, fractionDigits: 1)
  }
}
