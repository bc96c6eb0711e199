/// The characters of a rich text: bytes of a code page, and numbers of Unicode (*RTF Specification* 1.9.1, *Unicode
/// RTF*).
struct RichTextCharacters {
  /// The characters of 80 to FF in UTF-8.
  let upper: [[UInt8]]
  /// The characters of two bytes, where the code page has such, of which exiftool knows none.
  let doubleByte: DoubleByteText?

  /// Takes the code page that a text's start states.
  init(of head: ByteSlice) {
    let page = Self.page(head)
    doubleByte = DoubleByteText.page(page)
    upper = (UInt8(0x80)...0xff).map { [page = doubleByte == nil ? page : 1252] byte in
      page == Self.macintosh
        ? MacintoshText.utf8([byte]) : CodePage.utf8([byte], page: page)
    }
  }

  private static let macintosh = 10000

  private static func page(_ head: ByteSlice) -> Int {
    let words = head.elements.split(separator: UInt8(ascii: "\\"))
    if let word = words.first(where: { $0.starts(with: "ansicpg".utf8) }) {
      let digits = word.dropFirst(7).prefix(while: NumberText.isDigit).prefix(9)
      let page = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      // Of others a byte alone is no character; of GB 18030 what has two bytes is read.
      return page == macintosh || CodePage.all.contains { $0.number == page }
        || DoubleByteText.page(page) != nil ? page : 1252
    }
    for word in words {
      switch String(decoding: word.prefix(while: NumberText.isLetter), as: UTF8.self) {
      case "mac": return macintosh
      case "pc": return 437
      case "pca": return 850
      case "ansi": return 1252
      default: continue
      }
    }
    return 1252
  }

  /// A text as it is meant.
  struct Text {
    var exact: [UInt8]
    /// What exiftool makes of it, where that is something else: characters whose numbers do not fit into 15 bits,
    /// which RTF has as negative ones, and those of two bytes.
    var misread: [UInt8]?
  }

  func text(_ content: ByteSlice) -> Text {
    guard content.firstIndex(of: UInt8(ascii: "\\")) != nil else {
      return Text(exact: content.elements.filter { $0 != 0x0a && $0 != 0x0d })
    }
    let plain = Self.withoutLines(content)
    var reader = RichTextUnescape(plain, self, asExiftool: false)
    reader.read()
    guard reader.hasBeyond else { return Text(exact: reader.text.bytes) }
    var misreader = RichTextUnescape(plain, self, asExiftool: true)
    misreader.read()
    return Text(exact: reader.text.bytes, misread: misreader.text.bytes)
  }

  /// The text without the ends of its lines: one that ends a control word is a space, one that is escaped a paragraph,
  /// others are nothing.
  private static func withoutLines(_ content: ByteSlice) -> [UInt8] {
    let bytes = content.elements
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
        if !isLineEnd(byte) { text.append(byte) }
        continue
      }
      let next = bytes[index]
      if isLineEnd(next) {
        text += Array("\\par ".utf8)
        index += 1
        continue
      }
      let end = wordEnd(bytes, from: index)
      if end > index, end < bytes.endIndex, isLineEnd(bytes[end]) {
        text.append(byte)
        text += bytes[index..<end]
        text.append(0x20)
        index = end + 1
      } else {
        text += [byte, next]
        index += 1
      }
    }
    return text
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }

  /// Where a control word with its number ends; its start where there is none.
  static func wordEnd(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.endIndex, NumberText.isLetter(bytes[end]) { end += 1 }
    guard end > start else { return start }
    var digits = end
    if digits < bytes.endIndex, bytes[digits] == UInt8(ascii: "-") { digits += 1 }
    let first = digits
    while digits < bytes.endIndex, NumberText.isDigit(bytes[digits]) { digits += 1 }
    return digits > first ? digits : end
  }
}
