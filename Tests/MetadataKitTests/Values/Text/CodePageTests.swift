import Testing

@testable import MetadataKit

/// Text in code pages of one and of two bytes a character.
@Suite struct CodePageTests {
  @Test func everyPageHasItsUpperHalf() {
    #expect(Set(CodePage.all.map(\.number)).count == CodePage.all.count)
    for page in CodePage.all {
      #expect(page.characters.count == 128, "\(page.number)")
    }
  }

  @Test(
    arguments: [
      (437, 0x9b, "¢"), (866, 0x80, "А"), (1251, 0xff, "я"), (1252, 0x80, "€"),
      (1252, 0x81, "\u{fffd}"),
      (1255, 0xe0, "\u{5d0}"), (10000, 0x80, "Ä"), (28605, 0xa4, "€"),
    ] as [(Int, UInt8, String)])
  func readsACharacter(page: Int, byte: UInt8, character: String) {
    let text = CodePage.utf8([0x41, byte], page: page)
    #expect(
      String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
        == ("A" + character).unicodeScalars.map(\.value))
  }

  @Test(
    arguments: [
      ("ISO-8859-1", 1252), ("us-ascii", 1252), ("ISO-8859-2", 28592), ("iso-8859-15", 28605),
      ("Windows-1251", 1251), ("cp1250", 1250), ("IBM850", 850), ("KOI8-R", 20866), ("UTF-8", nil),
      ("iso-8859-99", nil), ("cp-1", nil), ("windows-99999999999999999999", nil),
      ("Shift_JIS", 932), ("cp932", 932), ("Windows-31J", 932), ("GB2312", 936), ("GB18030", 54936),
      ("EUC-KR", 949), ("Big5", 950), ("EUC-JP", 51932), ("ISO-2022-JP", 50220),
      ("HZ-GB-2312", nil),
    ] as [(String, Int?)])
  func tellsAPageByItsName(_ name: String, _ number: Int?) {
    #expect(CodePage.number(named: name) == number)
  }

  @Test func leavesAnUnknownPageAsItIs() {
    #expect(CodePage.utf8([0x41, 0xff, 0, 0x42], page: 9) == [0x41, 0xff])
  }

  /// As Python's codecs write them, which follow Microsoft's tables: what the standards have, what Windows
  /// added to them, and what stands alone.
  @Test(
    arguments: [
      (932, [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea], "日本語"),
      (932, [0x87, 0x8a, 0xfb, 0xfc], "㈱髙"),
      (932, [0x81, 0x5f, 0xcb, 0xb1], "＼ﾋｱ"),
      (932, [0xf0, 0x40, 0xf9, 0xfc], "\u{e000}\u{e757}"),
      (936, [0xd6, 0xd0, 0xb9, 0xfa], "中国"),
      (936, [0xe9, 0x46, 0xa0, 0xdc], "镕犥"),
      (936, [0x80], "€"),
      (20936, [0xd6, 0xd0], "中"),
      (54936, [0xd6, 0xd0], "中"),
      (949, [0xc7, 0xd1, 0xb1, 0xb9], "한국"),
      (949, [0x8c, 0x63], "똠"),
      (51949, [0xc7, 0xd1], "한"),
      (950, [0xa4, 0xa4, 0xa4, 0xe5], "中文"),
      (950, [0xf9, 0xd6], "碁"),
    ] as [(Int, [UInt8], String)])
  func readsCharactersOfTwoBytes(_ page: Int, _ bytes: [UInt8], _ text: String) {
    let found = CodePage.utf8(([0x41] + bytes)[...], page: page)
    #expect(String(decoding: found, as: UTF8.self) == "A" + text)
  }

  @Test func tellsWhatIsNoCharacterOfTwoBytes() {
    #expect(CodePage.utf8([0x93, 0x20, 0x93], page: 932) == Array("\u{fffd} \u{fffd}".utf8))
  }

  /// The last characters stand where they should if every lead and every trail before has a place.
  @Test(
    arguments: [
      (932, [0xfc, 0x4b], "黑"),
      (936, [0xfe, 0x4f], "\u{fa29}"),
      (949, [0xfd, 0xfe], "詰"),
      (950, [0xf9, 0xfe], "▓"),
    ] as [(Int, [UInt8], String)])
  func tablesAreWhole(_ page: Int, _ bytes: [UInt8], _ text: String) {
    #expect(CodePage.utf8(bytes[...], page: page) == Array(text.utf8))
  }
}
