import Foundation

/// Where a load is; a progress that a client made is always `free`.
enum LoadPhase {
  /// Counted by whoever has it.
  case free
  /// Following what the source of the item reports.
  case producing
  /// Counting bytes: where the count started and how many there are.
  case counting(start: Int64, bytes: Int)
  case over
}

extension LoadProgress {
  /// The units of a progress that follows a fraction.
  private static let followedUnits: Int64 = 1000

  /// The progress of one load.
  static func make() -> LoadProgress {
    let progress = LoadProgress(totalUnitCount: 1)
    progress.guarded.phase = .producing
    return progress
  }

  /// Takes over what the source of the item reports about itself.
  func follow(fraction: Double) {
    ProgressTree.write { ended in
      guard !guarded.counts.isOver, fraction > 0 else { return }
      // Of a load, the last tenth is for handing over.
      let share: Double
      switch guarded.phase {
      case .free: share = 1
      case .producing: share = 0.9
      case .counting, .over: return
      }
      guarded.counts.total = Self.followedUnits
      raise(to: Int64(Double(Self.followedUnits) * share * min(fraction, 1)), &ended)
    }
  }

  /// Starts counting bytes; they are the units, unless the source has reported a fraction before.
  func begin(bytes: Int) {
    ProgressTree.write { ended in
      guard case .producing = guarded.phase, bytes > 0 else { return }
      let start = guarded.counts.completed
      if start == 0 { guarded.counts.total = Int64(bytes) }
      guarded.phase = .counting(start: start, bytes: bytes)
      settle(&ended)
    }
  }

  /// Says how many of the bytes are done.
  func advance(to done: Int) {
    ProgressTree.write { ended in
      guard case .counting(let start, let bytes) = guarded.phase else { return }
      if start == 0 {
        raise(to: Int64(done), &ended)
      } else {
        let share = Double(done) / Double(bytes)
        raise(to: start + Int64(share * Double(guarded.counts.total - start)), &ended)
      }
    }
  }

  /// Ends at 1.0, whether the load succeeded or not; nothing changes afterwards.
  func finish() {
    ProgressTree.write { ended in
      guarded.phase = .over
      guard !guarded.counts.isOver else { return }
      let before = guarded.counts.reached
      guarded.counts.finish()
      settle(&ended)
      tell(since: before, &ended)
    }
  }

  /// Counts up, but not to the end: a load is over when it is answered.
  private func raise(to count: Int64, _ ended: inout ProgressObservers.Ended) {
    let count = min(count, guarded.counts.total - 1)
    guard count > guarded.counts.completed else { return }
    guarded.counts.completed = count
    settle(&ended)
  }
}
