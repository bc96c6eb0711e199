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
/// `tcsetattr`, `write`, `signal` and `raise`.
enum TerminalRestoring {
  private typealias Handler = @convention(c) (Int32) -> Void

  /// What tells a process to end.
  private static let signals = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]

  // Of one terminal: where a second one is read meanwhile, it is not put in order. What the handler needs is there before the handler is.
  nonisolated(unsafe) private static var input: Int32 = -1
  nonisolated(unsafe) private static var output: Int32 = -1
  nonisolated(unsafe) private static var before = termios()
  nonisolated(unsafe) private static var end = UnsafeMutableBufferPointer<UInt8>.allocate(
    capacity: 64)
  nonisolated(unsafe) private static var endLength = 0
  /// What the signals did before, at their numbers.
  nonisolated(unsafe) private static let handlers = UnsafeMutableBufferPointer<Handler?>
    .allocate(capacity: 32)

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
    unsafe Self.before = before
    unsafe endLength = 0
    for byte in end.utf8.prefix(64) {
      unsafe Self.end[endLength] = byte
      unsafe endLength += 1
    }
    let handled = signals.filter { number in
      unsafe handlers[Int(number)] = nil
      let previous = signal(number, handle)
      unsafe handlers[Int(number)] = previous
      let isIgnored = unsafe unsafeBitCast(previous, to: Int.self) == 1  // SIG_IGN
      if isIgnored { signal(number, previous) }
      return !isIgnored
    }
    defer { for number in handled { signal(number, unsafe handlers[Int(number)]) } }
    return try body()
  }

  /// Whether a terminal is read.
  private static let isUsed = Locked(false)

  private static let handle: Handler = { number in
    let code = errno
    _ = unsafe tcsetattr(TerminalRestoring.input, TCSANOW, &TerminalRestoring.before)
    _ = unsafe write(
      TerminalRestoring.output, TerminalRestoring.end.baseAddress, TerminalRestoring.endLength)
    signal(number, unsafe TerminalRestoring.handlers[Int(number)])
    // It comes when the handler is done.
    raise(number)
    errno = code
  }
}
