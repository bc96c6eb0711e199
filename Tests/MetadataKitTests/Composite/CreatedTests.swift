import Foundation
import MetadataKit
import Testing

@Suite struct CreatedTests {
  /// A photo whose EXIF directory has texts.
  private func created(_ tags: (Int, String)..., xmp: String? = nil) throws -> Created? {
    var tiff = TIFFBytes()
    let exif = 8 + 2 + 12 + 4
    tiff.directory([.long(0x8769, exif)])
    var values: [UInt8] = []
    let fields = tags.map { tag, text in
      let bytes = Array(text.utf8) + [0]
      guard bytes.count > 4 else {
        return TIFFBytes.Field(tag: tag, format: 2, count: bytes.count, value: .inline(bytes))
      }
      let place = exif + 2 + tags.count * 12 + 4 + values.count
      values += bytes
      return TIFFBytes.Field(tag: tag, format: 2, count: bytes.count, value: .offset(place))
    }
    tiff.directory(fields)
    tiff.append(values)
    let packet = xmp.map {
      JPEGBytes.segment(
        0xe1, "http://ns.adobe.com/xap/1.0/\0", Array(XMPBytes.packet($0).utf8))
    }
    return try Metadata(Array(tiff.asJPEG.prefix(2)) + (packet ?? []) + tiff.asJPEG.dropFirst(2))
      .created
  }

  @Test func hasItsFractionAndOffset() throws {
    let created = try created(
      (0x9003, "2008:05:30 15:56:01"), (0x9004, "2009:01:01 00:00:00"), (0x9011, "+02:00"),
      (0x9291, "07 "))
    #expect(created?.local == "2008-05-30T15:56:01.07")
    #expect(created?.offset == "+02:00")
    #expect(created?.source == "ExifIFD:DateTimeOriginal")
  }

  @Test func aMoviesOwnZoneCountsBeforeItsHeader() throws {
    let keys = MovieBytes.keys([
      (
        "com.apple.quicktime.creationdate",
        MovieBytes.data(1, Array("2024-06-21T19:42:07+0200".utf8))
      )
    ])
    let both = try Metadata(MovieBytes.file("qt  ", keys)).created
    #expect(both?.local == "2024-06-21T19:42:07")
    #expect(both?.offset == "+02:00")
    #expect(both?.source == "Keys:CreationDate")
    let header = try Metadata(MovieBytes.file("qt  ")).created
    #expect(header?.local == "2024-06-21T17:42:07")
    #expect(header?.offset == "+00:00", "the header counts in UTC")
    #expect(header?.source == "container")
    let wrong = MovieBytes.keys([
      ("com.apple.quicktime.creationdate", MovieBytes.data(1, Array("yesterday".utf8)))
    ])
    #expect(try Metadata(MovieBytes.file("qt  ", wrong)).created?.source == "container")
  }

  /// The `©day` of user data and of item lists: a year, and the day of a release in UTC, are none.
  @Test(arguments: [
    ("2021-03-29T14:26:12-0400", "2021-03-29T14:26:12", "-04:00"),
    ("2021-03-29T14:26:12Z", "2024-06-21T17:42:07", "+00:00"),
    ("2021", "2024-06-21T17:42:07", "+00:00"),
  ])
  func aMoviesDayCountsWithItsZone(_ day: String, _ local: String, _ offset: String) throws {
    let text = MovieBytes.text(Array(day.utf8))
    let userData = BoxBytes.box("udta", MovieBytes.copyrightBox("day", text))
    let items = MovieBytes.items(
      MovieBytes.copyrightBox("day", MovieBytes.data(1, Array(day.utf8))))
    for part in [userData, items] {
      let created = try Metadata(MovieBytes.file("qt  ", part)).created
      #expect(created?.local == local)
      #expect(created?.offset == offset)
    }
  }

  @Test func fallsBackToTheNextTag() throws {
    let created = try created(
      (0x9003, "0000:00:00 00:00:00"), (0x9004, "2009:01:01 00:00:00"), (0x9011, "+02:00"))
    #expect(created?.local == "2009-01-01T00:00:00")
    #expect(created?.offset == nil, "an offset belongs to its own date")
    #expect(created?.source == "ExifIFD:CreateDate")
  }

  @Test(arguments: [
    ("2024:02:29 23:59:60", "2024-02-29T23:59:60"),
    ("2024-02-29T23:59", "2024-02-29T23:59"),
    ("2024:02:29", "2024-02-29"),
    ("2024/02/29 12:30:00", "2024-02-29T12:30:00"),
    ("2024:02:29 25:00:00", "2024-02-29"),
    ("2024:02:29 12:00:00.250", "2024-02-29T12:00:00.250"),
  ])
  func isAsExactAsTheFile(_ text: String, _ expected: String) throws {
    #expect(try created((0x9003, text))?.local == expected)
  }

  @Test(arguments: [
    "", "    :  :     :  :  ", "2023:02:29 12:00:00", "2024:13:01 00:00:00", "2024:06:31",
    "0000:01:01 00:00:00", "yesterday", "24:01:01",
  ])
  func isNothingWhereThereIsNoDate(_ text: String) throws {
    #expect(try created((0x9003, text)) == nil)
  }

