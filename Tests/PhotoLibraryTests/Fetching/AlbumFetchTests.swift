import Foundation
import PhotoLibrary
import Testing

struct AlbumFetchTests {
  /// A library with the albums "Family", of one photo, "Private" of two, and "Empty".
  func library() throws -> (TestLibrary, PhotoLibrary) {
    let place = try TestLibrary("photo.jpg", "plain.jpg")
    let library = try place.openWithAccess()
    let all = try library.fetchAssets().localIdentifiers
    try library.performChangesAndWait { changes in
      changes.addAssets(Array(all.prefix(1)), toAlbum: changes.createAlbum(title: "Family"))
      changes.addAssets(all, toAlbum: changes.createAlbum(title: "Private"))
      changes.createAlbum(title: "It's \"Empty\", 空")
    }
    return (place, library)
  }

  @Test(
    arguments: [
      ("title = 'Private'", ["Private"]), ("localizedTitle == 'MyApp'", []),
      ("title == \"It's \\\"Empty\"", []), ("estimatedAssetCount > 0", ["Family", "Private"]),
      ("estimatedAssetCount == 0", ["It's \"Empty\", 空"]),
      ("title IN {'Family', 'Other'} AND estimatedAssetCount < 2", ["Family"]),
      ("NOT (title == 'Family')", ["It's \"Empty\", 空", "Private"]), ("FALSEPREDICATE", []),
    ] as [(String, [String])])
  func predicates(_ format: String, _ titles: [String]) throws {
    let (place, library) = try library()
    defer { _ = place }
    guard let predicate = try? AlbumPredicate(format: format) else {
      #expect(titles.isEmpty)
      return
    }
    #expect(try library.fetchAlbums(AlbumOptions(predicate: predicate)).map(\.title) == titles)
  }

  @Test(
    arguments: [
      ("title CONTAINS 'ili'", ["Élise's Familie"]), ("title CONTAINS 'famil'", []),
      ("title CONTAINS[c] 'famil'", ["Élise's Familie"]), ("title CONTAINS ''", nil),
      ("title BEGINSWITH[d] 'Elise'", ["Élise's Familie"]),
      ("localizedTitle BEGINSWITH[cd] 'eLÍSE'", ["Élise's Familie"]),
      ("title ENDSWITH '(1)*'", ["Trip [a] (1)*"]), ("title ENDSWITH[c] ''", nil),
      ("title ==[cd] 'trip [A] (1)*'", ["Trip [a] (1)*"]), ("title == 'trip [a] (1)*'", []),
      ("title !=[c] 'TRIP [A] (1)*'", ["zürich", "Élise's Familie"]),
      ("title LIKE 'Trip*'", ["Trip [a] (1)*"]), ("title LIKE 'Trip [a] (?)?'", ["Trip [a] (1)*"]),
      ("title LIKE[c] '*\\*'", ["Trip [a] (1)*"]), ("title LIKE '?rip'", []),
      ("title LIKE[cd] 'ZURIC?'", ["zürich"]),
      ("NOT title CONTAINS[c] 'I'", []),
    ] as [(String, [String]?)])
  func partsOfTitles(_ format: String, _ titles: [String]?) throws {
    let all = ["Trip [a] (1)*", "zürich", "Élise's Familie"]
    let place = try TestLibrary("plain.jpg")
    defer { _ = place }
    let library = try place.openWithAccess()
    try library.performChangesAndWait { changes in
      for title in all { changes.createAlbum(title: title) }
    }
    let predicate = try AlbumPredicate(format: format)
    let found = try library.fetchAlbums(AlbumOptions(predicate: predicate)).map(\.title)
    #expect(found == titles ?? all)
  }

  @Test(
    arguments: [
      "title CONTAINS 1", "title CONTAINS", "title CONTAINS[x] 'a'", "title CONTAINS[c 'a'",
      "title MATCHES 'a.*'", "estimatedAssetCount CONTAINS '1'", "estimatedAssetCount ==[c] 1",
    ])
  func whatIsNoPartOfATitle(_ format: String) {
    let error = #expect(throws: PhotoLibraryError.self) { try AlbumPredicate(format: format) }
    #expect(error?.code == .predicateInvalid)
  }

