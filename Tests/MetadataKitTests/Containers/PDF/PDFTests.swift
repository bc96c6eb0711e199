import MetadataKit
import Testing
import UniformTypes

@Suite struct PDFTests {
  static let packet = Array(
    """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF \
    xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" \
    xmlns:dc="http://purl.org/dc/elements/1.1/" dc:format="application/pdf"/></rdf:RDF></x:xmpmeta>
    """.utf8)

  /// A resource of Photoshop: the global angle.
  static let resources = Bytes("8BIM").big(1037, 0, size: 2).big(4, 30, size: 4).bytes

  static var file: [UInt8] {
    PDFBytes.document(
      [
        Array("<</Type/Catalog/Pages 2 0 R/Metadata 4 0 R/Lang(en)>>".utf8),
        Array("<</Kids[3 0 R 3 0 R]/Count 1>>".utf8),
        Array(
          """
          <</Type/Page/PieceInfo<</AdobePhotoshop<</Private<</ImageResources 5 0 R>>>>>>\
          /Resources<</ColorSpace<</CS0[/ICCBased 99 0 R]>>>>>>
          """.utf8),
        PDFBytes.stream("/Type/Metadata/Subtype/XML", packet),
        PDFBytes.stream("/Filter/FlateDecode", PDFBytes.stored(resources)),
        Array(
          """
          <</Title(A \\(nested\\) title\\041)/Author<FEFF00C9006D0069006C0065>\
          /Subject(\u{1b}x)/Keywords(one, two,three)/CreationDate(D:20050718143045-04'00')\
          /ModDate 7 0 R/Trapped/True/my#20own(mine)>>
          """.utf8),
        Array("(D:2005)".utf8),
      ], trailer: "<</Size 8/Root 1 0 R/Info 6 0 R>>")
  }

  @Test func whiteSpaceMayStandBeforeTheMark() throws {
    let metadata = try Metadata(Array(" \t\r\n".utf8) + Self.file)
    #expect(metadata.format.name == "PDF" && metadata.format.type == .pdf)
    #expect(metadata["PDF:Title"]?.description == "A (nested) title!")
  }

  /// Viewers look for the mark among the first bytes; of a file of another name it is no sign.
  @Test(arguments: ["\u{feff}", "Some junk before the header\n"])
  func othersMayStandBeforeTheMark(_ junk: String) throws {
    let bytes = Array(junk.utf8) + Self.file
    let metadata = try Metadata(bytes, name: "a.pdf")
    #expect(metadata.format.name == "PDF" && metadata.format.type == .pdf)
    #expect(metadata["PDF:Title"]?.description == "A (nested) title!")
    #expect((try? Metadata(bytes, name: "a.txt"))?.format.name != "PDF")
  }

  /// Scanners write so; where the second entry is that of object 2, the first one is free indeed, and other objects are
  /// not where the table says.
  @Test(arguments: [1, 2]) func tablesThatCountFromOne(_ second: Int) throws {
    let head = Array("xref\n0 8\n".utf8)
    var file = Self.file
    let table = try #require(file.firstRange(of: head))
    file.replaceSubrange(table, with: Array("xref\n1 8\n".utf8))
    if second != 1 {
      let object = try #require(file.firstRange(of: Array("1 0 obj".utf8)))
      file[object.lowerBound] = UInt8(0x30 + second)
    }
    let metadata = try Metadata(file)
    #expect(metadata["PDF:Title"]?.description == "A (nested) title!")
    #expect(metadata["PDF:PageCount"]?.description == (second == 1 ? "1" : nil))
    let code: MetadataError.Code = second == 1 ? .deviation : .malformed
    #expect(metadata.warnings.map(\.code) == [code])
  }

