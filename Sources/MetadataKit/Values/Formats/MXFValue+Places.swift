/// Where pictures were taken.
extension MXFValue {
  /// Degrees of eight digits, the last byte first, three of them before the point; `f` in place of
  /// the first is south (SMPTE 330M §5.5).
  @Sendable static func codedLatitude(_ tag: Tag, _ text: inout TextBuffer) {
    guard var digits = digits(tag) else { return identifier(tag, &text) }
    digits.insert(0x2e, at: 3)
    if digits.first == 0x66 { digits[0] = 0x2d }
    text.append(bytes: digits)
  }

  /// As a latitude; `e` in place of the first digit is west, `f` west of 100 degrees or more.
  @Sendable static func codedLongitude(_ tag: Tag, _ text: inout TextBuffer) {
    guard var digits = digits(tag) else { return identifier(tag, &text) }
    digits.insert(0x2e, at: 3)
    if digits.first == 0x65 { digits[0] = 0x2d }
    if digits.first == 0x66 { digits.replaceSubrange(0..<1, with: [0x2d, 0x31]) }
    text.append(bytes: digits)
  }

  /// Meters of five digits behind one for the sign, or from the center of the Earth.
  @Sendable static func codedAltitude(_ tag: Tag, _ text: inout TextBuffer) {
    guard let digits = digits(tag) else { return identifier(tag, &text) }
    switch digits.first {
    case 0x61, 0x62, 0x63: text.append(bytes: digits.dropFirst(3))
    case 0x64, 0x65, 0x66:
      text.append("-")
      text.append(bytes: digits.dropFirst(3))
    default:
      text.append(bytes: digits)
      text.append(" (from earth centre)")
    }
  }

  /// The hexadecimal digits of four bytes, the last of which is the first.
  private static func digits(_ tag: Tag) -> [UInt8]? {
    guard tag.byteCount == 4 else { return nil }
    var text = TextBuffer()
    for byte in tag.elements.reversed() { text.append(hexadecimal: byte) }
    return text.bytes
  }

  /// Degrees of texts that have degrees, minutes and seconds in two digits each, degrees in three
  /// for a longitude, and a letter: `431530N`, `0113020E`.
  @Sendable static func places(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, degrees) in degrees(tag).enumerated() {
      if index > 0 { text.append(" ") }
      text.append(degrees, significantDigits: 15)
    }
  }

  @Sendable static func placeWords(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, degrees) in degrees(tag).enumerated() {
      if index > 0 { text.append(", ") }
      text.append(degrees: degrees.magnitude)
      text.append(index == 0 ? (degrees < 0 ? " S" : " N") : degrees < 0 ? " W" : " E")
    }
  }

  /// The latitude and the longitude that a text has, or the one of them that it has.
  private static func degrees(_ tag: Tag) -> [Double] {
    let text = tag.textBytes
    var found: [Double] = []
    for letters in [[0x4e, 0x53], [0x45, 0x57]] as [[UInt8]] {
      for (index, byte) in zip(text.indices, text) where letters.contains(byte) {
        let digits = text[..<index].suffix(7).reversed().prefix(while: NumberText.isDigit)
        guard digits.count >= 6 else { continue }
        let numbers = Array(digits.reversed()).map { Double($0 - 0x30) }
        let whole = numbers.dropLast(4).reduce(0) { $0 * 10 + $1 }
        let rest = Array(numbers.suffix(4))
        let minutes = rest[0] * 10 + rest[1]
        let seconds = rest[2] * 10 + rest[3]
        let degrees = whole + (minutes + seconds / 60) / 60
        found.append(byte == letters[0] ? degrees : -degrees)
        break
      }
    }
    return found
  }
}
