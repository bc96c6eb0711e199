extension TextBuffer {
  /// Text of a file as a terminal may have it: nothing in it moves the cursor, changes colors,
  /// breaks the line or turns the order of what stands around it.
  ///
  /// What is no UTF-8 becomes `\xe9`; control characters `\n`, `\t`, `\x1b`; bidirectional controls,
  /// line separators and other invisible controls `\u{202e}`.
  package mutating func append(escaping text: some Collection<UInt8>) {
    var start = text.startIndex
    var index = start
    while index != text.endIndex {
      let byte = text[index]
      if byte >= 0x20, byte < 0x7f {
        text.formIndex(after: &index)
        continue
      }
      let length = byte < 0x80 ? 0 : utf8Length(text[index...])
      let scalar = length > 0 ? Self.scalar(text[index...].prefix(length)) : nil
      if let scalar, !Self.isControl(scalar) {
        text.formIndex(&index, offsetBy: length)
        continue
      }
      append(bytes: text[start..<index])
      if let scalar {
        append("\\u{" + String(scalar, radix: 16) + "}")
        text.formIndex(&index, offsetBy: length)
      } else {
        append(escape: byte)
        text.formIndex(after: &index)
      }
      start = index
    }
    append(bytes: text[start..<index])
  }

  private mutating func append(escape byte: UInt8) {
    switch byte {
    case 0x0a: append("\\n")
    case 0x0d: append("\\r")
    case 0x09: append("\\t")
    default: append("\\x" + hexadecimal(UInt64(byte), digits: 2))
    }
  }

  /// The number of a character by its well-formed UTF-8.
  private static func scalar(_ bytes: some Collection<UInt8>) -> UInt32 {
    guard let first = bytes.first else { return 0 }
    let start = UInt32(first) & (bytes.count == 2 ? 0x1f : bytes.count == 3 ? 0x0f : 0x07)
    return bytes.dropFirst().reduce(start) { $0 << 6 | UInt32($1 & 0x3f) }
  }

  /// Whether a character acts on text instead of being seen: C1 controls, bidirectional controls
  /// (UAX #9), separators, byte order marks, interlinear annotations, tags.
  private static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0x9f, 0xad, 0x61c, 0x180e, 0x200b, 0x200e, 0x200f, 0x2028...0x202e, 0x2060...0x206f,
      0xfeff, 0xfff9...0xfffb, 0xe0000...0xe007f:
      true
    default: false
    }
  }
}
