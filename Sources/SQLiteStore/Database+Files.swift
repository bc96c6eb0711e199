#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Database {
  /// Whether there is a file that is not empty.
  static func hasContent(_ path: [UInt8]) -> Bool {
    var status = stat()
    let terminated = path + [0]
    return unsafe terminated.withUnsafeBytes {
      // The array ends in a NUL, so it is never empty.
      unsafe stat(
        $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self), &status)
    } == 0 && status.st_size > 0
  }
}
