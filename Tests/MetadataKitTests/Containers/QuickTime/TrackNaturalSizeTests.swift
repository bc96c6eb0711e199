import MetadataKit
import Testing

/// How large the pictures of a track are to be shown.
@Suite struct TrackNaturalSizeTests {
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
}
