/// How Kandao's cameras write times and quantities.
enum KandaoValue {
  /// A date with colons for its hyphens.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.rawText)
    let isDate =
      bytes.count >= 8 && bytes[4] == 0x2d && bytes[7] == 0x2d
      && [0, 1, 2, 3, 5, 6].allSatisfy { NumberText.isDigit(bytes[$0]) }
    for (index, byte) in bytes.enumerated() {
      text.append(ascii: isDate && (index == 4 || index == 7) ? 0x3a : byte)
    }
  }

  /// Milliseconds since 1970, in UTC.
  @Sendable static func unixTime(_ tag: Tag, _ text: inout TextBuffer) {
    let milliseconds = tag.integer() ?? 0
    text.append(unixTime: max(0, min(milliseconds / 1000, 1 << 40)))
    if milliseconds != 0 {
      text.append(".")
      text.append(Int(milliseconds.magnitude % 1000), digits: 3)
    }
    text.append("Z")
  }

  @Sendable static func megabits(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(number: (tag.number() ?? 0) / 1e6)
    text.append(" Mbps")
  }

  /// Meters to a millionth, without zeros at the end.
  @Sendable static func meters(_ tag: Tag, _ text: inout TextBuffer) {
    var number = TextBuffer()
    number.append(tag.number() ?? 0, fractionDigits: 6)
    var bytes = number.bytes[...]
    if bytes.contains(0x2e) {
      while bytes.last == 0x30 { bytes.removeLast() }
      if bytes.last == 0x2e { bytes.removeLast() }
    }
    text.append(bytes: bytes)
    text.append(" m")
  }
}
