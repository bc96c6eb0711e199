import MetadataKit
import Testing

/// Photos that documents of Office 97–2003 show.
@Suite struct CompoundPictureTests {
  private typealias Node = CompoundFileBytes.Node

  private static func photo() throws -> [UInt8] { try Fixture.bytes("exif-big-endian.jpg") }

  private static func record(_ content: [UInt8]) -> [UInt8] {
    DrawingPictureTests.record(content).bytes
  }

  private func pictures(_ file: [UInt8], most: Int = 256) throws -> [EnclosedFile] {
    let document = try #require(EnclosingDocument.of(Metadata(file).format))
    return try document.files(in: ByteReader(file), atMost: most)
  }

  private func makes(_ file: [UInt8], most: Int = 256) throws -> [String?] {
    try pictures(file, most: most).map {
      try? $0.metadata(in: ByteReader(file))["IFD0:Make"]?.description
    }
  }

  private func makes(_ nodes: [Node]) throws -> [String?] {
    try makes(CompoundFileBytes.file(nodes).bytes)
  }

  /// A document of Word without a picture in its text.
  private static let word = Node.stream("WordDocument", Bytes().zeros(64))

  /// Those in lines stand in a stream of their own, others behind the text.
  @Test func findsPhotosInWord() throws {
    let record = Self.record(try Self.photo())
    let plain = Self.record(try Fixture.bytes("plain.jpg"))
    let file = CompoundFileBytes.file([
      .stream("WordDocument", Bytes().raw([0xec, 0xa5]).zeros(700).raw(record)),
      .stream("1Table", Bytes().zeros(9)),
      .stream("DATA", Bytes().zeros(68).raw(plain).zeros(11).raw(record)),
      .stream("Other", Bytes().raw(record)),
    ]).bytes
    #expect(try makes(file) == ["FUJIFILM", nil, "FUJIFILM"])
    #expect(try makes(file, most: 2) == ["FUJIFILM", nil])
    let document = try #require(EnclosingDocument.of(Metadata(file).format))
    for length in stride(from: 0, to: file.count, by: 37) {
      let reader = ByteReader(Array(file.prefix(length)))
      _ = try? document.files(in: reader, atMost: 256).map { try $0.content(in: reader) }
    }
  }

  /// What is behind the end of a file that is cut short may be a photo.
  @Test func tellsThatAStreamBreaksOff() throws {
    let file = CompoundFileBytes.file([
      Self.word, .stream("Data", Bytes().zeros(5000).raw(Self.record(try Self.photo()))),
    ]).bytes
    #expect(try makes(file) == ["FUJIFILM"])
    #expect(throws: MetadataError(.truncated, "")) { try pictures(Array(file.prefix(4096))) }
  }

  @Test(arguments: ["Pictures", "PowerPoint Document"])
  func findsPhotosInPowerPoint(_ stream: String) throws {
    let record = Self.record(try Self.photo())
    let nodes = [
      Node.stream(stream, Bytes().raw(record).raw(record)),
      Node.stream(stream == "Pictures" ? "PowerPoint Document" : "Pictures", Bytes().zeros(64)),
    ]
    #expect(try makes(nodes) == ["FUJIFILM", "FUJIFILM"])
  }

  /// Documents within a document have streams of the same names.
  @Test func findsPhotosInDocumentsInDocuments() throws {
    let record = Bytes().raw(Self.record(try Self.photo()))
    let pool = Node.storage("ObjectPool", [.storage("_1", [.stream("Data", record)])])
    #expect(try makes([Self.word, pool]) == ["FUJIFILM"])
  }

  /// The sectors of a stream may stand anywhere.
  @Test func findsPhotosInPieces() throws {
    let content = Bytes().zeros(100).raw(Self.record(try Self.photo()))
    let sectors = (content.bytes.count + 511) / 512
    var file = CompoundFileBytes.file([.stream("WordDocument", content)]).bytes
    // Behind the header stand the table, the directory, and the stream, whose sectors are turned round.
    let stream = file[1536..<1536 + 512 * sectors]
    for index in 0..<sectors {
      let other = 1536 + 512 * (sectors - 1 - index)
      file.replaceSubrange(
        1536 + 512 * index..<1536 + 512 * (index + 1), with: stream[other..<other + 512])
      let next = index == 0 ? -2 : 1 + index
      file.replaceSubrange(
        520 + 4 * index..<524 + 4 * index, with: Bytes().little(next, size: 4).bytes)
    }
    // Where the stream of the second entry starts.
    file.replaceSubrange(1268..<1272, with: Bytes().little(1 + sectors, size: 4).bytes)
    #expect(try makes(file) == ["FUJIFILM"])
    let picture = try #require(try pictures(file).first)
    #expect(picture.range.lowerBound == 1536 + 512 * (sectors - 1) + 125)
    #expect(try picture.content(in: ByteReader(file)).file.all(limit: 4096).bytes == Self.photo())
  }

