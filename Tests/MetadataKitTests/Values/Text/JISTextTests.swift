import Testing

@testable import MetadataKit

/// Japanese text, as Python's codecs write it.
@Suite struct JISTextTests {
  private static let text = "日本 ｱ漢字"

  @Test(
    arguments: [
      // ISO-2022-JP, with katakana of one byte, and with the older set.
      [
        0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42, 0x20, 0x1b, 0x28, 0x49, 0x31,
        0x1b, 0x24, 0x40, 0x34, 0x41, 0x1b, 0x24, 0x42, 0x3b, 0x7a, 0x1b, 0x28, 0x42,
      ],
      // EUC-JP
      [
        0xc6, 0xfc, 0xcb, 0xdc, 0x20, 0x8e, 0xb1, 0xb4, 0xc1, 0xbb, 0xfa,
      ],
      // Shift JIS
      [
        0x93, 0xfa, 0x96, 0x7b, 0x20, 0xb1, 0x8a, 0xbf, 0x8e, 0x9a,
      ],
    ] as [[UInt8]])
  func readsAllThree(_ bytes: [UInt8]) {
    #expect(String(decoding: JISText.utf8(guessing: bytes[...]), as: UTF8.self) == Self.text)
  }

  /// Characters that users define are guessed by nobody.
  @Test func privateCharactersAreNoGuess() {
    let bytes: [UInt8] = [0xf0, 0x40, 0x41]
    #expect(JISText.utf8(guessing: bytes[...]) == bytes)
    #expect(CodePage.utf8(bytes[...], page: 932) == Array("\u{e000}A".utf8))
  }

  /// Letters of Latin, Greek, Korean and Chinese texts make kanji, but no three kana in a row.
  @Test(
    arguments: [
      ([0x83, 0x4f, 0x83, 0x8c, 0x81, 0x5b, 0x83, 0x58, 0x83, 0x50], "グレースケ"),
      (Array("Profil g".utf8) + [0xe9, 0x6e, 0xe9, 0x72] + Array("al".utf8), nil),
      (Array("Profil g".utf8) + [0x8e, 0x6e, 0x8e, 0x72] + Array("al".utf8), nil),
      ([0xd0, 0xf1, 0xef, 0xf6, 0xdf, 0xeb], nil), ([0xb8, 0xf0, 0xb4, 0xcf, 0xc5, 0xcd], nil),
      ([0xb0, 0xe6, 0xc8, 0xa8, 0xcb, 0xf9, 0xd3, 0xd0], nil), ([0x83, 0x54, 0x83, 0x53], nil),
      (Array("sRGB".utf8), nil),
    ] as [([UInt8], String?)])
  func isCertainOfKana(_ bytes: [UInt8], _ text: String?) {
    #expect(JISText.utf8(ifCertain: bytes[...]) == text.map { Array($0.utf8) })
  }

  /// Two katakana of Shift JIS are a kanji of EUC-JP: marks of voiced sounds tell them, and kanji that are hardly written.
  @Test(
    arguments: [
      ([0xc3, 0xde, 0xbc, 0xde, 0xb6, 0xd2], "ﾃﾞｼﾞｶﾒ"), ([0xb6, 0xd2, 0xd7, 0x21], "ｶﾒﾗ!"),
      ([0xd4, 0xcf, 0x20, 0xb6, 0xdc], "ﾔﾏ ｶﾜ"),
      // 東京の空, and what is a kanji of the first level.
      ([0xc5, 0xec, 0xb5, 0xfe, 0xa4, 0xce, 0xb6, 0xf5], "東京の空"), ([0xb2, 0xd0], "火"),
    ] as [([UInt8], String)])
  func tellsKatakanaFromKanji(_ bytes: [UInt8], _ text: String) {
    #expect(String(decoding: JISText.utf8(guessing: bytes[...]), as: UTF8.self) == text)
  }

  @Test(
    arguments: [
      [0x41, 0x42], [0x93], [0x1b, 0x41], [0x8f, 0xb0, 0xff, 0xff], [], Array("IMG_0001".utf8),
      Array("on the beach".utf8), Array("F|K\\8".utf8),
    ] as [[UInt8]])
  func whatIsNoneStays(_ bytes: [UInt8]) {
    #expect(JISText.utf8(guessing: bytes[...]) == bytes)
  }

  /// Cells alone, as Exif 3.0 §4.6.5.4 has them.
  @Test func readsBareCells() {
    #expect(JISText.utf8(guessing: Array("F|K\\8l".utf8)[...]) == Array("日本語".utf8))
    #expect(JISText.utf8(guessing: Array("F|K\\8l  ".utf8)[...]) == Array("日本語".utf8))
  }

  /// Lines end in ASCII, whatever the last sequence says (RFC 1468).
  @Test func whatIsNoCellStandsForItself() {
    #expect(
      JISText.utf8(guessing: [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x0a, 0x41]) == Array("日\nA".utf8))
    #expect(
      JISText.utf8(guessing: [0x1b, 0x28, 0x49, 0x31, 0x0a, 0x20, 0x32]) == Array("ｱ\n ｲ".utf8))
  }

  /// A page that is stated is not guessed at: one bad byte made Shift JIS of all others, which is katakana.
  @Test(
    arguments: [
      ([0xc6, 0xfc, 0xcb], 51932, "日\u{fffd}"), ([0xc6, 0xfc, 0xe9, 0x41], 51932, "日\u{fffd}A"),
      ([0xff, 0xc6, 0xfc, 0x8e, 0xe0, 0xc6, 0xfc], 51932, "\u{fffd}日\u{fffd}狷\u{fffd}"),
      ([0xb0, 0x21, 0x41], 20932, "丂A"), ([0x0e, 0x31, 0x0f, 0x41], 50222, "ｱA"),
      ([0x8f, 0xb0, 0xa1], 51932, "丂"), ([0x8f, 0xa1, 0xa1, 0x41], 51932, "\u{fffd}A"),
      ([0x1b, 0x24, 0x42, 0x2f, 0x21, 0x46, 0x7c], 50220, "\u{fffd}日"),
      ([0x1b, 0x24, 0x28, 0x44, 0x30, 0x21, 0x1b, 0x28, 0x42, 0x41], 50220, "丂A"),
    ] as [([UInt8], Int, String)])
  func statedPagesKeepTheRest(_ bytes: [UInt8], _ page: Int, _ text: String) {
    #expect(String(decoding: CodePage.utf8(bytes[...], page: page), as: UTF8.self) == text)
  }
}
