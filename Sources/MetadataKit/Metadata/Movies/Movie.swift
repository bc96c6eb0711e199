/// A movie or a sound as its container describes it: the counterpart of what `AVAsset` tells.
///
/// ```swift
/// let metadata = try await provider.metadata()
/// if let movie = metadata.movie {
///   print(movie.duration ?? 0, "s", movie.naturalSize?.width ?? 0, movie[.title]?.value ?? "-")
///   for track in movie.tracks { print(track.kind, track.codec ?? "-", track.frameRate ?? 0) }
/// }
/// ```
///
/// A fact that the file does not state is nil: nothing is measured by decoding samples.
public struct Movie: Sendable {
  /// How long it is, in seconds.
  public let duration: Double?
  /// Its tracks in the order of the file.
  public let tracks: [MovieTrack]
  /// The size of its main track's pictures in square pixels, before its transform applies.
  public let naturalSize: MovieSize?
  /// How the pictures of its main track are to be turned, scaled and moved.
  public let preferredTransform: MovieMatrix
  /// The nominal frame rate of its main track, in pictures a second.
  public let nominalFrameRate: Double?
  /// When it was taken, with its zone where the file has one.
  public var creationDate: Created? { metadata.created }
  /// Where it was taken, in degrees and meters.
  public var location: Location? { metadata.location }

  private let metadata: Metadata
  private var timing: MovieTiming? { metadata.timing }
  var store: TagStore { metadata.tags.store }

  init(_ metadata: Metadata) {
    let facts = metadata.facts
    duration = facts.duration
    tracks = facts.tracks
    let pictures = facts.tracks.filter { $0.kind == .video && !$0.isOfChapters }
    let main = pictures.first(where: \.isEnabled) ?? pictures.first
    nominalFrameRate = facts.frameRate ?? main?.frameRate
    let transform = main?.preferredTransform ?? .identity
    preferredTransform = transform
    naturalSize = main.flatMap { $0.naturalSize ?? Self.size(facts, $0) }
    self.metadata = metadata
  }

  private static func size(_ facts: ImageFacts, _ track: MovieTrack) -> MovieSize? {
    let isTurned = (5...8).contains(facts.orientation ?? 1)
    let shown =
      isTurned
      ? (facts.displayHeight, facts.displayWidth) : (facts.displayWidth, facts.displayHeight)
    guard let width = shown.0 ?? track.pixelWidth, let height = shown.1 ?? track.pixelHeight else {
      return nil
    }
    return MovieSize(width: Double(width), height: Double(height))
  }

  // MARK: The header of QuickTime and MPEG-4

  /// How many units of time a second has, in which ``length`` and ``MovieTrack/length`` count; nil
  /// for other containers.
  public var timeScale: Int? { timing?.timeScale }
  /// How long the movie is, in units of ``timeScale``.
  public var length: UInt64? { timing?.length }
  /// When it was made, in seconds since the start of 1904 in UTC; some writers count
  /// from 1970, which ``creationDate`` tells apart.
  public var created: UInt64? { timing?.created }
  /// When it was last changed, in the same seconds as ``created``; nil for other containers.
  public var modified: UInt64? { timing?.modified }
  /// How fast it is to be played; 1 is as fast as it was recorded.
  public var preferredRate: Double { timing?.preferredRate ?? 1 }
  /// How loud it is to be played; 1 is as loud as it was recorded.
  public var preferredVolume: Double { timing?.preferredVolume ?? 1 }
  /// How the coordinates of all tracks are to be turned and scaled; most often not at all.
  public var matrix: MovieMatrix { timing?.matrix ?? .identity }
  /// Whether its samples are described in fragments (ISO 14496-12 §8.8).
  public var isFragmented: Bool { timing?.isFragmented ?? false }
}

extension Metadata {
  /// What the file says of its movie or sound; nil for a file that has neither.
  public var movie: Movie? {
    // One frame of a raw photo is no movie, though its container is one.
    guard !format.isRawPhoto else { return nil }
    let isMovie =
      timing != nil || !facts.tracks.isEmpty || format.mimeType.hasPrefix("video/")
      || format.mimeType.hasPrefix("audio/")
    return isMovie ? Movie(self) : nil
  }
}
