/// How the values of a Flash movie's script data are read.
enum FlashValue {
  @Sendable static func thousands(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose * 1000, significantDigits: 15)
  }

  /// Thousands, rounded to a whole number.
  @Sendable static func whole(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.loose * 1000 + 0.5).rounded(.towardZero), significantDigits: 15)
  }
}
