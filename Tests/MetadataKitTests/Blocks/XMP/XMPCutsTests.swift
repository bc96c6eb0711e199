import MetadataKit
import Testing

/// Values that are too long to be parsed with the rest of a packet.
@Suite struct XMPCutsTests {
  private static let depth = #" xmlns:GDepth="http://ns.google.com/photos/1.0/depthmap/""#
  private static let picture = String(repeating: "QUJD", count: 30_000)

  private func read(_ content: String) throws -> Metadata {
    try XMPBytes.metadata(
      XMPBytes.start + "<rdf:Description\(XMPBytes.namespaces)\(Self.depth)\(content)"
        + "</rdf:Description>" + XMPBytes.end)
  }

  @Test(arguments: ["", "==", "\n", " QUJD"])
  func decodesPictures(_ end: String) throws {
    let metadata = try read(
      " my:first='1' GDepth:Data='\(Self.picture)\(end)' my:last='2'>")
    let count = end == " QUJD" ? 90_003 : 90_000
    #expect(metadata["XMP-GDepth:DepthImage"]?.byteCount == count)
    #expect(metadata.words("XMP-my:First") == ["1"])
    #expect(metadata.words("XMP-my:Last") == ["2"])
  }

  /// The store has the text of a picture; whoever asks gets its bytes.
  @Test(arguments: [("", []), ("R", []), ("RE", [0x44]), ("REU", [0x44, 0x45])])
  func hasTheBytesOfPictures(_ end: String, _ last: [UInt8]) throws {
    let metadata = try read(" GDepth:Data='\(Self.picture)\(end)'>")
    let tag = try #require(metadata["XMP-GDepth:DepthImage"])
    let bytes = Array(repeating: Array("ABC".utf8), count: 30_000).flatMap { $0 } + last
    #expect(tag.bytes == bytes)
    #expect(Array(tag.elements) == bytes)
    #expect(tag.byteCount == bytes.count)
    #expect(tag.byte(bytes.count - 1) == bytes.last)
    #expect(tag.byte(bytes.count) == nil)
    #expect(tag.integer(1) == 0x42)
  }

  /// Wherever a run that is just long enough lies to the places that are looked at; one that is not
  /// stays text.
  @Test(arguments: [0, 1, 9_973, 32_767, 32_768, 50_001, 65_535, 70_000])
  func findsThemWhereverTheyStart(_ before: Int) throws {
    let blanks = String(repeating: "\n", count: before)
    for count in [65_532, 65_536] {
      let picture = String(repeating: "QUJD", count: count / 4)
      let metadata = try read("\(blanks) GDepth:Data='\(picture)' my:last='2'>")
      let tag = try #require(metadata["XMP-GDepth:DepthImage"])
      #expect(tag.byteCount == count / 4 * 3)
      #expect(tag.isCoded == (count == 65_536))
      #expect(metadata.words("XMP-my:Last") == ["2"])
    }
  }

  @Test func keepsText() throws {
    let metadata = try read(
      "><dc:source>\(Self.picture)</dc:source><dc:format>a<!-- -->\(Self.picture)</dc:format>")
    #expect(metadata["XMP-dc:Source"]?.string == Self.picture)
    #expect(metadata["XMP-dc:Format"]?.string == "a" + Self.picture)
  }

  @Test func onlyCountsWhatIsTooLong() throws {
    let text = String(repeating: Self.picture, count: 15)
    let metadata = try read(" GDepth:Data='\(text)' dc:source='\(text)'>")
    #expect(metadata["XMP-GDepth:DepthImage"]?.byteCount == 1_350_000)
    #expect(metadata["XMP-dc:Source"]?.byteCount == 1_800_000)
  }

  /// A packet may hold what the marks are made of.
  @Test(arguments: ["\u{10fffd}A", "&#x10fffd;A"])
  func isNotMisled(_ text: String) throws {
    let metadata = try read(" my:mark='\(text)' GDepth:Data='\(Self.picture)'>")
    #expect(metadata["XMP-my:Mark"]?.string == "\u{10fffd}A")
    #expect(metadata["XMP-GDepth:DepthImage"]?.byteCount == 90_000)
  }

