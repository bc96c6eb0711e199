import AppleCompatibility
import Testing

struct CGImageMetadataTests {
  private static let packet = """
    <?xpacket begin='\u{feff}' id='W5M0MpCehiHzreSzNTczkc9d'?>
    <x:xmpmeta xmlns:x="adobe:ns:meta/">
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmlns:e="http://ns.adobe.com/exif/1.0/" xmlns:my="http://example.com/my/"
        xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
        xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#" my:note="x">
    <dc:title><rdf:Alt>
      <rdf:li xml:lang="x-default">Lake</rdf:li><rdf:li xml:lang="de-AT">See</rdf:li>
    </rdf:Alt></dc:title>
    <dc:subject><rdf:Bag><rdf:li>a</rdf:li><rdf:li>b</rdf:li><rdf:li>c</rdf:li></rdf:Bag></dc:subject>
    <e:Flash rdf:parseType="Resource"><e:Fired>True</e:Fired><e:Mode>1</e:Mode></e:Flash>
    <xmpMM:History><rdf:Seq>
      <rdf:li stEvt:action="created"/><rdf:li stEvt:action="saved"/>
    </rdf:Seq></xmpMM:History>
    <dc:source rdf:parseType="Resource"><rdf:value>Book</rdf:value><my:page>7</my:page></dc:source>
    <my:choice><rdf:Alt><rdf:li>one</rdf:li></rdf:Alt></my:choice>
    </rdf:Description></rdf:RDF></x:xmpmeta>
    <?xpacket end='w'?>
    """

  private func metadata() throws -> CGImageMetadata {
    try #require(CGImageMetadataCreateFromXMPData(Data(Self.packet.utf8) as CFData))
  }

  private func tag(_ path: String) throws -> CGImageMetadataTag {
    let metadata = try metadata()
    return try #require(CGImageMetadataCopyTagWithPath(metadata, nil, path as CFString))
  }

  @Test(
    arguments: [
      ("dc:title", "Lake"), ("dc:title[x-default]", "Lake"), ("dc:title[DE-at]", "See"),
      ("dc:title[1]", "See"), ("dc:title[fr]", nil), ("dc:title[1]?xml:lang", "de-AT"),
      ("dc:subject", nil), ("dc:subject[2]", "c"), ("dc:subject[3]", nil), ("dc:subject[-1]", nil),
      ("exif:Flash", nil), ("exif:Flash.Fired", "True"), ("exif:Flash.exif:Mode", "1"),
      ("exif:Flash.dc:Mode", nil), ("e:Flash.Fired", nil), ("exif:Flash[0]", nil),
      ("xmpMM:History[1].stEvt:action", "saved"), ("xmpMM:History[0].action", "created"),
      ("dc:source", "Book"), ("dc:source?my:page", "7"), ("dc:source?page", "7"),
      ("dc:subject?my:page", nil), ("my:note", "x"), ("my:note.x", nil), ("note", nil),
      ("dc:", nil),
      ("", nil), ("[0]", nil), ("dc:subject[", nil), ("dc:subject[0", nil), ("dc:title..x", nil),
      ("iio:hasXMP", "True"),
    ] as [(String, String?)])
  func textsByPath(_ path: String, _ expected: String?) throws {
    let text = CGImageMetadataCopyStringValueWithPath(try metadata(), nil, path as CFString)
    #expect(text == expected)
  }

  @Test(
    arguments: [
      ("exif:Flash", "Fired", "True"), ("exif:Flash", "exif:Fired", "True"),
      ("exif:Flash", ".Fired", "True"), ("dc:subject", "[2]", "c"),
      ("xmpMM:History", "[1].stEvt:action", "saved"), ("dc:source", "?my:page", "7"),
      ("dc:subject", "Fired", nil), ("my:note", "[0]", nil),
    ] as [(String, String, String?)])
  func pathsBehindAParent(_ parent: String, _ path: String, _ expected: String?) throws {
    let metadata = try metadata()
    let start = try tag(parent)
    let found = CGImageMetadataCopyTagWithPath(metadata, start, path as CFString)
    #expect(found.flatMap(CGImageMetadataTagCopyValue) as? String == expected)
    #expect(CGImageMetadataCopyStringValueWithPath(metadata, start, path) == expected)
  }

  @Test func names() throws {
    let flash = try tag("exif:Flash")
    #expect(CGImageMetadataTagCopyName(flash) == "Flash")
    #expect(CGImageMetadataTagCopyPrefix(flash) == kCGImageMetadataPrefixExif)
    #expect(CGImageMetadataTagCopyNamespace(flash) == kCGImageMetadataNamespaceExif)
    #expect(try CGImageMetadataTagCopyName(tag("dc:subject[2]")) == "[2]")
    #expect(try CGImageMetadataTagCopyName(tag("dc:title[de-AT]")) == "[de-AT]")
    #expect(try CGImageMetadataTagCopyNamespace(tag("my:note")) == "http://example.com/my/")
  }

