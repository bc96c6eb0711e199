// What stands here was written for Apple's systems, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility
import Testing

/// Albums as programs look for their own on Apple's systems.
extension AuthorizationTests {
  private func titles(_ options: PHFetchOptions) -> [String] {
    let found = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options)
    return (0..<found.count).compactMap { found[$0].localizedTitle }
  }

  @Test func anAlbumIsLookedForByItsTitle() async throws {
    await allow()
    for title in ["Private", "Family"] {
      try requested {
        _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: title)
      }
    }
    let options = PHFetchOptions()
    options.predicate = try AlbumPredicate(format: "title = %@", "MyApp")
    #expect(titles(options) == [])
    options.predicate = try AlbumPredicate(format: "localizedTitle = %@", "Private")
    #expect(titles(options) == ["Private"])
    options.predicate = nil
    options.sortDescriptors = [AlbumSort(.title, ascending: false)]
    options.fetchLimit = 1
    #expect(titles(options) == ["Private"])
    let smart = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .any, options: options)
    #expect(smart.count == 1)
  }

  /// As on Apple's systems: "Unsupported predicate in fetch options".
  @Test(arguments: [true, false])
  func whatAlbumsHaveNotEndsTheProgram(_ isPredicate: Bool) async {
    await #expect(processExitsWith: .failure) { [isPredicate = isPredicate as Bool] in
      let options = PHFetchOptions()
      if isPredicate {
        options.predicate = try AssetPredicate(format: "mediaType == 1")
      } else {
        options.sortDescriptors = [AssetSort(.creationDate, ascending: true)]
      }
      _ = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options)
    }
  }
}
