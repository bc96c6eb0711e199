import MetadataKit
import Testing

@Suite struct PNGTests {
  @Test(
    arguments: [
      ("gray-1.png", ColorModel.gray, 1, false), ("gray-16.png", .gray, 16, false),
      ("gray-alpha.png", .gray, 8, true), ("rgb-8.png", .rgb, 8, false),
      ("rgba.png", .rgb, 8, true), ("palette-transparent.png", .rgb, 4, true),
    ])
  func tellsThePicture(_ name: String, _ model: ColorModel, _ bits: Int, _ alpha: Bool) throws {
    let facts = try Fixture.metadata(name).facts
    // The deeper ones are smaller, to be small files.
    #expect(facts.pixelWidth == (bits == 16 ? 32 : 64))
    #expect(facts.pixelHeight == (bits == 16 ? 24 : 48))
    #expect(facts.colorModel == model)
    #expect(facts.bitDepth == bits)
    #expect(facts.hasAlpha == alpha)
    #expect(facts.isIndexed == name.hasPrefix("palette"))
    #expect(facts.frameCount == 1)
    #expect(facts.duration == nil)
  }

  @Test func tellsTheAnimation() throws {
    let metadata = try Fixture.metadata("animated.png")
    #expect(metadata.format.name == "APNG")
    #expect(metadata.format.mimeType == "image/apng")
    #expect(metadata.facts.frameCount == 3)
    #expect((metadata.facts.duration ?? 0) > 0)
    #expect(metadata["PNG:AnimationPlays"]?.description == "2")
    #expect(metadata.format.fileExtension == "png")
    let renamed = try Metadata(Fixture.bytes("animated.png"), name: "animated.apng")
    #expect(renamed.format.fileExtension == "apng")
  }

  @Test func nulsWithinATextEndNothing() throws {
    let metadata = try Metadata(
      PNGBytes.file(
        PNGBytes.chunk("tEXt", "Title\0ab\0cd"), PNGBytes.chunk("iTXt", "Author\0\0\0\0\0x\0y\0")))
    #expect(metadata["PNG:Title"]?.description == "abcd")
    #expect(metadata["PNG:Author"]?.description == "xy")
  }

  /// Of texts with one keyword that has no meaning, the first is called that.
  @Test func namesTextsByTheirLanguages() throws {
    let metadata = try Metadata(
      PNGBytes.file(
        PNGBytes.chunk("iTXt", "windowTitle\0\0\0UTF-8\0\0a"),
        PNGBytes.chunk("iTXt", "windowTitle\0\0\0de_at\0\0b"),
        PNGBytes.chunk("tEXt", "windowTitle\0c"),
        PNGBytes.chunk("iTXt", "Title\0\0\0fr\0\0d")))
    #expect(metadata["PNG:WindowTitle"]?.description == "a")
    #expect(metadata["PNG:WindowTitle-de-AT"]?.description == "b")
    #expect(metadata.tags.count { $0.name == "WindowTitle" } == 2)
    #expect(metadata["PNG:Title-fr"]?.description == "d")
  }

