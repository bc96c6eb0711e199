/// Words for numbers that ``TagRow/value`` makes of what the file has.
extension Tag {
  /// The number that the value is once it is converted.
  var converted: Double { NumberText.leading(convertedText[...]) }

  /// The number without a fraction; 0 where it is too large.
  var convertedWhole: Int { Int(exactly: converted.rounded(.towardZero)) ?? 0 }

  /// The text of the value once it is converted.
  var convertedText: [UInt8] {
    var text = TextBuffer()
    value(to: &text)
    return text.bytes
  }
}

extension Wording {
  /// `2.8`, of tenths.
  @Sendable static func tenths(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose / 10, fractionDigits: 1)
  }

  /// `2.8`.
  @Sendable static func convertedTenth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted, fractionDigits: 1)
  }

  /// `5.33`.
  @Sendable static func convertedHundredth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.converted, fractionDigits: 2)
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

  /// `+2`, `0`, `-1`.
  @Sendable static func convertedPlus(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.converted > 0 { text.append(ascii: 0x2b) }
    tag.value(to: &text)
  }

  /// A word, most often `Normal` for 0, else `+2`, `-1`; some have lost the sign of 16 bits.
  @Sendable static func convertedParameter(_ tag: Tag, _ text: inout TextBuffer) {
    if label(tag, &text) { return }
    let number = tag.converted
    if number > 65520 { return text.append(number: number - 65536) }
    convertedPlus(tag, &text)
  }

  /// `+1/3`.
  @Sendable static func convertedSteps(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(steps: tag.converted)
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

  /// `3008x2000`.
  @Sendable static func convertedSize(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.convertedText.map { $0 == 0x20 ? 0x78 : $0 })
  }

  /// `1.0.2`, of numbers.
  @Sendable static func convertedDotted(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.convertedText.map { $0 == 0x20 ? 0x2e : $0 })
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
