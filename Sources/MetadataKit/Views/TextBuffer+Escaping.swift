extension TextBuffer {
  /// Text of a file as a terminal or a log may have it: nothing in it moves the cursor, changes
  /// colors, breaks the line, turns the order of what stands around it or is a command to the service
  /// that keeps the log.
  ///
  /// What is no UTF-8 becomes `\xe9`; control characters `\n`, `\t`, `\x1b`; bidirectional controls,
  /// line separators and other invisible controls `\u{202e}`; `##[` and `##vso[`, which GitHub and Azure
  /// look for anywhere in a line, `\x23#[`.
  package mutating func append(escaping text: some Collection<UInt8>) {
    var start = text.startIndex
    var index = start
    while index != text.endIndex {
      let byte = text[index]
      if byte >= 0x20, byte < 0x7f, byte != 0x23 || !Self.startsCommand(text[index...]) {
        text.formIndex(after: &index)
        continue
      }
      let length = byte < 0x80 ? 0 : utf8Length(text[index...])
      let control = Self.control(text[index...].prefix(length))
      if length > 0, control == nil {
        text.formIndex(&index, offsetBy: length)
        continue
      }
      append(bytes: text[start..<index])
      if let control {
        append("\\u{" + String(control, radix: 16) + "}")
        text.formIndex(&index, offsetBy: length)
      } else {
        append(escape: byte)
        text.formIndex(after: &index)
      }
      start = index
    }
    append(bytes: text[start..<index])
  }

  /// Text at the start of a line, where GitHub looks for commands too, spaces before them or not:
  /// `::error::` becomes `\x3a:error::`.
  package mutating func append(escapingLine text: some Collection<UInt8>) {
    guard let mark = text.firstIndex(of: 0x3a), text[mark...].dropFirst().first == 0x3a,
      String(decoding: text[..<mark], as: UTF8.self).unicodeScalars
        .allSatisfy(\.properties.isWhitespace)
    else { return append(escaping: text) }
    append(escaping: text[..<mark])
    append("\\x3a")
    append(escaping: text[mark...].dropFirst())
  }

  private static func startsCommand(_ text: some Collection<UInt8>) -> Bool {
    text.starts(with: "##[".utf8) || text.starts(with: "##vso[".utf8)
  }

  private mutating func append(escape byte: UInt8) {
    switch byte {
    case 0x0a: append("\\n")
    case 0x0d: append("\\r")
    case 0x09: append("\\t")
    default: append("\\x" + hexadecimal(UInt64(byte), digits: 2))
    }
  }

  /// The number of a character that acts on text instead of being seen, by its well-formed UTF-8;
  /// nil for any other, and for no bytes.
  ///
  /// Those are C1 controls, bidirectional controls (UAX #9), separators, byte order marks, interlinear
  /// annotations, controls of shorthand and music, tags, and the two that are no characters, which XML
  /// cannot have. The joiners U+200C and U+200D are none: scripts and emoji are written with them.
  static func control(_ character: some Collection<UInt8>) -> UInt32? {
    guard let first = character.first, startsControl(first) else { return nil }
    let scalar = character.dropFirst().reduce(payload(of: first)) { $0 << 6 | UInt32($1 & 0x3f) }
    return isControl(scalar) ? scalar : nil
  }

  /// The same of the character of so many bytes at a place.
  static func control(at index: Int, _ length: Int, in text: Span<UInt8>) -> UInt32? {
    let first = text[index]
    guard startsControl(first) else { return nil }
    var scalar = payload(of: first)
    for place in (index &+ 1)..<(index &+ length) {
      scalar = scalar << 6 | UInt32(text[place] & 0x3f)
    }
    return isControl(scalar) ? scalar : nil
  }

  /// Whether the UTF-8 of any of these characters starts with a byte.
  private static func startsControl(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xc2, 0xcd, 0xd8, 0xe1...0xe3, 0xef, 0xf0, 0xf3: true
    default: false
    }
  }

  /// The bits of a character's number in the first byte of its UTF-8.
  private static func payload(of first: UInt8) -> UInt32 {
    UInt32(first) & (first < 0xe0 ? 0x1f : first < 0xf0 ? 0x0f : 0x07)
  }

  private static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Fillers of Hangul are letters that nobody sees, as others that Unicode lets be ignored.
    case 0x34f, 0x115f...0x1160, 0x17b4...0x17b5, 0x3164, 0xffa0, 0xfff0...0xfff8: true
    case 0x80...0x9f, 0xad, 0x61c, 0x180e, 0x200b, 0x200e, 0x200f, 0x2028...0x202e, 0x2060...0x206f,
      0xfeff, 0xfff9...0xfffb, 0xfffe...0xffff, 0x1bca0...0x1bca3, 0x1d173...0x1d17a,
      0xe0000...0xe007f:
      true
    default: false
    }
  }
}
