import Foundation
import ItemProvider
import PhotoLibrary
import Testing

struct FetchTests {
  @Test(
    arguments: [
      ("mediaType == 1", ["animated.gif", "photo.jpg", "rgb-8.png"]),
      ("mediaType = 2 OR isFavorite == YES", ["movie.avi", "photo.jpg"]),
      ("NOT (mediaType == 1)", ["movie.avi"]),
      ("(mediaSubtypes & 64) != 0", ["animated.gif"]),
      (
        "(mediaSubtypes & 64) != 0 || (mediaType == 2 && duration > 0)",
        ["animated.gif", "movie.avi"]
      ),
      ("pixelWidth >= 640 AND favorite == true", ["photo.jpg"]),
      (
        "creationDate < '2024-12-31T00:00:00Z' AND creationDate > \"2024-01-01T00:00:00Z\"",
        ["photo.jpg"]
      ),
      ("mediaType IN {2, 3}", ["movie.avi"]),
      ("burstIdentifier == nil", ["animated.gif", "movie.avi", "photo.jpg", "rgb-8.png"]),
      ("burstIdentifier != 'x'", ["animated.gif", "movie.avi", "photo.jpg", "rgb-8.png"]),
      ("burstIdentifier != nil OR burstIdentifier > nil", []),
      (
        "burstIdentifier IN {'x', nil}", ["animated.gif", "movie.avi", "photo.jpg", "rgb-8.png"]
      ),
      ("NOT (burstIdentifier IN {'x', nil})", []),
      ("mediaType != 1", ["movie.avi"]),
      ("FALSEPREDICATE", []),
      ("NOT TRUEPREDICATE OR !(mediaType != 2)", ["movie.avi"]),
    ] as [(String, [String])])
  func predicatesAreThoseOfPhotoKit(_ format: String, _ names: [String]) throws {
    let place = try TestLibrary("photo.jpg", "animated.gif", "movie.avi", "rgb-8.png")
    let library = try place.openWithAccess()
    let photo = try #require(try place.identifiers()["photo.jpg"])
    try library.performChangesAndWait { $0.setFavorite(true, of: photo) }
    let predicate = try AssetPredicate(format: format)
    #expect(try library.names(FetchOptions(predicate: predicate)) == names)
  }

