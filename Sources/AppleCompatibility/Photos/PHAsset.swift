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

    public var mediaType: PHAssetMediaType { asset.mediaType }
    public var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
    public var playbackStyle: PlaybackStyle { asset.playbackStyle }
    public var pixelWidth: Int { asset.pixelWidth }
    public var pixelHeight: Int { asset.pixelHeight }
    public var creationDate: Date? { asset.creationDate }
    public var modificationDate: Date? { asset.modificationDate }
    /// There is no Core Location here: degrees and meters.
    public var location: Location? { asset.location }
    public var duration: TimeInterval { asset.duration }
    public var isFavorite: Bool { asset.isFavorite }
    public var isHidden: Bool { asset.isHidden }
    public var burstIdentifier: String? { asset.burstIdentifier }
    public var representsBurst: Bool { asset.representsBurst }
    public var contentType: UTType? { UTType(asset.typeIdentifier) }

    // MARK: Fetching

    // As on Apple's systems, a fetch that fails for whatever reason is empty.

    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
      fetch { library throws(PhotoLibraryError) in
        try library.fetchAssets(options?.options ?? FetchOptions())
      }
    }

    public class func fetchAssets(
      with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      var wanted = options?.options ?? FetchOptions()
      wanted.predicate = .all(
        [.mediaType(mediaType)] + (wanted.predicate.map { [$0] } ?? []))
      let final = wanted
      return fetch { library throws(PhotoLibraryError) in try library.fetchAssets(final) }
    }

    public class func fetchAssets(
      withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      fetch { library throws(PhotoLibraryError) in
        try library.fetchAssets(
          withLocalIdentifiers: identifiers, options: options?.options ?? FetchOptions())
      }
    }

    public class func fetchAssets(
      in collection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
      fetch { library throws(PhotoLibraryError) in
        try library.fetchAssets(
          in: collection.album, options: options?.options ?? FetchOptions())
      }
    }

    private static func fetch(
      _ body: (PhotoLibrary) throws(PhotoLibraryError) -> FetchResult<Asset>
    ) -> PHFetchResult<PHAsset> {
      guard let library = PHPhotoLibrary.shared().library else { return PHFetchResult(.nothing) }
      do throws(PhotoLibraryError) {
        return PHFetchResult(.assets(try body(library)))
      } catch {
        PHPhotoLibrary.endIfUndeclared(error)
        return PHFetchResult(.nothing)
      }
    }
  }

  /// A file of an asset.
  public final class PHAssetResource: NSObject {
    private let resource: AssetResource

    init(_ resource: AssetResource) { self.resource = resource }

    public var type: PHAssetResourceType { resource.kind }
    public var assetLocalIdentifier: String { resource.assetLocalIdentifier }
    public var originalFilename: String { resource.originalFilename }
    public var uniformTypeIdentifier: String { resource.contentType.identifier }
    public var contentType: UTType { resource.contentType }
    public var pixelWidth: Int { resource.pixelWidth }
    public var pixelHeight: Int { resource.pixelHeight }

    public class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
      let library = PHPhotoLibrary.shared().library
      return ((try? library?.resources(of: asset.asset)) ?? []).map { PHAssetResource($0) }
    }
  }
#endif
