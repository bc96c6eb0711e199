import Testing

@testable import MetadataKit

@Suite struct ZIPDocumentTests {
  @Test(arguments: [
    (["CaptureOne/Settings131/Grüße.CR2.cos"], "EIP"),
    (["[Content_Types].xml", "word/document.xml"], "DOCX"),
    (["[Content_Types].xml", "visio/document.xml"], "VSDX"),
    (["AndroidManifest.xml", "classes.dex"], "APK"), (["META-INF/MANIFEST.MF"], "JAR"),
    (["ü", ".cos"], "ZIP"),
  ]) func tellsDocumentsByTheirParts(_ parts: [String], _ name: String) throws {
    let file = ZIPBytes.archive(parts.map { ZIPBytes.Part($0, "<a/>") })
    #expect(try Metadata(file.bytes).format.name == name)
  }
}
