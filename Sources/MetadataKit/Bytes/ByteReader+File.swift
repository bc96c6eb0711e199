#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file; closed when the last reference goes.
///
/// A class because closing must happen once. The file is never mapped: one that somebody else
/// cuts short must be an error, not a signal.
package final class OpenFile {
  /// The descriptor.
  private let descriptor: Int32
  /// The size in bytes when it was opened.
  package let size: Int

  /// Opens a regular file for reading.
  ///
  /// - Parameter path: the path's bytes, as the operating system has them.
  package init(path: [UInt8]) throws(MetadataError) {
    // The system would open what stands before the NUL: another file.
    guard !path.contains(0) else { throw MetadataError(.notFound, "no path has a NUL in it") }
    // O_NONBLOCK: opening a FIFO that nobody writes to must not wait.
    let terminated = path.map { CChar(bitPattern: $0) } + [0]
    var descriptor: Int32
    repeat {
      descriptor = unsafe open(terminated, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    } while descriptor < 0 && errno == EINTR
    var status = stat()
    guard descriptor >= 0 else {
      let code = errno
      // A socket cannot be opened, and that is told as if there were no device.
      if code == ENXIO, unsafe stat(terminated, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK {
        throw MetadataError(.notAFile, "is \(Self.name(of: S_IFSOCK)), not a regular file")
      }
      throw Self.failure(code, doing: "open")
    }
    guard unsafe fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw Self.failure(code, doing: "examine")
    }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else {
      close(descriptor)
      throw MetadataError(.notAFile, "is \(Self.name(of: kind)), not a regular file")
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// The bytes from `offset`; fewer than `count` only where the file ends.
  package func read(at offset: Int, count: Int) throws(MetadataError) -> [UInt8] {
    var code: Int32 = 0
    var bytes: [UInt8] = []
    guard count > 0 else { return bytes }
    bytes.append(addingCapacity: count) { room in
      unsafe room.withUnsafeMutableBufferPointer { buffer, filled in
        while filled < count {
          let got = unsafe pread(
            descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled,
            off_t(offset + filled))
          if got > 0 {
            filled += got
          } else if got == 0 {
            return
          } else if errno != EINTR {
            code = errno
            return
          }
        }
      }
    }
    guard code == 0 else { throw Self.failure(code, doing: "read", at: offset + bytes.count) }
    return bytes
  }

  private static func failure(_ code: Int32, doing: String, at offset: Int? = nil)
    -> MetadataError
  {
    let reason = unsafe String(cString: strerror(code))
    return MetadataError(
      code == ENOENT || code == ENOTDIR ? .notFound : .unreadable,
      "cannot \(doing): \(reason)", at: offset)
  }

  private static func name(of kind: mode_t) -> String {
    switch kind {
    case S_IFDIR: "a directory"
    case S_IFIFO: "a FIFO"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    default: "a special file"
    }
  }
}

extension ByteReader {
  /// A reader of a file's ranges.
  package convenience init(path: [UInt8], limits: Limits) throws(MetadataError) {
    let file = try OpenFile(path: path)
    self.init(count: file.size, limit: limits.totalBytes) {
      (offset, count) throws(MetadataError) in
      try file.read(at: offset, count: count)
    }
  }
}
