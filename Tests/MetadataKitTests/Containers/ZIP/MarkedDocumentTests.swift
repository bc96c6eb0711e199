import Testing

@testable import MetadataKit

/// Documents whose archive has their media type for a part, written byte by byte.
@Suite struct MarkedDocumentTests {
  private typealias Part = ZIPBytes.Part

  private let container = Part(
    "META-INF/container.xml",
    """
    <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>\
    <rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/>\
    </rootfiles></container>
    """)

  private let package = """
    <?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="2.0" \
    unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/" \
    xmlns:opf="http://www.idpf.org/2007/opf"><dc:identifier id="id">urn:1</dc:identifier>\
    <dc:title xml:lang="de">Buch</dc:title><dc:title>Book</dc:title>\
    <dc:creator opf:role="aut">A</dc:creator><dc:creator>B</dc:creator>\
    <dc:date>2009-10-07</dc:date><dc:date opf:event="modification">2010-11</dc:date>\
    <dc:date opf:event="a-b">2011</dc:date><meta name="cover" content="c"/></metadata>\
    <manifest><item id="c" href="c.jpg" media-type="image/jpeg"/></manifest>\
    <spine toc="ncx"><itemref idref="p"/></spine></package>
    """

  private func book(_ mark: Part, first: Bool = true) -> Bytes {
    let parts = [container, Part("OEBPS/content.opf", package, isDeflated: true)]
    return ZIPBytes.archive(first ? [mark] + parts : parts + [mark])
  }

