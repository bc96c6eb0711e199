/// One track of a movie or of a sound, as its container describes it.
///
/// All containers share it: what one does not state is nil, or what players take for granted. It
/// is the counterpart of `AVAssetTrack`. Sources: ISO 14496-12 §8.3 and §8.4, QuickTime File Format,
/// RFC 9559 §5.1.4, and the specifications of the other containers.
public struct MovieTrack: Hashable, Sendable {
  /// What the samples of a track are.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The kind as it stands in JSON: `video`, `audio`, `subtitle`, `metadata`.
    public let description: String

    package init(_ description: String) { self.description = description }

    /// Pictures: QuickTime's `vide`, AVI's `vids`, Matroska's type 1 …
    public static let video = Kind("video")
    /// Sound: QuickTime's `soun`, AVI's `auds`, Matroska's type 2 …
    public static let audio = Kind("audio")
    /// Texts or pictures of them over the movie: `sbtl`, `text`, `clcp`, teletext …
    public static let subtitle = Kind("subtitle")
    /// Data beside pictures and sound: time codes, places, menus.
    public static let metadata = Kind("metadata")
  }

  /// The number that the container gives it, otherwise its place, from 1.
  public internal(set) var number: Int
  /// What its samples are, told by the container's type of the track.
  public internal(set) var kind: Kind
  /// The container's own name of the kind where it has four characters: `vide`, `soun`, `sbtl`,
  /// `tmcd` …
  public internal(set) var mediaType: String?
  /// The container's identifier of the codec: `avc1`, `V_VP9`, `H.264 (AVC) Video`.
  public internal(set) var codec: String?
  /// As the container writes it: `eng`, `pt-BR`.
  public internal(set) var language: String?
  /// Whether it is to be played.
  public internal(set) var isEnabled = true
  /// Whether it names or shows the chapters of another track.
  var isOfChapters = false

  // MARK: Time

  /// How long it is shown, in seconds; edits are counted in.
  public internal(set) var duration: Double?
  /// How long its media is, in seconds, whatever of it is shown.
  public internal(set) var mediaDuration: Double?
  /// How many units of time a second of its media has.
  public internal(set) var timeScale: Int?
  /// How long its media is, in units of its ``timeScale``.
  public internal(set) var mediaLength: UInt64?
  /// How long it is shown, in units of ``Movie/timeScale``.
  public internal(set) var length: UInt64?
  /// What of its media is shown, and when; empty where all of it is, from the start.
  public internal(set) var edits: [Edit] = []
  /// How many samples it has: pictures, packets of sound …
  public internal(set) var sampleCount: Int?

  // MARK: Pictures

  /// The size of its pictures in pixels as they are stored.
  public internal(set) var pixelWidth: Int?
  /// The stored rows of its pictures, in pixels.
  public internal(set) var pixelHeight: Int?
  /// The size to show, in square pixels, before ``preferredTransform`` applies.
  public internal(set) var naturalSize: MovieSize?
  /// How its pictures are to be turned, scaled and moved.
  public internal(set) var preferredTransform = MovieMatrix.identity
  /// Nominal, in pictures a second.
  public internal(set) var frameRate: Double?
  /// Which track stands in front: a lower number before a higher.
  public internal(set) var layer = 0
  /// Tracks of the same number, other than 0, are alternatives to one another.
  public internal(set) var alternateGroup = 0
  /// How colors are coded, by the numbers of ISO 23091-2; a transfer of 16 or 18 is HDR.
  public internal(set) var colorPrimaries: Int?
  /// How light became numbers, ISO 23091-2 §8.2: 1 is BT.709, 16 PQ, 18 HLG.
  public internal(set) var transferCharacteristics: Int?
  /// How red, green and blue became luma and chroma, ISO 23091-2 §8.3; 0 is not at all.
  public internal(set) var matrixCoefficients: Int?
  /// Whether it has the configuration of Dolby Vision.
  public internal(set) var hasDolbyVision = false

  // MARK: Sound

  /// How many channels its sound has: 1 is mono, 2 stereo, 6 most often 5.1.
  public internal(set) var channels: Int?
  /// In hertz.
  public internal(set) var sampleRate: Double?
  /// Bits of a sample, as it is stored or was before a codec that loses nothing.
  public internal(set) var sampleSize: Int?
  /// How loud it is; 1 is as loud as it was recorded.
  public internal(set) var preferredVolume = 1.0
  /// Bits a second on average, as the codec's configuration states them, or who counted them.
  public internal(set) var bitRate: Int?

  package init(number: Int, kind: Kind, codec: String? = nil) {
    self.number = number
    self.kind = kind
    self.codec = codec
  }

  /// Takes the size to show from how wide and how high one of its pixels is; the height stays.
  mutating func takeShape(_ shape: (wide: Int, high: Int)?) {
    guard let shape, shape.wide > 0, shape.high > 0, let width = pixelWidth,
      let height = pixelHeight
    else { return }
    let wide = (Double(width) * Double(shape.wide) / Double(shape.high)).rounded()
    // What is wider than any picture is no shape.
    guard wide >= 1, wide < 65_536 else { return }
    naturalSize = MovieSize(width: wide, height: Double(height))
  }

  /// One part of a track's edit list (ISO 14496-12 §8.6.6).
  public struct Edit: Hashable, Sendable {
    /// How long it is shown, in units of ``Movie/timeScale``.
    public let length: UInt64
    /// Where in the media it starts, in units of the track's ``MovieTrack/timeScale``; −1 where
    /// nothing is shown.
    public let mediaStart: Int64
    /// How fast the media is played; 0 where one picture stands.
    public let rate: Double
  }
}

extension ImageFacts {
  /// Fills what the facts of the whole take from the first track of pictures, and where there is
  /// none, from the first one.
  package mutating func takeMainTrack() {
    guard let main = tracks.first(where: { $0.kind == .video }) ?? tracks.first else { return }
    codec = codec ?? main.codec
    frameRate = frameRate ?? main.frameRate
    pixelWidth = pixelWidth ?? main.pixelWidth
    pixelHeight = pixelHeight ?? main.pixelHeight
    duration = duration ?? tracks.compactMap(\.duration).max()
    guard displayWidth == nil, displayHeight == nil, let shown = main.naturalSize else { return }
    displayWidth = Int(exactly: shown.width)
    displayHeight = Int(exactly: shown.height)
  }
}
