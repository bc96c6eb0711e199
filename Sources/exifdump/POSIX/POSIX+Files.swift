#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension POSIX {
  /// A path that leads to the file behind standard input.
  static let standardInput = Array("/dev/stdin".utf8)

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

  /// All bytes of a file that is small; nil where it has more than `limit`.
  static func readFile(_ path: [UInt8], limit: Int) throws(Failure) -> [UInt8]? {
    let descriptor = try openFile(path)
    defer { closeFile(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let more = try readSome(descriptor, count: 1 << 16)
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count > limit { return nil }
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

  /// Whether a descriptor is a regular file that stands at its start.
  static func isFileAtStart(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && lseek(descriptor, 0, SEEK_CUR) == 0
  }
}
