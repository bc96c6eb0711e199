/// The right to answer one load, which a load handler gets as its completion function.
///
/// The first answer counts. A class, because a handler that lets go of the function without ever
/// calling it is noticed by the end of the object: then the load fails instead of waiting for ever.
final class LoadAnswer: Sendable {
  private let isGiven = Locked(false)
  private let abandoned: @Sendable () -> Void

  init(abandoned: @escaping @Sendable () -> Void) {
    self.abandoned = abandoned
  }

  deinit {
    if take() { abandoned() }
  }

  /// Uses up the right, and says whether it was still there.
  func take() -> Bool {
    isGiven.withLock { isGiven in
      defer { isGiven = true }
      return !isGiven
    }
  }
}
