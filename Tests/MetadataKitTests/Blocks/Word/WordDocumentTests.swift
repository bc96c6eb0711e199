import MetadataKit
import Testing

@Suite struct WordDocumentTests {
  /// A place and a length for each index that is given; the last is when the document was saved.
  static func header(
    identification: Int = 0xa5ec, flags: Int = 0x0298, _ pairs: [Int: (Int, Int)]
  ) -> Bytes {
    let fixed = Bytes().little(identification, 0xc1, 0, 1031, 0, flags, 0xbf, size: 2).zeros(4)
      .little(0x0011, size: 2).zeros(12)
    let numbers = Bytes().little(14, size: 2).zeros(28).little(22, size: 2).zeros(88)
    let saved = 128_155_046_030_000_000
    return (0..<93).reduce(fixed.raw(numbers.bytes).little(93, size: 2)) { file, index in
      if index == 87 { return file.little(saved, size: 8) }
      let (start, count) = pairs[index] ?? (0, 0)
      return file.little(start, count, size: 4)
    }
  }

  static func text(_ text: String) -> [UInt8] {
    text.utf16.reduce(Bytes().little(text.utf16.count, size: 2)) { $0.little(Int($1), size: 2) }
      .bytes
  }

  static func history(_ texts: [String]) -> Bytes {
    texts.reduce(Bytes().little(0xffff, texts.count, 0, size: 2)) { $0.raw(text($1)) }
  }

  /// 2006-11-15 08:27, never printed, saved twice within three minutes.
  static let properties = Bytes().zeros(20)
    .little(
      106 << 20 | 11 << 16 | 15 << 11 | 8 << 6 | 27, 107 << 20 | 2 << 16 | 9 << 11, 0, size: 4
    )
    .little(2, size: 2).little(3, 1806, 10299, size: 4).little(4, size: 2)
    .little(24, 0, 85, size: 4).zeros(24)

  static let comments = Bytes().raw(text("Anna Bö")).raw(text("C. D."))
  static let saves = history(["Anna", "C:\\Users\\anna\\a.doc", "Ben", "D:\\a.doc"])

  /// A document with its properties, then comments, then its history in the stream of its tables.
  static func nodes(
    flags: Int = 0x0298, table name: String = "1Table", comments: Bytes = comments,
    history: Bytes = saves
  ) -> [CompoundFileBytes.Node] {
    let table = properties.raw(comments.bytes).raw(history.bytes)
    let start = properties.bytes.count
    let places = [
      31: (0, start), 36: (start, comments.bytes.count),
      71: (start + comments.bytes.count, history.bytes.count),
    ]
    // The tables may stand before the header that names them.
    return [.stream(name, table), .stream("WordDocument", header(flags: flags, places))]
  }

  @Test func tellsItsHeader() throws {
    let metadata = try Metadata(CompoundFileBytes.file(Self.nodes()).bytes)
    #expect(metadata.format.name == "DOC")
    #expect(metadata.warnings.isEmpty)
    let expected = [
      "Identification": "Word 8.0", "LanguageCode": "German",
      "DocFlags": "Has picture, 1Table", "System": "Macintosh", "Word97": "Yes",
    ]
    for (name, value) in expected {
      #expect(metadata["FlashPix:" + name]?.description == value, "\(name)")
    }
  }

