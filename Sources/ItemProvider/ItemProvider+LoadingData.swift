public import Foundation
public import UniformTypes

extension ItemProvider {
  /// Loads the item as data.
  ///
  /// The representation is the one of exactly this type, otherwise the first whose type conforms to
  /// it. A file is read into memory as a whole; a folder comes as a ZIP archive whose top
  /// entry is the folder.
  ///
  /// - Parameters:
  ///   - contentType: What to load.
  ///   - completionHandler: Called once, on a private queue, with either data or an error.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: TypeIdentifier,
    completionHandler: @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> LoadProgress {
    let load = dataLoad(contentType)
    load.start { result in
      switch result {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
    return load.progress
  }

  /// Loads the item as data.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> LoadProgress {
    loadDataRepresentation(
      for: TypeIdentifier(importedAs: typeIdentifier), completionHandler: completionHandler)
  }

  /// The item as data.
  ///
  /// Cancelling the task cancels the load and throws `CancellationError`.
  public func loadDataRepresentation(for contentType: TypeIdentifier) async throws -> Data {
    try await dataLoad(contentType).value()
  }

  /// The item as data.
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String
  ) async throws -> Data {
    try await loadDataRepresentation(for: TypeIdentifier(importedAs: typeIdentifier))
  }

  private func dataLoad(_ type: TypeIdentifier) -> Load<Data> {
    Load(request(for: type)) { source, _, progress in
      try source.data(progress: progress)
    } stream: { reader, _, progress in
      try await reader.data(progress: progress)
    }
  }

  /// What a load has to know about this provider as it is now.
  func request(for type: TypeIdentifier?) -> LoadRequest {
    let name = suggestedName
    return withRegistry {
      LoadRequest(
        type: type, offered: $0.types(), representation: $0.find(type), suggestedName: name)
    }
  }
}
