// What stands here was written for Apple's systems, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility
import Testing

/// Collections, their order and their changes as programs have them on Apple's systems.
extension AuthorizationTests {
  private func members(_ album: PHAssetCollection) -> [String] {
    PHAsset.fetchAssets(in: album, options: nil).objects(at: IndexSet(0..<PHAsset.fetchAssets(in: album, options: nil).count)).map(\.localIdentifier)
  }

  @Test func membersStandWhereTheyArePut() async throws {
    await allow()
    let assets = [try add("photo.jpg"), try add("srgb.png"), try add("rgb-8.png")]
    let (a, b, c) = (assets[0].localIdentifier, assets[1].localIdentifier, assets[2].localIdentifier)
    let album = try album(of: [assets[0], assets[1]])
    try requested {
      let assetsInAlbum = PHAsset.fetchAssets(in: album, options: nil)
      PHAssetCollectionChangeRequest(for: album, assets: assetsInAlbum)?.insertAssets([assets[2]], at: IndexSet(integer: 1))
    }
    #expect(members(album) == [a, c, b])
    let fetched = PHAsset.fetchAssets(in: album, options: nil)
    #expect(fetched.index(of: assets[1], in: NSRange(location: 1, length: 2)) == 2)
    #expect(fetched.index(of: assets[1], in: NSRange(location: 0, length: 2)) == NSNotFound)
    let dates = assets.compactMap(\.creationDate)
    #expect(album.startDate == dates.min() && album.endDate == dates.max())
    try requested {
      let request = PHAssetCollectionChangeRequest(for: album, assets: fetched)
      request?.moveAssets(at: IndexSet(integer: 0), to: 2)
      request?.moveAssets(at: IndexSet(integer: 1), to: 0)
    }
    #expect(members(album) == [b, c, a])
    try requested {
      let request = PHAssetCollectionChangeRequest(for: album, assets: PHAsset.fetchAssets(in: album, options: nil))
      request?.removeAssets(at: IndexSet([0, 2]))
      request?.replaceAssets(at: IndexSet(integer: 0), withAssets: [assets[1]])
    }
    #expect(members(album) == [b])
    try requested {
      let none = PHAssetCollectionChangeRequest(for: album, assets: PHFetchResult<PHAsset>())
      none?.insertAssets(PHAsset.fetchAssets(withLocalIdentifiers: [a], options: nil), at: IndexSet(integer: 0))
    }
    #expect(members(album) == [a, b])
  }

  @Test func albumsAreCollections() async throws {
    await allow()
    let album = try album(of: [try add("photo.jpg")])
    let userCollections = PHCollection.fetchTopLevelUserCollections(with: nil)
    #expect(userCollections.count == 1 && userCollections.firstObject?.localizedTitle == "A")
    let collection = try #require(userCollections[0] as? PHAssetCollection)
    #expect(collection == album && collection.canContainAssets && !collection.canContainCollections)
  }

