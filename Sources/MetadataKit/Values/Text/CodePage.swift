/// Windows' code pages of one byte a character (Microsoft, *Code Page Identifiers*): the characters
/// of 80 to FF.
struct CodePage: Sendable {
  let number: Int
  let characters: String

  /// A text as UTF-8; as it is where its code page is not known.
  static func utf8(_ text: ArraySlice<UInt8>, page: Int) -> [UInt8] {
    // 1200 and 1201 are UTF-16, 65001 is UTF-8.
    if page == 1200 || page == 1201 {
      return UTF16Text(text, page == 1200 ? .little : .big, isGuess: false).utf8
    }
    let text = text.prefix { $0 != 0 }
    guard text.contains(where: { $0 >= 0x80 }), let found = all.first(where: { $0.number == page })
    else { return Array(text) }
    let upper = Array(found.characters.unicodeScalars)
    var scalars = String.UnicodeScalarView()
    for byte in text {
      scalars.append(byte < 0x80 ? Unicode.Scalar(byte) : upper[Int(byte & 0x7f)])
    }
    return Array(String(scalars).utf8)
  }
}