  /// Who prints values wants no more of a picture than how many bytes it has.
  @Test func onlyCountsWhereNobodyWantsTheBytes() throws {
    var options = ReadOptions()
    options.keepsLongBase64 = false
    let text =
      XMPBytes.start + "<rdf:Description\(XMPBytes.namespaces)\(Self.depth)"
      + " GDepth:Data='\(Self.picture)' my:short='\(Self.picture.prefix(400))' my:last='2'/>"
      + XMPBytes.end
    let metadata = try Metadata(Array(text.utf8), name: "photo.xmp", options: options)
    let tag = try #require(metadata["XMP-GDepth:DepthImage"])
    #expect(tag.byteCount == 90_000 && tag.bytes == nil)
    #expect(metadata["XMP-my:Short"]?.string == String(Self.picture.prefix(400)))
    #expect(metadata.words("XMP-my:Last") == ["2"])
  }

  /// A long run that is only a part of a value is a part of it, whatever stands around it.
  @Test(arguments: ["x y", "=x", "===", "x=", "<b", "x'>"])
  func partsOfValuesStay(_ end: String) throws {
    let end = end.replacing("<", with: "&lt;").replacing("'", with: "&apos;")
    let metadata = try read(" my:first='\(Self.picture)\(end)' dc:source='z \(Self.picture)'>")
    let plain = end.replacing("&lt;", with: "<").replacing("&apos;", with: "'")
    #expect(metadata["XMP-my:First"]?.string == Self.picture + plain)
    #expect(metadata["XMP-dc:Source"]?.string == "z " + Self.picture)
  }

  /// More pictures than there are letters.
  @Test func thirtyPictures() throws {
    let picture = String(repeating: "QUJD", count: 16_384)
    let properties = (0..<30).map { " my:p\($0)='\(picture)'" }.joined()
    let metadata = try read(properties + " my:last='2'>")
    for index in 0..<30 { #expect(metadata["XMP-my:P\(index)"]?.byteCount == picture.utf8.count) }
    #expect(metadata.words("XMP-my:Last") == ["2"])
  }

  /// What is wrong behind a picture is told of where it stands in the file.
  @Test func placesWarningsBehindPictures() throws {
    let text =
      "\n" + XMPBytes.start + "<rdf:Description\(Self.depth) GDepth:Data='\(Self.picture)'></x>"
    let place = text.utf8.count - 4
    for pad in ["", " "] {
      let metadata = try XMPBytes.metadata(pad + text)
      #expect(metadata.warnings.map(\.offset) == [place + pad.utf8.count + 2])
    }
  }

  /// A list whose values are one may have a picture among them: wherever that stands, the values are
  /// those of the list and of nothing else.
  @Test(arguments: [["QUJD", "MQ=="], ["MQ==", "QUJD"], ["QUJD", "QUJD"]])
  func joinsPictures(_ parts: [String]) throws {
    let items = parts.map { part in
      let value = part == "QUJD" ? Self.picture : part
      return "<rdf:li et:encoding='base64'>\(value)</rdf:li>"
    }
    let metadata = try read(
      " xmlns:et='http://ns.exiftool.org/1.0/' xmlns:exifEX='http://cipa.jp/exif/1.0/'>"
        + "<exifEX:LensSpecification><rdf:Seq>\(items.joined())</rdf:Seq>"
        + "</exifEX:LensSpecification><my:last>2</my:last>")
    let abc = String(repeating: "ABC", count: 30_000)
    let expected = parts.map { $0 == "QUJD" ? abc : "1" }.joined(separator: " ")
    let tag = try #require(metadata["XMP-exifEX:LensInfo"])
    #expect(tag.bytes == Array(expected.utf8))
    #expect(metadata.words("XMP-my:Last") == ["2"])
  }

  /// A run may be anywhere in a packet, and its mark is told nowhere.
  @Test func restoresLanguages() throws {
    let metadata = try read(
      "><dc:title><rdf:Alt><rdf:li xml:lang='\(Self.picture)'>x</rdf:li></rdf:Alt></dc:title>")
    let names = metadata.tags.map(\.name)
    #expect(names.contains { $0.hasPrefix("Title-qujdqujd") })
    #expect(!names.contains { $0.contains("\u{10fffd}") })
  }
}
