import Dispatch
import Foundation

/// Passes on what load handlers report through the `Progress` that they return.
///
/// Foundation has no observation of `Progress` on Linux, and joining the handler's progress to the
/// load's as a child would let two threads write one tree. So it is read from time to time; reading
/// takes 10 ns. The clock runs only while there is something to read.
final class ProgressMirror: Sendable {
  static let shared = ProgressMirror()

  private struct Pair {
    var source: Progress
    var target: LoadProgress
    /// Whether the end of the source is that of the target.
    var isWhole: Bool
  }

  private let pairs = Locked<[ObjectIdentifier: Pair]>([:])
  private let queue = DispatchQueue(label: "ItemProvider.progress")
  private let interval = DispatchTimeInterval.milliseconds(20)

  /// Starts to pass on one progress to another: until ``stop(_:)``, or until its end, which then
  /// ends the other, too.
  func follow(_ source: Progress, by target: LoadProgress, toTheEnd isWhole: Bool = false) {
    let isFirst = pairs.withLock { pairs in
      pairs[ObjectIdentifier(target)] = Pair(source: source, target: target, isWhole: isWhole)
      return pairs.count == 1
    }
    if isFirst { scheduleReading() }
  }

  /// Stops passing anything on to a progress.
  func stop(_ target: LoadProgress) {
    _ = pairs.withLock { $0.removeValue(forKey: ObjectIdentifier(target)) }
  }

  private func scheduleReading() {
    queue.asyncAfter(deadline: .now() + interval) { [self] in
      let pairs = pairs.withLock { Array($0.values) }
      for pair in pairs { read(pair) }
      if self.pairs.withLock({ !$0.isEmpty }) { scheduleReading() }
    }
  }

  private func read(_ pair: Pair) {
    if pair.isWhole && pair.source.isFinished {
      stop(pair.target)
      pair.target.finish()
    } else if let source = pair.source as? LoadProgress {
      pair.target.follow(fraction: source.currentFraction)
    } else if !pair.source.isIndeterminate {
      pair.target.follow(fraction: pair.source.fractionCompleted)
    }
  }
}
