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

  @Test(arguments: [
    (
      #"w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml""#, "WordML"
    ),
    (#"Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet""#, "SpreadsheetML"),
    ("Workbook", "XML"),
    (#"a xmlns="http://schemas.microsoft.com/office/word/2003/wordml""#, "XML"),
  ])
  func readsOffice2003(_ root: String, _ name: String) throws {
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
