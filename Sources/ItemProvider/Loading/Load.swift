import Foundation

/// One load of an item: it gets the bytes' source, makes a value of it, and answers exactly once.
///
/// A class, because a load is one thing that its caller, its source and its progress share.
final class Load<Value: Sendable>: Sendable {
  typealias Completion = @Sendable (Result<Value, any Error>) -> Void

  private struct State {
    /// Present while the load is pending; whoever takes it answers.
    var completion: Completion?
    /// What the load handler reports about itself.
    var source: Progress?
    /// What fetches the bytes of a reader.
    var task: Task<Void, Never>?
  }

  let progress = LoadProgress.make()
  let request: LoadRequest
  let make: @Sendable (RepresentationSource, Representation, LoadProgress) throws -> Value
  let stream: @Sendable (RangedReader, Representation, LoadProgress) async throws -> Value
  /// What the load handler of an item is asked for.
  private let itemType: any Sendable.Type
  let convert: @Sendable (any Sendable, _ isFromHandler: Bool) throws -> Value
  private let state = Locked(State())

  /// - Parameter make: Makes the value while the source is there. It may run on the thread of a
  ///   load handler, because a file that a handler provides may be gone when the handler is
  ///   answered.
  /// - Parameter item: Makes the value of a value of whatever type; by default, of its bytes.
  /// - Parameter stream: Makes the value of a reader's bytes, on a thread of ``LoadQueue``.
  init(
    _ request: LoadRequest,
    make: @escaping @Sendable (RepresentationSource, Representation, LoadProgress) throws -> Value,
    stream: @escaping @Sendable (RangedReader, Representation, LoadProgress) async throws -> Value,
    item: (@Sendable (any Sendable, _ isFromHandler: Bool) throws -> Value)? = nil
  ) {
    self.request = request
    self.make = make
    self.stream = stream
    itemType = item == nil ? Data.self : Value.self
    let progress = progress
    convert =
      item ?? { item, _ in
        guard let representation = request.representation,
          let source = RepresentationSource(item: item, offeredAs: representation.type)
        else {
          throw request.error(
            .unavailableCoercion,
            reason: "an item of type \(type(of: item)) has no bytes of its own")
        }
        return try make(source, representation, progress)
      }
  }

  /// Starts the load; called once.
  func start(_ completion: @escaping Completion) {
    state.withLock { $0.completion = completion }
    progress.onCancel { self.cancel() }
    switch request.representation?.backing {
    case .handler, .data, .file: LoadQueue.ask { self.run() }
    case .source, .item, nil: LoadQueue.run { self.run() }
    }
  }

  private var isPending: Bool { state.withLock { $0.completion != nil } }

  private func run() {
    guard isPending else { return }
    guard let representation = request.representation else {
      return end(.failure(request.unavailable))
    }
    switch representation.backing {
    case .source(.reader(let reader)):
      fetch(reader, representation)
    case .source(let source):
      // Nobody else's code is on this thread: the answer can be given here.
      end(value(of: source, representation))
    case .item(let item):
      end(value(of: item, nil, isFromHandler: false))
    case .handler(let handler):
      let answer = makeAnswer()
      let completion: ItemProvider.CompletionHandler = { item, error in
        guard answer.take() else { return }
        let result = self.value(of: item, error, isFromHandler: true)
        LoadQueue.run { self.end(result) }
      }
      handler(completion, itemType)
    case .data(let handler):
      let answer = makeAnswer()
      let source = handler { data, error in
        guard answer.take() else { return }
        LoadQueue.run {
          self.end(self.value(of: data.map(RepresentationSource.data), error, representation))
        }
      }
      follow(source)
    case .file(let handler):
      let answer = makeAnswer()
      let source = handler { url, _, error in
        guard answer.take() else { return }
        // Now: the file may be gone when this returns.
        let result = self.value(ofFileAt: url, error, representation)
        LoadQueue.run { self.end(result) }
      }
      follow(source)
    }
  }

  /// Makes the value in a task, which no thread waits for.
  private func fetch(_ reader: RangedReader, _ representation: Representation) {
    let executor = reader.isSynchronous ? LoadExecutor.asking : .shared
    let task = Task(executorPreference: executor) { [self] in
      let result: Result<Value, any Error>
      do {
        try progress.checkCancellation()
        result = .success(try await stream(reader, representation, progress))
      } catch {
        result = .failure(request.error(for: error))
      }
      LoadQueue.run { self.end(result) }
    }
    let isPending = state.withLock { state in
      if state.completion != nil { state.task = task }
      return state.completion != nil
    }
    if !isPending { task.cancel() }
  }

  private func makeAnswer() -> LoadAnswer {
    LoadAnswer {
      let error = self.request.error(
        .itemUnavailable, reason: "its load handler ended without an answer")
      LoadQueue.run { self.end(.failure(error)) }
    }
  }

  /// Keeps the progress of a load handler: to report it, and to cancel it.
  private func follow(_ source: Progress?) {
    guard let source else { return }
    let isPending = state.withLock { state in
      guard state.completion != nil else { return false }
      state.source = source
      ProgressMirror.shared.follow(source, by: progress)
      return true
    }
    if !isPending && progress.isCancelled { source.cancel() }
  }

  private func end(_ result: Result<Value, any Error>) {
    takeCompletion().completion?(result)
  }

  private func cancel() {
    let (completion, source, task) = takeCompletion()
    source?.cancel()
    task?.cancel()
    guard let completion else { return }
    LoadQueue.run { completion(.failure(CocoaError(.userCancelled))) }
  }

  /// Ends the load: only the first call gets the completion handler.
  private func takeCompletion() -> (
    completion: Completion?, source: Progress?, task: Task<Void, Never>?
  ) {
    let (completion, source, task) = state.withLock {
      ($0.completion.take(), $0.source.take(), $0.task.take())
    }
    if source != nil { ProgressMirror.shared.stop(progress) }
    if completion != nil { progress.finish() }
    return (completion, source, task)
  }
}
