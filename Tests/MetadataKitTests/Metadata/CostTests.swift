import Testing

@testable import MetadataKit

/// Small files that tell a reader to do much: the same text for each of a thousand entries, a list
/// that is looked through for each of its members.
///
/// Where only time tells the difference, a test has what took more than a minute.
@Suite struct CostTests {
  private func options(decoding bytes: Int) -> ReadOptions {
    var options = ReadOptions()
    options.limits.decodedBytes = bytes
    return options
  }

  private func isLimited(_ metadata: Metadata) -> Bool {
    metadata.warnings.contains { $0.code == .limitExceeded }
  }

  // MARK: Texts that are decoded for each of their entries

  @Test(arguments: [(10, false), (1000, true)])
  func propertiesOfX3FMayShareOneText(_ count: Int, _ isTooMuch: Bool) throws {
    let text = X3FTests.utf16(String(repeating: "A", count: 1000) + "\0")
    let list = (0..<count).reduce(Bytes()) { list, _ in list.little(0, 0, size: 4) }
    let properties = Bytes("SECp").little(0x20000, count, 0, 0, text.count / 2, size: 4)
      .raw(list.bytes).raw(text)
    let file = Bytes("FOVb").little(0x20000, size: 4).zeros(32).raw(properties.bytes)
      .text("SECd").little(0x20000, 1, 40, properties.bytes.count, size: 4).text("PROP")
      .little(40 + properties.bytes.count, size: 4)
    let metadata = try Metadata(file.bytes, options: options(decoding: 100_000))
    #expect(isLimited(metadata) == isTooMuch)
    #expect(metadata.tags.count { $0.byteCount == 1000 } <= 50)
  }

  @Test(arguments: [(10, false), (1000, true)])
  func propertiesOfFlashPixMayShareOneText(_ count: Int, _ isTooMuch: Bool) throws {
    let text = CompoundFileTests.text([UInt8](repeating: 0x41, count: 1000)).bytes
    var set = Bytes().little(0xfffe, 0, size: 2).zeros(20).little(1, size: 4)
      .zeros(16).little(48, 8 + count * 8 + text.count, count, size: 4)
    for _ in 0..<count { set = set.little(2, 8 + count * 8, size: 4) }
    let file = CompoundFileTests.file([("\u{5}SummaryInformation", set.raw(text))])
    let metadata = try Metadata(file.bytes, options: options(decoding: 100_000))
    #expect(isLimited(metadata) == isTooMuch)
    #expect(metadata.tags.count { $0.name == "Title" } <= 100)
  }

  @Test func heapsOfCIFFMayHaveOneDirectory() throws {
    // Each heap ends with the place of its directory; those of one that end in a row of the same
    // places all have it.
    let entries = (0..<100).reduce(Bytes()) { list, _ in
      list.little(0x4805, size: 2).text("comment", 8)
    }
    let directory = Bytes().little(100, size: 2).raw(entries.bytes)
    let ends = (0..<200).reduce(Bytes()) { ends, _ in ends.little(0, size: 4) }
    let shared = directory.raw(ends.bytes).bytes
    let list = (0..<200).reduce(Bytes().little(200, size: 2)) { list, index in
      list.little(0x300a, size: 2).little(directory.bytes.count + 4 + index * 4, 0, size: 4)
    }
    let root = Bytes().raw(shared).raw(list.bytes).little(shared.count, size: 4)
    let file = CRWTests.file(root.bytes)
    #expect(!isLimited(try Metadata(CRWTests.small.bytes, options: options(decoding: 100_000))))
    let metadata = try Metadata(file.bytes, options: options(decoding: 100_000))
    #expect(isLimited(metadata))
    #expect(metadata.tags.count < 100_000 / 64 + 50)
  }

  @Test func setsOfBitsHaveWordsUpToABound() throws {
    // GrayResponseCurve's neighbor T6Options is a set of bits.
    func words(_ count: Int) throws -> String? {
      var tiff = TIFFBytes()
      tiff.directory([TIFFBytes.Field(tag: 0x125, format: 1, count: count, value: .offset(26))])
      tiff.append([UInt8](repeating: 0xff, count: count))
      return try Metadata(tiff.bytes)["IFD0:T6Options"]?.description
    }
    #expect(try words(4096)?.utf8.count ?? 0 > 4096 * 8 * 5)
    #expect(try words(5000)?.utf8.count == 5000 * 4 - 1)
  }

