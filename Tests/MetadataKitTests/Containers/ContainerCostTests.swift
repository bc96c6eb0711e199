import MetadataKit
import Testing

/// Files that took seconds and more for what little they have, or more memory than many large ones.
@Suite struct ContainerCostTests {
  private typealias B = BoxBytes

  private func tellsOfALimit(_ metadata: Metadata) -> Bool {
    metadata.warnings.contains { $0.code == .limitExceeded }
  }

  /// 5,000 items that are the same list, whose arrays hold one another.
  @Test func listsInItemsHaveOneBudget() throws {
    let arrays = (0..<4).map { [0xae] + [UInt8](repeating: $0 + 1, count: 14) }
    let list = BinaryListBytes.list(arrays + [[0x09]])
    let items = (1...5000).map {
      B.full("infe", version: 2, B.number($0, 2) + [0, 0] + Array("uri \0".utf8))
    }
    func meta(_ place: Int) -> [UInt8] {
      var locations = B.number(0x4400, 2) + B.number(items.count, 2)
      for id in 1...items.count {
        locations += B.number(id, 2) + B.number(0, 4) + B.number(1, 2)
        locations += B.number(place, 4) + B.number(list.count, 4)
      }
      return B.full(
        "meta",
        B.full("hdlr", [0, 0, 0, 0] + Array("pict".utf8) + [UInt8](repeating: 0, count: 13))
          + B.full("iinf", version: 1, B.number(items.count, 4) + items.flatMap { $0 })
          + B.full("iloc", version: 1, locations))
    }
    let type = B.fileType("heic", "mif1")
    let file =
      type + meta(type.count + meta(0).count + 8) + B.box("mdat", list)
    #expect(tellsOfALimit(try metadataWithinAMinute(of: file)))
  }

  /// Half a million fragments of a track that none of 1024 is.
  @Test func tracksAreFoundByTheirNumbers() throws {
    let tracks = (1...1024).map { number in
      B.box(
        "trak",
        B.full("tkhd", B.number(0, 8) + B.number(number, 4) + [UInt8](repeating: 0, count: 68)))
    }
    let fragment = B.box("traf", B.full("tfhd", B.number(99_999, 4)))
    let file =
      B.fileType("isom", "mp42")
      + B.box("moov", tracks.flatMap { $0 } + B.box("mvex", B.full("trex", B.number(1, 20))))
      + B.box("moof", Array(repeatElement(fragment, count: 500_000).joined()))
    let metadata = try metadataWithinAMinute(of: file)
    #expect(metadata.facts.tracks.count == 1024)
  }

  /// 255 transparencies of all pictures, each with 255 properties, in each of many boxes.
  @Test func transparenciesAreLookedForOnce() throws {
    let (pictures, others) = (Array(1...255), Array(2000..<2255))
    let chain = [1000, 1001, 1002]
    let items = (pictures + chain + others).map {
      B.full(
        "infe", version: 2,
        B.number($0, 2) + [0, 0] + Array(($0 < 2000 ? "iden" : "hvc1").utf8) + [0])
    }
    func reference(_ type: String, _ from: Int, _ to: [Int]) -> [UInt8] {
      B.box(type, B.number(from, 2) + B.number(to.count, 2) + to.flatMap { B.number($0, 2) })
    }
    var references = pictures.flatMap { reference("dimg", $0, [1000]) }
    references += reference("dimg", 1000, [1001]) + reference("dimg", 1001, [1002])
    references += others.flatMap { reference("auxl", $0, chain) }
    var associations = B.number(others.count + pictures.count, 4)
    for item in others {
      associations += B.number(item, 2) + [255] + [UInt8](repeating: 1, count: 255)
    }
    for item in pictures { associations += B.number(item, 2) + [1, 2] }
    let properties = B.box("free", []) + B.full("ispe", B.number(10, 4) + B.number(10, 4))
    let meta = B.full(
      "meta",
      B.full("hdlr", [0, 0, 0, 0] + Array("pict".utf8) + [UInt8](repeating: 0, count: 13))
        + B.full("pitm", B.number(1, 2))
        + B.full("iinf", B.number(items.count, 2) + items.flatMap { $0 })
        + B.full("iref", references)
        + B.box("iprp", B.box("ipco", properties) + B.full("ipma", associations)))
    let file = B.fileType("heic", "mif1") + (0..<10).flatMap { _ in meta }
    #expect(try metadataWithinAMinute(of: file).facts.hasAlpha == false)
  }

  /// The object that all entries are of is nowhere, which takes all sections to find out.
  @Test func whereAnObjectIsNotIsCharged() throws {
    let pairs = 49_000
    var file = Array("%PDF-1.5\n".utf8)
    let stream = file.count
    let index = String(repeating: "5 1 ", count: pairs)
    file += Array("7 0 obj<</W[0 1 0]/Index[\(index)]/Length \(pairs)>>stream\n".utf8)
    file += [UInt8](repeating: 0, count: pairs) + Array("\nendstream endobj\n".utf8)
    let table = file.count
    let asked = (0..<1400).map { "/a\($0) 5 0 R" }.joined()
    file += Array("xref\n0 0\ntrailer<</XRefStm \(stream)/Info<<\(asked)>>>>\n".utf8)
    file += Array("startxref\n\(table)\n%%EOF".utf8)
    #expect(tellsOfALimit(try metadataWithinAMinute(of: file)))
  }

