import MetadataKit
import Testing

/// Pictures and other files that are records of a book.
@Suite struct BookRecordTests {
  private static func book(_ records: [[UInt8]], count: Int? = nil) -> [UInt8] {
    // The first has the header.
    let records = [Bytes().zeros(16).text("MOBI").zeros(212).bytes] + records
    var place = 78 + 8 * records.count
    var (table, body) = (Bytes(), Bytes())
    for record in records {
      table = table.big(place, 0, size: 4)
      body = body.raw(record)
      place += record.count
    }
    return Bytes().text("Book", 60).text("BOOKMOBI").zeros(8).big(count ?? records.count, size: 2)
      .raw(table.bytes).raw(body.bytes).bytes
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

  private static func photo() throws -> [UInt8] { try Fixture.bytes("exif-big-endian.jpg") }

  @Test func findsPictures() throws {
    let photo = try Self.photo()
    let file = Self.book([
      Array("A text.".utf8), photo, try Fixture.bytes("plain.jpg"), Array("INDX".utf8),
      try Fixture.bytes("exif-xmp.png"), Array("FLIS".utf8), [],
      Bytes("CRES").zeros(4).big(12, size: 4).raw(photo).bytes, Array("BOUNDARY".utf8), photo,
    ])
    #expect(try makes(file) == ["FUJIFILM", nil, "FUJIFILM", "FUJIFILM", "FUJIFILM"])
    #expect(try makes(file, most: 2) == ["FUJIFILM", nil])
    let picture = try #require(try pictures(file).first)
    #expect(try picture.content(in: ByteReader(file)).file.all(limit: 4096).bytes == photo)
  }

  /// Behind a head whose length they tell; the book that it was made of may be any archive.
  @Test func findsMoviesSoundsAndTheSource() throws {
    func record(_ name: String, _ head: Int) -> [UInt8] {
      Bytes(name).big(head, size: 4).zeros(head - 8).text("abc").bytes
    }
    let file = Self.book([record("VIDE", 12), record("AUDI", 24), record("SRCS", 16)])
    let found = try pictures(file)
    #expect(found.map(\.isPromised) == [true, true, false])
    let contents = try found.map {
      try $0.content(in: ByteReader(file)).file.all(limit: 9).bytes
    }
    #expect(contents == [[UInt8]](repeating: Array("abc".utf8), count: 3))
  }

  /// Records may start behind the end or before the last one, and their table break off.
  @Test func recordsMayStandAnywhere() throws {
    let photo = try Self.photo()
    let file = Self.book([photo, photo])
    let place = 78 + 8
    #expect(
      try makes(Bytes().raw(file).with([0xff, 0xff, 0xff, 0xff], at: place).bytes) == ["FUJIFILM"])
    #expect(try makes(Bytes().raw(file).with([0, 0, 0, 0], at: place + 8).bytes) == [])
    #expect(throws: MetadataError.self) { try makes(Self.book([photo], count: 9999)) }
    let document = try #require(EnclosingDocument.of(Metadata(file).format))
    for length in stride(from: 0, to: file.count, by: 13) {
      let reader = ByteReader(Array(file.prefix(length)))
      _ = try? document.files(in: reader, atMost: 256).map { try $0.content(in: reader) }
    }
  }
}
