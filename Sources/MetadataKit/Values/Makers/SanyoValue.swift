/// How Sanyo's cameras write quantities into movies.
enum SanyoValue {
  @Sendable static func lengthWords(_ tag: Tag, _ text: inout TextBuffer) {
    Wording.tenths(tag, &text)
    text.append(" mm")
  }

  @Sendable static func compensationWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(steps: tag.loose / 10)
  }

  /// `+0.3`, `0`.
  @Sendable static func signedTenths(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.loose
    if number == 0 { return text.append("0") }
    if number > 0 { text.append("+") }
    text.append(number, fractionDigits: 1)
  }

  /// `Sanyo`.
  @Sendable static func make(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.textBytes.enumerated() {
      let isCapital = (0x41...0x5a).contains(byte)
      text.append(ascii: isCapital && index > 0 ? byte | 0x20 : byte)
    }
  }
}
