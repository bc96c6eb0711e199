#if !canImport(Photos)
  public import PhotoLibrary

  // What is the same under another name.

  public typealias PHAccessLevel = AccessLevel
  public typealias PHAuthorizationStatus = AuthorizationStatus
  public typealias PHAssetMediaType = MediaType
  public typealias PHAssetMediaSubtype = MediaSubtypes
  public typealias PHAssetResourceType = AssetResource.Kind
  public typealias PHPersistentChangeToken = ChangeToken
  public typealias PHPickerFilter = PickerFilter

  /// Kinds of album. Source: Apple, *PhotosTypes.h*.
  public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum = 2
  }

  /// Kinds of album, in detail. Source: Apple, *PhotosTypes.h*.
  public struct PHAssetCollectionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let albumRegular = PHAssetCollectionSubtype(rawValue: 2)
    public static let smartAlbumPanoramas = PHAssetCollectionSubtype(rawValue: 201)
    public static let smartAlbumVideos = PHAssetCollectionSubtype(rawValue: 202)
    public static let smartAlbumFavorites = PHAssetCollectionSubtype(rawValue: 203)
    public static let smartAlbumTimelapses = PHAssetCollectionSubtype(rawValue: 204)
    public static let smartAlbumAllHidden = PHAssetCollectionSubtype(rawValue: 205)
    public static let smartAlbumRecentlyAdded = PHAssetCollectionSubtype(rawValue: 206)
    public static let smartAlbumBursts = PHAssetCollectionSubtype(rawValue: 207)
    public static let smartAlbumSlomoVideos = PHAssetCollectionSubtype(rawValue: 208)
    public static let smartAlbumUserLibrary = PHAssetCollectionSubtype(rawValue: 209)
    public static let smartAlbumScreenshots = PHAssetCollectionSubtype(rawValue: 211)
    public static let smartAlbumDepthEffect = PHAssetCollectionSubtype(rawValue: 212)
    public static let smartAlbumLivePhotos = PHAssetCollectionSubtype(rawValue: 213)
    public static let smartAlbumAnimated = PHAssetCollectionSubtype(rawValue: 214)
    public static let smartAlbumCinematic = PHAssetCollectionSubtype(rawValue: 218)
    public static let smartAlbumSpatial = PHAssetCollectionSubtype(rawValue: 219)
    public static let smartAlbumScreenRecordings = PHAssetCollectionSubtype(rawValue: 220)
    public static let any = PHAssetCollectionSubtype(rawValue: Int.max)
  }
#endif
