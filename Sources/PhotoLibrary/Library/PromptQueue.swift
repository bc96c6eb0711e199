/// Lets one question at a time be asked, in the order of asking.
actor PromptQueue {
  private var last: Task<Void, Never>?

  func run<Value: Sendable>(
    _ body: @escaping @Sendable () async -> Value
  ) async -> Value {
    let before = last
    let task = Task {
      await before?.value
      return await body()
    }
    last = Task { _ = await task.value }
    return await task.value
  }
}
