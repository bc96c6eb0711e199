import Testing

@testable import MetadataKit

@Suite struct XMLRepairTests {
  /// No literal may have such a character.
  private static func standIn(_ control: UInt8) -> String {
    String(decoding: [0xef, 0xb7, 0x90 + control], as: UTF8.self)
  }

  private func repaired(_ text: [UInt8]) throws -> String? {
    // As a part of something longer, whose indices do not start at zero.
    let slice = ([0x26, 0xff] + text + [0x26, 0xff]).dropFirst(2).dropLast(2)
    return try XMLRepair.repaired(slice).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test(arguments: [
    "", "<a>b</a>", "<a>&amp;&lt;&gt;&quot;&apos;&#65;&#x41;</a>", "a\t\r\n", "é€😀",
  ])
  func leavesAloneWhatIsXML(_ text: String) throws {
    #expect(try repaired(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("a & b", "a &amp; b"), ("&", "&amp;"), ("&&amp;&", "&amp;&amp;&amp;"),
    ("&#0;", "&amp;#0;"), ("&#x+41;", "&amp;#x+41;"), ("&#+41;", "&amp;#+41;"),
    ("&#xFFFE;", "&amp;#xFFFE;"), ("&#xD800;", "&amp;#xD800;"),
    ("&nbsp;x", "&amp;nbsp;x"), ("a\u{1}b\u{1f}", "a\(standIn(1))b\(standIn(0x1f))"),
    ("a\0b", "ab"),
    ("\u{fffe}a\u{ffff}", "?a?"),
  ])
  func mendsWhatIsNone(_ text: String, _ expected: String) throws {
    // At each place of a word of eight bytes, which are looked at at once.
    for before in 0..<17 {
      for after in [0, 1, 7, 8, 9] {
        let start = String(repeating: "<", count: before)
        let end = String(repeating: "~", count: after)
        #expect(try repaired(Array((start + text + end).utf8)) == start + expected + end)
      }
    }
  }

  @Test(arguments: [
    ("<a:b/c>d</a:b/c>", "<a:b  >d</a:b  >"), ("<b/c/>", "<b  />"), ("<b/c", "<b  "),
    ("<b/c d='e/f'/>", "<b   d='e/f'/>"), ("<a b/c='d/e' f=\"g/h\">", "<a b  ='d/e' f=\"g/h\">"),
    ("<!--<--><a/b>", "<!--<--><a  >"), ("<?x <?><a/b>", "<?x <?><a  >"),
    ("<![CDATA[<]]><a/b>", "<![CDATA[<]]><a  >"), ("<a b='>'/c>", "<a b='>'/c>"),
  ])
  func cutsNamesAtASlash(_ text: String, _ expected: String) throws {
    #expect(try (repaired(Array(text.utf8)) ?? text) == expected)
  }

  @Test(arguments: [
    "<a/>", "<a />", "<a b='c/d'/>", "<a b=\"'/c\"/>", "</a>", "<", "</", "<a/", "a/b", "<a b='/c",
    "<!--a/b-->", "<!--<a/b>-->", "<!-- x<y/z--><a>", "<!--<a/b", "<![CDATA[a/b]]>",
    "<![CDATA[<a/b>]]>", "<![CDATA[<http://c/x>]]>", "<?a/b?>", "<?p <a/b?>",
  ])
  func leavesSlashesAloneElsewhere(_ text: String) throws {
    #expect(try repaired(Array(text.utf8)) == nil)
  }

  @Test(
    arguments: [
      ("<a b='c' b='c'>d</a>", "<a b='c'      >d</a>"), ("<a b='c'\nb='c'/>", "<a b='c'\n     />"),
      ("<a b='c' b='d'/>", nil), ("<a b='c'><a b='c'>", nil), ("<a b='c' b=\"c\"/>", nil),
      ("<!--<a b='c' b='c'>-->", nil), ("<a b='c' b='c", nil), ("<a b='c' b=", nil), ("<a b", nil),
      ("a b='c' b='c'", nil), ("<a b='c' d='b='c' e='f'/>", nil), ("<", nil), ("", nil),
    ] as [(String, String?)])
  func leavesOutWhatStandsThereTwice(_ text: String, _ expected: String?) {
    let slice = ([0x3c] + Array(text.utf8) + [0x3c]).dropFirst().dropLast()
    let result = XMLRepair.withoutRepeats(in: slice)
    #expect(result.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func replacesEachByteThatIsNoUTF8() throws {
    #expect(try repaired([0xe9]) == "?")
    #expect(try repaired([0x61, 0xe9, 0xe9, 0x62]) == "a??b")
    #expect(try repaired([0xe2, 0x82, 0x61, 0xc3, 0xa9, 0xff]) == "??aé?")
    #expect(try repaired([0xc3, 0xa9, 0x61, 0x80]) == "éa?")
  }

  @Test func controlCharactersComeBack() throws {
    for code in 1..<UInt8(0x20) where ![9, 10, 13].contains(code) {
      let text: [UInt8] = [0x61, code, code, 0xc3, 0xa9]
      let repaired = try? XMLRepair.repaired(text[...])
      #expect(repaired.map { XMLRepair.withControls($0) } == text)
    }
    #expect(XMLRepair.withControls([0x90, 0xb7, 0x90, 0xef]) == [0x90, 0xb7, 0x90, 0xef])
    // What would be taken for one is none of the text's own.
    #expect(try repaired(Array("a\(Self.standIn(1))".utf8)) == "a?")
  }

  @Test(arguments: [
    ("<a><b>x</b></b></a>", "<a><b>x</b></a>"), ("<a><b>x</a>", "<a>&lt;b&gt;x</a>"),
    ("<a><b>x</b><c>y</a>z", "<a><b>x</b></a>"), ("<a><b></a></b>", "<a>&lt;b&gt;</a>"),
    ("<a><a>x</a></a>", "<a><a>x</a></a>"), ("<a>x</b>y</a>", "<a>x&lt;/b&gt;y</a>"),
    ("<a b='c' d=\"'\" b='e' f=g h />", "<a b=\"e\" d=\"'\"></a>"),
    ("<a ?b ='<'>x</a>", "<a b=\"&lt;\">x</a>"), ("<a><?b>x</a>", "<a>&lt;?b&gt;x</a>"),
    ("<a><![CDATA[</a>&]]>x</a>", "<a>&lt;/a&gt;&amp;x</a>"), ("<a><!--</a>-->x</a>", "<a>x</a>"),
    ("<a>a <b c</a>", "<a>a &lt;b c</a>"), ("<a>a <?b c</a>", "<a>a &lt;?b c</a>"),
    ("<a ｂ='1'/><ｃd>x</ｃd>", "<a ｂ=\"1\"></a><ｃd>x</ｃd>"),
    ("<a b\(standIn(3))c='1'/>", "<a bc=\"1\"></a>"), ("<a/><b>", "<a></a>"), ("</a>", ""),
    ("<a", ""), ("<", ""), ("", ""), ("<a b='>", ""),
    ("<1/><a b=\"]]>\"/>", ""), ("<a>]]></a>", "<a>]]&gt;</a>"),
  ])
  func balancesTags(_ text: String, _ expected: String) {
    let slice = (Array("<a>".utf8) + text.utf8 + "</a>".utf8).dropFirst(3).dropLast(4)
    #expect(String(decoding: XMLRepair.balanced(slice), as: UTF8.self) == expected)
  }
}
