#if !canImport(ObjectiveC)
  /// An observation by key path, which ends when this is let go of.
  ///
  /// A class because it is one on Apple's systems, and because its end means something.
  public final class NSKeyValueObservation: Sendable {
    private let observation: Locked<ProgressObservation?>

    init(_ observation: ProgressObservation?) { self.observation = Locked(observation) }

    deinit { invalidate() }

    /// Ends the observation; a call that is under way is not waited for.
    public func invalidate() {
      observation.withLock {
        $0?.cancel()
        $0 = nil
      }
    }
  }

  /// What an observer is told of a change.
  public struct NSKeyValueObservedChange<Value: Sendable>: Sendable {
    /// The value after the change; nil where it was not asked for with `.new`.
    public let newValue: Value?
    /// The value before the change: never told.
    public let oldValue: Value?
  }

  extension Progress {
    /// Tells of each change of `fractionCompleted`, until that is 1.0 or the observation ends.
    ///
    /// Only a `LoadProgress`, which every load returns, can be observed, and only by this key path;
    /// anything else is never told of. The handler is called on a private queue, one call after the
    /// other. With `.initial` it is told the fraction at the start, too.
    public func observe(
      _ keyPath: KeyPath<Progress, Double>, options: NSKeyValueObservingOptions = [],
      changeHandler:
        @escaping @Sendable (_ progress: Progress, _ change: NSKeyValueObservedChange<Double>)
        -> Void
    ) -> NSKeyValueObservation {
      guard keyPath == \.fractionCompleted, let progress = self as? LoadProgress else {
        return NSKeyValueObservation(nil)
      }
      let start = progress.currentFraction
      return NSKeyValueObservation(
        progress.observe { [weak progress] fraction in
          guard let progress, fraction != start || options.contains(.initial) else { return }
          changeHandler(
            progress,
            NSKeyValueObservedChange(
              newValue: options.contains(.new) ? fraction : nil, oldValue: nil))
        })
    }
  }
#endif
