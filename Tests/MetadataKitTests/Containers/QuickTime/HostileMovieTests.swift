import MetadataKit
import Testing

@Suite struct HostileMovieTests {
  /// A movie that has a box of every kind that is read.
  private static let full: [UInt8] = {
    let texts = BoxBytes.number(0, 4) + BoxBytes.number(0x15c7, 2) + Array("text\0".utf8)
    let data = ["titl", "loci", "clsf", "rtng", "kywd", "chpl", "thmb", "uuid", "time", "vrot"]
      .flatMap { BoxBytes.box($0, texts, texts) }
    let channels = BoxBytes.full("chan", BoxBytes.number(1 << 16, 4), BoxBytes.number(8, 8))
    return MovieBytes.file(
      "qt  ",
      MovieBytes.track(
        "vide", MovieBytes.picture("avc1", BoxBytes.box("clap", [UInt8](repeating: 1, count: 32)))),
      MovieBytes.track("soun", MovieBytes.sound("mp4a", channels), version: 1),
      BoxBytes.box("udta", data, MovieBytes.copyrightBox("nam", MovieBytes.text([65]))),
      MovieBytes.keys([("com.apple.quicktime.title", MovieBytes.data(1, [65]))]),
      MovieBytes.items(
        BoxBytes.box("trkn", MovieBytes.data(0, [0, 0, 0, 3])),
        BoxBytes.box(
          "----", BoxBytes.full("mean", [97]), BoxBytes.full("name", [98]),
          MovieBytes.data(1, [99]))))
  }()

  private func write(_ bytes: [UInt8]) throws {
    let metadata = try Metadata(bytes)
    for isNumeric in [false, true] {
      var json = JSONWriter()
      ExiftoolView(isNumeric: isNumeric).write(metadata, name: Array("x".utf8), &json)
    }
  }

  @Test func survivesEveryCut() throws {
    for count in stride(from: 12, to: Self.full.count, by: 3) {
      try write(Array(Self.full.prefix(count)))
    }
  }

  @Test(arguments: [0x00, 0x01, 0x7f, 0xff] as [UInt8]) func survivesEveryChange(_ byte: UInt8)
    throws
  {
    for index in stride(from: 20, to: Self.full.count, by: 5) {
      var bytes = Self.full
      bytes[index] = byte
      try write(bytes)
    }
  }

