/// Numbers that count parts, or from elsewhere than 0, as several makers write them.
extension Meaning {
  @Sendable static func tenth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 10)
  }

  @Sendable static func hundredth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 100)
  }

  @Sendable static func thousandth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 1000)
  }

  @Sendable static func millionth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 1e6)
  }

  /// Microseconds as seconds.
  @Sendable static func microseconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose * 1e-6, significantDigits: 15)
  }

  @Sendable static func eighth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 8)
  }

  /// A light value.
  @Sendable static func eighthLessSix(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 8 - 6)
  }

  @Sendable static func part256(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 256)
  }

  @Sendable static func oneMore(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose + 1)
  }

  @Sendable static func less128(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose - 128)
  }

  @Sendable static func sevenBits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 0x7f)
  }
}
