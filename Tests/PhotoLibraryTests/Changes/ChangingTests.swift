import Foundation
import ItemProvider
import PhotoLibrary
import Testing

struct ChangingTests {
  let photo = FilePath(TestLibrary.fixtures.appending(path: "photo.jpg").path)
  var data: Data {
    get throws { try Data(contentsOf: TestLibrary.fixtures.appending(path: "photo.jpg")) }
  }

  @Test func assetsAreAddedFromFilesAndData() async throws {
    let place = try TestLibrary()
    let library = try place.openWithAccess()
    let data = try data
    let promised = Locked<[String]>([])
    try await library.performChanges { [photo] changes in
      promised.withLock {
        $0 = [
          changes.createAsset(.init(file: photo)),
          changes.createAsset(.init(file: photo)),
          changes.createAsset(.init(data: data, filename: "../../.sneaky/name.jpg")),
          changes.createAsset(.init(data: data)),
        ]
      }
    }
    #expect(
      try library.names() == ["Photo.jpg", "_.._.sneaky_name.jpg", "photo 2.jpg", "photo.jpg"])
    let found = try library.fetchAssets(withLocalIdentifiers: promised.withLock { $0 })
    #expect(found.count == 4)
    #expect(try Data(contentsOf: place.url("photo 2.jpg")) == data)
    // A refresh finds nothing new, and nothing is left over.
    #expect(try library.refresh(everything: true).added == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.folder.path)
    #expect(names.count == 5)
  }

  /// A file that somebody has removed, and nobody has noticed yet, keeps its name from no other.
  @Test func theNameOfAFileThatIsGoneIsFree() throws {
    let place = try TestLibrary("photo.jpg")
    let library = try place.openWithAccess()
    let before = try #require(try library.fetchAssets().first?.localIdentifier)
    try FileManager.default.removeItem(at: place.url("photo.jpg"))
    let data = try data
    try library.performChangesAndWait { changes in
      changes.createAsset(.init(data: data, filename: "photo.jpg"))
    }
    #expect(try library.names() == ["photo.jpg"])
    #expect(try library.fetchAssets().first?.localIdentifier != before)
    #expect(try library.refresh(everything: true).removed == 0)
  }

  @Test func allOrNothing() throws {
    let place = try TestLibrary("plain.jpg")
    let library = try place.openWithAccess()
    let plain = try #require(try library.fetchAssets().first?.localIdentifier)
    let text = FilePath(TestLibrary.fixtures.appending(path: "README.md").path)
    let missing = FilePath(place.url("missing.jpg").path)
    let attempts: [(LibraryChanges) throws -> Void] = [
      { $0.createAsset(.init(file: text)) },
      { $0.createAsset(.init(file: missing)) },
      { $0.deleteAssets(["00000000-0000-0000-0000-000000000000/L0/001"]) },
      { $0.addAssets([plain], toAlbum: "no album") },
      { _ in throw CancellationError() },
      { $0.createAsset(photo: .init(file: photo), pairedVideo: .init(file: photo)) },
    ]
    for attempt in attempts {
      #expect(throws: PhotoLibraryError.self) {
        try library.performChangesAndWait { changes in
          changes.createAsset(.init(file: photo))
          changes.setFavorite(true, of: plain)
          changes.createAlbum(title: "A")
          changes.deleteAssets([plain])
          try attempt(changes)
        }
      }
      #expect(try library.names() == ["plain.jpg"])
      #expect(try library.fetchAssets().first?.isFavorite == false)
      #expect(try library.fetchAlbums().isEmpty)
      let names = try FileManager.default.contentsOfDirectory(atPath: place.folder.path)
      #expect(names.sorted() == [".photolibrary", "plain.jpg"])
    }
  }

  @Test func whatALimitedClientFailsToAddIsNotSelected() throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let library = try place.openLimited(to: ["plain.jpg"])
    let (token, selection) = (try library.currentChangeToken, try library.limitedSelection)
    #expect(throws: PhotoLibraryError.self) {
      try library.performChangesAndWait { changes in
        changes.createAsset(.init(file: photo))
        changes.deleteAssets(["00000000-0000-0000-0000-000000000000/L0/001"])
      }
    }
    #expect(try library.limitedSelection == selection && library.names() == ["plain.jpg"])
    #expect(try library.changes(since: token).isEmpty)
    try library.performChangesAndWait { $0.createAsset(.init(file: photo)) }
    #expect(try library.limitedSelection.count == 2 && library.names().count == 2)
  }

  @Test func whoMayOnlyAddSeesNothing() throws {
    let place = try TestLibrary("plain.jpg")
    let all = Array(try place.identifiers().values)
    try LibrarySettings(folder: place.path).set(.addOnly, for: TestLibrary.client.identifier)
    let library = try place.open()
    var promised = ""
    try library.performChangesAndWait { promised = $0.createAsset(.init(file: photo)) }
    #expect(try library.names() == [])
    #expect(try library.fetchAssets(withLocalIdentifiers: [promised]).isEmpty)
    #expect(try place.identifiers()["photo.jpg"] == promised)
    for change: (LibraryChanges) -> Void in [
      { $0.deleteAssets(all) }, { $0.setFavorite(true, of: all[0]) },
      { $0.createAlbum(title: "A") },
    ] {
      let error = #expect(throws: PhotoLibraryError.self) {
        try library.performChangesAndWait(change)
      }
      #expect(error?.code == .accessDenied)
    }
    #expect(try library.changes(since: library.currentChangeToken).isEmpty)
  }

  @Test func whatIsDeletedIsKeptAside() throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let library = try place.openWithAccess()
    let photo = try #require(try library.fetchAssets().last)
    try library.performChangesAndWait { $0.deleteAssets([photo.localIdentifier]) }
    #expect(try library.names().count == 1)
    #expect(!FileManager.default.fileExists(atPath: place.url(photo.originalFilename).path))
    let deleted = try FileManager.default.contentsOfDirectory(
      atPath: place.state.appending(path: "deleted").path)
    #expect(deleted.count == 1 && deleted[0].hasSuffix(photo.originalFilename))
    #expect(try library.refresh(everything: true).removed == 0)
  }

  @Test func aLivePhotoIsAddedAsOne() throws {
    let place = try TestLibrary()
    let library = try place.openWithAccess()
    let still = LivePhoto.still([0x11: LivePhoto.identifier])
    let movie = LivePhoto.movie(LivePhoto.identifier)
    try library.performChangesAndWait {
      $0.createAsset(
        photo: .init(data: still, filename: "IMG_1.jpg"),
        pairedVideo: .init(data: movie, filename: "IMG_1.mov"))
    }
    let asset = try #require(try library.fetchAssets().first)
    #expect(asset.mediaSubtypes.contains(.photoLive))
    #expect(try library.resources(of: asset).map(\.kind) == [.photo, .pairedVideo])
    try library.refresh(everything: true)
    #expect(try library.fetchAssets().map(\.localIdentifier) == [asset.localIdentifier])
    try library.performChangesAndWait { $0.deleteAssets([asset.localIdentifier]) }
    #expect(try library.fetchAssets().isEmpty && library.refresh().added == 0)
  }

  @Test func albumsKeepTheirOrder() throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg", "movie.avi")
    let library = try place.openWithAccess()
    let ids = try place.identifiers()
    let order = ["photo.jpg", "movie.avi", "plain.jpg"].compactMap { ids[$0] }
    var identifier = ""
    try library.performChangesAndWait { changes in
      identifier = changes.createAlbum(title: "Trip")
      changes.addAssets(order, toAlbum: identifier)
    }
    let album = try #require(try library.fetchAlbums().first)
    #expect(album.localIdentifier == identifier && album.title == "Trip")
    #expect(album.estimatedAssetCount == 3)
    #expect(try library.fetchAssets(in: album).localIdentifiers == order)
    try library.performChangesAndWait { changes in
      changes.removeAssets([order[0]], fromAlbum: identifier)
      changes.renameAlbum(identifier, title: "Journey")
    }
    #expect(try library.fetchAssets(in: album).localIdentifiers == Array(order[1...]))
    #expect(try library.fetchAlbums().first?.title == "Journey")
    try library.performChangesAndWait { $0.deleteAlbum(identifier) }
    #expect(try library.fetchAlbums().isEmpty)
    #expect(try library.names().count == 3)
  }

  @Test func whatIsAddedToAnAlbumComesLast() throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg", "movie.avi")
    let library = try place.openWithAccess()
    let ids = try place.identifiers()
    let order = ["photo.jpg", "movie.avi", "plain.jpg"].compactMap { ids[$0] }
    try library.performChangesAndWait { changes in
      let album = changes.createAlbum(title: "A")
      changes.addAssets([order[0], order[0]], toAlbum: album)
      changes.addAssets([order[1], order[0]], toAlbum: album)
      changes.removeAssets([order[0]], fromAlbum: album)
      changes.addAssets([order[2], order[0], order[1]], toAlbum: album)
    }
    let album = try #require(try library.fetchAlbums().first)
    #expect(
      try library.fetchAssets(in: album).localIdentifiers == [order[1], order[2], order[0]])
  }

  @Test func namesThatAreTakenGetNumbers() throws {
    let place = try TestLibrary()
    for number in 1...37 {
      try Data().write(to: place.url(number == 1 ? "a.jpg" : "a \(number).jpg"))
    }
    let library = try place.openWithAccess()
    try library.performChangesAndWait { changes in
      for _ in 0..<3 { changes.createAsset(.init(file: photo, filename: "a.jpg")) }
      changes.createAsset(.init(file: photo, filename: "b.jpg"))
    }
    #expect(try library.names() == ["a 38.jpg", "a 39.jpg", "a 40.jpg", "b.jpg"])
    #expect(try Data(contentsOf: place.url("a 37.jpg")).isEmpty)
  }

  @Test func hiddenOnesAreLeftOut() throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let library = try place.openWithAccess()
    let plain = try #require(try place.identifiers()["plain.jpg"])
    try library.performChangesAndWait { $0.setHidden(true, of: plain) }
    #expect(try library.names() == ["photo.jpg"])
    #expect(try library.names(FetchOptions(includesHidden: true)).count == 2)
  }

  @Test func changesWithinChangesAreRefused() throws {
    let library = try TestLibrary("plain.jpg").openWithAccess()
    let error = #expect(throws: PhotoLibraryError.self) {
      try library.performChangesAndWait { _ in
        try library.performChangesAndWait { $0.createAlbum(title: "A") }
      }
    }
    #expect(error?.code == .changeNotSupported)
    try library.performChangesAndWait { $0.createAlbum(title: "B") }
    #expect(try library.fetchAlbums().map(\.title) == ["B"])
  }
}
