// One of the few files of the module that hand pointers to the operating system. Every pointer is
// lent for the length of one call, and comes with the count of the memory that it points into.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, closed when the value ends.
///
/// One owner and no sharing, so a descriptor is closed once and never leaks. Reading and writing
/// say where, so there is no position to keep.
struct SystemFile: ~Copyable {
  /// What a path leads to.
  enum Kind {
    case file
    case folder
    case other
  }

  let path: FilePath
  let kind: Kind
  /// The size in bytes when the file was opened; for files that the kernel makes up, such as those
  /// in `/proc`, 0.
  let size: Int
  private let descriptor: Int32
  private let modified: timespec

  #if os(Linux)
    // SEEK_DATA and SEEK_HOLE of <unistd.h>, which hides them from Swift. Source: lseek(2).
    private static let (seekData, seekHole): (Int32, Int32) = (3, 4)
  #else
    private static let (seekData, seekHole) = (SEEK_DATA, SEEK_HOLE)
  #endif

  deinit {
    _ = close(descriptor)
  }

  /// Opens a file for reading.
  ///
  /// A pipe without a writer does not make the caller wait.
  init(reading path: FilePath) throws(FileError) {
    try self.init(path, flags: O_RDONLY | O_NONBLOCK, .open)
  }

  /// Makes a new file that only its owner can read and write, whatever the process's mask is.
  static func create(_ path: FilePath) throws(FileError) -> SystemFile {
    let file = try SystemFile(path, flags: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, .create)
    guard fchmod(file.descriptor, 0o600) == 0 else { throw file.failure(.create) }
    return file
  }

  /// Another descriptor for what a descriptor leads to, which stays open.
  init(descriptor original: Int32) throws(FileError) {
    let path = Self.path(of: original)
    let opened = fcntl(original, F_DUPFD_CLOEXEC, 0)
    guard opened >= 0 else {
      throw FileError(operation: .open, path: path, problem: .system(errno))
    }
    try self.init(path, opened, .open)
  }

  /// The path that leads to what a descriptor of this process leads to.
  static func path(of descriptor: Int32) -> FilePath { FilePath("/dev/fd/\(descriptor)") }

  /// Whether the next byte to be read from the descriptor is the first of a regular file.
  var isAtStartOfFile: Bool { kind == .file && lseek(descriptor, 0, SEEK_CUR) == 0 }

  private init(
    _ path: FilePath, flags: Int32, _ operation: FileError.Operation
  ) throws(FileError) {
    guard !path.hasNull else {
      throw FileError(operation: operation, path: path, problem: .system(EINVAL))
    }
    var opened: Int32
    repeat {
      opened = unsafe path.withCString { unsafe open($0, flags | O_CLOEXEC, 0o600) }
    } while opened < 0 && errno == EINTR
    guard opened >= 0 else {
      throw FileError(operation: operation, path: path, problem: .system(errno))
    }
    try self.init(path, opened, operation)
  }

  /// Takes over an open descriptor.
  private init(
    _ path: FilePath, _ opened: Int32, _ operation: FileError.Operation
  ) throws(FileError) {
    var status = stat()
    guard unsafe fstat(opened, &status) == 0 else {
      let number = errno
      _ = close(opened)
      throw FileError(operation: operation, path: path, problem: .system(number))
    }
    self.path = path
    descriptor = opened
    size = Int(status.st_size)
    kind = Self.kind(of: status)
    #if canImport(Darwin)
      modified = status.st_mtimespec
    #else
      modified = status.st_mtim
    #endif
  }

  /// Reads bytes from a position into a part of a buffer: fewer than fit at the end of the file,
  /// and none behind it.
  func read(
    into buffer: inout MutableSpan<UInt8>, _ part: Range<Int>, at position: Int
  ) throws(FileError) -> Int {
    var count: Int
    repeat {
      count = unsafe buffer.withUnsafeMutableBufferPointer {
        let part = unsafe UnsafeMutableBufferPointer(rebasing: $0[part])
        return unsafe pread(descriptor, part.baseAddress, part.count, off_t(position))
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else { throw failure(.read) }
    return count
  }

  /// Reads what comes next, from a pipe as well as from a file; waits for at least one byte.
  ///
  /// - Returns: How many bytes there were; none at the end.
  func readNext(into buffer: inout MutableSpan<UInt8>) throws(FileError) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBufferPointer {
        // Named in full: there are methods of the same name.
        #if canImport(Darwin)
          unsafe Darwin.read(descriptor, $0.baseAddress, $0.count)
        #elseif canImport(Musl)
          unsafe Musl.read(descriptor, $0.baseAddress, $0.count)
        #else
          unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&wanted, 1, -1)
      default: throw failure(.read)
      }
    }
  }

  /// Writes all bytes at a position.
  func write(_ bytes: Span<UInt8>, at position: Int) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let rest = bytes.extracting(done...)
      let count = unsafe rest.withUnsafeBufferPointer {
        unsafe pwrite(descriptor, $0.baseAddress, $0.count, off_t(position + done))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(.write) }
      done += count
    }
  }

  /// The next position, at or after one, at which the file has bytes of its own, or `nil` when only
  /// a hole follows.
  ///
  /// A file system that knows no holes has bytes everywhere.
  func nextData(from position: Int) -> Int? {
    let found = lseek(descriptor, off_t(position), Self.seekData)
    if found >= 0 { return Int(found) }
    return errno == ENXIO ? nil : position
  }

  /// The next position behind one at which a hole starts: at the latest, the end of the file.
  func nextHole(from position: Int) -> Int {
    let found = lseek(descriptor, off_t(position), Self.seekHole)
    return found > position ? Int(found) : size
  }

  /// Fills an empty file with this one's content without copying it, where the file system can
  /// share bytes between files, and says whether it could.
  func clone(to target: borrowing SystemFile) -> Bool {
    #if os(Linux)
      // FICLONE of <linux/fs.h>: _IOW(0x94, 9, int). Source: ioctl_ficlone(2).
      ioctl(target.descriptor, 0x4004_9409, descriptor) == 0
    #else
      false
    #endif
  }

  /// Sets the size; what is added reads as zeros and takes no room.
  func resize(to size: Int) throws(FileError) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw failure(.write) }
  }

  /// Gives the file another one's time of modification, as a copy has it.
  ///
  /// The time is not the content: failing to set it is no error.
  func takeTime(of source: borrowing SystemFile) {
    let times = [source.modified, source.modified]
    _ = unsafe futimens(descriptor, times)
  }

  /// Fails when the file has become shorter than it was.
  func checkNotCutShort() throws(FileError) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw failure(.read) }
    guard status.st_size >= size else {
      throw FileError(operation: .read, path: path, problem: .cutShort)
    }
  }

  private func failure(_ operation: FileError.Operation) -> FileError {
    FileError(operation: operation, path: path, problem: .system(errno))
  }
}
