import Foundation
import ItemProvider
import PhotoLibrary
import Testing

struct ObservationTests {
  @Test func detailsTellWhatIsWhere() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg", "movie.avi", "rgb-8.png")
    let library = try place.openWithAccess()
    let observer = RecordingObserver()
    library.register(observer)
    let options = FetchOptions(sort: [AssetSort(.filename, ascending: true)])
    let before = try library.fetchAssets(options)
    #expect(before.map(\.originalFilename) == ["movie.avi", "photo.jpg", "plain.jpg", "rgb-8.png"])
    let all = before.localIdentifiers
    let file = FilePath(TestLibrary.fixtures.appending(path: "static.gif").path)
    try library.performChangesAndWait { changes in
      changes.createAsset(.init(file: file, filename: "a.gif"))
      changes.deleteAssets([all[1]])
      changes.setFavorite(true, of: all[3])
    }
    try await wait { !observer.changes.isEmpty }
    let change = try #require(observer.changes.first)
    let details = try #require(change.details(for: before))
    #expect(details.hasIncrementalChanges && !details.hasMoves)
    #expect(details.removedIndexes == [1] && details.insertedIndexes == [0])
    #expect(details.changedIndexes == [3])
    #expect(details.removedObjects.map(\.originalFilename) == ["photo.jpg"])
    #expect(details.changedObjects.map(\.isFavorite) == [true])
    #expect(change.changes.inserted.count == 1 && change.changes.updated == [all[3]])
    #expect(change.changes.removed == [all[1]])
    // A result that is not concerned has no details.
    let videos = try library.fetchAssets(FetchOptions(predicate: .mediaType(.video)))
    #expect(change.details(for: videos) == nil)
    let deleted = try #require(change.details(for: before[1]))
    #expect(deleted.objectWasDeleted)
    let favorite = try #require(change.details(for: before[3]))
    #expect(!favorite.assetContentChanged && favorite.objectAfterChanges?.isFavorite == true)
    #expect(change.details(for: before[0]) == nil)
  }

  /// Whatever changes, removing, inserting and moving as told leads from one list to the other.
  @Test(arguments: 0..<30) func detailsLeadToTheNewList(_ seed: Int) throws {
    let names = ["plain.jpg", "photo.jpg", "movie.avi", "rgb-8.png", "static.gif", "rgba.png"]
    let place = try TestLibrary()
    for name in names { try place.add(name) }
    let library = try place.openWithAccess()
    let ids = try place.identifiers().values.sorted()
    var random = Generator(state: UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1)
    var album = ""
    try library.performChangesAndWait { changes in
      album = changes.createAlbum(title: "A")
      changes.addAssets(ids.shuffled(using: &random).dropLast(2), toAlbum: album)
    }
    let found = try #require(try library.fetchAlbums().first)
    let before = try library.fetchAssets(in: found)
    let observerChange = PhotoLibraryChangeBox(library)
    try library.performChangesAndWait { changes in
      changes.removeAssets(ids.shuffled(using: &random), fromAlbum: album)
      changes.addAssets(Array(ids.shuffled(using: &random).prefix(5)), toAlbum: album)
    }
    let change = try observerChange.wait()
    let details = try #require(change.details(for: before))
    var list = before.localIdentifiers
    for index in details.removedIndexes.reversed() { list.remove(at: index) }
    for index in details.insertedIndexes {
      list.insert(details.fetchResultAfterChanges[index].localIdentifier, at: index)
    }
    for move in details.moves { list.insert(list.remove(at: move.from), at: move.to) }
    #expect(list == details.fetchResultAfterChanges.localIdentifiers)
    #expect(try library.fetchAssets(in: found).localIdentifiers == list)
  }

  @Test func anObserverIsNotKeptAndMayLeave() async throws {
    let library = try TestLibrary("plain.jpg").openWithAccess()
    let staying = RecordingObserver()
    let leaving = RecordingObserver()
    library.register(staying)
    library.register(leaving)
    weak var gone: RecordingObserver?
    do {
      let short = RecordingObserver()
      library.register(short)
      gone = short
    }
    #expect(gone == nil)
    library.unregisterChangeObserver(leaving)
    try library.performChangesAndWait { $0.createAlbum(title: "A") }
    try await wait { staying.changes.count == 1 }
    #expect(leaving.changes.isEmpty)
  }

  @Test func aStreamTellsThemToo() async throws {
    let library = try TestLibrary("plain.jpg").openWithAccess()
    let stream = library.changes
    try library.performChangesAndWait { $0.createAlbum(title: "A") }
    var isTold = false
    for await change in stream {
      isTold = !change.changes.isEmpty
      break
    }
    #expect(isTold)
    withExtendedLifetime(library) {}
  }

  // What it waits for may stand in line behind all other tests, which takes minutes on few processors.
  @Test(.timeLimit(.minutes(15))) func aStreamEndsWithItsLibrary() async throws {
    let place = try TestLibrary("plain.jpg")
    let stream = try place.openWithAccess().changes
    for await _ in stream { Issue.record("nothing has changed") }
  }

  @Test func aClientIsNotToldOfWhatItMayNotSee() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let ids = try place.identifiers()
    let limited = try place.openLimited(to: ["plain.jpg"])
    let owner = try place.openWithAccess(LibraryClient("owner"))
    let observer = RecordingObserver()
    limited.register(observer)
    let token = try limited.currentChangeToken
    let (plain, photo) = (try #require(ids["plain.jpg"]), try #require(ids["photo.jpg"]))
    try owner.performChangesAndWait { changes in
      changes.setFavorite(true, of: photo)
      changes.createAlbum(title: "Secret")
      changes.deleteAssets([photo])
    }
    #expect(try limited.changes(since: token).isEmpty)
    try owner.performChangesAndWait { $0.setFavorite(true, of: plain) }
    try await wait { !observer.changes.isEmpty }
    #expect(observer.changes.map(\.changes.updated) == [[plain]])
    try owner.performChangesAndWait { $0.deleteAssets([plain]) }
    #expect(try limited.changes(since: token).removed == [plain])
  }

  // MARK: Tokens

  @Test func tokensTellWhatHasHappenedSince() throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let ids = try place.identifiers()
    let token: ChangeToken
    do {
      let library = try place.openWithAccess()
      token = try JSONDecoder().decode(
        ChangeToken.self, from: JSONEncoder().encode(library.currentChangeToken))
      #expect(try library.changes(since: token).isEmpty)
    }
    try place.add("movie.avi")
    try place.remove("photo.jpg")
    try place.rename("plain.jpg", "renamed.jpg")
    let library = try place.open()
    try library.refresh()
    let changes = try library.changes(since: token)
    #expect(changes.inserted == [try place.identifiers()["movie.avi"]])
    #expect(changes.removed == [ids["photo.jpg"]] && changes.updated == [ids["plain.jpg"]])
    #expect(try library.changes(since: changes.token).isEmpty)
    // What comes and goes in between was never there.
    let movie = try #require(changes.inserted.first)
    try library.performChangesAndWait { $0.deleteAssets([movie]) }
    let all = try library.changes(since: token)
    #expect(all.inserted == [] && all.removed == [ids["photo.jpg"]])
  }

  @Test func albumsAreToldUnderTheirIdentifiers() throws {
    let place = try TestLibrary("plain.jpg")
    let library = try place.openWithAccess()
    let plain = try #require(try library.fetchAssets().first?.localIdentifier)
    var token = try library.currentChangeToken
    var album = ""
    try library.performChangesAndWait { changes in
      album = changes.createAlbum(title: "A")
      changes.addAssets([plain], toAlbum: album)
    }
    let made = try library.changes(since: token)
    #expect(made.inserted == [album] && made.updated.isEmpty && made.removed.isEmpty)
    token = made.token
    try library.performChangesAndWait { $0.renameAlbum(album, title: "B") }
    let renamed = try library.changes(since: token)
    #expect(renamed.updated == [album] && renamed.inserted.isEmpty)
    try library.performChangesAndWait { $0.deleteAlbum(album) }
    #expect(try library.changes(since: renamed.token).removed == [album])
  }

  @Test func aTokenOfAnotherStateHasExpired() throws {
    let (one, other) = (try TestLibrary("plain.jpg"), try TestLibrary("plain.jpg"))
    let token = try one.openWithAccess().currentChangeToken
    let error = #expect(throws: PhotoLibraryError.self) {
      try other.openWithAccess().changes(since: token)
    }
    #expect(error?.code == .changeTokenExpired)
  }
}

/// Waits, on its thread, for the next change.
private final class PhotoLibraryChangeBox: PhotoLibraryChangeObserver {
  private let change = Locked<PhotoLibraryChange?>(nil)

  init(_ library: PhotoLibrary) { library.register(self) }

  func photoLibraryDidChange(_ change: PhotoLibraryChange) {
    self.change.withLock { $0 = change }
  }

  func wait() throws -> PhotoLibraryChange {
    for _ in 0..<30_000 {
      if let change = change.withLock({ $0 }) { return change }
      Thread.sleep(forTimeInterval: 0.001)
    }
    throw CancellationError()
  }
}

/// The same numbers each time.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
