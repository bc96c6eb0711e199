import MetadataKit
import Testing

/// Values that are too long to be parsed with the rest of a packet.
@Suite struct XMPCutsTests {
  private static let depth = #" xmlns:GDepth="http://ns.google.com/photos/1.0/depthmap/""#
  private static let picture = String(repeating: "QUJD", count: 30_000)

  private func read(_ content: String) throws -> Metadata {
    try XMPBytes.metadata(
      XMPBytes.start + "<rdf:Description\(XMPBytes.namespaces)\(Self.depth)\(content)"
        + "</rdf:Description>" + XMPBytes.end)
  }

  @Test(arguments: ["", "==", "\n", " QUJD"])
  func decodesPictures(_ end: String) throws {
    let metadata = try read(
      " my:first='1' GDepth:Data='\(Self.picture)\(end)' my:last='2'>")
    let count = end == " QUJD" ? 90_003 : 90_000
    #expect(metadata["XMP-GDepth:DepthImage"]?.byteCount == count)
    #expect(metadata.words("XMP-my:First") == ["1"])
    #expect(metadata.words("XMP-my:Last") == ["2"])
  }

  @Test func keepsText() throws {
    let metadata = try read(
      "><dc:source>\(Self.picture)</dc:source><dc:format>a<!-- -->\(Self.picture)</dc:format>")
    #expect(metadata["XMP-dc:Source"]?.string == Self.picture)
    #expect(metadata["XMP-dc:Format"]?.string == "a" + Self.picture)
  }

  @Test func onlyCountsWhatIsTooLong() throws {
    let text = String(repeating: Self.picture, count: 15)
    let metadata = try read(" GDepth:Data='\(text)' dc:source='\(text)'>")
    #expect(metadata["XMP-GDepth:DepthImage"]?.byteCount == 1_350_000)
    #expect(metadata["XMP-dc:Source"]?.byteCount == 1_800_000)
  }

  /// A packet may hold what the marks are made of.
  @Test(arguments: ["\u{10fffd}A", "&#x10fffd;A"])
  func isNotMisled(_ text: String) throws {
    let metadata = try read(" my:mark='\(text)' GDepth:Data='\(Self.picture)'>")
    #expect(metadata["XMP-my:Mark"]?.string == "\u{10fffd}A")
    #expect(metadata["XMP-GDepth:DepthImage"]?.byteCount == 90_000)
  }
}
