import Testing

@testable import MetadataKit

/// Documents as UTF-8, whatever they are written in.
@Suite struct XMLTextTests {
  @Test(
    arguments: [
      ("<?xml version='1.0' encoding='koi8-r'?><a/>", 20866),
      ("<?xml version=\"1.0\" encoding = \"Windows-1250\" standalone='no' ?><a/>", 1250),
      ("<?xml version='1.0' encoding='utf-8'?><a/>", nil), ("<?xml encoding", nil),
      ("<?xml encoding=''?>", nil), ("<a encoding='cp1250'/>", nil),
    ] as [(String, Int?)])
  func tellsTheCodePage(_ text: String, _ page: Int?) {
    #expect(XMLText.codePage(of: Array(text.utf8)[...]) == page)
  }

  @Test func recodesCodePages() {
    let text = Array("\n<?xml version='1.0' encoding='windows-1251'?><a>".utf8) + [0xff]
    #expect(Array(XMLText(text[...]).bytes.suffix(3)) == Array(">я".utf8))
    // What is UTF-8 all the same stays as it is, and so does what has zeros, which no text has.
    let same = Array("<?xml version='1.0' encoding='windows-1251'?><a>я".utf8)
    #expect(Array(XMLText(same[...]).bytes) == same)
    #expect(XMLText((text + [0])[...]).bytes.suffix(2) == [0xff, 0])
  }
}
