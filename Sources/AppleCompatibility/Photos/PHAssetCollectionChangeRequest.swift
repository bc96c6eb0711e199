#if !canImport(Photos)
  public import Foundation
  import PhotoLibrary

  /// Adds an album or changes one.
  public final class PHAssetCollectionChangeRequest: NSObject {
    private let identifier: String
    private let isNew: Bool

    private init(_ identifier: String, title: String, isNew: Bool) {
      self.identifier = identifier
      self.title = title
      self.isNew = isNew
    }

    /// Changes an album; nil for a smart one, whose members follow from a rule.
    public convenience init?(for collection: PHAssetCollection) {
      guard collection.assetCollectionType == .album else { return nil }
      self.init(
        collection.localIdentifier, title: collection.localizedTitle ?? "", isNew: false)
    }

    /// Adds an album without members.
    public class func creationRequestForAssetCollection(
      withTitle title: String
    ) -> PHAssetCollectionChangeRequest {
      let identifier = ChangeTransaction.current.changes.createAlbum(title: title)
      return PHAssetCollectionChangeRequest(identifier, title: title, isNew: true)
    }

    /// What the album is known by, also where it is there already.
    public var placeholderForCreatedAssetCollection: PHObjectPlaceholder {
      PHObjectPlaceholder(localIdentifier: identifier)
    }

    /// Set it to rename the album. It starts as the album is called.
    public var title: String {
      didSet {
        ChangeTransaction.ask { [identifier, title] in $0.renameAlbum(identifier, title: title) }
      }
    }

    /// Adds assets, or placeholders of those that are added in the same block.
    ///
    /// - Parameter assets: of ``PHObject``s, as an array of either kind; what is none of them is passed over.
    public func addAssets(_ assets: some Sequence) {
      let (album, identifiers) = (identifier, ChangeTransaction.identifiers(assets))
      ChangeTransaction.ask { $0.addAssets(identifiers, toAlbum: album) }
    }

    /// As ``addAssets(_:)``, of what was fetched.
    public func addAssets(_ assets: PHFetchResult<PHAsset>) { addAssets(assets.all) }

    /// Takes assets out of the album, not out of the library; as ``addAssets(_:)``.
    public func removeAssets(_ assets: some Sequence) {
      let (album, identifiers) = (identifier, ChangeTransaction.identifiers(assets))
      ChangeTransaction.ask { $0.removeAssets(identifiers, fromAlbum: album) }
    }

    /// As ``removeAssets(_:)``, of what was fetched.
    public func removeAssets(_ assets: PHFetchResult<PHAsset>) { removeAssets(assets.all) }

    /// Removes albums; their members stay in the library.
    ///
    /// - Parameter collections: ``PHAssetCollection``s, as an array of either kind; what is none of them is passed over.
    public class func deleteAssetCollections(_ collections: some Sequence) {
      let identifiers = ChangeTransaction.identifiers(collections)
      ChangeTransaction.ask { changes in
        for identifier in identifiers { changes.deleteAlbum(identifier) }
      }
    }

    /// As ``deleteAssetCollections(_:)``, of what was fetched.
    public class func deleteAssetCollections(_ collections: PHFetchResult<PHAssetCollection>) {
      deleteAssetCollections(collections.all)
    }
  }
#endif
