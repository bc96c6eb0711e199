/// Numbers that are counts, settings or packed, and what is text.
extension CanonValue {
  @Sendable static func oneLess(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose - 1)
  }

  @Sendable static func opticalZoom(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.integer() == 8 { return text.append("n/a") }
    tag.raw(to: &text)
  }

  // MARK: Words, and something else for other values

  @Sendable static func labelOrNumber(_ tag: Tag, _ text: inout TextBuffer) {
    if !Wording.label(tag, &text) { tag.value(to: &text) }
  }

  @Sendable static func labelOrOn(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    text.append("On (")
    tag.value(to: &text)
    text.append(")")
  }

  @Sendable static func focusCase(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    text.append("Case ")
    tag.value(to: &text)
  }

  /// `On (0x18)`.
  @Sendable static func intelligentContrast(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    let number = tag.integer() ?? 0
    text.append(number & 8 != 0 ? "On (0x" : "Off (0x")
    text.append(hexadecimal(UInt64(bitPattern: number), digits: 2))
    text.append(")")
  }

  // MARK: Packed numbers

  /// `100-0045`: the folder, then four digits.
  @Sendable static func fileNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(fileNumber: tag.rawText)
  }

  private static func number20D(_ tag: Tag) -> Int64 {
    let number = tag.integer() ?? 0
    let folder = (number & 0xffc0) >> 6
    return folder * 10000 + (number >> 16 & 0xff) + (number & 0x3f) << 8
  }

  @Sendable static func fileNumber20D(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number20D(tag))
  }

  @Sendable static func fileNumber20DWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(fileNumber: Array(String(number20D(tag)).utf8))
  }

  private static func number30D(_ tag: Tag) -> Int64 {
    let number = tag.integer() ?? 0
    var folder = (number & 0xffc00) >> 10
    // The camera leaves out bits of folders below 100.
    while folder < 100 { folder += 0x40 }
    return folder * 10000 + (number & 0x3ff) << 4 + (number >> 20 & 0xf)
  }

  @Sendable static func fileNumber30D(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number30D(tag))
  }

  @Sendable static func fileNumber30DWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(fileNumber: Array(String(number30D(tag)).utf8))
  }

  /// Numbers of 32 bits whose halves are the other way round.
  @Sendable static func swapped(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.elementCount {
      let number = tag.integer(index) ?? 0
      if index > 0 { text.append(" ") }
      text.append(number >> 16 & 0xffff | (number & 0xffff) << 16)
    }
  }

  @Sendable static func serialNumberD30(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(hexadecimal(UInt64(clamping: number >> 16), digits: 4))
    text.append(Int(number & 0xffff), digits: 5)
  }

  @Sendable static func serialNumber1D(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Int(tag.integer() ?? 0), digits: 6)
  }

  @Sendable static func serialNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Int(tag.integer() ?? 0), digits: 10)
  }

  /// `Beta 1.02 rev 3.00`, of eight hexadecimal digits; some cameras write the number as text.
  @Sendable static func firmwareRevision(_ tag: Tag, _ text: inout TextBuffer) {
    let number =
      tag.integer().map { UInt32(truncatingIfNeeded: $0) }
      ?? UInt32(exactly: NumberText.leading(tag.textBytes)) ?? 0
    let digits = Array(hexadecimal(UInt64(number), digits: 8).utf8)
    switch digits[0] {
    case 0x61: text.append("Alpha ")
    case 0x62: text.append("Beta ")
    case 0x30: break
    default:
      text.append("Unknown(")
      text.append(ascii: digits[0])
      text.append(") ")
    }
    text.append(ascii: digits[1])
    text.append(".")
    text.append(bytes: digits[2...3])
    text.append(" rev ")
    text.append(bytes: digits[4] == 0x30 ? digits[5...5] : digits[4...5])
    text.append(".")
    text.append(bytes: digits[6...7])
  }

  // MARK: Texts and bytes

  /// What stands behind the number of categories.
  @Sendable static func categories(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer(1) ?? 0)
  }

  /// Text without the bytes of 0xff that fill the space behind.
  @Sendable static func withoutFill(_ tag: Tag, _ text: inout TextBuffer) {
    var bytes = tag.textBytes
    while bytes.last == 0xff { bytes.removeLast() }
    text.append(bytes: bytes)
  }

  /// Text behind four bytes.
  @Sendable static func batteryType(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.elements.dropFirst(4).untilNUL)
  }

  // MARK: Movies

  @Sendable static func bitRate(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bitRate: tag.loose)
  }

  private static func ratio(of tag: Tag) -> Rational {
    Rational(tag.integer(0) ?? 0, tag.integer(1) ?? 0)
  }

  /// A fraction of two numbers of 16 bits.
  @Sendable static func ratio(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(ratio(of: tag))
  }

  @Sendable static func ratioWords(_ tag: Tag, _ text: inout TextBuffer) {
    guard let value = ratio(of: tag).value else { return ratio(tag, &text) }
    text.append(number: (value * 1000 + 0.5).rounded(.towardZero) / 1000)
  }
}

extension TextBuffer {
  /// A file's number: a hyphen before its last four digits.
  mutating func append(fileNumber digits: [UInt8]) {
    guard digits.count > 4, digits.allSatisfy(NumberText.isDigit) else {
      return append(bytes: digits)
    }
    append(bytes: digits.dropLast(4))
    append(ascii: 0x2d)
    append(bytes: digits.suffix(4))
  }
}
