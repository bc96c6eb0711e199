import MetadataKit
import Testing

@Suite struct InterchangeDocumentTests {
  private static let start =
    "<?xml version=\"1.0\"?>\n<?aid style=\"33\" type=\"document\"?>\n<docu zero=\"x_2\">"

  @Test func tellsThePacketAlone() throws {
    let packet = XMPBytes.packet("<dc:format>application/x-indesign</dc:format>")
    // Neither near the start nor near the end.
    let filler = String(repeating: "<page/>\n", count: 300_000)
    let metadata = try Metadata(
      Array(
        (Self.start + filler + "<pcnt><![CDATA[\(packet)]]></pcnt>"
          + filler + "</docu>").utf8), name: "a.inx"
    )
    #expect(metadata.format.name == "INX")
    #expect(metadata["File:MIMEType"]?.description == "application/x-indesign-interchange")
    #expect(metadata["XMP-dc:Format"]?.description == "application/x-indesign")
    #expect(metadata.tags.allSatisfy { $0.group == "File" || $0.group.hasPrefix("XMP-") })
    #expect(metadata.warnings.isEmpty)
  }

  @Test func withoutAPacketNothingElseIsTold() throws {
    let metadata = try Metadata(Array((Self.start + "</docu>").utf8))
    #expect(metadata.format.name == "INX")
    #expect(metadata.tags.allSatisfy { $0.group == "File" })
  }

  @Test func otherXMLIsNone() throws {
    let text = "<?xml version=\"1.0\"?>\n<a>\n<?aid style=\"33\"?></a>"
    #expect(try Metadata(Array(text.utf8)).format.name == "XML")
  }
}
