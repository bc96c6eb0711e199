/// How Reconyx' trail cameras write versions and dates.
enum ReconyxValue {
  private static func numbers(_ tag: Tag) -> [Int] {
    (0..<min(tag.elementCount, 16)).map { Int(tag.integer($0) ?? 0) }
  }

  // MARK: Dates

  private static func append(date parts: [Int], time: [Int], _ text: inout TextBuffer) {
    guard parts.count >= 3, time.count >= 3 else { return }
    append(date: parts, &text)
    text.append(ascii: 0x20)
    for (index, part) in time.prefix(3).enumerated() {
      if index > 0 { text.append(ascii: 0x3a) }
      text.append(part, digits: 2)
    }
  }

  private static func append(date parts: [Int], _ text: inout TextBuffer) {
    guard parts.count >= 3 else { return }
    text.append(parts[0], digits: 4)
    text.append(ascii: 0x3a)
    text.append(parts[1], digits: 2)
    text.append(ascii: 0x3a)
    text.append(parts[2], digits: 2)
  }

  /// Of a second, minute, hour, month, day and year, some in the other byte order.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    var parts = numbers(tag)
    guard parts.count == 6 else { return tag.raw(to: &text) }
    if parts[0] & 0xff00 != 0, parts[0] & 0xff == 0 {
      parts = parts.map { $0 >> 8 | ($0 & 0xff) << 8 }
    }
    append(
      date: [parts[5], parts[3], parts[4]], time: [parts[2], parts[1], parts[0]], &text)
  }

  /// Of a second, minute, hour, day, month and year.
  @Sendable static func orderedDate(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = numbers(tag)
    guard parts.count == 6 else { return tag.raw(to: &text) }
    append(
      date: [parts[5], parts[4], parts[3]], time: [parts[2], parts[1], parts[0]], &text)
  }

  /// As ``orderedDate(_:_:)``, of a byte each and two of the year.
  @Sendable static func packedDate(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements.map { Int($0) }
    guard bytes.count == 7 else { return tag.raw(to: &text) }
    append(
      date: [bytes[5] | bytes[6] << 8, bytes[4], bytes[3]], time: [bytes[2], bytes[1], bytes[0]],
      &text)
  }

  /// Of the bits of two numbers, as FAT has them.
  @Sendable static func creationDate(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = numbers(tag)
    guard parts.count == 2 else { return tag.raw(to: &text) }
    append(
      date: dateParts(parts[0]),
      time: [parts[1] >> 11 & 0x1f, parts[1] >> 5 & 0x3f, (parts[1] & 0x1f) * 2], &text)
  }

  @Sendable static func wordDate(_ tag: Tag, _ text: inout TextBuffer) {
    append(date: dateParts(Int(tag.integer() ?? 0)), &text)
  }

  private static func dateParts(_ number: Int) -> [Int] {
    [(number >> 9) + 1980, number >> 5 & 0xf, number & 0x1f]
  }

  /// Of two numbers whose hexadecimal digits are those of the date.
  @Sendable static func firmwareDate(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = numbers(tag)
    guard parts.count == 2 else { return tag.raw(to: &text) }
    text.append(hexadecimal(UInt64(truncatingIfNeeded: parts[0]), digits: 4))
    text.append(":")
    text.append(hexadecimal(UInt64(truncatingIfNeeded: parts[1] >> 8), digits: 2))
    text.append(":")
    text.append(hexadecimal(UInt64(truncatingIfNeeded: parts[1] & 0xff), digits: 2))
  }

  // MARK: Versions

  /// `02.01 2014:06:20 Rev.A`, of hexadecimal digits and a letter.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count == 7 else { return tag.raw(to: &text) }
    let year = Int(bytes[2]) | Int(bytes[3]) << 8
    text.append(hexadecimal: bytes[0])
    text.append(".")
    text.append(hexadecimal: bytes[1])
    text.append(" ")
    text.append(hexadecimal(UInt64(year), digits: 4))
    text.append(":")
    text.append(hexadecimal: bytes[4])
    text.append(":")
    text.append(hexadecimal: bytes[5])
    text.append(" Rev.")
    text.append(ascii: bytes[6])
  }

  /// `1.4b`, of two numbers and a character.
  @Sendable static func letteredVersion(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = numbers(tag)
    guard parts.count == 3, let letter = UInt8(exactly: parts[2]) else { return tag.raw(to: &text) }
    text.append("\(parts[0]).\(parts[1])")
    text.append(ascii: letter)
  }

  // MARK: Others

  /// `1 of 3`.
  @Sendable static func sequence(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = numbers(tag)
    guard parts.count == 2 else { return tag.raw(to: &text) }
    text.append("\(parts[0]) of \(parts[1])")
  }

  /// A number in two parts, the upper one first.
  @Sendable static func event(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.integer(0) ?? 0) << 16 + (tag.integer(1) ?? 0))
  }

  @Sendable static func cardIdentifier(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = numbers(tag).map { hexadecimal(UInt64(truncatingIfNeeded: $0), digits: 4) }
    text.append(parts.joined(separator: "-"))
  }

  @Sendable static func fahrenheit(_ tag: Tag, _ text: inout TextBuffer) {
    tag.raw(to: &text)
    text.append(" F")
  }

  @Sendable static func volts(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" V")
  }
}
