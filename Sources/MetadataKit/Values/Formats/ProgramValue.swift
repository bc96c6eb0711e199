/// The conversions of programs' headers.
enum ProgramValue {
  /// Seconds since 1970 in UTC, with the zone; no date at all for 0.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    GoogleValue.date(tag, &text)
  }

  /// Digits of a number of seconds since 1970.
  @Sendable static func dateInText(_ tag: Tag, _ text: inout TextBuffer) {
    let digits = tag.textBytes.drop(while: NumberText.isSpace).prefix(while: NumberText.isDigit)
    let seconds = Int64(String(decoding: digits, as: UTF8.self)) ?? 0
    text.append(unixTime: min(seconds, 1 << 40))
    if seconds > 0 { text.append("+00:00") }
  }

  /// Seconds since 1904.
  @Sendable static func dateSince1904(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(unixTime: (tag.integer() ?? 0) - Int64(MovieTime.unixEpoch))
  }

  /// `2.56`, of two numbers.
  @Sendable static func dotted(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<min(2, tag.elementCount) {
      if index > 0 { text.append(ascii: 0x2e) }
      text.append(tag.integer(index) ?? 0)
    }
  }

  /// `1.2.3.4`, of halves of numbers that stand last first.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    for (place, index) in [1, 0, 3, 2].enumerated() {
      if place > 0 { text.append(ascii: 0x2e) }
      if index < tag.elementCount { text.append(tag.integer(index) ?? 0) }
    }
  }

  /// `0x1000`
  @Sendable static func hexadecimal(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x")
    text.append(hexadecimal: UInt64(clamping: tag.integer() ?? 0), digits: 4)
  }

  /// `0409`
  @Sendable static func language(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(
      MetadataKit.hexadecimal(UInt64(clamping: tag.integer() ?? 0), digits: 4).uppercased())
  }

  /// The words of a machine, or of a machine and its kind: a bit tells those of 64 bits, another what a
  /// program needs of the kind (`mach/machine.h`).
  @Sendable static func machine(_ tag: Tag, _ text: inout TextBuffer) {
    let labels = Labels(tag.row?.labels ?? "")
    if labels.appendWords(of: tag.rawText, to: &text) { return }
    var key = TextBuffer()
    key.append((tag.integer() ?? 0) & 0xfeff_ffff)
    if tag.elementCount > 1 {
      key.append(ascii: 0x20)
      key.append((tag.integer(1) ?? 0) & 0x7fff_ffff)
    }
    if labels.appendWords(of: key.bytes, to: &text) { return text.append(" 64-bit") }
    text.append("Unknown (")
    text.append(bytes: tag.rawText)
    text.append(")")
  }
}
