#if !canImport(ObjectiveC)
  public import Foundation
  import ItemProvider

  /// An observation by key path, which ends when this is let go of.
  ///
  /// A class because it is one on Apple's systems, and because its end means something.
  public final class NSKeyValueObservation: Sendable {
    private enum Source: Sendable {
      case load(ProgressObservation)
      case poll(ProgressPoll)
    }

    private let source: Locked<Source?>

    init(_ observation: ProgressObservation) { source = Locked(.load(observation)) }

    init(_ poll: ProgressPoll) { source = Locked(.poll(poll)) }

    deinit { invalidate() }

    /// Ends the observation; a call that is under way is not waited for.
    public func invalidate() {
      let ended = source.withLock { $0.take() }
      if case .load(let observation) = ended { observation.cancel() }
    }
  }

  /// What an observer is told of a change.
  public struct NSKeyValueObservedChange<Value: Sendable>: Sendable {
    /// The value after the change; nil where it was not asked for with `.new`.
    public let newValue: Value?
    /// The value before the change; nil where it was not asked for with `.old`, and at the start.
    public let oldValue: Value?
  }

  extension Progress {
    /// Tells of each change of a property, until the progress is finished or the observation ends.
    ///
    /// The fraction of a `LoadProgress`, which every load returns, is told at once. Anything else is looked at ten
    /// times a second: what changes back in between is not told. The handler is called on a private queue, one
    /// call after the other. With `.initial` it is told the value at the start, too.
    public func observe<Value: Equatable & Sendable>(
      _ keyPath: any KeyPath<Progress, Value> & Sendable, options: NSKeyValueObservingOptions = [],
      changeHandler:
        @escaping @Sendable (_ progress: Progress, _ change: NSKeyValueObservedChange<Value>)
        -> Void
    ) -> NSKeyValueObservation {
      let load = keyPath == \Progress.fractionCompleted ? self as? LoadProgress : nil
      let start = load?.currentFraction as? Value ?? self[keyPath: keyPath]
      let last = Locked(options.contains(.initial) ? nil : start)
      let tell: @Sendable (Progress, Value) -> Void = { progress, value in
        let (isNew, before) = last.withLock { last in
          defer { last = value }
          return (last != value, last)
        }
        guard isNew else { return }
        changeHandler(
          progress,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? value : nil,
            oldValue: options.contains(.old) ? before : nil))
      }
      if let load {
        return NSKeyValueObservation(
          load.observe { [weak load] fraction in
            if let load, let value = fraction as? Value { tell(load, value) }
          })
      }
      return NSKeyValueObservation(
        ProgressPoll { [weak self] in
          guard let self else { return false }
          // Asked first, so that the last change is told.
          let isOver = isFinished
          tell(self, self[keyPath: keyPath])
          return !isOver
        })
    }
  }
#endif
