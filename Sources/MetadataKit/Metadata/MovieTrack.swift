/// What a movie says of one of its tracks, as the file has it.
///
/// Source: ISO 14496-12 §8.3 and §8.4, QuickTime File Format, track atoms. A fact that is not
/// stated is nil.
public struct MovieTrack: Sendable {
  /// The number by which tracks refer to one another; 0 where the track has no header.
  public let id: Int
  /// Whether it is to be played.
  public let isEnabled: Bool
  /// What its samples are, four characters: `vide`, `soun`, `text`, `sbtl`, `meta`, `tmcd` …
  public let kind: String
  /// How its samples are coded, four characters: `avc1`, `hvc1`, `mp4a` …
  public let codec: String?
  /// Its language by RFC 4646, `zh-Hant`, or ISO 639-2, `eng`; nil where it is not determined.
  public let language: String?
  /// How many units of time a second of its media has.
  public let timeScale: Int
  /// How long its media is, in units of its ``timeScale``.
  public let mediaLength: UInt64?
  /// How long it is shown, in units of ``MovieFacts/timeScale``.
  public let length: UInt64?
  /// How long its media is, in seconds.
  public let duration: Double?
  /// The size of its pictures in pixels before its matrix applies; 0 for other tracks.
  public let naturalWidth: Double
  public let naturalHeight: Double
  /// The size of its pictures as they are coded, in pixels.
  public let codedWidth: Int?
  public let codedHeight: Int?
  /// How its pictures are turned, scaled and moved.
  public let matrix: MovieMatrix
  /// Which track stands in front: a lower number before a higher.
  public let layer: Int
  /// Tracks of the same number, other than 0, are alternatives to one another.
  public let alternateGroup: Int
  /// How loud it is; 1 is as loud as it was recorded.
  public let volume: Double
  /// How many samples it has: pictures, packets of sound …
  public let sampleCount: Int
  /// Pictures a second on average; nil for other tracks.
  public let nominalFrameRate: Double?
  /// What of its media is shown, and when; empty where all of it is, from the start.
  public let edits: [Edit]
  /// Channels of sound, samples of each in a second, and bits of a sample.
  public let channels: Int?
  public let sampleRate: Double?
  public let sampleSize: Int?
  /// Bits a second on average, as the codec's configuration states them.
  public let bitRate: Int?
  /// How colors are coded, by the numbers of ISO 23091-2; a transfer of 16 or 18 is HDR.
  public let colorPrimaries: Int?
  public let transferCharacteristics: Int?
  public let matrixCoefficients: Int?
  /// Whether it has the configuration of Dolby Vision.
  public let hasDolbyVision: Bool

  /// One part of a track's edit list (§8.6.6).
  public struct Edit: Hashable, Sendable {
    /// How long it is shown, in units of ``MovieFacts/timeScale``.
    public let length: UInt64
    /// Where in the media it starts, in units of the track's ``MovieTrack/timeScale``; −1 where
    /// nothing is shown.
    public let mediaStart: Int64
    /// How fast the media is played; 0 where one picture stands.
    public let rate: Double
  }
}
