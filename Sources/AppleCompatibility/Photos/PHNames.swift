#if !canImport(Photos)
  public import PhotoLibrary

  // What is the same under another name.

  /// What is asked for: `addOnly` or `readWrite`.
  public typealias PHAccessLevel = AccessLevel
  /// What a client is allowed, by the same numbers.
  public typealias PHAuthorizationStatus = AuthorizationStatus
  /// What an asset is, by the same numbers.
  public typealias PHAssetMediaType = MediaType
  /// What kinds of photo or movie an asset is, by the same bits.
  public typealias PHAssetMediaSubtype = MediaSubtypes
  /// What a file is of its asset, by the same numbers.
  public typealias PHAssetResourceType = AssetResource.Kind
  /// What a picker can do beside picking.
  public typealias PHPickerCapabilities = PickerConfiguration.Capabilities
  /// What a picker shows.
  public typealias PHPickerFilter = PickerFilter

  /// What can be fetched. Source: Apple, *PhotosTypes.h*.
  public enum PHObjectType: Int, Sendable {
    /// A ``PHAsset``.
    case asset = 1
    /// A ``PHAssetCollection``.
    case assetCollection = 2
    /// A folder of albums, of which there are none here.
    case collectionList = 3
  }

  /// Where an asset comes from. Source: Apple, *PhotosTypes.h*.
  public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// The sources of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The library itself: everything here.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
    /// Somebody else's shared album: nothing here.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
    /// A computer that iTunes has copied from: nothing here.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
  }

  /// Who has chosen a photo of a burst. Source: Apple, *PhotosTypes.h*.
  public struct PHAssetBurstSelectionType: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// The choices of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The camera.
    public static let autoPick = PHAssetBurstSelectionType(rawValue: 1 << 0)
    /// The user.
    public static let userPick = PHAssetBurstSelectionType(rawValue: 1 << 1)
  }

  /// What may be done with an asset. Source: Apple, *PhotosTypes.h*.
  public enum PHAssetEditOperation: Int, Sendable {
    /// To take it out of the library.
    case delete = 1
    /// To change its pixels.
    case content = 2
    /// To mark it or to hide it.
    case properties = 3
  }

  /// Kinds of album. Source: Apple, *PhotosTypes.h*.
  public enum PHAssetCollectionType: Int, Sendable {
    /// What a user has made.
    case album = 1
    /// What follows from a rule.
    case smartAlbum = 2
  }
#endif
