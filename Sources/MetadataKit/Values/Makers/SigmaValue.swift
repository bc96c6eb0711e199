/// How Sigma's cameras write settings: mostly as text.
enum SigmaValue {
  /// What follows `Cont:` and the like.
  @Sendable static func afterMark(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    guard let colon = raw.firstIndex(of: 0x3a) else { return text.append(bytes: raw) }
    text.append(bytes: raw[(colon + 1)...].drop(while: NumberText.isSpace))
  }

  /// A number in hexadecimal; another text as it is.
  @Sendable static func lens(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    if tag.format.isText, let number = Int64(String(decoding: raw, as: UTF8.self), radix: 16) {
      text.append(number)
    } else {
      text.append(bytes: raw)
    }
  }

  /// `2 of 3`, of `2of3`.
  @Sendable static func bracket(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    for (index, byte) in raw.enumerated() {
      let isBefore = index + 2 < raw.count && byte == 0x6f && raw[index + 1] == 0x66
      let isStart =
        isBefore && index > 0 && NumberText.isDigit(raw[index - 1])
        && NumberText.isDigit(raw[index + 2])
      if isStart { text.append(" ") }
      text.append(ascii: byte)
      if index > 1, byte == 0x66, raw[index - 1] == 0x6f, NumberText.isDigit(raw[index - 2]),
        index + 1 < raw.count, NumberText.isDigit(raw[index + 1])
      {
        text.append(" ")
      }
    }
  }

  /// `+0.7`; 0 and what has a sign as they are.
  @Sendable static func signed(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    if let first = raw.first, NumberText.isDigit(first), raw != [0x30] { text.append("+") }
    text.append(bytes: raw)
  }

  /// `18 to 50`.
  @Sendable static func span(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    guard let blank = raw.firstIndex(of: 0x20) else { return text.append(bytes: raw) }
    text.append(bytes: raw[..<blank])
    text.append(" to ")
    text.append(bytes: raw[(blank + 1)...])
  }

  /// `24 C`; what is no whole number as it is.
  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    text.append(bytes: raw)
    let digits = raw.first == 0x2d || raw.first == 0x2b ? raw.dropFirst() : raw[...]
    if !digits.isEmpty, digits.allSatisfy(NumberText.isDigit) { text.append(" C") }
  }
}
