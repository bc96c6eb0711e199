/// How the names of fonts are written: systems, and encodings of each (OpenType Specification, name — Naming
/// Table, Platform IDs).
enum FontText {
  /// A name in UTF-8; nil where its encoding is not known.
  static func utf8(_ bytes: ArraySlice<UInt8>, platform: Int, encoding: Int) -> [UInt8]? {
    switch (platform, encoding) {
    case (0, 0...6), (2, 1), (3, 0...1): UTF16Text(bytes, .big, isGuess: false).utf8
    case (1, 32), (2, 0): Array(bytes)
    // Makers of icons write UTF-16 there, too.
    case (1, _): MacintoshScript.utf8(bytes.filter { $0 != 0 }[...], script: encoding)
    case (2, 2): WindowsLatin.utf8(bytes) ?? Array(bytes)
    case (3, 2): windows(bytes, .japanese)
    case (3, 3): windows(bytes, .simplifiedChinese)
    case (3, 4): windows(bytes, .traditionalChinese)
    case (3, 5): windows(bytes, .korean)
    case (3, 10): utf32(bytes)
    default: nil
    }
  }

  /// The specification has UTF-16 for whatever Windows has, old fonts have the encoding's own bytes.
  private static func windows(_ bytes: ArraySlice<UInt8>, _ encoding: DoubleByteText) -> [UInt8] {
    bytes.contains(0)
      ? UTF16Text(bytes, .big, isGuess: false).utf8 : encoding.utf8(bytes)
  }

  /// The specification has UTF-16 there, too, but what says so may have four bytes a character.
  private static func utf32(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    // The upper half of such a character is nearly always 0.
    guard bytes.count & 3 == 0, bytes.prefix(2).allSatisfy({ $0 == 0 }), !bytes.isEmpty else {
      return UTF16Text(bytes, .big, isGuess: false).utf8
    }
    var text = String.UnicodeScalarView()
    var value: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      value = value &<< 8 | UInt32(byte)
      if index & 3 == 3 {
        if value == 0 { break }
        text.append(Unicode.Scalar(value) ?? "\u{fffd}")
        value = 0
      }
    }
    return Array(String(text).utf8)
  }
}