  @Test(
    arguments: [
      ("my:note", .string), ("dc:subject", .arrayUnordered), ("xmpMM:History", .arrayOrdered),
      ("my:choice", .alternateArray), ("dc:title", .alternateText), ("exif:Flash", .structure),
    ] as [(String, CGImageMetadataType)])
  func types(_ path: String, _ expected: CGImageMetadataType) throws {
    #expect(try CGImageMetadataTagGetType(tag(path)) == expected)
  }

  @Test func values() throws {
    #expect(try CGImageMetadataTagCopyValue(tag("my:note")) as? String == "x")
    let subjects = CGImageMetadataTagCopyValue(try tag("dc:subject")) as? [CGImageMetadataTag]
    #expect(subjects?.map { CGImageMetadataTagCopyValue($0) as? String } == ["a", "b", "c"])
    let fields =
      CGImageMetadataTagCopyValue(try tag("exif:Flash")) as? [String: CGImageMetadataTag]
    #expect(fields?.keys.sorted() == ["Fired", "Mode"])
    let fired = try #require(fields?["Fired"])
    #expect(CGImageMetadataTagCopyValue(fired) as? String == "True")
  }

  @Test func qualifiers() throws {
    let text = try tag("dc:title[1]")
    let qualifiers = try #require(
      CGImageMetadataTagCopyQualifiers(text) as? [CGImageMetadataTag])
    #expect(qualifiers.map { CGImageMetadataTagCopyName($0) } == ["lang"])
    #expect(qualifiers.map { CGImageMetadataTagCopyPrefix($0) } == ["xml"])
    #expect(qualifiers.map { CGImageMetadataTagCopyValue($0) as? String } == ["de-AT"])
    #expect(try CGImageMetadataTagCopyQualifiers(tag("my:note")) == nil)
  }

  private func paths(
    _ root: String?, _ options: CFDictionary?, atMost count: Int = .max
  ) throws -> [String] {
    var paths: [String] = []
    CGImageMetadataEnumerateTagsUsingBlock(try metadata(), root, options) { path, _ in
      paths.append(path)
      return paths.count < count
    }
    return paths
  }

  @Test func enumeration() throws {
    let top = [
      "my:note", "dc:title", "dc:subject", "exif:Flash", "xmpMM:History", "dc:source", "my:choice",
      "iio:hasXMP",
    ]
    #expect(try paths(nil, nil) == top)
    #expect(try paths("", [kCGImageMetadataEnumerateRecursively: false] as CFDictionary) == top)
    #expect(try paths(nil, nil, atMost: 2) == ["my:note", "dc:title"])
    #expect(try paths("exif:Flash", nil) == ["exif:Flash.exif:Fired", "exif:Flash.exif:Mode"])
    #expect(try paths("exif:None", nil) == [])
    let tags = CGImageMetadataCopyTags(try metadata()) as? [CGImageMetadataTag]
    #expect(tags?.count == top.count)
  }

  @Test func enumerationOfAllThatIsInTags() throws {
    let options = [kCGImageMetadataEnumerateRecursively: kCFBooleanTrue!] as CFDictionary
    let all = try paths(nil, options)
    #expect(
      all.prefix(10) == [
        "my:note", "dc:title", "dc:title[x-default]", "dc:title[de-AT]", "dc:subject",
        "dc:subject[0]", "dc:subject[1]", "dc:subject[2]", "exif:Flash", "exif:Flash.exif:Fired",
      ])
    #expect(all.contains("xmpMM:History[1].stEvt:action"))
    #expect(try paths(nil, options, atMost: 3) == Array(all.prefix(3)))
    #expect(
      try paths("xmpMM:History", options) == [
        "xmpMM:History[0]", "xmpMM:History[0].stEvt:action", "xmpMM:History[1]",
        "xmpMM:History[1].stEvt:action",
      ])
    // Each path leads to its tag.
    let metadata = try metadata()
    #expect(all.allSatisfy { CGImageMetadataCopyTagWithPath(metadata, nil, $0) != nil })
  }

  /// Of a packet of half a megabyte they were 700 MB.
  @Test func pathsHaveABound() throws {
    let name = "my:" + String(repeating: "a", count: 1000)
    let open = String(repeating: "<\(name) rdf:parseType='Resource'>", count: 200)
    let close = String(repeating: "</\(name)>", count: 200)
    let packet = Self.packet.replacing(
      "<dc:title>",
      with: open + String(repeating: "<my:b/>", count: 3500) + close + "<dc:title>")
    let metadata = try #require(CGImageMetadataCreateFromXMPData(Data(packet.utf8)))
    let options = [kCGImageMetadataEnumerateRecursively: kCFBooleanTrue!] as CFDictionary
    var (count, bytes) = (0, 0)
    CGImageMetadataEnumerateTagsUsingBlock(metadata, nil, options) { path, _ in
      count += 1
      bytes += path.utf8.count
      return true
    }
    #expect(count > 400 && bytes <= 64 << 20)
  }

  @Test(arguments: ["", "no XML", "<a/>", "<rdf:RDF>"])
  func whatIsNoPacket(_ text: String) {
    #expect(CGImageMetadataCreateFromXMPData(Data(text.utf8)) == nil)
  }
}
