import MetadataKit
import Testing

/// What ffprobe 5.1 and mediainfo 23.04 say of the fixtures, recorded; `.ci/movies` asks them anew.
@Suite struct MovieComparisonTests {
  struct Row: Sendable {
    let file: String
    let rotation: Int
    /// nil where neither of the two states one.
    let frameRate: Double?
    let codec: String

    init(_ file: String, _ codec: String, rotation: Int = 0, frameRate: Double? = 5) {
      self.file = file
      self.codec = codec
      self.rotation = rotation
      self.frameRate = frameRate
    }
  }

  /// All of them last 0.6 seconds and have pictures of 64 × 48.
  static let rows: [Row] = [
    Row("plain.mov", "avc1"), Row("plain.mp4", "avc1"), Row("plain.3gp", "mp4v"),
    Row("hevc.mp4", "hvc1"), Row("itunes.m4v", "avc1"), Row("apple-keys.mov", "avc1"),
    Row("user-data.mov", "avc1"), Row("xmp.mov", "avc1"), Row("wide.mov", "avc1"),
    Row("open-ended.mp4", "avc1"), Row("lying-length.mp4", "avc1"), Row("truncated.mp4", "avc1"),
    Row("fragmented.mp4", "avc1"), Row("rotated-90.mov", "avc1", rotation: 90),
    Row("rotated-180.mp4", "avc1", rotation: 180), Row("movie.mkv", "V_MPEG4/ISO/AVC"),
    Row("movie.webm", "V_VP8"), Row("movie.avi", "FMP4"), Row("movie.flv", "Sorensen H.263"),
    Row("movie.wmv", "WMV2", frameRate: nil), Row("movie.ogv", "Theora"),
  ]

  @Test(arguments: rows) func saysWhatOthersSay(_ row: Row) throws {
    let metadata = try Fixture.metadata(row.file)
    let facts = metadata.facts
    #expect(abs((facts.duration ?? 0) - 0.6) <= 0.001)
    #expect(facts.pixelWidth == 64 && facts.pixelHeight == 48)
    let turns = [1: 0, 3: 180, 6: 90, 8: 270]
    #expect(turns[facts.orientation ?? 1] == row.rotation)
    #expect(facts.codec == row.codec)
    if let rate = row.frameRate {
      #expect(abs((metadata.movie?.nominalFrameRate ?? 0) - rate) <= rate * 0.001)
    } else {
      #expect(metadata.movie?.nominalFrameRate == nil)
    }
  }
}
