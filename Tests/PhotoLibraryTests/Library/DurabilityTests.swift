import Foundation
import ItemProvider
import PhotoLibrary
import SQLiteStore
import Testing

struct DurabilityTests {
  @Test func twoLibrariesAtOnceAgree() async throws {
    let place = try TestLibrary("plain.jpg")
    let one = try place.openWithAccess()
    let other = try place.open()
    let observer = RecordingObserver()
    other.register(observer)
    let before = try other.fetchAssets()
    let photo = FilePath(TestLibrary.fixtures.appending(path: "photo.jpg").path)
    // Both write, in turns and at once.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for library in [one, other] {
        for _ in 0..<5 {
          group.addTask {
            try await library.performChanges { $0.createAsset(.init(file: photo)) }
            try library.refresh()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try one.fetchAssets().count == 11)
    #expect(
      try one.fetchAssets().map(\.localIdentifier) == other.fetchAssets().map(\.localIdentifier))
    try await wait {
      observer.changes.last?.details(for: before)?.insertedIndexes.count == 10
    }
    try LibrarySettings(folder: place.path).set(.none, for: TestLibrary.client.identifier)
    try await wait { observer.changes.last?.changes.accessChanged == true }
    #expect(try other.fetchAssets().isEmpty)
  }

  @Test func aDamagedDecisionIsNone() throws {
    let place = try TestLibrary("plain.jpg")
    try LibrarySettings(folder: place.path).set(.none, for: TestLibrary.client.identifier)
    // A bit that a disk has turned: denied has become authorized.
    do {
      let database = try Database(
        path: Array(place.state.appending(path: "decisions.sqlite").path.utf8))
      try database.execute("UPDATE clients SET read_write = 3, add_only = 3")
    }
    let library = try place.open(
      LibraryClient("com.example.test", usageDescription: "x"),
      prompter: ProgrammedPrompter([.later]))
    #expect(library.authorizationStatus(for: .readWrite) == .notDetermined)
    #expect(try library.fetchAssets().isEmpty)
  }

  @Test(arguments: [0, 1, 40, 100, 5000])
  func damagedDecisionsGrantNothing(_ kept: Int) throws {
    let place = try TestLibrary("plain.jpg")
    _ = try place.openWithAccess()
    let file = place.state.appending(path: "decisions.sqlite")
    try checkpoint(file)
    var bytes = try Data(contentsOf: file)
    for index in bytes.indices where index >= kept { bytes[index] = 0x5a }
    try bytes.write(to: file)
    let library = try place.open(prompter: ProgrammedPrompter([.later]))
    #expect(library.decision == Decision())
    #expect(library.notices.count == 1 && library.notices[0].contains("decisions.sqlite"))
    #expect(try library.fetchAssets().isEmpty)
    // What was damaged is kept, and decisions can be made again.
    let names = try FileManager.default.contentsOfDirectory(atPath: place.state.path)
    #expect(names.contains { $0.hasPrefix("decisions.sqlite.damaged-") })
    try LibrarySettings(folder: place.path).set(.all, for: TestLibrary.client.identifier)
    #expect(try place.open().names() == ["plain.jpg"])
  }

