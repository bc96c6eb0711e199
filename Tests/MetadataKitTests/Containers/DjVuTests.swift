import MetadataKit
import Testing

@Suite struct DjVuTests {
  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Bytes(name).big(content.count, size: 4).raw(content).zeros(content.count & 1).bytes
  }

  private func file(_ type: String, _ content: [UInt8]...) -> [UInt8] {
    Array("AT&T".utf8) + chunk("FORM", Array(type.utf8) + content.flatMap { $0 })
  }

  /// Version 0.24, 300 dots an inch (least byte first), a gamma of 2.2.
  private func info(_ width: Int, _ height: Int, flags: Int) -> [UInt8] {
    chunk(
      "INFO",
      Bytes().big(width, height, size: 2).raw([24, 0]).little(300, size: 2)
        .raw([22, UInt8(flags)]).bytes)
  }

  private func annotations(_ text: String) -> [UInt8] { chunk("ANTa", Array(text.utf8)) }

  @Test func readsThePage() throws {
    let metadata = try Metadata(
      file("DJVU", info(8, 9, flags: 0xfe), chunk("INCL", Array("shared.iff\0\0".utf8))))
    func words(_ name: String) -> String? { metadata["DjVu:" + name]?.description }
    #expect(metadata.format.name == "DJVU")
    #expect(words("SubfileType") == nil)
    #expect(words("ImageWidth") == "8")
    #expect(words("ImageHeight") == "9")
    #expect(words("DjVuVersion") == "0.24")
    #expect(words("SpatialResolution") == "300")
    #expect(words("Gamma") == "2.2")
    #expect(words("Orientation") == "Rotate 270 CW")
    #expect(metadata["DjVu:Orientation"]?.numericDescription == "6")
    #expect(words("IncludedFileID") == "shared.iff")
    #expect(metadata.facts.pixelWidth == 8)
    #expect(metadata.facts.pixelHeight == 9)
    #expect(metadata.facts.orientation == 8)
    #expect(metadata.facts.frameCount == 1)
  }

  /// Of an early version: without its higher number, and what stands behind it.
  @Test func readsAShortHeader() throws {
    let metadata = try Metadata(file("DJVU", chunk("INFO", [0, 8, 0, 9, 16])))
    #expect(metadata["DjVu:DjVuVersion"]?.description == "0.16")
    #expect(metadata["DjVu:SpatialResolution"] == nil)
    #expect(metadata.facts.pixelHeight == 9)
  }

  @Test func theFirstPageOfADocumentCounts() throws {
    let pages = [info(8, 9, flags: 1), info(16, 18, flags: 5)].map {
      chunk("FORM", Array("DJVU".utf8) + $0)
    }
    let shared = chunk("FORM", Array("DJVI".utf8) + annotations("(metadata (year \"1999\"))"))
    let bytes = file("DJVM", chunk("DIRM", [1, 2, 3]), pages[0], shared, pages[1])
    let metadata = try Metadata(bytes)
    #expect(metadata.format.name == "DJVU (multi-page)")
    #expect(metadata["DjVu:SubfileType"]?.description == "Single-page image")
    #expect(metadata["DjVu-Meta:Year"]?.description == "1999")
    #expect(metadata.facts.pixelWidth == 8)
    #expect(metadata.facts.orientation == 1)
    #expect(metadata.facts.frameCount == 2)
    var json = JSONWriter()
    ExiftoolView(isNumeric: true).write(metadata, name: [], &json)
    #expect(json.text.string.contains(#""DjVu:ImageWidth":8,"#))
  }

  @Test func readsMetadataOfAnnotations() throws {
    let metadata = try Metadata(
      file(
        "DJVU",
        annotations(
          #"""
          (background #FFFFFF) (maparea (url "http://x.y/(z)" "_self") "a\"b" (rect 1 2 3 4))
          (metadata (title "Multi\nline \"q\" \\ \x é")(Author me you)
            (CreationDate "2020-01-02T03:04:05+01:00") (Trapped "/True") (howpublished "so")
            () (()) (my_key-1! "v") (x "short") (one) ((a b) c) ("" y) word)
          (xmp "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description xmlns:dc='http://purl.org/dc/elements/1.1/'><dc:format>a/\"b\"</dc:format></rdf:Description></rdf:RDF></x:xmpmeta>")
          (xmp (no)) ) (metadata (year 7))
          """#)))
    func words(_ name: String) -> String? { metadata["DjVu-Meta:" + name]?.description }
    #expect(words("Title") == "Multi\nline \"q\" \\ \\x é")
    #expect(words("Author") == "me")
    #expect(words("CreateDate") == "2020:01:02 03:04:05+01:00")
    #expect(words("Trapped") == "True")
    #expect(words("HowPublished") == "so")
    #expect(words("My_key-1") == "v")
    #expect(words("TagX") == "short")
    #expect(words("One") == nil)
    // What a parenthesis too many closed has an end.
    #expect(words("Year") == nil)
    #expect(metadata["XMP-dc:Format"]?.description == "a/\"b\"")
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  @Test func keepsWhatStandsBeforeAnOpenQuote() throws {
    let metadata = try Metadata(
      file("DJVU", annotations(#"(metadata (year "7") (note "open)) (metadata (title "x"))"#)))
    #expect(metadata["DjVu-Meta:Year"]?.description == "7")
    #expect(metadata["DjVu-Meta:Note"]?.description == "open)) (metadata (title ")
    #expect(metadata["DjVu-Meta:Title"] == nil)
  }

  // MARK: Compressed annotations

  /// `(metadata (title "Compressed, compressed and compressed") (CreationDate "2020-01-02T03:04:05Z"))`.
  private let compressed: [UInt8] = [
    0xff, 0xff, 0x9e, 0xfe, 0xb5, 0xe3, 0x67, 0x5a, 0x40, 0x23, 0xd9, 0xb7,
    0x7a, 0xd7, 0xf6, 0x18, 0x14, 0xb4, 0xcb, 0xed, 0x9f, 0xe8, 0x42, 0xee,
    0xd3, 0xdb, 0xf7, 0x29, 0x21, 0x1d, 0x2c, 0xf5, 0xf7, 0x50, 0xde, 0x2e,
    0x45, 0x19, 0x33, 0xec, 0x63, 0x40, 0xbe, 0x72, 0x25, 0xb5, 0xb7, 0xba,
    0x59, 0x7d, 0x4e, 0x54, 0xcc, 0xa3, 0xfb, 0x05, 0x17, 0xba, 0x64, 0xf7,
    0x76, 0x6b, 0xa7, 0x7f, 0xd7, 0xbc, 0xcd, 0xd2, 0x84, 0xb5, 0xf7, 0xd4,
    0x13, 0x77,
  ]

  /// 200,000 times `a`.
  private let repeated: [UInt8] = [
    0xfc, 0xf2, 0xbe, 0x7f, 0x9e, 0x12, 0x75, 0xfd, 0xa7, 0xb8, 0xa5,
  ]

  @Test func readsCompressedAnnotations() throws {
    let metadata = try Metadata(file("DJVU", chunk("ANTz", compressed)))
    #expect(
      metadata["DjVu-Meta:Title"]?.description == "Compressed, compressed and compressed")
    #expect(metadata["DjVu-Meta:CreateDate"]?.description == "2020:01:02 03:04:05Z")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func survivesEveryTruncationAndLie() {
    let bytes = file(
      "DJVM", chunk("FORM", Array("DJVU".utf8) + info(8, 9, flags: 1)),
      annotations(#"(metadata (title "a\n") (b (c)))"#), chunk("ANTz", compressed))
    for place in bytes.indices {
      ContainerTests.exercise(Array(bytes[..<place]))
      for bit in [1, 0x80, 0xff] as [UInt8] {
        var damaged = bytes
        damaged[place] ^= bit
        ContainerTests.exercise(damaged)
      }
    }
  }

  /// A few bytes may be very many.
  @Test func whatIsDecompressedIsBounded() throws {
    let bombs = (0..<20_000).flatMap { _ in chunk("ANTz", repeated) }
    let metadata = try metadataWithinAMinute(of: file("DJVU", bombs))
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test(arguments: ["(", "((", "(metadata(", "(metadata()", "(a)", "(metadata (a b)", "\"\"", "\\"])
  func whatAnnotationsRepeatIsBounded(_ part: String) throws {
    let text = String(repeating: part, count: 500_000 / part.utf8.count)
    _ = try metadataWithinAMinute(of: file("DJVU", annotations("(metadata " + text)))
    _ = try metadataWithinAMinute(of: file("DJVU", annotations(text)))
  }
}
