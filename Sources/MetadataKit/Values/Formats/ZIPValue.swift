/// Fields of archives.
enum ZIPValue {
  /// `0x0800`; none is 0.
  @Sendable static func flags(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, digits: 4, isZeroPlain: true, &text)
  }

  /// `0x03b54756`.
  @Sendable static func checksum(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, digits: 8, isZeroPlain: false, &text)
  }

  private static func append(
    _ tag: Tag, digits: Int, isZeroPlain: Bool, _ text: inout TextBuffer
  ) {
    let number = UInt64(max(0, tag.integer() ?? 0))
    if number == 0, isZeroPlain { return text.append(ascii: 0x30) }
    text.append("0x")
    text.append(hexadecimal(number, digits: digits))
  }

  /// MS-DOS's date and time, to two seconds (*.ZIP File Format Specification* 6.3.10 §4.4.6).
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    guard let number = tag.integer() else { return }
    func part(_ shift: Int64, _ mask: Int64) -> Int { Int((number >> shift) & mask) }
    text.append(part(25, 0x7f) + 1980, digits: 4)
    text.append(":")
    text.append(part(21, 0xf), digits: 2)
    text.append(":")
    text.append(part(16, 0x1f), digits: 2)
    text.append(" ")
    text.append(part(11, 0x1f), digits: 2)
    text.append(":")
    text.append(part(5, 0x3f), digits: 2)
    text.append(":")
    text.append(part(0, 0x1f) * 2, digits: 2)
  }

  /// A date of ISO 8601 with a time in EXIF's form; anything else as it is.
  @Sendable static func fullDate(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.textBytes
    if !text.append(dateAndTime: raw) { text.append(bytes: raw) }
  }
}
