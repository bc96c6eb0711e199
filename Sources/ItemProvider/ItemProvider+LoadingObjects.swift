import UniformTypes

extension ItemProvider {
  /// Whether a value of a type can be made from something that is offered.
  public func canLoadObject(ofClass type: any ItemProviderReading.Type) -> Bool {
    withRegistry { $0.find(readableBy: type) } != nil
  }

  /// Loads the item as a value of a type.
  ///
  /// The types that it can be made from are tried in their order; for each, the representation is
  /// chosen as in ``loadDataRepresentation(for:completionHandler:)``. Where nothing fits, the error
  /// is ``ItemProviderError/unavailableCoercion``. An error that the type throws is passed on.
  ///
  /// - Parameters:
  ///   - type: What to make.
  ///   - completionHandler: Called once, on a private queue, with either a value or an error.
  @discardableResult
  public func loadObject<Object: ItemProviderReading>(
    ofClass type: Object.Type,
    completionHandler: @escaping @Sendable (_ object: Object?, _ error: (any Error)?) -> Void
  ) -> LoadProgress {
    let load = objectLoad(type)
    load.start { result in
      switch result {
      case .success(let object): completionHandler(object, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
    return load.progress
  }

  /// The item as a value of a type.
  ///
  /// Cancelling the task cancels the load and throws `CancellationError`.
  public func loadObject<Object: ItemProviderReading>(
    ofClass type: Object.Type
  ) async throws -> Object {
    try await objectLoad(type).value()
  }

  private func objectLoad<Object: ItemProviderReading>(_ type: Object.Type) -> Load<Object> {
    let request = withRegistry {
      LoadRequest(
        type: nil, offered: $0.types(), representation: $0.find(readableBy: type),
        suggestedName: nil,
        missing: ItemProviderError(
          .unavailableCoercion, offeredTypes: $0.types(),
          reason: "it cannot be made into \(type), which is read from "
            + type.readableTypeIdentifiersForItemProvider.joined(separator: ", ")))
    }
    return Load(request) { source, representation, progress in
      try type.object(
        withItemProviderData: try source.data(progress: progress),
        typeIdentifier: representation.type.identifier)
    } stream: { reader, representation, progress in
      try type.object(
        withItemProviderData: try await reader.data(progress: progress),
        typeIdentifier: representation.type.identifier)
    }
  }
}

extension Registry {
  /// The representation to make a value from.
  fileprivate func find(readableBy type: any ItemProviderReading.Type) -> Representation? {
    for identifier in type.readableTypeIdentifiersForItemProvider {
      if let found = find(TypeIdentifier(importedAs: identifier)) { return found }
    }
    return nil
  }
}
