#if !canImport(Photos)
  public import Foundation
  import PhotoLibrary

  /// An album, or assets that a program has put together for itself.
  public final class PHAssetCollection: PHCollection, @unchecked Sendable {
    private enum Content {
      case album(Album)
      /// The identifiers of assets that are in no album together.
      case assets([String], title: String?)
    }

    private let content: Content

    init(_ album: Album) {
      content = .album(album)
      super.init(localIdentifier: album.localIdentifier)
    }

    private init(_ identifiers: [String], title: String?) {
      content = .assets(identifiers, title: title)
      super.init(localIdentifier: "transient/\(UUID().uuidString)")
    }

    /// Assets as a collection that is in no library, and that nobody can change: fetches of its members have
    /// them in this order, as far as the client may see them.
    public class func transientAssetCollection(
      with assets: [PHAsset], title: String?
    ) -> PHAssetCollection {
      PHAssetCollection(assets.map(\.localIdentifier), title: title)
    }

    /// As ``transientAssetCollection(with:title:)``, of what was fetched.
    public class func transientAssetCollection(
      withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
    ) -> PHAssetCollection {
      transientAssetCollection(with: fetchResult.all, title: title)
    }

    /// The album of the library; nil for a transient one.
    var album: Album? {
      if case .album(let album) = content { album } else { nil }
    }

    /// Whether a user has made it, so that it can be changed.
    var isOfUser: Bool { album.map { $0.smartAlbum == nil } ?? false }

    /// Fetches its members.
    func members(
      in library: PhotoLibrary, _ options: FetchOptions
    ) throws(PhotoLibraryError) -> FetchResult<Asset> {
      switch content {
      case .album(let album): try library.fetchAssets(in: album, options: options)
      case .assets(let identifiers, _):
        try library.fetchAssets(inOrderOf: identifiers, options: options)
      }
    }

    /// What its user calls it; of a smart album its name in English; of a transient one what it was given. Never nil
    /// but of that.
    public override var localizedTitle: String? {
      switch content {
      case .album(let album): album.title
      case .assets(_, let title): title
      }
    }
    /// `NSNotFound` where it is not counted.
    public var estimatedAssetCount: Int {
      switch content {
      case .album(let album): album.estimatedAssetCount ?? NSNotFound
      case .assets(let identifiers, _): identifiers.count
      }
    }
    /// Whether it follows from a rule, or a user or a program has made it.
    public var assetCollectionType: PHAssetCollectionType {
      album?.smartAlbum == nil ? .album : .smartAlbum
    }
    /// Which rule it follows from; `albumRegular` where a user or a program has made it.
    public var assetCollectionSubtype: PHAssetCollectionSubtype {
      album?.smartAlbum.map { PHAssetCollectionSubtype(rawValue: $0.rawValue) } ?? .albumRegular
    }

    /// Where its assets were taken, which is told of moments: there are none, so nowhere.
    public var localizedLocationNames: [String] { [] }

    /// Whether the client may do something with it at this moment: of a smart album, no more than to delete what is
    /// in it; of a transient one, nothing.
    public override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
      guard let album, let library = PHPhotoLibrary.shared().library else { return false }
      if album.smartAlbum == nil { return library.canChange(album) }
      return anOperation == .deleteContent && library.canChangeAssets
    }

    /// When the first of its assets was taken, as far as the client may see them; nil for none.
    public var startDate: Date? { date(ascending: true) }
    /// When the last of its assets was taken, as far as the client may see them; nil for none.
    public var endDate: Date? { date(ascending: false) }

    private func date(ascending: Bool) -> Date? {
      let options = PHFetchOptions()
      options.sortDescriptors = [AssetSort(.creationDate, ascending: ascending)]
      options.fetchLimit = 1
      return PHAsset.fetchAssets(in: self, options: options).firstObject?.creationDate
    }

    // MARK: Fetching

    // As on Apple's systems, a fetch that fails for whatever reason is empty.

    // Options choose albums by ``localizedTitle`` (also as `title`), `localIdentifier`,
    // ``estimatedAssetCount``, ``startDate`` and ``endDate``, sort them by all but the identifier, and limit them.

    /// The albums of a kind: users' by title, smart ones in the order of their numbers, unless the options
    /// say another order. `albumRegular` is all of either kind, as programs write it. Empty for a subtype
    /// that there is not, and where the client may not see albums.
    public class func fetchAssetCollections(
      with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
      let isAny = [.any, .albumRegular].contains(subtype)
      return fetch(options) { (library, options) throws(PhotoLibraryError) in
        switch type {
        case .album: isAny ? try library.fetchAlbums(options) : nil
        case .smartAlbum:
          try library.fetchSmartAlbums(
            SmartAlbum.allCases.filter { isAny || subtype.rawValue == $0.rawValue },
            options: options)
        }
      }
    }

    /// The albums of some identifiers, of either kind; in the order of those of a kind, unless the options say
    /// another.
    public class func fetchAssetCollections(
      withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
      fetch(options) { (library, options) throws(PhotoLibraryError) in
        try library.fetchAlbums(withLocalIdentifiers: identifiers, options: options)
      }
    }

    /// The albums of users that an asset is in; smart ones are not looked through, as on Apple's systems.
    public class func fetchAssetCollectionsContaining(
      _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> {
      fetch(options) { (library, options) throws(PhotoLibraryError) in
        type == .album
          ? try library.fetchAlbums(containing: asset.asset, options: options) : nil
      }
    }

    private static func fetch(
      _ options: PHFetchOptions?,
      _ body: (PhotoLibrary, AlbumOptions) throws(PhotoLibraryError) -> FetchResult<Album>?
    ) -> PHFetchResult<PHAssetCollection> {
      let options = options?.ofAlbums ?? AlbumOptions()
      guard let library = PHPhotoLibrary.shared().library else { return PHFetchResult(.nothing) }
      do throws(PhotoLibraryError) {
        return PHFetchResult(try body(library, options).map { .albums($0) } ?? .nothing)
      } catch {
        PHPhotoLibrary.endIfUndeclared(error)
        return PHFetchResult(.nothing)
      }
    }
  }
#endif
