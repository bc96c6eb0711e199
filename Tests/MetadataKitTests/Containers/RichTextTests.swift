import Testing

@testable import MetadataKit

/// What rich texts say of themselves.
@Suite struct RichTextTests {
  private func file(_ info: String, head: String = "\\ansi\\ansicpg1252", more: String = "")
    -> Bytes
  {
    Bytes("{\\rtf1\(head){\\fonttbl}\n{\\info\(info)}\(more) Text}")
  }

  @Test func tellsTheInformationGroup() throws {
    let text = file(
      """
      {\\title A \\{title\\} \\'e9\\u12477?\\emdash x}{\\author Jane\\~Doe}{\\*\\copyright \\u169?2010}
      {\\creatim\\yr2010\\mo6\\dy19\\hr20\\min5}{\\edmins90}{\\nofpages3}{\\doccomm one\\par two\\
      three\\tab four
      }{\\mine yes}
      """)
    let metadata = try Metadata(text.bytes)
    #expect(metadata.format.name == "RTF")
    #expect(metadata["RTF:Title"]?.description == "A {title} éソ—x")
    #expect(metadata["RTF:Author"]?.description == "Jane~Doe")
    #expect(metadata["RTF:Copyright"]?.description == "©2010")
    #expect(metadata["RTF:CreateDate"]?.description == "2010:06:19 20:05:00")
    #expect(metadata.created?.local == "2010-06-19T20:05:00")
    #expect(metadata.pair("RTF:TotalEditTime") == ["1.5 hours", "90"])
    #expect(metadata["RTF:Pages"]?.description == "3")
    #expect(metadata["RTF:Comments"]?.description == "one\ntwo\nthree\tfour")
    #expect(metadata["RTF:Mine"]?.description == "yes")
    #expect(metadata.warnings.isEmpty)
    text.readEveryTruncation()
  }

  /// Of which exiftool says nothing.
  @Test func tellsTheTemplate() throws {
    let text = file("{\\author Jane}", more: "{\\*\\template C:\\\\Users\\\\jan\\'e9\\\\a.dot}")
    let metadata = try Metadata(text.bytes)
    #expect(metadata["RTF:Template"]?.description == #"C:\Users\jané\a.dot"#)
    #expect(metadata["RTF:Template"]?.isListedByExiftool == false)
    #expect(metadata.warnings.isEmpty)
    text.readEveryTruncation()
  }

