// What the library asks of the operating system. Every pointer is lent for the length of one call.

import CFileStatus
import ItemProvider

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files of a library, by path.
enum LibraryFile {
  /// What a path leads to, without following a symbolic link.
  struct Status: Sendable {
    enum Kind {
      case file
      case folder
      case other
    }

    let kind: Kind
    let identity: FileIdentity
    let size: Int64
    /// In nanoseconds since 1970.
    let modified: Int64
  }

  static func status(of path: FilePath) throws(PhotoLibraryError) -> Status {
    let (found, number) = look(at: path)
    guard number == 0 else { throw failure(path, "looked at", number) }
    let kind: Status.Kind =
      switch mode_t(found.mode) & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return Status(
      kind: kind,
      identity: FileIdentity(
        device: Int64(truncatingIfNeeded: found.device),
        inode: Int64(truncatingIfNeeded: found.inode), born: found.born),
      size: found.size, modified: found.modified)
  }

  /// What the system tells of a path, and the number of its error; 0 where there is none.
  private static func look(at path: FilePath) -> (exifdump_file_status, Int32) {
    var found = exifdump_file_status()
    let number = unsafe call(path) { unsafe exifdump_file_status($0, &found) }
    return (found, number)
  }

  /// What a path leads to; nil where nothing is there.
  ///
  /// - Throws: where that cannot be known.
  static func statusIfThere(_ path: FilePath) throws(PhotoLibraryError) -> Status? {
    do throws(PhotoLibraryError) {
      return try status(of: path)
    } catch {
      if [ENOENT, ENOTDIR].contains(look(at: path).1) { return nil }
      throw error
    }
  }

  /// Whether there is something at a path.
  static func exists(_ path: FilePath) -> Bool { (try? status(of: path)) != nil }

  /// Whether this process may not even know what is at a path: a folder on the way is closed to it.
  static func isOutOfReach(_ path: FilePath) -> Bool {
    [EACCES, EPERM].contains(look(at: path).1)
  }

  /// The names in a folder, without `.` and `..`, in order; an error where not all could be read.
  static func names(in folder: FilePath) throws(PhotoLibraryError) -> [[UInt8]] {
    do throws(FileError) {
      return try SystemFolder.names(in: folder)
    } catch {
      throw failure(folder, "listed", error.systemNumber ?? EIO)
    }
  }

  // MARK: Locks

  /// Takes the right to do something that only one process at a time may do, for as long as `body`
  /// runs. Where the lock cannot be had at all, as in a read-only folder, it runs without.
  ///
  /// - Parameter isWaiting: is called once where another process has held the lock for a second.
  static func withLock<Value>(
    _ path: FilePath, isWaiting: (() -> Void)? = nil, _ body: () throws(PhotoLibraryError) -> Value
  ) throws(PhotoLibraryError) -> Value {
    let descriptor = open(path, O_RDWR | O_CREAT)
    defer { if descriptor >= 0 { _ = close(descriptor) } }
    if descriptor >= 0 {
      for _ in 0..<20 {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return try body() }
        guard errno == EWOULDBLOCK || errno == EINTR else { return try body() }
        _ = usleep(50_000)
      }
      isWaiting?()
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
    return try body()
  }

  // MARK: Calls

  static func open(_ path: FilePath, _ flags: Int32) -> Int32 {
    var opened: Int32
    repeat {
      opened = unsafe path.nullTerminated.withUnsafeBytes {
        #if canImport(Darwin)
          unsafe Darwin.open(start(of: $0), flags | O_CLOEXEC, 0o666)
        #elseif canImport(Musl)
          unsafe Musl.open(start(of: $0), flags | O_CLOEXEC, 0o666)
        #else
          unsafe Glibc.open(start(of: $0), flags | O_CLOEXEC, 0o666)
        #endif
      }
    } while opened < 0 && errno == EINTR
    return opened
  }

  static func call(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    guard !path.bytes.contains(0) else { return EINVAL }
    return unsafe path.nullTerminated.withUnsafeBytes { unsafe body(start(of: $0)) }
  }

  static func both(
    _ path: FilePath, _ other: FilePath,
    _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) -> Int32 {
    unsafe call(path) { first in unsafe call(other) { second in unsafe body(first, second) } }
  }

  static func start(of bytes: UnsafeRawBufferPointer) -> UnsafePointer<CChar> {
    // The bytes of a path end in a NUL, so there is always one.
    unsafe bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self)
  }

  static func failure(_ path: FilePath, _ what: String, _ number: Int32) -> PhotoLibraryError {
    let code: PhotoLibraryError.Code =
      switch number {
      case ENOENT, ENOTDIR: .unavailable
      case ENOSPC, EDQUOT: .notEnoughSpace
      case EROFS: .readOnly
      case EACCES, EPERM:
        // What may not even be read is not there for this user.
        ["looked at", "listed", "opened", "read"].contains(what) ? .unavailable : .readOnly
      default: .other
      }
    return unsafe PhotoLibraryError(
      code, "\(path) could not be \(what): \(String(cString: strerror(number)))")
  }
}
