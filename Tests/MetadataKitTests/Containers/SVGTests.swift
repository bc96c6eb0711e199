import Foundation
import Testing
import UniformTypes

@testable import MetadataKit

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

  /// MyFonts' web fonts have a version there, which exiftool takes for SVG's. With a prefix it takes it for nothing.
  @Test(arguments: ["", "s:"])
  func readsTheAttributesOfTheMetadata(_ prefix: String) throws {
    let text = """
      <\(prefix)svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" class="a" \
      version="1.1"><\(prefix)metadata version="1.0" id="m" class="b" xml:lang="de"/></\(prefix)svg>
      """
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["SVG:SVGVersion"]?.description == "1.1")
    #expect(metadata["SVG:Class"]?.description == "a")
    #expect(metadata["SVG:MetadataVersion"]?.description == "1.0")
    #expect(metadata["SVG:MetadataClass"]?.description == "b")
    #expect(metadata["SVG:MetadataID"]?.description == "m")
    #expect(metadata["SVG:Lang"] == nil && metadata["SVG:MetadataLang"] == nil)
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    let exiftool = json.text.string.filter { !$0.isWhitespace }
    #expect(exiftool.contains("\"SVG:SVGVersion\":\(prefix.isEmpty ? "1.0" : "1.1")"))
    #expect(exiftool.contains("\"SVG:Class\":\"a\""))
    #expect(!exiftool.contains("MetadataVersion"))
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

  /// A description may be written in other words than SVG's (SVG 2 §5.7).
  @Test func readsTheElementsOfADescription() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:w="http://example.org/w"><title>One</title>
      <desc id="d" xmlns:c="http://example.org/c"> <c:camera><c:owner>Mary</c:owner></c:camera>
      <w:text>A <w:strong>house</w:strong></w:text> </desc><title>Two <w:strong>more</w:strong></title>
      <metadata><w:note>last</w:note></metadata></svg>
      """
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata.warnings.isEmpty)
    let expected = [
      "SVG:Title": "One", "SVG-c:DescCameraOwner": "Mary", "SVG-w:DescTextStrong": "house",
      "SVG-w:TitleStrong": "more", "SVG-w:Note": "last", "SVG:DescId": "d",
    ]
    for (name, value) in expected {
      #expect(metadata[name]?.description == value, "\(name)")
    }
    #expect(metadata["SVG:Desc"] == nil)
    #expect(metadata.tags.filter { $0.name == "DescId" }.count == 1)
    // What stands around the elements is not lost.
    #expect(metadata.tags.filter { $0.name == "Title" }.map(\.description) == ["One", "Two "])
    Bytes(text).readEveryTruncation()
  }

  /// exiftool tells the manifest's length beside what it holds.
  @Test func tellsAManifestOfC2PA() throws {
    let box = Bytes().big(24, size: 4).text("jumbjunk").zeros(12)
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg'><metadata><c2pa:manifest>"
      + Data(box.bytes).base64EncodedString() + "</c2pa:manifest></metadata></svg>"
    let metadata = try Metadata(Array(text.utf8))
    let tag = try #require(metadata.tags.first { $0.name == "JUMBF" })
    #expect(tag.group == "SVG-c2pa")
    #expect(tag.byteCount == 24)
    #expect(tag.traits.contains(.onlyInExiftool))
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

  /// Illustrator names namespaces by entities, which stand as they are written.
  @Test func tellsNamesOfEntities() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;" width="3" \
      height="4"><title>a &amp; b &ns_svg;</title><metadata><x:xmpmeta xmlns:x="adobe:ns:meta/">\
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description \
      xmlns:dc="http://purl.org/dc/elements/1.1/" dc:format="&ns_svg;"/></rdf:RDF></x:xmpmeta>\
      </metadata></svg>
      """
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["SVG:Xmlns"]?.description == "&ns_svg;")
    #expect(metadata["SVG:Title"]?.description == "a & b &ns_svg;")
    #expect(metadata["XMP-dc:Format"]?.description == "&ns_svg;")
  }

  @Test func aCommentMayStandBeforeTheDeclaration() throws {
    let text = "<!-- a --> <!-- b -->\n<?xml version=\"1.0\"?><svg width=\"3\" height=\"4\"/>"
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata.warnings.isEmpty)
    #expect(metadata.facts.pixelWidth == 3)
    // What looks like one within the drawing is text.
    let other = "<!-- a --><svg width=\"3\"><!-- <?xml ?> --></svg>"
    #expect(try Metadata(Array(other.utf8))["SVG:ImageWidth"]?.description == "3")
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

  /// Programs leave out RDF's own elements; what is of no namespace that is known is the drawing's own.
  @Test func readsPropertiesWithoutRDF() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:dc="http://purl.org/dc/elements/1.1/">\
      <metadata>Made by me<dc:date>2017-12-16</dc:date><dc:format>a</dc:format><own>b</own>\
      </metadata></svg>
      """
    let metadata = try Metadata(Array(text.utf8))
    #expect(metadata["XMP-dc:Date"]?.description == "2017:12:16")
    #expect(metadata["XMP-dc:Format"]?.description == "a")
    #expect(metadata["SVG:Own"]?.description == "b")
    #expect(metadata.warnings.isEmpty)
  }

  private func drawing(_ metadata: String, options: ReadOptions = ReadOptions()) throws -> Metadata
  {
    let text = """
      <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" \
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:foo="http://foo/"><g><dc:title>A part</dc:title></g>\
      \(metadata)</svg>
      """
    return try Metadata(Array(text.utf8), options: options)
  }

  /// A prefix is what it stands for where it is used.
  @Test func tellsPropertiesByTheirNamespaces() throws {
    let metadata = try drawing(
      """
      <metadata xmlns:e="http://ns.adobe.com/exif/1.0/"><e:GPSLatitude>46,41.0N</e:GPSLatitude>\
      <d:rights xmlns:d="http://purl.org/dc/elements/1.1/">R</d:rights><foo:bar>x</foo:bar>\
      <foo:creator>Bob<foo:b a="c">Ann</foo:b></foo:creator>\
      <w xmlns:p="http://ns.adobe.com/photoshop/1.0/"><p:City>Bozen</p:City></w></metadata>
      """)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["XMP-exif:GPSLatitude"]?.description.hasPrefix("46 deg 41'") == true)
    #expect(metadata["XMP-dc:Rights"]?.description == "R")
    #expect(metadata["SVG-foo:Bar"]?.description == "x")
    #expect(metadata["SVG-foo:CreatorB"]?.description == "Ann")
    #expect(metadata["SVG-foo:CreatorBA"]?.description == "c")
    #expect(metadata.tags.contains { $0.description == "Bozen" })
    #expect(metadata["XMP-dc:Title"] == nil)
  }

  /// They are one packet, however many there are.
  @Test func readsManyPropertiesWithoutRDF() throws {
    let subjects = (0..<20).map { "<dc:subject>s\($0)</dc:subject>" }.joined()
    let metadata = try drawing(
      "<metadata>\(subjects)<foo:City>a</foo:City></metadata><metadata><foo:b>c</foo:b></metadata>")
    #expect(metadata.tags.count { $0.name == "Subject" } == 20)
    #expect(metadata["SVG-foo:City"]?.description == "a")
    #expect(metadata["SVG-foo:TagB"]?.description == "c")
    #expect(metadata.warnings.isEmpty)
  }

  static let packet = """
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="">\
    <d:format>a</d:format><foo:own>b</foo:own></rdf:Description></rdf:RDF>
    """

  /// Elements that RDF is in declare its prefixes, and have properties of their own.
  /// Inkscape writes a `metadata` around RDF that stands in a packet of Adobe's, too.
  @Test(arguments: ["", " id='b'"]) func readsRDFInMetadataInAPacket(_ id: String) throws {
    let rdf = """
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description \
      xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>A</pdf:Producer></rdf:Description></rdf:RDF>
      """
    let metadata = try drawing(
      "<metadata><x:xmpmeta xmlns:x='adobe:ns:meta/'><metadata\(id)>\(rdf)</metadata><metadata/></x:xmpmeta></metadata>"
    )
    #expect(metadata["XMP-pdf:Producer"]?.description == "A")
    #expect(
      metadata.tags.allSatisfy { !$0.group.hasPrefix("XMP") || !$0.name.hasPrefix("Metadata") })
    #expect(
      metadata.tags.contains { $0.name == "MetadataID" && $0.description == "b" } == !id.isEmpty)
  }

  @Test func readsWhatStandsAroundRDF() throws {
    let metadata = try drawing(
      """
      <metadata xmlns:d="http://purl.org/dc/elements/1.1/"><foo:w><foo:x>1</foo:x>\(Self.packet)\
      <c2pa:manifest xmlns:c2pa="http://c2pa.org/manifest">AAAA</c2pa:manifest>\
      <foo:y>2</foo:y></foo:w></metadata>
      """)
    #expect(metadata["XMP-dc:Format"]?.description == "a")
    #expect(metadata["XMP-foo:Own"]?.description == "b")
    #expect(metadata["SVG-foo:WX"]?.description == "1")
    #expect(metadata["SVG-foo:WY"]?.description == "2")
    #expect(metadata.tags.allSatisfy { $0.description != "AAAA" })
  }

  /// Of RDF the end is looked for where the drawing is no XML.
  @Test func readsMetadataThatBreaksOff() throws {
    let damaged = Self.packet.replacing("<foo:own>", with: "<foo:own>&none;")
      .replacing("d:format", with: "dc:format")
    let first = try drawing("<metadata><foo:x>1</foo:x>\(damaged)<foo:y>2</foo:y></metadata>")
    #expect(first["XMP-dc:Format"]?.description == "a")
    #expect(first["SVG-foo:TagX"]?.description == "1")
    let second = try drawing("<metadata><foo:x>1</foo:x><foo:y>&none;</foo:y></metadata>")
    #expect(second["SVG-foo:TagX"]?.description == "1")
    #expect(first.warnings.first?.code == .malformed && second.warnings.first?.code == .malformed)
  }

  /// Elements have what draws them in attributes: nothing of it is told, so none of it is left out.
  @Test func attributesOfWhatIsDrawnAreNotKept() throws {
    let many = (0..<10_001).map { " a\($0)=''" }.joined()
    let inner = try drawing("<g><path\(many)/></g><title>t</title>")
    #expect(inner["SVG:Title"]?.description == "t" && inner.warnings.isEmpty)
    let root = try Metadata(Array("<svg\(many)/>".utf8))
    #expect(root.warnings.map(\.code) == [.limitExceeded])
  }

  /// Pictures that are not in the drawing, and files; no pages of the web, and nothing that is in it.
  @Test func tellsFilesThatItRefersTo() throws {
    let metadata = try Metadata(
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"><g>\
        <image xlink:href="b%20c.png" s:absref="/home/jane/b%20c.png"/><image href="b%20c.png"/>\
        <image xlink:href=" data:image/png;base64,AAAA"/><use xlink:href="#a"/></g>\
        <filter><feImage href="https://example.org/d.png"/></filter>\
        <a href="https://example.org/"/><a href="file:///e.html"/></svg>
        """.utf8))
    #expect(metadata.warnings.isEmpty)
    #expect(
      metadata["SVG:LinkedFile"]?.values.map(\.description) == [
        "b c.png", "/home/jane/b%20c.png", "https://example.org/d.png", "file:///e.html",
      ])
    let many = try drawing((0...65_530).map { "<image href='\($0)'/><image href='0'/>" }.joined())
    #expect(many["SVG:LinkedFile"]?.values.count == 65_530)
    #expect(many.warnings.map(\.code) == [.limitExceeded])
  }

  /// Inkscape keeps of each object what it was exported to; of the drawing its own tag says so.
  @Test func tellsWhatObjectsWereExportedTo() throws {
    let metadata = try Metadata(
      Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://www.inkscape.org/namespaces/inkscape"
        i:export-filename="a.png"><g i:export-filename="b%20.png"><path i:export-filename="c.png"/>
        <path i:export-filename="c.png"/></g></svg>
        """.utf8))
    #expect(
      metadata["SVG:ExportFilename"]?.values.map(\.description) == ["b%20.png", "c.png"])
    #expect(metadata["SVG-i:Export-filename"]?.description == "a.png")
    let many = try drawing((0...65_530).map { "<g export-filename='\($0)'/>" }.joined())
    #expect(many["SVG:ExportFilename"]?.values.count == 65_530)
    #expect(many.warnings.map(\.code) == [.limitExceeded])
  }

  /// Its size, its title and mostly what it says of itself stand at its start.
  @Test func readsTheStartOfALongOne() throws {
    var options = ReadOptions()
    options.limits.blockBytes = 2000
    let drawing = Self.text.replacing("&ns_svg;", with: "http://x/")
    let start = drawing.replacing("</g></svg>", with: "\u{e9}")
    let paths = String(repeating: "<path d='M 1 2'/>", count: 1000)
    let metadata = try Metadata(Array((start + paths + "</g></svg>").utf8), options: options)
    #expect(metadata.facts.pixelWidth == 96)
    #expect(metadata["SVG:Title"]?.description == "A title")
    #expect(metadata["XMP-dc:Format"]?.description == "image/svg+xml")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
    #expect(metadata.warnings.first?.offset == 2000)
    // Metadata that goes on behind it is told as far as it was read, and as what breaks off.
    let long = "<metadata><foo:bar>1</foo:bar>\(paths)</metadata>"
    let broken = try self.drawing(long, options: options)
    #expect(broken["SVG-foo:Bar"]?.description == "1")
    #expect(broken.warnings.map(\.code) == [.limitExceeded, .malformed])
  }

  /// What is left out leaves a warning.
  @Test func boundsPropertiesWithoutRDF() throws {
    var options = ReadOptions()
    options.limits.valueBytes = 10
    let long = "<metadata><foo:bar>\(String(repeating: "a", count: 40))</foo:bar></metadata>"
    let metadata = try drawing(long, options: options)
    #expect(metadata["SVG-foo:Bar"] == nil)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
    let names = String(repeating: "n", count: 70_000)
    let declared = try drawing("<metadata xmlns:d='\(names)'><foo:bar>a</foo:bar></metadata>")
    #expect(declared["SVG-foo:Bar"]?.description == "a")
    #expect(declared.warnings.map(\.code) == [.limitExceeded])
  }

  /// Prefixes are any letters.
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
