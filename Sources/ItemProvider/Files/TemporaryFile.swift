#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file, or a folder, in a private folder of its own, both gone at the latest when the object is.
///
/// A class, because the end of its life is what deletes the file: a load that fails, is cancelled
/// or is answered too late leaves nothing behind.
final class TemporaryFile: Sendable {
  let path: FilePath
  private let folder: FilePath
  /// Where the folder is; `nil` when the file was removed.
  private let parent: Locked<TemporaryFolder?>

  /// Makes the folder; the file is for the caller to create at ``path``.
  ///
  /// - Parameter name: The name of the file, which gets six random characters to use.
  init(name: (_ word: String) -> String) throws(FileError) {
    var parent = try TemporaryFolder.current()
    do {
      folder = try SystemFile.makePrivateFolder(prefix: parent.path.appending(""))
    } catch {
      guard error.problem == .system(ENOENT) else { throw error }
      // Whoever cleans up the folder for temporary files may have removed ours.
      parent = try TemporaryFolder.current(insteadOf: parent)
      folder = try SystemFile.makePrivateFolder(prefix: parent.path.appending(""))
    }
    path = folder.appending(name(String(decoding: folder.bytes.suffix(6), as: UTF8.self)))
    self.parent = Locked(parent)
  }

  deinit {
    remove()
  }

  /// Removes the file, unless it was moved away, and its folder with all that was put there.
  func remove() {
    // Its end, which removes it, must not come under the lock.
    let parent = parent.withLock { $0.take() }
    guard parent != nil else { return }
    if SystemFile.remove(path) && SystemFile.remove(folder) { return }
    SystemFolder.removeAll(folder)
  }
}
