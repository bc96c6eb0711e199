#if !canImport(Photos)
  public import Foundation
  import PhotoLibrary

  /// What is fetched, and in which order.
  ///
  /// As on Apple's systems, a fetch with a predicate or an order that cannot be asked of what it fetches is a
  /// mistake of the program and ends it: a property that is none of an album's, or of an asset's.
  public final class PHFetchOptions: NSObject {
    /// What is meant: an `NSPredicate` of a format, an `AssetPredicate` for assets, an `AlbumPredicate` for
    /// albums.
    public var predicate: (any PHFetchPredicate)?
    /// What it is sorted by: an `NSSortDescriptor` of a key, an `AssetSort` for assets, an `AlbumSort` for
    /// albums.
    public var sortDescriptors: [any PHFetchSort]?
    /// 0 for all.
    public var fetchLimit = 0
    /// Whether hidden assets are fetched, too.
    public var includeHiddenAssets = false
    /// Whether all photos of a burst are fetched, not only the one that stands for it.
    public var includeAllBurstAssets = false
    /// From where; empty for everything, which comes from the library itself.
    public var includeAssetSourceTypes: PHAssetSourceType = []
    /// Results always tell how they change.
    public var wantsIncrementalChangeDetails = true

    var meansUserLibrary: Bool {
      includeAssetSourceTypes.isEmpty || includeAssetSourceTypes.contains(.typeUserLibrary)
    }

    var ofAssets: FetchOptions {
      Self.orEnd {
        FetchOptions(
          predicate: try predicate?.assetPredicate(),
          sort: try (sortDescriptors ?? []).map { try $0.assetSort() }, limit: fetchLimit,
          includesHidden: includeHiddenAssets, includesAllBurstPhotos: includeAllBurstAssets)
      }
    }

    var ofAlbums: AlbumOptions {
      Self.orEnd {
        AlbumOptions(
          predicate: try predicate?.albumPredicate(),
          sort: try (sortDescriptors ?? []).map { try $0.albumSort() }, limit: fetchLimit)
      }
    }

    private static func orEnd<Value>(_ body: () throws -> Value) -> Value {
      do { return try body() } catch { fatalError("PHFetchOptions: \(error)") }
    }
  }
#endif