  /// Programs end rows by one character or three, and one row of many lost a blank.
  @Test(
    arguments: [
      ("\n", nil, false), (" \r\n", nil, false), ("\n", " \r\n", false), ("\n", " \n", false),
      (" \r\n", " \n", true), (" \n", "\n", false), (" \n", " \r\n", true),
      (" \n", "  \r\n", true), (" \n", "   \r\n", false),
    ] as [(String, String?, Bool)])
  func rowsOfATableMayHaveOtherLengths(
    _ end: String, _ ofSecond: String?, _ isReadByExiftool: Bool
  ) throws {
    let even = PDFBytes.document(
      ["<</Type/Catalog/Pages 2 0 R>>", "<</Kids[]/Count 1>>", "<</Title(One)>>"],
      trailer: "<</Root 1 0 R/Info 3 0 R>>")
    var lines = String(decoding: even, as: UTF8.self).split(separator: "\n").map {
      String($0) + "\n"
    }
    let first = try #require(lines.firstIndex(of: "0000000000 65535 f \n"))
    for index in first..<(first + 4) {
      let ending = index == first + 1 ? ofSecond ?? end : end
      lines[index] = String(lines[index].dropLast(2)) + ending
    }
    let metadata = try Metadata(Array(lines.joined().utf8))
    #expect(metadata["PDF:Title"]?.description == "One")
    #expect(metadata["PDF:PageCount"]?.description == "1")
    #expect(metadata.warnings.map(\.code) == [.deviation])
    // exiftool takes twenty characters for each, and reads no object where words stand elsewhere.
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    #expect(json.text.string.contains("Title") == isReadByExiftool)
  }

  @Test func readsWhatItSaysOfItself() throws {
    let metadata = try Metadata(Self.file)
    #expect(metadata.warnings.isEmpty)
    let expected = [
      "PDFVersion": "1.4", "Linearized": "No", "Title": "A (nested) title!", "Author": "Émile",
      "Subject": "\u{2d9}x", "CreateDate": "2005:07:18 14:30:45-04:00", "Trapped": "True",
      "ModifyDate": "2005:01:01 00:00:00", "PageCount": "1", "Language": "en", "MyOwn": "mine",
    ]
    for (name, value) in expected {
      #expect(metadata["PDF:" + name]?.description == value, "\(name)")
    }
    #expect(metadata["PDF:Keywords"]?.values.map(\.description) == ["one", "two", "three"])
  }

  /// What Illustrator saves for all readers has its data in it, too: the name tells them apart.
  @Test(arguments: [
    ("a.pdf", true, "PDF"), ("a.ai", true, "AI"), ("a", true, "AI"), ("a.pdf", false, "PDF"),
    ("a.ai", false, "PDF"), ("a", false, "PDF"),
  ]) func tellsIllustratorByContentAndName(_ name: String, _ hasData: Bool, _ type: String) throws {
    let pieces = hasData ? "/PieceInfo<</Illustrator<</Private<</Other 1>>>>>>" : ""
    let bytes = PDFBytes.document(
      [
        Array("<</Type/Catalog/Pages 2 0 R>>".utf8), Array("<</Kids[3 0 R]/Count 1>>".utf8),
        Array("<</Type/Page\(pieces)>>".utf8),
      ], trailer: "<</Size 4/Root 1 0 R>>")
    let metadata = try Metadata(bytes, name: name)
    #expect(metadata.format.name == type)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsBlocksOfStandardMetadata() throws {
    let metadata = try Metadata(Self.file)
    #expect(metadata["XMP-dc:Format"]?.description == "application/pdf")
    #expect(metadata["Photoshop:GlobalAngle"]?.description == "30")
    let xmp = try #require(metadata.blocks.first { $0.kind == .xmp })
    #expect(xmp.byteCount == Self.packet.count)
    #expect(xmp.range != nil)
  }

