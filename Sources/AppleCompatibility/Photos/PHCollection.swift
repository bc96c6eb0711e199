#if !canImport(Photos)
  import Foundation

  /// What may be a folder on Apple's systems, ``PHCollectionList``: here always a ``PHAssetCollection``.
  public class PHCollection: PHObject, @unchecked Sendable {
    /// What it is called.
    public var localizedTitle: String? { nil }
    /// Always true: there are only albums.
    public var canContainAssets: Bool { true }
    /// Always false: there are no folders of albums.
    public var canContainCollections: Bool { false }

    /// Whether the client may do something with it at this moment: nothing with what is no album.
    public func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

    /// The albums that users have made, as ``PHAssetCollection`` fetches them.
    public class func fetchTopLevelUserCollections(
      with options: PHFetchOptions?
    ) -> PHFetchResult<PHCollection> {
      PHFetchResult(
        PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options)
          .source)
    }
  }

  /// What may be done with an album. Source: Apple, *PhotosTypes.h*.
  public enum PHCollectionEditOperation: Int, Sendable {
    /// To take what is in it out of the library.
    case deleteContent = 1
    /// To take out what is in it, and leave it in the library.
    case removeContent = 2
    /// To put something into it that the library has.
    case addContent = 3
    /// To put something new into it.
    case createContent = 4
    /// To change its order.
    case rearrangeContent = 5
    /// To remove it, and leave what is in it in the library.
    case delete = 6
    /// To call it something else.
    case rename = 7
  }
#endif
