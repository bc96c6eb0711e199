public import UniformTypes

extension ItemProvider {
  /// Where the bytes are, if nobody has to be asked for them.
  ///
  /// For a provider made from a file or from data, this is the file or the data: nothing is copied,
  /// no file is touched, no queue is involved. `nil` when a load handler has to produce the item,
  /// or when nothing of the type is offered; ``readSource(conformingTo:_:)`` serves every case.
  ///
  /// - Parameter type: What the representation has to be; `nil` for the best one there is.
  public func immediateSource(conformingTo type: TypeIdentifier? = nil) -> RepresentationSource? {
    if type == nil, let origin { return .file(origin.path) }
    return withRegistry {
      if case .source(let source) = $0.find(type)?.backing { source } else { nil }
    }
  }

  /// Reads the item where it is, without a copy.
  ///
  /// The source is there while `read` runs and not longer, even if it is a file that a load handler
  /// deletes afterwards. For such a file, `read` runs on the thread on which the handler answers,
  /// otherwise on a private queue. Cancelling the task throws `CancellationError`; `read` is not
  /// interrupted, but its result is dropped.
  ///
  /// - Parameters:
  ///   - type: What the representation has to be; `nil` for the best one there is.
  ///   - read: Makes a value while the source is there.
  public func readSource<Value: Sendable>(
    conformingTo type: TypeIdentifier? = nil,
    _ read: @escaping @Sendable (RepresentationSource) throws -> Value
  ) async throws -> Value {
    try await readingLoad(type, read).value()
  }

  /// Reads the item where it is, without a copy, and reports the result to a completion handler.
  ///
  /// - Parameters:
  ///   - type: What the representation has to be; `nil` for the best one there is.
  ///   - read: Makes a value while the source is there, as in ``readSource(conformingTo:_:)``.
  ///   - completionHandler: Called once, on a private queue.
  @discardableResult
  public func readSource<Value: Sendable>(
    conformingTo type: TypeIdentifier? = nil,
    _ read: @escaping @Sendable (RepresentationSource) throws -> Value,
    completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> LoadProgress {
    let load = readingLoad(type, read)
    load.start(completionHandler)
    return load.progress
  }

  /// Reads the item where it is, as ``readSource(conformingTo:_:)``, with another function for bytes
  /// that are had range by range: it runs in a task of the load, and no thread waits for it.
  package func readSource<Value: Sendable>(
    conformingTo type: TypeIdentifier?,
    _ read: @escaping @Sendable (RepresentationSource) throws -> Value,
    fetching fetch: @escaping @Sendable (RangedReader) async throws -> Value
  ) async throws -> Value {
    try await fetchingLoad(type, read, fetch).value()
  }

  /// As the `async` form, for a completion handler.
  package func readSource<Value: Sendable>(
    conformingTo type: TypeIdentifier?,
    _ read: @escaping @Sendable (RepresentationSource) throws -> Value,
    fetching fetch: @escaping @Sendable (RangedReader) async throws -> Value,
    completionHandler: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> LoadProgress {
    let load = fetchingLoad(type, read, fetch)
    load.start(completionHandler)
    return load.progress
  }

  private func fetchingLoad<Value: Sendable>(
    _ type: TypeIdentifier?, _ read: @escaping @Sendable (RepresentationSource) throws -> Value,
    _ fetch: @escaping @Sendable (RangedReader) async throws -> Value
  ) -> Load<Value> {
    Load(request(for: type)) { source, _, _ in
      try read(source)
    } stream: { reader, _, _ in
      try await fetch(reader)
    }
  }

  private func readingLoad<Value: Sendable>(
    _ type: TypeIdentifier?, _ read: @escaping @Sendable (RepresentationSource) throws -> Value
  ) -> Load<Value> {
    fetchingLoad(type, read) { reader in try read(.reader(reader)) }
  }
}
