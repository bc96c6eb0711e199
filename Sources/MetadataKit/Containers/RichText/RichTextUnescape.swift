/// Takes the control words out of a text.
struct RichTextUnescape {
  private let bytes: ArraySlice<UInt8>
  private let characters: RichTextCharacters
  private var index = 0
  /// How many characters stand behind one of Unicode for who knows none.
  private var skipped = 1

  /// Whether it reads as exiftool does, which knows no negative numbers, no halves of characters, and none of two
  /// bytes.
  private let asExiftool: Bool

  private(set) var text = UnicodeUnits()
  /// Whether there are characters that exiftool does not know.
  private(set) var hasBeyond = false

  init(_ bytes: [UInt8], _ characters: RichTextCharacters, asExiftool: Bool) {
    self.bytes = bytes[...]
    self.characters = characters
    self.asExiftool = asExiftool
  }

  mutating func read() {
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) ?? bytes.endIndex
      append(bytes[index..<end])
      index = end + 1
      guard index < bytes.count, control() else { return }
    }
  }

  /// Reads what stands behind a backslash; false where the text ends in it.
  private mutating func control() -> Bool {
    let end = RichTextCharacters.wordEnd(bytes, from: index)
    guard end > index else { return symbol() }
    let word = bytes[index..<end].prefix(while: NumberText.isLetter)
    let digits = bytes[index..<end].dropFirst(word.count)
    let number = digits.isEmpty ? nil : Int(String(decoding: digits.prefix(9), as: UTF8.self))
    index = end
    // A space ends the word and is none of the text.
    if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    switch String(decoding: word.prefix(16), as: UTF8.self) {
    case "uc": skipped = max(0, number ?? 0)
    case "u":
      let number = number ?? 0
      guard number < 0, asExiftool else {
        unicode(number)
        return skip(skipped)
      }
      // What stands in its place stays, too.
      append("?".utf8)
    case let name:
      if let character = Self.named[name] { append(character.utf8) }
    }
    return true
  }

  /// A byte in hexadecimal, or a character that has a meaning of its own.
  private mutating func symbol() -> Bool {
    let byte = bytes[index]
    index += 1
    guard byte == UInt8(ascii: "'") else {
      append(CollectionOfOne(byte))
      return true
    }
    guard index + 2 <= bytes.count else { return false }
    let code = hexadecimal(at: index)
    index += 2
    if let code, code >= 0x80 {
      upper(code)
    } else if let code, code > 0 {
      append(CollectionOfOne(code))
    }
    return true
  }

  private func hexadecimal(at place: Int) -> UInt8? {
    guard place + 2 <= bytes.count, let high = HexadecimalBytes.digit(bytes[place]),
      let low = HexadecimalBytes.digit(bytes[place + 1])
    else { return nil }
    return high << 4 | low
  }

  /// A byte of 80 to FF, with the one that follows where two are a character.
  private mutating func upper(_ code: UInt8) {
    guard let doubleByte = characters.doubleByte, !asExiftool else {
      return append(characters.upper[Int(code & 0x7f)])
    }
    hasBeyond = true
    var pair = [code]
    if doubleByte.isLead(code), let second = takeSecond() { pair.append(second) }
    append(doubleByte.utf8(pair[...]))
  }

  /// The byte behind the first of a character, in hexadecimal, as it is or escaped; nil where a control word or nothing
  /// follows.
  private mutating func takeSecond() -> UInt8? {
    guard index < bytes.count else { return nil }
    if bytes[index] != UInt8(ascii: "\\") {
      index += 1
      return bytes[index - 1]
    }
    guard index + 1 < bytes.count else { return nil }
    switch bytes[index + 1] {
    case UInt8(ascii: "'"):
      guard let second = hexadecimal(at: index + 2) else { return nil }
      index += 4
      return second
    // They have a meaning in RTF alone.
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      index += 2
      return bytes[index - 1]
    default: return nil
    }
  }

  /// A character of Unicode, which is a number of 16 bits with a sign.
  private mutating func unicode(_ number: Int) {
    if number == 0 { return }
    if number < 0 { hasBeyond = true }
    guard (-0x8000...0xffff).contains(number) else {
      // What is below is no number of 16 bits; a 0 would end the text.
      let scalar = number < 0 ? nil : Unicode.Scalar(UInt32(clamping: number))
      return append(String(Character(scalar ?? "\u{FFFD}")).utf8)
    }
    let unit = UInt16(truncatingIfNeeded: number)
    let isHalf = unit & 0xf800 == 0xd800
    if isHalf { hasBeyond = true }
    if isHalf, asExiftool { append(Self.alone(unit)) } else { text.append(unit: unit) }
  }

  /// Half of a character in the form of UTF-8, in which there are none.
  private static func alone(_ unit: UInt16) -> [UInt8] {
    func continuation(_ shift: UInt16) -> UInt8 {
      UInt8(truncatingIfNeeded: unit >> shift & 0x3f) | 0x80
    }
    return [0xe0 | UInt8(truncatingIfNeeded: unit >> 12), continuation(6), continuation(0)]
  }

  /// Passes over characters, of which a control word is one; false where there are fewer.
  private mutating func skip(_ count: Int) -> Bool {
    for _ in 0..<count {
      guard index < bytes.count else { return false }
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let end = RichTextCharacters.wordEnd(bytes, from: index + 1)
      if end > index + 1 {
        index = end
        if index < bytes.count, bytes[index] == 0x20 { index += 1 }
      } else if index + 4 <= bytes.count, bytes[index + 1] == UInt8(ascii: "'") {
        index += 4
      } else {
        index += 2
        if index > bytes.count { return false }
      }
    }
    return true
  }

  private mutating func append(_ more: some Collection<UInt8>) { text.append(more) }

  private static let named = [
    "par": "\n", "tab": "\t", "endash": "\u{2013}", "emdash": "\u{2014}", "lquote": "\u{2018}",
    "rquote": "\u{2019}", "ldblquote": "\u{201C}", "rdblquote": "\u{201D}",
    "bullet": "\u{2022}",
  ]
}

/// A text in UTF-8 to which units of UTF-16 are added one by one.
struct UnicodeUnits {
  private var text: [UInt8] = []
  /// The first half of a pair whose second is not there yet.
  private var lead: UInt16?

  /// The text; a half without the other is U+FFFD.
  var bytes: [UInt8] { lead == nil ? text : text + Array("\u{FFFD}".utf8) }

  mutating func append(_ more: some Collection<UInt8>) {
    guard !more.isEmpty else { return }
    endLead()
    text += more
  }

  private mutating func endLead() {
    guard lead != nil else { return }
    text += Array("\u{FFFD}".utf8)
    lead = nil
  }

  mutating func append(unit: UInt16) {
    if let first = lead, unit & 0xfc00 == 0xdc00 {
      lead = nil
      text += Array(String(decoding: [first, unit], as: UTF16.self).utf8)
    } else if unit & 0xfc00 == 0xd800 {
      endLead()
      lead = unit
    } else {
      append(String(decoding: [unit], as: UTF16.self).utf8)
    }
  }
}