  @Test func aDamagedIndexIsMadeAnewFromTheFiles() throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let before = try place.identifiers()
    let limited = try place.openLimited(to: ["photo.jpg"])
    #expect(try limited.names() == ["photo.jpg"])
    let file = place.state.appending(path: "library.sqlite")
    try Data(repeating: 0x5a, count: 20_000).write(to: file)
    for end in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: file.path + end)
    }
    let library = try place.open()
    #expect(library.notices.count == 1)
    #expect(try place.identifiers() == before)
    // The selection is as it was: no wider, no smaller.
    #expect(try library.names() == ["photo.jpg"])
  }

  /// The root page of a table that a refresh needs.
  @Test(arguments: ["files", "folders", "properties"])
  func anIndexThatARefreshFindsDamagedIsMadeAnew(_ table: String) throws {
    let place = try TestLibrary("photo.jpg", "plain.jpg")
    _ = try place.openWithAccess()
    let path = place.state.appending(path: "library.sqlite")
    try Self.damageRoot(of: table, in: path)
    try place.add("gray-8.png")
    var failures = 0
    for _ in 0..<3 {
      do {
        let library = try place.open()
        try library.refresh(everything: true)
        #expect(try library.names().count == 3)
        break
      } catch let error as PhotoLibraryError where error.code == .stateDamaged {
        failures += 1
      }
    }
    #expect(failures <= 1)
    #expect(try place.open().names().count == 3)
  }

  /// Fills the first page of a table with what no page has.
  private static func damageRoot(of table: String, in path: URL) throws {
    let database = try Database(path: Array(path.path.utf8), mode: .create)
    try checkpoint(database)
    let root = try database.first(
      "SELECT rootpage FROM sqlite_schema WHERE name = ?", [.text(table)]
    ) { $0.integer(0) }
    let size = try database.first("PRAGMA page_size") { $0.integer(0) } ?? 4096
    let page = try #require(root)
    let file = try FileHandle(forWritingTo: path)
    try file.seek(toOffset: UInt64((page - 1) * size))
    try file.write(contentsOf: Data(repeating: 0xff, count: Int(size)))
    try file.close()
  }

  @Test(arguments: ["library.sqlite", "decisions.sqlite"])
  func aStateThatWasEmptiedIsTold(_ name: String) throws {
    let place = try TestLibrary("photo.jpg")
    _ = try place.openWithAccess()
    let path = place.state.appending(path: name)
    for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path.path + end) }
    try Data().write(to: path)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: path.path)
    let notices = try place.open().notices
    #expect(notices.contains { $0.contains(name) && $0.contains("was empty") }, "\(notices)")
    #expect(try place.open().notices.isEmpty)
  }

  @Test func aStateThatWasReplacedIsNotGoneOnWith() throws {
    let place = try TestLibrary("photo.jpg")
    let library = try place.openWithAccess()
    try library.refresh()
    try FileManager.default.removeItem(at: place.state)
    try LibrarySettings(folder: place.path).set(.none, for: TestLibrary.client.identifier)
    let error = #expect(throws: PhotoLibraryError.self) { try library.refresh() }
    #expect(error?.code == .unavailable)
    #expect(try place.open().names().isEmpty)
  }

  @Test func whatCanBeReadOfADamagedIndexIsKept() throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let owner = try place.openWithAccess()
    let photo = try #require(try place.identifiers()["photo.jpg"])
    try owner.performChangesAndWait { changes in
      changes.setFavorite(true, of: photo)
      changes.addAssets([photo], toAlbum: changes.createAlbum(title: "Best"))
    }
    try place.rename("photo.jpg", "renamed.jpg")
    try owner.refresh()
    let file = place.state.appending(path: "library.sqlite")
    try checkpoint(file)
    // The last page is one of an index or of a table; the others are as they were.
    var bytes = try Data(contentsOf: file)
    let page = 4096
    for index in bytes.indices.suffix(page) { bytes[index] = 0xff }
    try bytes.write(to: file)
    try Data().write(to: place.state.appending(path: "library.doubt"))
    let library = try place.open()
    #expect(library.notices.count == 1)
    #expect(try library.names() == ["plain.jpg", "renamed.jpg"])
    #expect(try place.identifiers()["renamed.jpg"] == photo)
  }

  @Test func aVanishedFileIsAnErrorThatSaysSo() throws {
    let place = try TestLibrary("plain.jpg")
    let library = try place.openWithAccess()
    let asset = try #require(try library.fetchAssets().first)
    try place.remove("plain.jpg")
    let errors = [
      #expect(throws: PhotoLibraryError.self) { try library.itemProvider(for: asset) },
      #expect(throws: PhotoLibraryError.self) { try library.metadata(of: asset) },
    ]
    #expect(errors.allSatisfy { $0?.code == .missingResource })
    #expect(errors[0]?.message.contains("plain.jpg") == true)
    try library.refresh()
    #expect(try library.fetchAssets().isEmpty)
  }

  @Test func aFolderThatIsNotThereIsAnErrorThatSaysSo() throws {
    let place = try TestLibrary("plain.jpg")
    let missing = FilePath(place.url("missing").path)
    for path in [missing, FilePath(place.url("plain.jpg").path)] {
      let error = #expect(throws: PhotoLibraryError.self) {
        try PhotoLibrary(folder: path, client: TestLibrary.client, prompter: ProgrammedPrompter())
      }
      #expect(error?.code == .unavailable)
    }
  }

  @Test func theStateMayBeElsewhere() throws {
    let (place, other) = (try TestLibrary("plain.jpg"), try TestLibrary())
    let state = FilePath(other.url("state").path)
    try LibrarySettings(folder: place.path, stateFolder: state).set(.all, for: "com.example.test")
    let library = try PhotoLibrary(
      folder: place.path, client: TestLibrary.client, prompter: ProgrammedPrompter(),
      options: .init(stateFolder: state))
    #expect(try library.names() == ["plain.jpg"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.path) == ["plain.jpg"])
  }

  @Test func openingAgainReadsNoFile() throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    _ = try place.openWithAccess()
    // What cannot be found by looking is told from memory.
    try FileManager.default.removeItem(at: place.url("plain.jpg"))
    #expect(try place.open().names() == ["photo.jpg", "plain.jpg"])
  }

  /// Writes what is in the log to the file itself, and empties the log.
  private static func checkpoint(_ database: Database) throws {
    try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private func checkpoint(_ file: URL) throws {
    try Self.checkpoint(Database(path: Array(file.path.utf8)))
  }
}
