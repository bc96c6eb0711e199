import Testing
import UniformTypes

extension Start {
  static let markup: [Start] = [
    Start(.svg, "<svg xmlns=\"http://www.w3.org/2000/svg\">"),
    Start(.svg, "<?xml version=\"1.0\"?>\n<!-- made by hand -->\n<svg width=\"1\">"),
    Start(.svg, "<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"x\">"),
    Start(.svg, "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a \"b\">]> <svg:svg >"),
    Start(.svg, "\u{EF}\u{BB}\u{BF}<?xml version=\"1.0\"?><svg/>"),
    Start(.svg, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<?xml-stylesheet href=\"a\"?><svg>"),
    Start(.xmp, "<?xpacket begin=\"\u{EF}\u{BB}\u{BF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>"),
    Start(.xmp, "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"),
    Start(.xmp, "<x:xapmeta xmlns:x=\"adobe:ns:meta/\">"),
    Start(.xmp, "\n <rdf:RDF xmlns:xap=\"http://ns.adobe.com/xap/1.0/\">"),
    Start(.xmp, "<?xml version='1.0'?>\n<rdf:RDF xmlns:et='http://ns.exiftool.org/1.0/'>"),
    Start(.xmlPropertyList, "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"a\" \"b\">"),
    Start(.xmlPropertyList, "<plist version=\"1.0\">"),
    Start(.xml, "<?xml version=\"1.0\"?><gpx version=\"1.1\">"),
    Start(.html, "<!DOCTYPE html>\n<html>"), Start(.html, "<!doctype HTML PUBLIC \"a\">"),
    Start(.html, "  <HTML lang=\"en\">"),
    Start(
      .svg, bytes: [0xFF, 0xFE] + bytes("<svg width=\"1\">").flatMap { [$0, 0] }, name: "UTF-16LE"),
    Start(
      .xml, bytes: bytes("<?xml version=\"1.0\"?><a>").flatMap { [0, $0] }, name: "UTF-16BE"),
    Start(
      .xml, bytes: bytes("<?xml version=\"1.0\"?><a>").flatMap { [0, 0, 0, $0] }, name: "UTF-32BE"),
    Start(.svg, bytes: bytes("<svg>").flatMap { [$0, 0, 0, 0] }, name: "UTF-32LE"),
    Start(
      .svg, bytes: [0xFF, 0xFE, 0, 0] + bytes("\n<svg>").flatMap { [$0, 0, 0, 0] },
      name: "UTF-32LE with a mark"),
    Start(
      .svg, bytes: [0, 0, 0xFE, 0xFF] + bytes("<svg>").flatMap { [0, 0, 0, $0] },
      name: "UTF-32BE with a mark"),
  ]
}

@Suite struct MarkupTests {
  @Test(arguments: Start.markup)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  @Test(arguments: [
    "", " ", "<", "<a>", "<svgs>", "hello", "hello <svg>", "<!-- <svg> -->", "<!DOCTYPE", "<?",
    "<!",
    "<!DOCTYPE x [", "<rdf:RDF>", "\u{FE}\u{FF}", "\u{FF}\u{FE}<", "<!DOCTYPE x>", "<svg", "<>",
  ])
  func textIsNoType(text: String) {
    #expect(detect(text) == nil)
  }
}