  /// The mark may be compressed, and behind other parts, where an archive was packed anew.
  @Test(arguments: [true, false]) func readsPublications(_ isFirst: Bool) throws {
    let mark = Part("mimetype", "application/epub+zip\n", isDeflated: !isFirst)
    let file = book(mark, first: isFirst)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata.format.name == "EPUB")
    #expect(metadata["XML-dc:Identifier"]?.description == "urn:1")
    #expect(metadata["XML-dc:IdentifierId"]?.description == "id")
    #expect(metadata["XML-dc:Title"]?.description == "Book")
    #expect(metadata["XML-dc:Title-de"]?.description == "Buch")
    let creators = metadata.tags.filter { $0.name == "Creator" }.map(\.description)
    #expect(creators == ["A", "B"])
    #expect(metadata["XML-dc:CreatorRole"]?.description == "aut")
    let dates = metadata.tags.filter { $0.name == "Date" }.map(\.description)
    #expect(dates == ["2009:10:07", "2011"])
    #expect(metadata["XML-dc:ModificationDate"]?.description == "2010:11")
    #expect(metadata["XML-dc:DateEvent"]?.description == "a-b")
    #expect(metadata["XML:MetaName"]?.description == "cover")
    #expect(metadata["XML:ManifestItemMedia-type"]?.description == "image/jpeg")
    #expect(metadata["XML:SpineToc"]?.description == "ncx")
    #expect(metadata["XML:SpineItemrefIdref"]?.description == "p")
    #expect(metadata.tags.allSatisfy { $0.name != "Version" && !$0.name.hasPrefix("Package") })
    if isFirst { file.readEveryTruncation() }
  }

  /// Where it lacks its mark it still says where its package is.
  @Test(arguments: ["a.epub", "a.zip"]) func readsPublicationsWithoutMark(_ name: String) throws {
    let file = ZIPBytes.archive([container, Part("OEBPS/content.opf", package)])
    let metadata = try Metadata(file.bytes, name: name)
    #expect(metadata.format.name == "EPUB")
    #expect(metadata["XML-dc:Title"]?.description == "Book")
  }

  /// Scores of music have a container, too, and documents that lost their mark.
  @Test func otherContainersAreNoPublications() throws {
    let container = """
      <container><rootfiles><rootfile full-path="score.xml" media-type="text/xml"/></rootfiles>\
      </container>
      """
    let file = ZIPBytes.archive([
      Part("META-INF/container.xml", container), Part("score.xml", "<score-partwise/>"),
    ])
    #expect(try Metadata(file.bytes, name: "a.mxl").format.name == "ZIP")
  }

  /// A manifest may name many parts, each with its attributes.
  @Test func readsLongManifests() throws {
    var entries = Array("<manifest:manifest xmlns:manifest='m'>".utf8)
    let entry = Array("<manifest:file-entry manifest:full-path='a' manifest:media-type=''/>".utf8)
    for _ in 0..<40_000 { entries += entry }
    let last = "<manifest:file-entry manifest:full-path='z'><manifest:encryption-data/>"
    entries += Array((last + "</manifest:file-entry></manifest:manifest>").utf8)
    let parts = [
      Part("mimetype", "application/vnd.oasis.opendocument.text"),
      Part(name: "META-INF/manifest.xml", content: entries),
    ]
    let metadata = try Metadata(ZIPBytes.archive(parts).bytes)
    #expect(metadata.warnings.map(\.message).contains { $0.contains("encrypted") })
    #expect(metadata.warnings.allSatisfy { $0.code != .limitExceeded })
  }

  private func manifest(_ type: String, _ encrypted: String? = nil) -> Part {
    let entry = encrypted.map {
      #"<m:file-entry m:full-path="\#($0)"><m:encryption-data/></m:file-entry>"#
    }
    return Part(
      "META-INF/manifest.xml",
      #"<m:manifest><m:file-entry m:media-type="\#(type)" m:full-path="/"/>\#(entry ?? "")</m:manifest>"#
    )
  }

  private let meta = """
    <office:document-meta xmlns:dc="http://purl.org/dc/elements/1.1/"><office:meta>\
    <dc:creator>Jane</dc:creator></office:meta></office:document-meta>
    """

  /// StarOffice 6 wrote no part with the type; the manifest says it, too.
  @Test func readsDocumentsByTheirManifests() throws {
    let file = ZIPBytes.archive([
      manifest("application/vnd.sun.xml.writer"), Part("meta.xml", meta),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "SXW")
    #expect(metadata["XMP-dc:Creator"]?.description == "Jane")
    #expect(metadata.warnings.isEmpty)
    let other = ZIPBytes.archive([manifest("application/epub+zip"), Part("meta.xml", meta)])
    #expect(try Metadata(other.bytes).format.name == "ZIP")
  }

  /// What is encrypted may begin like XML, and the properties need not be.
  @Test(arguments: [("meta.xml", "<\u{1}\u{2}"), ("content.xml", nil)])
  func tellsWhatTheManifestSaysToBeEncrypted(_ name: String, _ meta: String?) throws {
    let file = ZIPBytes.archive([
      Part("mimetype", "application/vnd.oasis.opendocument.text"),
      Part("meta.xml", meta ?? self.meta),
      manifest("application/vnd.oasis.opendocument.text", name),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.map(\.code) == [.unsupported])
    #expect((metadata["XMP-dc:Creator"] == nil) == (name == "meta.xml"))
  }

  /// A part may be encrypted that a broken manifest does not tell of.
  @Test func tellsOfManifestsThatAreNoXML() throws {
    let file = ZIPBytes.archive([
      Part("mimetype", "application/vnd.oasis.opendocument.text"), Part("meta.xml", meta),
      Part("META-INF/manifest.xml", "<m:manifest><m:file-entry>"),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["XMP-dc:Creator"]?.description == "Jane")
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  @Test func publicationsWithoutTheirPackageAreStillSome() throws {
    let mark = Part("mimetype", "application/epub+zip")
    let metadata = try Metadata(ZIPBytes.archive([mark, container]).bytes)
    #expect(metadata.format.name == "EPUB")
    #expect(metadata["XML-dc:Title"] == nil)
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  /// Paths as URLs have them, which they are not.
  @Test(arguments: ["/OEBPS/content.opf", "OEBPS/c%6Fntent.opf", "OEBPS/content%2Eopf"])
  func findsPackagesByOtherPaths(_ path: String) throws {
    let container = Part(
      "META-INF/container.xml", "<container><rootfile full-path=\"\(path)\"/></container>")
    let file = ZIPBytes.archive([
      Part("mimetype", "application/epub+zip"), container, Part("OEBPS/content.opf", package),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["XML-dc:Title"]?.description == "Book")
  }

  /// Reading a package takes several times its length.
  @Test func longPackagesAreLeftOut() throws {
    var options = ReadOptions()
    options.limits.valueBytes = 512
    let long = package + "<!--" + String(repeating: "a", count: 2000) + "-->"
    let file = ZIPBytes.archive([
      Part("mimetype", "application/epub+zip"), container, Part("OEBPS/content.opf", long),
    ])
    let metadata = try Metadata(file.bytes, options: options)
    #expect(metadata["XML-dc:Title"] == nil)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func readsPackagesInCodePages() throws {
    let text = package.replacing("1.0\"", with: "1.0\" encoding=\"windows-1252\"")
      .replacing("Book", with: "Gr~e")
    let bytes = text.utf8.map { $0 == 0x7e ? UInt8(0xfc) : $0 }
    let file = ZIPBytes.archive([
      Part("mimetype", "application/epub+zip"), container,
      Part(name: "OEBPS/content.opf", content: bytes),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["XML-dc:Title"]?.description == "Grüe")
  }

  @Test func readsMetadataOfInDesign() throws {
    let packet = """
      <?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description \
      xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="T"/></rdf:RDF></x:xmpmeta>
      """
    let file = ZIPBytes.archive([
      Part("mimetype", "application/vnd.adobe.indesign-idml-package"),
      Part("META-INF/metadata.xml", packet),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "IDML")
    #expect(metadata["XMP-xmp:CreatorTool"]?.description == "T")
    #expect(metadata["ZIP:ZipFileName"] == nil)
  }

  /// CorelDRAW's say so since X6; before, they have no mark, and say in another part who saved them.
  @Test(arguments: ["", "application/x-vnd.corel.draw.document+zip"])
  func readsOlderDrawingsOfCorel(_ mark: String) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns="http://namespace.corel.com/Cdr/metadata"><LastAuthor>Jane</LastAuthor>\
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let parts = [Part("content/riffData.cdr", "RIFF"), Part("metadata/metadata.xml", packet)]
    let file = ZIPBytes.archive((mark.isEmpty ? [] : [Part("mimetype", mark)]) + parts)
    let metadata = try Metadata(file.bytes, name: "a.cdr")
    #expect(metadata.format.name == "CDR" && metadata.format.fileExtension == "cdr")
    #expect(metadata["XMP:LastAuthor"]?.description == "Jane")
    #expect(metadata.warnings.isEmpty)
    // To exiftool it is an archive, of which it lists the parts.
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    #expect(json.text.string.contains("\"File:FileType\":\"ZIP\""))
    #expect(!json.text.string.contains("Jane"))
    file.readEveryTruncation()
  }

  @Test func readsDrawingsOfCorel() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
      xmlns:crl="http://namespace.corel.com/zcf/metadata/1.0/" crl:LastAuthor="Jane"/></rdf:RDF>\
      </x:xmpmeta>
      """
    let type = "application/x-vnd.corel.zcf.draw.document+zip"
    let metadata = try Metadata(
      ZIPBytes.archive([
        Part("mimetype", type), Part("content/root.dat", "a"),
        Part("META-INF/metadata.xml", packet),
      ]).bytes)
    #expect(metadata.format.name == "CDR" && metadata.format.mimeType == type)
    #expect(metadata["XMP-crl:LastAuthor"]?.description == "Jane")
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    #expect(json.text.string.contains("\"File:FileType\":\"ZIP\""))
    #expect(json.text.string.contains("Jane"))
  }

  /// What exiftool has no name for is listed.
  @Test func listsOtherDocuments() throws {
    let metadata = try Metadata(
      ZIPBytes.archive([
        Part("mimetype", "image/openraster"), Part("stack.xml", "<a/>"),
        Part("Thumbnails/thumbnail.png", "PNG"),
      ]).bytes)
    #expect(metadata.format.name == "ORA")
    #expect(
      ZIPBytes.names(metadata) == ["mimetype", "stack.xml", "Thumbnails/thumbnail.png"])
    #expect(metadata["File:PreviewPNG"]?.byteCount == 3 && metadata.previews.count == 1)
    let database = try Metadata(
      ZIPBytes.archive([Part("mimetype", "application/vnd.oasis.opendocument.base")]).bytes)
    #expect(database.format.name == "ODB")
    #expect(ZIPBytes.names(database) == ["mimetype"])
    let text = try Metadata(
      ZIPBytes.archive([Part("mimetype", "application/vnd.oasis.opendocument.text")]).bytes)
    #expect(text.format.name == "ODT")
    #expect(ZIPBytes.names(text).isEmpty)
  }

  /// What any archive may say of itself makes no picture of it; exiftool believes it.
  @Test func anUnknownTypeIsNoSign() throws {
    let metadata = try Metadata(
      ZIPBytes.archive([Part("mimetype", "image/jpeg"), Part("a.jpg", "x")]).bytes)
    #expect(metadata.format.name == "ZIP" && metadata.format.mimeType == "application/zip")
    let misread = metadata.tags.filter { $0.isListedByExiftool && $0.name == "MIMEType" }
    #expect(misread.map(\.description).contains("image/jpeg"))
    #expect(ZIPBytes.names(metadata) == ["mimetype", "a.jpg"])
    let own = try Metadata(ZIPBytes.archive([Part("mimetype", "application/x-ibooks+zip")]).bytes)
    #expect(own.format.mimeType == "application/x-ibooks+zip")
  }

  /// Ciphertext is no damaged XML; what is no XML and not encrypted is.
  @Test(arguments: [
    (#"<m:file-entry m:full-path="meta.xml"><m:encryption-data/></m:file-entry>"#, true),
    ("<m:file-entry/>", false),
  ])
  func tellsThatItIsEncrypted(_ entry: String, _ isEncrypted: Bool) throws {
    let file = ZIPBytes.archive([
      ZIPBytes.Part("mimetype", "application/vnd.oasis.opendocument.text"),
      ZIPBytes.Part(name: "meta.xml", content: [0x9a, 0x33, 1, 2]),
      ZIPBytes.Part("META-INF/manifest.xml", entry),
    ])
    let warnings = try Metadata(file.bytes).warnings
    #expect(warnings.map { $0.code == .unsupported } == [isEncrypted])
  }

  /// LibreOffice's document as a whole is one part, which is encrypted; others may lack `meta.xml`.
  @Test(arguments: [
    (["encrypted-package": "\u{1}\u{2}"], "", true), ([:], "<m:encryption-data/>", true),
    (["content.xml": "<a/>"], "<m:file-entry/>", false),
  ])
  func tellsThatAllOfItIsEncrypted(
    _ parts: [String: String], _ entry: String, _ isEncrypted: Bool
  ) throws {
    let file = ZIPBytes.archive(
      [Part("mimetype", "application/vnd.oasis.opendocument.text")]
        + parts.map { Part($0, $1) } + [Part("META-INF/manifest.xml", entry)])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "ODT")
    #expect(metadata.warnings.map(\.code) == (isEncrypted ? [.unsupported] : []))
  }

  /// Those before the standard; to exiftool they are archives.
  @Test(arguments: [("writer", "SXW"), ("calc", "SXC"), ("impress.template", "STI")])
  func readsDocumentsOfOpenOffice1(_ kind: String, _ name: String) throws {
    let meta = """
      <office:document-meta xmlns:office="http://openoffice.org/2000/office" \
      xmlns:dc="http://purl.org/dc/elements/1.1/"><office:meta><dc:creator>Jane</dc:creator>\
      </office:meta></office:document-meta>
      """
    let file = ZIPBytes.archive([
      Part("mimetype", "application/vnd.sun.xml.\(kind)"), Part("meta.xml", meta),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == name)
    #expect(metadata["XMP-dc:Creator"]?.description == "Jane")
    let types = metadata.tags.filter { $0.isListedByExiftool && $0.name == "FileType" }
    #expect(types.last?.description == "ZIP")
  }

  /// What is no XML, or not where it should be, may hide what the document says of itself.
  @Test func tellsWhatMayBeHidden() throws {
    func hides(_ parts: Part...) throws -> Bool {
      try Metadata(ZIPBytes.archive(parts).bytes).warnings.contains(where: \.hidesProperties)
    }
    let (text, book) = (
      Part("mimetype", "application/vnd.oasis.opendocument.text"),
      Part("mimetype", "application/epub+zip")
    )
    #expect(try hides(text, Part("meta.xml", "<a><b>Jane</c></a>")))
    #expect(try !hides(text, Part("meta.xml", "<a><b>Jane & Joe</b></a>")))
    let broken = package.replacing("A</dc:creator>", with: "A</dc:creators>")
    #expect(try hides(book, container, Part("OEBPS/content.opf", broken)))
    #expect(try hides(book, container))
    #expect(try !hides(book, container, Part("OEBPS/content.opf", package)))
  }

  /// Krita writes its author into a part of its own, and a picture of the whole beside it.
  @Test(arguments: [true, false]) func readsDocumentsOfKrita(_ isDeflated: Bool) throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE document-info PUBLIC '-//KDE//DTD document-info 1.1//EN' 'x'>
      <document-info xmlns="http://www.calligra.org/DTD/document-info"><about><title>A title</title>
      <abstract><![CDATA[Words]]></abstract><keyword> </keyword><initial-creator>Joe</initial-creator>
      <creation-date>2016-01-27T10:40:16</creation-date><date>2016-01-28</date>
      <editing-cycles>3</editing-cycles></about><author><full-name>Jane Doe</full-name>
      <author-title>Dr</author-title><telephone-work>1</telephone-work>
      <contact type="email">jane@example.org</contact></author></document-info>
      """
    let file = ZIPBytes.archive([
      Part("mimetype", "application/x-krita"),
      Part("documentinfo.xml", text, isDeflated: isDeflated), Part("preview.png", "picture"),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "KRA" && metadata.warnings.isEmpty)
    let told = metadata.tags.filter { $0.group == "XML" }
    #expect(
      told.map { "\($0.name) \($0.description)" } == [
        "Title A title", "Abstract Words", "InitialCreator Joe", "CreateDate 2016:01:27 10:40:16",
        "ModifyDate 2016:01:28", "EditingCycles 3", "AuthorFullName Jane Doe", "AuthorTitle Dr",
        "AuthorTelephoneWork 1", "AuthorEmail jane@example.org",
      ])
    #expect(told.allSatisfy { !$0.isListedByExiftool })
    #expect(metadata.pictures.map(\.byteCount) == [7])
    file.readEveryTruncation()
  }

  private static func krita(_ type: String = "application/x-kra") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE DOC PUBLIC '-//KDE//DTD krita 2.0//EN' 'http://www.calligra.org/DTD/krita-2.0.dtd'>
    <DOC xmlns="http://www.calligra.org/DTD/krita" editor="Krita">
    <IMAGE width="2480" y-res="300" mime="\(type)" height="3508" colorspacename="GRAYAF32">
    <layers>\(String(repeating: "<layer width='1' height='2'/>", count: 400))</layers></IMAGE></DOC>
    """
  }

  /// Templates of Krita's have an empty mark, or one of an archive.
  @Test(arguments: ["application/x-krita", "application/zip", ""])
  func tellsHowLargePicturesOfKritaAre(_ mark: String) throws {
    for isDeflated in [false, true] {
      let file = ZIPBytes.archive([
        Part("mimetype", mark), Part("maindoc.xml", Self.krita(), isDeflated: isDeflated),
      ])
      let metadata = try Metadata(file.bytes)
      #expect(metadata.format.name == "KRA" && metadata.warnings.isEmpty)
      #expect(metadata.facts.pixelWidth == 2480 && metadata.facts.pixelHeight == 3508)
      #expect(metadata.facts.colorModel == .gray)
      #expect(ZIPBytes.names(metadata) == ["mimetype", "maindoc.xml"])
    }
  }

  /// Calligra's documents have parts of the same names.
  @Test func otherDocumentsAreNotKritas() throws {
    for type in ["application/x-kword", "image/png"] {
      let parts = [Part("mimetype", ""), Part("maindoc.xml", Self.krita(type))]
      #expect(try Metadata(ZIPBytes.archive(parts).bytes).format.name == "ZIP")
    }
  }

  @Test func tellsHowLargePicturesOfOpenRasterAre() throws {
    let text = "<?xml version='1.0' encoding='UTF-8'?><image h=\"3008\" w=\"3456\"><stack/></image>"
    let parts = [Part("mimetype", "image/openraster"), Part("stack.xml", text)]
    let facts = try Metadata(ZIPBytes.archive(parts).bytes).facts
    #expect(facts.pixelWidth == 3456 && facts.pixelHeight == 3008)
  }
}
