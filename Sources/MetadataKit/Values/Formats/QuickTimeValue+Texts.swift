/// Texts of movies that are more than their bytes.
extension QuickTimeValue {
  /// A text behind its length.
  @Sendable static func pascalText(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    text.append(bytes: MacintoshText.utf8(bytes.dropFirst().prefix(Int(bytes.first ?? 0))))
  }

  /// `Entity=XXXX Index=1 …` (3GPP TS 26.244 §8.5).
  @Sendable static func classification(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    guard bytes.count >= 6 else { return text.append(bytes: bytes) }
    text.append("Entity=")
    text.append(bytes: bytes.prefix(4))
    let index = bytes.dropFirst(4).prefix(2).bigEndian(Int.self)
    text.append(" Index=\(index) ")
    text.append(bytes: bytes.dropFirst(6))
  }

  /// `Entity=XXXX Criteria=XXXX …` (3GPP TS 26.244 §8.4).
  @Sendable static func rating(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    guard bytes.count >= 8 else { return text.append(bytes: bytes) }
    text.append("Entity=")
    text.append(bytes: bytes.prefix(4))
    text.append(" Criteria=")
    text.append(bytes: bytes.dropFirst(4).prefix(4))
    text.append(" ")
    text.append(bytes: bytes.dropFirst(8))
  }

  /// Three letters, or the number of a language of classic Macintosh systems (QTFF, language
  /// code values; ISO 14496-12 §8.4.2.3).
  @Sendable static func languageCode(_ tag: Tag, _ text: inout TextBuffer) {
    let code = tag.integer() ?? 0
    guard code >= 0x400, code != 0x7fff else { return text.append(code) }
    text.append(bytes: Self.letters(Int(code)))
  }

  /// Three letters of five bits each.
  static func letters(_ code: Int) -> [UInt8] {
    [10, 5, 0].map { UInt8(truncatingIfNeeded: (code >> $0 & 31) + 0x60) }
  }

  @Sendable static func language(_ tag: Tag, _ text: inout TextBuffer) {
    let value = Self.text(of: tag)
    if value.allSatisfy(NumberText.isDigit) {
      Labels(MacintoshLanguage.codes).append(value, to: &text)
    } else {
      text.append(bytes: value)
    }
  }

  /// Numbers without zeros before them.
  @Sendable static func withoutZeros(_ tag: Tag, _ text: inout TextBuffer) {
    let value = Self.text(of: tag)
    var result: [UInt8] = []
    var index = 0
    while index < value.count {
      result.append(value[index])
      let isSpace = value[index] == 0x20
      index += 1
      guard isSpace else { continue }
      var end = index
      while end < value.count, value[end] == 0x30 { end += 1 }
      // The last one stays where nothing follows.
      if end > index, end == value.count || !NumberText.isOfWord(value[end]) { end -= 1 }
      index = end
    }
    text.append(bytes: result.drop(while: NumberText.isSpace))
  }

  /// `(SDP) v=0 …`.
  @Sendable static func sessionDescription(_ tag: Tag, _ text: inout TextBuffer) {
    let value = Self.text(of: tag)
    guard value.starts(with: "sdp ".utf8) else { return text.append(bytes: value) }
    text.append("(SDP) ")
    text.append(bytes: value.dropFirst(4))
  }

  /// `Main track; No attributes; Priority 0`.
  @Sendable static func trackProperty(_ tag: Tag, _ text: inout TextBuffer) {
    let words = ["0=No presentation||0=Main track", "0=No attributes||15=Read only"]
    for index in 0..<tag.elementCount {
      if index > 0 { text.append("; ") }
      let number = tag.integer(index) ?? 0
      if index < words.count {
        Labels(words[index]).appendBits(of: Array(String(number).utf8), to: &text)
      } else {
        text.append(index == 2 ? "Priority \(number)" : "\(number)")
      }
    }
  }
}
