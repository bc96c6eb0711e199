import Testing

@testable import MetadataKit

/// Attributes that are taken out of drawings before these are parsed.
@Suite struct SVGLongValuesTests {
  /// They are taken out of the text before it is parsed, but for what is told.
  @Test(
    arguments: [
      ("<svg><g D='*'/><b/></svg>", "<svg><g /><b/></svg>"),
      ("<svg><g keyTimes='*'/></svg>", "<svg><g /></svg>"),
      ("<svg><g a='1' points = \"*\" b='2'/></svg>", "<svg><g a='1'  b='2'/></svg>"),
      ("<svg><g href=' data:*'/></svg>", "<svg><g /></svg>"),
      ("<svg><s:metadata a='1'/><g d='*'/></svg>", "<svg><s:metadata a='1'/><g /></svg>"),
      ("<svg><s:metadata a='1'><g d='*'/></svg>", nil), ("<svg d='*'><g/></svg>", nil),
      ("<svg><metadata><b d='*'/></metadata></svg>", nil), ("<svg><g label='*'/></svg>", nil),
      (
        "<svg><a:metadata><b d='*'/></a:metadata><g d='*'/></svg>",
        "<svg><a:metadata><b d='*'/></a:metadata><g /></svg>"
      ), ("<svg><metadata id='>'/><g d='*'/></svg>", "<svg><metadata id='>'/><g /></svg>"),
      ("<svg><metadata d='*'/></svg>", nil),
      ("<svg><!-- <metadata> > --><g d='*'/></svg>", "<svg><!-- <metadata> > --><g /></svg>"),
      (
        "<svg><![CDATA[<metadata>]]]><g d='*'/></svg>", "<svg><![CDATA[<metadata>]]]><g /></svg>"
      ), ("<svg><!-- <g d='*'/></svg>", nil), ("<svg><g d='*/></svg>", nil),
      ("<!-- svg --><svg x='*'/>", nil),
    ] as [(String, String?)])
  func takesLongAttributesOut(_ text: String, _ rest: String?) {
    let long = String(repeating: "1", count: SVGLongValues.longestSilent + 1)
    var values = SVGLongValues()
    let removed = values.removed(from: Array(text.replacing("*", with: long).utf8)[...])
    let isSame = removed.elementsEqual((rest ?? text).replacing("*", with: long).utf8)
    #expect(isSame)
    #expect(values.count == 0)
  }

  /// They are files of their own; what stands behind one is told, whatever its quotation marks.
  @Test(arguments: ["\"", "'"])
  func longPicturesChangeNothing(_ quote: String) throws {
    let picture = String(repeating: "iVBO", count: 300_000)
    func drawing(_ data: String) throws -> Metadata {
      let image = "<image href=\(quote) data:image/png;base64,\(data)\(quote)/>"
      let link = "<image href=\"a.png\"/><desc>base64,\(data)</desc>"
      return try Metadata(
        Array(SVGTests.text.replacing("<title>", with: image + link + image + "<title>").utf8))
    }
    let (long, short) = (try drawing(picture), try drawing("iVBO"))
    #expect(long.warnings.isEmpty)
    #expect(long["SVG:Title"]?.description == "A title")
    #expect(long["SVG:LinkedFile"]?.description == "a.png")
    #expect(long["XMP-dc:Format"]?.description == "image/svg+xml")
    #expect(long.tags.count == short.tags.count)
  }

  /// Long shapes say nothing; of what else is longer still nobody knows that.
  @Test(
    arguments: [
      ("d", 300_000, 0), ("points", 300_000, 0), ("inkscape:original-d", 300_000, 0),
      ("style", 300_000, 0), ("inkscape:label", 300_000, 0), ("inkscape:label", 900_000, 1),
      ("href", 900_000, 1),
    ])
  func longAttributesAreLeftOut(_ name: String, _ count: Int, _ warnings: Int) throws {
    let value = String(repeating: "M1=2 ", count: count)
    let path = "<path id='a' \(name) = '\(value)'/>"
    let long = path + "<image href='a.png'/>" + path + "<title>A title"
    let metadata = try Metadata(Array(SVGTests.text.replacing("<title>A title", with: long).utf8))
    #expect(metadata["SVG:Title"]?.description == "A title")
    #expect(metadata["SVG:LinkedFile"]?.values.map(\.description) == ["a.png"])
    #expect(metadata["XMP-dc:Format"]?.description == "image/svg+xml")
    #expect(metadata.warnings.count == warnings)
    #expect(metadata.warnings.allSatisfy { $0.code == .limitExceeded })
  }

  /// XML wants space between attributes, and a name: what is wrong is so without the value, too.
  @Test(arguments: ["'d='", "'='", "' '", "'>'", "='", "'"])
  func damageAroundLongAttributes(_ between: String) throws {
    let value = String(repeating: "a", count: 1_100_000)
    let shapes = "<g d='\(value)\(between)\(value)'/>"
    let metadata = try Metadata(
      Array("<svg width='3' height='4'>\(shapes)<title>T</title></svg>".utf8))
    #expect(metadata.facts.pixelWidth == 3)
    #expect(metadata.warnings.isEmpty == (metadata["SVG:Title"] != nil))
  }
}
