import MetadataKit
import Testing

@Suite struct FlashPixPropertiesTests {
  /// A document whose user gave these names to values.
  private static func document(_ named: [(name: String, value: Bytes)]) throws -> Metadata {
    var names = Bytes().little(named.count, size: 4)
    for (index, (name, _)) in named.enumerated() {
      names = names.little(index + 2, name.utf8.count + 1, size: 4).text(name + "\0")
    }
    let values = named.enumerated().map { (id: $0.offset + 2, value: $0.element.value) }
    let built: [(id: Int, value: Bytes)] = [
      (11, Bytes().little(11, 0, size: 4)), (23, Bytes().little(3, 0x000a_0972, size: 4)),
    ]
    let set = CompoundFileTests.properties([built, [(0, names)] + values])
    let file = CompoundFileBytes.file([.stream("\u{5}DocumentSummaryInformation", set)])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    return metadata
  }

  private static func words(_ metadata: Metadata, _ name: String) -> [String] {
    metadata.tags.filter { $0.name == name }.map(\.description)
  }

  /// Word writes them so where it was asked to keep what a file of a later version had.
  @Test func propertiesOfUsersStandForThemselves() throws {
    let metadata = try Self.document([
      ("AppVersion", CompoundFileTests.text(Array("15.0000".utf8))),
      ("ScaleCrop", Bytes().little(11, 0, size: 4)),
    ])
    #expect(Self.words(metadata, "AppVersion") == ["10.2418", "15.0000"])
    #expect(Self.words(metadata, "ScaleCrop") == ["No", "0"])
  }

  /// VT_CY counts ten thousandths.
  @Test func sumsOfMoneyAreTold() throws {
    let metadata = try Self.document([
      ("Price", Bytes().little(6, size: 4).little(123_456, size: 8)),
      ("Debt", Bytes().little(6, size: 4).little(-5000, size: 8)),
    ])
    #expect(Self.words(metadata, "Price") == ["12.3456"])
    #expect(Self.words(metadata, "Debt") == ["-0.5"])
  }

  /// Bytes that are an identifier in UTF-16, with the zeros at its end.
  @Test func identifiersAreTexts() throws {
    func value(_ text: String) -> Bytes {
      let units = text.utf16.reduce(Bytes()) { $0.little(Int($1), size: 2) }
      return Bytes().little(65, units.bytes.count, size: 4).raw(units.bytes)
    }
    let text = "{BBD2E86A-EE09-483F-A8DD-304C02CAF166}"
    let metadata = try Self.document([
      ("_PID_GUID", value(text + "\0\0")), ("Other", value(text.replacing("}", with: "{"))),
    ])
    #expect(Self.words(metadata, "Tag_PID_GUID") == [text])
    #expect(Self.words(metadata, "Other").first?.hasPrefix("{BBD") == false)
  }

  @Test(arguments: [
    ("_PID_GUID", "Tag_PID_GUID"), ("K", "TagK"), ("9 lives", "Tag9Lives"), ("my words", "MyWords"),
  ])
  func namesStartWithALetter(_ name: String, _ tag: String) throws {
    let metadata = try Self.document([(name, CompoundFileTests.text(Array("x".utf8)))])
    #expect(metadata["FlashPix:" + tag]?.description == "x")
  }