  @Test func partsOrdersAndLimits() throws {
    let (place, library) = try library()
    defer { _ = place }
    let empty = AlbumPredicate.title("It's \"Empty\", 空")
    #expect(try library.fetchAlbums(AlbumOptions(predicate: empty)).count == 1)
    let others = AlbumOptions(
      predicate: .all([.not(empty), .any([.title("Family"), .everything])]),
      sort: [AlbumSort(.estimatedAssetCount, ascending: false)], limit: 1)
    let found = try library.fetchAlbums(others)
    #expect(found.map(\.title) == ["Private"])
    let identifier = try AlbumPredicate(
      format: "localIdentifier == %@", found.localIdentifiers[0])
    #expect(try library.fetchAlbums(AlbumOptions(predicate: identifier)).count == 1)
    #expect(
      try library.fetchAlbums(
        containing: library.fetchAssets()[0],
        options: AlbumOptions(sort: [AlbumSort(.title, ascending: false)])
      ).map(\.title) == ["Private", "Family"])
  }

  /// Those of the first and the last of its assets; of none there is no date.
  @Test func albumsHaveDates() throws {
    let (place, library) = try library()
    defer { _ = place }
    let dates = try library.fetchAssets().compactMap(\.creationDate)
    try #require(dates.count == 2 && dates[0] < dates[1])
    func titles(_ sort: [AlbumSort], _ format: String = "endDate != nil") throws -> [String] {
      try library.fetchAlbums(
        AlbumOptions(predicate: AlbumPredicate(format: format), sort: sort)
      ).map(\.title)
    }
    #expect(try titles([AlbumSort(.endDate, ascending: true)]) == ["Family", "Private"])
    #expect(try titles([AlbumSort(.endDate, ascending: false)]) == ["Private", "Family"])
    #expect(
      try titles([AlbumSort(.startDate, ascending: true)], "TRUEPREDICATE").first
        == "It's \"Empty\", 空")
    let later = try AlbumPredicate(format: "endDate > %@ AND startDate <= %@", dates[0], dates[0])
    #expect(
      try library.fetchAlbums(AlbumOptions(predicate: later)).map(\.title) == ["Private"])
    let all = try AlbumPredicate(format: "startDate == %@ AND endDate == %@", dates[0], dates[1])
    #expect(
      try library.fetchSmartAlbums([.userLibrary, .videos], options: AlbumOptions(predicate: all))
        .map(\.smartAlbum) == [.userLibrary])
  }

  /// Smart albums are not counted.
  @Test func smartAlbumsAreChosenToo() throws {
    let (place, library) = try library()
    defer { _ = place }
    #expect(try library.fetchSmartAlbums(options: AlbumOptions(limit: 2)).count == 2)
    let videos = AlbumOptions(
      predicate: .all([
        .title("Videos"), try AlbumPredicate(format: "estimatedAssetCount > 5"),
      ]))
    #expect(try library.fetchSmartAlbums(options: videos).map(\.smartAlbum) == [.videos])
  }

  /// What a fetch would answer now is asked with its options.
  @Test func changesAreToldOfWhatWasMeant() async throws {
    let (place, library) = try library()
    defer { _ = place }
    let observer = RecordingObserver()
    library.register(observer)
    let none = try library.fetchAlbums(AlbumOptions(predicate: .title("MyApp")))
    try library.performChangesAndWait { $0.createAlbum(title: "MyApp") }
    try await wait { !observer.changes.isEmpty }
    let details = try #require(observer.changes[0].details(for: none))
    #expect(details.insertedObjects.map(\.title) == ["MyApp"])
  }

  @Test(arguments: ["mediaType == 1", "title", "creationDate > 1"])
  func whatAlbumsHaveNotIsSaid(_ format: String) {
    let error = #expect(throws: PhotoLibraryError.self) { try AlbumPredicate(format: format) }
    #expect(error?.code == .predicateInvalid)
  }
}
