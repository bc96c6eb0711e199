import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What happens to temporary files when the process is told to end.
///
/// A signal may arrive in the middle of anything, where almost nothing may be called. So the
/// handler only writes a byte to a pipe; a queue reads it, removes the files, and lets the signal
/// do what it would have done. Source: signal-safety(7).
enum Termination {
  /// What tells a process to end from outside, or from the keyboard.
  private static let signals = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]

  /// The end of the pipe that the handler writes to; set once, before there is a handler.
  nonisolated(unsafe) private static var writeEnd: Int32 = -1

  /// Made once, and kept for the rest of the process.
  nonisolated(unsafe) private static let watch: (any DispatchSourceRead)? = makeWatch()

  /// Removes the temporary files when the process ends. Further calls change nothing.
  static func install() {
    _ = unsafe watch
  }

  /// Registered once, for the rest of the process.
  private static let exitHandler: Int32 = atexit { TemporaryFolder.removeEverything() }

  /// Removes the temporary files when the process ends by itself. Signals stay the host's.
  static func removeAtExit() {
    _ = exitHandler
  }

  private static func makeWatch() -> (any DispatchSourceRead)? {
    removeAtExit()
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A full pipe must not make a handler wait.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    unsafe writeEnd = ends[1]
    let readEnd = ends[0]
    let source = DispatchSource.makeReadSource(
      fileDescriptor: readEnd, queue: DispatchQueue(label: "ItemProvider.termination"))
    source.setEventHandler {
      var number: UInt8 = 0
      guard unsafe read(readEnd, &number, 1) == 1 else { return }
      TemporaryFolder.removeEverything()
      signal(Int32(number), SIG_DFL)
      kill(getpid(), Int32(number))
    }
    source.resume()
    for number in signals { handle(number) }
    return source
  }

  /// Handles a signal, unless the host ignores it or handles it itself.
  private static func handle(_ number: Int32) {
    let previous = signal(number) { number in
      let before = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = unsafe write(Termination.writeEnd, &byte, 1)
      errno = before
    }
    let isDefault = unsafe unsafeBitCast(previous, to: Int.self) == 0  // SIG_DFL
    if !isDefault { signal(number, previous) }
  }
}
