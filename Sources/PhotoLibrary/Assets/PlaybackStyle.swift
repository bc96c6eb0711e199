/// How an asset is to be shown. Source: Apple, *PhotosTypes.h*, `PHAsset.PlaybackStyle`.
public enum PlaybackStyle: Int, Sendable, CaseIterable {
  /// Neither a photo nor a movie.
  case unsupported = 0
  /// One picture that stands still.
  case image = 1
  /// Frames in turn: GIF, APNG, WebP …
  case imageAnimated = 2
  /// A still, and its movie when it is pressed; it counts before an animation.
  case livePhoto = 3
  /// A movie, once from its start to its end.
  case video = 4
  /// A movie over and over; no asset is shown so.
  case videoLooping = 5

  init(_ type: MediaType, _ subtypes: MediaSubtypes) {
    switch type {
    case .video: self = .video
    case .image where subtypes.contains(.photoLive): self = .livePhoto
    case .image where subtypes.contains(.photoAnimation): self = .imageAnimated
    case .image: self = .image
    case .audio, .unknown: self = .unsupported
    }
  }
}