/// Text of the classic Mac OS in the encodings of its scripts (*Inside Macintosh: Text*, Script Codes).
enum MacintoshScript {
  /// A text in UTF-8; nil where it is not ASCII and its script's characters are not known.
  static func utf8(_ bytes: ArraySlice<UInt8>, script: Int) -> [UInt8]? {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return Array(bytes) }
    return switch script {
    case 0: MacintoshText.utf8(bytes)
    case 1: japanese.utf8(bytes)
    case 2: traditionalChinese.utf8(bytes)
    case 3: korean.utf8(bytes)
    case 4: singleByte(bytes, arabic)
    case 5: singleByte(bytes, hebrew)
    case 6: CodePage.utf8(bytes, page: 10006)
    // 29 is of Central Europe, whose names the field reads as Cyrillic; fonts have both there.
    case 7, 29: CodePage.utf8(bytes, page: 10007)
    case 21: singleByte(bytes, thai)
    case 25: simplifiedChinese.utf8(bytes)
    default: nil
    }
  }

  private static func singleByte(_ bytes: ArraySlice<UInt8>, _ upper: String) -> [UInt8] {
    let upper = Array(upper.unicodeScalars)
    var text = String.UnicodeScalarView()
    for byte in bytes {
      let index = Int(byte) - 0x80
      text.append(upper.indices.contains(index) ? upper[index] : Unicode.Scalar(byte & 0x7f))
    }
    return Array(String(text).utf8)
  }

  // Where Windows has first bytes of two, Apple has signs that stand alone, and others are none.
  private static let japanese = DoubleByteText.japanese.adding(
    singles: [0x80: 0x5c, 0xa0: 0xa0, 0xfd: 0xa9, 0xfe: 0x2122, 0xff: 0x2026])
  private static let traditionalChinese = DoubleByteText.traditionalChinese.adding(
    singles: [0x80: 0x5c, 0xa0: 0xa0, 0xfd: 0xa9, 0xfe: 0x2122, 0xff: 0x2026])
  private static let simplifiedChinese = DoubleByteText.simplifiedChinese.adding(
    singles: none(0x81...0x9f).merging([
      0x80: 0xfc, 0xa0: 0xa0, 0xfd: 0xa9, 0xfe: 0x2122, 0xff: 0x2026,
    ]) { $1 })
  private static let korean = DoubleByteText.korean.adding(
    singles: none(0x85...0xa0).merging([
      0x80: 0xa0, 0x81: 0x20a9, 0x82: 0x2013, 0x83: 0xa9, 0x84: 0xff3f, 0xff: 0x2026,
    ]) { $1 })

  private static func none(_ bytes: ClosedRange<UInt8>) -> [UInt8: UInt16] {
    Dictionary(uniqueKeysWithValues: bytes.map { ($0, 0xfffd) })
  }

  private static let arabic = """
    \u{c4}\u{a0}\u{c7}\u{c9}\u{d1}\u{d6}\u{dc}\u{e1}\u{e0}\u{e2}\u{e4}\u{6ba}\u{ab}\u{e7}\
    \u{e9}\u{e8}\u{ea}\u{eb}\u{ed}\u{2026}\u{ee}\u{ef}\u{f1}\u{f3}\u{bb}\u{f4}\u{f6}\u{f7}\
    \u{fa}\u{f9}\u{fb}\u{fc}\u{20}\u{21}\u{22}\u{23}\u{24}\u{66a}\u{26}\u{27}\u{28}\u{29}\
    \u{2a}\u{2b}\u{60c}\u{2d}\u{2e}\u{2f}\u{660}\u{661}\u{662}\u{663}\u{664}\u{665}\u{666}\
    \u{667}\u{668}\u{669}\u{3a}\u{61b}\u{3c}\u{3d}\u{3e}\u{61f}\u{274a}\u{621}\u{622}\u{623}\
    \u{624}\u{625}\u{626}\u{627}\u{628}\u{629}\u{62a}\u{62b}\u{62c}\u{62d}\u{62e}\u{62f}\
    \u{630}\u{631}\u{632}\u{633}\u{634}\u{635}\u{636}\u{637}\u{638}\u{639}\u{63a}\u{5b}\
    \u{5c}\u{5d}\u{5e}\u{5f}\u{640}\u{641}\u{642}\u{643}\u{644}\u{645}\u{646}\u{647}\u{648}\
    \u{649}\u{64a}\u{64b}\u{64c}\u{64d}\u{64e}\u{64f}\u{650}\u{651}\u{652}\u{67e}\u{679}\
    \u{686}\u{6d5}\u{6a4}\u{6af}\u{688}\u{691}\u{7b}\u{7c}\u{7d}\u{698}\u{6d2}
    """

  private static let hebrew = """
    \u{c4}\u{fffd}\u{c7}\u{c9}\u{d1}\u{d6}\u{dc}\u{e1}\u{e0}\u{e2}\u{e4}\u{e3}\u{e5}\u{e7}\
    \u{e9}\u{e8}\u{ea}\u{eb}\u{ed}\u{ec}\u{ee}\u{ef}\u{f1}\u{f3}\u{f2}\u{f4}\u{f6}\u{f5}\
    \u{fa}\u{f9}\u{fb}\u{fc}\u{20}\u{21}\u{22}\u{23}\u{24}\u{25}\u{20aa}\u{27}\u{29}\u{28}\
    \u{2a}\u{2b}\u{2c}\u{2d}\u{2e}\u{2f}\u{30}\u{31}\u{32}\u{33}\u{34}\u{35}\u{36}\u{37}\
    \u{38}\u{39}\u{3a}\u{3b}\u{3c}\u{3d}\u{3e}\u{3f}\u{fffd}\u{201e}\u{f89b}\u{f89c}\u{f89d}\
    \u{f89e}\u{5bc}\u{fb4b}\u{fb35}\u{2026}\u{a0}\u{5b8}\u{5b7}\u{5b5}\u{5b6}\u{5b4}\u{2013}\
    \u{2014}\u{201c}\u{201d}\u{2018}\u{2019}\u{fb2a}\u{fb2b}\u{5bf}\u{5b0}\u{5b2}\u{5b1}\
    \u{5bb}\u{5b9}\u{fffd}\u{5b3}\u{5d0}\u{5d1}\u{5d2}\u{5d3}\u{5d4}\u{5d5}\u{5d6}\u{5d7}\
    \u{5d8}\u{5d9}\u{5da}\u{5db}\u{5dc}\u{5dd}\u{5de}\u{5df}\u{5e0}\u{5e1}\u{5e2}\u{5e3}\
    \u{5e4}\u{5e5}\u{5e6}\u{5e7}\u{5e8}\u{5e9}\u{5ea}\u{7d}\u{5d}\u{7b}\u{5b}\u{7c}
    """

  private static let thai = """
    \u{ab}\u{bb}\u{2026}\u{e48}\u{e49}\u{e4a}\u{e4b}\u{e4c}\u{e48}\u{e49}\u{e4a}\u{e4b}\
    \u{e4c}\u{201c}\u{201d}\u{e4d}\u{90}\u{2022}\u{e31}\u{e47}\u{e34}\u{e35}\u{e36}\u{e37}\
    \u{e48}\u{e49}\u{e4a}\u{e4b}\u{e4c}\u{2018}\u{2019}\u{9f}\u{a0}\u{e01}\u{e02}\u{e03}\
    \u{e04}\u{e05}\u{e06}\u{e07}\u{e08}\u{e09}\u{e0a}\u{e0b}\u{e0c}\u{e0d}\u{e0e}\u{e0f}\
    \u{e10}\u{e11}\u{e12}\u{e13}\u{e14}\u{e15}\u{e16}\u{e17}\u{e18}\u{e19}\u{e1a}\u{e1b}\
    \u{e1c}\u{e1d}\u{e1e}\u{e1f}\u{e20}\u{e21}\u{e22}\u{e23}\u{e24}\u{e25}\u{e26}\u{e27}\
    \u{e28}\u{e29}\u{e2a}\u{e2b}\u{e2c}\u{e2d}\u{e2e}\u{e2f}\u{e30}\u{e31}\u{e32}\u{e33}\
    \u{e34}\u{e35}\u{e36}\u{e37}\u{e38}\u{e39}\u{e3a}\u{2060}\u{200b}\u{2013}\u{2014}\u{e3f}\
    \u{e40}\u{e41}\u{e42}\u{e43}\u{e44}\u{e45}\u{e46}\u{e47}\u{e48}\u{e49}\u{e4a}\u{e4b}\
    \u{e4c}\u{e4d}\u{2122}\u{e4f}\u{e50}\u{e51}\u{e52}\u{e53}\u{e54}\u{e55}\u{e56}\u{e57}\
    \u{e58}\u{e59}\u{ae}\u{a9}\u{fc}\u{fd}\u{fe}\u{ff}
    """
}
