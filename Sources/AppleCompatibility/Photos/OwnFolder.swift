#if !canImport(Photos)
  import Foundation

  /// A folder for the user alone, which is gone when nobody keeps this any more.
  final class OwnFolder: Sendable {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appending(
        path: ".AppleCompatibility.\(UUID().uuidString)", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }
#endif
