import Dispatch

extension PhotoLibrary {
  /// Changes the library: everything that the block asks for, or nothing.
  ///
  /// Whoever may add may create assets; whoever may read and write may change those that it sees, and
  /// albums only if it sees everything. What a limited client adds joins its selection.
  ///
  /// - Throws: ``PhotoLibraryError/Code/accessDenied`` or `accessRestricted` where the client may not
  ///   do it; where nothing was decided, the user is asked, and this attempt fails.
  public func performChangesAndWait(
    _ block: (LibraryChanges) throws -> Void
  ) throws(PhotoLibraryError) {
    try changing.withLock { () throws(PhotoLibraryError) in
      let changes = LibraryChanges()
      do { try block(changes) } catch { throw PhotoLibraryError(error) }
      try carryOut(changes.operations)
    }
    notifier.check()
  }

  /// As ``performChangesAndWait(_:)``, on a queue of the library's.
  public func performChanges(
    _ block: @escaping @Sendable (LibraryChanges) throws -> Void
  ) async throws(PhotoLibraryError) {
    let result = await withCheckedContinuation { continuation in
      performChanges(block) { continuation.resume(returning: $1) }
    }
    if let result { throw result }
  }

  /// As ``performChangesAndWait(_:)``, on a queue of the library's.
  ///
  /// - Parameter completionHandler: Called on that queue.
  public func performChanges(
    _ block: @escaping @Sendable (LibraryChanges) throws -> Void,
    completionHandler: (@Sendable (_ success: Bool, _ error: PhotoLibraryError?) -> Void)? = nil
  ) {
    changeQueue.async { [self] in
      do throws(PhotoLibraryError) {
        try performChangesAndWait(block)
        completionHandler?(true, nil)
      } catch {
        completionHandler?(false, error)
      }
    }
  }
}
