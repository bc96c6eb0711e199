import Testing
import UniformTypes

extension Start {
  private static func openDocument(_ type: TypeIdentifier, _ kind: String) -> Start {
    let mimeType = bytes("mimetypeapplication/vnd.oasis.opendocument." + kind)
    return Start(type, bytes: bytes("PK\u{3}\u{4}") + zeros(26) + mimeType, name: kind)
  }

  static let zip: [Start] = [
    Start(.zip, bytes: bytes("PK\u{3}\u{4}") + zeros(26) + bytes("a.txt hello")),
    Start(.zip, bytes: bytes("PK\u{5}\u{6}") + zeros(18), name: "empty"),
    openDocument(.openDocument, "text"), openDocument(.openDocumentImage, "imagePK\u{3}\u{4}"),
    openDocument(.openDocumentImageTemplate, "image-template"),
  ]
}

@Suite struct ZIPTests {
  @Test(arguments: Start.zip)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }
}
