import MetadataKit
import Testing
import UniformTypes

@Suite struct SVGTests {
  static let text = """
    <?xml version="1.0"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns_svg "http://x/">]>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:i="&ns_svg;" \
    xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" \
    xmlns:dc="http://purl.org/dc/elements/1.1/" version="1.1" width="25.4mm" height="48px" \
    viewBox="0 0 20 10" i:viewOrigin="1 2"><title>A title</title><desc id="d">What it is</desc>
    <metadata id="m"><rdf:RDF><rdf:Description rdf:about=""><dc:format>image/svg+xml</dc:format>\
    </rdf:Description></rdf:RDF></metadata><g id="g"><title>A part</title></g></svg>
    """

  @Test func readsTheRootTheTopAndTheMetadata() throws {
    let metadata = try Metadata(Array(Self.text.utf8))
    #expect(metadata.warnings.isEmpty)
    let expected = [
      "SVG:SVGVersion": "1.1", "SVG:ImageWidth": "25.4mm", "SVG:ImageHeight": "48",
      "SVG:ViewBox": "0 0 20 10", "SVG:Title": "A title", "SVG:Desc": "What it is",
      "SVG:DescId": "d", "SVG:MetadataID": "m", "SVG-i:ViewOrigin": "1 2",
      "XMP-dc:Format": "image/svg+xml",
    ]
    for (name, value) in expected {
      #expect(metadata[name]?.description == value, "\(name)")
    }
    #expect(metadata["SVG:GId"] == nil)
    #expect(metadata.facts.pixelWidth == 96)
    #expect(metadata.facts.pixelHeight == 48)
    Bytes(Self.text).readEveryTruncation()
  }

  /// A drawing without a declaration, or with something else first, is no packet with junk before it.
  @Test(arguments: ["", "<!-- made by hand -->", "\u{feff}", "<!DOCTYPE svg>\n"])
  func startsWhereItsDocumentStarts(_ start: String) throws {
    let root = try #require(Self.text.ranges(of: "<svg").first)
    let drawing = Self.text[root.lowerBound...].replacing("&ns_svg;", with: "http://x/")
    let metadata = try Metadata(Array((start + drawing).utf8))
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["SVG:Title"]?.description == "A title")
    #expect(metadata["XMP-dc:Format"]?.description == "image/svg+xml")
    #expect(metadata.facts.pixelWidth == 96)
  }

  /// As XMP's are: a letter is too short for a name, and starts one.
  @Test func namesAttributesOfALetter() throws {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" x="0px" _p="1"><desc a="b">c</desc></svg>"#
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata["SVG:TagX"]?.description == "0px")
    #expect(metadata["SVG:Tag_p"]?.description == "1")
    #expect(metadata["SVG:DescA"]?.description == "b")
  }

  @Test func readsWhatIsCompressed() throws {
    let zlib = PDFBytes.stored(Array(Self.text.utf8))
    let deflated = Array(zlib.dropFirst(2).dropLast(4))
    let file = Bytes().raw([0x1f, 0x8b, 8, 8]).zeros(6).text("a.svg\0").raw(deflated).zeros(8)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "GZIP")
    #expect(metadata.format.type == .svg)
    #expect(metadata["SVG:Title"]?.description == "A title")
    for length in stride(from: 0, to: file.bytes.count, by: 11) {
      ContainerTests.exercise(Array(file.bytes[..<length]))
    }
  }

  /// Entities that stand for entities, in a declaration that is left out.
  @Test func expandsNoEntities() throws {
    var declarations = "<!ENTITY a0 \"x\">"
    for level in 1..<40 { declarations += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
    let text =
      "<!DOCTYPE svg [\(declarations)]><svg width=\"3\" height=\"4\"><title>&a39;</title></svg>"
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata.facts.pixelWidth == 3)
    #expect(metadata["SVG:Title"]?.byteCount ?? 0 < 10)
    let deep = String(repeating: "<g>", count: 10_000)
    #expect(try Metadata(Array("<svg>\(deep)".utf8)).warnings.first?.code == .limitExceeded)
  }

  /// A program may add its own to what another has written.
  @Test func readsEachPacket() throws {
    func packet(_ format: String) -> String {
      "<rdf:RDF><rdf:Description rdf:about=''><dc:format>\(format)</dc:format>"
        + "</rdf:Description></rdf:RDF>"
    }
    let xmp =
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'>"
      + packet("d").replacing("dc:format", with: "dc:source") + "</x:xmpmeta>"
    let drawing =
      "<svg xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
      + "xmlns:dc='http://purl.org/dc/elements/1.1/'><metadata>\(packet("a"))\(packet("b"))"
      + "</metadata><metadata>\(packet("c"))\(xmp)</metadata></svg>"
    let metadata = try Metadata(Array(drawing.utf8))
    let formats = metadata.tags.filter { $0.name == "Format" }.map(\.description)
    #expect(formats == ["a", "b", "c"])
    #expect(metadata.tags.filter { $0.name == "Source" }.map(\.description) == ["d"])
    #expect(metadata.warnings.isEmpty)
  }

  /// Prefixes are any letters.
  /// Programs leave out RDF's own elements; what is of no namespace that is known is no property.
  @Test func readsPropertiesWithoutRDF() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:dc="http://purl.org/dc/elements/1.1/">\
      <metadata>Made by me<dc:date>2017-12-16</dc:date><dc:format>a</dc:format><own>b</own>\
      </metadata></svg>
      """
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata["XMP-dc:Date"]?.description == "2017:12:16")
    #expect(metadata["XMP-dc:Format"]?.description == "a")
    #expect(metadata.tags.filter { $0.description == "b" }.isEmpty)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func namespacesOfTheRootHoldForTheRDF() throws {
    let drawing = """
      <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" \
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" \
      xmlns:ü="http://purl.org/dc/elements/1.1/"><metadata><rdf:RDF><rdf:Description rdf:about="">\
      <ü:format>a</ü:format></rdf:Description></rdf:RDF></metadata></svg>
      """
    #expect(try Metadata(Array(drawing.utf8))["XMP-dc:Format"]?.description == "a")
  }

  @Test(
    arguments: [
      ("height='50' viewBox='0 0 100 200'", 25, 50), ("width='50' viewBox='0 0 100 200'", 50, 100),
      ("width='100%' height='50' viewBox='0,0,100,200'", 25, 50),
      ("viewBox='0 0 100 200'", 100, 200),
      ("width='7' height='9' viewBox='0 0 100 200'", 7, 9), ("width='50'", nil, nil),
      ("width='50' viewBox='0 0 100 0'", nil, nil),
    ] as [(String, Int?, Int?)])
  func aMissingSideFollowsTheViewBox(_ root: String, _ width: Int?, _ height: Int?) throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(root)/>"
    let facts = try Metadata(Array(text.utf8)).facts
    #expect(facts.pixelWidth == width && facts.pixelHeight == height)
  }
}
