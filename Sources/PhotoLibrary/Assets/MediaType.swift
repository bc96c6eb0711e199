/// What an asset is. Source: Apple, *PhotosTypes.h*, `PHAssetMediaType`.
public enum MediaType: Int, Sendable, CaseIterable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}
