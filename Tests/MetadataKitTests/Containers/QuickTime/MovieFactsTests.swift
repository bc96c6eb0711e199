import MetadataKit
import Testing

@Suite struct MovieFactsTests {
  /// A movie of single pictures may have a description for each, which say the same but of which file it is.
  @Test(arguments: [(0, 0), (1, 1)])
  func describesManySamplesOnce(_ difference: Int, _ warnings: Int) throws {
    func entries(_ count: Int) -> [UInt8] {
      (0..<count).flatMap { index in
        var entry = MovieBytes.picture("jpeg")
        entry[15] = UInt8(index)
        entry[20] = UInt8(index * difference)
        return entry
      }
    }
    var bytes = MovieBytes.file("qt  ", MovieBytes.track("vide", entries(20)))
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: "stsd".utf8) })
    bytes[place + 11] = 20
    let metadata = try Metadata(bytes)
    #expect(metadata.facts.pixelWidth == 64)
    let told = metadata.tags.filter { $0.name == "CompressorID" }.count
    #expect(told == (difference == 0 ? 1 : 8))
    #expect(metadata.warnings.filter { $0.code == .limitExceeded }.count == warnings)
  }

  /// Adobe's programs give the last sample of a movie that is cut shorter such a length.
  @Test func aNegativeLengthIsNoneOfASample() throws {
    var bytes = MovieBytes.file("mp42", MovieBytes.track("vide", MovieBytes.picture("avc1")))
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: "stts".utf8) })
    // A second entry, and an empty box, in the place of the sizes behind.
    bytes[place - 1] = 32
    bytes[place + 11] = 2
    bytes.replaceSubrange(
      (place + 20)..<(place + 40),
      with: BoxBytes.number(1, 4) + BoxBytes.number(-31_999, 4)
        + BoxBytes.box("free", BoxBytes.number(0, 4)))
    let metadata = try Metadata(bytes)
    #expect(metadata.movie?.tracks.first?.frameRate == 30)
    #expect(metadata["Track1:VideoFrameRate"]?.description == "30")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func tellsOfTracks() throws {
    let edits = BoxBytes.box(
      "edts",
      BoxBytes.full(
        "elst", BoxBytes.number(2, 4), BoxBytes.number(300, 4), BoxBytes.number(-1, 4),
        BoxBytes.number(65536, 4), BoxBytes.number(5700, 4), BoxBytes.number(100, 4),
        BoxBytes.number(32768, 4)))
    let colors =
      BoxBytes.box("colr", Array("nclx".utf8), [0, 9, 0, 18, 0, 9, 0])
      + BoxBytes.box("dvcC", [UInt8](repeating: 0, count: 24))
    let stream = BoxBytes.full(
      "esds", [3, 0x19, 0, 1, 0, 4, 0x11, 0x40, 0x15, 0, 0, 0], BoxBytes.number(160_000, 4),
      BoxBytes.number(128_000, 4))
    let movie = try #require(
      try Metadata(
        MovieBytes.file(
          "qt  ",
          MovieBytes.track(
            "vide", MovieBytes.picture("hvc1", colors), matrix: MovieBytes.quarterTurn,
            media: BoxBytes.full("elng", Array("zh-Hant\0".utf8)), boxes: edits),
          MovieBytes.track("soun", MovieBytes.sound("mp4a", stream)))
      ).movie)
    #expect(movie.timeScale == 600)
    #expect(movie.length == 6000)
    #expect(movie.duration == 10)
    #expect(movie.created == UInt64(MovieBytes.date))
    #expect(movie.preferredRate == 1)
    #expect(!movie.isFragmented)
    let picture = try #require(movie.tracks.first)
    #expect(picture.number == 1)
    #expect(picture.kind == .video && picture.mediaType == "vide")
    #expect(picture.codec == "hvc1")
    #expect(picture.language == "zh-Hant")
    #expect(picture.naturalSize == MovieSize(width: 64, height: 48))
    let matrix = picture.preferredTransform
    #expect([matrix.a, matrix.b, matrix.c, matrix.d] == [0, 1, -1, 0])
    #expect(matrix.tx == 48)
    #expect(picture.frameRate == 30)
    #expect(picture.sampleCount == 300)
    #expect(picture.edits.map(\.length) == [300, 5700])
    #expect(picture.edits.map(\.mediaStart) == [-1, 100])
    #expect(picture.edits.map(\.rate) == [1, 0.5])
    #expect(picture.transferCharacteristics == 18)
    #expect(picture.hasDolbyVision)
    let sound = try #require(movie.tracks.last)
    #expect(sound.kind == .audio && sound.mediaType == "soun")
    #expect(sound.language == "fra")
    #expect(sound.channels == 2)
    #expect(sound.sampleRate == 44100)
    // Of compressed sound the 16 bits of the entry mean nothing.
    #expect(sound.sampleSize == nil)
    #expect(sound.bitRate == 128_000)
    #expect(sound.frameRate == nil)
  }

  /// Writers put anything behind the parameter sets, and a depth of 32 in entries of MPEG-4.
  @Test func depthAndTransparencyAreWhatTheCodecHas() throws {
    func facts(_ codec: String, _ box: [UInt8]) throws -> ImageFacts {
      try Metadata(
        MovieBytes.file(
          "mp42", MovieBytes.track("vide", MovieBytes.picture(codec, box)))
      ).facts
    }
    let sets: [UInt8] = [1, 100, 0, 30, 0xff, 0xe0, 0]
    #expect(try facts("avc1", BoxBytes.box("avcC", sets + [0xfd, 0xfa, 0xfa, 0])).bitDepth == 10)
    #expect(try facts("avc1", BoxBytes.box("avcC", sets + [0x7b, 0xf7, 0xf7, 0])).bitDepth == 8)
    #expect(
      try facts("avc1", BoxBytes.box("avcC", sets + [0xfc, 0xf8, 0xf8, 0])).colorModel == .gray)
  }

  /// Headers leave out what fragments have (ISO 14496-12 §8.8.1): 300 samples in ten seconds, and
  /// 300 more behind them in twenty.
  @Test func fragmentsGoOnWhereTheMovieEnds() throws {
    let fragment = BoxBytes.box(
      "moof", BoxBytes.full("mfhd", BoxBytes.number(1, 4)),
      BoxBytes.box(
        "traf", BoxBytes.full("tfhd", flags: 8, BoxBytes.number(1, 4), BoxBytes.number(200, 4)),
        BoxBytes.full("trun", BoxBytes.number(300, 4))))
    for kind in ["vide", "soun"] {
      let entry = kind == "vide" ? MovieBytes.picture("hvc1") : MovieBytes.sound("mp4a")
      let file = MovieBytes.file("mp42", MovieBytes.track(kind, entry))
      #expect(try Metadata(file).facts.duration == 10)
      let metadata = try Metadata(file + fragment)
      #expect(metadata.facts.duration == 30)
      // What the file says of the whole counts before the sum.
      let stated = BoxBytes.box("mvex", BoxBytes.full("mehd", BoxBytes.number(600 * 31, 4)))
      let other = MovieBytes.file("mp42", MovieBytes.track(kind, entry), stated)
      #expect(try Metadata(other + fragment).facts.duration == 31)
      #expect(try Metadata(other).facts.duration == 10)
      let track = try #require(metadata.movie?.tracks.first)
      #expect(track.duration == 30 && track.mediaDuration == 30 && track.sampleCount == 600)
      #expect(track.frameRate == (kind == "vide" ? 20 : nil))
    }
  }

  /// Pieces of a stream have the headers of the whole: two of ten seconds, and what is missing between them.
  @Test(arguments: [(nil, 20), (30_000, 20), (60_000, 30)] as [(Int?, Double)])
  func piecesAreAsLongAsTheirSamples(_ second: Int?, _ seconds: Double) throws {
    func fragment(at start: Int?) -> [UInt8] {
      BoxBytes.box(
        "moof", BoxBytes.full("mfhd", BoxBytes.number(1, 4)),
        BoxBytes.box(
          "traf", BoxBytes.full("tfhd", flags: 8, BoxBytes.number(1, 4), BoxBytes.number(100, 4)),
          start.map { BoxBytes.full("tfdt", BoxBytes.number($0, 4)) } ?? [],
          BoxBytes.full("trun", BoxBytes.number(300, 4))))
    }
    var track = MovieBytes.track("vide", MovieBytes.picture("hvc1"), length: 60_000)
    // No sample is in the header.
    let sizes = BoxBytes.full("stsz", BoxBytes.number(0, 4), BoxBytes.number(300, 4))
    let place = try #require(track.firstRange(of: sizes))
    track.replaceSubrange(
      place,
      with: BoxBytes.full("stsz", BoxBytes.number(0, 4), BoxBytes.number(0, 4)))
    let header = BoxBytes.box("moov", MovieBytes.header(length: 60_000), track)
    let pieces = fragment(at: second == nil ? nil : 0) + fragment(at: second)
    let metadata = try Metadata(BoxBytes.fileType("iso6", "iso6") + header + pieces)
    #expect(metadata.facts.duration == seconds)
    #expect(metadata.facts.tracks.map(\.duration) == [seconds])
    #expect(metadata.facts.tracks.map(\.sampleCount) == [600])
  }

  /// Where it is not said how long samples of a fragment last, there is no rate, and no length but one
  /// that is stated.
  @Test func fragmentsWithoutTimesTellNoRate() throws {
    func fragment(_ samples: Int, lasting duration: [UInt8]) -> [UInt8] {
      BoxBytes.box(
        "moof", BoxBytes.full("mfhd", BoxBytes.number(1, 4)),
        BoxBytes.box(
          "traf",
          BoxBytes.full("tfhd", flags: duration.isEmpty ? 0 : 8, BoxBytes.number(1, 4), duration),
          BoxBytes.full("trun", BoxBytes.number(samples, 4))))
    }
    let stated = BoxBytes.box("mvex", BoxBytes.full("mehd", BoxBytes.number(600 * 31, 4)))
    let movie = MovieBytes.file(
      "mp42", MovieBytes.track("vide", MovieBytes.picture("hvc1"), media: []), stated)
    let timed = fragment(300, lasting: BoxBytes.number(200, 4))
    let whole = try #require(try Metadata(movie + timed).movie?.tracks.first)
    #expect(whole.frameRate == 20)
    let metadata = try Metadata(movie + timed + fragment(900, lasting: []))
    let track = try #require(metadata.movie?.tracks.first)
    #expect(track.sampleCount == 1500 && track.frameRate == nil)
    #expect(metadata.facts.duration == 31)
  }

  /// Some writers have a picture's size in the track's header alone.
  @Test func entriesWithoutASizeTellNone() throws {
    var entry = MovieBytes.picture("avc1")
    entry.replaceSubrange((8 + 24)..<(8 + 28), with: [0, 0, 0, 0])
    let metadata = try Metadata(MovieBytes.file("mp42", MovieBytes.track("vide", entry)))
    #expect(metadata.facts.pixelWidth == nil && metadata.facts.pixelHeight == nil)
    #expect(metadata.facts.displayWidth == 64 && metadata.facts.displayHeight == 48)
    #expect(metadata.facts.bitDepth == 8)
    let track = try #require(metadata.movie?.tracks.first)
    #expect(track.pixelWidth == nil && track.pixelHeight == nil)
  }

  /// Three numbers of ten bits in a word of 32: no fourth is left.
  @Test(arguments: [("r210", 10, false), ("AVrp", 10, false), ("BGRA", 8, true)])
  func uncompressedColors(_ codec: String, _ bits: Int, _ hasAlpha: Bool) throws {
    var entry = MovieBytes.picture(codec)
    entry.replaceSubrange((8 + 74)..<(8 + 76), with: [0, 32])
    let facts = try Metadata(MovieBytes.file("qt  ", MovieBytes.track("vide", entry))).facts
    #expect(facts.bitDepth == bits && facts.hasAlpha == hasAlpha)
  }

  /// AVC-Intra is of ten bits, and states the 24 of others.
  @Test(
    arguments: [
      ("ai12", nil, 10), ("ai5p", nil, 10), ("ai1q", nil, 10), ("AVin", nil, nil),
      ("avlg", nil, nil),
      ("xalg", 2, 10), ("ai55", 2, 10),
    ] as [(String, Int?, Int?)])
  func professionalH264(_ codec: String, _ configured: Int?, _ bits: Int?) throws {
    // The high profile of 4:2:2, without parameter sets.
    let box = configured.map {
      BoxBytes.box("avcC", [1, 122, 0, 40, 0xff, 0xe0, 0, 0xfe, 0xf8 | UInt8($0), 0xf8, 0])
    }
    let entry = MovieBytes.picture(codec, box ?? [])
    let facts = try Metadata(MovieBytes.file("qt  ", MovieBytes.track("vide", entry))).facts
    #expect(facts.bitDepth == bits && facts.hasAlpha != true && facts.pixelWidth == 64)
  }

  /// Of these the samples alone say how deep they are, whether gray, whether transparent.
  @Test(
    arguments: [("FFV1", 24, nil), ("png ", 24, nil), ("CFHD", 32, true)]
      as [(String, UInt8, Bool?)])
  func entriesThatDoNotTellAreNotBelieved(
    _ codec: String, _ depth: UInt8, _ hasAlpha: Bool?
  ) throws {
    var entry = MovieBytes.picture(codec)
    entry.replaceSubrange((8 + 74)..<(8 + 76), with: [0, depth])
    let facts = try Metadata(MovieBytes.file("qt  ", MovieBytes.track("vide", entry))).facts
    #expect(facts.bitDepth == nil && facts.colorModel == nil && facts.hasAlpha == hasAlpha)
    #expect(facts.pixelWidth == 64)
  }

  @Test func photosAreNoMovies() throws {
    #expect(try Fixture.metadata("exif-xmp.heic").movie == nil)
  }

  @Test func tellsOfFragments() throws {
    let metadata = try Fixture.metadata("fragmented.mp4")
    let movie = try #require(metadata.movie)
    #expect(movie.isFragmented)
    #expect(movie.tracks.first?.frameRate == 5)
    #expect(metadata["QuickTime:MovieFragmentSequence"] != nil)
  }
}
