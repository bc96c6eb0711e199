import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C, and other signals that ask for an end.
enum Interruption {
  private static let caught = Atomic<Int32>(0)

  /// Whether somebody asks for an end.
  static var isRequested: Bool { caught.load(ordering: .relaxed) != 0 }

  /// What the command ends with then, as shells have it: 130 for Ctrl-C.
  static var status: Int32 { 128 + caught.load(ordering: .relaxed) }

  /// From now on, a first signal is only noted, and a second one ends the process.
  static func watch() {
    _ = isRequested
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Who has started the process (nohup, a script) may want it to go on.
      var before = sigaction()
      guard sigaction(number, nil, &before) == 0, !isIgnored(before) else { continue }
      var action = sigaction()
      // Without SA_RESTART: waiting for input ends with the signal, too.
      action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
      let handler: @convention(c) (Int32) -> Void = { number in
        // Nothing else may be done here.
        Interruption.caught.store(number, ordering: .relaxed)
      }
      #if os(Linux)
        action.__sigaction_handler.sa_handler = handler
      #else
        action.__sigaction_u.__sa_handler = handler
      #endif
      sigaction(number, &action, nil)
    }
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if os(Linux)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
