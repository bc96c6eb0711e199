/// What an asset is. Source: Apple, *PhotosTypes.h*, `PHAssetMediaType`.
public enum MediaType: Int, Sendable, CaseIterable {
  /// Neither of those below; no asset is, as only photos and movies are taken up.
  case unknown = 0
  /// A photo, a Live Photo or an animation: its media type is `image/…`.
  case image = 1
  /// A movie: its media type is `video/…`.
  case video = 2
  /// A sound; no asset is.
  case audio = 3
}
