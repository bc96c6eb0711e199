/// How GoPro's cameras write dates, times and numbers.
enum GoProValue {
  /// Seconds since 1970.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(unixTime: max(0, min(tag.integer() ?? 0, 1 << 40)))
  }

  /// `2017:04:17 17:31:03.000`, of `170417173103.000`.
  @Sendable static func packedDate(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    guard bytes.count >= 10, bytes.prefix(10).allSatisfy(NumberText.isDigit) else {
      return text.append(bytes: bytes)
    }
    text.append("20")
    for (index, byte) in bytes.enumerated() {
      switch index {
      case 2, 4, 8, 10: text.append(ascii: 0x3a)
      case 6: text.append(ascii: 0x20)
      default: break
      }
      text.append(ascii: byte)
    }
  }

  @Sendable static func centimeters(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) / 100, significantDigits: 15)
  }

  @Sendable static func microseconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.number() ?? 0) / 1e6, significantDigits: 15)
  }

  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(" C")
  }

  /// Numbers of eight hexadecimal digits each.
  @Sendable static func hexadecimal(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<min(tag.elementCount, 4096) {
      let number = UInt32(truncatingIfNeeded: tag.integer(index) ?? 0)
      for shift: UInt32 in [24, 16, 8, 0] {
        text.append(hexadecimal: UInt8(truncatingIfNeeded: number &>> shift))
      }
    }
  }

  @Sendable static func exposureTimes(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.elementCount {
      if index > 0 { text.append(ascii: 0x20) }
      text.appendExposureTime(tag.number(index) ?? 0)
    }
  }

  /// `8.2.2`
  @Sendable static func dotted(_ tag: Tag, _ text: inout TextBuffer) {
    join(tag, ".", &text)
  }

  /// `30000/1001`
  @Sendable static func quotient(_ tag: Tag, _ text: inout TextBuffer) {
    join(tag, "/", &text)
  }

  /// `3840x2160`
  @Sendable static func size(_ tag: Tag, _ text: inout TextBuffer) {
    join(tag, "x", &text)
  }

  private static func join(_ tag: Tag, _ separator: String, _ text: inout TextBuffer) {
    var raw = TextBuffer()
    tag.value(to: &raw)
    for byte in raw.bytes {
      if byte == 0x20 { text.append(separator) } else { text.append(ascii: byte) }
    }
  }

  @Sendable static func latin(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    text.append(bytes: WindowsLatin.utf8(bytes)?[...] ?? bytes)
  }
}
