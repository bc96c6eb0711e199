/// How Panasonic's cameras write quantities and texts.
enum PanasonicValue {
  @Sendable static func perHundredThousand(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 100_000)
  }

  @Sendable static func thirds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 3)
  }

  @Sendable static func thirdsWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(steps: tag.loose / 3)
  }

  @Sendable static func pitch(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: -tag.loose / 10)
  }

  @Sendable static func pressureWords(_ tag: Tag, _ text: inout TextBuffer) {
    Wording.tenths(tag, &text)
    text.append(" kPa")
  }

  /// Digits as they are, else the numbers of the bytes.
  @Sendable static func firmware(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    guard bytes.contains(where: { $0 < 0x30 }), bytes.count <= 64 else {
      return text.append(bytes: bytes)
    }
    for (index, byte) in bytes.enumerated() {
      if index > 0 { text.append(" ") }
      text.append(byte)
    }
  }

  /// `(F06) 2005:12:20 no. 0117`, of `F060512200117`.
  @Sendable static func serialNumber(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    guard raw.count >= 13, NumberText.isUpper(raw[0]),
      raw[1...2].allSatisfy({ NumberText.isUpper($0) || NumberText.isDigit($0) })
    else { return text.append(bytes: Meaning.withoutTrailing(0, raw[...])) }
    looseSerialNumber(tag, &text)
  }

  /// The same with anything for its first three characters.
  @Sendable static func looseSerialNumber(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    guard raw.count >= 13, raw[3..<13].allSatisfy(NumberText.isDigit), raw[3..<13].count == 10
    else { return text.append(bytes: Meaning.withoutTrailing(0, raw[...])) }
    text.append("(")
    text.append(bytes: raw[..<3])
    text.append(raw[3] < 0x37 ? ") 20" : ") 19")
    text.append(bytes: raw[3..<5])
    text.append(":")
    text.append(bytes: raw[5..<7])
    text.append(":")
    text.append(bytes: raw[7..<9])
    text.append(" no. ")
    text.append(bytes: raw[9..<13])
  }

  /// `2 days 01:23:45.60`, of hundredths of a second.
  @Sendable static func timeSincePowerOn(_ tag: Tag, _ text: inout TextBuffer) {
    let total = max(0, tag.integer() ?? 0)
    let days = total / 8_640_000
    if days > 0 { text.append("\(days) days ") }
    let rest = total % 8_640_000
    text.append(Int(rest / 360_000), digits: 2)
    text.append(":")
    text.append(Int(rest / 6000 % 60), digits: 2)
    text.append(":")
    text.append(Int(rest / 100 % 60), digits: 2)
    text.append(".")
    text.append(Int(rest % 100), digits: 2)
  }

  /// `0.5 0.5`: where in the picture the camera focused.
  @Sendable static func pointPosition(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    if raw.elementsEqual("16777216 16777216".utf8) { return text.append("none") }
    if raw.starts(with: "4194303.9".utf8) { return text.append("n/a") }
    let parts = NumberText.parts(raw.count > 256 ? [] : raw)
    for index in 0..<2 {
      if index > 0 { text.append(" ") }
      text.append(
        index < parts.count ? NumberText.leading(parts[index]) : 0, significantDigits: 2)
    }
  }

  @Sendable static func areaSize(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    if raw.starts(with: "4194303.9".utf8) { return text.append("n/a") }
    text.append(bytes: raw)
  }

  /// `09 10`: the last two hexadecimal digits, then the first two.
  @Sendable static func lensModel(_ tag: Tag, _ text: inout TextBuffer) {
    let digits = Array(
      hexadecimal(UInt64(UInt16(truncatingIfNeeded: tag.integer() ?? 0)), digits: 4).utf8)
    text.append(bytes: digits[2...])
    text.append(" ")
    text.append(bytes: digits[..<2])
  }

  /// `2012:03:25 14:02:36.75`, two decimal digits a byte.
  @Sendable static func dateTime(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count == 8 else { return }
    for (byte, mark) in zip(bytes, ["", ":", ":", " ", ":", ":", ".", ""]) {
      text.append(hexadecimal: byte)
      text.append(mark)
    }
  }
}
