import Testing

@testable import MetadataKit

@Suite struct ZIPDocumentTests {
  @Test(arguments: [
    (["CaptureOne/Settings131/Grüße.CR2.cos"], "EIP"),
    (["[Content_Types].xml", "word/document.xml"], "DOCX"),
    (["[Content_Types].xml", "word/document.xml", "ü/vbaProject.bin"], "DOCM"),
    (["ü", ".cos"], nil),
  ]) func tellsDocumentsByTheirParts(_ parts: [String], _ name: String?) {
    #expect(ZIPDocument.format(parts: parts)?.name == name)
  }
}
