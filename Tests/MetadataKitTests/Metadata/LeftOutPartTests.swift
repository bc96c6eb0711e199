import Testing

@testable import MetadataKit

/// More of a block's parts than are looked at, and parts that nothing was made of: that is told, or they
/// are read.
@Suite struct LeftOutPartTests {
  private func isLimited(
    _ file: [UInt8], _ name: String? = nil, entries: Int = 100_000
  ) throws -> Bool {
    var options = ReadOptions()
    options.limits.entries = entries
    return try Metadata(file, name: name, options: options).warnings
      .contains { $0.code == .limitExceeded }
  }

  /// FLIR's records: one of texts.
  private func thermal(_ texts: String, _ count: Int) -> [UInt8] {
    let record = Bytes().zeros(12).text(String(repeating: texts, count: count)).bytes
    return Bytes("FFF\0Tool").zeros(12).little(101, 64, 1, size: 4).zeros(32)
      .little(0x23, 1, size: 2).little(100, 1, 96, record.count, size: 4).zeros(12)
      .raw(record).bytes
  }

  @Test(arguments: [
    (".1.label unicode \"v\"\r\n", 256, false), (".1.label unicode \"v\"\r\n", 257, true),
    (".1.label unicode \"" + String(repeating: "v", count: 1000) + "\"\r\n", 60, false),
    (".1.label unicode \"" + String(repeating: "v", count: 1000) + "\"\r\n", 70, true),
  ])
  func textsOfFLIR(_ text: String, _ count: Int, _ isTooMuch: Bool) throws {
    #expect(try isLimited(thermal(text, count)) == isTooMuch)
  }

  /// What stands behind the text is none of it.
  @Test func textsOfFLIRMayHaveZerosBehindThem() throws {
    let texts = thermal(".1.label unicode \"v\"\r\n\0" + String(repeating: "\0", count: 70_000), 1)
    #expect(try !isLimited(texts))
  }

  private func thermal(part: Int, of last: Int, _ bytes: [UInt8]) -> [UInt8] {
    JPEGBytes.segment(0xe1, "FLIR\0", [1, UInt8(part), UInt8(last)] + bytes)
  }

  @Test func secondRecordsOfFLIRAreRead() throws {
    let records = ["one", "two"].map { thermal(".1.label unicode \"\($0)\"\r\n", 1) }
    let file = JPEGBytes.file(records.map { thermal(part: 0, of: 0, $0) })
    let labels = try Metadata(file).tags.filter { $0.name.hasPrefix("Label") }
    #expect(labels.map(\.description) == ["one", "two"])
  }

  @Test func aMissingPartOfFLIRsRecordsIsTold() throws {
    let records = thermal(".1.label unicode \"one\"\r\n", 1)
    let file = JPEGBytes.file([thermal(part: 0, of: 1, records)])
    #expect(try Metadata(file).warnings.map(\.code) == [.truncated])
  }

  @Test(arguments: [(64, false), (65, true)])
  func profilesOfMIFF(_ count: Int, _ isTooMuch: Bool) throws {
    let profiles = (0..<count).map { "profile-a\($0)=0\n" }.joined()
    let file = Bytes("id=ImageMagick\ncolumns=1 rows=1 depth=8\n\(profiles)\u{c}\n:").raw([0x1a])
      .zeros(3)
    #expect(try isLimited(file.bytes) == isTooMuch)
  }

  @Test(arguments: [(65_536, false), (65_540, true)])
  func textsOfOlympus(_ length: Int, _ isTooMuch: Bool) throws {
    let text = "[picture info]  " + String(repeating: "A=1 ", count: length / 4 - 4)
    let note = NoteBytes(
      "OLYMPUS OPTICAL CO.,LTD", "C5050Z", head: "OLYMP\0\u{1}\0",
      [.data(0x208, Array(text.utf8))])
    let file = note.block.bytes
    #expect(try Metadata(file).tags.contains { $0.group == "Olympus" })
    #expect(try isLimited(file) == isTooMuch)
  }

  @Test(arguments: [(15, false), (16, true)])
  func structuresOfRealMedia(_ depth: Int, _ isTooMuch: Bool) throws {
    func structure(_ parts: [UInt8]) -> [UInt8] {
      let count = parts.isEmpty ? 0 : 1
      return Bytes().big(33 + 8 * count + parts.count, 1, 0, 29, 0, count, 1, size: 4).text("A")
        .big(0, size: 4).zeros(8 * count).raw(parts).bytes
    }
    let body = (0..<depth).reduce(structure([])) { parts, _ in structure(parts) }
    let metadata = Bytes("RJMD").big(1, size: 4).raw(body).bytes
    let file = Bytes(".RMF").big(18, size: 4).zeros(2).big(0, 1, size: 4)
      .text("DATA").big(18, size: 4).zeros(10).raw(metadata)
      .text("RMJE").big(1, metadata.count, size: 4).text("TAG").zeros(125)
    #expect(try isLimited(file.bytes) == isTooMuch)
  }

  @Test(arguments: [(1000, false), (70_000, true)])
  func recordsOfInsta360sCameras(_ length: Int, _ isTooMuch: Bool) throws {
    // A field that is not known, then the serial number.
    let record =
      [0x7a, UInt8(length & 127 | 128), UInt8(length >> 7 & 127 | 128), UInt8(length >> 14)]
      + [UInt8](repeating: 0x7a, count: length) + Bytes("\n\u{9}IXE123456").bytes
    let all = Bytes().raw(record).little(0x101, size: 2).little(record.count, size: 4).bytes
    let file = Bytes().raw(JPEGBytes.file([])).raw(all).zeros(32).little(all.count + 72, 3, size: 4)
      .text("8db42d694ccc418790edff439fe026bf")
    #expect(try isLimited(file.bytes) == isTooMuch)
  }

