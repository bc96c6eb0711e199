/// How Red's cameras write dates and rates.
enum RedcodeValue {
  /// Of a numerator and a denominator, or of a denominator and a numerator of two parts.
  @Sendable static func fraction(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: rate(tag) ?? 0)
  }

  private static func rate(_ tag: Tag) -> Double? {
    let parts = (0..<3).compactMap { tag.integer($0) }
    if parts.count == 2, parts[1] != 0 { return Double(parts[0]) / Double(parts[1]) }
    if parts.count == 3, parts[0] != 0 {
      return Double(parts[1] << 16 + parts[2]) / Double(parts[0])
    }
    return nil
  }

  /// In thousandths.
  @Sendable static func frameRate(_ tag: Tag, _ text: inout TextBuffer) {
    let number = rate(tag) ?? tag.loose
    text.append(number: (number * 1000 + 0.5).rounded(.towardZero) / 1000)
  }

  /// `2016:01:18`.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, parts: [4, 2], &text)
  }

  /// `21:35:55`.
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, parts: [2, 2], &text)
  }

  @Sendable static func dateTime(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, parts: [4, 2, 2, 2, 2], &text)
  }

  /// Puts a colon behind each part of digits, a blank between date and time.
  private static func append(_ tag: Tag, parts: [Int], _ text: inout TextBuffer) {
    let raw = tag.textBytes
    let length = parts.reduce(0, +)
    guard raw.count >= length, raw.prefix(length).allSatisfy(NumberText.isDigit) else {
      return text.append(bytes: raw)
    }
    var rest = raw[...]
    for (index, part) in parts.enumerated() {
      text.append(bytes: rest.prefix(part))
      rest = rest.dropFirst(part)
      text.append(index == 2 ? " " : ":")
    }
    text.append(bytes: rest)
  }

  /// `2016:01:18 21 35 55` of `2016_01_18_21_35_55`.
  @Sendable static func otherDate(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.textBytes.enumerated() {
      let isDate = index == 4 || index == 7
      text.append(ascii: byte == 0x5f ? isDate ? 0x3a : 0x20 : byte)
    }
  }

  @Sendable static func meters(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 1000)
  }

  @Sendable static func metersWords(_ tag: Tag, _ text: inout TextBuffer) {
    meters(tag, &text)
    text.append(" m")
  }
}
