import MetadataKit
import Testing

@Suite struct CompoundFileTests {
  /// A set of properties: numbers with typed values.
  static func properties(_ sections: [[(id: Int, value: Bytes)]]) -> Bytes {
    var file = Bytes().little(0xfffe, 0, size: 2).zeros(20).little(sections.count, size: 4)
      .zeros(16).little(48, size: 4)
    for section in sections {
      var (table, values) = (Bytes(), Bytes())
      for (id, value) in section {
        table = table.little(id, 8 + section.count * 8 + values.bytes.count, size: 4)
        values = values.raw(value.bytes).zeros((4 - value.bytes.count & 3) & 3)
      }
      file = file.little(8 + table.bytes.count + values.bytes.count, section.count, size: 4)
        .raw(table.bytes).raw(values.bytes)
    }
    return file
  }

  static func text(_ text: [UInt8]) -> Bytes {
    Bytes().little(30, text.count + 1, size: 4).raw(text).zeros(1)
  }

  static let summary = properties([
    [
      (1, Bytes().little(2, 1252, size: 4)), (2, text([0x93, 0x54, 0x94])),
      (10, Bytes().little(64, size: 4).little(2_660_000_000, size: 8)),
      (12, Bytes().little(64, size: 4).little(128_155_046_030_000_000, size: 8)),
      (14, Bytes().little(3, 7, size: 4)),
    ]
  ])

  static let document = properties([
    [
      (11, Bytes().little(11, 0, size: 4)), (23, Bytes().little(3, 0x000a_0972, size: 4)),
      (
        13,
        Bytes().little(0x101e, 2, 2, size: 4).text("a\0").zeros(2).little(3, size: 4).text("bc\0")
      ),
      (
        12,
        Bytes().little(0x100c, 2, 30, 4, size: 4).text("Fon\0").little(3, 1, size: 4)
      ),
    ],
    [
      (0, Bytes().little(1, 2, 9, size: 4).text("my words\0")),
      (1, Bytes().little(2, 1252, size: 4)),
      (2, text(Array("mine".utf8))),
    ],
  ])

