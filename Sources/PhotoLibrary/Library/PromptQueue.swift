/// Lets one question at a time be asked, in the order of asking.
actor PromptQueue {
  private var last: Task<Void, Never>?

  /// Asks a question once it is its turn.
  ///
  /// Whoever is cancelled does not wait for the answer, nor for its turn; the question is told so, and
  /// the next one is asked when it is over.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let before = last
    let (answers, answer) = AsyncThrowingStream<Value, any Error>.makeStream()
    let task = Task {
      await before?.value
      do {
        try Task.checkCancellation()
        answer.yield(try await body())
        answer.finish()
      } catch {
        answer.finish(throwing: error)
      }
    }
    answer.onTermination = { if case .cancelled = $0 { task.cancel() } }
    last = task
    for try await answer in answers { return answer }
    throw CancellationError()
  }
}