  /// Small streams stand in the sectors of one stream, here in the order from the last to the first.
  @Test func findsPhotosInSmallStreams() throws {
    let content = Bytes().raw(Self.record(try Self.photo()))
    let sectors = (content.bytes.count + 63) / 64
    var small = Bytes()
    for index in (0..<sectors).reversed() {
      let part = content.bytes.dropFirst(64 * index).prefix(64)
      small = small.raw(Array(part)).zeros(64 - part.count)
    }
    let table = (0..<sectors).reduce(Bytes()) { $0.little($1 == 0 ? -2 : $1 - 1, size: 4) }
    // The table of small sectors is sector 3, the stream of them starts with 4.
    var file = CompoundFileBytes.file([
      .stream("WordDocument", Bytes()), .stream("T", table), .stream("S", small),
    ])
    file = file.with(Bytes().little(4096, 3, 1, size: 4).bytes, at: 56)
    file = file.with(Bytes().little(4, small.bytes.count, size: 4).bytes, at: 1024 + 116)
    let entry = Bytes().little(sectors - 1, content.bytes.count, size: 4)
    file = file.with(entry.bytes, at: 1024 + 128 + 116)
    #expect(try makes(file.bytes) == ["FUJIFILM"])
  }

  // MARK: Workbooks

  private static func records(_ records: [(kind: Int, content: [UInt8])]) -> Node {
    .stream(
      "Workbook",
      records.reduce(Bytes()) {
        $0.little($1.kind, $1.content.count, size: 2).raw($1.content)
      })
  }

