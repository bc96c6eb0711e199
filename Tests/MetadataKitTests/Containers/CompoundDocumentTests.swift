import MetadataKit
import Testing

/// Documents that were put into others stand in storages of them.
@Suite struct CompoundDocumentTests {
  private static func exiftool(_ nodes: [CompoundFileBytes.Node]) throws -> String {
    var json = JSONWriter()
    let metadata = try Metadata(CompoundFileBytes.file(nodes).bytes)
    #expect(metadata.warnings.isEmpty)
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    return json.text.string.filter { !$0.isWhitespace }
  }

  private static func title(_ text: String) -> CompoundFileBytes.Node {
    let text = CompoundFileTests.text(Array(text.utf8))
    return .stream("\u{5}SummaryInformation", CompoundFileTests.properties([[(2, text)]]))
  }

  /// Also where their streams come first in the directory.
  @Test func theOutermostDocumentCounts() throws {
    let inner: CompoundFileBytes.Node = .storage("MBD0001", [Self.title("inner")])
    let pool: CompoundFileBytes.Node = .storage(
      "ObjectPool", [.storage("_1", [Self.title("inner")])])
    for embedded in [inner, pool] {
      for nodes in [[embedded, Self.title("outer")], [Self.title("outer"), embedded]] {
        #expect(try Self.exiftool(nodes).contains("\"FlashPix:Title\":\"outer\""))
      }
      let alone = try Self.exiftool([embedded])
      #expect(alone.contains("\"FlashPix:Title\":\"inner\""))
    }
  }

  /// A workbook with a document of Word in it is a workbook, and capitals do not count in names.
  @Test(arguments: [("Workbook", "XLS"), ("WORKBOOK", "XLS"), ("pp40", "PPT")])
  func theOutermostStreamsTellTheKind(_ stream: String, _ format: String) throws {
    let content = Bytes().zeros(64)
    let inner: CompoundFileBytes.Node = .storage("MBD0001", [.stream("WordDocument", content)])
    let file = CompoundFileBytes.file([inner, .stream(stream, content)])
    #expect(try Metadata(file.bytes).format.name == format)
    #expect(try Metadata(CompoundFileBytes.file([inner]).bytes).format.name == "DOC")
  }

