/// The folder for the temporary files of this process: there while there is one, gone afterwards.
///
/// `.ItemProvider.XXXXXX` in the folder that `TMPDIR` names, for its owner only, and marked as in
/// use. The first use in a process removes such folders that no living process has marked: they are
/// what a process left that was killed.
///
/// A class, because the end of the last temporary file's life is what removes it.
final class TemporaryFolder: Sendable {
  private static let prefix = ".ItemProvider."

  private struct Shared: @unchecked Sendable {
    weak var current: TemporaryFolder?
    var isSwept = false
    /// Those that are there, for a process that has to end at once.
    var paths: Set<FilePath> = []
  }

  private static let shared = Locked(Shared())

  let path: FilePath
  private let parent: FilePath
  private let lock: FolderLock

  /// The folder that this process uses at the moment.
  ///
  /// - Parameter gone: One that somebody else removed, though files of it are lent; not that one.
  static func current(insteadOf gone: TemporaryFolder? = nil) throws(FileError) -> TemporaryFolder {
    let parent = SystemFile.temporaryFolder
    // An error is carried out of the lock as a value: the lock is not generic over errors.
    // So is the folder that was used before: its end would take the lock again.
    let (result, _) = shared.withLock {
      shared -> (Result<TemporaryFolder, FileError>, TemporaryFolder?) in
      let current = shared.current
      if let current, current.parent == parent, current !== gone {
        return (.success(current), nil)
      }
      if !shared.isSwept {
        shared.isSwept = true
        sweep(parent)
      }
      do throws(FileError) {
        let folder = try TemporaryFolder(in: parent)
        shared.current = folder
        shared.paths.insert(folder.path)
        return (.success(folder), current)
      } catch {
        return (.failure(error), current)
      }
    }
    return try result.get()
  }

  private init(in parent: FilePath) throws(FileError) {
    var attempts = 0
    while true {
      let path = try SystemFile.makePrivateFolder(prefix: parent.appending(Self.prefix))
      if let lock = FolderLock(path) {
        self.path = path
        self.parent = parent
        self.lock = lock
        return
      }
      // Another process swept it away before it was marked.
      attempts += 1
      guard attempts < 100 else {
        throw FileError(operation: .create, path: path, problem: .vanished)
      }
    }
  }

  deinit {
    if !SystemFile.remove(path) { SystemFolder.removeAll(path) }
    Self.shared.withLock { _ = $0.paths.remove(path) }
  }

  /// Removes what processes left that no longer live.
  static func sweep(_ parent: FilePath) {
    for entry in (try? SystemFolder.entries(of: parent)) ?? [] {
      guard case .folder = entry.kind, entry.name.starts(with: prefix.utf8),
        let lock = FolderLock(entry.path)
      else { continue }
      SystemFolder.removeAll(entry.path)
      _ = consume lock
    }
  }

  /// Removes everything at once, though it may be in use: the process is about to end.
  static func removeEverything() {
    for path in shared.withLock({ $0.paths }) { SystemFolder.removeAll(path) }
  }
}
