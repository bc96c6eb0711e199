/// How Ricoh's cameras write versions, dates and numbers.
enum RicohValue {
  /// `1.13`, of `Rev0113`.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    let digits = raw.starts(with: "Rev".utf8) ? raw[3...] : []
    guard !digits.isEmpty, digits.allSatisfy(NumberText.isDigit) else {
      return text.append(bytes: raw)
    }
    text.append(NumberText.leading(digits) / 100, fractionDigits: 2)
  }

  /// `1.13`, of `0113`.
  @Sendable static func shortVersion(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    guard raw.allSatisfy(NumberText.isDigit) else { return text.append(bytes: raw) }
    text.append(NumberText.leading(raw[...]) / 100, fractionDigits: 2)
  }

  /// The number of a field's value; its words follow.
  @Sendable static func fieldNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Int(tag.byte(0) ?? 0) << 8 | Int(tag.byte(1) ?? 0))
  }

  @Sendable static func fieldText(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.elements.dropFirst(2))
  }

  /// `(MA)00001234`: the last eight digits stand on the camera.
  @Sendable static func serialNumber(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    guard raw.count >= 8 else { return text.append(bytes: raw) }
    text.append("(")
    text.append(bytes: raw.dropLast(8))
    text.append(")")
    text.append(bytes: raw.suffix(8))
  }

  /// `2005:08:01 16:43:51`, of seven bytes that are two decimal digits each.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    for (byte, mark) in zip(tag.elements, ["", "", ":", ":", " ", ":", ":"]) {
      text.append(mark + hexadecimal(UInt64(byte), digits: 2))
    }
  }
}
