/// Texts that are more than their bytes.
extension Wording {
  /// Text up to 64 characters; more is described by its length.
  @Sendable static func shortText(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    if raw.count > 64 {
      text.appendBinaryNote(byteCount: raw.count)
    } else {
      text.append(bytes: raw)
    }
  }

  /// Text whose control characters are shown as dots.
  @Sendable static func printable(_ tag: Tag, to text: inout TextBuffer) {
    text.append(tag) { bytes in
      for index in bytes.indices where bytes[index] < 0x20 || bytes[index] == 0x7f {
        bytes[index] = 0x2e
      }
    }
  }
}

extension Meaning {
  /// The texts of a maker's note, of which there may be several with NULs between them: of a long one all bytes
  /// count.
  @Sendable static func textsOfNote(_ tag: Tag, to text: inout TextBuffer) {
    if tag.elements.count <= 64 { return wholeText(tag, &text) }
    text.append(bytes: tag.elements)
  }

  /// The text with NULs that stand within it, but for those at its end.
  @Sendable static func wholeText(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? bytes.startIndex
    text.append(bytes: bytes[..<end])
  }

  /// The copyright of the photographer, a line break, that of the editor (Exif 3.0 §4.6.4.3); a NUL
  /// follows each.
  @Sendable static func copyright(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    guard let end = raw.firstIndex(of: 0) else { return text.append(bytes: raw) }
    text.append(bytes: withoutTrailing(0x20, raw[..<end]))
    var editor = raw[(end + 1)...]
    if let second = editor.firstIndex(of: 0) { editor = withoutTrailing(0x20, editor[..<second]) }
    // One line break at the end is none.
    if editor.isEmpty { return }
    text.append(ascii: 0x0a)
    text.append(bytes: editor.last == 0x0a ? editor.dropLast() : editor)
  }

  /// Text whose first eight bytes say how it is encoded (Exif 3.0 §4.6.5.4 table 9).
  ///
  /// Of JIS it has two bytes a character, others write what ``JISText`` knows. What has no such bytes is filled up
  /// with NULs (OPPO).
  @Sendable static func encodedText(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    guard raw.count >= 8 else { return text.append(bytes: withoutTrailing(0, raw[...])) }
    let code = raw[..<8]
    let rest = raw[8...]
    let decoded: ArraySlice<UInt8>
    if isCode(code, "UNICODE") {
      // Microsoft writes little-endian text into big-endian files.
      decoded = UTF16Text(rest, tag.byteOrder, isGuess: true).utf8[...]
    } else if isCode(code, "JIS") {
      decoded = JISText.utf8(guessing: rest)[...]
    } else if code.first == 0 || isCode(code, "ASCII") || isCode(code, "")
      || code.starts(with: Array("ASCII\0".utf8))
    {
      // Spaces in place of NULs; and ZoomBrowser EX 4.5 has one NUL and seven bytes of anything.
      decoded = rest.untilNUL
    } else {
      decoded = withoutTrailing(0, raw[...])
    }
    text.append(bytes: withoutTrailing(0x20, decoded))
  }

  private static func isCode(_ code: ArraySlice<UInt8>, _ name: String) -> Bool {
    code.starts(with: name.utf8) && code.dropFirst(name.utf8.count).allSatisfy { $0 & 0xdf == 0 }
  }

  /// UTF-16 in little-endian order up to a NUL: the tags that Windows Explorer writes.
  @Sendable static func windowsText(_ tag: Tag, to text: inout TextBuffer) {
    text.append(bytes: UTF16Text(tag.rawText[...], .little, isGuess: false).utf8)
  }

  /// Text, without the blanks at its end.
  @Sendable static func withoutTrailingBlanks(_ tag: Tag, to text: inout TextBuffer) {
    text.append(bytes: withoutTrailing(0x20, tag.rawText[...]))
  }

  /// Text, without the NULs at its end, which do not belong to a version.
  @Sendable static func withoutTrailingNULs(_ tag: Tag, to text: inout TextBuffer) {
    text.append(bytes: withoutTrailing(0, tag.rawText[...]))
  }

  /// What follows the last `Name: `, as Photoshop Camera Raw writes text.
  @Sendable static func afterLabel(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    let line = raw.firstIndex(of: 0x0a) ?? raw.endIndex
    var start = raw.startIndex
    for index in raw.indices.dropLast() where index + 1 < line {
      if raw[index] == 0x3a, raw[index + 1] == 0x20 { start = index + 2 }
    }
    text.append(bytes: raw[start...])
  }

  static func withoutTrailing(_ byte: UInt8, _ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = text.lastIndex(where: { $0 != byte }) else { return [] }
    return text[...last]
  }
}