  /// What texts are written in may come behind the names.
  @Test func theCodePageHoldsForNamesBeforeIt() throws {
    let name = "_AuthorEmail\0".utf16.reduce(Bytes().little(1, 2, 13, size: 4)) {
      $0.little(Int($1), size: 2)
    }
    let text = "a@b.c\0".utf16.reduce(Bytes().little(31, 6, size: 4)) {
      $0.little(Int($1), size: 2)
    }
    let set = CompoundFileTests.properties([
      [], [(0, name.zeros(2)), (1, Bytes().little(2, 1200, size: 4)), (2, text)],
    ])
    let file = CompoundFileBytes.file([.stream("\u{5}DocumentSummaryInformation", set)])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["FlashPix:Tag_AuthorEmail"]?.description == "a@b.c")
  }

  /// A FILETIME counts from UTC.
  @Test func documentsAreMadeAtATimeOfUTC() throws {
    let file = CompoundFileBytes.file([
      .stream("\u{5}SummaryInformation", CompoundFileTests.summary)
    ])
    let created = try #require(try Metadata(file.bytes).created)
    #expect(created.local == "2007-02-09T14:23:23" && created.offset == "+00:00")
    #expect(created.source == "FlashPix:CreateDate")
  }

  /// HP's cameras state five where there are two; nothing is lost by it.
  @Test func moreMayBeStatedThanThereIsRoomFor() throws {
    let set = CompoundFileTests.properties([
      [(1, Bytes().little(2, 1200, size: 4)), (2, Bytes().little(19, 0, size: 4))]
    ])
    let file = CompoundFileBytes.file([.stream("\u{5}Audio Info", set.with([5], at: 52))])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.map(\.code) == [.deviation])
    #expect(metadata["FlashPix:CodePage"]?.description == "Unicode UTF-16, little endian")
  }

  private static func exiftool(_ metadata: Metadata) -> String {
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    return json.text.string
  }

  private static func summary(_ properties: [(id: Int, value: Bytes)]) throws -> Metadata {
    let set = CompoundFileTests.properties([properties])
    return try Metadata(CompoundFileBytes.file([.stream("\u{5}SummaryInformation", set)]).bytes)
  }

  /// exiftool has the bytes of what it reads before that.
  @Test func theCodePageHoldsForTextsBeforeIt() throws {
    let metadata = try Self.summary([
      (4, CompoundFileTests.text([0x52, 0x65, 0x6e, 0x8e])),
      (1, Bytes().little(2, 10000, size: 4)), (8, CompoundFileTests.text([0x52, 0x8e])),
    ])
    #expect(metadata["FlashPix:Author"]?.description == "René")
    #expect(metadata["FlashPix:LastModifiedBy"]?.description == "Ré")
    #expect(metadata.tags.filter { $0.isListed && $0.name == "Author" }.count == 1)
    let told = Self.exiftool(metadata)
    #expect(!told.contains("René") && told.contains("Ren?") && told.contains("Ré"))
  }

  /// A program may count from 1970; a user may mean a year before that, which exiftool changes, too.
  @Test func yearsThatAUserMeansStay() throws {
    let ticks = Bytes().little(64, size: 4).little(10_000_000_000_000_000, size: 8)
    let named = try Self.document([("Taken", ticks)])
    #expect(named["FlashPix:Taken"]?.description == "1632:09:09 01:46:40")
    #expect(Self.exiftool(named).contains("2001:09:09 01:46:40"))
    #expect(!Self.exiftool(named).contains("1632"))
    let created = try Self.summary([(12, ticks)])
    #expect(created["FlashPix:CreateDate"]?.description == "2001:09:09 01:46:40")
  }

  /// exiftool takes more than a year for a date.
  @Test(arguments: [
    (345_600_000_000_000, "400.0 days"), (128_155_046_030_000_000, "2007:02:09 14:23:23"),
  ])
  func editingMayTakeMoreThanAYear(_ ticks: Int, _ text: String) throws {
    let metadata = try Self.summary([
      (10, Bytes().little(64, size: 4).little(ticks, size: 8))
    ])
    #expect(metadata["FlashPix:TotalEditTime"]?.description == text)
    #expect(
      Self.exiftool(metadata).contains(
        ticks == 345_600_000_000_000 ? "1971:02:05 00:00:00" : text))
  }

  /// What makes no sense as it is written is of another order of bytes.
  @Test(arguments: [
    (0x1bf6_c201_00a7_cd50, "2003:03:29 17:47:50"),
    (95_616_288_000_000_000, "1904:01:01 00:00:00"),
    (157_469_184_000_000_000, "2100:01:01 00:00:00"),
  ])
  func timesAreReadAsTheyAreMeant(_ ticks: Int, _ time: String) throws {
    let metadata = try Self.document([
      ("Taken", Bytes().little(64, size: 4).little(ticks, size: 8))
    ])
    #expect(metadata["FlashPix:Taken"]?.description == time)
  }

  /// exiftool leaves the bytes of such pages as they are.
  @Test func textsMayHaveTwoBytesACharacter() throws {
    let author = CompoundFileTests.text([0x8b, 0x67, 0x93, 0x63])
    let set = CompoundFileTests.properties([[(1, Bytes().little(2, 932, size: 4)), (4, author)]])
    let file = CompoundFileBytes.file([.stream("\u{5}SummaryInformation", set)])
    #expect(try Metadata(file.bytes)["FlashPix:Author"]?.description == "吉田")
  }

  @Test func valuesMayBeEmpty() throws {
    let metadata = try Self.document([
      ("Nothing", Bytes().little(0, 0, size: 4)),
      ("Several", Bytes().little(0x100c, 2, 0, 3, 7, size: 4)),
      ("Nothings", Bytes().little(0x1000, 0xffff_ffff, size: 4)),
    ])
    #expect(metadata["FlashPix:Nothing"]?.description == "")
    #expect(metadata["FlashPix:Several"]?.values.map(\.description) == ["", "7"])
    #expect(metadata["FlashPix:Nothings"]?.description == "")
  }

  /// Six values a link: the fifth is where it leads to, the sixth a place there.
  private static func links(_ addresses: [String]) -> Bytes {
    let links = addresses.reduce(Bytes().little(addresses.count * 6, size: 4)) { list, address in
      let text = Bytes().little(31, address.utf16.count + 1, size: 4)
      let wide = (address + "\0").utf16.reduce(text) { $0.little(Int($1), size: 2) }
      let filled = wide.zeros((4 - wide.bytes.count & 3) & 3)
      return list.little(3, 0, 3, 0, 3, 0, 3, 0, size: 4).raw(filled.bytes)
        .little(31, 1, 0, size: 4)
    }
    return Bytes().little(65, links.bytes.count, size: 4).raw(links.bytes)
  }

  @Test func linksAreAList() throws {
    for addresses in [[], ["http://a.example/"], ["http://a.example/", "b.doc"]] {
      let metadata = try Self.document([("_PID_HLINKS", Self.links(addresses))])
      let tag = try #require(metadata["FlashPix:Hyperlinks"])
      #expect(tag.values.map(\.description) == addresses)
      var json = JSONWriter()
      ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
      let text = json.text.string.filter { !$0.isWhitespace }
      let list = addresses.map { "\"\($0)\"" }.joined(separator: ",")
      #expect(text.contains("\"FlashPix:Hyperlinks\":[\(list)]"))
    }
  }

  @Test(arguments: [
    (65001, "Unicode (UTF-8)"), (50932, "Unknown (50932)"), (51949, "EUC Korean"),
    (54936, "Windows XP and later: GB18030 Simplified Chinese (4 byte)"),
  ])
  func codePagesHaveNames(_ page: Int, _ name: String) throws {
    let set = CompoundFileTests.properties([[(1, Bytes().little(2, page, size: 4))]])
    let file = CompoundFileBytes.file([.stream("\u{5}SummaryInformation", set)])
    #expect(try Metadata(file.bytes)["FlashPix:CodePage"]?.description == name)
  }
}