  @Test func tellsWhoSavedItAndWhereTo() throws {
    let metadata = try Metadata(CompoundFileBytes.file(Self.nodes()).bytes)
    let names = { (name: String) in
      metadata.tags.filter { $0.group == "MS-DOC" && $0.name == name }.map(\.description)
    }
    #expect(names("LastSavedBy") == ["Anna (C:\\Users\\anna\\a.doc)", "Ben (D:\\a.doc)"])
    #expect(names("CommentBy") == ["Anna Bö", "C. D."])
    #expect(names("ModifyDate") == ["2007:02:09 14:23:23", "2007:02:09 00:00:00"])
    let expected = [
      "CreateDate": "2006:11:15 08:27:00", "LastPrinted": "0000:00:00 00:00:00",
      "RevisionNumber": "2", "TotalEditTime": "3 minutes", "Words": "1806", "Characters": "10299",
      "Pages": "4", "Paragraphs": "24", "Lines": "85",
    ]
    for (name, value) in expected { #expect(names(name) == [value], "\(name)") }
  }

  @Test(arguments: [("0Table", 0x0098), ("1Table", 0x0298)])
  func theHeaderSaysWhichTablesCount(_ name: String, _ flags: Int) throws {
    for table in ["0Table", "1Table"] {
      let file = CompoundFileBytes.file(Self.nodes(flags: flags, table: table))
      #expect((try Metadata(file.bytes)["MS-DOC:CommentBy"] != nil) == (table == name))
    }
  }

  @Test func tablesThatAreNotThereAreToldOf() throws {
    let file = CompoundFileBytes.file(Self.nodes(flags: 0x0098, table: "1Table"))
    #expect(try Metadata(file.bytes).warnings.map(\.code) == [.malformed])
  }

  @Test func encryptedDocumentsAreReadAsFarAsTheyAreLegible() throws {
    let metadata = try Metadata(CompoundFileBytes.file(Self.nodes(flags: 0x0398)).bytes)
    #expect(!metadata.tags.contains { $0.group == "MS-DOC" })
    #expect(metadata["FlashPix:DocFlags"]?.description == "Has picture, Encrypted, 1Table")
    #expect(metadata.warnings.map(\.code) == [.unsupported])
  }

  @Test func olderVersionsHaveOtherHeaders() throws {
    let file = CompoundFileBytes.file([
      .stream("WordDocument", Self.header(identification: 0xa5dc, [:]))
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["FlashPix:Identification"] == nil)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func damageOfAPartIsToldAndTheOthersAreRead() throws {
    let unmarked = Self.saves.with([0], at: 0)
    var metadata = try Metadata(CompoundFileBytes.file(Self.nodes(history: unmarked)).bytes)
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata["MS-DOC:CommentBy"] != nil)

    // A name that is longer than all of them.
    let long = Self.comments.with([0xff], at: 0)
    metadata = try Metadata(CompoundFileBytes.file(Self.nodes(comments: long)).bytes)
    #expect(metadata.warnings.map(\.code) == [.truncated])
    #expect(metadata["MS-DOC:CommentBy"] == nil)
    #expect(metadata["MS-DOC:LastSavedBy"] != nil)
    #expect(metadata["MS-DOC:Lines"]?.description == "85")
  }

  @Test func longListsAreLeftOut() throws {
    let comments = (0..<500).reduce(Bytes()) { list, _ in list.raw(Self.text("A. B.")) }
    let file = CompoundFileBytes.file(Self.nodes(comments: comments)).bytes
    var options = ReadOptions()
    #expect(try Metadata(file).tags.count { $0.name == "CommentBy" } == 500)
    options.limits.valueBytes = 4096
    let metadata = try Metadata(file, options: options)
    #expect(metadata["MS-DOC:CommentBy"] == nil)
    #expect(metadata["MS-DOC:LastSavedBy"] != nil)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func namesArePaidFor() throws {
    let comments = Bytes().zeros(20_000)
    var options = ReadOptions()
    options.limits.decodedBytes = 100_000
    let file = CompoundFileBytes.file(Self.nodes(comments: comments)).bytes
    let metadata = try Metadata(file, options: options)
    #expect(metadata.tags.count { $0.name == "CommentBy" } < 100_000 / 64)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  /// Behind the document that reaches a limit the tables of others are left alone.
  @Test func tablesOfManyDocumentsArePaidFor() throws {
    let pool = (0..<20).map { CompoundFileBytes.Node.storage("_\($0)", Self.nodes()) }
    var options = ReadOptions()
    options.limits.decodedBytes = 30_000
    let file = CompoundFileBytes.file([.stream("WordDocument", Self.header([:]))] + pool).bytes
    let metadata = try Metadata(file, options: options)
    let count = metadata.tags.count { $0.name == "LastSavedBy" }
    #expect((1..<40).contains(count))
    // One for each part of the tables of that document, at most.
    #expect((1...3).contains(metadata.warnings.count))
    #expect(metadata.warnings.allSatisfy { $0.code == .limitExceeded })
    #expect(try Metadata(file).tags.count { $0.name == "LastSavedBy" } == 40)
  }

  @Test func survivesDamage() {
    let file = CompoundFileBytes.file(Self.nodes())
    for length in stride(from: 0, to: file.bytes.count, by: 29) {
      ContainerTests.exercise(Array(file.bytes[..<length]))
    }
    for place in stride(from: 512, to: file.bytes.count, by: 5) {
      ContainerTests.exercise(file.with([file.bytes[place] ^ 0xff], at: place).bytes)
    }
  }
}
