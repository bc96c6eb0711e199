import MetadataKit
import Testing

/// Documents whose tables are damaged, and whose objects are looked for.
@Suite struct PDFSearchTests {
  /// Bytes in which the last place of a text has another one.
  private static func replacing(_ old: String, _ new: String, in file: [UInt8]) throws -> [UInt8] {
    let place = try #require(file.ranges(of: Array(old.utf8)).last)
    var file = file
    file.replaceSubrange(place, with: Array(new.utf8))
    return file
  }

  private static func exiftool(_ metadata: Metadata) -> String {
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    return json.text.string
  }

  /// Without the place of the table, with a wrong one, with a table that is none, and with all places wrong.
  @Test(arguments: [
    ("startxref", "start"), ("startxref\n", "startxref\n1"), ("startxref\n", "startxref\n1%"),
    ("xref\n0 8", "xxxx\n0 8"), ("xref\n0 8", "xref\n0 80"), ("%PDF-1.4\n", "%PDF-1.4\n%\n\n\n"),
    ("trailer", "failure"),
  ])
  func documentsWithoutATableAreRead(_ old: String, _ new: String) throws {
    let metadata = try Metadata(Self.replacing(old, new, in: PDFTests.file))
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata.warnings.first?.offset != nil)
    #expect(metadata["PDF:Language"]?.description == "en")
    #expect(metadata["PDF:PageCount"]?.description == "1")
    #expect(metadata["XMP-dc:Format"]?.description == "application/pdf")
    #expect(metadata["Photoshop:GlobalAngle"]?.description == "30")
    // The trailer leads to it, and without one nothing says that it is what it is.
    let isLed = old != "trailer"
    #expect(metadata["PDF:Title"]?.description == (isLed ? "A (nested) title!" : nil))
    #expect(metadata.warnings.first?.hidesProperties == !isLed)
    // exiftool reads no object of such a document.
    let told = Self.exiftool(metadata)
    #expect(told.contains("PDFVersion"))
    for name in ["Title", "Language", "Format", "GlobalAngle"] {
      #expect(!told.contains(name), "\(name)")
    }
  }

  /// What the table says of others stays.
  @Test func anObjectIsFoundWhereverItIs() throws {
    let file = try Self.replacing("0000000009 00000 n", "0000000012 00000 n", in: PDFTests.file)
    let metadata = try Metadata(file)
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata.warnings.first?.offset == 12)
    #expect(metadata["PDF:Language"]?.description == "en")
    #expect(metadata["XMP-dc:Format"]?.description == "application/pdf")
    let told = Self.exiftool(metadata)
    #expect(told.contains("Title") && !told.contains("Language") && !told.contains("XMP-dc"))
  }

  /// None of what a stream has in it that is not where the table says, not only what is asked for first.
  @Test func exiftoolReadsNothingOfAMisplacedStream() throws {
    let objects = "1 0 2 27 <</Type/Catalog/Lang(en)>> <</Author(Jane)>>"
    let head = "3 0 obj<</Type/ObjStm/N 2/First 9/Length \(objects.utf8.count)>>stream\n"
    var file = Array("%PDF-1.5\n\(head)\(objects)\nendstream endobj\n".utf8)
    let table = file.count
    let rows = Bytes().raw([0, 0, 0, 0xff, 2, 0, 3, 0, 2, 0, 3, 1, 1, 0, 12, 0, 1])
      .big(table, size: 2).raw([0])
    let keys = "/Type/XRef/Size 5/W[1 2 1]/Root 1 0 R/Info 2 0 R/Length 20"
    file += Array("4 0 obj<<\(keys)>>stream\n".utf8) + rows.bytes
    file += Array("\nendstream endobj\nstartxref\n\(table)\n%%EOF\n".utf8)
    let metadata = try Metadata(file)
    #expect(metadata["PDF:Language"]?.description == "en")
    #expect(metadata["PDF:Author"]?.description == "Jane")
    #expect(metadata.warnings.map(\.code) == [.malformed])
    let told = Self.exiftool(metadata)
    #expect(!told.contains("Language") && !told.contains("Author"))
  }

  /// Objects in streams, and encrypted ones.
  @Test(arguments: [
    "page.pdf", "encrypted-40.pdf", "encrypted-128.pdf", "encrypted-aes.pdf", "encrypted-256.pdf",
    "encrypted-pdf2.pdf",
  ])
  func streamsOfObjectsAreFound(_ name: String) throws {
    let whole = try Fixture.metadata(name)
    let metadata = try Metadata(Self.replacing("startxref", "start", in: Fixture.bytes(name)))
    #expect(metadata.warnings.map(\.code) == [.malformed])
    for tag in [
      "PDF:Encryption", "PDF:Title", "PDF:Author", "PDF:CreateDate", "PDF:PageCount",
      "XMP-dc:Title",
    ] {
      #expect(metadata[tag]?.description == whole[tag]?.description, "\(tag)")
    }
  }

  @Test(arguments: [
    "1 0 obj<</Title(old)>>endobj 1 0 obj<</Title(new)>>endobj trailer<</Info 1 0 R>>",
    "trailer<</Info 2 0 R>> 2 0 obj<</Title(old)>>endobj 1 0 obj<</Title(new)>>endobj trailer<</Info 1 0 R>>",
    // What is a part of a stream is none of the document.
    """
    1 0 obj<</Title(new)>>endobj trailer<</Info 1 0 R>> 2 0 obj<</Length 56>>stream
    1 0 obj<</Title(old)>>endobj trailer<</Info 1 0 R>>    \n
    endstream endobj
    """,
    "1 0 obj<</Title(new)>>endobj %1 0 obj<</Title(old)>>\ntrailer<</Info 1 0 R>>",
    // In a stream of objects, before the one that counts or behind it.
    """
    2 0 obj<</Type/ObjStm/N 1/First 4/Length 20>>stream
    1 0 <</Title( old)>>\nendstream endobj 1 0 obj<</Title(new)>>endobj trailer<</Info 1 0 R>>
    """,
    """
    1 0 obj<</Title(old)>>endobj 2 0 obj<</Type/ObjStm/N 1/First 4/Length 20>>stream
    1 0 <</Title(new)>> \nendstream endobj trailer<</Info 1 0 R>>
    """,
  ])
  func theLastObjectCounts(_ text: String) throws {
    let metadata = try Metadata(Array("%PDF-1.4\n\(text)".utf8))
    #expect(metadata["PDF:Title"]?.description == "new")
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  /// Where the ends of lines were changed, streams have other lengths than they state.
  @Test(arguments: ["10", "99999", "-1", "9 0 R", "null"])
  func streamsReachToTheirEnds(_ length: String) throws {
    let objects = "1 0 obj<</Type/Catalog/Pages 3 0 R/Metadata 2 0 R>>endobj 2 0 obj"
    let head = "%PDF-1.4\n\(objects)<</Subtype/XML/Length \(length)>>stream\n"
    let file = Array(head.utf8) + PDFTests.packet
    let whole = file + Array("\r\nendstream endobj trailer<</Root 1 0 R>>".utf8)
    let metadata = try Metadata(whole)
    #expect(metadata["XMP-dc:Format"]?.description == "application/pdf")
    #expect(metadata.blocks.map(\.byteCount) == [PDFTests.packet.count])
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  /// What made a document stands in no other dictionary.
  @Test(arguments: [
    ("/Producer(x)", "", false, false), ("", "", true, false),
    ("/Type/A/Producer(x)", "", true, false),
    ("/Producer(x)", "3 0 obj<</Filter/Standard/V 1>>endobj", true, true),
  ])
  func trailersMayBeLost(
    _ key: String, _ more: String, _ isHidden: Bool, _ isEncrypted: Bool
  ) throws {
    let text = """
      %PDF-1.4\n1 0 obj<</Type/Catalog/Lang(en)>>endobj
      2 0 obj<<\(key)/Author(Jane)>>endobj \(more)
      """
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata["PDF:Language"]?.description == (isEncrypted ? nil : "en"))
    #expect(metadata["PDF:Author"]?.description == (isHidden ? nil : "Jane"))
    #expect(metadata.warnings.map(\.hidesProperties) == [isHidden])
  }

  /// A trailer leads to the information that is nowhere, or cannot be read: something else may be it.
  @Test(
    arguments: [
      ("trailer<</Root 1 0 R/Info 5 0 R>>", "", true),
      ("trailer<</Root 1 0 R/Info 5 0 R>>", "/Producer(x)", false),
      ("trailer<</Root 1 0 R>> trailer<</Root 1 0 R/Info 2 0 R/Prev)1>>", "", true),
      ("trailer<</Root 1 0 R>> trailer<</Root 1 0 R/Info 2 0 R/Prev)1>>", "/Producer(x)", false),
      ("trailer<</Root 1 0 R/Info 2 0 R>>", "", false),
      ("trailer<</Root 1 0 R>>", "/Producer(x)", nil),
    ] as [(String, String, Bool?)])
  func informationMayBeLost(_ trailers: String, _ key: String, _ isHidden: Bool?) throws {
    let text = """
      %PDF-1.4\n1 0 obj<</Type/Catalog/Pages 3 0 R>>endobj 3 0 obj<</Count 0>>endobj
      2 0 obj<<\(key)/Author(Jane)>>endobj \(trailers)
      """
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata["PDF:Author"]?.description == (isHidden == false ? "Jane" : nil))
    #expect(metadata.warnings.map(\.hidesProperties) == [isHidden == true])
  }

  /// What is in a stream that cannot be read is lost.
  @Test func streamsOfObjectsMayBeLost() throws {
    let text = """
      %PDF-1.5\n1 0 obj<</Type/Catalog/Pages 3 0 R>>endobj 3 0 obj<</Count 0>>endobj
      4 0 obj<</Type/ObjStm/N 1/First 4/Filter/JBIG2Decode/Length 3>>stream\nabc\nendstream endobj
      trailer<</Root 1 0 R/Info 5 0 R>>
      """
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata.warnings.count == 2 && metadata.warnings.first?.hidesProperties == true)
  }

  /// Objects behind the last table are of a change that is cut short.
  @Test(arguments: [
    ("\n9 0 obj<</Author(Jane)>>endobj", true),
    ("\n<!-- an object of a cache, 12/34 objects -->", false),
  ])
  func changesMayBeCutShort(_ more: String, _ isCut: Bool) throws {
    let metadata = try Metadata(PDFTests.file + Array(more.utf8))
    #expect(metadata["PDF:Title"]?.description == "A (nested) title!")
    #expect(metadata.warnings.map(\.code) == (isCut ? [.truncated] : []))
    #expect(metadata.warnings.allSatisfy { $0.hidesProperties })
  }

  /// A catalog that the trailer does not lead to.
  @Test(arguments: ["/Root 9 0 R", "/Root 2 0 R", "/Root 1", ""])
  func catalogsAreFound(_ root: String) throws {
    let text = """
      %PDF-1.4\n1 0 obj<</Type/Catalog/Pages 3 0 R/Lang(en)>>endobj
      2 0 obj<</Author(Jane)>>endobj 3 0 obj<</Count 7>>endobj trailer<<\(root)/Info 2 0 R>>
      """
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata["PDF:Language"]?.description == "en")
    #expect(metadata["PDF:PageCount"]?.description == "7")
    #expect(metadata["PDF:Author"]?.description == "Jane")
  }

  @Test func whatIsEncryptedByWhatIsLostIsNoText() throws {
    let text = "1 0 obj<</Title(xyz)>>endobj trailer<</Info 1 0 R/Encrypt 9 0 R>>"
    let metadata = try Metadata(Array("%PDF-1.4\n\(text)".utf8))
    #expect(metadata["PDF:Title"] == nil)
    #expect(metadata.warnings.map(\.code) == [.unsupported, .malformed])
  }

  /// An older table cannot be read, and the object is there.
  @Test func whatAnOlderTableWouldLeadToIsFound() throws {
    let newer = PDFBytes.document(
      ["<</Type/Catalog/Lang(en)>>"], trailer: "<</Root 1 0 R/Info 2 0 R/Prev 3>>")
    let metadata = try Metadata(newer + Array("2 0 obj<</Author(Jane)>>endobj\n".utf8))
    #expect(metadata["PDF:Author"]?.description == "Jane")
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata.warnings.map(\.hidesProperties) == [false])
    let told = Self.exiftool(metadata)
    #expect(told.contains("Language") && !told.contains("Author"))
  }

  /// A file is looked through piece by piece, of which each may end anywhere.
  @Test func wordsMayStandAcrossPieces() throws {
    let words = "\n1 0 obj<</Title(a)>>endobj 2 0 obj<</Length 3>>stream\nabc\nendstream endobj "
    for length in ((64 << 10) - 120)..<(64 << 10) {
      let padding = "%PDF-1.4\n%" + String(repeating: "x", count: length - 10)
      let text = padding + words + "trailer<</Info 1 0 R>>"
      #expect(try Metadata(Array(text.utf8))["PDF:Title"]?.description == "a", "\(length)")
    }
  }

  // MARK: What it may cost

  private static var short: ReadOptions {
    var options = ReadOptions()
    options.limits.blockBytes = 2 << 20
    return options
  }

  @Test(arguments: [
    "1 0 obj ", "trailer ", "trailer( ", "1 0 obj<</Length 99999>>stream ",
    "1 0 obj/ObjStm stream ", "1 0 obj/XRef stream\n", "          obj", "/Length 1 stream trailer",
  ])
  func longDocumentsAreLookedThroughOnce(_ word: String) throws {
    let text = "%PDF-1.4\n1 0 obj " + String(repeating: word, count: (4 << 20) / word.utf8.count)
    let metadata = try withinAMinute {
      try Metadata(Array(text.utf8), options: Self.short)
    }
    #expect(metadata.warnings.contains { $0.code == .malformed })
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  /// Of a long document the end is looked at, too.
  @Test func theEndOfALongDocumentIsFound() throws {
    let text =
      "%PDF-1.4\n" + String(repeating: "7 0 obj ", count: (4 << 20) / 8)
      + "1 0 obj<</Title(a)>>endobj trailer<</Info 1 0 R>>"
    let metadata = try Metadata(Array(text.utf8), options: Self.short)
    #expect(metadata["PDF:Title"]?.description == "a")
    #expect(metadata.warnings.map(\.code) == [.malformed, .limitExceeded])
  }

  /// Of many trailers the first is not read, and of long ones some are not: what they lead to may tell.
  @Test(arguments: [
    String(repeating: "trailer<</Root 1 0 R>>\n", count: 300),
    String(
      repeating: "trailer<</Root 7 0 R/X[\(String(repeating: "1 0 R ", count: 9000))]>>\n",
      count: 100),
  ])
  func manyTrailersAreNotAllRead(_ others: String) throws {
    let text =
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 9 0 R>>endobj 2 0 obj<</Author(Jane)>>endobj\n"
      + "trailer<</Root 1 0 R/Info 2 0 R>>\n" + others
    let metadata = try Metadata(Array(text.utf8), options: Self.short)
    #expect(metadata["PDF:Author"] == nil)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func manyObjectsAreNotAllKept() throws {
    let text =
      "%PDF-1.4\n" + (0..<300_000).map { "\($0 + 5) 0 obj " }.joined()
      + "1 0 obj<</Title(a)>>endobj trailer<</Info 5 0 R>>"
    let metadata = try metadataWithinAMinute(of: Array(text.utf8))
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func everyTruncationAndFlipReturns() throws {
    let file = Bytes().raw(try Self.replacing("startxref", "start", in: PDFTests.file))
    for length in stride(from: 0, through: file.bytes.count, by: 7) {
      ContainerTests.exercise(Array(file.bytes[..<length]))
    }
    for place in stride(from: 0, to: file.bytes.count, by: 3) {
      ContainerTests.exercise(file.with([file.bytes[place] ^ 0x15], at: place).bytes)
    }
  }
}