  @Test func compressedEXIFThatIsNoneIsTold() throws {
    func warnings(_ content: [UInt8]) throws -> [Warning.Code] {
      let data = [0, 0, 0, 0, UInt8(content.count)] + PNGBytes.stored(content)
      return try Metadata(PNGBytes.file(PNGBytes.chunk("zxIf", data))).warnings.map(\.code)
    }
    #expect(try warnings([0, 0, 0]) == [.malformed])
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 1)])
    #expect(try warnings(tiff.bytes) == [])
  }

  @Test func readsWhatPictureItSays() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-16"?><meta><dc:creator \
      xmlns:dc="http://purl.org/dc/elements/1.1/">A</dc:creator></meta>
      """
    let units: [UInt8] = [0xff, 0xfe] + text.utf8.flatMap { [$0, 0] as [UInt8] }
    let metadata = try Metadata(PNGBytes.file(PNGBytes.chunk("meTa", units)))
    #expect(metadata["XML-dc:Creator"]?.description == "A")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func wordsAncillaryChunks() throws {
    let metadata = try Fixture.metadata("ancillary.png")
    #expect(metadata["PNG:Gamma"]?.description == "2.2")
    #expect(metadata["PNG:WhitePointX"]?.description == "0.3127")
    #expect(metadata["PNG:ModifyDate"]?.description == "2024:06:21 17:42:07")
    #expect(metadata["PNG:BackgroundColor"]?.description == "255 255 255")
    #expect(metadata["PNG-pHYs:PixelUnits"]?.description == "meters")
  }

  @Test(arguments: [
    "exif-late.png", "exif-xmp.png", "raw-profile-app1.png", "raw-profile-exif.png",
  ])
  func findsEXIF(_ name: String) throws {
    let metadata = try Fixture.metadata(name)
    #expect(metadata.blocks.contains { $0.kind == .exif })
    #expect(metadata.tags.contains { $0.group == "IFD0" })
  }

  @Test func tellsWhereBlocksStand() throws {
    let blocks = try Fixture.metadata("exif-xmp.png").blocks
    let bytes = try Fixture.bytes("exif-xmp.png")
    let exif = try #require(blocks.first { $0.kind == .exif }?.range)
    #expect([[0x49, 0x49], [0x4d, 0x4d]].contains(Array(bytes[exif.prefix(2)])))
    #expect(try Fixture.metadata("icc.png").blocks.contains { $0.kind == .icc && $0.range == nil })
  }

  @Test func readsTextsOfEveryKind() throws {
    let metadata = try Fixture.metadata("texts.png")
    #expect(metadata["PNG:Title"]?.description == "Café am See")
    #expect(metadata["PNG:Copyright"]?.description == "© CC0")
    #expect(metadata["PNG:Author-ja"]?.description == "夕暮れ")
    #expect(metadata["PNG:Description"]?.description.hasPrefix("deflated deflated") == true)
  }

  @Test func namesTagsByTheirKeywords() throws {
    let metadata = try Metadata(
      PNGBytes.file(
        PNGBytes.chunk("tEXt", "title\0lower"), PNGBytes.chunk("tEXt", "date:create\0now"),
        PNGBytes.chunk("tEXt", "Thumb::URI\0file:"), PNGBytes.chunk("tEXt", "two words \0w"),
        PNGBytes.chunk("tEXt", "9lives\0cat"), PNGBytes.chunk("tEXt", "x\0short"),
        PNGBytes.chunk("tEXt", "Warning\0mind"),
        PNGBytes.chunk("iTXt", "Title\0\0\0fr-ca\0T\0Titre"),
        PNGBytes.chunk("iTXt", "Title\0\0\0en_us_POSIX_a_b\0T\0Title")
      ))
    let texts = metadata.tags.filter { $0.group == "PNG" && $0.format.isText }
    #expect(
      texts.map(\.name) == [
        "Title", "Datecreate", "ThumbURI", "TwoWords", "Tag9lives", "TagX", "PNGWarning",
        "Title-fr-CA", "Title-en-US-posix-a-b",
      ])
  }

  @Test(
    arguments: [
      ("Mon, 1 Jan 2018 12:10:22 EST", "2018:01:01 12:10:22-05:00"),
      ("9 Aug 04 20:17 -0330", "2004:08:09 20:17:00-03:30"),
      ("Mon 9 Aug 2004 2O:17:36 -0000", "Mon 9 Aug 2004 2O:17:36 -0000"),
      ("1 Jan 2018 12:10:22", "2018:01:01 12:10:22"),
      ("1 Jan 2018 12:10:22 Nowhere", "1 Jan 2018 12:10:22 Nowhere"),
    ])
  func readsCreationTimes(_ stored: String, _ worded: String) throws {
    let metadata = try Metadata(
      PNGBytes.file(PNGBytes.chunk("tEXt", "Creation Time\0" + stored)))
    #expect(metadata["PNG:CreationTime"]?.description == worded)
  }

  /// From each digit of a long run a date may start; all that follow were counted each time.
  @Test func digitsThatAreNoTimeAreReadInNoTime() throws {
    let digits = String(repeating: "1", count: 100_000)
    let metadata = try Metadata(
      PNGBytes.file(PNGBytes.chunk("tEXt", "Creation Time\0" + digits)))
    #expect(withinAMinute { metadata["PNG:CreationTime"]?.description } == digits)
  }

  @Test func inflatesTexts() throws {
    let stream = PNGBytes.stored(Array("inside".utf8))
    let keyword = Array("Comment\0\0".utf8)
    let metadata = try Metadata(PNGBytes.file(PNGBytes.chunk("zTXt", keyword + stream)))
    #expect(metadata["PNG:Comment"]?.description == "inside")
    let cut = try Metadata(PNGBytes.file(PNGBytes.chunk("zTXt", keyword + stream.dropLast(2))))
    #expect(cut["PNG:Comment"]?.isBinary == true)
    #expect(cut.warnings.first?.code == .truncated)
  }

  @Test func keepsAProfileThatLacksOnlyItsChecksum() throws {
    let profile = PNGBytes.number(200) + [UInt8](repeating: 0, count: 196)
    let stream = PNGBytes.stored(profile).dropLast(4)
    let metadata = try Metadata(PNGBytes.file(PNGBytes.chunk("iCCP", Array("x\0\0".utf8) + stream)))
    #expect(metadata.blocks.contains { $0.kind == .icc && $0.byteCount == 200 })
    #expect(metadata["PNG:ICC_Profile"]?.isBinary == true)
    #expect(metadata.warnings.first { $0.message.contains("stream") }?.code == .deviation)
    #expect(!metadata.warnings.contains { $0.code == .truncated })
    // Of a profile that breaks off more is missing.
    let cut = PNGBytes.stored(profile).dropLast(5)
    let short = try Metadata(PNGBytes.file(PNGBytes.chunk("iCCP", Array("x\0\0".utf8) + cut)))
    #expect(short.warnings.contains { $0.code == .truncated })
  }

  @Test func saysThatAChecksumIsWrong() throws {
    var text = PNGBytes.chunk("tEXt", "Title\0x")
    text[text.count - 1] ^= 1
    let metadata = try Metadata(PNGBytes.file(text))
    #expect(metadata["PNG:Title"]?.description == "x")
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  @Test func readsChunksAfterTheEnd() throws {
    let metadata = try Metadata(
      PNGBytes.file(trailer: PNGBytes.chunk("tEXt", "Label\0late") + [1, 2, 3]))
    #expect(metadata["Trailer:Label"]?.description == "late")
    #expect(metadata.warnings.count == 1)
  }

  @Test func keepsUnknownChunks() throws {
    let metadata = try Metadata(PNGBytes.file(PNGBytes.chunk("prVt", "secret")))
    let tag = try #require(metadata.tags.first { !$0.isKnown })
    #expect(tag.bytes == Array("secret".utf8))
    #expect(tag.number == 0x7072_5674)
  }

  @Test func readsMNGAndJNG() throws {
    var bytes = PNGBytes.file()
    bytes.replaceSubrange(0..<4, with: [0x8a, 0x4d, 0x4e, 0x47])
    let header = PNGBytes.chunk("MHDR", PNGBytes.number(10) + PNGBytes.number(20))
    bytes.insert(contentsOf: header, at: 8)
    let movie = try Metadata(bytes)
    #expect(movie.format.name == "MNG")
    #expect(movie["MNG:ImageWidth"]?.description == "10")
    // The pictures within are smaller, and how many there are nobody says.
    #expect(movie.facts.pixelWidth == 10 && movie.facts.pixelHeight == 20)
    #expect(movie.facts.bitDepth == 8 && movie.facts.colorModel == .rgb)
    #expect(movie.facts.frameCount == nil)
    // Nor is the end of one a tag.
    #expect(!movie.tags.contains { !$0.isKnown })
    let picture = try Metadata(
      [0x8b, 0x4a, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
        + PNGBytes.chunk(
          "JHDR",
          PNGBytes.number(10) + PNGBytes.number(20) + [14, 8, 8, 0, 8, 0, 0, 0])
        + PNGBytes.chunk("IEND", []))
    #expect(picture.format.mimeType == "image/jng")
    #expect(picture.facts.hasAlpha == true)
    #expect(picture["MNG:ColorType"]?.description == "Color Alpha")
  }

  @Test func readsNoPixels() throws {
    let pixels = PNGBytes.chunk("IDAT", [UInt8](repeating: 0x55, count: 2_000_000))
    let file = PNGBytes.file(pixels, PNGBytes.chunk("tEXt", "Title\0behind"))
    let reader = ByteReader(count: file.count, limit: .max) {
      (offset, count) throws(MetadataError) in Array(file[offset..<(offset + count)])
    }
    let metadata = try Metadata(reader, name: nil, options: ReadOptions())
    #expect(metadata["PNG:Title"] != nil)
    #expect(reader.bytesRead <= 32_768)
  }

  @Test func limitsWhatInflates() throws {
    var options = ReadOptions()
    options.limits.inflatedBytes = 100
    let stream = PNGBytes.stored([UInt8](repeating: 0x61, count: 1000))
    let metadata = try Metadata(
      PNGBytes.file(PNGBytes.chunk("zTXt", Array("Comment\0\0".utf8) + stream)), options: options)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func survivesEveryTruncation() throws {
    for name in ["raw-profile-app1.png", "texts.png", "animated.png"] {
      let bytes = try Fixture.bytes(name)
      for length in stride(from: 0, to: bytes.count, by: bytes.count > 2000 ? 7 : 1) {
        _ = try? Metadata(Array(bytes[..<length]))
      }
    }
  }

  @Test func survivesEveryFlippedByte() throws {
    let bytes = try Fixture.bytes("texts.png")
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xff
      _ = try? Metadata(damaged)
    }
  }

  /// In digits of either case with white space between, the last of which may stand alone.
  @Test(arguments: [
    ("8\n1c0250000342\n6f62\n", "Bob", 0), ("8\n1C 02\t50\r\n0003 426F 62", "Bob", 0),
    ("7\n1C0250000242 6", "B`", 0), ("9\n1C0250000342 6f62", "Bob", 1),
  ])
  func readsRawProfiles(_ digits: String, _ author: String, _ warnings: Int) throws {
    let text = "Raw profile type iptc\0\niptc\n      " + digits
    let metadata = try Metadata(PNGBytes.file(PNGBytes.chunk("tEXt", text)))
    let tag = try #require(metadata.tags.first { $0.name == "By-line" })
    #expect(tag.description == author)
    #expect(metadata.warnings.count == warnings)
  }

  @Test(arguments: [(0, nil), (7, 7), (0x7fff_ffff, nil)] as [(Int, Int?)])
  func aMNGMaySayItsFrames(_ stated: Int, _ frames: Int?) throws {
    let header = [10, 20, 5, 0, stated, 0, 1].flatMap { PNGBytes.number($0) }
    let file =
      [0x8a, 0x4d, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + PNGBytes.chunk("MHDR", header)
      + PNGBytes.chunk("MEND", [])
    #expect(try Metadata(file).facts.frameCount == frames)
  }

  @Test(arguments: [(3, 3), (0x7fff_ffff, 0x7fff_ffff), (0x8000_0001, 1), (0, 1)])
  func countsOnlyFramesThatCanBe(_ stated: Int, _ frames: Int) throws {
    let control = PNGBytes.chunk("acTL", PNGBytes.number(stated) + PNGBytes.number(0))
    let facts = try Metadata(PNGBytes.file(control)).facts
    #expect(facts.frameCount == frames)
    #expect((facts.animation == nil) == (frames == 1))
  }

  @Test(arguments: [(1, 8), (9, 8), (11, 0)] as [(UInt8, UInt8)])
  func unknownTypesOfPixelsHaveNoColors(_ type: UInt8, _ depth: UInt8) throws {
    let header = PNGBytes.chunk("IHDR", [0, 0, 0, 7, 0, 0, 0, 5, depth, type, 0, 0, 0])
    let facts = try Metadata(PNGBytes.signature + header + PNGBytes.chunk("IEND", [])).facts
    #expect(facts.pixelWidth == 7)
    #expect(facts.colorModel == nil && facts.isIndexed == nil && facts.hasAlpha == nil)
    #expect(facts.bitDepth == (depth == 0 ? nil : 8))
  }

  /// So many zeros are not gone through, and neither are they a million chunks.
  @Test func longFillingBehindTheEndIsNoChunkEither() throws {
    let metadata = try Metadata(PNGBytes.file(trailer: [UInt8](repeating: 0, count: 17 << 20)))
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(!metadata.tags.contains { $0.group == "Trailer" })
  }

  /// One byte over and over is no chunk, whatever comes out as its name.
  @Test(arguments: [0, 0x20, 0xff] as [UInt8])
  func fillingBehindTheEndIsNoChunk(_ byte: UInt8) throws {
    let filling = [UInt8](repeating: byte, count: 300)
    let metadata = try Metadata(PNGBytes.file(trailer: filling))
    #expect(metadata.warnings.map(\.code) == [.deviation])
    #expect(!metadata.tags.contains { $0.group == "Trailer" })
    let other = try Metadata(PNGBytes.file(trailer: filling + PNGBytes.chunk("tEXt", "Title\0a")))
    #expect(other.warnings.first?.code != .deviation)
  }

  /// All that a PNG is for is missing (PNG 3 §5.6).
  @Test func aFileWithoutAPictureIsTold() throws {
    let file = PNGBytes.signature + PNGBytes.header + PNGBytes.chunk("IEND", [])
    let warnings = try Metadata(file).warnings
    #expect(warnings.map(\.code) == [.malformed] && warnings.first?.offset == 33)
    #expect(try Metadata(PNGBytes.file()).warnings.isEmpty)
  }
}