  /// A drawing goes on in further records, those of headers behind a head each.
  @Test func findsPhotosInWorkbooks() throws {
    let record = Self.record(try Self.photo())
    let head = [UInt8](repeating: 0, count: 14)
    let (first, second, third) = (
      Array(record[..<20]), Array(record[20..<600]), Array(record[600...])
    )
    let start: (kind: Int, content: [UInt8]) = (0x809, [UInt8](repeating: 0, count: 16))
    #expect(
      try makes([
        Self.records([start, (0xeb, first), (0x3c, second), (0x3c, third), (0xa, [])])
      ]) == ["FUJIFILM"])
    #expect(
      try makes([Self.records([start, (0xeb, first + second), (0xeb, third), (0x3c, [])])]) == [
        "FUJIFILM"
      ])
    let header: [(kind: Int, content: [UInt8])] = [
      (0x866, head + first + second), (0x866, head + third),
    ]
    #expect(try makes([Self.records([start] + header)]) == ["FUJIFILM"])
    #expect(try makes([Self.records([start, (0x1066, record)])]) == ["FUJIFILM"])
    // Texts of cells go on in such records, too.
    #expect(try makes([Self.records([start, (0xfc, first), (0x3c, record)])]) == [])
    #expect(try makes([Self.records([start, (0x866, head), (0x3c, record)])]) == [])
  }

  // MARK: What cannot be read

  /// Thousands of streams may share their sectors.
  @Test func whatIsSearchedIsBounded() throws {
    let content = Bytes().zeros(512 * 20)
    var file = CompoundFileBytes.file([
      .stream("WordDocument", content), .stream("Data", content), .stream("1Table", content),
    ])
    #expect(try pictures(file.bytes).isEmpty)
    let entries = file.bytes[1024...].prefix(512)
    let first = Array(entries.dropFirst(128 + 116).prefix(4))
    for index in 2...3 {
      file = file.with(
        first + Bytes().little(512 * 90, size: 4).bytes, at: 1024 + 128 * index + 116)
    }
    // The first chain goes through all sectors behind it.
    file = file.with(Bytes().little(512 * 60, size: 4).bytes, at: 1024 + 128 + 120)
    for sector in 2..<61 {
      file = file.with(Bytes().little(sector + 1, size: 4).bytes, at: 512 + 4 * sector)
    }
    #expect { try pictures(file.bytes) } throws: {
      ($0 as? MetadataError)?.code == .limitExceeded
    }
  }

  /// A stream that cannot be read takes nothing from the others.
  @Test func photosOfOtherStreamsAreFound() throws {
    // The second of its small sectors is one that the table of these does not have.
    var file = CompoundFileBytes.file([
      .stream("Data", Bytes()), .stream("WordDocument", Bytes().raw(Self.record(try Self.photo()))),
      .stream("T", Bytes().little(130, size: 4)), .stream("S", Bytes().zeros(17 * 512)),
    ])
    func start(_ entry: Int) -> [UInt8] {
      Array(file.bytes[1024 + 128 * entry + 116..<1024 + 128 * entry + 120])
    }
    let (miniTable, miniStream) = (start(3), start(4))
    file = file.with(
      Bytes().little(100, size: 4).raw(miniTable).little(1, size: 4).bytes, at: 56)
    file = file.with(miniStream + Bytes().little(17 * 512, size: 4).bytes, at: 1024 + 116)
    file = file.with(Bytes().little(0, 90, size: 4).bytes, at: 1024 + 128 + 116)
    let document = try #require(EnclosingDocument.of(Metadata(file.bytes).format))
    let reader = ByteReader(file.bytes)
    let (files, error) = document.found(in: reader, atMost: 9)
    #expect(error?.code == .truncated)
    #expect(
      try files.map { try $0.metadata(in: reader)["IFD0:Make"]?.description } == ["FUJIFILM"])
  }

  /// A document whose small sectors have 16 bytes, which streams of so many of them share.
  private func shared(_ sectors: Int, by streams: Int) -> [UInt8] {
    let table = (0..<sectors).reduce(Bytes()) { $0.little($1 == 0 ? -2 : $1 - 1, size: 4) }
    let others = (0..<streams).map { _ in Node.stream("Data", Bytes()) }
    var file = CompoundFileBytes.file(
      [
        .stream("WordDocument", Bytes()), .stream("T", table),
        .stream("S", Bytes().zeros(16 * sectors)),
      ] + others)
    func start(_ entry: Int) -> [UInt8] {
      // Behind the header stand the table and the directory.
      Array(file.bytes[1024 + 128 * entry + 116..<1024 + 128 * entry + 120])
    }
    let (miniTable, miniStream) = (start(2), start(3))
    file = file.with([4, 0], at: 32)
    file = file.with(
      Bytes().little(1 << 30, size: 4).raw(miniTable).little(1, size: 4).bytes, at: 56)
    let size = Bytes().little(16 * sectors, size: 4).bytes
    file = file.with(miniStream + size, at: 1024 + 116)
    for index in 0..<streams {
      let place = Bytes().little(sectors - 1, size: 4).raw(size).bytes
      file = file.with(place, at: 1024 + 128 * (4 + index) + 116)
    }
    // So that there is room for all of them.
    return file.zeros(1 << 20).bytes
  }

  /// Each takes as long as a larger one, and any stream may go through all of them.
  @Test(arguments: [(2000, 9, false), (2049, 1, true), (2000, 20, true)])
  func smallSectorsAreBounded(_ sectors: Int, _ streams: Int, _ isBeyond: Bool) throws {
    let file = shared(sectors, by: streams)
    do {
      #expect(try pictures(file).isEmpty && !isBeyond)
    } catch {
      #expect(isBeyond && (error as? MetadataError)?.code == .limitExceeded)
    }
  }

  private func codes(_ nodes: [Node]) throws -> [MetadataError.Code?] {
    let file = CompoundFileBytes.file(nodes).bytes
    return try pictures(file).map { (picture) -> MetadataError.Code? in
      do {
        _ = try picture.content(in: ByteReader(file))
        return nil
      } catch {
        return (error as? MetadataError)?.code
      }
    }
  }

  /// Of a document that asks for a password it is told that pictures may be in it.
  @Test func encryptedDocumentsAreTold() throws {
    let head = Bytes().raw([0xec, 0xa5]).zeros(9)
    let word = Node.stream("WordDocument", head.raw([1]).zeros(52))
    #expect(try codes([word, .stream("Data", Bytes().zeros(64))]) == [.unsupported])
    #expect(try codes([.stream("WordDocument", head.raw([0]).zeros(52))]) == [])
    let user = Bytes().little(0, 0x0ff6, size: 2).little(20, 20, size: 4)
    let show = Node.stream("PowerPoint Document", Bytes().zeros(64))
    let encrypted = user.little(0xf3d1_c4df, size: 4).zeros(30)
    #expect(try codes([show, .stream("Current User", encrypted)]) == [.unsupported])
    let plain = user.little(0xe391_c05f, size: 4).zeros(30)
    #expect(try codes([show, .stream("Current User", plain)]) == [])
    #expect(
      try codes([Self.records([(0x2f, [0, 0]), (0xeb, [1, 2, 3])])]) == [.unsupported])
    #expect(try codes([Self.records([(0x2f, [0, 0]), (0x203, [1, 2, 3])])]) == [])
  }
}
