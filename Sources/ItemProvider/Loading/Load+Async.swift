extension Load {
  /// Starts the load and waits for its value; cancelling the task cancels the load.
  func value() async throws -> Value {
    try Task.checkCancellation()
    do {
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          start { continuation.resume(with: $0) }
        }
      } onCancel: {
        progress.cancel()
      }
    } catch {
      throw progress.isCancelled ? CancellationError() : error
    }
  }
}
