import MetadataKit
import Testing

/// What a packet may cost, whatever it says.
@Suite struct XMPLimitsTests {
  @Test func refusesEntities() throws {
    let entities = (0..<9).map { index in
      let reference = "&\(Unicode.Scalar(UInt8(97 + index)));"
      return "<!ENTITY \(Unicode.Scalar(UInt8(98 + index))) \""
        + String(repeating: reference, count: 10) + "\">"
    }
    let metadata = try XMPBytes.metadata(
      "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a 'aaaaaaaaaa'>\(entities.joined())]>"
        + XMPBytes.start + "<rdf:Description\(XMPBytes.namespaces)><my:bomb>&j;</my:bomb>"
        + "</rdf:Description>" + XMPBytes.end)
    #expect(metadata.warnings.map(\.code) == [.unsupported])
    #expect(metadata["XMP-my:Bomb"] == nil)
  }

  @Test func boundsTheDepth() throws {
    let metadata = try XMPBytes.read(String(repeating: "<my:a>", count: 10_000))
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func boundsTheNumberOfProperties() throws {
    var options = ReadOptions()
    options.limits.entries = 1000
    let packet = XMPBytes.packet(String(repeating: "<my:item>1</my:item>", count: 5000))
    let metadata = try Metadata(Array(packet.utf8), options: options)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    #expect(metadata.tags.count <= 1000)
    let attributes = (0..<5000).map { " my:a\($0)='1'" }.joined()
    let other = XMPBytes.packet("<my:item\(attributes)/>")
    let second = try Metadata(Array(other.utf8), options: options)
    #expect(second.warnings.contains { $0.code == .limitExceeded })
  }

  /// A hundred thousand, of one element, took 112 MB.
  @Test func boundsTheAttributesOfOneElement() throws {
    var options = ReadOptions()
    options.limits.entries = 4000
    let attributes = (0..<3000).map { " my:a\($0)='1'" }.joined()
    let packet = XMPBytes.packet("<my:item\(attributes)/>")
    let metadata = try Metadata(Array(packet.utf8), options: options)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    #expect((900..<1500).contains(metadata.tags.count))
    #expect(metadata["XMP-my:ItemA0"]?.description == "1")
  }

  @Test func boundsTheSize() throws {
    var options = ReadOptions()
    options.limits.blockBytes = 2000
    let packet = XMPBytes.packet(String(repeating: " ", count: 3000))
    let metadata = try Metadata(Array(packet.utf8), options: options)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func keepsNoValueThatIsTooLong() throws {
    var options = ReadOptions()
    options.limits.valueBytes = 100
    let packet = XMPBytes.packet("<my:item>\(String(repeating: "x", count: 101))</my:item>")
    let tag = try #require(try Metadata(Array(packet.utf8), options: options)["XMP-my:Item"])
    #expect(tag.bytes == nil)
    #expect(tag.byteCount == 101)
  }

  @Test func boundsTheBytesThatNodesMultiply() throws {
    let value = String(repeating: "v ", count: 5000)
    let nodes = (0..<100).map { "<my:p\($0) rdf:nodeID='n'/>" }.joined()
    let items = String(repeating: "<rdf:li>\(value)</rdf:li>", count: 100)
    let metadata = try XMPBytes.read(
      nodes + "</rdf:Description><rdf:Bag rdf:nodeID='n'>" + items
        + "</rdf:Bag><rdf:Description\(XMPBytes.namespaces)>")
    // 100 MB, if each of them were told.
    #expect(metadata.tags.count > 10)
    #expect(metadata.tags.reduce(0) { $0 + $1.byteCount } < 4 << 20)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func boundsTheDepthOfNodes() throws {
    let open = (0..<150).map { "<my:a rdf:nodeID='n\($0)'>" }.joined()
    let values = (0..<400).map { "<my:v\($0)>1</my:v\($0)>" }.joined()
    let close = String(repeating: "</my:a>", count: 150)
    let metadata = try XMPBytes.read(
      "<my:first>1</my:first>" + open + values + close + "<my:last>1</my:last>")
    #expect(metadata.words("XMP-my:First") == ["1"])
    #expect(metadata.words("XMP-my:Last") == ["1"])
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func boundsWhatNodesMultiply() throws {
    let nodes = (0..<400).map { "<my:p\($0) rdf:nodeID='n'/>" }.joined()
    let fields = (0..<400).map { "<my:q\($0)>1</my:q\($0)>" }.joined()
    let metadata = try XMPBytes.read(
      nodes + "</rdf:Description><rdf:Description rdf:nodeID='n'\(XMPBytes.namespaces)>" + fields)
    #expect(metadata.tags.count < 20_000)
  }

  @Test func namesOfNodesHaveABound() throws {
    let name = String(repeating: "A", count: 1_000_000)
    let many = String(repeating: "<p:a>1</p:a>", count: 20_000)
    let text =
      XMPBytes.start.replacing("<rdf:RDF", with: #"<rdf:RDF rdf:nodeID="\#(name)""#)
      + #"<rdf:Description xmlns:p="http://p/">\#(many)</rdf:Description>"# + XMPBytes.end
    #expect(try metadataWithinAMinute(of: Array(text.utf8))["XMP-p:TagA"] != nil)
  }

  @Test func pathsOfNodesAreSortedOnce() throws {
    let (open, close) = (
      String(repeating: "<p:b>", count: 240), String(repeating: "</p:b>", count: 240)
    )
    let many = (0..<1000).map { "<p:c\($0)/>" }.joined()
    let text = (0..<8).map { _ in
      XMPBytes.start.replacing("<rdf:RDF", with: #"<rdf:RDF rdf:nodeID="a" xmlns:p="http://p/""#)
        + open + many + close + XMPBytes.end
    }.joined(separator: "\n")
    #expect(
      try metadataWithinAMinute(of: Array(text.utf8)).warnings.contains {
        $0.code == .limitExceeded
      })
  }
}
