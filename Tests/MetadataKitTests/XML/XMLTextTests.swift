import Testing

@testable import MetadataKit

/// Documents as UTF-8, whatever they are written in.
@Suite struct XMLTextTests {
  @Test(
    arguments: [
      ("<?xml version='1.0' encoding='koi8-r'?><a/>", 20866),
      ("<?xml version=\"1.0\" encoding = \"Windows-1250\" standalone='no' ?><a/>", 1250),
      ("<?xml version='1.0' encoding='ISO_8859-1:1987'?><a/>", 1252),
      ("<?xml version='1.0' encoding='iso8859-2'?><a/>", 28592),
      ("<?xml version='1.0' encoding='latin9'?><a/>", 28605),
      ("<?xml version='1.0' encoding='x-cp1250'?><a/>", 1250),
      ("<?xml version='1.0' encoding='Shift_JIS'?><a/>", 932),
      ("<?xml version='1.0' encoding='EUC-JP'?><a/>", 51932),
      ("<?xml version='1.0' encoding='utf-8'?><a/>", nil), ("<?xml encoding", nil),
      ("<?xml encoding=''?>", nil), ("<a encoding='cp1250'/>", nil),
    ] as [(String, Int?)])
  func tellsTheCodePage(_ text: String, _ page: Int?) {
    #expect(XMLText.codePage(of: Array(text.utf8)[...]) == page)
  }

  @Test func recodesCodePages() {
    let text = Array("\n<?xml version='1.0' encoding='windows-1251'?><a>".utf8) + [0xff]
    #expect(Array(XMLText(text[...]).bytes.suffix(3)) == Array(">я".utf8))
    let japanese = Array("<?xml version='1.0' encoding='Shift_JIS'?><a>".utf8) + [0x83, 0x5c, 0x3c]
    #expect(Array(XMLText(japanese[...]).bytes.suffix(5)) == Array(">ソ<".utf8))
    let escaped = Array("<?xml version='1.0' encoding='ISO-2022-JP'?><a>\u{1b}$B%=\u{1b}(B<".utf8)
    #expect(Array(XMLText(escaped[...]).bytes.suffix(5)) == Array(">ソ<".utf8))
    // What is UTF-8 all the same stays as it is, and so does what has zeros, which no text has.
    let same = Array("<?xml version='1.0' encoding='windows-1251'?><a>я".utf8)
    #expect(Array(XMLText(same[...]).bytes) == same)
    #expect(XMLText((text + [0])[...]).bytes.suffix(2) == [0xff, 0])
  }

  /// White space before the first tag has zeros, too.
  @Test(arguments: [2, 4], [false, true])
  func ordersAreToldByTheMarkOrThePlace(_ size: Int, _ isBig: Bool) {
    for start in ["\u{feff}\r\n", "\n", "\u{feff}", ""] {
      let units: [UInt8] = (start + "<a>王</a>").unicodeScalars.flatMap { scalar in
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * UInt32($0))) }
        return isBig ? bytes.reversed() : bytes
      }
      #expect(Array(XMLText(units[...]).bytes) == Array("<a>王</a>".utf8), "\(start)")
    }
  }

  /// Only what is not UTF-8 either is in a code page that is not known.
  @Test(
    arguments: [
      ("x-foo", [0xd6, 0xd0], "x-foo"), ("x-foo", [0x41], nil), ("GB2312", [0xd6, 0xd0], nil),
      ("utf-8", [0xd6], nil),
      ("cp1252", [0xd6], nil),
    ] as [(String, [UInt8], String?)])
  func tellsUnknownCodePages(_ name: String, _ text: [UInt8], _ unknown: String?) {
    let document = Array("<?xml version='1.0' encoding='\(name)'?><a>".utf8) + text
    #expect(XMLText.unreadCodePage(of: document[...])?.name == unknown)
    // Of what is too long that is told of pages that are known, too.
    let long =
      Array("<?xml version='1.0' encoding='ISO-2022-JP'?><a>\u{1b}$B".utf8)
      + [UInt8](repeating: 0x30, count: XMLText.longestInCodePage)
    #expect(XMLText.unreadCodePage(of: long[...])?.isKnown == true)
  }
}
