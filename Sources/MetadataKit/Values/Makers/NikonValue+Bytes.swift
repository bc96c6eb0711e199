/// Nikon's numbers of several bytes.
extension NikonValue {
  /// A number of 16 bits behind the point, to five digits behind it.
  @Sendable static func fixed(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: fixed(tag))
  }

  private static func fixed(_ tag: Tag) -> Double {
    (tag.loose / 65536 * 1e5 + 0.5).rounded(.down) / 1e5
  }

  /// The product of the first byte with the quotient of the next two, all with a sign.
  @Sendable static func fraction(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = (0..<3).map { Double(Int8(truncatingIfNeeded: tag.byte($0) ?? 0)) }
    text.append(number: parts[2] == 0 ? 0 : parts[0] * (parts[1] / parts[2]))
  }

  @Sendable static func unsignedFraction(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = (0..<3).map { Double(tag.byte($0) ?? 0) }
    text.append(number: parts[2] == 0 ? 0 : parts[0] * (parts[1] / parts[2]))
  }

  @Sendable static func littleShort(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Int(tag.byte(0) ?? 0) | Int(tag.byte(1) ?? 0) << 8)
  }

  @Sendable static func bigShort(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Int(tag.byte(1) ?? 0) | Int(tag.byte(0) ?? 0) << 8)
  }

  /// `00 1f`.
  @Sendable static func bytesInHexadecimal(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.elements.enumerated() {
      if index > 0 { text.append(" ") }
      text.append(hexadecimal(UInt64(byte), digits: 2))
    }
  }

  /// Four levels of which the outer ones are halves.
  @Sendable static func rawLevels(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.elementCount {
      if index > 0 { text.append(" ") }
      let number = tag.integer(index) ?? 0
      text.append(index == 0 || index == 3 ? number * 2 : number)
    }
  }

  /// Degrees, of a number of 16 bits behind the point, more than half a turn in the other direction.
  @Sendable static func angle(_ tag: Tag, _ text: inout TextBuffer) {
    let degrees = fixed(tag)
    text.append(number: degrees <= 180 ? degrees : degrees - 360)
  }

  /// Numbers without the zeros at the end.
  @Sendable static func history(_ tag: Tag, _ text: inout TextBuffer) {
    guard tag.hasIntegers else { return tag.raw(to: &text) }
    var count = tag.elementCount
    while count > 1, tag.integer(count - 1) == 0 { count -= 1 }
    for index in 0..<count {
      if index > 0 { text.append(" ") }
      text.append(tag.integer(index) ?? 0)
    }
  }

  @Sendable static func limit(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.loose == -1 { return text.append("No Limit") }
    tag.raw(to: &text)
  }

  @Sendable static func fiveDecimals(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.number() ?? 0, fractionDigits: 5)
  }
}
