#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A mark on a folder that says that a living process uses it.
///
/// The system takes the mark away when the process ends, however it ends: unlike a number in a
/// file, it can be trusted across containers and after a restart. Source: flock(2).
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Marks a folder of this user's; `nil` when a living process has marked it, when it is gone, or
  /// when it is another user's.
  init?(_ folder: FilePath) {
    let opened = unsafe folder.withCString {
      unsafe open($0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    guard opened >= 0 else { return nil }
    var status = stat()
    // The name must still lead to what was marked: somebody may have removed it in between.
    var named = stat()
    guard unsafe fstat(opened, &status) == 0, status.st_uid == geteuid(),
      flock(opened, LOCK_EX | LOCK_NB) == 0,
      unsafe folder.withCString({ unsafe lstat($0, &named) }) == 0,
      named.st_ino == status.st_ino, named.st_dev == status.st_dev
    else {
      _ = close(opened)
      return nil
    }
    descriptor = opened
  }

  deinit {
    _ = close(descriptor)
  }
}
