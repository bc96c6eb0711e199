/// Dates, versions and batteries.
extension PentaxValue {
  /// `2009:10:27`, of a year in two bytes, a month and a day.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count == 4, tag.format == .undefined else { return tag.appendUnknown(to: &text) }
    text.append(Int(bytes[0]) << 8 | Int(bytes[1]), digits: 4)
    for byte in bytes[2...] {
      text.append(ascii: 0x3a)
      text.append(Int(byte), digits: 2)
    }
  }

  /// `12:14:34`, of a byte each.
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    guard bytes.count >= 3, tag.format == .undefined else { return tag.appendUnknown(to: &text) }
    for (index, byte) in bytes.prefix(3).enumerated() {
      if index > 0 { text.append(ascii: 0x3a) }
      text.append(Int(byte), digits: 2)
    }
  }

  /// `2005:04:12`, of a number whose digits these are; some leave `200` out.
  @Sendable static func manufactureDate(_ tag: Tag, _ text: inout TextBuffer) {
    let digits = tag.rawText
    guard digits.allSatisfy(NumberText.isDigit), digits.count == 8 || digits.count == 5 else {
      return tag.appendUnknown(to: &text)
    }
    if digits.count == 5 { text.append("200") }
    text.append(bytes: digits.dropLast(4))
    text.append(ascii: 0x3a)
    text.append(bytes: digits.suffix(4).prefix(2))
    text.append(ascii: 0x3a)
    text.append(bytes: digits.suffix(2))
  }

  /// How often the shutter moved, which the date and the time of the same note conceal.
  @Sendable static func shutterCount(_ tag: Tag, _ text: inout TextBuffer) {
    func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
      bytes.bigEndian(UInt32.self)
    }
    guard let date = tag.earlier(6, in: .pentax)?.elements, date.count == 4,
      let time = tag.earlier(7, in: .pentax)?.elements, time.count >= 3
    else { return }
    let count = number(tag.elements.prefix(4))
    text.append(count ^ number(date) ^ ~(number(time.prefix(3)) << 8))
  }

  /// `1 02 00 00`, of four bytes whose bits are turned around.
  @Sendable static func firmware(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count == 4, tag.format == .undefined else { return tag.raw(to: &text) }
    text.append(Int(~bytes[0]))
    for byte in bytes[1...] {
      text.append(ascii: 0x20)
      text.append(Int(~byte), digits: 2)
    }
  }

  @Sendable static func productionCode(_ tag: Tag, _ text: inout TextBuffer) {
    let code = tag.convertedText
    text.append(bytes: code)
    if code.starts(with: Array("8.".utf8)) { text.append(" (camera has been serviced)") }
  }

  // MARK: Batteries

  @Sendable static func noLoadWords(_ tag: Tag, _ text: inout TextBuffer) {
    battery(tag, empty: 155, range: 35, &text)
  }

  @Sendable static func loadWords(_ tag: Tag, _ text: inout TextBuffer) {
    battery(tag, empty: 152, range: 34, &text)
  }

  /// `175 (7.7V, 57%)`.
  private static func battery(
    _ tag: Tag, empty: Double, range: Double, _ text: inout TextBuffer
  ) {
    let number = tag.loose
    text.append(number: number)
    text.append(" (")
    text.append(number * 8.18 / 186, fractionDigits: 1)
    text.append("V, ")
    text.append(number: ((number - empty) * 100 / range).rounded(.towardZero))
    text.append("%)")
  }

  @Sendable static func voltage(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose * 4e-8 + 0.27219)
  }

  @Sendable static func doubled(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose * 2)
  }
}
