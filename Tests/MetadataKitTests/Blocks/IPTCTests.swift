import MetadataKit
import Testing

@Suite struct IPTCTests {
  @Test func `Texts, lists and the digest of a real block`() throws {
    let metadata = try Fixture.metadata("iptc.jpg")
    #expect(metadata["IPTC:CodedCharacterSet"]?.description == "UTF8")
    #expect(metadata["IPTC:Headline"]?.description == "Überschrift")
    #expect(metadata["IPTC:Keywords"]?.values.map(\.description) == ["a", "b"])
    #expect(metadata["File:CurrentIPTCDigest"]?.description.count == 32)
  }

  @Test func `Text is Latin-1 where nothing else is said`() throws {
    let block =
      JPEGBytes.dataSet(2, 105, [0xdc, 0x62, 0x80]) + JPEGBytes.dataSet(2, 80, Array("x\0".utf8))
    let metadata = try Metadata(JPEGBytes.iptc(block))
    #expect(metadata["IPTC:Headline"]?.description == "Üb€")
    #expect(metadata["IPTC:By-line"]?.description == "x")
    #expect(
      metadata["File:CurrentIPTCDigest"]?.description == Digest.md5.hexadecimal(of: block.span))
  }

  @Test(arguments: [
    ("C\0a\0n\0a\0l\0", "Canal"), ("one\0two", "onetwo"), ("\0\0lead", "lead"), ("\0\0", ""),
  ])
  func `NULs are no part of a text, wherever they stand`(text: String, words: String) throws {
    let block = JPEGBytes.iptc(JPEGBytes.dataSet(2, 5, Array(text.utf8)))
    #expect(try Metadata(block)["IPTC:ObjectName"]?.description == words)
    // The lines of a document's history have one between each two.
    let history = JPEGBytes.iptc(JPEGBytes.dataSet(2, 231, Array("one\0two".utf8)))
    #expect(try Metadata(history)["IPTC:DocumentHistory"]?.description == "one\ntwo")
  }

  @Test(arguments: [
    (2, 55, "20240203", "2024:02:03"), (2, 55, "2024-02-03", "2024:02:03"), (2, 55, "2024", "2024"),
    (2, 60, "123456+0100", "12:34:56+01:00"), (2, 60, "12:34:56", "12:34:56"),
    (2, 10, "5", "5 (normal urgency)"), (2, 10, "x", "Unknown (x)"),
    (1, 90, "\u{1b}-A\u{1b}.B", "ESC - A, ESC . B"),
    (2, 221, "0:1:2:003", "Tagged:0, ColorClass:1, Rating:2, FrameNum:003"),
  ])
  func `Values are worded`(record: UInt8, number: UInt8, text: String, words: String) throws {
    let metadata = try Metadata(
      JPEGBytes.iptc(JPEGBytes.dataSet(record, number, Array(text.utf8))))
    #expect(metadata.tags.first { $0.group == "IPTC" }?.description == words)
  }

  @Test(arguments: [
    ("20240203", "2, equip 50462976, 2024:02:03, no. 7"),
    ("no date ", "2, equip 50462976, no date, no. 7"),
  ])
  func `A picture's number has the day where there is one`(day: String, words: String) throws {
    let value: [UInt8] = [0, 2, 3, 2, 1, 0] + Array(day.utf8) + [0, 7]
    let metadata = try Metadata(JPEGBytes.iptc(JPEGBytes.dataSet(3, 10, value)))
    let number = try #require(metadata["IPTC:IPTCPictureNumber"]?.description)
    #expect(number == words.replacing("2, equip", with: "2 (Eastman Kodak Co, USA), equip"))
  }

  @Test func `Numbers are of any length`() throws {
    let metadata = try Metadata(
      JPEGBytes.iptc(
        JPEGBytes.dataSet(7, 90, [0, 0x81, 0x13, 0x1c]) + JPEGBytes.dataSet(1, 20, [0, 11])))
    #expect(metadata["IPTC:ObjectSizeAnnounced"]?.description == "8459036")
    #expect(metadata["IPTC:FileFormat"]?.description == "JPEG File Interchange (JFIF)")
  }

  /// In the order of the file, as all tags that stand several times.
  @Test func `Of data sets that should be there once exiftool's form has the last`() throws {
    let metadata = try Metadata(
      JPEGBytes.iptc(
        JPEGBytes.dataSet(2, 105, Array("one".utf8)) + JPEGBytes.dataSet(2, 105, Array("two".utf8)))
    )
    #expect(metadata.tags.filter { $0.name == "Headline" }.map(\.description) == ["one", "two"])
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a.jpg".utf8), &json)
    #expect(json.text.string.contains("\"IPTC:Headline\":\"two\""))
  }

  @Test func `A second block has a group of its own`() throws {
    let headline = JPEGBytes.dataSet(2, 105, Array("x".utf8))
    let metadata = try Metadata(
      JPEGBytes.file([
        JPEGBytes.segment(
          0xed, "Photoshop 3.0\0",
          JPEGBytes.resource(0x404, headline) + JPEGBytes.resource(0x404, headline))
      ]))
    #expect(metadata["IPTC:Headline"] != nil)
    #expect(metadata["IPTC2:Headline"] != nil)
  }

  /// It is not where readers look for it, for which exiftool has a group.
  @Test func `A TIFF may have the whole segment of a JPEG`() throws {
    let resource = JPEGBytes.resource(0x404, JPEGBytes.dataSet(2, 105, Array("Bird".utf8)))
    let segment = Array("Photoshop 3.0\0".utf8) + resource
    var tiff = TIFFBytes()
    tiff.directory([.init(tag: 0x83bb, format: 7, count: segment.count, value: .offset(26))])
    tiff.append(segment)
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata["IPTC2:Headline"]?.description == "Bird")
    #expect(metadata.warnings.map(\.code) == [.deviation])
    // exiftool has the digest of all that stands there.
    #expect(metadata["File:CurrentIPTCDigest"]?.description.utf8.count == 32)
    // In a JPEG it is no IPTC.
    #expect(try Metadata(JPEGBytes.iptc(segment))["IPTC:Headline"] == nil)
  }

  /// Programs of AXS put a copy into a tag of their own (AFCP).
  @Test func `A TIFF may have a second block`() throws {
    let headline = JPEGBytes.dataSet(2, 105, Array("Bird".utf8))
    var tiff = TIFFBytes()
    tiff.directory([
      .init(tag: 0x83bb, format: 7, count: headline.count, value: .offset(38)),
      .init(tag: 0x8568, format: 7, count: headline.count, value: .offset(38 + headline.count)),
    ])
    tiff.append(headline + headline)
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata["IPTC:Headline"]?.description == "Bird")
    #expect(metadata["IPTC2:Headline"]?.description == "Bird")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func `Extended lengths, swapped bytes and every truncation return`() throws {
    let extended: [UInt8] = [0x1c, 2, 105, 0x80, 4, 0, 0, 0, 1, 0x78]
    #expect(try Metadata(JPEGBytes.iptc(extended))["IPTC:Headline"]?.description == "x")
    let lying: [UInt8] = [0x1c, 2, 105, 0x80, 8] + [UInt8](repeating: 0xff, count: 8)
    #expect(try Metadata(JPEGBytes.iptc(lying)).warnings.isEmpty == false)
    let swapped: [UInt8] = [0x00, 0x69, 0x02, 0x1c, 0x00, 0x00, 0x78, 0x01]
    #expect(try Metadata(JPEGBytes.iptc(swapped))["IPTC:Headline"]?.description == "x")
    for length in 0..<extended.count {
      _ = try Metadata(JPEGBytes.iptc(Array(extended[..<length])))
    }
  }
}
