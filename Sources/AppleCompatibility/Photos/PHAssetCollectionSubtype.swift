#if !canImport(Photos)
  /// Kinds of album, in detail. Source: Apple, *PhotosTypes.h*.
  public struct PHAssetCollectionSubtype: RawRepresentable, Hashable, Sendable {
    /// The number that Apple has for the kind.
    public let rawValue: Int

    /// The kind of a number; one without a name here has no albums.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An album that a user has made.
    public static let albumRegular = PHAssetCollectionSubtype(rawValue: 2)
    /// An event of iPhoto: none here.
    public static let albumSyncedEvent = PHAssetCollectionSubtype(rawValue: 3)
    /// A face of iPhoto: none here.
    public static let albumSyncedFaces = PHAssetCollectionSubtype(rawValue: 4)
    /// An album of iPhoto: none here.
    public static let albumSyncedAlbum = PHAssetCollectionSubtype(rawValue: 5)
    /// What came from a camera: none here.
    public static let albumImported = PHAssetCollectionSubtype(rawValue: 6)
    /// The user's own stream: none here.
    public static let albumMyPhotoStream = PHAssetCollectionSubtype(rawValue: 100)
    /// Somebody's shared album: none here.
    public static let albumCloudShared = PHAssetCollectionSubtype(rawValue: 101)
    /// A smart album of no other kind: none here.
    public static let smartAlbumGeneric = PHAssetCollectionSubtype(rawValue: 200)
    /// ``SmartAlbum/panoramas``.
    public static let smartAlbumPanoramas = PHAssetCollectionSubtype(rawValue: 201)
    /// ``SmartAlbum/videos``.
    public static let smartAlbumVideos = PHAssetCollectionSubtype(rawValue: 202)
    /// ``SmartAlbum/favorites``.
    public static let smartAlbumFavorites = PHAssetCollectionSubtype(rawValue: 203)
    /// ``SmartAlbum/timelapses``, which is always empty.
    public static let smartAlbumTimelapses = PHAssetCollectionSubtype(rawValue: 204)
    /// ``SmartAlbum/allHidden``.
    public static let smartAlbumAllHidden = PHAssetCollectionSubtype(rawValue: 205)
    /// ``SmartAlbum/recentlyAdded``, which has everything.
    public static let smartAlbumRecentlyAdded = PHAssetCollectionSubtype(rawValue: 206)
    /// ``SmartAlbum/bursts``.
    public static let smartAlbumBursts = PHAssetCollectionSubtype(rawValue: 207)
    /// ``SmartAlbum/slowMotionVideos``.
    public static let smartAlbumSlomoVideos = PHAssetCollectionSubtype(rawValue: 208)
    /// ``SmartAlbum/userLibrary``, which has everything.
    public static let smartAlbumUserLibrary = PHAssetCollectionSubtype(rawValue: 209)
    /// Photos of a front camera: none here.
    public static let smartAlbumSelfPortraits = PHAssetCollectionSubtype(rawValue: 210)
    /// ``SmartAlbum/screenshots``.
    public static let smartAlbumScreenshots = PHAssetCollectionSubtype(rawValue: 211)
    /// ``SmartAlbum/depthEffect``.
    public static let smartAlbumDepthEffect = PHAssetCollectionSubtype(rawValue: 212)
    /// ``SmartAlbum/livePhotos``.
    public static let smartAlbumLivePhotos = PHAssetCollectionSubtype(rawValue: 213)
    /// ``SmartAlbum/animated``.
    public static let smartAlbumAnimated = PHAssetCollectionSubtype(rawValue: 214)
    /// Live Photos shown as long exposures: none here.
    public static let smartAlbumLongExposures = PHAssetCollectionSubtype(rawValue: 215)
    /// What could not be uploaded: none here.
    public static let smartAlbumUnableToUpload = PHAssetCollectionSubtype(rawValue: 216)
    /// Raw photos: none here.
    public static let smartAlbumRAW = PHAssetCollectionSubtype(rawValue: 217)
    /// ``SmartAlbum/cinematic``, which is always empty.
    public static let smartAlbumCinematic = PHAssetCollectionSubtype(rawValue: 218)
    /// ``SmartAlbum/spatial``, which is always empty.
    public static let smartAlbumSpatial = PHAssetCollectionSubtype(rawValue: 219)
    /// ``SmartAlbum/screenRecordings``.
    public static let smartAlbumScreenRecordings = PHAssetCollectionSubtype(rawValue: 220)
    /// All albums of a type.
    public static let any = PHAssetCollectionSubtype(rawValue: Int.max)
  }
#endif
