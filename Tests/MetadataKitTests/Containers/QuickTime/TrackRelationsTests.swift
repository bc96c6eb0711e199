import MetadataKit
import Testing

/// How a track is shown, and what tracks are of one another.
@Suite struct TrackRelationsTests {
  private static func facts(
    _ entry: [UInt8], matrix: [UInt8] = MovieBytes.matrix, boxes: [UInt8] = []
  ) throws -> ImageFacts {
    try Metadata(
      MovieBytes.file(
        "qt  ", MovieBytes.track("vide", entry, matrix: matrix, boxes: boxes))
    ).facts
  }

  private static let wide = BoxBytes.box("pasp", BoxBytes.number(4, 4), BoxBytes.number(3, 4))

  /// QuickTime's headers have the size as stored.
  @Test func theShapeOfPixelsTells() throws {
    let facts = try Self.facts(MovieBytes.picture("avc1", Self.wide))
    #expect(facts.pixelWidth == 64 && facts.displayWidth == 85 && facts.displayHeight == 48)
    let turned = try Self.facts(
      MovieBytes.picture("avc1", Self.wide), matrix: MovieBytes.quarterTurn)
    #expect(turned.displayWidth == 48 && turned.displayHeight == 85)
    let square = BoxBytes.box("pasp", BoxBytes.number(7, 4), BoxBytes.number(7, 4))
    #expect(try Self.facts(MovieBytes.picture("avc1", square)).displayWidth == 64)
  }

  /// QTFF, track aperture mode dimensions: the clean aperture is what is shown.
  @Test func theTracksApertureCounts() throws {
    func aperture(_ width: Int, _ height: Int) -> [UInt8] {
      BoxBytes.box(
        "tapt",
        BoxBytes.full("prof", BoxBytes.number(90 << 16, 4), BoxBytes.number(48 << 16, 4)),
        BoxBytes.full("clef", BoxBytes.number(width << 16, 4), BoxBytes.number(height << 16, 4)))
    }
    let entry = MovieBytes.picture("avc1", Self.wide)
    let facts = try Self.facts(entry, boxes: aperture(80, 46))
    #expect(facts.displayWidth == 80 && facts.displayHeight == 46)
    let track = try #require(facts.tracks.first)
    #expect(track.naturalSize == MovieSize(width: 80, height: 46))
    #expect(try Self.facts(entry, boxes: aperture(0, 46)).displayWidth == 85)
  }

  /// The pictures that a sound shows at its chapters make no movie of it.
  @Test func chaptersAreNotThePictures() throws {
    let chapters = BoxBytes.box("tref", BoxBytes.box("chap", BoxBytes.number(2, 4)))
    let pictures = MovieBytes.track("vide", MovieBytes.picture("jpeg"), id: 2)
    let sound = try Metadata(
      MovieBytes.file(
        "M4A ", MovieBytes.track("soun", MovieBytes.sound("mp4a"), boxes: chapters), pictures))
    #expect(sound.facts.pixelWidth == nil && sound.facts.codec == "mp4a")
    #expect(sound.facts.frameRate == nil && sound.facts.frameCount == nil)
    #expect(sound.movie?.naturalSize == nil && sound.movie?.tracks.count == 2)
    let other = try Metadata(
      MovieBytes.file(
        "M4A ", MovieBytes.track("soun", MovieBytes.sound("mp4a")), pictures))
    #expect(other.facts.pixelWidth == 64 && other.facts.codec == "jpeg")
  }

  /// A sequence of images whose still picture, which comes first, is opaque.
  @Test func transparencyOfASequenceIsInATrackOfItsOwn() throws {
    let still = BoxBytes.full(
      "meta", BoxBytes.handler("pict"), BoxBytes.primary(1),
      BoxBytes.itemList(BoxBytes.item(1, "av01")),
      BoxBytes.properties([BoxBytes.extent(64, 48)], [(item: 1, properties: [1])]))
    func movie(_ type: String) -> [UInt8] {
      let mask = BoxBytes.full("auxi", Array("\(type)\0".utf8))
      return BoxBytes.box(
        "moov", MovieBytes.header(), MovieBytes.track("pict", MovieBytes.picture("av01")),
        MovieBytes.track("auxv", MovieBytes.picture("av01", mask), id: 2))
    }
    let brands = BoxBytes.fileType("avis", "avis", "avif", "mif1")
    let alpha = "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha"
    let facts = try Metadata(brands + still + movie(alpha)).facts
    #expect(facts.pixelWidth == 64 && facts.animation != nil && facts.hasAlpha == true)
    #expect(
      try Metadata(brands + still + movie("urn:mpeg:hevc:2015:auxid:2")).facts.hasAlpha != true)
  }

  /// A track that repeats its edit for ever, with the largest number that has a sign for a length.
  @Test func endlessIsNoLength() throws {
    let edits = BoxBytes.box(
      "edts",
      BoxBytes.full(
        "elst", flags: 1, BoxBytes.number(1, 4), BoxBytes.number(600, 4), BoxBytes.number(0, 4),
        BoxBytes.number(65536, 4)))
    let file =
      BoxBytes.fileType("avis", "avis", "avif", "mif1")
      + BoxBytes.box(
        "moov", MovieBytes.header(),
        MovieBytes.track(
          "pict", MovieBytes.picture("av01"), version: 1, length: .max, boxes: edits))
    let metadata = try Metadata(file)
    #expect(metadata.facts.animation?.loopCount == 0)
    #expect(metadata.movie?.tracks.first?.length == nil)
  }
}
