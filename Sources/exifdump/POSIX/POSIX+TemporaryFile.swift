#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension POSIX.Failure {
  /// A file has fewer bytes than were written to it.
  static let cutShort = POSIX.Failure(code: EIO)
}

extension POSIX {
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

  /// A file without a name that goes with its last user.
  final class TemporaryFile: Sendable {
    private let descriptor: Int32

    init() throws(Failure) { descriptor = try POSIX.makeTemporaryFile() }

    deinit { closeFile(descriptor) }

    func append(_ bytes: [UInt8]) throws(Failure) { try POSIX.writeAll(bytes, to: descriptor) }

    /// At most so many bytes from a place on; none at the end.
    func read(at offset: Int, count: Int) throws(Failure) -> [UInt8] {
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        while true {
          let got = pread(descriptor, buffer.baseAddress, count, off_t(offset))
          if got >= 0 {
            filled = got
            return
          }
          if errno != EINTR {
            code = errno
            return
          }
        }
      }
      guard code == 0 else { throw Failure(code: code) }
      return bytes
    }
  }
}
