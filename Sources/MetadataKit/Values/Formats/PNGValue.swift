/// How the values of a PNG's chunks are read and worded.
enum PNGValue {
  /// A palette of one color is shown, a longer one is not.
  @Sendable static func palette(_ tag: Tag, _ text: inout TextBuffer) {
    list(tag, limit: 3, &text)
  }

  /// As many alpha values as fit one color are shown.
  @Sendable static func transparency(_ tag: Tag, _ text: inout TextBuffer) {
    list(tag, limit: 6, &text)
  }

  private static func list(_ tag: Tag, limit: Int, _ text: inout TextBuffer) {
    if tag.byteCount > limit {
      text.appendBinaryNote(byteCount: tag.byteCount)
    } else {
      tag.raw(to: &text)
    }
  }

  /// The chunk has the exponent of encoding (PNG 3 §11.3.2.2); the field tells that of decoding.
  @Sendable static func gamma(_ tag: Tag, _ text: inout TextBuffer) {
    guard let stored = tag.integer(0, as: .long), stored > 0 else {
      return text.append(bytes: tag.elements)
    }
    text.append((1e9 / Double(stored) + 0.5).rounded(.down) / 1e4, significantDigits: 15)
  }

  /// A position and its unit (PNG extensions 1.5 §2.2).
  @Sendable static func offset(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<2 {
      if index > 0 { text.append(", ") }
      if let number = tag.integer(index, as: .long) { text.append(number) }
    }
    text.append(tag.byte(8) ?? 0 == 0 ? " (pixels)" : " (microns)")
  }

  /// Year, month, day, hour, minute, second in UTC (PNG 3 §11.3.5.1).
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(Int(tag.integer(0, as: .short) ?? 0), digits: 4)
    for (position, mark) in zip(2..., [0x3a, 0x3a, 0x20, 0x3a, 0x3a] as [UInt8]) {
      text.append(ascii: mark)
      text.append(Int(tag.byte(position) ?? 0), digits: 2)
    }
  }

  @Sendable static func hundredThousandth(_ tag: Tag, _ text: inout TextBuffer) {
    quotient(tag, 100_000, &text)
  }

  @Sendable static func fiftyThousandth(_ tag: Tag, _ text: inout TextBuffer) {
    quotient(tag, 50_000, &text)
  }

  @Sendable static func tenThousandth(_ tag: Tag, _ text: inout TextBuffer) {
    quotient(tag, 10_000, &text)
  }

  private static func quotient(_ tag: Tag, _ divisor: Double, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) / divisor, significantDigits: 15)
  }

  /// How often an animation plays: 0 is for ever.
  @Sendable static func plays(_ tag: Tag, _ text: inout TextBuffer) {
    let count = tag.integer() ?? 0
    if count == 0 { text.append("inf") } else { text.append(count) }
  }
}
