import MetadataKit
import Testing
import UniformTypes

/// Streams of PDF with photos and XMP in them, filtered and encrypted.
@Suite struct PDFStreamTests {
  private static let packet =
    XMPBytes.start
    + #"<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:format="image/jpeg"/>"#
    + XMPBytes.end

  private static func file(_ dictionary: String, _ content: [UInt8], _ line: String = "\n")
    -> [UInt8]
  {
    Bytes("%PDF-1.4\n7 0 obj\n<<\(dictionary)>>\nstream\(line)").raw(content)
      .text("\nendstream\nendobj\n").bytes
  }

  private static func packet(_ filter: String, _ content: [UInt8], _ line: String = "\n") -> [UInt8]
  {
    file("/Type/Metadata/Subtype/XML\(filter)", content, line)
  }

  private func enclosed(_ file: [UInt8]) throws -> [EnclosedFile] {
    try #require(EnclosingDocument.of(.pdf)).files(in: ByteReader(file), atMost: 9)
  }

  private static func digits(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { Array((($0 < 16 ? "0" : "") + String($0, radix: 16)).utf8) }
  }

  /// Adobe's programs compress with a window of their own, others write one end of a line too many.
  @Test(arguments: [
    packet("", Array(packet.utf8)), packet("", Array(packet.utf8), "\n\n"),
    packet("", Array(packet.utf8), "\r\n\r\n"),
    packet("", [0xfe, 0xff] + packet.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }),
    packet("/Filter/FlateDecode", PDFBytes.stored(Array(packet.utf8))),
    packet("/Filter/FlateDecode", PDFBytes.stored(Array(packet.utf8), head: [0x48, 0x89])),
    packet("/Filter[/Fl]", PDFBytes.stored(Array(packet.utf8)), "\n\n"),
    packet("/Filter/ASCIIHexDecode", digits(Array(packet.utf8)) + Array(">".utf8)),
    packet(
      "/Filter[/ASCIIHexDecode /FlateDecode]",
      digits(PDFBytes.stored(Array(packet.utf8))) + Array(">".utf8)),
    packet("/A(\(String(repeating: "a", count: 1500)))", Array(packet.utf8)),
  ])
  func packetsAreRead(_ file: [UInt8]) throws {
    let found = try enclosed(file)
    #expect(found.map(\.isPacket) == [true])
    let metadata = try found.first?.metadata(in: ByteReader(file))
    #expect(metadata?["XMP-dc:Format"]?.description == "image/jpeg")
    #expect(metadata?.warnings.isEmpty == true)
  }

  /// Packets with room for more may be long.
  @Test func longPacketsAreReadToTheirEnd() throws {
    let content = Array((Self.packet + String(repeating: " ", count: 1 << 20)).utf8)
    let file = Self.packet("/Filter/FlateDecode", PDFBytes.stored(content))
    let found = try enclosed(file)[0].content(in: ByteReader(file))
    #expect(found.file.count == content.count && found.error == nil)
  }

  /// What cannot be read is told of: LZW, a cipher whose key nobody has, what is damaged.
  @Test(arguments: [
    packet("/Filter/LZWDecode", [0x80, 0x0b, 0x60]), packet("/Filter/FlateDecode", [0x78, 1, 7]),
    packet("/Filter/FlateDecode", Array("abcdefgh".utf8)),
  ])
  func whatCannotBeReadIsKnown(_ file: [UInt8]) throws {
    let found = try enclosed(file)
    #expect(found.map(\.isPromised) == [true])
    #expect(throws: MetadataError.self) { try found.first?.metadata(in: ByteReader(file)) }
  }

  /// Words like the start of an object stand in strings.
  @Test(arguments: ["(an obj of art)", "(see 1 0 obj)", "(1 0 obj<</A 1>>)", "(1 0 obj<</A)"])
  func objectsAreToldFromTexts(_ text: String) throws {
    let photo = try Fixture.bytes("photo.jpg")
    let file = Self.file(
      "/Subtype/Image/Filter[/FlateDecode/DCTDecode]/Alt\(text)", PDFBytes.stored(photo))
    let found = try enclosed(file)
    #expect(try found.map { try $0.content(in: ByteReader(file)).file.count } == [photo.count])
  }

  /// Of a longer one than is looked at it is not known what it is of.
  @Test(arguments: [(5000, true), (60_000, true), (70_000, false)])
  func dictionariesMayBeLong(_ length: Int, _ isRead: Bool) throws {
    let photo = try Fixture.bytes("photo.jpg")
    let text = String(repeating: "a", count: length)
    let file = Self.file(
      "/Filter[/FlateDecode/DCTDecode]/Alt(\(text))/Subtype/Image/Width 9", PDFBytes.stored(photo))
    let found = try enclosed(file)
    #expect(found.map(\.isPromised) == [true])
    let count = try? found.first?.content(in: ByteReader(file)).file.count
    #expect(count == (isRead ? photo.count : nil))
  }

  /// Filters may be objects of their own, all or each, also in a document without a table of them.
  @Test(arguments: [("8 0 R", true), ("[ /FlateDecode 9 0 R ]", true), ("8 0 R", false)])
  func filtersMayStandElsewhere(_ filter: String, _ hasTable: Bool) throws {
    let photo = try Fixture.bytes("photo.jpg")
    let filters = "8 0 obj\n[/FlateDecode/DCTDecode]\nendobj\n9 0 obj\n/DCTDecode\nendobj\n"
    var file = Self.file("/Subtype/Image/Filter \(filter)", PDFBytes.stored(photo))
    let place = file.count
    file += Array(filters.utf8)
    if hasTable {
      func entry(_ place: Int) -> String {
        String(repeating: "0", count: 10 - String(place).count) + "\(place) 00000 n \n"
      }
      let table = file.count
      let second = place + 8 + "[/FlateDecode/DCTDecode]\nendobj\n".utf8.count
      file += Array("xref\n8 2\n\(entry(place))\(entry(second))trailer\n<</Size 10>>\n".utf8)
      file += Array("startxref\n\(table)\n%%EOF\n".utf8)
    }
    let found = try enclosed(file)
    #expect(found.map(\.isPromised) == [true])
    let count = try? found.first?.content(in: ByteReader(file)).file.count
    #expect(count == photo.count)
  }

  @Test func otherStreamsAreNone() throws {
    let content = "/Type/XObject/Metadata 7 0 R/Filter/FlateDecode"
    #expect(try enclosed(Self.file(content, PDFBytes.stored([1]))).isEmpty)
    // Of another object.
    let file = Self.packet("", Array(Self.packet.utf8)).dropLast(18) + Self.file("", [1, 2])
    #expect(try enclosed(Array(file)).count == 1)
  }

  /// Far more than any document has.
  @Test func dictionariesAreBounded() throws {
    let one = "1 0 obj<</A[\(String(repeating: "0 ", count: 480))]/DCT 1>>stream\n"
    let file = Array(("%PDF-1.4\n" + String(repeating: one, count: 5000)).utf8)
    #expect(throws: MetadataError(.limitExceeded, "")) { try enclosed(file) }
  }

  /// Nor is more parsed of what they refer to: what that is of is told to be not known.
  @Test func filtersAreBounded() throws {
    let filters = "8 0 obj\n[\(String(repeating: "/A ", count: 20_000))]\nendobj\n"
    let stream = "7 0 obj\n<</Subtype/Image/Filter 8 0 R>>stream\nabc\nendstream\nendobj\n"
    let head = "%PDF-1.4\n\(filters)\(String(repeating: stream, count: 100))"
    let file =
      "\(head)xref\n8 1\n0000000009 00000 n \ntrailer\n<</Size 9>>\nstartxref\n\(head.utf8.count)\n%%EOF\n"
    let found = try #require(EnclosingDocument.of(.pdf)).files(
      in: ByteReader(Array(file.utf8)), atMost: 99)
    // Those before the bound are no pictures.
    #expect(20..<60 ~= found.count)
  }

  // MARK: Photos

  /// What is worth to be compressed once more becomes far smaller: 20,003 bytes.
  @Test func photosAreReadToTheirEnd() throws {
    let stream: [UInt8] = [
      0x78, 0xda, 0xed, 0xc1, 0x31, 0x01, 0x00, 0x00, 0x0c, 0x02, 0x20, 0xfb, 0x27, 0xb4, 0x8d,
      0xab, 0xb1, 0x03, 0x58, 0x17, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x5e, 0x38, 0xef, 0x82, 0x02, 0xd7,
    ]
    let file = Self.file("/Filter[/FlateDecode /DCTDecode]", stream)
    var inflated = 0
    let found = try enclosed(file)[0].content(in: ByteReader(file), inflated: &inflated)
    #expect(found.file.count == 20_003 && found.error == nil)
    #expect(inflated == 20_003)
  }

  @Test func photosBehindOtherFiltersAreRead() throws {
    let photo = try Fixture.bytes("photo.jpg")
    let digits = Self.digits(photo) + Array(">".utf8)
    for (filter, stream) in [
      ("/FlateDecode", PDFBytes.stored(photo)), ("/ASCIIHexDecode", digits),
    ] {
      let file = Self.file("/Subtype/Image/Filter[\(filter) /DCTDecode]", stream)
      let found = try enclosed(file)
      #expect(try found.map { try $0.content(in: ByteReader(file)).file.count } == [photo.count])
    }
  }

  @Test(arguments: ["\n\n", "\r\n\n", "\n \n"])
  func endsOfLinesBeforeAPhotoAreNoneOfIt(_ line: String) throws {
    let file = Self.file("/Filter/DCTDecode", try Fixture.bytes("photo.jpg"), line)
    let found = try enclosed(file)
    #expect(
      try found.map { try $0.metadata(in: ByteReader(file))["IFD0:Make"]?.description } == [
        "FUJIFILM"
      ])
  }

  /// What came out before the damage is read, and that there was more is known.
  @Test func damagedPhotosAreReadToTheDamage() throws {
    let photo = try Fixture.bytes("photo.jpg")
    var stream = PDFBytes.stored(photo)
    stream[stream.count - 1] ^= 1
    for stream in [stream, Array(stream.dropLast(400))] {
      let file = Self.file("/Filter[/FlateDecode /DCTDecode]", stream)
      let content = try enclosed(file)[0].content(in: ByteReader(file))
      #expect(content.error != nil)
      #expect(content.file.count > photo.count - 400)
    }
  }

  // MARK: Encrypted documents

  /// What opens without a password is deciphered.
  @Test(arguments: ["40", "128", "aes", "256", "pdf2"])
  func partsOfEncryptedDocumentsAreRead(_ kind: String) throws {
    let file = try Fixture.bytes("encrypted-\(kind).pdf")
    let found = try enclosed(file)
    let titles = try found.map {
      try $0.metadata(in: ByteReader(file))["XMP-dc:Title"]?.description
    }
    #expect(titles == ["Evening at the lake"])
  }

  @Test func whatAPasswordKeepsIsKnown() throws {
    let file = try Fixture.bytes("password.pdf")
    let found = try enclosed(file)
    #expect(found.map(\.isPromised) == [true])
    #expect(throws: MetadataError(.unsupported, "")) {
      try found.first?.content(in: ByteReader(file))
    }
  }
}
