#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  public import PhotoLibrary

  /// The requests of one block, until it ends.
  final class ChangeTransaction {
    private static let key = "PhotoLibrary.ChangeTransaction"

    let changes: LibraryChanges
    private var atEnd: [(LibraryChanges) -> Void] = []

    private init(_ changes: LibraryChanges) { self.changes = changes }

    /// The transaction whose block runs on this thread.
    ///
    /// A request outside of a block is a mistake of the program, as on Apple's systems.
    static var current: ChangeTransaction {
      guard let current = Thread.current.threadDictionary[key] as? ChangeTransaction else {
        preconditionFailure("a change request is made outside of a block of performChanges")
      }
      return current
    }

    static func run(_ changes: LibraryChanges, _ block: () -> Void) {
      let transaction = ChangeTransaction(changes)
      Thread.current.threadDictionary[key] = transaction
      defer { Thread.current.threadDictionary[key] = nil }
      block()
      for step in transaction.atEnd { step(changes) }
    }

    /// A request can be added to until the block ends.
    func atEnd(_ step: @escaping (LibraryChanges) -> Void) { atEnd.append(step) }
  }

  /// What will be there when the changes are done.
  public final class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

  /// Adds an asset or changes one.
  public class PHAssetChangeRequest: NSObject {
    private let identifier: String
    private let isNew: Bool

    /// Changes an asset.
    public init(for asset: PHAsset) {
      identifier = asset.localIdentifier
      isNew = false
      isFavorite = asset.isFavorite
      isHidden = asset.isHidden
    }

    init(placeholder: String) {
      identifier = placeholder
      isNew = true
    }

    /// Adds a photo, whose file is copied; nil where the URL is none of a file.
    public class func creationRequestForAssetFromImage(
      atFileURL fileURL: URL
    ) -> PHAssetChangeRequest? {
      creationRequest(fileURL)
    }

    /// Adds a movie, whose file is copied; nil where the URL is none of a file. Content alone tells
    /// which of the two it is.
    public class func creationRequestForAssetFromVideo(
      atFileURL fileURL: URL
    ) -> PHAssetChangeRequest? {
      creationRequest(fileURL)
    }

    private static func creationRequest(_ fileURL: URL) -> PHAssetChangeRequest? {
      guard let path = FilePath(fileURL) else { return nil }
      let word = ChangeTransaction.current.changes.createAsset(.init(file: path))
      return PHAssetChangeRequest(placeholder: word)
    }

    /// What the asset will be known by; nil for a change of one that is there.
    public var placeholderForCreatedAsset: PHObjectPlaceholder? {
      isNew ? PHObjectPlaceholder(localIdentifier: identifier) : nil
    }

    /// Set it to mark the asset or not. It starts as the asset is.
    public var isFavorite = false {
      didSet { ChangeTransaction.current.changes.setFavorite(isFavorite, of: identifier) }
    }

    /// Set it to hide the asset or not. It starts as the asset is.
    public var isHidden = false {
      didSet { ChangeTransaction.current.changes.setHidden(isHidden, of: identifier) }
    }

    /// Removes assets; their files are kept in the state's folder `deleted`.
    public class func deleteAssets(_ assets: some Sequence<PHAsset>) {
      ChangeTransaction.current.changes.deleteAssets(assets.map(\.localIdentifier))
    }
  }

  /// Adds an asset of several files.
  public final class PHAssetCreationRequest: PHAssetChangeRequest {
    private var resources: [(PHAssetResourceType, LibraryChanges.NewResource)] = []

    /// An asset to be added, of the resources that it is given before the block ends.
    public class func forAsset() -> PHAssetCreationRequest {
      let transaction = ChangeTransaction.current
      let identifier = transaction.changes.reserveIdentifier()
      let request = PHAssetCreationRequest(placeholder: identifier)
      transaction.atEnd { changes in
        // The still comes first, whichever was added first.
        let sorted = request.resources.sorted { $0.0.rawValue < $1.0.rawValue }
        changes.createAsset(sorted.map(\.1), as: identifier)
      }
      return request
    }

    /// Gives it a file, which is copied; a URL that is none of a file is passed over.
    public func addResource(
      with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {
      guard let path = FilePath(fileURL) else { return }
      resources.append((type, .init(file: path, filename: options?.originalFilename)))
    }

    /// Gives it a file of some bytes, named by their type unless the options name it.
    public func addResource(
      with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
    ) {
      resources.append((type, .init(data: data, filename: options?.originalFilename)))
    }
  }

  /// How a file is added.
  public final class PHAssetResourceCreationOptions: NSObject {
    /// What the file is called in the library; nil for its own name, or one by its type.
    public var originalFilename: String?
  }

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
      didSet { ChangeTransaction.current.changes.renameAlbum(identifier, title: title) }
    }

    /// Adds assets, or placeholders of those that are added in the same block.
    public func addAssets(_ assets: some Sequence<PHObject>) {
      let (album, identifiers) = (identifier, assets.map(\.localIdentifier))
      // Behind the creation of those that are new.
      ChangeTransaction.current.atEnd { $0.addAssets(identifiers, toAlbum: album) }
    }

    /// Takes assets out of the album, not out of the library.
    public func removeAssets(_ assets: some Sequence<PHObject>) {
      ChangeTransaction.current.changes.removeAssets(
        assets.map(\.localIdentifier), fromAlbum: identifier)
    }

    /// Removes albums; their members stay in the library.
    public class func deleteAssetCollections(_ collections: some Sequence<PHAssetCollection>) {
      for collection in collections {
        ChangeTransaction.current.changes.deleteAlbum(collection.localIdentifier)
      }
    }
  }
#endif
