import Foundation
import ItemProvider
import MetadataKit
import PhotoLibrary
import Testing
import UniformTypes

struct PickerTests {
  /// A picker that chooses files by name, in that order.
  func choosing(_ names: String...) -> ProgrammedPicker {
    ProgrammedPicker { session in
      let assets = try session.assets()
      return names.compactMap { name in
        assets.first { $0.originalFilename == name }?.localIdentifier
      }
    }
  }

  @Test(arguments: [Situation.unconfirmed, .settings(.none), .settings(.restricted)])
  func pickingNeedsNoAccessAndGivesNone(_ situation: Situation) async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let prompter = ProgrammedPrompter()
    _ = try await situation.library(place, prompter)
    let library = try place.open(prompter: prompter, picker: choosing("photo.jpg"))
    let before = library.decision
    let results = try await library.pick(PickerConfiguration(knowsLibrary: true))
    let result = try #require(results.first)
    #expect(results.count == 1 && result.assetIdentifier != nil)
    let metadata = try await result.itemProvider.metadata()
    #expect(metadata.facts.pixelWidth == 640)
    #expect(result.itemProvider.suggestedName == "photo")
    #expect(prompter.requests.isEmpty && library.decision == before)
    if before != Decision() {
      #expect(
        try library.fetchAssets(withLocalIdentifiers: [result.assetIdentifier ?? ""]).isEmpty)
    }
  }

  /// Whoever got the library's own file could write it, or remove it as what it is on Apple's systems: a
  /// temporary one.
  @Test(arguments: ["photo.jpg", "still.jpg"])
  func whatIsPickedIsHandedOutAsACopy(_ name: String) async throws {
    let place = try TestLibrary("photo.jpg")
    try LivePhoto.still([0x11: LivePhoto.identifier]).write(to: place.url("still.jpg"))
    try LivePhoto.movie(LivePhoto.identifier).write(to: place.url("still.mov"))
    _ = try await Situation.settings(.none).library(place, ProgrammedPrompter())
    let library = try place.open(picker: choosing(name))
    let provider = try #require(try await library.pick().first?.itemProvider)
    let content = try Data(contentsOf: place.url(name))
    #expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace).isEmpty)
    try await provider.withInPlaceFileRepresentation(for: .image) { (url, isInPlace) throws in
      #expect(!isInPlace && url.lastPathComponent.hasPrefix(provider.suggestedName ?? "/"))
      try Data("written".utf8).write(to: url)
    }
    #expect(try await provider.loadItem(forTypeIdentifier: "public.image") as? Data == content)
    #expect(try await provider.metadata().format.type == .jpeg)
    #expect(try Data(contentsOf: place.url(name)) == content)
  }

  /// Each change is told that the configuration allows; whoever does not ask for them is told none.
  @Test(arguments: [
    PickerConfiguration.Selection.default, .ordered, .continuous, .continuousAndOrdered,
  ])
  func changesOfASelection(_ selection: PickerConfiguration.Selection) async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let picker = ProgrammedPicker { session in
      let names = try session.assets().map(\.localIdentifier)
      for changed in [[names[1]], names, [], [names[0]]] {
        session.selectionChanged(changed)
      }
      return [names[0]]
    }
    let library = try place.open(picker: picker)
    var configuration = PickerConfiguration(knowsLibrary: true)
    configuration.selection = selection
    let told = Locked<[[String?]]>([])
    let picked = try await library.pick(configuration) { results in
      told.withLock { $0.append(results.map(\.assetIdentifier)) }
    }
    let last = try #require(picked.first?.assetIdentifier)
    #expect(
      picked.count == 1 && picked[0].itemProvider.hasItemConformingToTypeIdentifier("public.image"))
    let changes = told.withLock { $0 }
    guard selection.isContinuous else {
      #expect(changes.isEmpty)
      return
    }
    // One is the limit: of two nothing is told.
    #expect(changes.map(\.count) == [1, 0, 1])
    #expect(changes.first?.first != last && changes.last == [last])
  }

  /// Programs know a Live Photo by its folder.
  @Test func aLivePhotoIsAFolderOfBothHalves() async throws {
    let place = try TestLibrary("photo.jpg")
    try LivePhoto.still([0x11: LivePhoto.identifier]).write(to: place.url("IMG_1.jpg"))
    try LivePhoto.movie(LivePhoto.identifier).write(to: place.url("IMG_1.mov"))
    let library = try place.open(picker: choosing("IMG_1.jpg"))
    let provider = try #require(try await library.pick().first?.itemProvider)
    #expect(provider.registeredContentTypes(conformingTo: .livePhoto) == [.livePhotoBundle])
    try await provider.withFileRepresentation(for: .livePhoto) { url throws in
      #expect(url.lastPathComponent == "IMG_1.pvt")
      for name in ["IMG_1.jpg", "IMG_1.mov"] {
        #expect(
          try Data(contentsOf: url.appending(path: name)) == Data(contentsOf: place.url(name)))
      }
    }
    #expect(try await provider.metadata().format.type == .jpeg)
    try place.remove("IMG_1.mov")
    let error = await #expect(throws: PhotoLibraryError.self) {
      try await provider.withFileRepresentation(for: .livePhoto) { _ in }
    }
    #expect(error?.code == .missingResource)
  }

  @Test func aPickDoesNotWidenALimitedLibrary() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    let library = try place.openLimited(to: ["plain.jpg"], picker: choosing("photo.jpg"))
    let results = try await library.pick(PickerConfiguration(knowsLibrary: true))
    let picked = try #require(results.first?.assetIdentifier)
    #expect(try library.fetchAssets(withLocalIdentifiers: [picked]).isEmpty)
    #expect(try library.names() == ["plain.jpg"])
  }

  @Test func identifiersComeOnlyWithALibrary() async throws {
    let place = try TestLibrary("photo.jpg")
    let library = try place.open(picker: choosing("photo.jpg"))
    #expect(try await library.pick().map(\.assetIdentifier) == [nil])
  }

  @Test func resultsAreInTheOrderOfPicking() async throws {
    let names = ["rgb-8.png", "photo.jpg", "plain.jpg"]
    let place = try TestLibrary("plain.jpg", "photo.jpg", "rgb-8.png")
    let library = try place.open(
      picker: choosing("rgb-8.png", "photo.jpg", "plain.jpg"))
    var configuration = PickerConfiguration()
    configuration.selectionLimit = 0
    let results = try await library.pick(configuration)
    #expect(
      results.map { $0.itemProvider.suggestedName }
        == names.map { String($0.prefix { $0 != "." }) })
  }

  @Test func aFileThatIsGoneIsAnErrorOfItsLoadOnly() async throws {
    let place = try TestLibrary("plain.jpg", "photo.jpg")
    try LivePhoto.still([0x11: LivePhoto.identifier]).write(to: place.url("still.jpg"))
    try LivePhoto.movie(LivePhoto.identifier).write(to: place.url("still.mov"))
    let library = try place.open(picker: choosing("photo.jpg", "still.jpg", "plain.jpg"))
    try place.remove("photo.jpg")
    try place.remove("still.mov")
    var configuration = PickerConfiguration()
    configuration.selectionLimit = 0
    let providers = try await library.pick(configuration).map(\.itemProvider)
    try #require(providers.count == 3)
    await #expect(throws: (any Error).self) {
      try await providers[0].loadDataRepresentation(for: .jpeg)
    }
    #expect(try await !providers[1].loadDataRepresentation(for: .jpeg).isEmpty)
    let error = await #expect(throws: PhotoLibraryError.self) {
      try await providers[1].loadDataRepresentation(for: .quickTimeMovie)
    }
    #expect(error?.code == .missingResource)
    #expect(try await !providers[2].loadDataRepresentation(for: .jpeg).isEmpty)
  }

  @Test(
    arguments: [
      (.images, ["animated.gif", "photo.jpg", "still.jpg"]), (.videos, ["movie.avi"]),
      (.livePhotos, ["still.jpg"]),
      (.all(of: [.images, .not(.livePhotos)]), ["animated.gif", "photo.jpg"]),
      (.any(of: [.livePhotos, .videos]), ["movie.avi", "still.jpg"]),
      (
        .any(of: [.images, .not(.livePhotos)]),
        ["animated.gif", "movie.avi", "photo.jpg", "still.jpg"]
      ),
      (.playbackStyle(.imageAnimated), ["animated.gif"]), (.playbackStyle(.image), ["photo.jpg"]),
      (.playbackStyle(.livePhoto), ["still.jpg"]), (.playbackStyle(.video), ["movie.avi"]),
      (.not(.any(of: [])), ["animated.gif", "movie.avi", "photo.jpg", "still.jpg"]),
      (.all(of: [.not(.images), .not(.videos)]), []), (.bursts, []), (.screenshots, []),
    ] as [(PickerFilter, [String])])
  func filters(_ filter: PickerFilter, _ names: [String]) async throws {
    let place = try TestLibrary("photo.jpg", "animated.gif", "movie.avi")
    try LivePhoto.still([0x11: LivePhoto.identifier]).write(to: place.url("still.jpg"))
    try LivePhoto.movie(LivePhoto.identifier).write(to: place.url("still.mov"))
    let seen = Locked<[String]>([])
    let library = try place.open(
      picker: ProgrammedPicker { (session) throws in
        let names = try session.assets().map(\.originalFilename).sorted()
        seen.withLock { $0 = names }
        return []
      })
    var configuration = PickerConfiguration()
    configuration.filter = filter
    #expect(try await library.pick(configuration).isEmpty)
    #expect(seen.withLock { $0 } == names)
  }

  @Test func whatTheConfigurationDoesNotAllowIsRefused() async throws {
    let place = try TestLibrary("photo.jpg", "plain.jpg", "movie.avi")
    let ids = try place.identifiers()
    let both = ["photo.jpg", "plain.jpg"].compactMap { ids[$0] }
    let library = try place.open(picker: ProgrammedPicker { _ in both })
    let tooMany = await #expect(throws: PhotoLibraryError.self) { try await library.pick() }
    #expect(tooMany?.code == .selectionInvalid)
    var configuration = PickerConfiguration()
    configuration.selectionLimit = 2
    configuration.filter = .videos
    let other = await #expect(throws: PhotoLibraryError.self) {
      try await library.pick(configuration)
    }
    #expect(other?.code == .selectionInvalid)
    configuration.filter = .images
    #expect(try await library.pick(configuration).count == 2)
    let nobody = try place.open()
    let error = await #expect(throws: PhotoLibraryError.self) { try await nobody.pick() }
    #expect(error?.code == .noInterface)
  }

  @Test func preselectedOnesHaveEmptyProviders() async throws {
    let place = try TestLibrary("photo.jpg", "plain.jpg")
    let ids = try place.identifiers()
    let (photo, plain) = (try #require(ids["photo.jpg"]), try #require(ids["plain.jpg"]))
    var configuration = PickerConfiguration(knowsLibrary: true)
    configuration.selectionLimit = 0
    configuration.preselectedAssetIdentifiers = [plain]
    let more = try place.open(
      picker: ProgrammedPicker { $0.configuration.preselection + [photo] })
    let results = try await more.pick(configuration)
    #expect(results.map(\.assetIdentifier) == [plain, photo])
    #expect(results[0].itemProvider.registeredTypeIdentifiers.isEmpty)
    #expect(!results[1].itemProvider.registeredTypeIdentifiers.isEmpty)
    let cancelling = try place.open(picker: ProgrammedPicker { _ in nil })
    #expect(try await cancelling.pick(configuration).map(\.assetIdentifier) == [plain])
    // Without a library, or with a limit of one, there is no preselection.
    configuration.selectionLimit = 1
    #expect(try await cancelling.pick(configuration).isEmpty && configuration.preselection == [])
  }
}
