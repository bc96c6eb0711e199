public import Foundation

/// A `Progress` that may be written, read, observed and cancelled from many threads at once.
///
/// Every load of an ``ItemProvider`` returns one. Make one yourself to report from a load handler
/// whose work is done by several threads, or to add up many loads:
///
/// ```swift
/// let all = LoadProgress(totalUnitCount: Int64(providers.count))
/// for provider in providers {
///   let load = provider.loadDataRepresentation(for: .image) { data, error in … }
///   all.addChild(load, withPendingUnitCount: 1)
/// }
/// for await fraction in all.fractions { print(fraction) }
/// ```
///
/// ## Threads
///
/// Foundation's `Progress` has no lock on Linux: it crashes when two threads advance the children
/// of one parent, and `completedUnitCount += 1` loses units. Here one lock guards all counters of
/// all instances, also during `+=`, so nothing is lost and nothing crashes. A plain `Progress` may be
/// their parent (`Progress.addChild(_:withPendingUnitCount:)`) as long as loads alone write it; only under
/// a parent of this class may other threads write, cancel and extend it.
///
/// `fractionCompleted` belongs to Foundation and is read without the lock: it may be one update
/// behind. ``currentFraction`` never is.
///
/// ## Promises
///
/// The fraction never goes back, and it is 1.0 at the end, however a load ends. Units done never
/// become fewer. A total that grows later leaves the fraction where it is until the counts have
/// caught up. A parent keeps its unfinished children, children do not keep their parent.
///
/// A class because `Progress` is one; a subclass because ``cancel()`` has to reach a load at once:
/// Foundation's `cancellationHandler` runs later, on a queue that may be busy, and is free for
/// clients.
public final class LoadProgress: Progress, @unchecked Sendable {
  /// What is guarded by ``ProgressTree``.
  struct Guarded {
    var counts: ProgressCounts
    var phase = LoadPhase.free
    var link: ParentLink?
    var children: [ObjectIdentifier: LoadProgress] = [:]
    /// What stands for this under parents of Foundation's class.
    var followers: [Progress] = []
    var hadChildren = false
    var isCancelled = false
    var cancellation: (@Sendable () -> Void)?
    var observers = ProgressObservers()
  }

  /// Where a part counts, and for how much.
  struct ParentLink {
    weak var parent: LoadProgress?
    let pending: Int64
  }

  var guarded: Guarded

  /// A progress that belongs to no other, even if the thread has a current one.
  public init(totalUnitCount: Int64) {
    guarded = Guarded(counts: ProgressCounts(total: totalUnitCount))
    super.init(parent: nil, userInfo: nil)
    super.isCancellable = true
    ProgressTree.lock.withLock { showInFoundation() }
  }

  /// The fraction that is done, 0 to 1, as it is at this moment.
  public var currentFraction: Double {
    ProgressTree.lock.withLock { guarded.counts.reached }
  }

  /// How many units there are: for the load of a file, bytes. Set it before the first unit is done.
  public override var totalUnitCount: Int64 {
    get { ProgressTree.lock.withLock { guarded.counts.total } }
    set {
      ProgressTree.write {
        guarded.counts.total = newValue
        settle(&$0)
      }
    }
  }

  /// How many units are done. `+=` from many threads at once loses none; a smaller number than
  /// before is ignored.
  public override var completedUnitCount: Int64 {
    get { ProgressTree.lock.withLock { guarded.counts.completed } }
    _modify {
      ProgressTree.lock.lock()
      var count = guarded.counts.completed
      var ended = ProgressObservers.Ended()
      defer {
        guarded.counts.completed = max(guarded.counts.completed, count)
        settle(&ended)
        ProgressTree.lock.unlock()
        ended.tell()
      }
      yield &count
    }
  }

  /// Makes another progress a part of this one.
  ///
  /// A part of any other class than this is looked at from time to time, and needs a single thread
  /// that writes it. When this is cancelled, the part is, too, and counts as done soon after, whether
  /// or not it ever is.
  public override func addChild(_ child: Progress, withPendingUnitCount count: Int64) {
    guard let child = child as? LoadProgress else {
      let follower = LoadProgress(totalUnitCount: 1)
      follower.onCancel { child.cancel() }
      add(follower, count)
      ProgressMirror.shared.follow(child, by: follower, toTheEnd: true)
      return
    }
    add(child, count)
  }

  private func add(_ child: LoadProgress, _ pending: Int64) {
    let isLate = ProgressTree.write { ended in
      guard child.guarded.link == nil, child !== self else { return false }
      guarded.hadChildren = true
      if child.guarded.counts.isOver {
        guarded.counts.add(pending)
      } else {
        child.guarded.link = ParentLink(parent: self, pending: pending)
        guarded.children[ObjectIdentifier(child)] = child
        guarded.counts.partial += Double(pending) * child.guarded.counts.reached
      }
      settle(&ended)
      return guarded.isCancelled
    }
    if isLate { child.cancel() }
  }

  /// Ends what ``becomeCurrent(withPendingUnitCount:)`` began; its units are done where no part was made.
  public override func resignCurrent() {
    let before = super.completedUnitCount
    super.resignCurrent()
    // Foundation adds them to its own counter.
    let added = super.completedUnitCount - before
    guard added > 0 else { return }
    ProgressTree.write { ended in
      guarded.counts.add(added)
      settle(&ended)
    }
  }

  // MARK: Cancellation

  /// Whether somebody cancelled this.
  public override var isCancelled: Bool {
    get { ProgressTree.lock.withLock { guarded.isCancelled } }
    set { ProgressTree.lock.withLock { guarded.isCancelled = newValue } }
  }

  /// Cancels the load, or what is reported here, and every unfinished part; once is enough.
  public override func cancel() {
    let first = ProgressTree.lock.withLock {
      () -> (handler: (@Sendable () -> Void)?, children: [LoadProgress])? in
      if guarded.isCancelled { return nil }
      guarded.isCancelled = true
      return (guarded.cancellation.take(), Array(guarded.children.values))
    }
    guard let first else { return }
    super.cancel()
    first.handler?()
    for child in first.children { child.cancel() }
  }

  /// Sets Foundation's own counters, which are not overridden here.
  func showInFoundation(total: Int64, completed: Int64) {
    if super.totalUnitCount != total { super.totalUnitCount = total }
    if super.completedUnitCount != completed { super.completedUnitCount = completed }
  }
}
