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
      ExiftoolView(isNumeric: isNumeric).write(metadata, name: "x".utf8, &json)
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
    ExiftoolView(isNumeric: false).write(metadata, name: "x".utf8, &json)
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
}
