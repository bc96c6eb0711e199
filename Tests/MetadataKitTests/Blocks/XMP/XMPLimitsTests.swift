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

  /// What a document's type says that elements have was copied for each of them: a PNG of 1.2 KB took
  /// 500 MB.
  @Test func tellsNoAttributesOfADocumentType() throws {
    let type = "<!DOCTYPE x [<!ATTLIST my:item my:far CDATA 'far'>]>"
    let packet =
      type + XMPBytes.start + "<rdf:Description\(XMPBytes.namespaces)>"
      + "<my:item>1</my:item><my:item my:near='2'>3</my:item></rdf:Description>" + XMPBytes.end
    let metadata = try XMPBytes.metadata(packet)
    #expect(metadata.warnings.isEmpty)
    #expect(
      metadata.tags.filter { $0.group == "XMP-my" }.map { "\($0.name)=\($0.description)" }
        == ["Item=1", "ItemNear=2", "Item=3"])
  }

  /// Each of the documents of one packet may not have as many as a packet.
  @Test func boundsTheNumberOfPropertiesOfAllDocuments() throws {
    var options = ReadOptions()
    options.limits.entries = 1000
    let items = String(repeating: "<my:item>1</my:item>", count: 200)
    let root =
      XMPBytes.start + "<rdf:Description\(XMPBytes.namespaces)>\(items)</rdf:Description>"
      + XMPBytes.end
    for (count, isTooMuch) in [(1, false), (4, true)] {
      let packet = "<?xpacket begin=''?>" + String(repeating: root, count: count)
      let metadata = try Metadata(Array(packet.utf8), options: options)
      #expect(metadata.warnings.contains { $0.code == .limitExceeded } == isTooMuch)
    }
  }

  /// The parser is given a long packet in pieces, which end within characters, names and tags.
  @Test func longPacketsAreReadInPieces() throws {
    var options = ReadOptions()
    options.limits.valueBytes = 8 << 20
    options.limits.allValueBytes = 32 << 20
    let text = String(repeating: "ä ß€", count: 500_000)
    let items = String(repeating: "<my:item my:a='1'>ö</my:item>", count: 2000)
    for padding in 0..<4 {
      let packet = XMPBytes.packet(
        "<my:first>\(String(repeating: "x", count: padding))</my:first><my:long>\(text)</my:long>"
          + items + "<my:last my:long='\(text)'/>")
      let metadata = try Metadata(Array(packet.utf8), options: options)
      #expect(metadata.warnings.isEmpty)
      #expect(metadata["XMP-my:Long"]?.bytes == Array(text.utf8))
      #expect(metadata["XMP-my:LastLong"]?.bytes == Array(text.utf8))
      #expect(metadata.tags.filter { $0.name == "Item" && $0.description == "ö" }.count == 2000)
    }
  }

  /// A million attributes took 200 MB; what stands before them is told.
  @Test func attributesBeyondAllRoomAreNotRead() throws {
    let attributes = (0..<150_000).map { " my:a\($0)=''" }.joined()
    let metadata = try XMPBytes.read("<my:first>1</my:first><my:many\(attributes)/>")
    #expect(metadata["XMP-my:First"]?.description == "1")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
    // Of a text it is no sign.
    let text = try XMPBytes.read("<my:first>\(String(repeating: "= ", count: 300_000))</my:first>")
    #expect(text["XMP-my:First"] != nil && text.warnings.isEmpty)
  }

  /// Repairing takes several times the text; what stands before the fault is told all the same.
  @Test func longTextsAreNotRepaired() throws {
    let packet = XMPBytes.packet(
      "<my:first>1</my:first><my:long>\(String(repeating: "x ", count: 2 << 20))</my:long>"
        + "<my:last>&</my:last>")
    let metadata = try XMPBytes.metadata(packet)
    #expect(metadata.warnings.map(\.code) == [.malformed, .limitExceeded])
    #expect(metadata["XMP-my:First"]?.description == "1")
    #expect(metadata["XMP-my:Last"] == nil)
  }

  /// What is read twice because it is repaired counts once.
  @Test func countsRepairedDocumentsOnce() throws {
    var options = ReadOptions()
    options.limits.entries = 1000
    let items = String(repeating: "<my:item>1</my:item>", count: 200)
    let packet = XMPBytes.packet(items + "<my:last>&nothing;</my:last>")
    let metadata = try Metadata(Array(packet.utf8), options: options)
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata["XMP-my:Last"] != nil)
  }

  /// 256 packets, each with nodes as many as one may have, took 13 s.
  @Test(arguments: [(100_000, false), (200, true)])
  func nodesCost(_ bytes: Int, _ isTooMuch: Bool) throws {
    var options = ReadOptions()
    options.limits.decodedBytes = bytes
    let metadata = try Metadata(
      Array(
        XMPBytes.packet(
          "<my:a rdf:nodeID='n'/></rdf:Description><rdf:Description rdf:nodeID='n'>"
            + "<my:b>1</my:b><my:c>2</my:c><my:d>3</my:d>"
        ).utf8), options: options)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded } == isTooMuch)
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
