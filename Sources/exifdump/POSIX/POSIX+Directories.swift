#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension POSIX {
  /// Makes a folder, unless it is there.
  static func createFolder(_ path: [UInt8]) throws(Failure) {
    let made = (path + [0]).withUnsafeBytes {
      mkdir($0.baseAddress!.assumingMemoryBound(to: CChar.self), 0o777)
    }
    guard made == 0 || errno == EEXIST else { throw Failure(code: errno) }
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