  @Test func whatMayBeDoneWithAlbums() async throws {
    let all: [PHCollectionEditOperation] = [
      .deleteContent, .removeContent, .addContent, .createContent, .rearrangeContent, .delete, .rename,
    ]
    await allow()
    let album = try album(of: [try add("photo.jpg")])
    let smart = try #require(
      PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil).firstObject)
    #expect(all.filter { album.canPerform($0) } == all)
    #expect(all.filter { smart.canPerform($0) } == [.deleteContent])
    try requested { PHAssetCollectionChangeRequest.deleteAssetCollections([album] as NSArray) }
    #expect(all.filter { album.canPerform($0) } == [])
    PHPhotoLibrary.use(nil)
    #expect(!all.contains { smart.canPerform($0) })
  }

  @Test func whatStandsForAnAlbum() async throws {
    await allow()
    let assets = [try add("photo.jpg"), try add("srgb.png"), try add("rgb-8.png"), try add("interlaced.png")]
    let album = try album(of: assets)
    let keys = try #require(PHAsset.fetchKeyAssets(in: album, options: nil))
    #expect(keys.objects(at: IndexSet(0..<keys.count)) == Array(assets.prefix(3)))
    let options = PHFetchOptions()
    options.fetchLimit = 1
    options.predicate = NSPredicate(format: "localIdentifier == %@", assets[3].localIdentifier)
    #expect(PHAsset.fetchKeyAssets(in: album, options: options)?.firstObject == assets[3])
    let smart = try #require(
      PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil).firstObject)
    let newest = try #require(PHAsset.fetchKeyAssets(in: smart, options: nil)).firstObject?.creationDate
    let everything = PHAsset.fetchAssets(with: nil)
    #expect(newest == everything.objects(at: IndexSet(0..<everything.count)).compactMap(\.creationDate).max())
    let videos = try #require(
      PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .smartAlbumVideos, options: nil).firstObject)
    #expect(PHAsset.fetchKeyAssets(in: videos, options: nil) == nil)
  }

  @Test func collectionsOfAProgramsOwn() async throws {
    await allow()
    let assets = [try add("photo.jpg"), try add("srgb.png"), try add("rgb-8.png")]
    let order = [assets[2], assets[0], assets[2], assets[1]]
    let collection = PHAssetCollection.transientAssetCollection(with: order, title: "Chosen")
    #expect(collection.localizedTitle == "Chosen" && collection.estimatedAssetCount == 4)
    #expect(collection.assetCollectionType == .album && collection.assetCollectionSubtype == .albumRegular)
    #expect(members(collection) == [assets[2], assets[0], assets[1]].map(\.localIdentifier))
    let options = PHFetchOptions()
    options.fetchLimit = 2
    let first = PHAsset.fetchAssets(in: collection, options: options)
    #expect(first.count == 2 && first[1] == assets[0])
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    let dates = PHAsset.fetchAssets(in: collection, options: options).objects(at: IndexSet([0, 1])).compactMap(\.creationDate)
    #expect(dates == Array(assets.compactMap(\.creationDate).sorted().reversed().prefix(2)))
    let again = PHAssetCollection.transientAssetCollection(withAssetFetchResult: first, title: nil)
    #expect(members(again) == [assets[2], assets[0]].map(\.localIdentifier) && again.localizedTitle == nil)
    // It is in no library, and so nothing that could be changed.
    #expect(!collection.canPerform(.rename) && PHAssetCollectionChangeRequest(for: collection) == nil)
    #expect(PHAssetCollection.fetchAssetCollections(withLocalIdentifiers: [collection.localIdentifier], options: nil).count == 0)
    try requested { PHAssetChangeRequest.deleteAssets([assets[0]] as NSArray) }
    #expect(members(again) == [assets[2].localIdentifier])
  }

  @Test func thereAreNoFolders() async throws {
    await allow()
    let album = try album(of: [try add("photo.jpg")])
    #expect(PHCollectionList.fetchCollectionLists(with: .folder, subtype: .any, options: nil).count == 0)
    #expect(PHCollectionList.fetchCollectionListsContaining(album, options: nil).firstObject == nil)
    // As programs go through them.
    var names: [String?] = []
    let top = PHCollectionList.fetchTopLevelUserCollections(with: nil)
    top.enumerateObjects { collection, _, _ in
      if let folder = collection as? PHCollectionList {
        names.append(contentsOf: PHCollection.fetchCollections(in: folder, options: nil).objects(at: []).map(\.localizedTitle))
      } else {
        names.append(collection.localizedTitle)
      }
    }
    #expect(names == ["A"])
  }

  @Test func changesOfAnAlbumAreTold() async throws {
    final class Observer: NSObject, PHPhotoLibraryChangeObserver {
      private let lock = NSLock()
      private var changes: [PHChange] = []
      var seen: [PHChange] { lock.withLock { changes } }
      func photoLibraryDidChange(_ changeInstance: PHChange) {
        lock.withLock { changes.append(changeInstance) }
      }
    }
    await allow()
    let asset = try add("photo.jpg")
    let album = try album(of: [asset])
    let observer = Observer()
    PHPhotoLibrary.shared().register(observer)
    try requested { PHAssetCollectionChangeRequest(for: album)?.title = "B" }
    try await wait { !observer.seen.isEmpty }
    let details: PHObjectChangeDetails<PHAssetCollection>? = observer.seen[0].changeDetails(for: album)
    #expect(details?.objectBeforeChanges == album && details?.objectAfterChanges?.localizedTitle == "B")
    #expect(details?.objectWasDeleted == false && observer.seen[0].changeDetails(for: asset) == nil)
    try requested { PHAssetCollectionChangeRequest.deleteAssetCollections([album] as NSArray) }
    try await wait { observer.seen.count == 2 }
    #expect(observer.seen[1].changeDetails(for: album)?.objectWasDeleted == true)
    PHPhotoLibrary.shared().unregisterChangeObserver(observer)
  }
}
