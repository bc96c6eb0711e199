#if !canImport(Photos)
  import ItemProvider

  /// The requests that are not answered yet, by their numbers, so that they can be cancelled.
  final class PHRequests: Sendable {
    private struct State {
      var last: Int32 = 0
      var running: Set<Int32> = []
    }

    private let state = Locked(State())

    /// The number of a new request: 1 and up.
    func begin() -> Int32 {
      state.withLock { state in
        state.last = state.last == .max ? 1 : state.last + 1
        state.running.insert(state.last)
        return state.last
      }
    }

    /// Ends a request; whether it was running until now.
    @discardableResult
    func end(_ number: Int32) -> Bool { state.withLock { $0.running.remove(number) != nil } }

    func isRunning(_ number: Int32) -> Bool { state.withLock { $0.running.contains(number) } }
  }
#endif