  @Test func whatIsCutShortIsNotInExiftoolsForm() throws {
    let bytes = Array(MovieBytes.file().prefix(100))
    let metadata = try Metadata(bytes)
    #expect(metadata["QuickTime:TimeScale"] != nil)
    #expect(metadata.warnings.contains { $0.code == .truncated })
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("x".utf8), &json)
    #expect(!json.text.string.contains("TimeScale"))
  }

  @Test func manyTracksAreALie() throws {
    let track = BoxBytes.box("trak")
    let metadata = try Metadata(
      BoxBytes.fileType("qt  ")
        + BoxBytes.box("moov", [[UInt8]](repeating: track, count: 100_000).flatMap { $0 }))
    #expect(metadata.movie?.tracks.count == 1024)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func lyingTablesAreNotReadWhole() throws {
    let entries = BoxBytes.number(0xffff_ffff, 4) + [UInt8](repeating: 1, count: 24_000)
    let edits = BoxBytes.box("edts", BoxBytes.full("elst", entries))
    let wide = BoxBytes.box("edts", BoxBytes.full("elst", version: 1, entries))
    let times = BoxBytes.box(
      "trak",
      BoxBytes.box(
        "mdia", BoxBytes.handler("vide"),
        BoxBytes.box(
          "minf",
          BoxBytes.box(
            "stbl", BoxBytes.full("stts", entries),
            BoxBytes.full("stsz", BoxBytes.number(0, 4), BoxBytes.number(0xffff_ffff, 4))))))
    let metadata = try Metadata(
      MovieBytes.file(
        "qt  ", MovieBytes.track("vide", MovieBytes.picture("avc1"), boxes: edits),
        MovieBytes.track("vide", MovieBytes.picture("avc1"), boxes: wide), times))
    let tracks = try #require(metadata.movie).tracks
    #expect(tracks.count == 3)
    #expect(tracks.allSatisfy { $0.edits.count <= 4096 })
    #expect(metadata.statistics.bytesRead < 256 << 10)
  }

  @Test func manyTextsInManyLanguagesTakeOnePass() throws {
    var texts: [UInt8] = []
    for index in 0..<20_000 {
      texts += MovieBytes.copyrightBox("nam", MovieBytes.text([65], language: 1 + index % 100))
    }
    let metadata = try Metadata(MovieBytes.file("qt  ", BoxBytes.box("udta", texts)))
    #expect(metadata["UserData:Title"]?.description == "A")
  }

  @Test(
    arguments: [
      [0, 0, 0, 0], [0, 0, 0, 5], [0x7f, 0xff, 0xff, 0xff], [0xff, 0xff, 0xff, 0xff],
      [0, 0, 0, 1],
    ] as [[UInt8]])
  func sizesOfBoxesMayLie(_ size: [UInt8]) throws {
    let movie = MovieBytes.file("qt  ", MovieBytes.track("vide", MovieBytes.picture("avc1")))
    for place in [20, 28] where place < movie.count {
      var bytes = movie
      bytes.replaceSubrange(place..<(place + 4), with: size)
      #expect(try Metadata(bytes).fileSize == movie.count)
    }
  }

  @Test func sizesOf64BitsAreRead() throws {
    let movie = MovieBytes.file("qt  ", MovieBytes.track("vide", MovieBytes.picture("avc1")))
    let type = BoxBytes.fileType("qt  ", "qt  ").count
    var size = 0
    for byte in movie[type..<(type + 4)] { size = size << 8 | Int(byte) }
    func wide(_ stated: Int) -> [UInt8] {
      var bytes = Array(movie[..<type])
      bytes += [0, 0, 0, 1]
      bytes += Array("moov".utf8)
      bytes += BoxBytes.number(stated, 8)
      bytes += movie[(type + 8)...]
      return bytes
    }
    #expect(try Metadata(wide(size + 8)).facts.duration == 10)
    #expect(try Metadata(wide(.max)).facts.duration == 10)
    #expect(try Metadata(wide(3)).facts.duration == nil)
    #expect(try Metadata(wide(-1)).facts.duration == nil)
  }

  @Test func referencesInACircleEnd() throws {
    let items: [UInt8] = (1...1000).flatMap { BoxBytes.item($0, "grid") }
    var references: [UInt8] = []
    for id in 1...1000 {
      references += BoxBytes.reference("dimg", from: id, to: id % 1000 + 1, id)
      references += BoxBytes.reference("auxl", from: id, to: id % 1000 + 1)
      references += BoxBytes.reference("thmb", from: id, to: id)
    }
    let metadata = try Metadata(
      BoxBytes.fileType("heic", "mif1")
        + BoxBytes.full(
          "meta", BoxBytes.handler("pict"), BoxBytes.primary(1),
          BoxBytes.full("iinf", BoxBytes.number(1000, 2), items), BoxBytes.references(references),
          BoxBytes.properties([BoxBytes.extent(64, 48)], [(1, [1]), (2, [1])])))
    #expect(metadata.facts.pixelWidth == 64)
  }

  /// A movie without a length of its own, in fragments.
  private static func fragmented(_ extends: [UInt8], _ before: [UInt8] = []) -> [UInt8] {
    BoxBytes.fileType("iso5", "dash")
      + BoxBytes.box("moov", MovieBytes.header(length: 0), BoxBytes.box("mvex", extends)) + before
      + BoxBytes.box("moof", BoxBytes.full("mfhd", BoxBytes.number(1, 4)))
      + BoxBytes.box("mdat", [1, 2, 3])
  }

  @Test func lengthsOfFragmentsAreStatedByHeaderOrIndex() throws {
    let header = BoxBytes.full("mehd", BoxBytes.number(1500, 4))
    #expect(try Metadata(Self.fragmented(header)).facts.duration == 2.5)
    let wide = BoxBytes.full("mehd", version: 1, BoxBytes.number(1500, 8))
    #expect(try Metadata(Self.fragmented(wide)).facts.duration == 2.5)
    func index(_ version: Int, count: Int = 2) -> [UInt8] {
      BoxBytes.full(
        "sidx", version: version, BoxBytes.number(1, 4), BoxBytes.number(1000, 4),
        BoxBytes.number(0, version == 0 ? 8 : 16), BoxBytes.number(0, 2), BoxBytes.number(count, 2),
        BoxBytes.number(100, 4), BoxBytes.number(2000, 4), BoxBytes.number(0, 4),
        BoxBytes.number(100, 4), BoxBytes.number(1250, 4), BoxBytes.number(0, 4))
    }
    #expect(try Metadata(Self.fragmented([], index(0))).facts.duration == 3.25)
    #expect(try Metadata(Self.fragmented([], index(1))).facts.duration == 3.25)
    #expect(try Metadata(Self.fragmented(header, index(1))).facts.duration == 2.5)
    #expect(try Metadata(Self.fragmented([], index(0, count: 60_000))).facts.duration == 3.25)
    #expect(try Metadata(Self.fragmented([], index(0, count: 0))).facts.duration == nil)
  }

  @Test func unknownBrandsAreMoviesByTheirBoxes() throws {
    var bytes = MovieBytes.file("qt  ", MovieBytes.track("vide", MovieBytes.picture("avc1")))
    bytes.replaceSubrange(8..<12, with: Array("zzzz".utf8))
    bytes.replaceSubrange(16..<20, with: Array("yyyy".utf8))
    let metadata = try Metadata(bytes)
    #expect(metadata.movie?.tracks.first?.codec == "avc1")
    #expect(metadata.facts.duration == 10)
  }

  @Test func chainsOfBoxesInEntriesEnd() throws {
    // Every byte could start a chain.
    let entry = BoxBytes.box("mp4a", [UInt8](repeating: 0x20, count: 60_000))
    let metadata = try Metadata(MovieBytes.file("qt  ", MovieBytes.track("soun", entry)))
    #expect(metadata["Track1:AudioFormat"] != nil)
  }

  @Test func namesTilesAfterThePicture() throws {
    // The tile's size stands first; the picture's is what the file is for.
    let metadata = try Metadata(
      BoxBytes.fileType("heic")
        + BoxBytes.full(
          "meta", BoxBytes.handler("pict"), BoxBytes.primary(2),
          BoxBytes.itemList(BoxBytes.item(1, "hvc1"), BoxBytes.item(2, "grid")),
          BoxBytes.references(BoxBytes.reference("dimg", from: 2, to: 1)),
          BoxBytes.properties(
            [
              BoxBytes.extent(512, 512), BoxBytes.extent(4032, 3024),
              BoxBytes.full("pixi", [3, 8, 8, 8]),
            ], [(1, [1]), (2, [2, 3])])))
    #expect(metadata["Meta:PrimaryItemReference"]?.integer() == 2)
    #expect(metadata["QuickTime:ImageSpatialExtent"]?.description == "4032x3024")
    #expect(metadata["QuickTime:ImagePixelDepth"]?.description == "8 8 8")
    #expect(metadata["File:ImageWidth"]?.integer() == 4032)
  }

  @Test func oneCompressedMovieIsInflated() throws {
    func movie(_ text: String) -> [UInt8] {
      let plain = BoxBytes.box(
        "moov",
        BoxBytes.box("udta", MovieBytes.copyrightBox("nam", MovieBytes.text(Array(text.utf8)))))
      return BoxBytes.box(
        "cmov", BoxBytes.box("dcom", Array("zlib".utf8)),
        BoxBytes.box("cmvd", BoxBytes.number(plain.count, 4), PDFBytes.stored(plain)))
    }
    let metadata = try Metadata(
      MovieBytes.file("qt  ", movie("one"), movie("two")))
    #expect(metadata.tags.filter { $0.name == "Title" }.map(\.description) == ["one"])
  }
}
