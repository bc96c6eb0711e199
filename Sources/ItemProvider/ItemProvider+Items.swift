import Foundation
import UniformTypes

extension ItemProvider {
  /// A provider of a value, which is offered as a type.
  ///
  /// Apple's oldest form; ``init(object:)`` and ``init(data:type:suggestedName:)`` say more. Without
  /// a type, or without a value, nothing is offered.
  public convenience init(item: (any Sendable)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier else { return }
    register(
      Representation(
        type: TypeIdentifier(importedAs: typeIdentifier), backing: .item(item), fileOptions: []))
  }

  /// Offers a value as a type, after what is offered already.
  ///
  /// Does nothing if the type is offered already. As data and as a file, only data, text and URLs
  /// can be delivered. A file's URL delivers the file, or itself where the type is that of a URL.
  public func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    register(
      Representation(
        type: TypeIdentifier(importedAs: typeIdentifier), backing: .handler(loadHandler),
        fileOptions: []))
  }

  /// The value that is offered as a type.
  ///
  /// Apple's systems look at the type of the completion handler's parameter; here the caller says
  /// which type it wants. A value of that type is delivered as it is. Data is made from text, from
  /// URLs and from the files that they lead to; text and URLs are made from data. The URL of a file
  /// is delivered where the file stays: not where a load handler produced it, unless it was
  /// registered to be opened in place.
  ///
  /// - Throws: ``ItemProviderError/unexpectedValueClass`` when a load handler that was told the type
  ///   produced something else, ``ItemProviderError/unavailableCoercion`` when it cannot be made.
  public func loadItem<Item: Sendable>(
    forTypeIdentifier typeIdentifier: String, as type: Item.Type
  ) async throws -> Item {
    try await itemLoad(request(for: TypeIdentifier(importedAs: typeIdentifier)), type).value()
  }

  /// Loads the value that is offered as a type, as ``loadItem(forTypeIdentifier:as:)``.
  ///
  /// - Parameter completionHandler: Called once, on a private queue, with either a value or an
  ///   error.
  public func loadItem<Item: Sendable>(
    forTypeIdentifier typeIdentifier: String, as type: Item.Type,
    completionHandler: @escaping @Sendable (_ item: Item?, _ error: (any Error)?) -> Void
  ) {
    itemLoad(request(for: TypeIdentifier(importedAs: typeIdentifier)), type).start { result in
      switch result {
      case .success(let item): completionHandler(item, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// A load of a value of whatever type there is, made into the one that is wanted.
  func itemLoad<Item: Sendable>(_ request: LoadRequest, _ type: Item.Type) -> Load<Item> {
    let impossible = request.error(
      .unavailableCoercion, reason: "it cannot be made into \(type)")
    @Sendable func coerced(_ data: Data) throws -> Item {
      if let item = data as? Item { return item }
      let text = String(validating: data, as: UTF8.self)
      if let item = text as? Item { return item }
      if let item = text.flatMap({ URL(string: $0) }) as? Item { return item }
      throw impossible
    }
    return Load(request) { source, representation, progress in
      // Asked for its URL, a file is not read.
      if case .file(let path) = source, let item = path.url as? Item {
        if representation.tellsURL { return item }
        guard type != URL.self else {
          throw request.error(
            .unavailableCoercion,
            reason: "its file may be gone when its URL is delivered; load it as a file")
        }
      }
      return try coerced(source.data(progress: progress))
    } stream: { reader, _, progress in
      try coerced(await reader.data(progress: progress))
    } item: { item, isFromHandler in
      if let item = item as? Item { return item }
      if let source = RepresentationSource(item: item, offeredAs: nil) {
        return try coerced(source.data(progress: .make()))
      }
      guard isFromHandler else { throw impossible }
      throw request.error(
        .unexpectedValueClass,
        reason: "its load handler gave a \(Swift.type(of: item)) in place of a \(type)")
    }
  }
}
