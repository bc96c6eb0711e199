// Only the files of this folder talk to the operating system, and only they have pointers: each is
// lent for the length of one call, with the count of the memory that it points into.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the command asks of the operating system.
enum POSIX {
  /// Why the system refused, as `errno` has it.
  struct Failure: Error {
    let code: Int32
    /// What could not be done.
    var action = Action.opening
    /// The file that could not be written, as it was named; nil for standard output.
    var file: [UInt8]?

    /// What the system was asked for.
    enum Action: String {
      case opening = "cannot open"
      case listing = "cannot read all of the directory"
    }

    /// A path has more bytes than any file system knows.
    static let nameTooLong = Failure(code: ENAMETOOLONG)
    /// A directory has more names than are followed.
    static let tooManyLinks = Failure(code: ELOOP)

    var message: String { String(cString: strerror(code)) }
    /// The same, of a file that could not be written.
    func of(_ file: [UInt8]?) -> Failure {
      var failure = self
      failure.file = file
      return failure
    }
    /// Whether nobody reads what is written.
    var isClosedPipe: Bool { code == EPIPE }
    /// Whether there is nothing at the path.
    var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
  }

  /// The arguments of the process as bytes, the name of the command left out.
  static var arguments: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { bytes(of: $0) }
    }
  }

  /// The value of an environment variable; nil where it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Lets writing fail instead of ending the process: to a closed pipe, and where a file may not
  /// grow any more.
  static func ignoreWriteSignals() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }

  /// Seconds from any fixed moment.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Ends the process, whatever its threads are at.
  static func endAtOnce(_ status: Int32) -> Never { _exit(status) }

  /// How many columns a terminal has.
  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func end(_ status: Int32) -> Never { exit(status) }

  /// Writes all bytes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress! + done, $0.count - done)
      }
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        // The pipe is somebody's who made it non-blocking.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  /// The next bytes of a descriptor, at most `count`; none at its end.
  static func readSome(_ descriptor: Int32, count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while true {
        let got = read(descriptor, buffer.baseAddress, count)
        if got >= 0 {
          filled = got
          return
        }
        if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = poll(&wait, 1, -1)
        } else if errno != EINTR || Interruption.isRequested {
          failure = Failure(code: errno)
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Whether reading a descriptor does not wait.
  static func isReadable(_ descriptor: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) != 0
  }

  /// Opens a file for reading.
  static func openFile(_ path: [UInt8]) throws(Failure) -> Int32 {
    guard !path.contains(0) else { throw Failure(code: ENOENT) }
    while true {
      let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
      if descriptor >= 0 { return descriptor }
      // Opening a FIFO waits, until somebody asks for an end.
      guard errno == EINTR, !Interruption.isRequested else { throw Failure(code: errno) }
    }
  }

  static func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

  /// Whether a descriptor is a regular file that stands at its start.
  static func isFileAtStart(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && lseek(descriptor, 0, SEEK_CUR) == 0
  }

  /// A new file that has no name any more and goes when it is closed.
  static func makeTemporaryFile() throws(Failure) -> Int32 {
    var template =
      Array((environment("TMPDIR") ?? "/tmp").utf8) + Array("/exifdump.XXXXXX".utf8) + [0]
    let descriptor = template.withUnsafeMutableBytes { buffer in
      let path = buffer.baseAddress!.assumingMemoryBound(to: CChar.self)
      let descriptor = mkstemp(path)
      if descriptor >= 0 { unlink(path) }
      return descriptor
    }
    guard descriptor >= 0 else { throw Failure(code: errno) }
    return descriptor
  }

  /// A path that leads to the file behind standard input.
  static let standardInput = Array("/dev/stdin".utf8)

  /// Whether two paths lead to one file that is there.
  static func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard let one = identity(of: first) else { return false }
    return one == identity(of: second)
  }

  static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    [UInt8](UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}

// MARK: Directories

extension POSIX {
  /// What a path leads to, through symbolic links.
  enum Kind {
    case file
    case directory
    /// A FIFO, socket or device.
    case special
    /// A symbolic link to nothing, or what may not be examined.
    case unknown
  }

  /// What a directory is told from others by.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  /// Which file or directory a path leads to.
  static func identity(of path: [UInt8]) -> Identity? {
    var status = stat()
    guard !path.contains(0), path.withCString({ stat($0, &status) }) == 0 else { return nil }
    return Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
  }

  /// The absolute path without symbolic links; nil where there is nothing.
  static func realPath(_ path: [UInt8]) -> [UInt8]? {
    guard !path.contains(0), let found = path.withCString({ realpath($0, nil) }) else { return nil }
    defer { free(found) }
    return bytes(of: found)
  }

  static func kind(of path: [UInt8]) -> Kind {
    var status = stat()
    guard !path.contains(0), path.withCString({ stat($0, &status) }) == 0 else { return .unknown }
    return kind(of: status)
  }

  /// Whether a path is a symbolic link itself.
  static func isLink(_ path: [UInt8]) -> Bool {
    var status = stat()
    return !path.contains(0) && path.withCString({ lstat($0, &status) }) == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a path leads to a FIFO.
  static func isFIFO(_ path: [UInt8]) -> Bool {
    var status = stat()
    return !path.contains(0) && path.withCString({ stat($0, &status) }) == 0
      && status.st_mode & S_IFMT == S_IFIFO
  }

  static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .special
    }
  }

  /// Reads a directory's entries without `.` and `..`, in the system's order.
  ///
  /// - Parameter entry: is given a name and what it is; nil where only a look at the path can tell.
  /// - Returns: which directory it is, and why reading it ended early, where it did.
  /// - Throws: what kept it from being opened.
  static func readDirectory(
    _ path: [UInt8], entry: (_ name: UnsafeRawBufferPointer, _ kind: Kind?) -> Void
  ) throws(Failure) -> (Identity, Failure?) {
    var opened = path.withCString { opendir($0) }
    while opened == nil, errno == EINTR, !Interruption.isRequested {
      opened = path.withCString { opendir($0) }
    }
    guard let directory = opened else { throw Failure(code: errno) }
    defer { closedir(directory) }
    var status = stat()
    guard fstat(dirfd(directory), &status) == 0 else { throw Failure(code: errno) }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    while true {
      errno = 0
      guard let found = readdir(directory) else {
        if errno == EINTR, !Interruption.isRequested { continue }
        return (identity, errno == 0 ? nil : Failure(code: errno, action: .listing))
      }
      withUnsafePointer(to: &found.pointee.d_name) { name in
        let start = UnsafeRawPointer(name)
        let text = UnsafeRawBufferPointer(
          start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
        if text.elementsEqual([0x2e]) || text.elementsEqual([0x2e, 0x2e]) { return }
        entry(text, kind(of: found.pointee.d_type))
      }
    }
  }

  private static func kind(of type: UInt8) -> Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .directory
    case Int(DT_FIFO), Int(DT_SOCK), Int(DT_CHR), Int(DT_BLK): .special
    default: nil
    }
  }
}

extension [UInt8] {
  /// Lends the bytes as a path that ends in a NUL.
  func withCString<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    (self + [0]).withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
  }
}
