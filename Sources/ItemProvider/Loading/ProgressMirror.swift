import Dispatch
import Foundation

/// Passes on what load handlers report through the `Progress` that they return.
///
/// Foundation has no observation of `Progress` on Linux, and joining the handler's progress to the
/// load's as a child would let two threads write one tree. So it is read from time to time; reading
/// takes 10 ns. The clock runs only while there is something to read, and there is one for all.
final class ProgressMirror: Sendable {
  static let shared = ProgressMirror()

  private struct Pair {
    /// Tells it from another of the same place in memory.
    let number: Int
    let source: Progress
    /// What nobody else keeps is of no use: its load is over, or the whole that it was a part of.
    weak var target: LoadProgress?
    /// Whether the end of the source is that of the target.
    let isWhole: Bool
  }

  // Pairs are let go of without the lock: what ends with a source may be a client's.
  private struct State {
    var pairs: [ObjectIdentifier: Pair] = [:]
    var next = 0
    /// Whether the next reading is to come, though there may be nothing to read by then.
    var isScheduled = false
  }

  private let state = Locked(State())
  private let queue = DispatchQueue(label: "ItemProvider.progress")
  private let interval = DispatchTimeInterval.milliseconds(20)

  /// Starts to pass on one progress to another: until ``stop(_:)``, until that is cancelled or
  /// gone, or until the end of the first, which then ends the other, too.
  func follow(_ source: Progress, by target: LoadProgress, toTheEnd isWhole: Bool = false) {
    let (isFirst, _) = state.withLock { state -> (Bool, Pair?) in
      state.next += 1
      let pair = Pair(number: state.next, source: source, target: target, isWhole: isWhole)
      let old = state.pairs.updateValue(pair, forKey: ObjectIdentifier(target))
      defer { state.isScheduled = true }
      return (!state.isScheduled, old)
    }
    if isFirst { scheduleReading() }
  }

  /// Stops passing anything on to a progress.
  func stop(_ target: LoadProgress) {
    _ = state.withLock { $0.pairs.removeValue(forKey: ObjectIdentifier(target)) }
  }

  private func scheduleReading() {
    queue.asyncAfter(deadline: .now() + interval) { [self] in
      for (key, pair) in state.withLock({ $0.pairs }) where !read(pair) { drop(pair, key) }
      let goesOn = state.withLock { state in
        state.isScheduled = !state.pairs.isEmpty
        return state.isScheduled
      }
      if goesOn { scheduleReading() }
    }
  }

  private func drop(_ pair: Pair, _ key: ObjectIdentifier) {
    _ = state.withLock { state in
      state.pairs[key]?.number == pair.number ? state.pairs.removeValue(forKey: key) : nil
    }
  }

  /// Passes on what there is, and says whether there may be more.
  private func read(_ pair: Pair) -> Bool {
    guard let target = pair.target else { return false }
    if pair.isWhole && (pair.source.isFinished || target.isCancelled) {
      target.finish()
      return false
    }
    if let source = pair.source as? LoadProgress {
      target.follow(fraction: source.currentFraction)
    } else if !pair.source.isIndeterminate {
      target.follow(fraction: pair.source.fractionCompleted)
    }
    return true
  }
}
