import Foundation
import ItemProvider
import PhotoLibrary
import Testing

struct AccessTests {
  @Test(arguments: [AccessSetting.none, .addOnly, .restricted])
  func withoutAccessThereIsNothingToSee(_ setting: AccessSetting) throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let identifiers = try place.identifiers()
    try LibrarySettings(folder: place.path).set(setting, for: TestLibrary.client.identifier)
    let library = try place.open()
    #expect(try library.fetchAssets().isEmpty)
    #expect(try library.fetchAssets(withLocalIdentifiers: Array(identifiers.values)).isEmpty)
    #expect(try library.fetchAlbums().isEmpty)
    #expect(try library.fetchSmartAlbums().isEmpty)
    #expect(try library.visibleFiles().isEmpty)
    let error = #expect(throws: PhotoLibraryError.self) {
      try library.performChangesAndWait { $0.setFavorite(true, of: identifiers["plain.jpg"] ?? "") }
    }
    #expect(error?.code == (setting == .restricted ? .accessRestricted : .accessDenied))
  }

  @Test func whatIsRestrictedOnlyAnAdministratorForgets() throws {
    let place = try TestLibrary("plain.jpg")
    let settings = try LibrarySettings(folder: place.path)
    let client = TestLibrary.client.identifier
    try settings.set(.restricted, for: client)
    for change in [
      { try settings.reset(client) }, { try settings.set(.all, for: client) },
    ] {
      let error = #expect(throws: PhotoLibraryError.self) { try change() }
      #expect(error?.code == .accessRestricted)
    }
    #expect(try settings.decision(for: client).readWrite == .restricted)
    try settings.reset(client, asAdministrator: true)
    try settings.set(.all, for: client)
    #expect(try place.open().names() == ["plain.jpg"])
  }

  @Test func whatWasFetchedIsOfNoUseAfterAccessIsTakenAway() throws {
    let place = try TestLibrary("plain.jpg")
    let library = try place.openWithAccess()
    let asset = try #require(try library.fetchAssets().first)
    let resource = try #require(try library.resources(of: asset).first)
    _ = try library.itemProvider(for: asset)
    try LibrarySettings(folder: place.path).set(.none, for: TestLibrary.client.identifier)
    #expect(try library.resources(of: asset).isEmpty)
    #expect(throws: PhotoLibraryError.self) { try library.itemProvider(for: asset) }
    #expect(throws: PhotoLibraryError.self) { try library.path(of: resource) }
    #expect(throws: PhotoLibraryError.self) { try library.metadata(of: asset) }
  }

  @Test func theFirstFetchAsksAndDoesNotWait() async throws {
    let place = try TestLibrary("plain.jpg")
    let prompter = ProgrammedPrompter([.allow])
    let library = try place.open(prompter: prompter)
    let observer = RecordingObserver()
    library.register(observer)
    let empty = try library.fetchAssets()
    #expect(empty.isEmpty)
    try await wait { !observer.changes.isEmpty }
    #expect(prompter.requests.count == 1)
    let details = try #require(observer.changes.first?.details(for: empty))
    #expect(details.insertedIndexes == [0] && details.removedIndexes == [])
    #expect(details.fetchResultAfterChanges.map(\.originalFilename) == ["plain.jpg"])
    #expect(observer.changes.first?.changes.accessChanged == true)
  }

  @Test func aGrantIsToldToWhoRegisteredBeforeFetching() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let library = try place.open(prompter: ProgrammedPrompter([.later, .allow]))
    let observer = RecordingObserver()
    library.register(observer)
    let empty = try library.fetchAssets()
    try await wait { library.authorizationStatus(for: .readWrite) == .notDetermined }
    #expect(empty.isEmpty)
    while try await library.requestAuthorization(for: .readWrite) != .authorized {}
    try await wait { !observer.changes.isEmpty }
    let details = try #require(observer.changes.last?.details(for: empty))
    #expect(details.insertedIndexes == [0, 1])
    #expect(observer.changes.last?.details(for: details.fetchResultAfterChanges) == nil)
  }

  @Test func aChangeAsksToo() async throws {
    let place = try TestLibrary("plain.jpg")
    let prompter = ProgrammedPrompter([.allow])
    let library = try place.open(prompter: prompter)
    let data = try Data(contentsOf: TestLibrary.fixtures.appending(path: "photo.jpg"))
    let error = #expect(throws: PhotoLibraryError.self) {
      try library.performChangesAndWait { $0.createAsset(.init(data: data)) }
    }
    #expect(error?.code == .accessDenied)
    try await wait { library.authorizationStatus(for: .addOnly) == .authorized }
    #expect(prompter.requests.map(\.level) == [.addOnly])
    try library.performChangesAndWait { $0.createAsset(.init(data: data)) }
  }

  // MARK: Limited

  @Test func aLimitedClientSeesItsSelectionOnly() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg", "movie.avi")
    let identifiers = try place.identifiers()
    let owner = try place.openWithAccess(LibraryClient("owner"))
    let all = identifiers.values.sorted()
    try owner.performChangesAndWait { changes in
      changes.addAssets(all, toAlbum: changes.createAlbum(title: "All"))
    }
    let library = try place.openLimited(to: ["photo.jpg"])
    #expect(try library.names() == ["photo.jpg"])
    #expect(
      try library.fetchAssets(withLocalIdentifiers: all).map(\.originalFilename) == [
        "photo.jpg"
      ])
    #expect(try library.visibleFiles().map(\.path.string) == [place.url("photo.jpg").path])
    #expect(try library.fetchAlbums().isEmpty)
    let album = try #require(try owner.fetchAlbums().first)
    #expect(try owner.fetchAssets(in: album).count == 3)
    #expect(try library.fetchAssets(in: album).isEmpty)
    let videos = try #require(try library.fetchSmartAlbums([.videos]).first)
    #expect(try library.fetchAssets(in: videos).isEmpty)
    for change: @Sendable (LibraryChanges) -> Void in [
      { $0.createAlbum(title: "Mine") },
      { $0.addAssets(all, toAlbum: album.localIdentifier) },
      { $0.deleteAlbum(album.localIdentifier) },
    ] {
      let error = #expect(throws: PhotoLibraryError.self) {
        try library.performChangesAndWait(change)
      }
      #expect(error?.code == .accessDenied)
    }
    let hidden = try #require(identifiers["plain.jpg"])
    let error = #expect(throws: PhotoLibraryError.self) {
      try library.performChangesAndWait { $0.deleteAssets([hidden]) }
    }
    #expect(error?.code == .notFound)
    #expect(try owner.names().count == 3)
  }

  @Test func whatALimitedClientAddsJoinsItsSelection() throws {
    let place = try TestLibrary("plain.jpg")
    let library = try place.openLimited(to: [])
    #expect(try library.names() == [])
    let file = FilePath(TestLibrary.fixtures.appending(path: "photo.jpg").path)
    try library.performChangesAndWait { $0.createAsset(.init(file: file)) }
    #expect(try library.names() == ["photo.jpg"])
    #expect(try place.open(LibraryClient("com.example.test")).names() == ["photo.jpg"])
  }

  @Test func theSelectionIsChangedInThePicker() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg", "movie.avi")
    let identifiers = try place.identifiers()
    let wanted = ["photo.jpg", "movie.avi"].compactMap { identifiers[$0] }
    let picker = ProgrammedPicker { (session) throws in
      #expect(try session.assets().count == 3)
      #expect(session.configuration.preselection == [identifiers["plain.jpg"]].compactMap { $0 })
      return wanted
    }
    let library = try place.openLimited(to: ["plain.jpg"], picker: picker)
    let observer = RecordingObserver()
    library.register(observer)
    let before = try library.fetchAssets()
    let added = try await library.presentLimitedLibraryPicker()
    #expect(Set(added) == Set(wanted))
    #expect(try library.names() == ["movie.avi", "photo.jpg"])
    try await wait { !observer.changes.isEmpty }
    let change = try #require(observer.changes.first)
    #expect(Set(change.changes.inserted) == Set(wanted))
    #expect(change.changes.removed == [identifiers["plain.jpg"]])
    let details = try #require(change.details(for: before))
    #expect(details.removedIndexes == [0] && details.insertedIndexes == [0, 1])
  }

  @Test func cancellingChangesNothing() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let library = try place.openLimited(to: ["plain.jpg"], picker: ProgrammedPicker { _ in nil })
    #expect(try await library.presentLimitedLibraryPicker() == [])
    #expect(try library.names() == ["plain.jpg"])
  }

  @Test(arguments: [AccessSetting.all, .none, .addOnly])
  func onlyALimitedClientHasASelection(_ setting: AccessSetting) async throws {
    let place = try TestLibrary("plain.jpg")
    try LibrarySettings(folder: place.path).set(setting, for: TestLibrary.client.identifier)
    let picker = ProgrammedPicker { _ in
      Issue.record("the picker was shown")
      return []
    }
    let library = try place.open(picker: picker)
    #expect(try await library.presentLimitedLibraryPicker() == [])
  }

  @Test func theUserSelectsWhenAsked() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let photo = try #require(try place.identifiers()["photo.jpg"])
    let library = try place.open(
      prompter: ProgrammedPrompter([.allowSelected(nil)]), picker: ProgrammedPicker { _ in [photo] }
    )
    #expect(try await library.requestAuthorization(for: .readWrite) == .limited)
    #expect(try library.names() == ["photo.jpg"])
  }

  // MARK: The alert

  @Test func theAlertComesOnceAfterEachStart() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    var client = TestLibrary.client
    client.preventsLimitedAccessAlert = false
    let prompter = ProgrammedPrompter()
    let library = try place.openLimited(to: ["plain.jpg"], prompter: prompter, client: client)
    #expect(prompter.limitedAccessAlerts.isEmpty)
    for _ in 0..<3 { _ = try library.fetchAssets() }
    try await wait { prompter.limitedAccessAlerts.count == 1 }
    let again = try place.open(client, prompter: prompter)
    for _ in 0..<3 { _ = try again.fetchAssets() }
    try await wait { prompter.limitedAccessAlerts.count == 2 }
    try await Task.sleep(for: .milliseconds(20))
    #expect(prompter.limitedAccessAlerts.count == 2)
  }

  @Test func theSwitchPreventsTheAlert() async throws {
    let prompter = ProgrammedPrompter()
    let place = try TestLibrary("plain.jpg")
    let library = try place.openLimited(to: ["plain.jpg"], prompter: prompter)
    for _ in 0..<3 { _ = try library.fetchAssets() }
    try await Task.sleep(for: .milliseconds(30))
    #expect(prompter.limitedAccessAlerts.isEmpty)
  }

  @Test func theAlertLeadsToThePicker() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let all = Array(try place.identifiers().values)
    var client = TestLibrary.client
    client.preventsLimitedAccessAlert = false
    let library = try place.openLimited(
      to: [], prompter: ProgrammedPrompter(limitedAccessAlert: .selectMore),
      picker: ProgrammedPicker { _ in all }, client: client)
    _ = try library.fetchAssets()
    try await wait { try library.fetchAssets().count == 2 }
  }
}
