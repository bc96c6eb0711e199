/// How the values of a JPEG's smaller segments are read and worded.
enum JPEGSegmentValue {
  /// Two numbers with a point between.
  @Sendable static func dotted(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.count {
      if index > 0 { text.append(ascii: 0x2e) }
      text.append(tag.integer(index) ?? 0)
    }
  }

  /// A version of two bytes, the second of two digits.
  @Sendable static func versionOfTwoBytes(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer(0) ?? 0)
    text.append(ascii: 0x2e)
    text.append(Int(tag.integer(1) ?? 0), digits: 2)
  }

  @Sendable static func character(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(ascii: tag.byte(0) ?? 0)
  }

  @Sendable static func hexadecimal(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x" + String(tag.integer() ?? 0, radix: 16))
  }

  /// A count, which the length of the value already says, and units of UTF-16.
  @Sendable static func countedUTF16(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.slice.suffix(from: 4).utf16(.big))
  }

  /// A number that stands behind letters, as Agfa writes `F2.8`, with one decimal.
  @Sendable static func fNumber(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: afterLetters(tag))
  }

  @Sendable static func oneDecimal(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number(afterLetters(tag)), fractionDigits: 1)
  }

  private static func afterLetters(_ tag: Tag) -> ArraySlice<UInt8> {
    tag.elements.drop { $0 == 0x20 || (0x41...0x5a).contains($0 & 0xdf) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    let text = bytes.prefix { NumberText.isDigit($0) || $0 == 0x2e || $0 == 0x2d }
    return Double(String(decoding: text, as: UTF8.self)) ?? 0
  }

  /// Microseconds in seconds.
  @Sendable static func microseconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number(tag.elements) * 1e-6, significantDigits: 15)
  }

  /// Microseconds as an exposure time: `1/30`, `2`.
  @Sendable static func exposureTime(_ tag: Tag, _ text: inout TextBuffer) {
    text.appendExposureTime(number(tag.elements) * 1e-6)
  }

  /// `640-480` as `640x480`.
  @Sendable static func size(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.elements.map { $0 == 0x2d ? 0x78 : $0 })
  }

  /// Days since 30 December 1899 as a date.
  @Sendable static func daysSince1899(_ tag: Tag, _ text: inout TextBuffer) {
    let seconds = UnixTime.seconds(days: tag.loose)
    guard seconds.magnitude < 1e12 else { return }
    text.append(unixTime: Int64(seconds.rounded(.toNearestOrEven)))
  }

  /// A distance; none at all is infinite.
  @Sendable static func millimetersOrInfinity(_ tag: Tag, _ text: inout TextBuffer) {
    if tag.loose == 0 { return text.append("inf") }
    Wording.convertedMillimeters(tag, &text)
  }

  /// Seconds since 1970 as a date; anything else as it is.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    var scan = TextScan(tag.elements)
    let digits = scan.takeDigits()
    guard scan.isAtEnd, !digits.isEmpty, digits.count <= 12 else {
      return text.append(bytes: tag.elements)
    }
    text.append(unixTime: digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) })
  }
}