  @Test(arguments: [1, 8, 9, 100, 1100, 3000])
  func aPredicateMayHaveManyParts(_ count: Int) throws {
    let place = try TestLibrary("photo.jpg", "animated.gif", "movie.avi")
    let library = try place.openWithAccess()
    let none = (1..<count).map { AssetPredicate.filename(contains: "none \($0)") }
    let photo = AssetPredicate.filename(contains: "photo")
    #expect(try library.names(FetchOptions(predicate: .any(none + [photo]))) == ["photo.jpg"])
    #expect(
      try library.names(FetchOptions(predicate: .all(none.map { .not($0) } + [photo])))
        == ["photo.jpg"])
  }

  @Test func anErrorDoesNotTellAWholeStatement() throws {
    let library = try TestLibrary("photo.jpg").openWithAccess()
    // Deeper than SQLite follows.
    let deep = (0..<1100).reduce(AssetPredicate.isFavorite) { part, _ in .not(part) }
    let error = #expect(throws: PhotoLibraryError.self) {
      try library.fetchAssets(FetchOptions(predicate: deep))
    }
    #expect((error?.message.count ?? 0) < 1000)
  }

  @Test func argumentsTakeTheirPlaces() throws {
    let place = try TestLibrary("photo.jpg", "animated.gif", "movie.avi")
    let library = try place.openWithAccess()
    let ids = try place.identifiers()
    let date = Date(timeIntervalSince1970: 1_718_991_727)
    let predicates = [
      try AssetPredicate(format: "mediaType == %d", MediaType.video.rawValue),
      try AssetPredicate(format: "localIdentifier == %@", ids["movie.avi"] ?? ""),
      try AssetPredicate(format: "localIdentifier IN %@", [ids["movie.avi"] ?? ""]),
      try AssetPredicate(format: "mediaType == %ld AND creationDate > %@", 2, date),
    ]
    for predicate in predicates {
      #expect(try library.names(FetchOptions(predicate: predicate)) == ["movie.avi"])
    }
  }

  @Test(arguments: [
    "", "mediaType", "mediaType ==", "mediaType == 1 AND", "color == 1", "mediaType == %q",
    "mediaType == 1)", "(mediaType == 1", "creationDate > 'yesterday'", "mediaType == 'a",
    "mediaType ~ 1", "1 == mediaType", "mediaType IN 3", "mediaType == %d",
    String(repeating: "(", count: 5000), String(repeating: "NOT ", count: 5000),
    "mediaType == 1; DROP TABLE assets",
  ])
  func aPredicateThatIsWrongSaysSo(_ format: String) {
    let error = #expect(throws: PhotoLibraryError.self) { try AssetPredicate(format: format) }
    #expect(error?.code == .predicateInvalid)
  }

  @Test func sortingAndLimits() throws {
    let place = try TestLibrary("photo.jpg", "plain.jpg", "movie.avi")
    let library = try place.openWithAccess()
    for key in AssetSort.Key.allCases {
      let up = try library.fetchAssets(FetchOptions(sort: [AssetSort(key, ascending: true)]))
      let down = try library.fetchAssets(FetchOptions(sort: [AssetSort(key, ascending: false)]))
      #expect(up.localIdentifiers == down.localIdentifiers.reversed())
      let first = try library.fetchAssets(
        FetchOptions(sort: [AssetSort(key, ascending: true)], limit: 2))
      #expect(first.localIdentifiers == Array(up.localIdentifiers.prefix(2)))
    }
    let byName = try library.fetchAssets(
      FetchOptions(sort: [AssetSort(.filename, ascending: true)]))
    #expect(byName.map(\.originalFilename) == ["movie.avi", "photo.jpg", "plain.jpg"])
  }

  @Test func smartAlbumsFollowFromRules() throws {
    let place = try TestLibrary("photo.jpg", "animated.gif", "movie.avi")
    let library = try place.openWithAccess()
    let ids = try place.identifiers()
    try library.performChangesAndWait { changes in
      changes.setFavorite(true, of: ids["photo.jpg"] ?? "")
      changes.setHidden(true, of: ids["animated.gif"] ?? "")
    }
    let expected: [(SmartAlbum, [String])] = [
      (.videos, ["movie.avi"]), (.favorites, ["photo.jpg"]), (.allHidden, ["animated.gif"]),
      (.animated, []), (.userLibrary, ["movie.avi", "photo.jpg"]), (.livePhotos, []),
    ]
    for (kind, names) in expected {
      let album = try #require(try library.fetchSmartAlbums([kind]).first)
      #expect(album.smartAlbum == kind)
      #expect(try library.fetchAssets(in: album).map(\.originalFilename).sorted() == names)
    }
  }

  /// The others are in the order in which they were taken.
  @Test func recentlyAddedIsInTheOrderOfAdding() throws {
    let place = try TestLibrary("movie.avi")
    let library = try place.openWithAccess()
    _ = try library.fetchAssets()
    // Taken years before the movie, whose own date is that of its file.
    let photo = FilePath(TestLibrary.fixtures.appending(path: "photo.jpg").path)
    try library.performChangesAndWait { $0.createAsset(.init(file: photo)) }
    func names(_ kind: SmartAlbum) throws -> [String] {
      let album = try #require(try library.fetchSmartAlbums([kind]).first)
      return try library.fetchAssets(in: album).map(\.originalFilename)
    }
    #expect(try names(.userLibrary) == ["photo.jpg", "movie.avi"])
    #expect(try names(.recentlyAdded) == ["movie.avi", "photo.jpg"])
  }

  @Test func aResultIsASnapshot() throws {
    let place = try TestLibrary("photo.jpg")
    let library = try place.openWithAccess()
    let before = try library.fetchAssets()
    try library.performChangesAndWait { $0.setFavorite(true, of: before[0].localIdentifier) }
    #expect(!before[0].isFavorite && before.count == 1)
    #expect(try library.fetchAssets()[0].isFavorite)
  }
}
