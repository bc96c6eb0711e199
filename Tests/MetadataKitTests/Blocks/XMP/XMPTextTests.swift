import Testing

@testable import MetadataKit

@Suite struct XMPTextTests {
  /// A packet in code units of so many bytes.
  private func encoded(_ text: String, size: Int, isBig: Bool) -> [UInt8] {
    let codes =
      size == 2 ? text.utf16.map(UInt32.init) : text.unicodeScalars.map(\.value)
    return codes.flatMap { code in
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: code >> UInt32($0 * 8)) }
      return isBig ? bytes.reversed() : bytes
    }
  }

  @Test(arguments: [(2, true), (2, false), (4, true), (4, false)])
  func readsUTF16AndUTF32(_ size: Int, _ isBig: Bool) throws {
    let packet = XMPBytes.packet("<dc:format>é😀</dc:format>")
    for text in [packet, "\u{feff}" + packet] {
      let metadata = try Metadata(encoded(text, size: size, isBig: isBig))
      #expect(metadata.words("XMP-dc:Format") == ["é😀"])
    }
  }

  @Test(arguments: [(2, true), (2, false), (4, true), (4, false)])
  func readsOtherXMLInThem(_ size: Int, _ isBig: Bool) throws {
    for start in ["", "\u{feff}"] {
      let text = start + "<?xml version='1.0'?><a b='c'/>"
      let metadata = try Metadata(encoded(text, size: size, isBig: isBig))
      #expect(metadata.format.name == "XML")
      #expect(metadata.words("XMP:AB") == ["c"])
    }
  }

  @Test(
    arguments: [
      "", "\u{feff}", "<?xml version='1.0' encoding='ISO-8859-1'?>\n", "<!-- written by hand -->\n",
    ])
  func readsPacketsWithoutAWrapper(_ start: String) throws {
    let text =
      start + XMPBytes.start + "<rdf:Description"
      + XMPBytes.namespaces + "><dc:format>é</dc:format></rdf:Description>" + XMPBytes.end
    #expect(try XMPBytes.metadata(text).words("XMP-dc:Format") == ["é"])
  }

  @Test func readsAPacketThatIsEncodedTwice() throws {
    let once = Array(XMPBytes.packet("<dc:format>é</dc:format>").utf8)
    let twice = String(String.UnicodeScalarView(once.map { Unicode.Scalar($0) }))
    let metadata = try XMPBytes.metadata("\u{feff}" + twice)
    #expect(metadata.words("XMP-dc:Format") == ["é"])
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  @Test func readsWhatStandsBeforeDamage() throws {
    let packet = XMPBytes.packet("<dc:format>one</dc:format><xmp:Label>two</xmp:Label>")
    let cut = try XMPBytes.metadata(String(packet.dropLast(73)))
    #expect(cut.words("XMP-dc:Format") == ["one"])
    #expect(cut.warnings.map(\.code) == [.malformed])
    let bytes = Array(packet.utf8)
    for length in 0..<bytes.count {
      _ = try? Metadata(Array(bytes[..<length]))
    }
  }

  @Test func repairsWhatIsAlmostXML() throws {
    var bytes = Array(
      XMPBytes.packet("<dc:format>a & b&nbsp;</dc:format><xmp:Label>#</xmp:Label>").utf8)
    let mark = try #require(bytes.lastIndex(of: UInt8(ascii: "#")))
    bytes[mark] = 0xe9
    let metadata = try Metadata(bytes)
    #expect(metadata.words("XMP-dc:Format") == ["a & b&nbsp;"])
    #expect(metadata.words("XMP-xmp:Label") == ["?"])
  }

  /// Office writes a `&` as it is, Ghostscript references to control characters. Where something else has to take the
  /// place of what is there, that is lost.
  @Test(arguments: [
    ("Dark & light", true), ("J&J", true), ("a&#7;b", true), ("a\u{1}b", false), ("&&amp;&", true),
    ("a&nothing;b", false), ("a & %", false), ("a & b\0", false), ("a & b\u{ffff}", false),
    ("a & b</dc:format><dc:a/b>c</dc:a/b><dc:format>", false), ("a & b</dc:form>", false),
  ])
  func whatIsReadWholeIsNotDamaged(_ text: String, _ isWhole: Bool) throws {
    let packet = XMPBytes.packet("<dc:format>\(text)</dc:format><xmp:Label>end</xmp:Label>")
    // A letter of Latin-1.
    let bytes: [UInt8] = packet.utf8.map { $0 == UInt8(ascii: "%") ? 0xe9 : $0 }
    let metadata = try Metadata(bytes)
    #expect(metadata.words("XMP-xmp:Label") == ["end"])
    #expect(metadata.warnings.map(\.code) == [isWhole ? .deviation : .malformed])
  }

  /// DJI's cameras declare a namespace twice.
  @Test(arguments: [("http://example.com/my/", true), ("http://example.com/other/", false)])
  func anAttributeMayBeThereTwice(_ name: String, _ isWhole: Bool) throws {
    let start = "<rdf:Description"
    let packet = XMPBytes.packet("<my:one>1</my:one><xmp:Label>end</xmp:Label>")
      .replacing(start, with: "\(start) xmlns:my=\"\(name)\"", maxReplacements: 1)
    let metadata = try XMPBytes.metadata(packet)
    #expect(metadata.words("XMP-my:One") == ["1"])
    #expect(metadata.words("XMP-xmp:Label") == ["end"])
    #expect(metadata.warnings.map(\.code) == [isWhole ? .deviation : .malformed])
  }

  /// An end that has no start, or a start without an end, hides nothing of what stands beside it, or
  /// around it before it.
  @Test func findsElementsAmongTagsThatDoNotMatch() throws {
    let packet = XMPBytes.packet(
      "<dc:subject><rdf:Bag>\(XMPBytes.items("a", "b"))</rdf:li></rdf:Bag></dc:subject>"
        + "<dc:format>c</dc:fo\u{1}mat>d\u{2}</dc:format><xmp:Rating>5</xmp:Rating><dc:source>f")
    let metadata = try XMPBytes.metadata(packet)
    #expect(metadata.words("XMP-dc:Subject") == ["a", "b"])
    #expect(metadata.words("XMP-dc:Format") == ["c</dc:fo\u{1}mat>d\u{2}"])
    #expect(metadata.words("XMP-xmp:Rating") == ["5"])
    #expect(metadata["XMP-dc:Source"] == nil)
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  /// Whatever becomes of it when it is repaired, what was found before counts once.
  @Test func manyDamagedTagsCostLittle() throws {
    for tag in [
      "<a>", "<a b='1' b='2'/>", "</a>", "<a><b></a>", "<?", "<a", "<a </b", "<!--", "<![CDATA[",
      "<a b=", "&",
    ] {
      let text = XMPBytes.packet(String(repeating: tag, count: 900_000 / tag.utf8.count))
      _ = try withinAMinute { try XMPBytes.metadata(text) }
    }
  }

  /// The room that writers leave behind a packet is no part of it, and hides no damage before it.
  @Test(arguments: ["", " ", "\n", String(repeating: " ", count: 100) + "\n", "\r\n\t        \n"])
  func roomAtTheEndIsNoPartOfIt(_ room: String) throws {
    let wrapper = "<?xpacket end='w'?>"
    let packet = XMPBytes.packet("<dc:format>é</dc:format>")
    let padded = String(packet.dropLast(wrapper.count)) + room + wrapper + room
    let metadata = try XMPBytes.metadata(padded)
    #expect(metadata.words("XMP-dc:Format") == ["é"])
    #expect(metadata.warnings.isEmpty)
    let damaged = padded.replacing("</rdf:RDF>", with: "")
    #expect(try XMPBytes.metadata(damaged).warnings.map(\.code) == [.malformed])
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: XMPText(bytes[...]).bytes, as: UTF8.self)
  }

  @Test(arguments: ["<?xpacket end='w'?>", "<?xpacket end='r'?>", "<?xpacket end=\"r\"?>"])
  func padsAreLeftOut(_ mark: String) {
    let packet = XMPBytes.packet("<dc:format>é</dc:format>")
    let element = String(packet.dropLast("<?xpacket end='w'?>".count))
    #expect(element.hasSuffix("</x:xmpmeta>"))
    for room in ["", " ", " \r\n\t" + String(repeating: " ", count: 4000)] {
      let padded = element + room + mark + room
      #expect(text(Array(padded.utf8)) == element)
      for (size, isBig) in [(2, true), (2, false), (4, false)] {
        #expect(text(encoded(padded, size: size, isBig: isBig)) == element)
      }
    }
  }

  /// Blanks that no wrapper ends are left to XML's parser, and so is what XML has no blanks of.
  @Test func otherEndsAreKept() {
    let element = XMPBytes.start + XMPBytes.end
    for end in ["  \n", "<!-- <?xpacket end='w'?> -->", "\u{b}", "\u{c}"] {
      #expect(text(Array((element + end).utf8)) == element + end)
    }
    for end in ["\u{b}", "\u{c} ", " \u{0}"] {
      let packet = element + " " + end + "<?xpacket end='w'?>"
      #expect(text(Array(packet.utf8)).hasPrefix(element + " " + end.prefix(1)), "\(end)")
    }
  }
}
