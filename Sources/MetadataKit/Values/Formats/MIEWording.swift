/// How the values of MIE are worded.
enum MIEWording {
  /// The value of an element that nothing is known of: not more than 60 bytes of it.
  @Sendable static func limited(_ tag: Tag, _ text: inout TextBuffer) {
    let limit = 60
    var value = TextBuffer()
    tag.value(to: &value)
    guard value.bytes.count > limit, !value.isBinaryNote else {
      return text.append(bytes: value.bytes)
    }
    text.append(bytes: value.bytes.prefix(limit - 5))
    text.append("[...]")
  }

  /// Degrees, minutes and seconds as degrees: all of them are negative south of the equator and west of
  /// Greenwich.
  @Sendable static func degrees(_ tag: Tag, _ text: inout TextBuffer) {
    guard let value = Coordinate.degrees(tag.rawText[...]) else { return }
    text.append(value == 0 ? 0 : value, significantDigits: 15)
  }
}