  /// A tag of ID3: frames of a name and a text.
  private func id3(_ frames: [(String, String)]) -> [UInt8] {
    let body = frames.reduce(Bytes()) { body, frame in
      body.text(frame.0).big(frame.1.utf8.count + 1, size: 4).zeros(3).text(frame.1)
    }.bytes
    let size = [21, 14, 7, 0].map { UInt8(body.count >> $0 & 127) }
    return Bytes("ID3").raw([3, 0, 0] + size + body).bytes
  }

  private let sound: [UInt8] = Array(
    repeatElement([0xff, 0xfb, 0x90, 0x64] + [UInt8](repeating: 0, count: 413), count: 6).joined())

  @Test(arguments: [(900, false), (1100, true)])
  func framesOfID3(_ count: Int, _ isTooMuch: Bool) throws {
    // Of a name that is not known, so that no tag is made of any.
    let file = id3(Array(repeatElement(("XYZZ", ""), count: count))) + sound
    let limited = try isLimited(file, "a.mp3", entries: 1000)
    #expect(limited == isTooMuch)
  }

  @Test(arguments: [(8, false), (9, true)])
  func tagsOfID3(_ count: Int, _ isTooMuch: Bool) throws {
    let tags = (0..<count).flatMap { id3([("TIT2", "\($0)")]) }
    #expect(try isLimited(tags + sound, "a.mp3") == isTooMuch)
  }

  /// What a sound is stands behind all of them.
  @Test func theSoundIsBehindAllTagsOfID3() throws {
    let tags = id3([("TIT2", "Title")]) + id3([("TCOM", String(repeating: "x", count: 9000))])
    let mp3 = try Metadata(tags + sound, name: "a.mp3")
    #expect(mp3["MPEG:SampleRate"]?.description == "44100")
    #expect(mp3["File:ID3Size"]?.description == "26")
    let flac = try Metadata(
      tags
        + Bytes("fLaC").raw([0x80, 0, 0, 34]).zeros(10).raw([0x0a, 0xc4, 0x42, 0xf0]).zeros(20)
        .bytes, name: "a.flac")
    #expect(flac["FLAC:SampleRate"]?.description == "44100")
  }

  @Test func secondTagsOfID3AreRead() throws {
    let metadata = try Metadata(
      id3([("TIT2", "Title")]) + id3([("TCOM", "Composer")]) + sound, name: "a.mp3")
    #expect(metadata.tags.contains { $0.description == "Title" })
    #expect(metadata.tags.contains { $0.description == "Composer" })
    #expect(metadata["MPEG:SampleRate"]?.description == "44100")
    #expect(metadata.warnings.isEmpty)
  }

  @Test(arguments: [(900, false), (1100, true)])
  func namespacesOfXMP(_ count: Int, _ isTooMuch: Bool) throws {
    let properties = (0..<count).map {
      "<rdf:Description rdf:about='' xmlns:n\($0)='http://n\($0)/'><n\($0):a>1</n\($0):a></rdf:Description>"
    }.joined()
    let packet = XMPBytes.start + properties + XMPBytes.end
    #expect(try isLimited(Array(packet.utf8), "a.xmp") == isTooMuch)
  }

  @Test(arguments: [(1000, false), (300_000, true)])
  func referencesThatAreNone(_ count: Int, _ isTooMuch: Bool) throws {
    let packet = XMPBytes.packet(
      "<my:text>" + String(repeating: "& ", count: count) + "</my:text>")
    #expect(try isLimited(Array(packet.utf8), "a.xmp") == isTooMuch)
  }

  /// In a section of CDATA they are what they are, however the rest is mended.
  @Test func referencesInSectionsAreLeftAlone() throws {
    let metadata = try XMPBytes.read("<my:one>x & y</my:one><my:two><![CDATA[x & y]]></my:two>")
    #expect(metadata["XMP-my:One"]?.description == "x & y")
    #expect(metadata["XMP-my:Two"]?.description == "x & y")
  }

  /// What has no byte order of its own is read in RIFX, too.
  @Test(arguments: [("RIFF", false), ("RIFX", true)])
  func blocksOfRIFX(_ mark: String, _ isBig: Bool) throws {
    func chunk(_ name: String, _ body: [UInt8]) -> Bytes {
      let count = isBig ? Bytes().big(body.count, size: 4) : Bytes().little(body.count, size: 4)
      return Bytes(name).raw(count.bytes).raw(body).zeros(body.count % 2)
    }
    let packet = Array(XMPBytes.packet("<dc:format>a/b</dc:format>").utf8)
    let body = Bytes("WAVE").raw(chunk("_PMX", packet).bytes)
      .raw(chunk("id3 ", id3([("TIT2", "Title")])).bytes)
      .raw(chunk("data", [1, 2, 3, 4]).bytes)
    let file = chunk(mark, body.bytes).bytes
    let metadata = try Metadata(file)
    #expect(metadata["XMP-dc:Format"]?.description == "a/b")
    #expect(metadata["ID3v2_3:Title"]?.description == "Title")
  }
}
