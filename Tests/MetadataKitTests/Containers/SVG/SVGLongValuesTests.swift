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
}
