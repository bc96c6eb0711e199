/// Albums whose members follow from a rule. Source: Apple, *PhotosTypes.h*,
/// `PHAssetCollectionSubtype`.
public enum SmartAlbum: Int, Sendable, CaseIterable {
  /// Photos that are ``MediaSubtypes/photoPanorama``.
  case panoramas = 201
  /// All movies.
  case videos = 202
  /// What ``LibraryChanges/setFavorite(_:of:)`` has marked.
  case favorites = 203
  /// Time-lapse movies: always empty, because they are not told from others.
  case timelapses = 204
  /// What ``LibraryChanges/setHidden(_:of:)`` has hidden, and other albums leave out.
  case allHidden = 205
  /// The same as ``userLibrary``, in the order in which the library has come to know them.
  case recentlyAdded = 206
  /// The photos of bursts, not only those that stand for one.
  case bursts = 207
  /// Movies of 100 pictures a second and more.
  case slowMotionVideos = 208
  /// Everything that is not hidden, the oldest first; of a burst, what stands for it.
  case userLibrary = 209
  /// Photos that iOS has marked as pictures of a screen.
  case screenshots = 211
  /// Photos that are ``MediaSubtypes/photoDepthEffect``.
  case depthEffect = 212
  /// Stills that were joined with their movie.
  case livePhotos = 213
  /// Pictures of more than one frame.
  case animated = 214
  /// Movies with a focus to choose later: always empty, as ``timelapses`` is.
  case cinematic = 218
  /// Photos and movies for both eyes: always empty, as ``timelapses`` is.
  case spatial = 219
  /// Movies that iOS has marked as recordings of a screen.
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
