#if !canImport(Photos)
  public import Foundation
  public import MetadataKit
  public import PhotoLibrary
  public import UniformTypes

  /// A photo, a Live Photo or a movie.
  public final class PHAsset: PHObject, @unchecked Sendable {
    let asset: Asset

    init(_ asset: Asset) {
      self.asset = asset
      super.init(localIdentifier: asset.localIdentifier)
    }

    /// Whether it is a photo or a movie, told by content.
    public var mediaType: PHAssetMediaType { asset.mediaType }
    /// What kinds of photo or movie it is: ``MediaSubtypes`` says which are told.
    public var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
    /// How it is to be shown, which follows from its type and subtypes.
    public var playbackStyle: PlaybackStyle { asset.playbackStyle }
    /// Pixels from left to right as it is shown; 0 where the file does not state them.
    public var pixelWidth: Int { asset.pixelWidth }
    /// Pixels from top to bottom as it is shown; 0 where the file does not state them.
    public var pixelHeight: Int { asset.pixelHeight }
    /// When it was taken; where no tag says it, when its file was changed last.
    public var creationDate: Date? { asset.creationDate }
    /// When its file was changed last.
    public var modificationDate: Date? { asset.modificationDate }
    /// Where it was taken, as its file says; of Core Location there is no more than `coordinate` and
    /// `altitude`, which is nil where the file says none.
    public var location: Location? { asset.location }
    /// How long it is, in seconds; 0 for photos.
    public var duration: TimeInterval { asset.duration }
    /// Whether it is marked, when it was fetched.
    public var isFavorite: Bool { asset.isFavorite }
    /// Whether fetches leave it out that do not ask for hidden ones.
    public var isHidden: Bool { asset.isHidden }
    /// What the photos of one burst have in common; nil for others.
    public var burstIdentifier: String? { asset.burstIdentifier }
    /// Whether it stands for its burst.
    public var representsBurst: Bool { asset.representsBurst }
    /// Always the library: nothing is shared or copied into it by others.
    public var sourceType: PHAssetSourceType { .typeUserLibrary }
    /// Always none: no file says who has chosen it.
    public var burstSelectionTypes: PHAssetBurstSelectionType { [] }
    /// Always false: an edited photo is an asset of its own here.
    public var hasAdjustments: Bool { false }
    /// The type of its main file, told by content; nil for one that is not declared.
    public var contentType: UTType? { UTType(asset.typeIdentifier) }

    /// Whether the client may delete it, mark it or hide it at this moment; nobody changes pixels here.
    public func canPerform(_ editOperation: PHAssetEditOperation) -> Bool {
      switch editOperation {
      case .content: false
      case .delete, .properties: PHPhotoLibrary.shared().library?.canChange(asset) ?? false
      }
    }

    // MARK: Fetching

    // As on Apple's systems, a fetch that fails for whatever reason is empty.

    /// All that the client may see, the oldest first, but for hidden ones and the rest of bursts;
    /// the options may say otherwise.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
      fetch(options) { (library, options) throws(PhotoLibraryError) in
        try library.fetchAssets(options)
      }
    }

    /// Those of a type, as far as the options mean them too.
    public class func fetchAssets(
      with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      fetch(options, of: .mediaType(mediaType)) { (library, options) throws(PhotoLibraryError) in
        try library.fetchAssets(options)
      }
    }

    /// Those of some identifiers, hidden ones among them, in the order of taking unless the options
    /// say another.
    public class func fetchAssets(
      withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      fetch(options) { (library, options) throws(PhotoLibraryError) in
        try library.fetchAssets(withLocalIdentifiers: identifiers, options: options)
      }
    }

    /// The members of a collection, in its order unless the options say another.
    public class func fetchAssets(
      in collection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      fetch(options) { (library, options) throws(PhotoLibraryError) in
        try collection.members(in: library, options)
      }
    }

    /// The assets that stand for an album, three at most: its first ones, of a smart album the newest unless the
    /// options say another order; nil where there are none.
    public class func fetchKeyAssets(
      in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? {
      let found = fetch(options) { (library, options) throws(PhotoLibraryError) in
        var options = options
        if !(1...3).contains(options.limit) { options.limit = 3 }
        if assetCollection.assetCollectionType == .smartAlbum, options.sort.isEmpty {
          options.sort = [AssetSort(.creationDate, ascending: false)]
        }
        return try assetCollection.members(in: library, options)
      }
      return found.count > 0 ? found : nil
    }

    /// The photos of a burst, all of them.
    public class func fetchAssets(
      withBurstIdentifier identifier: String, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      fetch(options, of: .burst(identifier)) { (library, options) throws(PhotoLibraryError) in
        var options = options
        options.includesAllBurstPhotos = true
        return try library.fetchAssets(options)
      }
    }

    private static func fetch(
      _ options: PHFetchOptions?, of kind: AssetPredicate? = nil,
      _ body: (PhotoLibrary, FetchOptions) throws(PhotoLibraryError) -> FetchResult<Asset>
    ) -> PHFetchResult<PHAsset> {
      var wanted = options?.ofAssets ?? FetchOptions()
      if let kind { wanted.predicate = .all([kind] + (wanted.predicate.map { [$0] } ?? [])) }
      guard let library = PHPhotoLibrary.shared().library, options?.meansUserLibrary ?? true
      else { return PHFetchResult(.nothing) }
      do throws(PhotoLibraryError) {
        return PHFetchResult(.assets(try body(library, wanted)))
      } catch {
        PHPhotoLibrary.endIfUndeclared(error)
        return PHFetchResult(.nothing)
      }
    }
  }
#endif
