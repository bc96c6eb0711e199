/// Versions, serial numbers and dates of Sony's.
extension SonyValue {
  /// `1.20`, of two bytes.
  @Sendable static func mountVersion(_ tag: Tag, _ text: inout TextBuffer) {
    let number = UInt64(clamping: tag.integer() ?? 0)
    text.append(String(number >> 8, radix: 16) + "." + hexadecimal(number & 0xff, digits: 2))
  }

  /// `Ver.02.001`.
  @Sendable static func lensVersion(_ tag: Tag, _ text: inout TextBuffer) {
    let number = UInt64(clamping: tag.integer() ?? 0)
    text.append("Ver." + hexadecimal(number >> 8, digits: 2) + ".")
    text.append(Int(number & 0xff), digits: 3)
  }

  @Sendable static func year(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("20")
    text.append(Int(tag.integer() ?? 0), digits: 2)
  }

  /// The pairs of digits the other way round.
  @Sendable static func serialNumber(_ tag: Tag, _ text: inout TextBuffer) {
    var digits = Array(tag.textBytes)
    if digits.count >= 8, digits[..<8].allSatisfy(NumberText.isDigit) {
      digits = Array(digits[6..<8] + digits[4..<6] + digits[2..<4] + digits[..<2] + digits[8...])
    }
    text.append(bytes: digits.first == 0x30 ? digits[1...] : digits[...])
  }

  @Sendable static func serialNumberWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.convertedWhole, digits: 8)
  }

  /// `Mechanical (123 4 5)`.
  @Sendable static func shutter(_ tag: Tag, _ text: inout TextBuffer) {
    if Wording.label(tag, &text) { return }
    text.append("Mechanical (")
    tag.value(to: &text)
    text.append(")")
  }

  // MARK: Dates

  /// `2014:05:21 13:04:55`, of a number of 16 bits and five bytes.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count >= 7 else { return }
    text.append(Int(bytes[0]) | Int(bytes[1]) << 8, digits: 4)
    append(bytes[2..<7], &text)
  }

  /// As ``date(_:_:)``, the year in one byte.
  @Sendable static func shortDate(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count >= 6 else { return }
    text.append("20")
    text.append(Int(bytes[0]), digits: 2)
    append(bytes[1..<6], &text)
  }

  /// Two digits of each byte, with a mark before.
  private static func append(_ bytes: ArraySlice<UInt8>, _ text: inout TextBuffer) {
    for (byte, mark) in zip(bytes, [":", ":", " ", ":", ":"]) {
      text.append(mark)
      text.append(Int(byte), digits: 2)
    }
  }

  @Sendable static func minuteSecond(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count >= 2 else { return }
    text.append(Int(bytes[0]), digits: 2)
    text.append(":")
    text.append(Int(bytes[1]), digits: 2)
  }
}
