/// Albums whose members follow from a rule. Source: Apple, *PhotosTypes.h*,
/// `PHAssetCollectionSubtype`.
public enum SmartAlbum: Int, Sendable, CaseIterable {
  case panoramas = 201
  case videos = 202
  case favorites = 203
  case timelapses = 204
  case allHidden = 205
  case recentlyAdded = 206
  case bursts = 207
  case slowMotionVideos = 208
  case userLibrary = 209
  case screenshots = 211
  case depthEffect = 212
  case livePhotos = 213
  case animated = 214
  case cinematic = 218
  case spatial = 219
  case screenRecordings = 220

  /// Its name in English.
  public var title: String {
    switch self {
    case .panoramas: "Panoramas"
    case .videos: "Videos"
    case .favorites: "Favorites"
    case .timelapses: "Time-lapse"
    case .allHidden: "Hidden"
    case .recentlyAdded: "Recently Added"
    case .bursts: "Bursts"
    case .slowMotionVideos: "Slo-mo"
    case .userLibrary: "Recents"
    case .screenshots: "Screenshots"
    case .depthEffect: "Portrait"
    case .livePhotos: "Live Photos"
    case .animated: "Animated"
    case .cinematic: "Cinematic"
    case .spatial: "Spatial"
    case .screenRecordings: "Screen Recordings"
    }
  }

  /// What its members have in common.
  var predicate: AssetPredicate {
    switch self {
    case .panoramas: .subtype(.photoPanorama)
    case .videos: .mediaType(.video)
    case .favorites: .isFavorite
    case .timelapses: .subtype(.videoTimelapse)
    case .allHidden: .isHidden
    case .recentlyAdded, .userLibrary: .everything
    case .bursts: .isInBurst
    case .slowMotionVideos: .subtype(.videoHighFrameRate)
    case .screenshots: .subtype(.photoScreenshot)
    case .depthEffect: .subtype(.photoDepthEffect)
    case .livePhotos: .subtype(.photoLive)
    case .animated: .subtype(.photoAnimation)
    case .cinematic: .subtype(.videoCinematic)
    case .spatial: .subtype(.spatialMedia)
    case .screenRecordings: .subtype(.videoScreenRecording)
    }
  }

  var album: Album {
    Album(
      localIdentifier: "smart/\(rawValue)", title: title, smartAlbum: self,
      estimatedAssetCount: nil)
  }

  init?(localIdentifier: String) {
    guard localIdentifier.hasPrefix("smart/"), let number = Int(localIdentifier.dropFirst(6)),
      let known = SmartAlbum(rawValue: number)
    else { return nil }
    self = known
  }
}
