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

  var seconds: Double { Double(nanoseconds) / 1e9 }

  static var now: Moment {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
