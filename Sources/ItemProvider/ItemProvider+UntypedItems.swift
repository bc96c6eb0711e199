import Foundation
import UniformTypes

extension ItemProvider {
  /// Loads the value that is offered as a type, whatever type it is of: `loadItem` as Apple's systems
  /// have it.
  ///
  /// A value that was offered, or that a load handler produces, is delivered as it is. A file is
  /// delivered as its URL where it stays, otherwise as `Data`, and so is what is offered as data; of a
  /// URL's type (`public.url`), it is delivered as `URL`. ``loadItem(forTypeIdentifier:as:)`` says
  /// what is wanted.
  ///
  /// - Parameters:
  ///   - typeIdentifier: What to load.
  ///   - options: Nothing here goes by them.
  ///   - completionHandler: Called once, on a private queue, with either a value or an error.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    untypedLoad(typeIdentifier).start { result in
      switch result {
      case .success(let any): completionHandler?(any.item, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// The value that is offered as a type, whatever type it is of, as
  /// ``loadItem(forTypeIdentifier:options:completionHandler:)``.
  ///
  /// Cancelling the task cancels the load and throws `CancellationError`.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any Sendable {
    try await untypedLoad(typeIdentifier).value().item
  }

  /// A value of whatever type.
  private struct AnyItem: Sendable {
    let item: any Sendable
  }

  private func untypedLoad(_ typeIdentifier: String) -> Load<AnyItem> {
    @Sendable func item(_ data: Data, _ type: TypeIdentifier) -> AnyItem {
      if type.conforms(to: .url), let url = URL(dataRepresentation: data, relativeTo: nil) {
        return AnyItem(item: url)
      }
      return AnyItem(item: data)
    }
    return Load(request(for: TypeIdentifier(importedAs: typeIdentifier))) {
      source, representation, progress in
      // Asked for its URL, a file is not read.
      if representation.tellsURL, case .file(let path) = source, let url = path.url {
        return AnyItem(item: url)
      }
      return item(try source.data(progress: progress), representation.type)
    } stream: { reader, representation, progress in
      item(try await reader.data(progress: progress), representation.type)
    } item: { item, _ in
      AnyItem(item: item)
    }
  }
}
