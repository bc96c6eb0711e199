/// Values of Windows' shortcuts.
enum ShortcutValue {
  /// `(none)`, or the number.
  @Sendable static func iconIndex(_ tag: Tag, _ text: inout TextBuffer) {
    HeaderWording.number(tag, zero: "(none)", &text)
  }

  /// `Control-Alt-F1`: a key, and those that are held with it ([MS-SHLLINK] §2.1.3).
  @Sendable static func hotKey(_ tag: Tag, _ text: inout TextBuffer) {
    hotKey(tag, &text) { key, text in
      switch key {
      case 0x30...0x39, 0x41...0x5a: text.append(ascii: UInt8(key))
      case 0x70...0x87: text.append("F\(key - 0x6f)")
      case 0x90: text.append("Num Lock")
      case 0x91: text.append("Scroll Lock")
      default: text.append("Unknown (0x" + hexadecimal(UInt64(key), digits: 1) + ")")
      }
    }
  }

  /// The same as exiftool has it, to which every key is the character of its number.
  @Sendable static func misreadHotKey(_ tag: Tag, _ text: inout TextBuffer) {
    switch tag.integer() ?? 0 {
    case 0x90: text.append("Num Lock")
    case 0x91: text.append("Scroll Lock")
    case 0x100: text.append("Shift")
    case 0x200: text.append("Control")
    case 0x400: text.append("Alt")
    default: hotKey(tag, &text) { key, text in text.append(ascii: UInt8(key)) }
    }
  }

  private static func hotKey(
    _ tag: Tag, _ text: inout TextBuffer, _ append: (Int64, inout TextBuffer) -> Void
  ) {
    let number = tag.integer() ?? 0
    if number == 0 { return text.append("(none)") }
    if number & 0x100 != 0 { text.append("Shift-") }
    if number & 0x200 != 0 { text.append("Control-") }
    if number & 0x400 != 0 { text.append("Alt-") }
    append(number & 0xff, &text)
  }

  /// `C8F0-D326`.
  @Sendable static func serialNumber(_ tag: Tag, _ text: inout TextBuffer) {
    let digits = hexadecimal(UInt64(clamping: tag.integer() ?? 0), digits: 8).uppercased()
    text.append(String(digits.prefix(4)))
    text.append("-")
    text.append(String(digits.dropFirst(4)))
  }

  /// `80 x 25`.
  @Sendable static func size(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer(0) ?? 0)
    text.append(" x ")
    text.append(tag.integer(1) ?? 0)
  }

  @Sendable static func yesNo(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer() == 0 ? "No" : "Yes")
  }

  /// The family of a font, without its pitch (`LOGFONT`).
  @Sendable static func fontFamily(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(BitField.bits(tag, from: 4, count: 4))
  }

  /// Words of a code page, which are those that FlashPix has.
  @Sendable static func codePage(_ tag: Tag, _ text: inout TextBuffer) {
    let labels = TagTable.flashPix.index(of: "CodePage").map { TagTable.flashPix.rows[$0].labels }
    Labels(labels ?? "").append(Array(String(tag.integer() ?? 0).utf8), to: &text)
  }

  @Sendable static func gameFolder(_ tag: Tag, _ text: inout TextBuffer) {
    Wording.hexadecimal8(tag, &text)
    text.append(" (GameFolder)")
  }

  @Sendable static func panel(_ tag: Tag, _ text: inout TextBuffer) {
    Wording.hexadecimal8(tag, &text)
    text.append(" (ControlPanelCPL)")
  }
}
