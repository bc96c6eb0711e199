/// One track of a movie or of a sound, as its container describes it. What it does not state is nil.
public struct MediaTrack: Hashable, Sendable {
  /// What the samples of a track are.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    package init(_ description: String) { self.description = description }

    public static let video = Kind("video")
    public static let audio = Kind("audio")
    public static let subtitle = Kind("subtitle")
    /// Data beside pictures and sound: time codes, places, menus.
    public static let metadata = Kind("metadata")
  }

  /// The number that the container gives it, otherwise its place, from 1.
  public var number: Int
  public var kind: Kind
  /// The container's identifier of the codec: `V_VP9`, `H.264 (AVC) Video`, `mp4v`.
  public var codec: String?
  /// As the container writes it: `eng`, `pt-BR`.
  public var language: String?
  /// In seconds.
  public var duration: Double?
  /// The size of its pictures in pixels as they are stored.
  public var pixelWidth: Int?
  public var pixelHeight: Int?
  /// Nominal, in pictures a second.
  public var frameRate: Double?
  public var channels: Int?
  /// In hertz.
  public var sampleRate: Double?

  package init(number: Int, kind: Kind, codec: String? = nil) {
    self.number = number
    self.kind = kind
    self.codec = codec
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
  }
}
