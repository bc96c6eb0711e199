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
    var found = exifdump_file_status()
    let number = unsafe call(path) { unsafe exifdump_file_status($0, &found) }
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

  /// Whether there is something at a path.
  static func exists(_ path: FilePath) -> Bool { (try? status(of: path)) != nil }

  /// Whether this process may not even know what is at a path: a folder on the way is closed to it.
  static func isOutOfReach(_ path: FilePath) -> Bool {
    var found = exifdump_file_status()
    let number = unsafe call(path) { unsafe exifdump_file_status($0, &found) }
    return number == EACCES || number == EPERM
  }

  /// The names in a folder, without `.` and `..`, in order; an error where not all could be read.
  static func names(in folder: FilePath) throws(PhotoLibraryError) -> [[UInt8]] {
    do throws(FileError) {
      return try SystemFolder.names(in: folder)
    } catch {
      throw failure(folder, "listed", error.systemNumber ?? EIO)
    }
  }

  // MARK: Content

  /// All bytes of a small file.
  static func contents(of path: FilePath, atMost limit: Int) throws(PhotoLibraryError) -> [UInt8] {
    let size = try status(of: path).size
    guard size <= limit else {
      throw PhotoLibraryError(.other, "\(path) has more than \(limit) bytes")
    }
    return try part(of: path, ranges: [0..<Int(size)])
  }

  /// Some bytes of a file, those that it has.
  static func part(
    of path: FilePath, ranges: [Range<Int>]
  ) throws(PhotoLibraryError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path, "opened", errno) }
    defer { _ = close(descriptor) }
    var result = [UInt8](repeating: 0, count: ranges.reduce(0) { $0 + $1.count })
    var done = 0
    for range in ranges {
      let end = done + range.count
      var position = range.lowerBound
      while done < end {
        let count = unsafe result.withUnsafeMutableBytes {
          let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: $0[done..<end])
          return unsafe pread(descriptor, rest.baseAddress, rest.count, off_t(position))
        }
        if count < 0 && errno == EINTR { continue }
        guard count >= 0 else { throw failure(path, "read", errno) }
        if count == 0 { break }
        done += count
        position += count
      }
      // The file became shorter meanwhile.
      if done < end { return Array(result.prefix(done)) }
    }
    return result
  }

  /// Writes what a file is to have to the disk, so that it survives a power failure.
  static func synchronize(_ path: FilePath) throws(PhotoLibraryError) {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw failure(path, "opened", errno) }
    defer { _ = close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path, "written", errno) }
  }

  /// Lets a file be read by whom the process's mask allows, as one that an editor makes.
  static func makeReadable(_ path: FilePath) throws(PhotoLibraryError) {
    let mask = umask(0)
    _ = umask(mask)
    let number = unsafe call(path) { unsafe chmod($0, 0o666 & ~mask) == 0 ? 0 : errno }
    guard number == 0 else { throw failure(path, "changed", number) }
  }

  /// Makes a file of bytes, which must not be there yet.
  static func create(_ path: FilePath, _ bytes: [UInt8]) throws(PhotoLibraryError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL)
    guard descriptor >= 0 else { throw failure(path, "created", errno) }
    defer { _ = close(descriptor) }
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: $0[done...])
        return unsafe write(descriptor, rest.baseAddress, rest.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(path, "written", errno) }
      done += count
    }
    guard fsync(descriptor) == 0 else { throw failure(path, "written", errno) }
  }

  // MARK: Names

  /// Makes a folder; one that is there already is no error.
  static func createFolder(_ path: FilePath, mode: mode_t = 0o777) throws(PhotoLibraryError) {
    let number = unsafe call(path) { unsafe mkdir($0, mode) == 0 ? 0 : errno }
    guard number == 0 || number == EEXIST else { throw failure(path, "created", number) }
  }

  /// Gives a file another name, where nothing has that name; whether nothing had.
  ///
  /// A second link and the removal of the first name, because renaming replaces what is there.
  static func move(_ path: FilePath, to target: FilePath) throws(PhotoLibraryError) -> Bool {
    let number = unsafe both(path, target) { unsafe link($0, $1) == 0 ? 0 : errno }
    switch number {
    case 0:
      remove(path)
      return true
    case EEXIST: return false
    case EPERM, EOPNOTSUPP, EMLINK:
      // A file system without links.
      guard !exists(target) else { return false }
      let other = unsafe both(path, target) { unsafe rename($0, $1) == 0 ? 0 : errno }
      guard other == 0 else { throw failure(target, "created", other) }
      return true
    default: throw failure(target, "created", number)
    }
  }

  /// Gives a file another name, in place of what may be there.
  static func replace(_ target: FilePath, with path: FilePath) throws(PhotoLibraryError) {
    let number = unsafe both(path, target) { unsafe rename($0, $1) == 0 ? 0 : errno }
    guard number == 0 else { throw failure(target, "created", number) }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: FilePath) {
    _ = unsafe call(path) { unsafe unlink($0) }
  }

  /// Whether this process may write in a folder.
  static func isWritable(_ folder: FilePath) -> Bool {
    unsafe call(folder) { unsafe access($0, W_OK) } == 0
  }

  /// The path without symbolic links; nil where it leads nowhere.
  static func resolved(_ path: FilePath) -> FilePath? {
    unsafe path.nullTerminated.withUnsafeBytes { bytes -> FilePath? in
      guard let found = unsafe realpath(start(of: bytes), nil) else { return nil }
      defer { unsafe free(found) }
      return unsafe FilePath(
        bytes: UnsafeRawBufferPointer(start: found, count: strlen(found)))
    }
  }

  // MARK: Locks

  /// Takes the right to do something that only one process at a time may do, for as long as `body`
  /// runs. Where the lock cannot be had at all, as in a read-only folder, it runs without.
  static func withLock<Value>(
    _ path: FilePath, _ body: () throws(PhotoLibraryError) -> Value
  ) throws(PhotoLibraryError) -> Value {
    let descriptor = open(path, O_RDWR | O_CREAT)
    defer { if descriptor >= 0 { _ = close(descriptor) } }
    if descriptor >= 0 {
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
    return try body()
  }

  // MARK: Calls

  private static func open(_ path: FilePath, _ flags: Int32) -> Int32 {
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

  private static func call(_ path: FilePath, _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    guard !path.bytes.contains(0) else { return EINVAL }
    return unsafe path.nullTerminated.withUnsafeBytes { unsafe body(start(of: $0)) }
  }

  private static func both(
    _ path: FilePath, _ other: FilePath,
    _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) -> Int32 {
    unsafe call(path) { first in unsafe call(other) { second in unsafe body(first, second) } }
  }

  private static func start(of bytes: UnsafeRawBufferPointer) -> UnsafePointer<CChar> {
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
