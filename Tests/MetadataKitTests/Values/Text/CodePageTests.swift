import Testing

@testable import MetadataKit

/// Text in code pages of one byte a character.
@Suite struct CodePageTests {
  @Test func everyPageHasItsUpperHalf() {
    #expect(Set(CodePage.all.map(\.number)).count == CodePage.all.count)
    for page in CodePage.all {
      #expect(page.characters.unicodeScalars.count == 128, "\(page.number)")
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
      ("iso-8859-99", nil), ("cp-1", nil), ("windows-99999999999999999999", nil), ("cp932", nil),
    ] as [(String, Int?)])
  func tellsAPageByItsName(_ name: String, _ number: Int?) {
    #expect(CodePage.number(named: name) == number)
  }

  @Test func leavesAnUnknownPageAsItIs() {
    #expect(CodePage.utf8([0x41, 0xff, 0, 0x42], page: 9) == [0x41, 0xff])
  }
}
