import MetadataKit
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file's metadata, which takes less than a minute of this thread's processor time.
///
/// A clock on the wall would count what else the machine does, and how long a test waits for its
/// turn. This is for files that took minutes or hours before, and take seconds at most now.
func metadataWithinAMinute(
  of file: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) throws -> Metadata {
  try withinAMinute(sourceLocation: sourceLocation) { try Metadata(file) }
}

/// What comes of some work, which takes less than a minute of this thread's processor time.
func withinAMinute<Result>(
  sourceLocation: SourceLocation = #_sourceLocation, _ work: () throws -> Result
) rethrows -> Result {
  let start = processorTime()
  let result = try work()
  #expect(processorTime() - start < .seconds(60), sourceLocation: sourceLocation)
  return result
}

private func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
