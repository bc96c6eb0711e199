#if !canImport(Photos)
  import Foundation

  /// What may be a folder on Apple's systems: here always a ``PHAssetCollection``.
  public class PHCollection: PHObject, @unchecked Sendable {
    /// What it is called.
    public var localizedTitle: String? { nil }
    /// Always true: there are only albums.
    public var canContainAssets: Bool { true }
    /// Always false: there are no folders of albums.
    public var canContainCollections: Bool { false }

    /// The albums that users have made, as ``PHAssetCollection`` fetches them.
    public class func fetchTopLevelUserCollections(
      with options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
      PHFetchResult(
        PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options)
          .source)
    }
  }
#endif
