import CFileStatus

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A time of the clock.
struct Moment {
  /// Since 1970.
  let nanoseconds: Int64

  /// A file that was changed so short a time ago, in nanoseconds, may be in the making, or be changed again
  /// without its times telling: the coarsest file systems count in seconds of two.
  static let raciness: Int64 = 2_000_000_000

  var seconds: Double { Double(nanoseconds) / 1e9 }

  static var now: Moment {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
