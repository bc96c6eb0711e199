/// How an asset is to be shown. Source: Apple, *PhotosTypes.h*, `PHAsset.PlaybackStyle`.
public enum PlaybackStyle: Int, Sendable, CaseIterable {
  case unsupported = 0
  case image = 1
  case imageAnimated = 2
  case livePhoto = 3
  case video = 4
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
