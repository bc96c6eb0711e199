import MetadataKit
import Testing

@Suite struct MovieFactsTests {
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
    #expect(sound.sampleSize == 16)
    #expect(sound.bitRate == 128_000)
    #expect(sound.frameRate == nil)
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
