/// Windows' code pages of one byte a character (Microsoft, *Code Page Identifiers*): the characters
/// of 80 to FF. Those of more bytes are ``DoubleByteText``'s, ``GB18030``'s and ``JISText``'s.
struct CodePage: Sendable {
  let number: Int
  /// Taken out of the string once: texts come in many pieces.
  let characters: [Unicode.Scalar]

  init(number: Int, characters: String) {
    self.number = number
    self.characters = Array(characters.unicodeScalars)
  }

  /// The number of one that is known, by the name that it has in the Internet (IANA, *Character Sets*). Latin-1
  /// is Windows' in practice.
  static func number(named name: String) -> Int? {
    // `ISO_8859-1:1987`
    let name = String(name.lowercased().map { $0 == "_" ? "-" : $0 }.prefix { $0 != ":" })
    if Self.latin1.contains(name) { return 1252 }
    let others = [
      "koi8-r": 20866, "koi8-u": 21866, "macintosh": 10000, "mac": 10000, "tis-620": 874,
      "latin2": 28592, "l2": 28592, "cyrillic": 28595, "greek": 28597, "latin5": 28599,
      "l5": 28599, "latin-9": 28605, "latin9": 28605, "shift-jis": 932, "sjis": 932,
      "x-sjis": 932, "ms-kanji": 932, "windows-31j": 932, "gb2312": 936, "gbk": 936, "x-gbk": 936,
      "gb18030": 54936, "euc-jp": 51932, "x-euc-jp": 51932,
      "iso-2022-jp": 50220, "euc-kr": 949, "ks-c-5601-1987": 949, "uhc": 949, "big5": 950,
    ]
    // The last parts of ISO 8859 are numbered on from the first.
    let starts = [
      ("windows-", 0), ("x-cp", 0), ("cp", 0), ("ibm", 0), ("iso-8859-", 28590),
      ("iso8859-", 28590),
    ]
    let number =
      others[name]
      ?? starts.first { name.hasPrefix($0.0) }.flatMap { start, first in
        Int(name.dropFirst(start.utf8.count)).flatMap { $0 < 1 << 16 ? first + $0 : nil }
      }
    return number.flatMap { isKnown($0) ? $0 : nil }
  }

  /// Whether ``utf8(_:page:)`` knows the characters of a page.
  static func isKnown(_ page: Int) -> Bool {
    all.contains { $0.number == page } || DoubleByteText.page(page) != nil
      || JISText.isPage(page)
  }

  private static let gb18030 = 54936

  private static let latin1: Set = [
    "iso-8859-1", "iso8859-1", "iso88591", "latin1", "latin-1", "l1", "cp819", "ibm819", "us-ascii",
    "ascii",
  ]

  /// A text as UTF-8; as it is where its code page is not known.
  static func utf8(_ text: ArraySlice<UInt8>, page: Int) -> [UInt8] {
    // 1200 and 1201 are UTF-16, 65001 is UTF-8.
    if page == 1200 || page == 1201 {
      return UTF16Text(text, page == 1200 ? .little : .big, isGuess: false).utf8
    }
    let text = text.untilNUL
    if let japanese = JISText.utf8(text, page: page) { return japanese }
    guard text.contains(where: { $0 >= 0x80 }) else { return Array(text) }
    if page == gb18030 { return GB18030.utf8(text) }
    if let doubleByte = DoubleByteText.page(page) { return doubleByte.utf8(text) }
    guard let found = all.first(where: { $0.number == page }) else { return Array(text) }
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 2 * 3)
    for byte in text {
      if byte < 0x80 {
        result.append(byte)
      } else {
        result.append(scalar: found.characters[Int(byte & 0x7f)])
      }
    }
    return result
  }
}
