import Foundation
import Testing

/// Documents, movies and pictures within documents are held against the rules, too.
@Suite struct CheckEnclosureTests {
  private static func photo() throws -> Data {
    try Data(contentsOf: Command.fixtures.appending(path: "photo.jpg"))
  }

  private static let inner = HandmadeArchive.word(
    core: "<dc:creator>Jane Doe</dc:creator><cp:lastModifiedBy>John Roe</cp:lastModifiedBy>")

  private func messages(_ found: CheckCommand.Result) -> [String] {
    found.findings.filter { $0["tag"].string == nil }.compactMap { $0["message"].string }
  }

  @Test func findsWhoHasMadeADocumentInADocument() throws {
    let file = HandmadeArchive.word([("word/embeddings/Document1.docx", Self.inner)])
    let found = try CheckCommand.denying("a.docx", file, "author", "owner")
    #expect(
      found.tags == ["document/XML:LastModifiedBy", "document/XMP-dc:Creator"], "\(found.report)")
    #expect(found.findings.first?["fix"].string?.contains("Remove the document") == true)
  }

  /// Its photos are looked at, and that of its first page, which nothing else tells of.
  @Test(arguments: ["word/media/image1.jpeg", "docProps/thumbnail.jpeg"])
  func looksIntoThePhotosOfADocumentInADocument(_ name: String) throws {
    let inner = HandmadeArchive.word([(name, try Self.photo())])
    let file = HandmadeArchive.word([("word/embeddings/Document1.docx", inner)])
    let found = try CheckCommand.denying("a.docx", file, "GPSLatitude")
    #expect(found.tags == ["picture/GPS:GPSLatitude"], "\(found.report)")
  }

  @Test func tellsOfDocumentsThatLieTooDeep() throws {
    func within(_ file: Data) -> Data {
      HandmadeArchive.word([("word/embeddings/Document1.docx", file)])
    }
    let two = within(within(Self.inner))
    #expect(try CheckCommand.denying("a.docx", two, "author").tags == ["document/XMP-dc:Creator"])
    #expect(messages(try CheckCommand.denying("a.docx", two, "author")) == [])
    let three = try CheckCommand.denying("a.docx", within(two), "author")
    #expect(three.tags == [])
    #expect(messages(three).first?.contains("in too many others") == true, "\(three.report)")
    // Whatever its files are called.
    let file = within(within(HandmadeArchive.word([("word/media/image1", try Self.photo())])))
    let told = messages(try CheckCommand.denying("a.docx", file, "location"))
    #expect(told.first?.contains("in too many others") == true, "\(told)")
  }

  /// Krita keeps what a photo says of itself beside the layer that it is.
  @Test func looksAtThePacketsOfLayers() throws {
    let text = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,31.2N" \
      xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" aux:SerialNumber="12345"/></rdf:RDF></x:xmpmeta>
      """
    let file = HandmadeArchive.file([
      ("mimetype", Data("application/x-krita".utf8)), ("maindoc.xml", Data("<DOC/>".utf8)),
      ("a/layers/layer2.xmp.metadata", Data(text.utf8)),
    ])
    let found = try CheckCommand.denying("a.kra", file, "location", "serial-number")
    #expect(
      found.tags == ["part/XMP-exif:GPSLatitude", "part/XMP-aux:SerialNumber"], "\(found.report)")
  }

  /// Layout programs keep what photos say of themselves; what a packet repeats of the document is told once.
  @Test func looksAtThePacketsOfPDF() throws {
    func packet(_ creator: String) -> String {
      let text = """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
        xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>\(creator)</rdf:li>\
        </rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>
        """
      let head = "<</Type/Metadata/Subtype/XML/Length \(text.utf8.count)>>"
      return "\(head)\nstream\n\(text)\nendstream"
    }
    let objects = [
      "<</Type/Catalog/Metadata 2 0 R>>", packet("Jane"), packet("Joe"),
      "<</Subtype/Image/Metadata 3 0 R/Length 1>>\nstream\nx\nendstream",
    ]
    let found = try CheckCommand.denying("a.pdf", HandmadePDF.file(objects), "author")
    #expect(found.tags == ["XMP-dc:Creator", "part/XMP-dc:Creator"], "\(found.report)")
    #expect(found.findings.map { $0["value"].string } == ["Jane", "Joe"])
  }

  /// XMP with a thumbnail in it, as an object.
  private func packet(_ byte: UInt8) -> String {
    let picture = Data([0xff, 0xd8, 0xff] + Array(repeating: byte, count: 30))
    let text = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpGImg="http://ns.adobe.com/xap/1.0/g/img/">\
      <xmp:Thumbnails><rdf:Alt><rdf:li rdf:parseType="Resource">\
      <xmpGImg:image>\(picture.base64EncodedString())</xmpGImg:image></rdf:li></rdf:Alt>\
      </xmp:Thumbnails></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let head = "<</Type/Metadata/Subtype/XML/Length \(text.utf8.count)>>"
    return "\(head)\nstream\n\(text)\nendstream"
  }

  /// What exiftool removes is there still, whichever rules look for it, and is told as what it is.
  @Test(arguments: [["--deny", "thumbnail"], ["--preset", "privacy"]])
  func thumbnailsOfEarlierStatesAreTold(_ rules: [String]) throws {
    let before = HandmadePDF.file(["<</Type/Catalog/Metadata 2 0 R>>", packet(1), packet(2)])
    let folder = try TestFolder()
    try folder.add("a.pdf", HandmadePDF.changed(before, "<</Type/Catalog>>"))
    try folder.add("b.pdf", HandmadePDF.changed(before, "<</Type/Catalog/Metadata 3 0 R>>"))
    let found = try CheckCommand.json(["--no-config", "."] + rules, in: folder.url)
    let (own, earlier) = ("XMP-xmp:ThumbnailImage", "earlier state/XMP-xmp:ThumbnailImage")
    #expect(found.files == ["./a.pdf", "./a.pdf", "./b.pdf", "./b.pdf"], "\(found.report)")
    // The second packet is, of the first document, one of a part.
    #expect(found.tags == [earlier, "part/\(own)", own, earlier])
    #expect(found.findings.first?["message"].string?.hasPrefix("An earlier state of ") == true)
    #expect(
      found.findings.map { $0["fix"].string?.contains("qpdf --linearize") } == [
        true, false, true, true,
      ])
  }

  /// The document's own packet is one of its parts' as well: its thumbnail is told once.
  @Test func thumbnailsOfPacketsAreToldOnce() throws {
    let own = ["<</Type/Catalog/Metadata 2 0 R>>", packet(1)]
    let once = try CheckCommand.denying("a.pdf", HandmadePDF.file(own), "thumbnail")
    #expect(once.tags == ["XMP-xmp:ThumbnailImage"], "\(once.report)")
    let other = try CheckCommand.denying("a.pdf", HandmadePDF.file(own + [packet(2)]), "thumbnail")
    #expect(
      other.tags == ["XMP-xmp:ThumbnailImage", "part/XMP-xmp:ThumbnailImage"], "\(other.report)")
  }

  /// Where a password is asked for, it is told that parts were not looked at.
  @Test func looksAtThePartsOfEncryptedPDF() throws {
    let file = try Data(contentsOf: Command.fixtures.appending(path: "password.pdf"))
    let told = messages(try CheckCommand.denying("a.pdf", file, "location"))
    #expect(told.count == 1 && told.first?.contains("encrypted") == true, "\(told)")
  }

  /// Nothing can be in what is empty; what is encrypted may be anything.
  @Test func tellsOfFilesThatCannotBeLookedAt() throws {
    func told(_ name: String, _ content: Data, _ change: (inout Data) -> Void) throws -> [String] {
      var file = HandmadeArchive.word([(name, content)])
      change(&file)
      return messages(try CheckCommand.denying("a.docx", file, "location"))
    }
    #expect(try told("word/media/image1.jpg", Data()) { _ in } == [])
    let encrypted = try told("word/embeddings/object1.bin", Data("abc".utf8)) { file in
      // The flags of the entry in the directory.
      let name = file.range(of: Data("word/embeddings/object1.bin".utf8), options: .backwards)!
      file[name.lowerBound - 38] |= 1
    }
    #expect(encrypted.first?.hasSuffix(": it is encrypted.") == true, "\(encrypted)")
  }

  private static func number(_ value: Int, _ size: Int) -> Data {
    Data((0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) })
  }

  /// A photo as a record of a drawing of Office's ([MS-ODRAW] §2.2.27).
  private static func record() throws -> Data {
    let photo = try Self.photo()
    return number(0x46a0, 2) + number(0xf01d, 2) + number(photo.count + 17, 4) + Data(count: 17)
      + photo
  }

  /// A workbook whose drawings are in as many records as that takes ([MS-XLS] §2.4.171, §2.4.58).
  private static func workbook() throws -> Data {
    let drawing = try record()
    return stride(from: 0, to: drawing.count, by: 8224).reduce(into: Data()) { all, start in
      let part = drawing[start..<min(start + 8224, drawing.count)]
      all += number(start == 0 ? 0xeb : 0x3c, 2) + number(part.count, 2) + part
    }
  }

  /// A book of two records, of which the second is a photo.
  private static func book() throws -> Data {
    let head = Data(count: 60) + Data("BOOKMOBI".utf8) + Data(count: 9) + Data([2])
    let places = Data([0, 0, 0, 94, 0, 0, 0, 0, 0, 0, 1, 70, 0, 0, 0, 0])
    let first = Data(count: 16) + Data("MOBI".utf8) + Data(count: 212)
    return head + places + first + (try Self.photo())
  }

  private static func richText() throws -> Data {
    let digits = try Self.photo().map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    return Data((#"{\rtf1{\pict\jpegblip "# + digits.joined() + "}}").utf8)
  }

  private static func document(_ name: String) throws -> Data {
    switch name {
    case "a.doc":
      return HandmadeCompoundFile.file([
        ("WordDocument", Data(count: 64)), ("Data", try record()),
      ])
    case "a.ppt":
      return HandmadeCompoundFile.file([
        ("PowerPoint Document", Data(count: 64)), ("Pictures", try record()),
      ])
    case "a.xls": return HandmadeCompoundFile.file([("Workbook", try workbook())])
    case "a.mobi": return try book()
    default: return try richText()
    }
  }

  /// Office's older documents, rich texts and books have photos in ways of their own.
  @Test(arguments: ["a.doc", "a.ppt", "a.xls", "a.rtf", "a.mobi"])
  func looksIntoThePhotosOfOldDocuments(_ name: String) throws {
    let found = try CheckCommand.denying(name, try Self.document(name), "GPSLatitude")
    #expect(found.tags == ["picture/GPS:GPSLatitude"], "\(found.report)")
    #expect(messages(found) == [])
  }

  /// The photos of an encrypted document are not seen, and a document that says nothing otherwise is not clean.
  @Test func tellsOfPhotosOfEncryptedDocuments() throws {
    let head = Data([0xec, 0xa5]) + Data(count: 9)
    func told(_ flag: UInt8) throws -> [String] {
      let file = HandmadeCompoundFile.file([
        ("WordDocument", head + Data([flag]) + Data(count: 100))
      ])
      return messages(try CheckCommand.denying("a.doc", file, "location"))
    }
    #expect(try told(1).first?.hasSuffix(": it is encrypted.") == true)
    #expect(try told(0) == [])
  }

  /// Objects of OLE are compound files, under a name that says nothing.
  @Test func looksIntoObjectsOfOldDocuments() throws {
    let object = HandmadeCompoundFile.file([
      ("WordDocument", Data(count: 64)),
      ("\u{5}SummaryInformation", HandmadeCompoundFile.properties([(4, "Jane Doe")])),
    ])
    let file = HandmadeArchive.word([
      ("word/embeddings/oleObject1.bin", object),
      ("word/embeddings/oleObject2.bin", Data([1, 2, 3, 4])),
    ])
    let found = try CheckCommand.denying("a.docx", file, "author")
    #expect(found.findings.map { $0["value"].string } == ["Jane Doe"], "\(found.report)")
  }

  @Test func looksIntoPicturesMoviesAndDrawings() throws {
    let photo = try Self.photo()
    let drawing = "<svg><image href='data:image/jpeg;base64,\(photo.base64EncodedString())'/></svg>"
    let movie = try Data(contentsOf: Command.fixtures.appending(path: "plain.mp4"))
    let file = HandmadeArchive.word([
      ("ppt/media/image1.svg", Data(drawing.utf8)), ("ppt/media/image2", photo),
      ("ppt/media/image3.dng", photo), ("ppt/media/movie1.mp4", movie),
    ])
    let found = try CheckCommand.denying("a.pptx", file, "IFD0:Make", "QuickTime:MajorBrand")
    #expect(
      found.tags.sorted()
        == ["movie/QuickTime:MajorBrand"] + Array(repeating: "picture/IFD0:Make", count: 3),
      "\(found.report)")
  }

  /// The picture of the first page that breaks off in its compressed bytes (RFC 1951 §3.2.3): it is no preview that could
  /// be taken out, but what stands before the damage is there.
  @Test func readsADamagedPreviewToTheDamage() throws {
    let photo = try Self.photo().prefix(4000)
    let block = Data([0, 0xa0, 0x0f, 0x5f, 0xf0]) + photo + Data([7, 7, 7])
    var file = HandmadeArchive.word([("docProps/thumbnail.jpeg", block)])
    let entry = try #require(file.ranges(of: Data("PK\u{1}\u{2}".utf8)).last).lowerBound
    file[entry + 10] = 8
    let found = try CheckCommand.denying("a.docx", file, "GPSLatitude")
    #expect(found.tags == ["picture/GPS:GPSLatitude"], "\(found.report)")
    #expect(messages(found).first?.contains("not read to its end") == true, "\(found.report)")
  }

  @Test(arguments: ["oasis.opendocument.text", "sun.xml.writer", "sun.xml.impress"])
  func looksIntoThePhotosOfAnOpenDocument(_ type: String) throws {
    let file = HandmadeArchive.file([
      ("mimetype", Data("application/vnd.\(type)".utf8)),
      ("meta.xml", Data("<office:document-meta/>".utf8)), ("Pictures/1", try Self.photo()),
    ])
    let found = try CheckCommand.denying("a", file, "GPSLatitude")
    #expect(found.tags == ["picture/GPS:GPSLatitude"], "\(found.report)")
  }

  /// Of an OpenDocument file the creator is who has changed it last, wherever it lies.
  @Test func knowsWhoHasChangedAnOpenDocumentInADocument() throws {
    let inner = HandmadeArchive.openDocument("<dc:creator>Joe</dc:creator>")
    let file = HandmadeArchive.word([("word/embeddings/a.odt", inner)])
    #expect(try CheckCommand.denying("a.docx", file, "owner").tags == ["document/XMP-dc:Creator"])
  }

  @Test func anEncryptedDocumentInADocumentIsNotClean() throws {
    let inner = HandmadeCompoundFile.file([("EncryptedPackage", Data(count: 64))])
    let file = HandmadeArchive.word([("word/embeddings/a.docx", inner)])
    let found = try CheckCommand.denying("a.docx", file, "location")
    #expect(found.rules == ["location"], "\(found.report)")
  }

  /// What is said in properties that are no XML may be lost.
  @Test func aDocumentInADocumentWhosePropertiesAreBrokenIsNotClean() throws {
    let inner = HandmadeArchive.openDocument("<dc:creator>Joe</dc:date>")
    let file = HandmadeArchive.word([("word/embeddings/a.odt", inner)])
    let found = try CheckCommand.denying("a.docx", file, "location")
    #expect(messages(found).first?.contains("not read to its end") == true, "\(found.report)")
  }

  /// Those within documents within it are counted with its own.
  @Test func filesAreBounded() throws {
    let plain = try Data(contentsOf: Command.fixtures.appending(path: "plain.jpg"))
    let inner = HandmadeArchive.word((0..<20).map { ("word/media/\($0).jpg", plain) })
    let count = 12
    func file(_ count: Int) -> Data {
      HandmadeArchive.word((0..<count).map { ("word/embeddings/\($0).docx", inner) })
    }
    #expect(messages(try CheckCommand.denying("a.docx", file(count), "location")) == [])
    let found = messages(try CheckCommand.denying("a.docx", file(count + 1), "location"))
    #expect(found.count == 1 && found[0].contains("all but"), "\(found)")
  }

  /// Drawings are read to their ends: not all of many long ones are.
  @Test(arguments: [(2, 0), (4, 1)]) func readingIsBounded(_ count: Int, _ told: Int) throws {
    let drawing = Data("<svg>\(String(repeating: " ", count: 6 << 20))</svg>".utf8)
    let file = HandmadeArchive.word((0..<count).map { ("word/media/\($0).svg", drawing) })
    #expect(messages(try CheckCommand.denying("a.docx", file, "location")).count == told)
  }

  /// Programs write the pixels of a PNG in pieces of a few kilobytes, of which the heads alone are looked at.
  @Test func manyPicturesInPiecesAreLookedAt() throws {
    let pixels = [UInt8](repeating: 0, count: 4084)
    let picture = HandmadePNG.file(Array(repeating: ("IDAT", pixels), count: 500))
    var parts: [(name: String, content: Data)] = (0..<15).map {
      ("word/media/\($0).png", picture)
    }
    parts.append(("word/media/15.jpg", try Self.photo()))
    let file = HandmadeArchive.word(parts)
    let found = try CheckCommand.denying("a.docx", file, "GPSLatitude", "location")
    #expect(messages(found) == [])
    #expect(found.tags.contains("picture/GPS:GPSLatitude"), "\(found.report)")
  }

  /// What stands before a limit is looked at: here more dictionaries than are parsed of a PDF.
  @Test func whatStandsBeforeALimitIsLookedAt() throws {
    let photo = try Self.photo()
    let dictionary = "<</A[\(String(repeating: "0 ", count: 480))]/DCT 1>>"
    let file =
      Data("%PDF-1.4\n1 0 obj\n<</Length \(photo.count)>>\nstream\n".utf8) + photo
      + Data("\nendstream\nendobj\n".utf8)
      + Data(String(repeating: "1 0 obj\n\(dictionary)stream\n", count: 5000).utf8)
    let found = try CheckCommand.denying("a.pdf", file, "GPSLatitude")
    #expect(found.tags == ["picture/GPS:GPSLatitude"], "\(found.report)")
    let told = messages(found)
    #expect(told.count == 1 && told[0].contains("all but 1 were not looked at"), "\(told)")
  }

  /// Of the first pictures alone a block may inflate to megabytes.
  @Test(arguments: [(4, 0), (6, 2)]) func unpackingIsBounded(_ count: Int, _ told: Int) throws {
    // One letter, then 12,200 times the last 258 letters again, in the fixed codes of RFC 1951 §3.2.6.
    let codes = "110" + "10010001" + String(repeating: "1100010100000", count: 12_200) + "0000000"
    var text: [UInt8] = [0x78, 0x01]
    for (index, bit) in codes.utf8.enumerated() {
      if index % 8 == 0 { text.append(0) }
      if bit == 0x31 { text[text.count - 1] |= 1 << (index % 8) }
    }
    let picture = HandmadePNG.file([("zTXt", Array("Comment\0\0".utf8) + text)])
    let file = HandmadeArchive.word((0..<count).map { ("word/media/\($0).png", picture) })
    #expect(messages(try CheckCommand.denying("a.docx", file, "location")).count == told)
  }
}
