import MetadataKit
import Testing

@Suite struct TextViewTests {
  @Test(arguments: [
    ("plain é€😀 text", "plain é€😀 text"),
    ("a\nb\tc\rd", #"a\nb\tc\rd"#),
    ("\u{1b}[31mred\u{7}", #"\x1b[31mred\x07"#),
    ("\u{9b}31m", #"\u{9b}31m"#),
    ("\u{202e}gpj.exe", #"\u{202e}gpj.exe"#),
    ("\u{2066}\u{2028}\u{feff}\u{e0041}", #"\u{2066}\u{2028}\u{feff}\u{e0041}"#),
    ("\u{7f}\u{0}", #"\x7f\x00"#),
  ])
  func nothingActsOnATerminal(_ text: String, _ expected: String) {
    var buffer = TextBuffer()
    buffer.append(escaping: text.utf8)
    #expect(buffer.string == expected)
  }

  /// All that Unicode has of such characters, less what scripts are written with.
  @Test func noFormatOfUnicodeActs() {
    let writing: Set<UInt32> = Set(0x600...0x605).union(0x13430...0x1343f)
      .union([0x200c, 0x200d, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x110bd, 0x110cd])
    let acting = (0x80...0x10ffff).lazy.compactMap { Unicode.Scalar($0 as UInt32) }.filter {
      let category = $0.properties.generalCategory
      return category == .control || category == .format || category == .lineSeparator
        || category == .paragraphSeparator
    }
    var count = 0
    for scalar in acting {
      var buffer = TextBuffer()
      buffer.append(escaping: String(scalar).utf8)
      let isWriting = writing.contains(scalar.value)
      let number = "\\u{\(String(scalar.value, radix: 16))}"
      #expect(buffer.string == (isWriting ? String(scalar) : number))
      count += 1
    }
    #expect(count > 150)
  }

  @Test func bytesThatAreNoTextAreNumbers() {
    var buffer = TextBuffer()
    buffer.append(escaping: [0x61, 0xe9, 0x62, 0xc3])
    #expect(buffer.string == #"a\xe9b\xc3"#)
  }

  private func metadata() throws -> Metadata {
    var tiff = TIFFBytes()
    tiff.directory([
      .init(tag: 0x10f, format: 2, count: 4, value: .inline([0x1b, 0x5b, 0x4a, 0])),
      .short(0x112, 6), .short(0xdead, 1),
    ])
    return try Metadata(tiff.asJPEG)
  }

  /// Rates of fine sound have more digits than others.
  @Test func ratesAreWrittenOut() throws {
    let sound = Bytes("DSD ").little(28, 0, 0, size: 8).text("fmt ").little(52, size: 8)
      .little(1, 0, 1, 1, 2_822_400, 1, size: 4).little(0, size: 8).little(4096, 0, size: 4)
    var text = TextBuffer()
    TextView().write(try Metadata(sound.bytes), name: Array("a".utf8), &text)
    #expect(text.string.contains("2822400 Hz"))
  }

  @Test func groupsAreAligned() throws {
    var text = TextBuffer()
    TextView().write(try metadata(), name: Array("a\nb".utf8), &text)
    let lines = text.string.split(separator: "\n")
    #expect(lines.first == #"a\nb"#)
    #expect(lines.contains { $0.hasPrefix("  Size ") && $0.contains("32 x 16, shown as 16 x 32") })
    #expect(lines.contains { $0.hasPrefix("    Make  ") && $0.hasSuffix(#" \x1b[J"#) })
    #expect(lines.contains("    and 1 without a name"))
    #expect(!text.bytes.contains(0x1b))
  }

  @Test func colorsAreOnlyOurs() throws {
    var text = TextBuffer()
    TextView(usesColors: true).write(try metadata(), name: Array("a".utf8), &text)
    #expect(text.string.hasPrefix("\u{1b}[1ma\u{1b}[0m\n"))
    #expect(!text.string.contains("\u{1b}[J"))
  }

  @Test func aSelectionLeavesTheFactsOut() throws {
    var selection = TagSelection()
    let isAdded = selection.add("Exif_0x*")
    #expect(isAdded)
    var text = TextBuffer()
    TextView(selection: selection).write(try metadata(), name: Array("a".utf8), &text)
    let words = text.string.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(words == [["a"], ["IFD0"], ["Exif_0xdead", "1"]])
  }

  /// Those that are shown because somebody names them take part in it.
  @Test func tagsThatAreAskedForAreAligned() throws {
    var selection = TagSelection()
    let isAdded = selection.add("Make") && selection.add("Exif_0xdead")
    #expect(isAdded)
    var text = TextBuffer()
    TextView(selection: selection).write(try metadata(), name: Array("a".utf8), &text)
    let lines = text.string.split(separator: "\n").map(String.init)
    #expect(lines[2].hasPrefix("    Make         ") && lines[3] == "    Exif_0xdead  1", "\(lines)")
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func longValuesEndWithACharacter(_ start: Int) throws {
    let value = String(repeating: "a", count: start) + String(repeating: "😀", count: 600)
    var text = TextBuffer()
    TextView().write(
      try XMPBytes.read("<dc:format>\(value)</dc:format>"), name: Array("a".utf8), &text)
    let line = try #require(text.string.split(separator: "\n").first { $0.contains("😀") })
    #expect(line.hasSuffix("😀… (\(value.utf8.count) bytes)"), "\(line.suffix(60))")
  }

  @Test func bytesThatAreNoCharactersAreCutAnywhere() {
    let bytes = [UInt8](repeating: 0x80, count: 10)
    #expect(bytes.prefix(ofWholeCharacters: 7).count == 7)
    #expect(bytes.prefix(ofWholeCharacters: 2).count == 2)
    #expect(bytes.prefix(ofWholeCharacters: 10).count == 10)
  }
}
