/// The conversions of Lytro's numbers, which are in meters.
enum LytroValue {
  @Sendable static func millimeters(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose * 1000, significantDigits: 15)
  }

  /// Pixels of an inch, of the distance between two.
  @Sendable static func perInch(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(25.4 / tag.loose / 1000, significantDigits: 15)
  }

  /// With a sign, also of zero.
  @Sendable static func signedTenth(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.converted
    if number >= 0 { text.append(ascii: 0x2b) }
    text.append(number, fractionDigits: 1)
  }
}
