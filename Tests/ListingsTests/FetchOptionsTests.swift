// What stands here was written for Apple's systems, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility
import Testing

/// Predicates and orders as programs write them on Apple's systems.
extension AuthorizationTests {
  private func names(_ options: PHFetchOptions) -> [String] {
    let fetchResult = PHAsset.fetchAssets(with: options)
    var names: [String] = []
    fetchResult.enumerateObjects { asset, _, _ in
      names += PHAssetResource.assetResources(for: asset).map(\.originalFilename)
    }
    return names
  }

  @Test func predicatesOfFormatsAndOrdersOfKeys() async throws {
    await allow()
    let photo = try add("photo.jpg", isFavorite: true)
    _ = try add("srgb.png")
    let fetchOptions = PHFetchOptions()
    fetchOptions.predicate = NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)
    fetchOptions.sortDescriptors = [NSSortDescriptor(key: "pixelWidth", ascending: false), NSSortDescriptor(key: "creationDate", ascending: true)]
    #expect(names(fetchOptions).first == "photo.jpg" && names(fetchOptions).count == 3)
    fetchOptions.fetchLimit = 1
    #expect(names(fetchOptions) == ["photo.jpg"])

    let options = PHFetchOptions()
    let date = Date(timeIntervalSince1970: 1_718_991_000) as NSDate
    for (predicate, expected) in [
      (NSPredicate(format: "isFavorite == YES"), 1),
      (NSPredicate(format: "isFavorite == %@", NSNumber(value: true)), 1),
      (NSPredicate(format: "pixelWidth == %@", NSNumber(value: 640)), 1),
      (NSPredicate(format: "creationDate > %@ AND %K == %@", date, "localIdentifier", photo.localIdentifier), 1),
      (NSPredicate(format: "localIdentifier IN %@", [photo.localIdentifier] as NSArray), 1),
      (NSPredicate(format: "SELF IN %@", [photo]), 1),
      (NSPredicate(format: "pixelWidth BETWEEN {600, 700}"), 1),
      (NSPredicate(format: "(mediaSubtypes & %d) == 0", argumentArray: [PHAssetMediaSubtype.photoLive.rawValue]), 3),
      (NSPredicate(value: true), 3), (NSPredicate(value: false), 0),
      (NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "mediaType == 1"), NSPredicate(format: "favorite == NO")]), 2),
      (NSCompoundPredicate(orPredicateWithSubpredicates: [NSPredicate(format: "favorite == YES"), NSPredicate(value: false)]), 1),
      (NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(format: "favorite == YES")), 2),
    ] {
      options.predicate = predicate
      #expect(names(options).count == expected)
    }
    options.predicate = nil
    options.sortDescriptors = [NSSortDescriptor(keyPath: \PHAsset.pixelWidth, ascending: false)]
    #expect(names(options).first == "photo.jpg")
  }

  @Test func albumsByTheSame() async throws {
    await allow()
    for title in ["B", "A"] {
      try requested {
        _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: title)
      }
    }
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "localizedTitle", ascending: false)]
    let all = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .albumRegular, options: options)
    #expect(all.objects(at: IndexSet(0..<2)).map(\.localizedTitle) == ["B", "A"])
    options.predicate = NSPredicate(format: "title = %@", "A")
    #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options).count == 1)
    options.predicate = NSPredicate(format: "SELF IN %@", [all[0]])
    options.sortDescriptors = [NSSortDescriptor(keyPath: \PHAssetCollection.estimatedAssetCount, ascending: false)]
    #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options).firstObject == all[0])
    options.sortDescriptors = [NSSortDescriptor(key: "endDate", ascending: false), NSSortDescriptor(key: "startDate", ascending: true)]
    #expect(PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: options).firstObject == all[0])
  }

  /// As on Apple's systems: "Unsupported predicate in fetch options", "Unable to parse the format string".
  @Test(arguments: 0..<4)
  func whatCannotBeAskedEndsTheProgram(_ number: Int) async {
    await #expect(processExitsWith: .failure) { [number = number as Int] in
      let options = PHFetchOptions()
      switch number {
      case 0: options.predicate = NSPredicate(format: "color == 1")
      case 1: options.predicate = NSPredicate(format: "mediaType ==")
      case 2: options.predicate = NSPredicate { _, _ in true }
      default: options.sortDescriptors = [NSSortDescriptor(key: "color", ascending: true)]
      }
      _ = PHAsset.fetchAssets(with: options)
    }
  }
}
