import MetadataKit
import Testing

@Suite struct EXIFTests {
  @Test(arguments: [ByteOrder.little, .big])
  func readsEveryDirectory(_ order: ByteOrder) throws {
    var tiff = TIFFBytes(order)
    let main = 8
    let exif = main + 2 + 4 * 12 + 4
    let gps = exif + 2 + 2 * 12 + 4
    let interop = gps + 2 + 12 + 4
    let thumbnail = interop + 2 + 12 + 4
    tiff.directory(
      [.text(0x10f, "Me\0"), .short(0x112, 6), .long(0x8769, exif), .long(0x8825, gps)],
      next: thumbnail)
    tiff.directory([.short(0x8827, 100), .long(0xa005, interop)])
    tiff.directory([.text(0x1, "N\0")])
    tiff.directory([.text(0x1, "R98\0")])
    tiff.directory([.short(0x112, 3)])
    let metadata = try Metadata(tiff.asJPEG)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["IFD0:Make"]?.string == "Me")
    #expect(metadata["ExifIFD:ISO"]?.integer() == 100)
    #expect(metadata["GPS:GPSLatitudeRef"]?.description == "North")
    #expect(metadata["InteropIFD:InteropIndex"]?.string == "R98")
    #expect(metadata["IFD1:Orientation"]?.integer() == 3)
    #expect(metadata.facts.orientation == 6, "IFD1 never speaks for IFD0")
    #expect(metadata.facts.pixelWidth == 32)
    #expect(metadata.facts.displayWidth == 16)
  }

  /// Mac OS X 10.3 did so with the directory of the small picture.
  @Test func aDirectoryMayBeLinkedByAnEntryAndAsTheNext() throws {
    var tiff = TIFFBytes()
    tiff.directory([.long(0x8769, 26)], next: 26)
    tiff.directory([.short(0x8827, 100)])
    let metadata = try Metadata(tiff.asJPEG)
    #expect(metadata["ExifIFD:ISO"]?.integer() == 100)
    #expect(metadata.warnings.map(\.code) == [.deviation])
  }

  /// Windows Phone links one directory under two names.
  @Test(arguments: [0xa005, 0x8769])
  func placesAreReadUnderAnotherName(_ other: Int) throws {
    var tiff = TIFFBytes()
    tiff.directory([.long(0x8825, 50), .long(other, 50), .long(0x14a, 50)])
    #expect(tiff.position == 50)
    tiff.directory([.text(0x1, "N\0"), .long(0x8825, 8)])
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata["GPS:GPSLatitudeRef"]?.description == "North")
    #expect(metadata.tags.count { $0.group == "GPS" } <= 2)
    #expect(metadata.warnings.contains { $0.message.contains("linked again") })
    // The other link comes first.
    var turned = TIFFBytes()
    turned.directory([.long(0x8769, 26)])
    turned.directory([.long(0x8825, 26), .text(0x1, "N\0")])
    #expect(try Metadata(turned.bytes)["GPS:GPSLatitudeRef"]?.description == "North")
  }

  /// FLIR's cameras link the directory of the shot as that of places; others that of interoperability.
  @Test func whatIsNoPlaceIsNotToldAsOne() throws {
    for isShot in [true, false] {
      var tiff = TIFFBytes()
      tiff.directory([.long(isShot ? 0x8769 : 0xa005, 38), .long(0x8825, 38)])
      #expect(tiff.position == 38)
      tiff.directory([isShot ? .short(0x8827, 100) : .text(0x1, "R98\0")])
      let metadata = try Metadata(tiff.bytes)
      #expect(metadata.tags.count { $0.group == "GPS" } == 0)
      #expect(metadata.tags.contains { ["ExifIFD", "InteropIFD"].contains($0.group) })
      let warnings = metadata.warnings.filter { $0.message.contains("linked again") }
      // Nothing is lost by it.
      #expect(warnings.map(\.code) == [.deviation])
    }
    // No camera links the main directory so.
    var loop = TIFFBytes()
    loop.directory([.long(0x8825, 8)])
    let warnings = try Metadata(loop.bytes).warnings.filter { $0.message.contains("linked again") }
    #expect(warnings.map(\.code) == [.malformed])
  }

  /// Sony's cameras count a byte too many of a thumbnail, Canon's more behind its end; of one that is cut more is missing.
  @Test(
    arguments: [
      (1, 0xd8, .deviation), (10, 0xd9, .deviation), (10, 0xd8, .malformed),
      (9000, 0xd9, .truncated),
    ] as [(Int, UInt8, MetadataError.Code)])
  func aThumbnailMayBeAByteTooLong(_ more: Int, _ end: UInt8, _ code: MetadataError.Code) throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 1)], next: 26)
    tiff.directory([.long(0x201, 56), .long(0x202, 8 + more)])
    #expect(tiff.position == 56)
    tiff.append([0xff, 0xd8, 0xff, 0xdb, 0, 2, 0xff, end])
    let metadata = try Metadata(tiff.asJPEG)
    #expect(metadata.warnings.map(\.code) == [code], "\(metadata.warnings)")
  }

  /// Of what is a block of its own, the entry is told as those of values are.
  @Test(arguments: [0x2bc, 0x83bb, 0x8649, 0x8773, 0x935c])
  func aBlockThatReachesPastTheEndIsTold(_ tag: Int) throws {
    var tiff = TIFFBytes()
    tiff.directory([.init(tag: tag, format: 7, count: 100, value: .offset(26))])
    tiff.append([UInt8](repeating: 0x20, count: 40))
    let warning = try #require(try Metadata(tiff.bytes).warnings.first)
    let number = String(tag + 0x10000, radix: 16).dropFirst()
    #expect(warning.message == "the value of IFD0 tag 0x\(number) reaches past the end")
    #expect(warning.code == .truncated && warning.offset == 26)
  }

  @Test func oneBadEntryNeverLosesTheRest() throws {
    var tiff = TIFFBytes()
    tiff.directory([
      .short(0x112, 1),
      .init(tag: 0x110, format: 2, count: 4_000_000_000, value: .offset(8)),
      .init(tag: 0x111, format: 99, count: 1, value: .number(1)),
      .init(tag: 0x11a, format: 5, count: 1, value: .offset(0x7fff_ffff)),
      .init(tag: 0x11b, format: 5, count: 1, value: .offset(10)),
      .text(0x13b, "Ann\0"),
    ])
    let metadata = try Metadata(tiff.asJPEG)
    #expect(metadata["IFD0:Orientation"]?.integer() == 1)
    #expect(metadata["IFD0:Artist"]?.string == "Ann")
    #expect(metadata["IFD0:Model"] == nil)
    #expect(metadata.warnings.count == 4)
    #expect(metadata.warnings.allSatisfy { $0.offset != nil })
  }

  @Test func keepsUnknownTagsWithNumberFormatAndBytes() throws {
    var tiff = TIFFBytes(.big)
    tiff.directory([.init(tag: 0xdead, format: 7, count: 3, value: .inline([1, 2, 3]))])
    let tag = try #require(try Metadata(tiff.asJPEG).tags.first { $0.number == 0xdead })
    #expect(!tag.isKnown)
    #expect(tag.name == "Exif_0xdead")
    #expect(tag.storedFormat == .undefined)
    #expect(tag.bytes == [1, 2, 3])
    #expect(tag.byteRange == 30..<33)
  }

  @Test func endsWhereDirectoriesLinkInACircle() throws {
    var tiff = TIFFBytes()
    tiff.directory([.long(0x8769, 8), .long(0x8825, 8)], next: 8)
    let metadata = try Metadata(tiff.asJPEG)
    #expect(metadata.warnings.count == 3)
    #expect(metadata.warnings.allSatisfy { $0.code == .malformed })
  }

  @Test func saysWhereADirectoryEndsTooEarly() throws {
    var tiff = TIFFBytes()
    tiff.append([0xff, 0xff])
    tiff.append([0x12, 0x01, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0])
    let metadata = try Metadata(tiff.asJPEG)
    #expect(metadata["IFD0:Orientation"]?.integer() == 8)
    #expect(metadata.warnings.map(\.code) == [.truncated])
  }

  @Test func keepsFractionsAsTheyAre() throws {
    var tiff = TIFFBytes()
    let value = 8 + 2 + 12 + 4
    tiff.directory([.init(tag: 0x11a, format: 5, count: 1, value: .offset(value))])
    tiff.append(tiff.number(72, 4) + tiff.number(0, 4))
    let tag = try #require(try Metadata(tiff.asJPEG)["IFD0:XResolution"])
    #expect(tag.rational() == Rational(72, 0))
    #expect(tag.number() == nil)
    #expect(tag.description == "inf")
  }

  @Test func survivesEveryByteFlipOfItsDirectories() async throws {
    var photo = try Fixture.bytes("exif-thumbnail.jpg")
    for index in 0..<800 {
      let before = photo[index]
      for value in [0, before &+ 1] {
        photo[index] = value
        ContainerTests.exercise(photo)
      }
      photo[index] = before
      if index % 32 == 0 { await Task.yield() }
    }
  }

  @Test(arguments: [
    ("PENTAX \0II", true, false), ("Adobe\0Mak?", false, false), ("Somebody's", false, true),
  ])
  func theTagForPrivateDataMayBeANote(_ text: String, _ isNote: Bool, _ isTold: Bool) throws {
    var tiff = TIFFBytes()
    tiff.directory([.init(tag: 0xc634, format: 1, count: 10, value: .offset(26))])
    tiff.append(Array(text.utf8))
    let metadata = try Metadata(tiff.asJPEG)
    #expect(metadata.blocks.contains { $0.kind == .makerNote } == isNote)
    #expect((metadata["IFD0:DNGPrivateData"] != nil) == isTold)
  }

  @Test(arguments: [("a.arw", 4, false), ("a.arw", 8, true), ("a.dng", 4, true)])
  func theTagForPrivateDataLeadsToSonysDirectory(
    _ name: String, _ count: Int, _ isTold: Bool
  ) throws {
    var tiff = TIFFBytes()
    tiff.directory([.init(tag: 0xc634, format: 1, count: count, value: .offset(26))])
    tiff.append([1, 2, 3, 4, 5, 6, 7, 8])
    let metadata = try Metadata(tiff.bytes, name: name)
    #expect((metadata["IFD0:DNGPrivateData"] != nil) == isTold)
  }

  /// Some cameras count a byte more than the block has. The file has it, and it is told of.
  @Test func aThumbnailMayReachBehindItsBlock() throws {
    func photo(_ length: Int) -> [UInt8] {
      var tiff = TIFFBytes()
      tiff.directory([], next: 14)
      tiff.directory([.long(0x201, 44), .long(0x202, length)])
      tiff.append([0xff, 0xd8, 0xff, 0xd9])
      return tiff.asJPEG
    }
    for (length, expected) in [(4, 4), (5, 5), (1000, 4)] {
      let metadata = try Metadata(photo(length))
      #expect(metadata["IFD1:ThumbnailImage"]?.byteCount == expected)
      #expect(metadata.warnings.count == (length == 4 ? 0 : 1))
    }
  }
}
