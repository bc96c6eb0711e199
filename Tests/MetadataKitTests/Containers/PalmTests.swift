import MetadataKit
import Testing

/// Databases of Palm OS and books, written byte by byte.
@Suite struct PalmTests {
  private func database(_ kind: String, _ record: Bytes? = nil) -> Bytes {
    let head = Bytes().text("My_Book", 32).zeros(4).big(3_484_080_051, 1_401_235_251, 0, 7, size: 4)
      .zeros(8).text(kind).zeros(8)
    guard let record else { return head.zeros(24) }
    return head.big(1, size: 2).big(86, 0, size: 4).raw(record.bytes)
  }

  private func book(
    _ records: [(Int, Bytes)], page: Int = 65001, encryption: Int = 0, count: Int? = nil
  ) -> Bytes {
    let list = records.reduce(Bytes()) { all, record in
      all.big(record.0, record.1.bytes.count + 8, size: 4).raw(record.1.bytes)
    }
    let extended = Bytes("EXTH").big(count ?? list.bytes.count + 12, records.count, size: 4)
      .raw(list.bytes)
    // The header of PalmDOC, then that of the book, 264 bytes.
    var head = Bytes().big(2, 0, size: 2).big(172_345, size: 4).zeros(4).big(encryption, 0, size: 2)
      .text("MOBI").big(264, 2, page, 0, 6, size: 4).zeros(44)
    head = head.big(280 + extended.bytes.count, 5, size: 4).zeros(12).big(6, size: 4).zeros(20)
      .big(0x50, size: 4)
    return database(
      "BOOKMOBI",
      head.zeros(280 - head.bytes.count).raw(extended.bytes).raw([0x43, 0x61, 0x66, 0xe9, 0x21]))
  }

  @Test func readsDatabases() throws {
    let file = database("TEXtREAd")
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "PDB")
    #expect(metadata["Palm:DatabaseName"]?.description == "My_Book")
    #expect(metadata["Palm:CreateDate"]?.description == "2014:05:28 00:00:51+00:00")
    // Some count from 1970.
    #expect(metadata["Palm:ModifyDate"]?.description == "2014:05:28 00:00:51+00:00")
    #expect(metadata["Palm:LastBackupDate"]?.description == "0000:00:00 00:00:00")
    #expect(metadata["Palm:ModificationNumber"]?.description == "7")
    #expect(metadata.pair("Palm:PalmFileType") == ["PalmDOC", "TEXtREAd"])
    #expect(try Metadata(database("TdatTide").bytes).format.name == "PDB")
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  @Test func readsBooks() throws {
    let file = book(
      [
        (100, Bytes("Jane")), (105, Bytes("One")), (106, Bytes("2014-05-28")), (105, Bytes("Two")),
        (103, Bytes().raw([0xe9])), (204, Bytes().big(201, size: 4)), (404, Bytes().raw([1])),
        (501, Bytes("EBOK")), (9999, Bytes("?")),
      ], page: 1252, encryption: 2)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "MOBI")
    #expect(metadata.pair("MOBI:Compression") == ["PalmDOC", "2"])
    #expect(metadata.pair("MOBI:UncompressedTextLength") == ["172 kB", "172345"])
    #expect(metadata.pair("MOBI:Encryption") == ["Mobipocket", "2"])
    #expect(metadata.pair("MOBI:MobiType") == ["Mobipocket Book", "2"])
    #expect(metadata.pair("MOBI:CodePage") == ["Windows Latin 1 (Western European)", "1252"])
    #expect(metadata["MOBI:MobiVersion"]?.description == "6")
    #expect(metadata["MOBI:MinimumVersion"]?.description == "6")
    #expect(metadata["MOBI:BookName"]?.description == "Café!")
    #expect(metadata["MOBI:Author"]?.description == "Jane")
    let subjects = metadata["MOBI:Subject"]?.values.map(\.description)
    #expect(subjects == ["One", "Two"])
    #expect(metadata["MOBI:PublishDate"]?.description == "2014-05-28")
    #expect(metadata["MOBI:Description"]?.description == "é")
    #expect(metadata.pair("MOBI:CreatorSoftware") == ["Kindlegen (Linux)", "201"])
    #expect(metadata.pair("MOBI:TextToSpeech") == ["Disabled", "1"])
    #expect(metadata["MOBI:CDEType"]?.description == "EBOK")
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  @Test func brokenBooksAreWarnedOf() throws {
    let file = book([(100, Bytes("Jane"))])
    let nameless = try Metadata(file.with([0x4e], at: 86 + 16).bytes)
    #expect(nameless.warnings.map(\.code) == [.malformed])
    let without = try Metadata(file.with([0x4e], at: 86 + 280).bytes)
    #expect(without.warnings.map(\.code) == [.malformed] && without["MOBI:BookName"] != nil)
    // More records than there are bytes, and one that is longer than all of them.
    let cut = try Metadata(book([(100, Bytes("Jane"))], count: 4000).bytes)
    #expect(cut.warnings.map(\.code) == [.truncated] && cut["MOBI:Author"] != nil)
    let long = try Metadata(file.with([0x7f], at: 86 + 280 + 16).bytes)
    #expect(long["MOBI:Author"] == nil)
    let many = book((0..<150_000).map { _ in (105, Bytes("s")) })
    #expect(try Metadata(many.bytes).warnings.contains { $0.code == .limitExceeded })
  }
}
