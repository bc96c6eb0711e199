/// That something has changed in what a client may see.
public struct PhotoLibraryChange: Sendable {
  let library: PhotoLibrary
  /// What has changed since the notification before.
  public let changes: PersistentChanges

  /// How a fetch result differs from what a fetch would answer now; nil where it does not.
  ///
  /// Later notifications go on from the `fetchResultAfterChanges`.
  public func details(for result: FetchResult<Asset>) -> FetchResultChanges<Asset>? {
    (try? library.assets(result.query)).flatMap { FetchResultChanges(result, $0) }
  }

  /// How a fetch result differs from what a fetch would answer now; nil where it does not.
  public func details(for result: FetchResult<Album>) -> FetchResultChanges<Album>? {
    (try? library.albums(result.query)).flatMap { FetchResultChanges(result, $0) }
  }

  /// How an asset differs from what it is now; nil where it does not.
  public func details(for asset: Asset) -> ObjectChanges<Asset>? {
    let query = FetchQuery.assets(
      FetchOptions(
        predicate: .localIdentifiers([asset.localIdentifier]), includesHidden: true,
        includesAllBurstPhotos: true))
    guard let now = try? library.assets(query) else { return nil }
    let after = now.first
    guard after != asset else { return nil }
    return ObjectChanges(
      objectBeforeChanges: asset, objectAfterChanges: after,
      assetContentChanged: after.map {
        $0.modificationDate != asset.modificationDate || $0.fileSize != asset.fileSize
      } ?? false)
  }

  /// How an album differs from what it is now: in its title or how many it has; nil where it does not.
  public func details(for album: Album) -> ObjectChanges<Album>? {
    let query = FetchQuery.someAlbums([album.localIdentifier], AlbumOptions())
    guard let now = try? library.albums(query), now.first != album else { return nil }
    return ObjectChanges(
      objectBeforeChanges: album, objectAfterChanges: now.first, assetContentChanged: false)
  }
}

/// Who wants to be told of changes.
///
/// Register before fetching: what is empty because nothing was granted yet is told of when it is.
public protocol PhotoLibraryChangeObserver: AnyObject, Sendable {
  /// Called on a queue of the library's, one change at a time.
  func photoLibraryDidChange(_ change: PhotoLibraryChange)
}
