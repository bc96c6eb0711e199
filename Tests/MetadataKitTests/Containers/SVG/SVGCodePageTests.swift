import Testing

@testable import MetadataKit

/// Drawings that are not in UTF-8.
@Suite struct SVGCodePageTests {
  private func titled(_ title: [UInt8], in encoding: String, more: String = "") -> [UInt8] {
    Array("<?xml version='1.0' encoding='\(encoding)'?><svg><title>".utf8) + title
      + Array("</title>\(more)</svg>".utf8)
  }

  /// A code page that the declaration names is that of the text, unless it is UTF-8 all the same.
  @Test func readsCodePages() throws {
    let text = """
      <?xml version='1.0' encoding='ISO-8859-1'?><svg xmlns="http://www.w3.org/2000/svg">\
      <title>Gr~e</title><metadata>\(SVGTests.packet)</metadata></svg>
      """.replacing("d:format", with: "dc:format")
    let bytes = text.utf8.map { $0 == 0x7e ? UInt8(0xfc) : $0 }
    let metadata = try Metadata(bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["SVG:Title"]?.description == "Grüe")
    #expect(metadata["XMP-dc:Format"]?.description == "a")
    let same = try Metadata(Array(text.replacing("~", with: "ü").utf8))
    #expect(same["SVG:Title"]?.description == "Grüe")
  }

  /// A drawing in a code page that is not known is not broken, but not read.
  @Test func tellsOfUnknownCodePages() throws {
    let metadata = try Metadata(titled([0xa5, 0xa2], in: "x-foo"))
    #expect(metadata.warnings.map(\.code) == [.unsupported])
    #expect(metadata.warnings.first?.message.contains("x-foo") == true)
  }

  /// The second byte of a character may be one of ASCII's.
  @Test func readsCodePagesOfTwoBytes() throws {
    let metadata = try Metadata(titled([0x83, 0x41, 0x81, 0x5c], in: "Shift_JIS"))
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["SVG:Title"]?.description == "ア―")
  }

  /// Shapes are left out before: what is left need not be long.
  @Test(arguments: [("g d", nil), ("g label", .limitExceeded)] as [(String, Warning.Code?)])
  func longDrawingsMayBeInCodePages(_ start: String, _ code: Warning.Code?) throws {
    let long = String(repeating: "1", count: SVGLongValues.longest - 10)
    let drawing = titled([0x83, 0x41], in: "Shift_JIS", more: "<\(start)='\(long)'/>")
    let metadata = try Metadata(drawing)
    #expect(metadata.warnings.map(\.code) == (code.map { [$0] } ?? []))
    #expect(metadata["SVG:Title"]?.description == (code == nil ? "ア" : nil))
  }
}
