/// How the values of trailers are read and worded.
enum TrailerValue {
  private static func number(_ tag: Tag) -> Double { Double(tag.integer() ?? 0) }

  @Sendable static func thousandth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number(tag) / 1000, significantDigits: 15)
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    thousandth(tag, &text)
    text.append("%")
  }

  @Sendable static func minusHundredth(_ tag: Tag, _ text: inout TextBuffer) {
    let value = number(tag)
    text.append(value == 0 ? 0 : -value / 100, significantDigits: 15)
  }

  /// Hundredths of degrees the other way round.
  @Sendable static func clockwise(_ tag: Tag, _ text: inout TextBuffer) {
    let value = number(tag)
    text.append(value == 0 ? 0 : 360 - value / 100, significantDigits: 15)
  }

  @Sendable static func rawCrop(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number(tag) / 655.36, significantDigits: 15)
  }

  @Sendable static func rawCropPercent(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number(tag) / 655.36, fractionDigits: 3)
    text.append("%")
  }

  /// Five bytes in hexadecimal, then a text.
  @Sendable static func device(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x")
    for byte in tag.elements.prefix(5) { text.append(hexadecimal: byte) }
    text.append(" ")
    text.append(bytes: tag.elements.dropFirst(5).untilNUL)
  }

  /// A text that has a low line for each space.
  @Sendable static func spaced(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.elements.map { $0 == 0x5f ? 0x20 : $0 })
  }
}
