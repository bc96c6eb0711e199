import MetadataKit
import Testing

/// What exiftool misreads is told as it reads it in its form, and nowhere else.
@Suite struct ExiftoolViewTests {
  private func exiftool(_ metadata: Metadata) -> String {
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: "a".utf8, &json)
    return json.text.string.filter { !$0.isWhitespace }
  }

  @Test func resolutionOfPCX() throws {
    let metadata = try Metadata(PCXTests.small.bytes)
    // 300 is 0x12c.
    #expect(exiftool(metadata).contains("\"File:XResolution\":44"))
    #expect(metadata["File:XResolution"]?.description == "300")
    #expect(metadata.tags.filter { $0.name == "XResolution" && $0.isListed }.count == 1)
  }

  @Test func bitmapsOfOS2() throws {
    let header = Bytes("BM").zeros(8).little(30, size: 4).little(16, 82, 112, size: 4)
      .little(1, 4, size: 2)
    let metadata = try Metadata(header.bytes)
    let text = exiftool(metadata)
    #expect(text.contains("\"File:ImageHeight\":0"))
    #expect(text.contains("\"File:Planes\":112"))
    #expect(metadata["File:ImageHeight"]?.description == "112")
    #expect(metadata["Composite:ImageSize"]?.description == "82x112")
  }
}
