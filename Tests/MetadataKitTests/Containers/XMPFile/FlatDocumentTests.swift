import Testing

@testable import MetadataKit

/// Documents that are one text of XML.
@Suite struct FlatDocumentTests {
  private static let office = "urn:oasis:names:tc:opendocument:xmlns:office:1.0"

  private func exiftoolType(_ metadata: Metadata) -> String? {
    metadata.tags.filter { $0.isListedByExiftool && $0.name == "FileType" }.last?.description
  }

  @Test(arguments: [
    ("text", "FODT"), ("spreadsheet", "FODS"), ("text-template", "FODT"), ("graphics", "FODG"),
    ("of-another-kind", "XML"),
  ])
  func readsOpenDocument(_ kind: String, _ name: String) throws {
    let text = """
      <?xml version="1.0"?><!-- made by hand --><office:document xmlns:office="\(Self.office)" \
      xmlns:dc="http://purl.org/dc/elements/1.1/" \
      office:mimetype="application/vnd.oasis.opendocument.\(kind)">\
      <office:meta><dc:creator>Jane</dc:creator></office:meta></office:document>
      """
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata.format.name == name)
    #expect(metadata["XMP-dc:Creator"]?.description == "Jane")
    #expect(exiftoolType(metadata) == "XML" && metadata.warnings.isEmpty)
    Bytes(text).readEveryTruncation()
  }

  /// Another prefix, and a comment with what looks like tags.
  @Test func knowsOpenDocumentByItsNamespace() throws {
    let text = """
      <?xml version="1.0"?><!-- <a> --><x:document xmlns:x="\(Self.office)" \
      x:mimetype="application/vnd.oasis.opendocument.text"/>
      """
    #expect(try Metadata(Array(text.utf8)).format.name == "FODT")
  }

  /// What a document is about may be more than is read: what it says of itself stands before it.
  @Test(arguments: [120_000, 2_000_000]) func readsThePropertiesOfLongOnes(_ count: Int) throws {
    let meta = """
      <?xml version="1.0"?><office:document xmlns:office="\(Self.office)" xmlns:dc="http://purl.org/dc/elements/1.1/" \
      office:mimetype="application/vnd.oasis.opendocument.text"><office:meta>\
      <dc:creator>Jane</dc:creator></office:meta><office:body>
      """
    var text = Array(meta.utf8)
    let paragraph = Array(count > 1_000_000 ? "<a>bcdefgh</a>".utf8 : "<a/>".utf8)
    for _ in 0..<count { text += paragraph }
    text += Array("</office:body></office:document>".utf8)
    let metadata = try Metadata(text)
    #expect(metadata["XMP-dc:Creator"]?.description == "Jane")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
    #expect(metadata.warnings.allSatisfy { $0.isOfContent })
    let body = try Metadata(
      Array("<?xml version='1.0'?><a>".utf8) + text.dropFirst(meta.utf8.count).dropLast(32)
        + Array("</a>".utf8))
    #expect(body.warnings.contains { $0.code == .limitExceeded && !$0.isOfContent })
  }

  /// Word's settings, with the path of the template, stand between the properties and the body.
  @Test(arguments: [120_000, 2_000_000])
  func readsTheSettingsOfLongOnesOfWord(_ count: Int) throws {
    let start = """
      <?xml version="1.0"?><w:wordDocument \
      xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" \
      xmlns:o="urn:schemas-microsoft-com:office:office"><o:DocumentProperties>\
      <o:Title>A</o:Title></o:DocumentProperties>
      """
    let settings = "<w:docPr><w:attachedTemplate w:val='a.dot'/></w:docPr><w:body>"
    let paragraph = Array(count > 1_000_000 ? "<w:p>bcdefg</w:p>".utf8 : "<w:p/>".utf8)
    var content: [UInt8] = []
    for _ in 0..<count { content += paragraph }
    let end = Array("</w:body></w:wordDocument>".utf8)
    let metadata = try Metadata(Array((start + settings).utf8) + content + end)
    let template = metadata["XMP-w:WordDocumentDocPrAttachedTemplateVal"]
    #expect(template?.description == "a.dot")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
    #expect(metadata.warnings.allSatisfy { $0.isOfContent })
    // What fills the styles is none of the content.
    guard count < 1_000_000 else { return }
    let styles = Array((start + "<w:styles>").utf8)
    let other = try Metadata(styles + content + Array("</w:styles></w:wordDocument>".utf8))
    #expect(other.warnings.contains { $0.code == .limitExceeded && !$0.isOfContent })
  }

  /// Word writes the properties of a package behind its content.
  @Test(arguments: [("<a/>", 120_000), ("<a>b</a>", 30_000)])
  func readsThePropertiesOfLongPackages(_ element: String, _ count: Int) throws {
    func part(_ name: String, _ content: String) -> String {
      "<p:part p:name='\(name)'><p:xmlData>\(content)</p:xmlData></p:part>"
    }
    let text =
      "<?xml version='1.0'?><p:package xmlns:p='http://schemas.microsoft.com/office/2006/xmlPackage'>"
      + part("/word/document.xml", String(repeating: element, count: count))
      + part("/docProps/core.xml", "<coreProperties><creator>Jane</creator></coreProperties>")
      + part("/word/_rels/document.xml.rels", "<Relationships><R Target='a.dot'/></Relationships>")
      + "</p:package>"
    let metadata = try Metadata(Array(text.utf8))
    let around = "XMP-p:PackagePartXmlData"
    #expect(metadata[around + "CorePropertiesCreator"]?.description == "Jane")
    #expect(metadata[around + "RelationshipsRTarget"]?.description == "a.dot")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
    #expect(metadata.warnings.allSatisfy { $0.isOfContent })
  }

  /// What stands behind the content of one that is too long is not read, properties among it.
  @Test func tellsThatLongPackagesAreNotReadToTheirEnd() throws {
    let text =
      "<?xml version='1.0'?><p:package xmlns:p='http://schemas.microsoft.com/office/2006/xmlPackage'>"
      + "<p:part p:name='/_rels/.rels'><p:xmlData><a/></p:xmlData></p:part>"
      + "<p:part p:name='/word/media/a.jpg'><p:binaryData>"
    let file =
      Array(text.utf8) + [UInt8](repeating: 0x41, count: 17 << 20)
      + Array("</p:binaryData></p:part></p:package>".utf8)
    let metadata = try Metadata(file)
    #expect(metadata.format.name == "FlatOPC")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
    #expect(metadata.warnings.allSatisfy { !$0.isOfContent })
  }

  @Test(arguments: [
    (
      #"w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml""#, "WordML"
    ),
    (#"Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet""#, "SpreadsheetML"),
    (#"VisioDocument xmlns='http://schemas.microsoft.com/visio/2003/core'"#, "VDX"),
    (#"pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage""#, "FlatOPC"),
    ("Workbook", "XML"),
    (#"a xmlns="http://schemas.microsoft.com/office/word/2003/wordml""#, "XML"),
  ])
  func readsOffice(_ root: String, _ name: String) throws {
    let end = root.prefix { $0 != " " }
    let text = """
      <?xml version="1.0"?><?mso-application progid="A.B"?><\(root)><DocumentProperties>\
      <Author>Jane</Author></DocumentProperties></\(end)>
      """
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata.format.name == name)
    #expect(exiftoolType(metadata) == "XML" && metadata.warnings.isEmpty)
    #expect(metadata.tags.contains { $0.name.hasSuffix("DocumentPropertiesAuthor") })
  }
}