  @Test(arguments: [
    ("\\ansi\\ansicpg1251", "Я"), ("\\mac", "ﬂ"), ("\\pca", "▀"), ("\\ansi", "ß"), ("", "ß"),
  ])
  func knowsCodePages(_ head: String, _ text: String) throws {
    #expect(
      try Metadata(file("{\\title \\'df}", head: head).bytes)["RTF:Title"]?.description == text)
  }

  /// Of which no byte alone is a character.
  @Test func otherCodePagesAreWindowsOwn() throws {
    let file = file("{\\title \\'c6\\'fc}", head: "\\ansi\\ansicpg51932")
    #expect(try Metadata(file.bytes)["RTF:Title"]?.description == "Æü")
  }

  /// The second byte may be ASCII, which need not be escaped; exiftool takes each byte for a character.
  @Test(arguments: [
    ("932", "\\'93\\'fa\\'83\\'5c a", "日ソ a"),
    ("936", "\\'d6\\'d0\\'81@\\'80", "中丂€"), ("949", "\\'b0\\'a1\\'cb", "가\u{fffd}"),
    ("950", "\\'a4\\u20013?", "\u{fffd}中"), ("932", "\\'95\\\\\\'83\\{", "表ボ"),
    ("54936", "\\'d6\\'d0", "中"),
  ])
  func knowsCharactersOfTwoBytes(_ page: String, _ title: String, _ text: String) throws {
    let file = file("{\\title \(title)}", head: "\\ansi\\ansicpg\(page)")
    let titles = try Metadata(file.bytes).tags.filter { $0.name == "Title" }
    #expect(titles.map(\.isListed) == [false, true])
    #expect(titles.last?.description == text)
    file.readEveryTruncation()
  }

  /// What stands behind a character for those who know none is passed over.
  @Test func passesOverReplacements() throws {
    let metadata = try Metadata(
      file("{\\title \\uc2\\u233 ab|\\uc1\\u8364\\'80|\\uc0\\u228|}").bytes)
    #expect(metadata["RTF:Title"]?.description == "é|€|ä|")
  }

  /// RTF writes numbers above 32767 as negative ones, which exiftool does not know.
  @Test func readsNegativeNumbers() throws {
    let metadata = try Metadata(file("{\\title \\u-10179?\\u-8694?\\u-28616?}").bytes)
    let titles = metadata.tags.filter { $0.name == "Title" }
    #expect(titles.map(\.description) == ["??????", "😊逸"])
    #expect(titles.map(\.isListed) == [false, true])
  }

  /// A number of more than 16 bits below zero is none, and no NUL, which would end the text.
  @Test func readsOnBehindNumbersOutOfRange() throws {
    let metadata = try Metadata(file("{\\title \\u-40000 ?rest}").bytes)
    let titles = metadata.tags.filter { $0.name == "Title" }
    #expect(titles.map(\.description) == ["??rest", "\u{FFFD}rest"])
  }

  private let property = "{\\*\\userprops {\\propname my thing}\\proptype30{\\staticval value}}"

  @Test func readsPropertiesOfUsers() throws {
    let metadata = try Metadata(file("", more: property).bytes)
    #expect(metadata["RTF:MyThing"]?.description == "value")
    #expect(metadata["RTF:MyThing"]?.traits.contains(.notInExiftool) == false)
    // exiftool looks for them in the last part of a long text.
    let long = try Metadata(
      file("", more: property + String(repeating: "x", count: 200_000)).bytes)
    #expect(long["RTF:MyThing"]?.description == "value")
    #expect(long["RTF:MyThing"]?.traits.contains(.notInExiftool) == true)
  }

  /// A text of which no more than its first 400 bytes are read.
  private func read(_ text: String) throws -> Metadata {
    var options = ReadOptions()
    options.limits.blockBytes = 400
    return try Metadata(Array(text.utf8), options: options)
  }

  private let head =
    "{\\rtf1\\ansi\\deff0 {\\fonttbl{\\f0 Arial;}}\n{\\info{\\author Jane}}\\paperw9 "

  /// What stands behind the head of a long text, as the digits of photos do, says nothing of the text.
  @Test(arguments: [
    "{\\pict\\jpegblip ", "{\\*\\shppict{\\pict ", "\\sectd\\ltrsect{\\f1 ", "\\pard ", "Text",
    "\\'e9", "{\\pard{", "{\\*\\x\\bin4 {{{{}\\plain {",
  ])
  func ofALongTextTheHeadIsRead(_ start: String) throws {
    let metadata = try read(head + start + String(repeating: "ff", count: 500) + "}}")
    #expect(metadata["RTF:Author"]?.description == "Jane")
    #expect(metadata.warnings.isEmpty)
  }

  /// Something may stand behind what is no more than the head.
  @Test(arguments: [
    "{\\*\\listtable{\\*\\listpicture{\\*\\shppict{\\pict ", "{\\*\\x\\pard ",
    "{\\*\\x\\bin1 } x", "{\\*\\x\\{\\}} {", "",
  ])
  func thatTheHeadOfALongTextIsLongerIsToldOf(_ start: String) throws {
    let blanks = String(repeating: " ", count: 500)
    let metadata = try read(head + start + blanks + "ff}}")
    #expect(metadata["RTF:Author"]?.description == "Jane")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  /// A character before it is no start of a section.
  @Test(arguments: ["\\plain", "\\'41", "\\~"])
  func theHeadMayHaveCharacters(_ start: String) throws {
    let blanks = String(repeating: " ", count: 500)
    let metadata = try read("{\\rtf1\\ansi\(start)\(blanks){\\info{\\author Jane}}\\pard x}")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  /// exiftool looks for properties of users in the last part of the whole text.
  @Test func readsPropertiesOfUsersOfALongText() throws {
    let long = try read(head + property + "Text" + String(repeating: "x", count: 200_000))
    #expect(long["RTF:MyThing"]?.description == "value")
    #expect(long["RTF:MyThing"]?.traits.contains(.notInExiftool) == true)
  }

  @Test func badOnesAreWarnedOf() throws {
    let open = try Metadata(Array("{\\rtf1\\ansi{\\info{\\title A}".utf8))
    #expect(open.warnings.map(\.code) == [.truncated])
    #expect(open.warnings.first?.offset == 11)
    let long = String(repeating: "a", count: (1 << 20) + 1)
    let much = try Metadata(file("{\\title \(long)}{\\subject b}").bytes)
    #expect(much["RTF:Title"] == nil && much["RTF:Subject"]?.description == "b")
    #expect(much.warnings.map(\.code) == [.limitExceeded])
    let many = try Metadata(file(String(repeating: "{\\a}", count: 300_000)).bytes)
    #expect(many.warnings.contains { $0.code == .limitExceeded })
  }
}
