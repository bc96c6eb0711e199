#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension POSIX {
  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// How many columns a terminal has.
  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether what is printed has colors: they are for terminals that have them, unless the user
  /// wants none (no-color.org).
  static var usesColors: Bool {
    isTerminal(1) && environment("NO_COLOR").map(\.isEmpty) ?? true && environment("TERM") != "dumb"
  }
}
