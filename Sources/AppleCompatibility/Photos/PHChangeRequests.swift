#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  public import PhotoLibrary

  /// The requests of one block, until it ends.
  final class ChangeTransaction {
    private static let key = "PhotoLibrary.ChangeTransaction"

    let changes: LibraryChanges
    private var steps: [(LibraryChanges) -> Void] = []

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
      for step in transaction.steps { step(changes) }
    }

    /// Asks for a change, which is made in its turn when the block has ended: until then a request can be
    /// added to.
    static func ask(_ step: @escaping (LibraryChanges) -> Void) { current.steps.append(step) }

    /// The identifiers of objects; an `NSArray` has whatever it has.
    static func identifiers(_ objects: some Sequence) -> [String] {
      objects.compactMap { ($0 as? PHObject)?.localIdentifier }
    }
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
      let identifier = ChangeTransaction.current.changes.reserveIdentifier()
      ChangeTransaction.ask { $0.createAsset([.init(file: path)], as: identifier) }
      return PHAssetChangeRequest(placeholder: identifier)
    }

    /// What the asset will be known by; nil for a change of one that is there.
    public var placeholderForCreatedAsset: PHObjectPlaceholder? {
      isNew ? PHObjectPlaceholder(localIdentifier: identifier) : nil
    }

    /// Set it to mark the asset or not. It starts as the asset is.
    public var isFavorite = false {
      didSet {
        ChangeTransaction.ask { [identifier, isFavorite] in
          $0.setFavorite(isFavorite, of: identifier)
        }
      }
    }

    /// Set it to hide the asset or not. It starts as the asset is.
    public var isHidden = false {
      didSet {
        ChangeTransaction.ask { [identifier, isHidden] in $0.setHidden(isHidden, of: identifier) }
      }
    }

    /// Removes assets; their files are kept in the state's folder `deleted`.
    ///
    /// - Parameter assets: ``PHAsset``s, as an array of either kind; what is none of them is passed over.
    public class func deleteAssets(_ assets: some Sequence) {
      let identifiers = ChangeTransaction.identifiers(assets)
      ChangeTransaction.ask { $0.deleteAssets(identifiers) }
    }

    /// As ``deleteAssets(_:)``, of what was fetched.
    public class func deleteAssets(_ assets: PHFetchResult<PHAsset>) { deleteAssets(assets.all) }
  }

  /// Adds an asset of several files: a photo, a movie, or the still and the movie of a Live Photo.
  ///
  /// What is added as an `alternatePhoto`, such as the raw twin of a JPEG, becomes an asset of its own, as
  /// raw twins are here; the placeholder is that of the first one.
  public final class PHAssetCreationRequest: PHAssetChangeRequest {
    private var resources: [(PHAssetResourceType, LibraryChanges.NewResource)] = []
    /// Whether every resource is one.
    private var isWhole = true

    /// An asset to be added, of the resources that it is given before the block ends; the changes fail
    /// where that is none.
    public class func forAsset() -> PHAssetCreationRequest {
      let identifier = ChangeTransaction.current.changes.reserveIdentifier()
      let request = PHAssetCreationRequest(placeholder: identifier)
      ChangeTransaction.ask { changes in
        // The still comes first, whichever was added first.
        let sorted = request.resources.sorted { $0.0.rawValue < $1.0.rawValue }
        let twins = sorted.dropFirst().filter { $0.0 == .alternatePhoto }
        let main = sorted.prefix(1) + sorted.dropFirst().filter { $0.0 != .alternatePhoto }
        changes.createAsset(request.isWhole ? main.map(\.1) : [], as: identifier)
        for twin in twins { changes.createAsset(twin.1) }
      }
      return request
    }

    /// Gives it a file, which is copied; where the URL is none of a file, the changes fail.
    public func addResource(
      with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
    ) {
      guard let path = FilePath(fileURL) else {
        isWhole = false
        return
      }
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
