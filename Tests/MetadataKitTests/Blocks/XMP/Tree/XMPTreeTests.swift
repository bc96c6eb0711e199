import Foundation
import MetadataKit
import Testing

/// How the parts of properties hang together.
@Suite struct XMPTreeTests {
  private func words(_ contents: String...) -> [String] {
    XMPTree(contents.map { Array(XMPBytes.packet($0).utf8) }).properties.map(\.words)
  }

  @Test(arguments: [
    ("<dc:format>image/jpeg</dc:format>", "dc:format=image/jpeg"),
    ("<my:empty/>", "my:empty="),
    (
      "<dc:subject><rdf:Bag>\(XMPBytes.items("a", "b"))</rdf:Bag></dc:subject>",
      "dc:subject(dc:[0]=a,dc:[1]=b)"
    ),
    ("<dc:creator><rdf:Seq/></dc:creator>", "dc:creator[]"),
    ("<my:a><rdf:Alt>\(XMPBytes.items("1"))</rdf:Alt></my:a>", "my:a<my:[0]=1>"),
    (
      "<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>Lake</rdf:li><rdf:li xml:lang='de'>See"
        + "</rdf:li></rdf:Alt></dc:title>",
      "dc:title<<dc:[x-default]=Lake?xml:lang=x-default,dc:[de]=See?xml:lang=de>>"
    ),
    (
      "<my:a><rdf:Seq><rdf:li><rdf:Bag>\(XMPBytes.items("1"))</rdf:Bag></rdf:li>"
        + "<rdf:li my:b='2'/></rdf:Seq></my:a>",
      "my:a[my:[0](my:[0]=1),my:[1]{my:b=2}]"
    ),
  ])
  func valuesAndLists(_ content: String, _ expected: String) {
    #expect(words(content) == [expected])
  }

