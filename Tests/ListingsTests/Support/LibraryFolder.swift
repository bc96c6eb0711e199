// What stands here was written elsewhere, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility

/// A folder with one photo that is the library of the listings, for as long as this is kept.
final class LibraryFolder {
  let url: URL

  static let client = LibraryClient(
    "com.example.listing", usageDescription: "To save photos.",
    addUsageDescription: "To save photos.", preventsLimitedAccessAlert: true)

  /// A folder of a test's own, or one that another process made and removes.
  init(
    at url: URL = FileManager.default.temporaryDirectory.appending(path: "Listings-\(UUID())")
  ) {
    self.url = url
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try? FileManager.default.copyItem(
      at: fixture("plain.jpg"), to: url.appending(path: "plain.jpg"))
  }

  deinit {
    PHPhotoLibrary.use(nil)
    try? FileManager.default.removeItem(at: url)
  }

  /// What is in it and can be seen.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { !$0.hasPrefix(".") }
  }

  /// Makes it the shared library.
  func use(
    _ prompter: ProgrammedPrompter, choosing name: String? = nil,
    client: LibraryClient = LibraryFolder.client
  ) {
    let picker = ProgrammedPicker { session in
      try session.assets().filter { $0.originalFilename == name }.map(\.localIdentifier)
    }
    PHPhotoLibrary.use(
      try? PhotoLibrary(
        folder: FilePath(url.path), client: client, prompter: prompter, picker: picker))
  }
}

/// What an app's window is here: presenting a picker has it pick.
@MainActor class UIViewController {
  func present(_ picker: PHPickerViewController, animated: Bool) {
    Task { await picker.pick() }
  }
}
