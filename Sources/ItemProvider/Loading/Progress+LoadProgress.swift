public import Foundation

extension Progress {
  /// Units of what stands for a load.
  private static var followerUnits: Int64 { 1 << 20 }

  /// Makes a load a part of this, as Foundation's method of this name, which the compiler takes for what is no
  /// ``LoadProgress``.
  ///
  /// Foundation's method would have the threads of loads write this without a lock, which corrupts
  /// memory. Here everything that loads write is written under their one lock, and so is what this adds. It
  /// holds for this progress and those above it, unless another part of them is written by a thread of its
  /// own. Cancelling this reaches the load a little later, on another queue.
  public func addChild(_ child: LoadProgress, withPendingUnitCount count: Int64) {
    // Of loads' own class, the parent knows how.
    if let parent = self as? LoadProgress {
      return parent.addChild(child as Progress, withPendingUnitCount: count)
    }
    let follower = Progress.discreteProgress(totalUnitCount: Self.followerUnits)
    // Foundation runs this on a queue of its own, so that it may take the lock.
    follower.cancellationHandler = { [weak child] in child?.cancel() }
    ProgressTree.lock.withLock {
      addChild(follower as Progress, withPendingUnitCount: count)
      child.guarded.followers.append(follower)
      child.showInFollowers()
    }
  }
}

extension LoadProgress {
  /// Takes the fraction over to what stands for this. Only under the lock of ``ProgressTree``.
  func showInFollowers() {
    guard !guarded.followers.isEmpty else { return }
    for follower in guarded.followers {
      follower.completedUnitCount = Int64(
        guarded.counts.reached * Double(follower.totalUnitCount))
    }
    if guarded.counts.isOver { guarded.followers = [] }
  }
}
