import ItemProvider
import MetadataKit
import Testing

/// What all containers of movies have in common.
@Suite struct MovieTests {
  @Test(arguments: [
    "plain.mov", "plain.mp4", "plain.3gp", "itunes.m4v", "movie.mkv", "movie.webm", "movie.avi",
    "movie.wmv", "movie.flv", "movie.ogv", "movie.ts", "movie.mpg",
    "movie.vob", "broadcast.ts",
  ])
  func everyContainerIsAMovie(_ name: String) throws {
    let movie = try #require(try Fixture.metadata(name).movie)
    let main = try #require(movie.tracks.first { $0.kind == .video })
    #expect(main.pixelWidth == 64 && main.pixelHeight == 48)
    #expect(movie.naturalSize == MovieSize(width: 64, height: 48))
    #expect(movie.preferredTransform == .identity)
    #expect(movie.nominalFrameRate == main.frameRate)
    #expect(movie.preferredRate == 1)
  }

  @Test(arguments: ["photo.jpg", "animated.gif", "exif-xmp.heic", "layers.psd", "minimal.dng"])
  func photosAreNoMovies(_ name: String) throws {
    #expect(try Fixture.metadata(name).movie == nil)
  }

  @Test func soundHasATrack() throws {
    let movie = try #require(try Fixture.metadata("sound.m4a").movie)
    #expect(movie.tracks.map(\.kind) == [.audio])
    #expect(movie.naturalSize == nil && movie.nominalFrameRate == nil)
  }

  @Test(arguments: ["movie.vob", "broadcast.ts"])
  func soundInPrivateDataHasATrack(_ name: String) throws {
    let movie = try #require(try Fixture.metadata(name).movie)
    #expect(movie.tracks.map(\.kind) == [.video, .audio])
    #expect(movie.tracks.last?.codec == "A52/AC-3 Audio")
    #expect(movie.tracks.last?.channels == 1 && movie.tracks.last?.sampleRate == 48_000)
  }

  @Test func aProviderLoadsIt() async throws {
    let provider = ItemProvider(path: FilePath(Fixture.path("apple-keys.mov")))
    let movie = try #require(try await provider.metadata().movie)
    #expect(movie.duration == 0.6)
    #expect(movie[.make]?.value == "Apple")
    #expect(movie[.model]?.source == "Keys:Model")
    #expect(movie[.software]?.value == "17.5.1")
    #expect(movie[.creationDate]?.value == "2024-06-21T19:42:07+02:00")
    #expect(movie[.location]?.value == "+46.6943+012.0855+1496.400/")
    #expect(movie[.identifier]?.value == "5E0D4C3A-0000-4000-8000-000000000001")
    #expect(movie[.title] == nil)
    #expect(movie.location?.altitude == 1496.4)
    #expect(movie.creationDate?.offset == "+02:00")
  }

  @Test func commonMetadataComesFromTheBestPlace() throws {
    let both = MovieBytes.file(
      "qt  ",
      BoxBytes.box(
        "udta", MovieBytes.copyrightBox("nam", MovieBytes.text(Array("User".utf8))),
        MovieBytes.copyrightBox("cpy", MovieBytes.text(Array("Owner".utf8)))),
      MovieBytes.keys([("com.apple.quicktime.title", MovieBytes.data(1, Array("Key".utf8)))]))
    let movie = try #require(try Metadata(both).movie)
    #expect(movie[.title]?.value == "Key")
    #expect(movie[.copyrights]?.source == "UserData:Copyright")
    #expect(movie.commonMetadata.map(\.commonKey) == [.title, .copyrights])
    #expect(try Fixture.metadata("movie.wmv").movie?[.title]?.value == "Evening at the lake")
    #expect(try Fixture.metadata("itunes.m4v").movie?[.artist]?.value == "Ada Example")
    #expect(try Fixture.metadata("movie.wmv").movie?[.creationDate] == nil, "zeros are no date")
  }

  @Test func turnsAreThoseOfTheMainTrack() throws {
    let movie = try #require(try Fixture.metadata("rotated-90.mov").movie)
    let transform = movie.preferredTransform
    #expect([transform.a, transform.b, transform.c, transform.d] == [0, 1, -1, 0])
    #expect(movie.naturalSize == MovieSize(width: 64, height: 48))
    let roll = EBMLBytes.element(
      0xE0, EBMLBytes.number(0xB0, 64), EBMLBytes.number(0xBA, 48),
      EBMLBytes.element(0x7670, EBMLBytes.float(0x7675, -90)))
    let matroska = try Metadata(
      EBMLBytes.header()
        + EBMLBytes.element(
          0x1853_8067,
          EBMLBytes.element(0x1654_AE6B, EBMLBytes.track(1, type: 1, "V_VP9", roll))))
    let same = try #require(matroska.movie).preferredTransform
    #expect([same.a, same.b, same.c, same.d] == [0, 1, -1, 0])
    #expect(matroska.facts.displayWidth == 48)
    #expect(matroska.movie?.naturalSize == MovieSize(width: 64, height: 48))
  }

  @Test func listsNerosChapters() throws {
    let list = BoxBytes.full(
      "chpl", version: 1, BoxBytes.number(0, 4), [2], BoxBytes.number(0, 8), [5],
      Array("Start".utf8), BoxBytes.number(15_000_000, 8), [7], Array("The end".utf8))
    let movie = try #require(
      try Metadata(MovieBytes.file("M4V ", BoxBytes.box("udta", list))).movie)
    #expect(movie.chapters.map(\.start) == [0, 1.5])
    #expect(movie.chapters.map(\.title) == ["Start", "The end"])
  }

  @Test func listsMatroskasChapters() throws {
    func atom(_ start: Int, _ end: Int?, _ title: String) -> [UInt8] {
      EBMLBytes.element(
        0xB6, EBMLBytes.number(0x91, start, size: 8),
        end.map { EBMLBytes.number(0x92, $0, size: 8) } ?? [],
        EBMLBytes.element(0x80, EBMLBytes.text(0x85, title), EBMLBytes.text(0x437C, "eng")))
    }
    let bytes =
      EBMLBytes.header()
      + EBMLBytes.element(
        0x1853_8067,
        EBMLBytes.element(
          0x1043_A770,
          EBMLBytes.element(0x45B9, atom(0, 2_000_000_000, "One"), atom(2_500_000_000, nil, "Two")))
      )
    let chapters = try #require(try Metadata(bytes).movie).chapters
    #expect(
      chapters == [
        MovieChapter(start: 0, end: 2, title: "One"),
        MovieChapter(start: 2.5, end: nil, title: "Two"),
      ])
  }

  @Test func aTrackIsAsLongAsItIsShown() throws {
    // AAC starts with samples that the edit list leaves out.
    let sound = try #require(try Fixture.metadata("plain.mp4").movie?.tracks.last)
    #expect(sound.duration == 0.6)
    #expect((sound.mediaDuration ?? 0) > 0.62)
  }
}
