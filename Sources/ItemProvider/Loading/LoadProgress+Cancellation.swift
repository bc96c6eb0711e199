import Foundation

extension LoadProgress {
  /// Calls a function once, when this is cancelled: at once if it is already.
  func onCancel(_ handler: @escaping @Sendable () -> Void) {
    let isLate = ProgressTree.lock.withLock {
      if !guarded.isCancelled && !guarded.counts.isOver { guarded.cancellation = handler }
      return guarded.isCancelled
    }
    if isLate { handler() }
  }

  /// Throws when the load is cancelled.
  func checkCancellation() throws {
    if isCancelled { throw CocoaError(.userCancelled) }
  }
}
