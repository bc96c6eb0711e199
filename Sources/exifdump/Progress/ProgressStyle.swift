/// How a run tells how far it is, on standard error.
enum ProgressStyle: String, CaseIterable {
  /// A bar on a terminal, a line now and then in CI, else nothing.
  case auto
  case bar
  case lines
  case json
  case none

  /// What `auto` comes to.
  ///
  /// - Parameter writesToTerminal: whether the records go to a terminal: then they are what people
  ///   look at.
  func resolved(writesToTerminal: Bool) -> ProgressStyle {
    guard self == .auto else { return self }
    if POSIX.isTerminal(2) {
      return writesToTerminal || POSIX.environment("TERM") == "dumb" ? .none : .bar
    }
    return POSIX.environment("CI").map { !$0.isEmpty && $0 != "false" } ?? false ? .lines : .none
  }
}
