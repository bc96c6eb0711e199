#if !canImport(Photos)
  public import Foundation
  import PhotoLibrary

  /// An album.
  public final class PHAssetCollection: PHCollection, @unchecked Sendable {
    let album: Album

    init(_ album: Album) {
      self.album = album
      super.init(localIdentifier: album.localIdentifier)
    }

    /// What its user calls it; of a smart album its name in English. Never nil.
    public override var localizedTitle: String? { album.title }
    /// `NSNotFound` where it is not counted.
    public var estimatedAssetCount: Int { album.estimatedAssetCount ?? NSNotFound }
    /// Whether a user has made it, or it follows from a rule.
    public var assetCollectionType: PHAssetCollectionType {
      album.smartAlbum == nil ? .album : .smartAlbum
    }
    /// Which rule it follows from; `albumRegular` where a user has made it.
    public var assetCollectionSubtype: PHAssetCollectionSubtype {
      album.smartAlbum.map { PHAssetCollectionSubtype(rawValue: $0.rawValue) } ?? .albumRegular
    }

    /// Where its assets were taken, which is told of moments: there are none, so nowhere.
    public var localizedLocationNames: [String] { [] }

    /// Whether the client may do something with it at this moment: of a smart album, no more than to delete what is
    /// in it.
    public override func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool {
      guard let library = PHPhotoLibrary.shared().library else { return false }
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