  /// Objects within a stream, found by a table that is a stream with differences of rows.
  @Test(arguments: [[2, 2, 2, 2], [0, 1, 3, 4], [4, 3, 1, 0]] as [[UInt8]])
  func readsCompressedObjects(_ kinds: [UInt8]) throws {
    var file = Array("%PDF-1.5\n".utf8)
    let objects = Array("1 0 2 12 (an author) <</Author 1 0 R>>".utf8)
    let container = file.count
    file += Array("3 0 obj\n".utf8)
    file += PDFBytes.stream(
      "/Type/ObjStm/N 2/First 9/Filter/FlateDecode", PDFBytes.stored(objects))
    file += Array("\nendobj\n".utf8)
    let table = file.count
    let rows: [[UInt8]] = [
      [0, 0, 0, 0], [2, 0, 3, 0], [2, 0, 3, 1], [1, 0, UInt8(container), 0],
    ]
    var predicted: [UInt8] = []
    var above: [UInt8] = [0, 0, 0, 0]
    for (kind, row) in zip(kinds, rows) {
      predicted.append(kind)
      for index in row.indices {
        let (left, corner) = index > 0 ? (row[index - 1], above[index - 1]) : (0, 0)
        predicted.append(row[index] &- Self.prediction(kind, left, above[index], corner))
      }
      above = row
    }
    file += Array("4 0 obj\n".utf8)
    file += PDFBytes.stream(
      """
      /Type/XRef/Size 4/W[1 2 1]/Info 2 0 R/Filter/FlateDecode\
      /DecodeParms<</Predictor 12/Columns 4>>
      """, PDFBytes.stored(predicted))
    file += Array("\nendobj\nstartxref\n\(table)\n%%EOF".utf8)
    let metadata = try Metadata(file)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["PDF:Author"]?.description == "an author")
    Bytes().raw(file).readEveryTruncation()
  }

  /// What a byte is expected to be (PNG 3 §9.2), by those to its left, above it, and above that.
  private static func prediction(
    _ kind: UInt8, _ left: UInt8, _ above: UInt8, _ corner: UInt8
  ) -> UInt8 {
    switch kind {
    case 1: return left
    case 2: return above
    case 3: return UInt8((Int(left) + Int(above)) / 2)
    case 4:
      let expected = Int(left) + Int(above) - Int(corner)
      return [left, above, corner].min { abs(expected - Int($0)) < abs(expected - Int($1)) } ?? 0
    default: return 0
    }
  }

  /// Packers of PDF use TIFF's predictor, also with a "color" for each byte of an entry; a row may be the whole stream, or
  /// the last one too short.
  @Test(arguments: [(1, 4), (4, 9), (4, 3), (4, 1), (3, 2)])
  func readsStreamsWithThePredictorOfTIFF(_ colors: Int, _ columns: Int) throws {
    let packet = Array(XMPBytes.packet("<dc:format>a</dc:format>").utf8)
    var differences = packet
    for index in packet.indices where index % (colors * columns) >= colors {
      differences[index] = packet[index] &- packet[index - colors]
    }
    let stream = PDFBytes.stream(
      """
      /Subtype/XML/Filter/FlateDecode\
      /DecodeParms<</Predictor 2/Colors \(colors)/Columns \(columns)>>
      """, PDFBytes.stored(differences))
    let objects = [Array("<</Type/Catalog/Metadata 2 0 R>>".utf8), stream]
    let file = PDFBytes.document(objects, trailer: "<</Root 1 0 R>>")
    #expect(try Metadata(file).words("XMP-dc:Format") == ["a"])
  }

  /// Filters, and what they are told, may be objects of their own.
  @Test(arguments: ["3 0 R", "[4 0 R]", "[/FlateDecode 99 0 R]"])
  func findsFiltersThatStandElsewhere(_ filter: String) throws {
    let packet = XMPBytes.packet("<dc:format>a</dc:format>")
    let stream = PDFBytes.stream(
      "/Subtype/XML/Filter \(filter)/DecodeParms 5 0 R", PDFBytes.stored([0] + Array(packet.utf8)))
    let objects = [
      Array("<</Type/Catalog/Metadata 2 0 R>>".utf8), stream, Array("[/FlateDecode]".utf8),
      Array("/FlateDecode".utf8),
      Array("<</Predictor 10/Columns \(packet.utf8.count)>>".utf8),
    ]
    let file = PDFBytes.document(objects, trailer: "<</Root 1 0 R>>")
    #expect(try Metadata(file).words("XMP-dc:Format") == ["a"])
  }

  @Test func newerTrailersSpeakBeforeOlderOnes() throws {
    let first = PDFBytes.document(
      ["<</Title(old)>>", "<</Lang(de)>>"], trailer: "<</Info 1 0 R/Root 2 0 R>>")
    let text = String(decoding: first, as: UTF8.self)
    let previous = try #require(text.split(separator: "\n").dropLast().last)
    var file = first
    let place = file.count
    file += Array("1 0 obj <</Title(new)>> endobj\n".utf8)
    let table = file.count
    let offset = String(place)
    file += Array(
      """
      xref\n1 1\n\(String(repeating: "0", count: 10 - offset.count) + offset) 00000 n \n\
      trailer <</Info 1 0 R/Prev \(previous)>>\nstartxref\n\(table)\n%%EOF
      """.utf8)
    let metadata = try Metadata(file)
    #expect(metadata["PDF:Title"]?.description == "new")
    #expect(metadata["PDF:Language"]?.description == "de")
  }

  /// As some write it: a text, with the mark of a name in it.
  /// As exiftool 13.58 has them.
  @Test(arguments: [
    ("foo#20bar-x", "FooBar-x"), ("a", "TagA"), ("4th", "Tag4th"), ("a_B", "A_B"), ("a__b", "A_B"),
    ("a#21#22b", "AB"), ("a#21_b", "A_B"), ("_c", "TagC"),
  ])
  func keysBecomeNames(_ key: String, _ name: String) throws {
    let metadata = try Metadata(
      PDFBytes.document(
        ["<</Type/Catalog>>", "<</\(key)(mine)>>"], trailer: "<</Root 1 0 R/Info 2 0 R>>"))
    #expect(metadata.tags.contains { $0.name == name }, "\(metadata.tags.map(\.name))")
  }

  /// What it says of itself comes before pages, of which there may be more than are looked at.
  @Test func manyPagesHideNothing() throws {
    let count = 5000
    let pages = (0..<count).map { "\($0 + 4) 0 R" }.joined(separator: " ")
    let page = "<</Type/Page>>"
    let metadata = try Metadata(
      PDFBytes.document(
        ["<</Type/Catalog/Pages 3 0 R>>", "<</Author(me)>>", "<</Kids[\(pages)]>>"]
          + Array(repeating: page, count: count), trailer: "<</Root 1 0 R/Info 2 0 R>>"))
    #expect(metadata["PDF:Author"]?.description == "me")
  }

  /// UTF-16 that does not say so, as ImageMagick writes it.
  @Test func textsMayHaveZeros() throws {
    let metadata = try Metadata(
      PDFBytes.document(
        ["<</Type/Catalog>>", "<</Title<0061002D0062>>>"], trailer: "<</Root 1 0 R/Info 2 0 R>>"))
    #expect(metadata["PDF:Title"]?.description == "a-b")
  }

  @Test func readsANameThatIsWrittenAsAText() throws {
    let file = PDFBytes.document(["<</Trapped(/Unknown)>>"], trailer: "<</Info 1 0 R>>")
    #expect(try Metadata(file)["PDF:Trapped"]?.description == "Unknown")
  }

  @Test func tellsOfEncryptionAndWhatIsPlain() throws {
    let file = PDFBytes.document(
      ["<</Title(secret)/Trapped/False>>", "<</PageMode/UseOutlines>>"],
      trailer: """
        <</Info 1 0 R/Root 2 0 R\
        /Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -44/O(x)/U(y)>>>>
        """)
    let metadata = try Metadata(file)
    #expect(metadata["PDF:Encryption"]?.description == "Standard V2.3 (128-bit)")
    #expect(
      metadata["PDF:UserAccess"]?.description
        == "Print, Copy, Fill forms, Extract, Assemble, Print high-res")
    #expect(metadata["PDF:Title"] == nil)
    #expect(metadata["PDF:Trapped"]?.description == "False")
    #expect(metadata["PDF:PageMode"]?.description == "UseOutlines")
    #expect(metadata.warnings.map(\.code) == [.unsupported])
  }

  @Test(arguments: [
    // Objects that refer to themselves, in lists, as lengths, as trailers
    "<</Info 1 0 R/Root 1 0 R/Prev 0>>", "<</Root[1 0 R 1 0 R]/XRefStm 9/Prev -1>>",
    "<</Root<</Pages 2 0 R>>/Info 3 0 R>>", "<<", "<</Root", "[[[[", "<</Info 4 0 R>>",
  ])
  func endsOnWhatLeadsBack(_ trailer: String) {
    let objects = [
      "<</Kids 1 0 R/Pages 1 0 R/Metadata 1 0 R>>", "<</Kids[2 0 R[2 0 R]]/Length 2 0 R>>stream\n",
      "3 0 R", String(repeating: "[", count: 5000) + String(repeating: "<<", count: 5000),
    ]
    ContainerTests.exercise(PDFBytes.document(objects, trailer: trailer))
  }

  @Test func everyTruncationAndFlipReturns() {
    let file = Bytes().raw(Self.file)
    for length in stride(from: 0, through: file.bytes.count, by: 7) {
      ContainerTests.exercise(Array(file.bytes[..<length]))
    }
    for place in stride(from: 0, to: file.bytes.count, by: 5) {
      ContainerTests.exercise(file.with([file.bytes[place] ^ 0x15], at: place).bytes)
    }
  }

  @Test func aDamagedDocumentStillHasItsPacket() throws {
    let packet = Array("<?xpacket begin='' id=''?>".utf8) + Self.packet
    let file = Array("%PDF-1.4\n".utf8) + packet + Array("<?xpacket end='w'?>".utf8)
    let metadata = try Metadata(file)
    #expect(metadata["XMP-dc:Format"]?.description == "application/pdf")
    #expect(metadata.warnings.first?.code == .malformed)
  }

  // MARK: What a small document may cost

  /// A catalog with so many pages, which are in a stream of objects. The first one has a title, too.
  ///
  /// - Parameters:
  ///   - listed: how many objects the stream says that it has.
  ///   - header: the list of their numbers and places.
  ///   - object: what stands in the stream.
  ///   - information: what stands for what is said of the document.
  private func compressed(
    _ pages: Int, listed: Int? = nil, header: String? = nil, object: String = "<</Title(A title)>>",
    information: String = "10 0 R"
  ) -> [UInt8] {
    let kids = (0..<pages).map { "\($0 + 10) 0 R" }.joined(separator: " ")
    let numbers = header ?? (0..<pages).map { "\($0 + 10) 0" }.joined(separator: " ")
    let content = Array((numbers + " " + object).utf8)
    var file = Array("%PDF-1.5\n".utf8)
    var places: [Int] = []
    let parts = [
      Array("<</Pages 2 0 R>>".utf8), Array("<</Count \(pages)/Kids[\(kids)]>>".utf8),
      PDFBytes.stream("/N \(listed ?? pages)/First \(numbers.utf8.count + 1)", content),
    ]
    for (index, part) in parts.enumerated() {
      places.append(file.count)
      file += Array("\(index + 1) 0 obj\n".utf8) + part + Array("\nendobj\n".utf8)
    }
    var table = Bytes().raw([0, 0, 0, 0, 0])
    for place in places { table = table.raw([1]).big(place, size: 3).raw([0]) }
    for _ in 4..<(pages + 10) { table = table.raw([2]).big(3, size: 3).raw([0]) }
    let start = file.count
    file +=
      Array("4 0 obj\n".utf8)
      + PDFBytes.stream("/W[1 3 1]/Size \(pages + 10)/Info \(information)/Root 1 0 R", table.bytes)
    return file + Array("\nendobj\nstartxref\n\(start)\n%%EOF\n".utf8)
  }

  @Test func aStreamOfObjectsIsListedOnce() throws {
    // Four thousand objects, each at the end of a list of thousands of others.
    let first = (0..<50_000).map { _ in "9 0" }.joined(separator: " ")
    let rest = (0..<4000).map { "\($0 + 10) 0" }.joined(separator: " ")
    let metadata = try metadataWithinAMinute(
      of: compressed(4000, listed: 54_000, header: first + " " + rest))
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["PDF:Title"]?.description == "A title")
  }

  /// Of a long object a piece at a time is read, which may end anywhere.
  @Test func aReferenceMayEndWhereAPieceDoes() throws {
    for length in 4060...4100 {
      let text = String(repeating: "x", count: length)
      let metadata = try Metadata(
        PDFBytes.document(
          [
            Array("<</Type/Catalog/Pages 2 0 R>>".utf8), Array("<</Count 0>>".utf8),
            Array("<</Subject(\(text))/Title 4 0 R/Author 5 0 R>>".utf8), Array("(A)".utf8),
            Array("(B)".utf8),
          ], trailer: "<</Root 1 0 R/Info 3 0 R>>"))
      #expect(metadata.warnings.isEmpty, "\(length)")
      #expect(metadata["PDF:Author"]?.description == "B", "\(length)")
    }
  }

  /// As PDF 2.0 may have them.
  @Test func datesMayBeInUTF8() throws {
    let metadata = try Metadata(
      PDFBytes.document(
        [
          Array("<</Type/Catalog>>".utf8),
          Array("<</CreationDate(\\357\\273\\277D:20211230134641+11'00')>>".utf8),
        ],
        trailer: "<</Root 1 0 R/Info 2 0 R>>"))
    #expect(metadata["PDF:CreateDate"]?.description == "2021:12:30 13:46:41+11:00")
    #expect(metadata.created?.local == "2021-12-30T13:46:41")
  }

  @Test func whatHasNoEndIsParsedUpToABound() throws {
    let keys = (0..<3000).map { "/K\($0) \($0 + 10) 0 R" }.joined()
    let metadata = try metadataWithinAMinute(
      of:
        compressed(
          4000, object: "(" + String(repeating: "a", count: 900_000), information: "<<\(keys)>>"))
    #expect(metadata.warnings.contains { $0.code == .truncated })
  }

  @Test func aTableMayHaveThousandsOfParts() throws {
    // What the document is about stands in the oldest part.
    let plain = PDFBytes.document(
      ["<</Type/Catalog/Lang(en)>>"], trailer: "<</Root 1 0 R>>")
    let text = String(decoding: plain, as: UTF8.self)
    let start = try #require(text.firstRange(of: "xref")).lowerBound
    let place = text.utf8.distance(from: text.startIndex, to: start)
    let parts = (0..<5000).map { "\($0 * 2 + 10) 1\n0000000009 00000 n \n" }.joined()
    let next = text.utf8.count
    let update = "xref\n\(parts)trailer\n<</Root 1 0 R/Prev \(place)>>\nstartxref\n\(next)\n%%EOF\n"
    #expect(try Metadata(Array((text + update).utf8))["PDF:Language"]?.description == "en")
    let many = (0..<70_000).map { "\($0 * 2 + 10) 1\n0000000009 00000 n \n" }.joined()
    let metadata = try Metadata(Array((text + update.replacing(parts, with: many)).utf8))
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func whatIsReferredToOftenIsParsedUpToABound() throws {
    var options = ReadOptions()
    options.limits.blockBytes = 100_000
    let long = "[\(String(repeating: "(a)", count: 1000))]"
    let keys = (0..<200).map { "/K\($0) 2 0 R" }.joined()
    let file = PDFBytes.document(
      ["<</Type/Catalog>>", long, "<<\(keys)>>"], trailer: "<</Root 1 0 R/Info 3 0 R>>")
    let metadata = try Metadata(file, options: options)
    #expect(metadata.warnings.contains { $0.message.contains("bytes of objects") })
    #expect(Set(metadata.tags.map(\.name)).count < 100)
  }

  /// Of a damaged document the dictionary of information may be another one.
  @Test func whatIsReadAsInformationIsReadAsWhatItIs() throws {
    let file = PDFBytes.document(
      ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 3/Kids[]>>"],
      trailer: "<</Root 1 0 R/Info 2 0 R>>")
    #expect(try Metadata(file)["PDF:PageCount"]?.description == "3")
  }

  @Test(arguments: ["one two\nthree", " one\ttwo  \r\n three\n"])
  func keywordsStandBetweenWhiteSpace(_ words: String) throws {
    let file = PDFBytes.document(
      ["<</Type/Catalog>>", "<</Keywords(\(words))>>"], trailer: "<</Root 1 0 R/Info 2 0 R>>")
    let values = try Metadata(file)["PDF:Keywords"]?.values.map(\.description)
    #expect(values == ["one", "two", "three"])
  }

  @Test func anObjectHasABoundOfParts() throws {
    let file = PDFBytes.document(
      ["<</Type/Catalog>>", "<</Keywords[\(String(repeating: "(a)", count: 120_000))]>>"],
      trailer: "<</Root 1 0 R/Info 2 0 R>>")
    let metadata = try Metadata(file)
    #expect(metadata.warnings.contains { $0.message.contains("too many others") })
  }

  @Test func whatFiltersMakeHasABound() throws {
    var options = ReadOptions()
    options.limits.inflatedBytes = 10_000
    let long = [UInt8](repeating: UInt8(ascii: "z"), count: 4000) + Array("~>".utf8)
    let file = PDFBytes.document(
      [
        Array("<</Type/Catalog/Metadata 2 0 R>>".utf8),
        PDFBytes.stream("/Subtype/XML/Filter/ASCII85Decode", long),
      ], trailer: "<</Root 1 0 R>>")
    let metadata = try Metadata(file, options: options)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func partsOfATableWithoutEntriesAreNoneToLookInto() throws {
    let plain = PDFBytes.document(
      ["<</Type/Catalog/Lang(en)>>"], trailer: "<</Root 1 0 R>>")
    let text = String(decoding: plain, as: UTF8.self)
    let empty = String(repeating: "0 0\n", count: 10_000)
    let file = text.replacing("xref\n0 2", with: "xref\n\(empty)0 2", maxReplacements: 1)
    #expect(try Metadata(Array(file.utf8))["PDF:Language"]?.description == "en")
  }

  @Test func aLongStreamTakesNothingFromOthers() throws {
    var options = ReadOptions()
    options.limits.blockBytes = 10_000
    let long = [UInt8](repeating: 0x20, count: 20_000)
    for filter in ["", "/Filter/FlateDecode"] {
      let file = PDFBytes.document(
        [
          Array("<</Type/Catalog/Metadata 2 0 R/Lang 3 0 R>>".utf8),
          PDFBytes.stream("/Type/Metadata/Subtype/XML" + filter, long), Array("(en)".utf8),
        ], trailer: "<</Root 1 0 R>>")
      let metadata = try Metadata(file, options: options)
      #expect(metadata["PDF:Language"]?.description == "en")
      #expect(metadata.warnings.map(\.code) == [.limitExceeded])
    }
  }

  /// Where neither tables nor trailers can be read, something may be hidden, unless there is nothing.
  @Test(arguments: [
    ("<</Author(Jane)>>", "<</Root 1 0 R/Info 2 0 R>>", true),
    ("<</Type/ObjStm>>", "<</Root 1 0 R>>", true), ("<</Lang(en)>>", "<</Root 1 0 R>>", false),
  ])
  func tellsWhatMayBeHidden(_ object: String, _ trailer: String, _ isHidden: Bool) throws {
    let whole = String(
      decoding: PDFBytes.document(["<</Type/Catalog>>", object], trailer: trailer), as: UTF8.self)
    #expect(try Metadata(Array(whole.utf8)).warnings.isEmpty)
    let broken = whole.replacing("xref\n0 ", with: "xxxx\n0 ").replacing("trailer", with: "xxxxxxx")
    let warnings = try Metadata(Array(broken.utf8)).warnings
    #expect(warnings.map(\.code) == [.malformed])
    #expect(warnings.first?.hidesProperties == isHidden)
  }

  /// The dictionary of information is not where the table says, or in a table that is not there.
  @Test func tellsWhichPartsAreNotFound() throws {
    let objects = ["<</Type/Catalog/Lang(en)>>", "<</Author(Jane)>>"]
    let whole = PDFBytes.document(objects, trailer: "<</Root 1 0 R/Info 2 0 R>>")
    let moved = String(decoding: whole, as: UTF8.self).replacing("2 0 obj", with: "3 0 obj")
    let metadata = try Metadata(Array(moved.utf8))
    #expect(metadata["PDF:Language"]?.description == "en")
    #expect(metadata.warnings.map(\.hidesProperties) == [true])
    // A newer table with the catalog alone, and an older one that cannot be read.
    let newer = PDFBytes.document(
      ["<</Type/Catalog/Lang(en)>>"], trailer: "<</Root 1 0 R/Info 2 0 R/Prev 3>>")
    let cut = try Metadata(newer)
    #expect(cut["PDF:Language"]?.description == "en")
    #expect(cut.warnings.map(\.hidesProperties) == [true])
    // What is older is of no concern where nothing is missing.
    let plain = PDFBytes.document(
      ["<</Type/Catalog/Lang(en)>>"], trailer: "<</Root 1 0 R/Prev 3>>")
    #expect(try Metadata(plain).warnings.isEmpty)
  }
}
