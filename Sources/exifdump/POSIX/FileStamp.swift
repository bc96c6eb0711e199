#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a file is known again by without being opened: while none of it changes, the content does
/// not.
struct FileStamp: Equatable, Sendable {
  let kind: POSIX.Kind
  let device: UInt64
  let inode: UInt64
  let size: Int
  /// When content and status were last changed, in nanoseconds since 1970.
  let modified: Int
  let changed: Int

  /// The later of the two times.
  var latest: Int { max(modified, changed) }
}

extension POSIX {
  /// The stamp of what a path leads to; nil where there is nothing.
  static func stamp(of path: [UInt8]) -> FileStamp? {
    var status = stat()
    guard !path.contains(0), path.withCString({ stat($0, &status) }) == 0 else { return nil }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return FileStamp(
      kind: kind(of: status), device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino), size: Int(status.st_size),
      modified: nanoseconds(modified), changed: nanoseconds(changed))
  }

  /// Now, as files are stamped with it.
  static var nanosecondsSince1970: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  /// The stamp of the program itself; nil where the system does not tell.
  static var programStamp: FileStamp? {
    #if os(Linux)
      stamp(of: Array("/proc/self/exe".utf8))
    #else
      CommandLine.unsafeArgv[0].flatMap { stamp(of: bytes(of: $0)) }
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    // Times that do not fit are far from now, whichever.
    let seconds = Int(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return seconds.overflow ? .max : seconds.partialValue &+ Int(time.tv_nsec)
  }
}
