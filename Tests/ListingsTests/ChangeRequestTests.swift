// What stands here was written for Apple's systems, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility
import Testing

/// Changes as programs ask for them on Apple's systems.
extension AuthorizationTests {
  /// A library that everything is allowed for.
  func allow() async {
    place.use(ProgrammedPrompter([.allow]))
    _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
  }

  func requested(_ block: () -> Void) throws {
    try PHPhotoLibrary.shared().performChangesAndWait(block)
  }

  func add(_ name: String, isFavorite: Bool = false) throws -> PHAsset {
    var identifier = ""
    try requested {
      let request = PHAssetCreationRequest.forAsset()
      request.addResource(with: .photo, fileURL: fixture(name), options: nil)
      if isFavorite { request.isFavorite = true }
      identifier = request.placeholderForCreatedAsset?.localIdentifier ?? ""
    }
    return try #require(
      PHAsset.fetchAssets(withLocalIdentifiers: [identifier], options: nil).firstObject)
  }

  func album(of assets: [PHAsset]) throws -> PHAssetCollection {
    try requested {
      PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "A")
        .addAssets(assets as NSArray)
    }
    return try #require(
      PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).lastObject)
  }

  private func members(_ album: PHAssetCollection) -> Int {
    PHAsset.fetchAssets(in: album, options: nil).count
  }

  @Test func aNewAssetMayBeAFavorite() async throws {
    await allow()
    #expect(try add("photo.jpg", isFavorite: true).isFavorite)
    try requested {
      PHAssetChangeRequest.creationRequestForAssetFromImage(atFileURL: fixture("srgb.png"))?
        .isHidden = true
    }
    #expect(PHAsset.fetchAssets(with: nil).count == 2, "one of three is hidden")
  }

  @Test func requestsAreMadeInTheirOrder() async throws {
    await allow()
    let (a, b) = (try add("photo.jpg"), try add("srgb.png"))
    let album = try album(of: [])
    try requested {
      let request = PHAssetCollectionChangeRequest(for: album)
      request?.addAssets([a, b])
      request?.removeAssets([a] as NSArray)
    }
    #expect(members(album) == 1)
    try requested {
      PHAssetCollectionChangeRequest(for: album)?.addAssets([a])
      PHAssetChangeRequest.deleteAssets([a, a] as NSArray)
    }
    #expect(members(album) == 1)
    try requested {
      PHAssetCollectionChangeRequest(for: album)?.addAssets(
        PHAsset.fetchAssets(withLocalIdentifiers: [b.localIdentifier], options: nil))
      PHAssetCollectionChangeRequest.deleteAssetCollections([album] as NSArray)
    }
    #expect(
      PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil).count == 0)
  }

  @Test(arguments: ["https://example.com/a.jpg", ""])
  func anAssetOfNoFileIsNone(_ address: String) async throws {
    await allow()
    let error = #expect(throws: PHPhotosError.self) {
      try requested {
        let request = PHAssetCreationRequest.forAsset()
        guard let url = URL(string: address) else { return }
        request.addResource(with: .photo, fileURL: fixture("photo.jpg"), options: nil)
        request.addResource(with: .pairedVideo, fileURL: url, options: nil)
      }
    }
    #expect(error?.code == PHPhotosError.invalidResource)
    #expect(place.files == ["plain.jpg"])
  }

  @Test func albumsAreFoundAsTheyAreLookedFor() async throws {
    await allow()
    let smart = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .albumRegular, options: nil)
    let all = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .any, options: nil)
    #expect(smart.count == all.count && smart.count > 10)
    let album = try album(of: [try add("photo.jpg"), try add("srgb.png")])
    let members = PHAsset.fetchAssets(in: album, options: nil)
    #expect(members.countOfAssets(with: .image) == 2 && members.countOfAssets(with: .video) == 0)
    var places: [Int] = []
    members.enumerateObjects(options: .reverse) { _, place, _ in places.append(place) }
    #expect(places == [1, 0])
    members.enumerateObjects(at: IndexSet(0..<2), options: .reverse) { _, place, stop in
      places.append(place)
      stop.pointee = true
    }
    #expect(places == [1, 0, 1])
    #expect(
      PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: .smartAlbumSelfPortraits, options: nil).count == 0)
    #expect(PHAsset.fetchAssets(withBurstIdentifier: "none", options: nil).count == 0)
    func isSupported(_ types: PHAssetResourceType...) -> Bool {
      PHAssetCreationRequest.supportsAssetResourceTypes(types.map { NSNumber(value: $0.rawValue) })
    }
    #expect(isSupported(.photo, .pairedVideo) && isSupported(.photo, .alternatePhoto))
    #expect(isSupported(.video) && !isSupported(.pairedVideo) && !isSupported(.photo, .adjustmentData))
  }
}
