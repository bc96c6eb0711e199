#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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

  /// Whether two paths lead to one file that is there.
  static func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard let one = identity(of: first) else { return false }
    return one == identity(of: second)
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

  /// Where a symbolic link leads; nil where there is none, or none that can be read.
  static func linkTarget(_ path: String) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: 1 << 12)
    let count = readlink(path, &buffer, buffer.count)
    return count < 0 ? nil : buffer.prefix(count).map { UInt8(bitPattern: $0) }
  }
}
