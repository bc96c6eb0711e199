/// Pentax's lenses, and how they are kept steady.
extension PentaxValue {
  /// The series and the number of a lens, of four bytes.
  @Sendable static func lensNumbers(_ tag: Tag, _ text: inout TextBuffer) {
    lensNumbers(tag, at: 2, &text)
  }

  /// As ``lensNumbers(_:_:)``, of five bytes.
  @Sendable static func lensNumbers5(_ tag: Tag, _ text: inout TextBuffer) {
    lensNumbers(tag, at: 3, &text)
  }

  private static func lensNumbers(_ tag: Tag, at index: Int, _ text: inout TextBuffer) {
    text.append((tag.integer(0) ?? 0) & 0xf)
    text.append(ascii: 0x20)
    text.append((tag.integer(index) ?? 0) << 8 + (tag.integer(index + 1) ?? 0))
  }

  /// A lens by its series and number: some cameras state another series.
  @Sendable static func lens(_ tag: Tag, _ text: inout TextBuffer) {
    let key = tag.convertedText
    if Wording.appendLabel(of: tag, key, to: &text) { return }
    if key.starts(with: Array("4 ".utf8)) {
      if append(lens: "7 ", key, 2, " (", tag, &text) { return }
      // What is of the seventh series may be of the eighth as well.
      if append(lens: "8 ", key, 2, " ? (", tag, &text) { return }
    } else if key.starts(with: Array("7 ".utf8)) {
      if append(lens: "8 ", key, 2, " ? (", tag, &text) { return }
    } else if key.starts(with: Array("11 ".utf8)) {
      if append(lens: "13 ", key, 3, " ? (", tag, &text) { return }
    } else if key.starts(with: Array("13 ".utf8)) {
      if append(lens: "11 ", key, 3, " ? (", tag, &text) { return }
    }
    text.append("Unknown (")
    text.append(bytes: key)
    text.append(")")
  }

  private static func append(
    lens series: String, _ key: [UInt8], _ start: Int, _ words: String, _ tag: Tag,
    _ text: inout TextBuffer
  ) -> Bool {
    guard Wording.appendLabel(of: tag, Array(series.utf8) + key[start...], to: &text) else {
      return false
    }
    text.append(words)
    text.append(bytes: key)
    text.append(")")
    return true
  }

  @Sendable static func stops(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: 5 + Double(BitField.bits(tag, from: 4, count: 3) ^ 7) / 2)
  }

  @Sendable static func focalLength(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    let powers = [1.0 / 16, 1.0 / 4, 1, 4]
    text.append(number: 10 * Double(number >> 2) * powers[Int(number & 3)])
  }

  @Sendable static func nominalMaximum(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(Double(BitField.bits(tag, from: 4, count: 4)) / 4))
  }

  @Sendable static func nominalMinimum(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(Double(BitField.bits(tag, from: 0, count: 4) + 10) / 4))
  }

  @Sendable static func maximumAperture(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: exponentialOfTwo(Double(BitField.bits(tag, from: 0, count: 7) - 1) / 32))
  }

  @Sendable static func hexadecimalByte(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x" + hexadecimal(UInt64(truncatingIfNeeded: tag.integer() ?? 0), digits: 2))
  }

  /// A blank behind the first `mm`.
  @Sendable static func lensInfo(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    let start = raw.indices.dropLast().first { raw[$0] == 0x6d && raw[$0 + 1] == 0x6d }
    guard let start else { return text.append(bytes: raw) }
    text.append(bytes: raw[...(start + 1)])
    text.append(ascii: 0x20)
    text.append(bytes: raw[(start + 2)...])
  }

  // MARK: Shake reduction

  @Sendable static func sixtieth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: tag.loose / 60)
  }

  @Sendable static func pressTimeWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose / 60, fractionDigits: 2)
    text.append(" s")
    if tag.loose > 254.5 { text.append(" or longer") }
  }

  @Sendable static func stabilizedLength(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number: number & 1 == 1 ? Double(number) * 4 : Double(number) / 2)
  }

  @Sendable static func negated(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: -tag.loose)
  }

  @Sendable static func negatedHalf(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: -tag.loose / 2)
  }
}