  @Test func readsAnOffsetInTheText() throws {
    #expect(try created((0x9003, "2024:01:02 03:04:05-0730"))?.offset == "-07:30")
    #expect(try created((0x9003, "2024-01-02T03:04:05Z"))?.offset == "+00:00")
    #expect(try created((0x9003, "2024-01-02T03:04:05+99:00"))?.offset == nil)
  }

  /// IPTC has the date and the time in two data sets, PNG in one text.
  @Test func otherBlocksHaveIt() throws {
    func iptc(_ sets: [(UInt8, String)], xmp: String = "") throws -> Created? {
      let block: [UInt8] = sets.flatMap { number, text in
        [0x1c, 2, number, 0, UInt8(text.utf8.count)] + Array(text.utf8)
      }
      return try Metadata(
        JPEGBytes.file([
          JPEGBytes.segment(0xed, "Photoshop 3.0\0", JPEGBytes.resource(0x404, block)),
          JPEGBytes.segment(
            0xe1, "http://ns.adobe.com/xap/1.0/\0", Array(XMPBytes.packet(xmp).utf8)),
        ])
      ).created
    }
    let scan = try iptc([(55, "19870612"), (60, "143000+0200"), (62, "20060912")])
    #expect(scan?.local == "1987-06-12T14:30:00" && scan?.offset == "+02:00")
    #expect(scan?.source == "IPTC:DateCreated")
    #expect(try iptc([(55, "19870612")])?.local == "1987-06-12")
    #expect(try iptc([(55, "00000000"), (62, "20060912")])?.source == "IPTC:DigitalCreationDate")
    // What a further block says, where the first has none.
    let two = [JPEGBytes.dataSet(2, 5, [0x41]), JPEGBytes.dataSet(2, 55, Array("19870612".utf8))]
    let second = try Metadata(
      JPEGBytes.file([
        JPEGBytes.segment(
          0xed, "Photoshop 3.0\0", two.flatMap { JPEGBytes.resource(0x404, $0) })
      ])
    ).created
    #expect(second?.source == "IPTC2:DateCreated")
    let both = try iptc(
      [(55, "19870612")], xmp: "<exif:DateTimeOriginal>1987-06-11T10:00:00</exif:DateTimeOriginal>")
    #expect(both?.source == "XMP-exif:DateTimeOriginal")
    let text = try Metadata(
      PNGBytes.file(PNGBytes.chunk("tEXt", "Creation Time\0Tue, 13 Jun 2023 14:13:14 +0200"))
    ).created
    #expect(text?.local == "2023-06-13T14:13:14" && text?.offset == "+02:00")
    #expect(text?.source == "PNG:CreationTime")
    let none = try Metadata(PNGBytes.file(PNGBytes.chunk("tEXt", "Creation Time\04/3/15")))
    #expect(none.created == nil)
  }

  @Test func hasTheFractionThatOnlyXMPHas() throws {
    let fraction = "<exif:SubSecTimeOriginal>42</exif:SubSecTimeOriginal>"
    let photo = try created((0x9003, "2008:05:30 15:56:01"), xmp: fraction)
    #expect(photo?.local == "2008-05-30T15:56:01.42")
    #expect(photo?.source == "ExifIFD:DateTimeOriginal")
    let both = try created((0x9003, "2008:05:30 15:56:01"), (0x9291, "07"), xmp: fraction)
    #expect(both?.local == "2008-05-30T15:56:01.07", "EXIF's own counts")
    let digitized = try created((0x9004, "2008:05:30 15:56:01"), xmp: fraction)
    #expect(digitized?.local == "2008-05-30T15:56:01", "it belongs to another date")
    let date = "<exif:DateTimeOriginal>2008-05-30T15:56:01</exif:DateTimeOriginal>"
    #expect(try XMPBytes.read(date + fraction).created?.local == "2008-05-30T15:56:01.42")
  }

  @Test(arguments: [
    ("2008:05:30 15:56:01", "+02:00", 1_212_155_761.0),
    ("2008:05:30 15:56:01.25", "-03:30", 1_212_175_561.25),
    ("1969:12:31 23:59:59", "Z", -1.0),
    ("2024:02:29", "+00:00", 1_709_164_800.0),
  ])
  func isAMomentWhereItsOffsetIsStated(_ text: String, _ offset: String, _ seconds: Double) throws {
    let created = try #require(try created((0x9003, text), (0x9011, offset)))
    #expect(created.date == Date(timeIntervalSince1970: seconds))
    #expect(created.date(assuming: try #require(TimeZone(secondsFromGMT: 3600))) == created.date)
  }

  /// A clock that is put forward or back has other offsets in the hours around that.
  @Test(arguments: [
    ("2024:03:31 01:30:00", 1_711_845_000.0), ("2024:03:31 03:30:00", 1_711_848_600.0),
    ("2024:07:01 12:00:00", 1_719_828_000.0), ("2024:12:01 12:00:00", 1_733_050_800.0),
  ])
  func elsewhereInAZoneThatIsAssumed(_ text: String, _ seconds: Double) throws {
    let created = try #require(try created((0x9003, text)))
    #expect(created.date == nil)
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(created.date(assuming: berlin) == Date(timeIntervalSince1970: seconds))
  }

  @Test func canBeKeptAsJSON() throws {
    let created = try #require(try created((0x9003, "2008:05:30 15:56:01"), (0x9011, "+02:00")))
    let data = try JSONEncoder().encode(created)
    #expect(try JSONDecoder().decode(Created.self, from: data) == created)
  }
}
