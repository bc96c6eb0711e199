/// How the values of Matroska's elements are read and worded.
enum MatroskaValue {
  /// Nanoseconds in seconds.
  @Sendable static func seconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(nanoseconds(tag) / 1e9, significantDigits: 15)
  }

  @Sendable static func duration(_ tag: Tag, _ text: inout TextBuffer) {
    MovieValue.append(seconds: nanoseconds(tag) / 1e9, &text)
  }

  @Sendable static func milliseconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(nanoseconds(tag) / 1e9 * 1000, significantDigits: 15)
    text.append(" ms")
  }

  /// Nanoseconds a picture as pictures a second.
  @Sendable static func frameRate(_ tag: Tag, _ text: inout TextBuffer) {
    let time = nanoseconds(tag)
    text.append(time == 0 ? 0 : 1e9 / time, significantDigits: 15)
  }

  @Sendable static func frameRateWords(_ tag: Tag, _ text: inout TextBuffer) {
    let time = nanoseconds(tag)
    MovieValue.append(rounded: time == 0 ? 0 : 1e9 / time, &text)
  }

  private static func nanoseconds(_ tag: Tag) -> Double { tag.number() ?? 0 }

  /// The bytes of an identifier in hexadecimal, up to the first that is zero, as the field has it.
  @Sendable static func identifier(_ tag: Tag, _ text: inout TextBuffer) {
    for byte in tag.textBytes { text.append(hexadecimal(UInt64(byte), digits: 2)) }
  }

  /// Nanoseconds since the start of 2001 in UTC (RFC 8794 §7.6), `2024:01:02 03:04:05.678Z`.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let time = tag.integer() ?? 0
    var seconds = time / 1_000_000_000
    var rest = Int(time % 1_000_000_000)
    if rest < 0 {
      rest += 1_000_000_000
      seconds -= 1
    }
    text.append(unixTime: seconds + UnixTime.startOf2001)
    if rest > 0 {
      text.append(".")
      text.append(rest, digits: 9)
      while text.bytes.last == 0x30 { text.bytes.removeLast() }
    }
    text.append("Z")
  }
}