  /// Packets that are all of digits, and digests that none of them has.
  @Test func digestsAreLookedForOnce() throws {
    func segment(_ body: [UInt8]) -> [UInt8] { [0xff, 0xe1] + B.number(body.count + 2, 2) + body }
    var file: [UInt8] = [0xff, 0xd8]
    let packet =
      Array("http://ns.adobe.com/xap/1.0/\0".utf8) + [UInt8](repeating: 0x41, count: 65_000)
    for _ in 0..<15 { file += segment(packet) }
    for number in 0..<255 {
      let digest = String(repeating: "A", count: 29) + String(0xb00 + number, radix: 16)
      file += segment(
        Array("http://ns.adobe.com/xmp/extension/\0\(digest)".utf8) + B.number(10, 4)
          + B.number(0, 4) + Array("0123456789".utf8))
    }
    file += [0xff, 0xd9]
    #expect(!(try metadataWithinAMinute(of: file).warnings.isEmpty))
  }

  /// Each value has a name of a thousand characters.
  @Test func namesOfScriptsAreCharged() throws {
    let outer = [UInt8](repeating: 0x78, count: 1000)
    var script = [2] + B.number(10, 2) + Array("onMetaData".utf8) + [8] + B.number(1, 4)
    script += B.number(outer.count, 2) + outer + [3]
    for _ in 0..<99_000 { script += B.number(1, 2) + [0x61, 5] }
    script += [0, 0, 9, 0, 0, 9]
    var file = Array("FLV".utf8) + [1, 5] + B.number(9, 4) + B.number(0, 4)
    for _ in 0..<8 {
      let packet = [0x12] + B.number(script.count, 3) + [UInt8](repeating: 0, count: 7) + script
      file += packet + B.number(packet.count, 4)
    }
    #expect(tellsOfALimit(try metadataWithinAMinute(of: file)))
  }

  /// A chunk without a date looks for none among all that the others have said.
  @Test func emptyChunksLookForNothing() throws {
    var body = Bytes("WAVE").text("fmt ").little(16, size: 4).little(1, 1, size: 2)
      .little(8000, 8000, size: 4).little(1, 8, size: 2)
    for _ in 0..<100_000 { body.bytes += [0x66, 0x61, 0x63, 0x74, 4, 0, 0, 0, 1, 0, 0, 0] }
    for _ in 0..<20_000 { body.bytes += [0x62, 0x65, 0x78, 0x74, 0, 0, 0, 0] }
    let file = Bytes("RIFF").little(body.bytes.count, size: 4).raw(body.bytes)
    #expect(try metadataWithinAMinute(of: file.bytes).format.name == "WAV")
  }

  @Test func longNamesOfMicroscopesAreShortenedQuickly() {
    let name = [UInt8](repeating: 0x61, count: 950)
    withinAMinute {
      for _ in 0..<600 { #expect(CZIName.shortened(name) == name) }
    }
  }

  /// By their specifications there is one; each took a hundred bytes of memory for a byte of the file.
  @Test func tracksHaveALimit() throws {
    let block: [UInt8] = [0, 0, 0, 34] + [UInt8](repeating: 1, count: 34)
    let flac = try Metadata(Array("fLaC".utf8) + (0..<5000).flatMap { _ in block })
    #expect(flac.facts.tracks.count == 4096 && tellsOfALimit(flac))
    let entries = (0..<5000).map { EBMLBytes.track($0 & 0x7f, type: 2, "A_OPUS") }
    let matroska = try Metadata(
      EBMLBytes.header()
        + EBMLBytes.element(
          0x1853_8067, EBMLBytes.element(0x1654_AE6B, entries.flatMap { $0 })))
    #expect(matroska.facts.tracks.count == 4096 && tellsOfALimit(matroska))
  }

  /// 250 elements that are read one within the other, by what seek heads tell.
  @Test func whatIsReadTwiceIsCharged() throws {
    typealias Make = EBMLBytes
    let tags = (0..<3000).flatMap { _ in Make.tag(Make.simpleTag("COMMENT", "again")) }
    // Each goes over those behind it, which stand in what nobody reads, to the tags.
    let count = 250
    var nested: [UInt8] = []
    for index in 0..<count {
      let rest = (count - 1 - index) * 13
      nested += [0x12, 0x54, 0xC3, 0x67, 0x10] + BoxBytes.number(5 + rest + tags.count, 3)
      nested += [0xEC, 0x10] + BoxBytes.number(rest, 3)
    }
    let start = Make.seekHead([Int](repeating: 0, count: count)).count
    let places = (0..<count).map { start + $0 * 13 }
    let file = Make.header() + Make.element(0x1853_8067, Make.seekHead(places) + nested + tags)
    let metadata = try metadataWithinAMinute(of: file)
    #expect(tellsOfALimit(metadata))
    #expect(metadata["Matroska:Comment"]?.description == "again")
  }

  /// Whoever plays the movie follows the seek head, whatever claims to be around what it leads to.
  @Test(arguments: [0, 1_000_000]) func nothingHidesWhatASeekHeadLeadsTo(_ beyond: Int) throws {
    typealias Make = EBMLBytes
    let tags = Make.element(0x1254_C367, Make.tag(Make.simpleTag("ARTIST", "Anna")))
    let void = [0xEC, 0x10] + BoxBytes.number(tags.count + beyond, 3)
    let file =
      Make.header()
      + Make.element(0x1853_8067, Make.seekHead(Make.seekHead(0).count + void.count) + void + tags)
    #expect(try Metadata(file)["Matroska:Artist"]?.description == "Anna")
  }

  @Test func whatStandsInALongNameHasNone() throws {
    let long = String(repeating: "a", count: 1000)
    let elements = String(repeating: "<b/>", count: 50)
    let text =
      "<xisf>" + String(repeating: "<\(long)>", count: 3) + elements
      + String(repeating: "</\(long)>", count: 3) + "</xisf>"
    let file = Bytes("XISF0100").little(text.utf8.count, 0, size: 4).text(text)
    let metadata = try Metadata(file.bytes)
    #expect(tellsOfALimit(metadata))
  }
}