  // MARK: Names

  @Test func namesHaveABoundAllTogether() throws {
    let long = String(repeating: "a", count: 990)
    let attributes = (0..<9000).map { #" \#(long)\#($0)="1""# }.joined()
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg"\#(attributes)/>"#
    let metadata = try Metadata(Array(svg.utf8))
    let names = metadata.tags.filter { $0.group == "SVG" }.map(\.name)
    #expect(names.count > 9000)
    #expect(names.reduce(0) { $0 + $1.utf8.count } < Limits.allNameBytes + 1024 + 64 * names.count)
    #expect(names.contains { $0.utf8.count > 990 } && names.contains { $0.utf8.count == 64 })
    #expect(isLimited(metadata))
  }

  @Test func anElementOfADrawingHasABoundOfAttributes() throws {
    let attributes = (0..<20_000).map { " a\($0)=\"1\"" }.joined()
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg"\#(attributes)/>"#
    let metadata = try Metadata(Array(svg.utf8))
    #expect(metadata.tags.count { $0.group == "SVG" } <= 10_000)
    #expect(isLimited(metadata))
  }

  @Test func keysOfAScriptAreCutOnTheWay() throws {
    // Each structure's name is in front of those of what is in it.
    func key(_ text: String) -> [UInt8] { BoxBytes.number(text.utf8.count, 2) + Array(text.utf8) }
    let long = String(repeating: "k", count: 60_000)
    let inner = (0..<20).map { key("n\($0)") + [1, 1] }.flatMap { $0 }
    let script: [UInt8] =
      [2] + key("onMetaData") + [8, 0, 0, 0, 1] + key(long) + [3] + inner + [0, 0, 9] + [0, 0, 9]
    let file: [UInt8] =
      Array("FLV".utf8) + [1, 5, 0, 0, 0, 9, 0, 0, 0, 0, 18] + BoxBytes.number(script.count, 3)
      + [UInt8](repeating: 0, count: 7) + script + BoxBytes.number(script.count + 11, 4)
    let metadata = try Metadata(file)
    #expect(metadata.tags.allSatisfy { $0.name.utf8.count <= Limits.nameBytes })
    #expect(isLimited(metadata))
  }

  // MARK: Lists that are looked through for each of their members

  @Test func manyDatesAreToldOnce() throws {
    let other = EBMLBytes.text(0x4D80, "x")
    let date = EBMLBytes.element(0x4461, [UInt8](repeating: 0, count: 8))
    let info = EBMLBytes.element(
      0x1549_A966, [[UInt8]](repeating: other, count: 30_000).flatMap { $0 },
      [[UInt8]](repeating: date, count: 50_000).flatMap { $0 })
    let metadata = try metadataWithinAMinute(
      of: EBMLBytes.header() + EBMLBytes.element(0x1853_8067, info))
    #expect(metadata.tags.count { $0.name == "DateTimeOriginal" } == 50_000)
    #expect(metadata.facts.creationDate?.hasPrefix("2001:01:01") == true)
  }

  @Test func tagsLeadToManyTracks() throws {
    let count = 20_000
    func uid(_ index: Int) -> [UInt8] {
      [1 + UInt8(index / 200), 1 + UInt8(index % 200)]
    }
    var tracks: [UInt8] = []
    var targets: [UInt8] = []
    for index in 0..<count {
      tracks += EBMLBytes.element(
        0xAE, EBMLBytes.number(0xD7, index + 1), EBMLBytes.element(0x73C5, uid(index)))
      targets += EBMLBytes.element(
        0x7373, EBMLBytes.element(0x63C0, EBMLBytes.element(0x63C5, uid(index))))
    }
    let metadata = try metadataWithinAMinute(
      of:
        EBMLBytes.header()
        + EBMLBytes.element(
          0x1853_8067, EBMLBytes.element(0x1654_AE6B, tracks),
          EBMLBytes.element(0x1254_C367, targets)))
    #expect(metadata.tags.count { $0.name == "TagTrackUID" } == count)
    #expect(metadata.tags.last { $0.name == "TagTrackUID" }?.group == "Track\(count)")
  }

  @Test func partsOfABoxAreMany() throws {
    let count = 30_000
    let segments = (1...count).map { number in
      JPEGBytes.segment(
        0xeb,
        Bytes("JP").big(1, size: 2).big(number, count * 4 + 8, size: 4).text("jumbABCD").bytes)
    }
    let metadata = try metadataWithinAMinute(of: JPEGBytes.file(segments))
    #expect(metadata.format.name == "JPEG")
    // The last part makes it whole: the block is read.
    #expect(!metadata.warnings.contains { $0.message.contains("missing") })
  }

  @Test func blanksOfAPictureInformationAreMany() throws {
    let segment = JPEGBytes.segment(
      0xec, Array("[picture info]\nA=1".utf8) + [UInt8](repeating: 0x20, count: 65_000))
    let metadata = try metadataWithinAMinute(
      of: JPEGBytes.file([[UInt8]](repeating: segment, count: 4)))
    #expect(metadata.tags.contains { $0.group == "PictureInfo" })
  }

  @Test func marksOfXMPInAGIFAreMany() throws {
    let packet = String(repeating: "<?xpacket end=", count: 60_000)
    var file = Bytes("GIF89a").little(1, 1, size: 2).raw([0, 0, 0, 0x21, 0xff, 11])
      .text("XMP DataXMP").text(packet).bytes
    // Read as blocks, the letters are lengths up to the trailer.
    file += [1] + (0...255).reversed().map { UInt8($0) } + [0, 0x3b]
    #expect(try metadataWithinAMinute(of: file).format.name == "GIF")
  }

  @Test func sectionsOfAPictureInformationMayHaveNoEnd() throws {
    let segment = JPEGBytes.segment(
      0xec, Array("[picture info]\nA=1 ".utf8) + [UInt8](repeating: 0x5b, count: 65_000))
    let metadata = try metadataWithinAMinute(
      of: JPEGBytes.file([[UInt8]](repeating: segment, count: 30)))
    #expect(metadata.tags.count { $0.group == "PictureInfo" } == 30)
  }

  @Test func vectorsThatDoNotEndArePaidFor() throws {
    // Each of a thousand properties is the same vector, which says that it goes on.
    let count = 1000
    let vector = Bytes().little(0x1011, 0xffff_ffff, size: 4).zeros(20_000).bytes
    var set = Bytes().little(0xfffe, 0, size: 2).zeros(20).little(1, size: 4)
      .zeros(16).little(48, 8 + count * 8 + vector.count, count, size: 4)
    for _ in 0..<count { set = set.little(2, 8 + count * 8, size: 4) }
    let file = CompoundFileTests.file([("\u{5}SummaryInformation", set.raw(vector))])
    let metadata = try Metadata(file.bytes, options: options(decoding: 100_000))
    #expect(isLimited(metadata))
  }

  // MARK: Notes whose entries share what they lead to

  /// A TIFF of a maker, whose note is a directory of so many entries that all lead to one value: as
  /// many as are no other number in the other byte order.
  private func note(
    _ make: String, head: [UInt8], entry: Int, format: Int, count: Int, of entries: Int,
    sharing value: [UInt8]
  ) -> [UInt8] {
    let make = Array(make.utf8) + [0]
    let start = 38 + make.count + 18
    let directory = start + head.count
    // What counts from the header within the note starts ten bytes into it.
    let place = directory + 2 + entries * 12 + 4 - (head.isEmpty ? 0 : start + 10)
    var note = Bytes().raw(head).little(entries, size: 2)
    for _ in 0..<entries {
      note = note.little(entry, format, size: 2).little(count, place, size: 4)
    }
    note = note.zeros(4).raw(value)
    return Bytes("II").little(42, size: 2).little(8, size: 4)
      .little(2, 0x10f, 2, size: 2).little(make.count, 38, size: 4)
      .little(0x8769, 4, size: 2).little(1, 38 + make.count, 0, size: 4).raw(make)
      .little(1, 0x927c, 7, size: 2).little(note.bytes.count, start, 0, size: 4)
      .raw(note.bytes).bytes
  }

  @Test func valuesOfOneStructureAreSoughtNearby() throws {
    let head = Bytes("Nikon\0").raw([2, 16, 0, 0]).text("II").little(42, size: 2)
      .little(8, size: 4).bytes
    let file = note(
      "NIKON CORPORATION", head: head, entry: 0xb7, format: 7, count: 84, of: 0x5050,
      sharing: Array("0400".utf8) + [UInt8](repeating: 1, count: 80))
    var text = TextBuffer()
    let metadata = try metadataWithinAMinute(of: file)
    for tag in metadata.tags { tag.word(to: &text) }
    #expect(metadata.tags.contains { $0.group == "Nikon" })
    #expect(isLimited(metadata))
  }

  @Test func structuresThatEntriesShareArePaidFor() throws {
    let file = note(
      "SONY", head: [], entry: 0x20, format: 7, count: 20_000, of: 0x5050,
      sharing: [UInt8](repeating: 1, count: 20_000))
    #expect(isLimited(try metadataWithinAMinute(of: file)))
  }

  // MARK: Names that take long to be compared

  /// Marks above and below in turn: their order has to be made normal.
  private static let marks = String(repeating: "\u{301}\u{316}", count: 400_000)

  /// Files that have a name of such marks where known ones are looked for.
  private static let named: [(kind: String, file: [UInt8])] = [
    ("SVG", Array(#"<svg xmlns="http://www.w3.org/2000/svg" a\#(marks)="1"/>"#.utf8)),
    ("SVG", Array(#"<svg xmlns="http://www.w3.org/2000/svg"><a\#(marks)/></svg>"#.utf8)),
    ("EPS", Array("%!PS-Adobe-3.0 EPSF-3.0\n%%Title\(marks): x\n%%EndComments\n".utf8)),
    ("MIFF", Array("id=ImageMagick\ncolumns=1 rows=1\nclass\(marks)=DirectClass\n:\u{1a}".utf8)),
    ("PNG", PNGBytes.file(PNGBytes.chunk("tEXt", "Title\(marks)\0x"))),
    (
      "PDF",
      PDFBytes.document(
        ["<</Type/Catalog/Lang\(marks)(en)>>"], trailer: "<</Root 1 0 R>>")
    ),
    (
      "XMP",
      Array(
        XMPBytes.packet(#"<p:a xmlns:p="http://ns.exiftool.ca/1.0/\#(marks)">1</p:a>"#).utf8)
    ),
    (
      "MOV",
      MovieBytes.file(
        "qt  ", MovieBytes.keys([("com.apple.quicktime.title\(marks)", MovieBytes.data(1, [65]))]))
    ),
  ]

  @Test(arguments: 0..<named.count)
  func namesOfMarksAreComparedAsBytes(_ index: Int) throws {
    let (kind, file) = Self.named[index]
    #expect(try metadataWithinAMinute(of: file).format.name == kind)
  }

  // MARK: Output that is much longer than its file

  @Test func wordsOfManyNumbersAreTheNumbers() throws {
    var tiff = TIFFBytes()
    tiff.directory([TIFFBytes.Field(tag: 0xc772, format: 12, count: 5000, value: .offset(26))])
    tiff.append([UInt8](repeating: 0, count: 40_000))
    let text = try Metadata(tiff.bytes)["IFD0:TStop"]?.description
    #expect(text?.utf8.count == 5000 * 2 - 1)
    var format = TIFFBytes()
    format.directory([TIFFBytes.Field(tag: 0x153, format: 1, count: 5000, value: .offset(26))])
    format.append([UInt8](repeating: 1, count: 5000))
    let words = try Metadata(format.bytes)["IFD0:SampleFormat"]?.description
    #expect(words?.utf8.count == 5000 * 2 - 1)
  }

  @Test func namesOfGroupsAreShort() throws {
    let prefix = String(repeating: "p", count: 900)
    let metadata = try XMPBytes.read(
      #"<\#(prefix):a xmlns:\#(prefix)="http://p/">1</\#(prefix):a>"#)
    let tag = try #require(metadata.tags.first { $0.group.hasPrefix("XMP-p") })
    #expect(tag.group.utf8.count == 64)
    #expect(isLimited(metadata))
  }

  @Test func aTextOfAmpersandsStaysOne() throws {
    let many = String(repeating: "&", count: 1_000_000)
    let metadata = try XMPBytes.read("<my:a>1</my:a><my:b>\(many)</my:b>")
    #expect(metadata["XMP-my:TagA"]?.description == "1")
    #expect(metadata.warnings.contains { $0.code == .malformed })
  }
}