  /// A file of 512-byte sectors: its table in the first, the directory in the next, the streams.
  static func file(_ streams: [(name: String, content: Bytes)]) -> Bytes {
    var table: [Int] = [-3, -2]
    var entries = Bytes().text("R\0").zeros(62).little(4, size: 2).raw([5, 0])
      .little(-1, -1, 1, size: 4).zeros(36).little(-2, 0, 0, size: 4)
    var body = Bytes()
    for (index, (name, content)) in streams.enumerated() {
      let name = Array(name.utf16).flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
      let next = index + 1 < streams.count ? index + 2 : -1
      entries = entries.raw(name).zeros(64 - name.count).little(name.count + 2, size: 2)
        .raw([2, 0]).little(-1, next, -1, size: 4).zeros(36)
        .little(table.count, content.bytes.count, 0, size: 4)
      let sectors = (content.bytes.count + 511) / 512
      for sector in 1...sectors { table.append(sector == sectors ? -2 : table.count + 1) }
      body = body.raw(content.bytes).zeros(sectors * 512 - content.bytes.count)
    }
    let header = Bytes().raw([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).zeros(16)
      .little(0x3e, 3, 0xfffe, 9, 6, size: 2).zeros(10).little(1, 1, 0, 0, -2, 0, -2, 0, 0, size: 4)
      .raw([UInt8](repeating: 0xff, count: 432))
    let sector = table.reduce(Bytes()) { $0.little($1, size: 4) }
    return header.raw(sector.bytes).raw([UInt8](repeating: 0xff, count: 512 - sector.bytes.count))
      .raw(entries.bytes).zeros(512 - entries.bytes.count).raw(body.bytes)
  }

  static let presentation = file([
    ("\u{5}SummaryInformation", summary), ("\u{5}DocumentSummaryInformation", document),
    ("PowerPoint Document", Bytes("x")),
  ])

  @Test func readsPropertiesOfDocuments() throws {
    let metadata = try Metadata(Self.presentation.bytes)
    #expect(metadata.format.name == "PPT")
    #expect(metadata.warnings.isEmpty)
    let expected = [
      "CodePage": "Windows Latin 1 (Western European)", "Title": "\u{201c}T\u{201d}",
      "TotalEditTime": "4.4 minutes", "CreateDate": "2007:02:09 14:23:23", "Pages": "7",
      "ScaleCrop": "No", "AppVersion": "10.2418", "MyWords": "mine",
    ]
    for (name, value) in expected {
      #expect(metadata["FlashPix:" + name]?.description == value, "\(name)")
    }
    #expect(metadata["FlashPix:TitleOfParts"]?.values.map(\.description) == ["a", "bc"])
    #expect(metadata["FlashPix:HeadingPairs"]?.values.map(\.description) == ["Fon", "1"])
  }

  @Test func survivesDamage() {
    let file = Self.presentation
    for length in stride(from: 0, to: file.bytes.count, by: 37) {
      ContainerTests.exercise(Array(file.bytes[..<length]))
    }
    for place in stride(from: 0, to: file.bytes.count, by: 3) {
      ContainerTests.exercise(file.with([file.bytes[place] ^ 0xff], at: place).bytes)
    }
    // Chains that lead back to themselves, in the table of sectors and in the list of its sectors
    ContainerTests.exercise(file.with([2, 0, 0, 0], at: 512 + 8).bytes)
    ContainerTests.exercise(file.with([0, 0, 0, 0], at: 68).bytes)
  }

  /// All streams may share a chain.
  /// Some writers have all sectors behind the last as ends of chains.
  @Test func tablesMayHaveMoreThanTheFile() throws {
    var file = CompoundFileBytes.file([.stream("WordDocument", Bytes().zeros(5000))]).bytes
    for place in stride(from: 512, to: 1024, by: 4)
    where file[place..<(place + 4)].allSatisfy({ $0 == 0xff }) {
      file[place] = 0xfe
    }
    #expect(try Metadata(file).warnings.isEmpty)
  }

  /// Wherever it is cut; without its directory nothing of it is known.
  @Test func tellsThatTheFileIsCutShort() throws {
    let file = CompoundFileBytes.file([.stream("WordDocument", Bytes().zeros(5000))]).bytes
    #expect(try Metadata(file).warnings.isEmpty)
    for length in stride(from: 600, to: file.count - 512, by: 211) {
      guard let metadata = try? Metadata(Array(file.prefix(length))) else { continue }
      #expect(metadata.warnings.contains { $0.code == .truncated }, "\(length)")
      #expect(length > 1024 || metadata.warnings.contains(where: \.hidesProperties))
    }
  }

  @Test func sectorsOfStreamsAreChargedFor() throws {
    let sound = Bytes().zeros(512 * 100)
    var options = ReadOptions()
    options.limits.decodedBytes = 64 * 150
    let file = Self.file([("Audio Stream", sound), ("Audio Stream", Bytes().zeros(512))])
      .with(Bytes().little(2, 512 * 100, size: 4).bytes, at: 1024 + 2 * 128 + 116)
    let metadata = try Metadata(file.bytes, options: options)
    #expect(metadata.tags.count { $0.name == "AudioStream" } == 1)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    #expect(try Metadata(file.bytes).tags.count { $0.name == "AudioStream" } == 2)
  }

  /// A sector that follows itself would be all that a stream says that it has.
  @Test func aSectorCountsOnce() throws {
    // What the title's place is in a second copy of the stream's only sector.
    let summary = Self.properties([[(2, Self.text(Array("A title".utf8)))]])
    let copied = summary.with(Bytes().little(16 + 512, size: 4).bytes, at: 60)
    let size = Bytes().little(1024, size: 4).bytes
    for (content, title) in [(summary, "A title"), (copied, nil)] {
      let file = Self.file([("\u{5}SummaryInformation", content)])
        .with(Bytes().little(2, size: 4).bytes, at: 512 + 2 * 4)
        .with(size, at: 1024 + 128 + 120)
      #expect(try Metadata(file.bytes)["FlashPix:Title"]?.description == title)
    }
  }
}
