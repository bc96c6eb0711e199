import Foundation

/// The one lock for the counters of every ``LoadProgress`` and of what they are connected to.
///
/// One lock and not one each, because an update climbs from a part to all that it belongs to. An
/// update takes a fraction of a microsecond. No code of a client runs under it.
enum ProgressTree {
  /// An `NSLock` and not a `Mutex`, because `+=` holds it in a coroutine.
  static let lock = NSLock()

  /// Writes under the lock, and tells those whose progress ended afterwards.
  static func write<Value>(_ body: (inout ProgressObservers.Ended) -> Value) -> Value {
    var ended = ProgressObservers.Ended()
    let value = lock.withLock { body(&ended) }
    ended.tell()
    return value
  }
}

extension LoadProgress {
  /// Units of a `Progress` whose fraction is not that of its own counts; and the largest total that
  /// is shown as it is. Foundation multiplies totals with one another, and traps on overflow.
  private static let (scale, largest): (Int64, Int64) = (1 << 20, 1 << 41)

  /// Takes over what was counted: to Foundation's counters, to observers, to the parent.
  ///
  /// Only under the lock of ``ProgressTree``.
  func settle(_ ended: inout ProgressObservers.Ended) {
    let before = guarded.counts.reached
    let hasGrown = guarded.counts.settle()
    showInFoundation()
    if hasGrown { tell(since: before, &ended) }
  }

  /// Tells observers and the parent that the fraction has grown.
  func tell(since before: Double, _ ended: inout ProgressObservers.Ended) {
    let reached = guarded.counts.reached
    showInFollowers()
    guarded.observers.note(reached)
    if guarded.counts.isOver {
      ended.add(&guarded.observers)
      guarded.cancellation = nil
    }
    guard let link = guarded.link, let parent = link.parent else { return }
    let pending = Double(link.pending)
    if guarded.counts.isOver {
      guarded.link = nil
      parent.guarded.children[ObjectIdentifier(self)] = nil
      parent.guarded.counts.add(link.pending)
      parent.guarded.counts.partial -= pending * before
      if parent.guarded.children.isEmpty { parent.guarded.counts.partial = 0 }
    } else {
      parent.guarded.counts.partial += pending * (reached - before)
    }
    parent.settle(&ended)
  }

  /// Sets what `fractionCompleted`, `isFinished` and a parent of Foundation's go by.
  func showInFoundation() {
    let counts = guarded.counts
    let isPlain =
      !guarded.hadChildren && counts.total <= Self.largest
      && (counts.total <= 0 || Double(counts.completed) / Double(counts.total) >= counts.reached)
    // Foundation divides by a total of 0; one below is one that is not known.
    let total = isPlain ? (counts.total == 0 ? -1 : counts.total) : Self.scale
    let completed =
      isPlain
      ? min(counts.completed, max(counts.total, 1)) : Int64(counts.reached * Double(Self.scale))
    showInFoundation(total: total, completed: completed)
  }
}
