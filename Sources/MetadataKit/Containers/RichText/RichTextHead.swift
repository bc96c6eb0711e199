/// Tells where the head of a rich text ends: all that a text says of itself stands before its first section (*RTF
/// Specification* 1.9.1, *Contents of an RTF File*: `<document>` is `<info>? <docfmt>* <section>+`).
struct RichTextHead {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  private init(_ text: ByteSlice) {
    bytes = text.elements
    index = bytes.startIndex
  }

  /// Whether the start of a text has all of its head, and something of the first section.
  static func isWhole(in text: ByteSlice) -> Bool {
    var head = RichTextHead(text)
    return head.findsSection()
  }

  /// What a section and its paragraphs start with, in no group but that of the text.
  private static let sections: Set = ["sectd", "pard", "par", "sect"]

  /// What a text says of itself, which may stand behind a character, or what those look like.
  private static let information = "info"
  private static let looks = "plain"

  /// What pictures of a paragraph start with, in a group of their own; those of the head's lists stand in more groups.
  private static let pictures: Set = ["pict", "shppict"]

  /// What groups start with where each is a paragraph; within others of the head it stands, too.
  private static let paragraph = "pard"

  /// So many letters of a control word are looked at, one more than those that are known have.
  private static let longestWord = 8

  /// In the group of the text the head has control words and groups alone.
  private mutating func findsSection() -> Bool {
    var level = 0
    var hasInformation = false
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): level += 1
      case UInt8(ascii: "}"): level -= 1
      case UInt8(ascii: "\\"):
        let startsGroup = bytes[..<(index - 1)].last == UInt8(ascii: "{")
        let word = control()
        if level == 1, hasInformation, word == nil || word == Self.looks { return true }
        guard let word else { continue }
        if level == 1, Self.sections.contains(word) { return true }
        if level == 2, startsGroup, word == Self.information { hasInformation = true }
        if level == 2,
          Self.pictures.contains(word) || (startsGroup && word == Self.paragraph)
        {
          return true
        }
      default:
        if level == 1, byte > 0x20 { return true }
      }
    }
    return false
  }

  /// Passes what stands behind a backslash: a control word with its number, of which the word is answered, or a symbol, for
  /// which that is nil.
  private mutating func control() -> String? {
    let start = index
    let end = RichTextCharacters.wordEnd(bytes, from: start)
    guard end > start else {
      // A byte in two digits is longer.
      let isByte = start < bytes.endIndex && bytes[start] == UInt8(ascii: "'")
      index = min(start + (isByte ? 3 : 1), bytes.endIndex)
      return nil
    }
    index = end
    // A space ends the word and is none of the text.
    if index < bytes.endIndex, bytes[index] == 0x20 { index += 1 }
    let letters = bytes[start..<end].prefix(while: NumberText.isLetter)
    let word = String(decoding: letters.prefix(Self.longestWord), as: UTF8.self)
    if word == "bin" {
      // So many bytes follow as they are.
      let digits = bytes[start..<end].dropFirst(letters.count).prefix(9)
      let count = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      index += min(max(0, count), bytes.endIndex - index)
    }
    return word
  }
}
