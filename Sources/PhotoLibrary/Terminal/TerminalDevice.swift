// What the library asks of a terminal. Every pointer is lent for the length of one call.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal that a person sits at, here or at the other end of an SSH connection.
///
/// Nothing but ANSI's escape sequences is used (ECMA-48), which every terminal has.
public final class TerminalDevice: Sendable {
  private let input: Int32
  private let output: Int32
  private let isOwned: Bool

  /// A terminal by its descriptors, which stay the caller's.
  public init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
    isOwned = false
  }

  /// The terminal that the process is controlled by, whatever its input and output are; nil where
  /// there is none.
  public init?() {
    let opened = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard opened >= 0 else { return nil }
    input = opened
    output = opened
    isOwned = true
  }

  deinit { if isOwned { _ = close(input) } }

  /// Rows and columns; those of a terminal of old where it does not say.
  var size: (rows: Int, columns: Int) {
    var size = winsize()
    guard unsafe ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0
    else { return (24, 80) }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes {
        #if canImport(Darwin)
          unsafe Darwin.write(output, $0.baseAddress, $0.count)
        #elseif canImport(Musl)
          unsafe Musl.write(output, $0.baseAddress, $0.count)
        #else
          unsafe Glibc.write(output, $0.baseAddress, $0.count)
        #endif
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The next bytes, as they come; none when nothing came within so many milliseconds (-1 for as
  /// long as it takes), nil at the end.
  func read(timeout: Int32) -> [UInt8]? {
    var wanted = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    let ready = unsafe poll(&wanted, 1, timeout)
    guard ready > 0 else { return ready < 0 && errno != EINTR ? nil : [] }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = unsafe buffer.withUnsafeMutableBytes {
      #if canImport(Darwin)
        unsafe Darwin.read(input, $0.baseAddress, $0.count)
      #elseif canImport(Musl)
        unsafe Musl.read(input, $0.baseAddress, $0.count)
      #else
        unsafe Glibc.read(input, $0.baseAddress, $0.count)
      #endif
    }
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Has every key come as it is pressed, unseen, while `body` runs. Where a signal ends the process
  /// meanwhile, the terminal is what it was.
  ///
  /// - Parameter shows: What `body` shows, between two sequences that change the terminal and change it
  ///   back.
  func withoutEcho<Value>(
    shows: (start: String, end: String) = ("", ""), _ body: () throws -> Value
  ) rethrows -> Value {
    var before = termios()
    guard unsafe tcgetattr(input, &before) == 0 else { return try body() }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    return try TerminalRestoring.whenEnded(input, before, output, shows.end) {
      _ = unsafe tcsetattr(input, TCSANOW, &raw)
      write(shows.start)
      defer {
        write(shows.end)
        _ = unsafe tcsetattr(input, TCSANOW, &before)
      }
      return try body()
    }
  }
}