  /// The forms that a structure may be written in (ISO 16684-1 §7.6, §7.9.2).
  @Test(arguments: [
    "<my:s my:a='1' my:b='2'/>",
    "<my:s rdf:parseType='Resource'><my:a>1</my:a><my:b>2</my:b></my:s>",
    "<my:s><rdf:Description><my:a>1</my:a><my:b>2</my:b></rdf:Description></my:s>",
    "<my:s><rdf:Description my:a='1' my:b='2'/></my:s>",
    "<my:s><my:Kind my:a='1'><my:b>2</my:b></my:Kind></my:s>",
  ])
  func structures(_ content: String) { #expect(words(content) == ["my:s{my:a=1,my:b=2}"]) }

  /// The forms that qualifiers may be written in (ISO 16684-1 §7.8, §7.9.3).
  @Test(arguments: [
    "<my:s rdf:parseType='Resource'><rdf:value>v</rdf:value><my:q>1</my:q></my:s>",
    "<my:s><rdf:Description><my:q>1</my:q><rdf:value>v</rdf:value></rdf:Description></my:s>",
    "<my:s rdf:value='v' my:q='1'/>", "<my:s rdf:resource='v' my:q='1'/>",
  ])
  func qualifiers(_ content: String) { #expect(words(content) == ["my:s=v?my:q=1"]) }

  @Test func attributesAreProperties() {
    let packet =
      XMPBytes.start
      + "<rdf:Description rdf:about=''\(XMPBytes.namespaces) my:a='1' xmp:Rating='5'>"
      + "<my:b>2</my:b></rdf:Description>" + XMPBytes.end
    let tree = XMPTree([Array(packet.utf8)])
    #expect(tree.properties.map(\.words) == ["my:a=1", "xmp:Rating=5", "my:b=2"])
    #expect(tree.hasPacket)
  }

  /// A prefix is an abbreviation: those of known namespaces are their own, and nobody else's.
  @Test(arguments: [
    ("<e:Make xmlns:e='http://ns.adobe.com/tiff/1.0/'>A</e:Make>", "tiff:Make=A"),
    ("<xap:Rating xmlns:xap='http://ns.adobe.com/xap/1.0/'>1</xap:Rating>", "xmp:Rating=1"),
    ("<dc:a xmlns:dc='http://example.com/other/'>1</dc:a>", "dc_1_:a=1"),
    ("<note xmlns='http://example.com/plain/'>1</note>", "ns:note=1"),
  ])
  func prefixes(_ content: String, _ expected: String) { #expect(words(content) == [expected]) }

  @Test func declarationsHoldWithinTheirElement() {
    let content =
      "<my:a xmlns:in='http://example.com/1/'><rdf:Seq><rdf:li in:b='1' xmlns:in='http://example.com/2/'"
      + "/></rdf:Seq></my:a><in:c>2</in:c><none:d>3</none:d>"
    let tree = XMPTree([Array(XMPBytes.packet(content).utf8)])
    // Outside, the prefixes stand for nothing.
    #expect(tree.properties.map(\.words) == ["my:a[my:[0]{in_1_:b=1}]"])
    #expect(
      tree.properties.first?.children.first?.children.first?.namespace == "http://example.com/2/")
  }

  @Test func theFirstOfSeveralPacketsCounts() {
    #expect(
      words("<my:a>1</my:a>", "<my:a>2</my:a><my:b>3</my:b>") == ["my:a=1", "my:b=3"])
  }

  /// A namespace may go by `a:b`, where a packet reaches it by another prefix, too.
  @Test func namesAreToldApartByTheirNamespaces() {
    let content =
      "<my:s xmlns:a='http://example.com/1/' xmlns:a:b='http://example.com/2/' rdf:resource='v'/>"
      + "</rdf:Description><rdf:Description xmlns:a='http://example.com/1/'"
      + " xmlns:q='http://example.com/2/'><a:b:c>1</a:b:c><q:c>2</q:c>"
    #expect(words(content) == ["my:s=v", "a:b:c=1", "a:b:c=2"])
  }

  /// Eighty packets of a hundred thousand elements each were kept.
  @Test func allPacketsHaveAsManyElementsAsOneMay() {
    let items = String(repeating: "<rdf:li/>", count: 60_000)
    let lists = ["a", "b"].map { "<my:\($0)><rdf:Bag>\(items)</rdf:Bag></my:\($0)>" }
    let packets = [lists[0], lists[1], "<my:c/>"].map { Array(XMPBytes.packet($0).utf8) }
    #expect(XMPTree(packets).properties.map(\.name) == ["a", "c"])
  }

  @Test func whatIsNoPacket() {
    let deep = String(repeating: "<my:a rdf:parseType='Resource'>", count: 300)
    let end = String(repeating: "</my:a>", count: 300)
    for text in [
      "", "no XML", "<a/>", XMPBytes.start,
      "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]>" + XMPBytes.packet(""),
      XMPBytes.packet(deep + end),
      XMPBytes.packet(String(repeating: "<my:a/>", count: 100_001)),
    ] {
      let tree = XMPTree([Array(text.utf8)])
      #expect(!tree.hasPacket && tree.properties.isEmpty)
    }
    #expect(XMPTree([Array(XMPBytes.packet("").utf8)]).hasPacket)
  }

  /// A namespace's name of five megabytes is that of each of 80,000 properties.
  @Test func longNamesOfNamespaces() {
    let name = "http://example.com/" + String(repeating: "a", count: 5_000_000)
    let properties = (0..<80_000).map { "<far:a\($0)/>" }.joined()
    let packet =
      XMPBytes.start + "<rdf:Description xmlns:far='\(name)'>\(properties)</rdf:Description>"
      + XMPBytes.end
    let tree = withinAMinute { XMPTree([Array(packet.utf8)]) }
    #expect(tree.properties.count == 80_000)
  }

  @Test func packetsAreKeptWhereTheyAreAskedFor() throws {
    var options = ReadOptions()
    options.keepsPackets = true
    let metadata = try Fixture.metadata("xmp-extended.jpg", options)
    #expect(metadata.packets.count == 2)
    #expect(
      XMPTree(metadata.packets).properties.contains { $0.words == "xmp:Rating=5" })
    #expect(try Fixture.metadata("xmp-extended.jpg").packets.isEmpty)
  }

  /// Long runs of Base64 are left out while tags are read.
  @Test func keptPacketsAreWhole() throws {
    var options = ReadOptions()
    options.keepsPackets = true
    let text = String(repeating: "A", count: 70_000)
    let packet = XMPBytes.packet("<my:data>\(text)</my:data>")
    let metadata = try Metadata(Array(packet.utf8), name: "a.xmp", options: options)
    #expect(XMPTree(metadata.packets).properties.first?.text == text)
  }

  /// NX Studio keeps packets of sidecars in its own.
  @Test func packetsWithinPacketsAreNoneOfThePicture() throws {
    var options = ReadOptions()
    options.keepsPackets = true
    let inner = Data(XMPBytes.packet("<my:a>1</my:a>").utf8).base64EncodedString()
    let packet = XMPBytes.packet(
      "<ast:XMLPackets xmlns:ast='http://ns.nikon.com/asteroid/1.0/'>\(inner)</ast:XMLPackets>")
    let metadata = try Metadata(Array(packet.utf8), name: "a.xmp", options: options)
    #expect(metadata["XMP-my:TagA"] != nil)
    #expect(XMPTree(metadata.packets).properties.map(\.name) == ["XMLPackets"])
  }
}
