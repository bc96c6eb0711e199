import Foundation
import ItemProvider
import PhotoLibrary

/// A folder with some fixtures, and libraries over it.
final class TestLibrary: Sendable {
  let folder: URL

  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  static let client = LibraryClient(
    "com.example.test", usageDescription: "To test.", addUsageDescription: "To test adding.",
    preventsLimitedAccessAlert: true)

  init(_ fixtures: String...) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "PhotoLibrary-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in fixtures { try add(name) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: FilePath { FilePath(folder.path) }
  var state: URL { folder.appending(path: ".photolibrary") }

  func url(_ name: String) -> URL { folder.appending(path: name) }

  func add(_ fixture: String, as name: String? = nil) throws {
    let target = url(name ?? fixture)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Self.fixtures.appending(path: fixture), to: target)
  }

  func rename(_ name: String, _ other: String) throws {
    try FileManager.default.createDirectory(
      at: url(other).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: url(name), to: url(other))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

  func open(
    _ client: LibraryClient = TestLibrary.client,
    prompter: any AuthorizationPrompter = ProgrammedPrompter(),
    picker: (any PickerInterface)? = nil
  ) throws -> PhotoLibrary {
    try PhotoLibrary(folder: path, client: client, prompter: prompter, picker: picker)
  }

  /// A library that everything was granted for in the Settings.
  func openWithAccess(_ client: LibraryClient = TestLibrary.client) throws -> PhotoLibrary {
    try LibrarySettings(folder: path).set(.all, for: client.identifier)
    return try open(client)
  }

  /// A library of which some files were selected in the Settings.
  func openLimited(
    to names: [String], prompter: any AuthorizationPrompter = ProgrammedPrompter(),
    picker: (any PickerInterface)? = nil, client: LibraryClient = TestLibrary.client
  ) throws -> PhotoLibrary {
    let identifiers = try identifiers()
    let settings = try LibrarySettings(folder: path)
    try settings.set(.selected, for: client.identifier)
    try settings.changeSelection(
      of: client.identifier, adding: names.compactMap { identifiers[$0] })
    return try open(client, prompter: prompter, picker: picker)
  }

  /// The local identifier of each file, as somebody sees it who sees everything.
  func identifiers() throws -> [String: String] {
    let owner = LibraryClient("owner", usageDescription: "Owner.")
    try LibrarySettings(folder: path).set(.all, for: "owner")
    let library = try open(owner)
    return try Dictionary(
      uniqueKeysWithValues: library.fetchAssets(
        FetchOptions(includesHidden: true, includesAllBurstPhotos: true)
      ).map { ($0.originalFilename, $0.localIdentifier) })
  }
}

extension PhotoLibrary {
  /// The names of everything that can be fetched, sorted.
  func names(_ options: FetchOptions = FetchOptions()) throws -> [String] {
    try fetchAssets(options).map(\.originalFilename).sorted()
  }
}

/// Waits for something to become true, for as long as a slow machine may take.
func wait(until condition: () throws -> Bool) async throws {
  for _ in 0..<30_000 {
    if try condition() { return }
    try await Task.sleep(for: .milliseconds(1))
  }
  throw CancellationError()
}
