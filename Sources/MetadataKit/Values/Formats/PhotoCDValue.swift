/// The conversions of Photo CD's headers.
enum PhotoCDValue {
  /// `7.61`, or `n/a`.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.elements.allSatisfy({ $0 == 0xff }) { return text.append("n/a") }
    dotted(tag, &text)
  }

  @Sendable static func dotted(_ tag: Tag, _ text: inout TextBuffer) {
    Wording.dotted(tag, to: &text)
  }

  /// Seconds since 1970.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(unixTime: tag.integer() ?? 0)
    if tag.integer() != 0 { text.append("+00:00") }
  }

  /// `11.48`: each byte has two decimal digits.
  @Sendable static func codedDecimal(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.elements.enumerated() {
      if index > 0 { text.append(".") }
      text.append(hexadecimal(UInt64(byte), digits: 2))
    }
  }

  @Sendable static func micrometers(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" micrometers")
  }
}
