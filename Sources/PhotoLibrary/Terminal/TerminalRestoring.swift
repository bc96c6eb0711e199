import ItemProvider

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Puts a terminal back in order where a signal ends the process while its keys are read.
///
/// The handler calls nothing but what may be called in the middle of anything (signal-safety(7)):
/// `tcgetpgrp`, `getpgrp`, `tcsetattr`, `write`, `sigaction` and `raise`.
enum TerminalRestoring {
  /// What tells a process to end.
  private static let signals = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]

  // Of one terminal: where a second one is read meanwhile, it is not put in order. What the handler
  // needs is there before the handler is.
  nonisolated(unsafe) private static var input: Int32 = -1
  nonisolated(unsafe) private static var output: Int32 = -1
  // Not a variable of its type: of Swift 6.3.1 it has three bytes less than are written to it.
  nonisolated(unsafe) private static let before = UnsafeMutablePointer<termios>.allocate(
    capacity: 1)
  nonisolated(unsafe) private static let end = UnsafeMutableBufferPointer<UInt8>.allocate(
    capacity: 64)
  nonisolated(unsafe) private static var endLength = 0
  /// What the signals did before, at their numbers.
  nonisolated(unsafe) private static let actions: UnsafeMutableBufferPointer<sigaction> = {
    let actions = UnsafeMutableBufferPointer<sigaction>.allocate(capacity: 32)
    unsafe actions.initialize(repeating: sigaction())
    return unsafe actions
  }()

  /// Runs `body`; a signal that ends the process meanwhile first sets the terminal's attributes back and
  /// writes a text to it. Signals that the host ignores stay ignored.
  static func whenEnded<Value>(
    _ input: Int32, _ before: termios, _ output: Int32, _ end: String, _ body: () throws -> Value
  ) rethrows -> Value {
    let isFirst = isUsed.withLock { used in
      defer { used = true }
      return !used
    }
    guard isFirst else { return try body() }
    defer { isUsed.withLock { $0 = false } }
    unsafe Self.input = input
    unsafe Self.output = output
    unsafe Self.before.initialize(to: before)
    unsafe endLength = 0
    for byte in end.utf8.prefix(64) {
      unsafe Self.end[endLength] = byte
      unsafe endLength += 1
    }
    let handled = signals.filter { number in
      unsafe sigaction(number, nil, &actions[Int(number)])
      let previous = signal(number, handle)
      let isIgnored = unsafe unsafeBitCast(previous, to: Int.self) == 1  // SIG_IGN
      if isIgnored { putBack(number) }
      return !isIgnored
    }
    defer { for number in handled { putBack(number) } }
    return try body()
  }

  /// Whether a terminal is read.
  private static let isUsed = Locked(false)

  /// Has a signal do what it did before.
  private static func putBack(_ number: Int32) {
    _ = unsafe sigaction(number, &actions[Int(number)], nil)
  }

  private static let handle: @convention(c) (Int32) -> Void = { number in
    let code = errno
    // In the background a process that touches its terminal is stopped.
    if unsafe tcgetpgrp(TerminalRestoring.input) == getpgrp() {
      _ = unsafe tcsetattr(TerminalRestoring.input, TCSANOW, TerminalRestoring.before)
      _ = unsafe write(
        TerminalRestoring.output, TerminalRestoring.end.baseAddress, TerminalRestoring.endLength)
    }
    TerminalRestoring.putBack(number)
    // It comes when the handler is done.
    raise(number)
    errno = code
  }
}
