import Foundation
import Synchronization

/// The `Progress` of one load: a root of its own, which only this module writes.
///
/// Foundation's `Progress` has no lock on Linux, and crashes when two threads advance the children
/// of one parent. So every write to any load's progress happens under one lock for the whole
/// module, which also covers loads that a client has put under one parent. The fraction never goes
/// back, and it is 1.0 when the load is over, however it ended.
///
/// A class because `Progress` is one; a subclass because ``cancel()`` has to reach the load at
/// once: Foundation's `cancellationHandler` runs later, on a queue that may be busy, and is free
/// for clients.
final class LoadProgress: Progress, @unchecked Sendable {
  private enum Phase {
    /// Following what the source of the item reports.
    case producing
    /// Counting bytes: where the count started and how many there are.
    case counting(start: Int64, bytes: Int)
    case over
  }

  private struct Cancellation {
    var isRequested = false
    var handler: (@Sendable () -> Void)?
  }

  /// Guards the counters of every instance and of what they are connected to.
  private static let writing = Mutex(())

  /// The units of a load whose source reports a fraction; the last tenth is for handing over.
  private static let producingUnits: (total: Int64, share: Double) = (1000, 0.9)

  private let cancellation = Mutex(Cancellation())
  /// Guarded by ``writing``.
  private var phase = Phase.producing

  /// A progress that belongs to no other, even if the thread has a current one.
  static func make() -> LoadProgress {
    let progress = LoadProgress(parent: nil, userInfo: nil)
    progress.totalUnitCount = 1
    progress.isCancellable = true
    return progress
  }

  // MARK: Cancellation

  override func cancel() {
    super.cancel()
    let handler = cancellation.withLock { cancellation in
      cancellation.isRequested = true
      return cancellation.handler.take()
    }
    handler?()
  }

  /// Calls a function once, when the load is cancelled: at once if it is already.
  func onCancel(_ handler: @escaping @Sendable () -> Void) {
    let isLate = cancellation.withLock { cancellation in
      if !cancellation.isRequested { cancellation.handler = handler }
      return cancellation.isRequested
    }
    if isLate { handler() }
  }

  /// Whether somebody cancelled the load; unlike `isCancelled`, safe to ask from every thread.
  var isCancellationRequested: Bool {
    cancellation.withLock { $0.isRequested }
  }

  /// Throws when the load is cancelled.
  func checkCancellation() throws {
    if isCancellationRequested { throw CocoaError(.userCancelled) }
  }

  // MARK: Counting

  /// Takes over what the source of the item reports about itself.
  func follow(fraction: Double) {
    Self.writing.withLock { _ in
      guard case .producing = phase, fraction > 0 else { return }
      let units = Self.producingUnits
      if totalUnitCount != units.total { totalUnitCount = units.total }
      raise(to: Int64(Double(units.total) * units.share * min(fraction, 1)))
    }
  }

  /// Starts counting bytes; they are the units, unless the source has reported a fraction before.
  func begin(bytes: Int) {
    Self.writing.withLock { _ in
      guard case .producing = phase, bytes > 0 else { return }
      if completedUnitCount == 0 { totalUnitCount = Int64(bytes) }
      phase = .counting(start: completedUnitCount, bytes: bytes)
    }
  }

  /// Says how many of the bytes are done.
  func advance(to done: Int) {
    Self.writing.withLock { _ in
      guard case .counting(let start, let bytes) = phase else { return }
      if start == 0 {
        raise(to: Int64(done))
      } else {
        let share = Double(done) / Double(bytes)
        raise(to: start + Int64(share * Double(totalUnitCount - start)))
      }
    }
  }

  /// Ends at 1.0, whether the load succeeded or not; nothing changes afterwards.
  func finish() {
    Self.writing.withLock { _ in
      if case .over = phase { return }
      phase = .over
      raise(to: totalUnitCount)
    }
    cancellation.withLock { $0.handler = nil }
  }

  private func raise(to count: Int64) {
    let count = min(count, totalUnitCount)
    if count > completedUnitCount { completedUnitCount = count }
  }
}
