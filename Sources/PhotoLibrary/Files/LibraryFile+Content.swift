import ItemProvider

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension LibraryFile {
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
}
