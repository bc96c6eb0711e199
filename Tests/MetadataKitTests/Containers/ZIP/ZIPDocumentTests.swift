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

  /// What Sketch notes is JSON; elsewhere a part of that name may be anything.
  @Test func readsNotesOfSketch() throws {
    let notes = #"{"pages": {"A-1": {"name": "Icons"}}, "app": "com.bohemiancoding.sketch3"}"#
    let file = ZIPBytes.archive([
      ZIPBytes.Part("document.json", #"{"no": 1}"#), ZIPBytes.Part("meta.json", notes),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "SKETCH")
    #expect(metadata.format.mimeType == "application/sketch")
    #expect(metadata["JSON:PagesA-1Name"]?.description == "Icons")
    #expect(metadata["JSON:No"] == nil)
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
    let other = try Metadata(ZIPBytes.archive([ZIPBytes.Part("meta.json", "no: JSON")]).bytes)
    #expect(other.format.name == "ZIP")
    #expect(other.warnings.isEmpty)
  }
}