  /// exiftool calls all that it does not know FlashPix images.
  @Test(
    arguments: [
      ([0x84, 0x10, 0x0c, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46], "MSI"),
      ([0x01, 0x12, 0x02, 0, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0x46], "PUB"),
      (
        [0x3a, 0x8f, 0xb7, 0x74, 0xc8, 0xc8, 0xd1, 0x11]
          + [0xbe, 0x11, 0, 0xc0, 0x4f, 0xb6, 0xfa, 0xf1], "MPP"
      ),
      ([UInt8](repeating: 1, count: 16), "FPX"),
    ] as [([UInt8], String)])
  func theClassOfTheRootTellsOthers(_ rootClass: [UInt8], _ format: String) throws {
    // Behind the header and the table the root comes first.
    let file = CompoundFileBytes.file([Self.title("a")]).with(rootClass, at: 1024 + 80)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == format)
    #expect(metadata["FlashPix:Title"]?.description == "a")
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    #expect(
      json.text.string.filter { !$0.isWhitespace }.contains("\"File:FileType\":\"FPX\""))
    // What is embedded does not count.
    let inner: CompoundFileBytes.Node = .storage(
      "MBD0001", [.stream("WordDocument", Bytes().zeros(64))])
    let outer = CompoundFileBytes.file([inner]).with(rootClass, at: 1024 + 80)
    #expect(try Metadata(outer.bytes).format.name == (format == "FPX" ? "DOC" : format))
  }

  /// The name of PowerPoint's user is there in UTF-16, too, mostly.
  @Test(
    arguments: [
      ([0xc0, 0xeb, 0xe8], "Али", "Али"), ([0x83, 0x57, 0x41], "ジA\0", "ジA"),
      ([0xc0, 0xeb, 0xe0], "Ал", "Àëà"), ([0xc0, 0xeb, 0xe0], "\0\0\0", "Àëà"),
      ([0xc0, 0xeb, 0xe0], "", "Àëà"), ([0x41, 0x6e, 0x6e], "Bob", "Ann"),
    ] as [([UInt8], String, String)])
  func namesOfUsersStandInUTF16(_ name: [UInt8], _ unicode: String, _ told: String) throws {
    try readsUser(name, version: [8, 0, 0, 0], unicode, told)
  }

  /// Some writers have no number there, or other bytes.
  @Test func namesOfUsersAreNames() throws {
    let name: [UInt8] = [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]
    try readsUser(name, version: [], "Müller\0\0", "Müller")
    try readsUser(name, version: [8, 0, 0, 0], "\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}", "Müller")
    try readsUser(name, version: [8, 0, 0, 0], "Mueler", "Müller")
  }

  private func readsUser(
    _ name: [UInt8], version: [UInt8], _ unicode: String, _ told: String
  ) throws {
    let record = Bytes().little(0, 0x0ff6, size: 2).little(24 + name.count, 20, size: 4)
      .little(0xe391_c05f, 0, size: 4).little(name.count, 0x3f4, 3, 0, size: 2).raw(name)
      .raw(version)
    let whole = unicode.utf16.reduce(record) { $0.little(Int($1), size: 2) }
    let file = CompoundFileBytes.file([
      .stream("Current User", whole),
      .stream("PowerPoint Document", Bytes().zeros(64)),
    ])
    #expect(try Metadata(file.bytes)["FlashPix:CurrentUser"]?.description == told)
  }

  /// Of a package that is encrypted its name alone tells what it is, whatever stands beside it.
  @Test(arguments: [
    ("a.xlsx", "XLSX"), ("a.XLSB", "XLSB"), ("a.pptm", "PPTM"), ("a.xls", "XLSX"),
    ("a.docx", "DOCX"),
    ("a", "DOCX"),
  ])
  func encryptedDocumentsAreToldByTheirNames(_ name: String, _ format: String) throws {
    let content = Bytes().zeros(64)
    let file = CompoundFileBytes.file([
      .stream("EncryptedPackage", content), .stream("EncryptionInfo", content),
      .stream("WordDocument", content),
    ])
    let metadata = try Metadata(file.bytes, name: name)
    #expect(metadata.format.name == format)
    #expect(metadata.warnings.map(\.code) == [.unsupported])
  }

  @Test func capitalsDoNotCountInNames() throws {
    let nodes = WordDocumentTests.nodes().map { (node) -> CompoundFileBytes.Node in
      guard case .stream(let name, let content) = node else { return node }
      return .stream(name.uppercased(), content)
    }
    let text = try Self.exiftool(
      nodes + [.stream("\u{5}SUMMARYINFORMATION", CompoundFileTests.summary)])
    #expect(text.contains("\"MS-DOC:CommentBy\""))
    #expect(text.contains("\"FlashPix:Author\"") || text.contains("\"FlashPix:Title\""))
  }

  /// Of what the document does not say, exiftool takes the first in the root's storages, or the last of
  /// those within them.
  @Test func documentsBesideOneAnother() throws {
    let names = ["a", "b", "c"]
    let storages = names.map { CompoundFileBytes.Node.storage($0, [Self.title($0)]) }
    #expect(try Self.exiftool(storages).contains("\"FlashPix:Title\":\"a\""))
    let deep = try Self.exiftool([.storage("ObjectPool", storages)])
    #expect(deep.contains("\"FlashPix:Title\":\"c\""))
  }

  @Test func eachDocumentHasItsOwnTables() throws {
    let pool = CompoundFileBytes.Node.storage(
      "ObjectPool", [.storage("_1", WordDocumentTests.nodes(comments: Bytes().raw([])))])
    let other = WordDocumentTests.history(["Eve", "E:\\e.doc"])
    let nodes = [pool] + WordDocumentTests.nodes(history: other)
    let text = try Self.exiftool(nodes)
    #expect(text.contains("\"MS-DOC:LastSavedBy\":\"Eve(E:\\\\e.doc)\""))
    let metadata = try Metadata(CompoundFileBytes.file(nodes).bytes)
    #expect(metadata.tags.count { $0.name == "LastSavedBy" } == 3)
  }

  /// Of an encrypted document little is plain; of one within it that is not told.
  @Test(arguments: ["EncryptedPackage", "EncryptedSummary", "\u{9}DRMContent"])
  func tellsThatItIsEncrypted(_ stream: String) throws {
    let encrypted: CompoundFileBytes.Node = .stream(stream, Bytes().zeros(64))
    let metadata = try Metadata(CompoundFileBytes.file([encrypted]).bytes)
    #expect(metadata.warnings.map(\.code) == [.unsupported])
    let inner = CompoundFileBytes.file([.storage("MBD0001", [encrypted]), Self.title("outer")])
    #expect(try Metadata(inner.bytes).warnings.isEmpty)
  }

  /// Storages that contain themselves or one another
  @Test func survivesDamage() {
    let nodes = [
      Self.title("a"), .storage("b", [.storage("c", [Self.title("d")]), Self.title("e")]),
    ]
    let file = CompoundFileBytes.file(nodes)
    for entry in 0..<6 {
      for field in [68, 72, 76] {
        for index: UInt8 in 0..<7 {
          let place = 1024 + entry * 128 + field
          ContainerTests.exercise(file.with([index, 0, 0, 0], at: place).bytes)
        }
      }
    }
  }
}
