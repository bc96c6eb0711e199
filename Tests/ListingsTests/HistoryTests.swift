// What stands here was written for Apple's systems, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility
import Testing

/// The history as programs ask for it on Apple's systems, and albums by what is known of them.
extension AuthorizationTests {
  private func changes(since token: PHPersistentChangeToken) throws -> [PHPersistentChange] {
    try PHPhotoLibrary.shared().fetchPersistentChanges(since: token).map { $0 }
  }

  @Test func theHistoryTellsWhatHasHappened() async throws {
    await allow()
    let start = PHPhotoLibrary.shared().currentChangeToken
    #expect(try changes(since: start).isEmpty)
    let a = try add("photo.jpg")
    let album = try album(of: [a])
    let first = try #require(try changes(since: start).first)
    let added = try first.changeDetails(for: .asset)
    #expect(added.objectType == .asset && added.insertedLocalIdentifiers == [a.localIdentifier])
    #expect(added.updatedLocalIdentifiers.isEmpty && added.deletedLocalIdentifiers.isEmpty)
    #expect(
      try first.changeDetails(for: .assetCollection).insertedLocalIdentifiers
        == [album.localIdentifier])
    #expect(try first.changeDetails(for: .collectionList).insertedLocalIdentifiers.isEmpty)

    try requested { PHAssetChangeRequest(for: a).isFavorite = true }
    let second = try #require(try changes(since: first.changeToken).first)
    #expect(
      try second.changeDetails(for: .asset).updatedLocalIdentifiers == [a.localIdentifier])
    try requested { PHAssetChangeRequest.deleteAssets([a] as NSArray) }
    var seen: [Set<String>] = []
    try PHPhotoLibrary.shared().fetchPersistentChanges(since: second.changeToken)
      .enumerateChanges { change, stop in
        seen.append((try? change.changeDetails(for: .asset))?.deletedLocalIdentifiers ?? [])
        stop.pointee = true
      }
    #expect(seen == [[a.localIdentifier]])
  }

  /// What a client may see has changed as a whole: nothing can be told one by one.
  @Test func anotherAccessHasNoDetails() async throws {
    await allow()
    let start = PHPhotoLibrary.shared().currentChangeToken
    try LibrarySettings(folder: FilePath(place.url.path))
      .set(.selected, for: LibraryFolder.client.identifier)
    let change = try #require(try changes(since: start).first)
    let error = #expect(throws: PHPhotosError.self) { try change.changeDetails(for: .asset) }
    #expect(error?.code == PHPhotosError.persistentChangeDetailsUnavailable)
  }

  @Test func withoutALibraryThereIsNoHistory() async throws {
    await allow()
    let token = PHPhotoLibrary.shared().currentChangeToken
    PHPhotoLibrary.use(nil)
    let error = #expect(throws: PHPhotosError.self) { try changes(since: token) }
    #expect(error?.code == PHPhotosError.accessRestricted)
  }

  @Test func albumsAreFoundByIdentifierAndByMember() async throws {
    await allow()
    let (a, b) = (try add("photo.jpg"), try add("srgb.png"))
    let album = try album(of: [a])
    func found(_ identifiers: [String]) -> [String] {
      PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: identifiers, options: nil)
        .objects(at: IndexSet(0..<2)).map(\.localIdentifier)
    }
    let smart = try #require(
      PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: .smartAlbumVideos, options: nil).firstObject)
    #expect(
      found([smart.localIdentifier, a.localIdentifier, album.localIdentifier, "smart/1"])
        == [album.localIdentifier, smart.localIdentifier])
    func count(_ asset: PHAsset, _ type: PHAssetCollectionType) -> Int {
      PHAssetCollection.fetchAssetCollectionsContaining(asset, with: type, options: nil).count
    }
    #expect(count(a, .album) == 1 && count(b, .album) == 0 && count(a, .smartAlbum) == 0)
    try LibrarySettings(folder: FilePath(place.url.path))
      .set(.selected, for: LibraryFolder.client.identifier)
    #expect(count(a, .album) == 0, "albums are for who may see everything")
  }
}
