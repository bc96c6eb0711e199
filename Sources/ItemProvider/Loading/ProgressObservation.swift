/// A function that is told how far a ``LoadProgress`` has come, until that is over.
///
/// A class because whoever asked can end it with ``cancel()``. Letting go of it ends nothing.
public final class ProgressObservation: Sendable {
  private struct State {
    var latest = -1.0
    var told = -1.0
    var isScheduled = false
    var handler: (@Sendable (Double) -> Void)?
  }

  private let state: Locked<State>

  init(_ handler: @escaping @Sendable (Double) -> Void) {
    state = Locked(State(handler: handler))
  }

  /// Ends the observation; a call that is under way is not waited for.
  public func cancel() {
    state.withLock { $0.handler = nil }
  }

  /// Keeps a fraction and sees that it is told. Fractions that come faster than they are told are
  /// skipped, but for the last.
  func note(_ fraction: Double) {
    let isFirst = state.withLock { state in
      state.latest = max(state.latest, fraction)
      guard !state.isScheduled, state.handler != nil else { return false }
      state.isScheduled = true
      return true
    }
    if isFirst { LoadQueue.run { self.tell() } }
  }

  /// Calls the handler, one call after the other, until it knows all.
  private func tell() {
    while let (fraction, handler) = takeNext() { handler(fraction) }
  }

  private func takeNext() -> (Double, @Sendable (Double) -> Void)? {
    state.withLock { state in
      guard let handler = state.handler, state.latest > state.told else {
        state.isScheduled = false
        return nil
      }
      state.told = state.latest
      if state.told >= 1 { state.handler = nil }
      return (state.told, handler)
    }
  }
}
