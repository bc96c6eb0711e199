import Foundation

extension LoadProgress {
  /// The fractions from now on: the present one first, never a smaller one than before, 1.0 last.
  ///
  /// A consumer that is slower than the load misses some, but never the last. The sequence ends
  /// when the load is over, or when its task is cancelled. Each sequence is for one consumer; ask
  /// for another one for each.
  public var fractions: AsyncStream<Double> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Double.self, bufferingPolicy: .bufferingNewest(1))
    let number = ProgressTree.write { ended -> Int? in
      continuation.yield(guarded.counts.reached)
      guard guarded.counts.isOver else { return guarded.observers.add(continuation) }
      return nil
    }
    guard let number else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in self?.removeObserver(number) }
    return stream
  }

  /// Calls a function with the fractions from now on, as ``fractions`` has them.
  ///
  /// The calls come one after the other, on a private queue. The first tells the present fraction,
  /// the last 1.0.
  @discardableResult
  public func observe(
    _ handler: @escaping @Sendable (_ fraction: Double) -> Void
  ) -> ProgressObservation {
    let observation = ProgressObservation(handler)
    ProgressTree.lock.withLock {
      observation.note(guarded.counts.reached)
      if !guarded.counts.isOver { _ = guarded.observers.add(observation) }
    }
    return observation
  }

  private func removeObserver(_ number: Int) {
    ProgressTree.lock.withLock { guarded.observers.remove(number) }
  }
}
