#if !canImport(Photos)
  public import Foundation
  import PhotoLibrary

  /// Adds an album or changes one.
  public final class PHAssetCollectionChangeRequest: NSObject {
    private let identifier: String

    /// The members that places count in; nil where the request was made without.
    private var known: [String]?

    private init(_ identifier: String, title: String, members: [String]?) {
      self.identifier = identifier
      known = members
      self.title = title
    }

    /// Changes an album; nil for a smart one, whose members follow from a rule, and for a transient one.
    public convenience init?(for collection: PHAssetCollection) {
      guard collection.isOfUser else { return nil }
      self.init(
        collection.localIdentifier, title: collection.localizedTitle ?? "", members: nil)
    }

    /// Changes an album by places in what was fetched of its members; nil for a smart one and a transient one.
    public convenience init?(for collection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
      guard collection.isOfUser else { return nil }
      self.init(
        collection.localIdentifier, title: collection.localizedTitle ?? "",
        members: ChangeTransaction.identifiers(assets.all))
    }

    /// Adds an album without members.
    public class func creationRequestForAssetCollection(
      withTitle title: String
    ) -> PHAssetCollectionChangeRequest {
      let identifier = ChangeTransaction.current.changes.createAlbum(title: title)
      return PHAssetCollectionChangeRequest(identifier, title: title, members: [])
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
      let new = identifiers.filter { known?.contains($0) == false }
      known?.append(contentsOf: new)
      ChangeTransaction.ask { $0.addAssets(identifiers, toAlbum: album) }
    }

    /// As ``addAssets(_:)``, of what was fetched.
    public func addAssets(_ assets: PHFetchResult<PHAsset>) { addAssets(assets.all) }

    /// Takes assets out of the album, not out of the library; as ``addAssets(_:)``.
    public func removeAssets(_ assets: some Sequence) {
      let (album, identifiers) = (identifier, ChangeTransaction.identifiers(assets))
      known?.removeAll { identifiers.contains($0) }
      ChangeTransaction.ask { $0.removeAssets(identifiers, fromAlbum: album) }
    }

    /// As ``removeAssets(_:)``, of what was fetched.
    public func removeAssets(_ assets: PHFetchResult<PHAsset>) { removeAssets(assets.all) }

    // MARK: By places

    // Only where the request was made with the assets that they count in; one outside is a caller's mistake.
    private var members: [String] {
      get {
        guard let known else {
          preconditionFailure(
            "places are those of assets: PHAssetCollectionChangeRequest(for:assets:)")
        }
        return known
      }
      set { known = newValue }
    }

    /// Adds assets, so that they stand at some places.
    public func insertAssets(_ assets: some Sequence, at indexes: IndexSet) {
      addAssets(assets)
      let new = ChangeTransaction.identifiers(assets)
      members.removeAll { new.contains($0) }
      for (member, place) in zip(new, indexes) { members.insert(member, at: place) }
      arrange()
    }

    /// As ``insertAssets(_:at:)``, of what was fetched.
    public func insertAssets(_ assets: PHFetchResult<PHAsset>, at indexes: IndexSet) {
      insertAssets(assets.all, at: indexes)
    }

    /// Takes the assets at some places out of the album.
    public func removeAssets(at indexes: IndexSet) {
      let (album, gone) = (identifier, indexes.map { members[$0] })
      members.removeAll { gone.contains($0) }
      ChangeTransaction.ask { $0.removeAssets(gone, fromAlbum: album) }
    }

    /// Puts assets in the place of others.
    public func replaceAssets(at indexes: IndexSet, withAssets assets: some Sequence) {
      removeAssets(at: indexes)
      insertAssets(assets, at: indexes)
    }

    /// As ``replaceAssets(at:withAssets:)``, of what was fetched.
    public func replaceAssets(at indexes: IndexSet, withAssets assets: PHFetchResult<PHAsset>) {
      replaceAssets(at: indexes, withAssets: assets.all)
    }

    /// Takes assets from their places, and puts them in one row at a place among those that are left.
    public func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {
      let moved = fromIndexes.map { members[$0] }
      members.removeAll { moved.contains($0) }
      members.insert(contentsOf: moved, at: toIndex)
      arrange()
    }

    private func arrange() {
      ChangeTransaction.ask { [identifier, members] in
        $0.arrangeAssets(members, inAlbum: identifier)
      }
    }

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
