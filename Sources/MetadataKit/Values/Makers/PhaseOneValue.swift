/// How Phase One's camera backs write temperatures and matrices.
enum PhaseOneValue {
  /// The lower two bits: the others are of something else.
  @Sendable static func orientation(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 3)
  }

  /// Seconds, of an APEX time value; 0 where it makes no sense.
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.number() ?? 0
    text.append(number.magnitude < 100 ? powerOfTwo(-number) : 0, significantDigits: 15)
  }

  /// The F-number, of an APEX aperture value.
  @Sendable static func aperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(powerOfTwo((tag.number() ?? 0) / 2), significantDigits: 15)
  }

  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 2)
    text.append(" C")
  }

  @Sendable static func threePlaces(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<min(tag.elementCount, 4096) {
      if index > 0 { text.append(ascii: 0x20) }
      text.append(tag.number(index) ?? 0, fractionDigits: 3)
    }
  }

  @Sendable static func fiveDigits(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<min(tag.elementCount, 4096) {
      if index > 0 { text.append(ascii: 0x20) }
      text.append(tag.number(index) ?? 0, significantDigits: 5)
    }
  }
}
