import UniformTypes

extension ItemProvider {
  /// Produces a small picture of the item for whoever shows it, best as data or as the URL of a file;
  /// nil unless it is set.
  ///
  /// Where there is none, Apple's systems have QuickLook draw one; MetadataKit's `previewImage()` takes
  /// the one that a photo carries. Source: Apple, *NSItemProvider.h*.
  public var previewImageHandler: LoadHandler? {
    get { state.withLock { $0.presentation.previewImageHandler } }
    set { state.withLock { $0.presentation.previewImageHandler = newValue } }
  }

  /// The small picture that ``previewImageHandler`` produces, as ``loadItem(forTypeIdentifier:as:)``
  /// delivers a value.
  ///
  /// - Throws: ``ItemProviderError/itemUnavailable`` where nobody has set it.
  public func loadPreviewImage<Item: Sendable>(as type: Item.Type) async throws -> Item {
    try await previewLoad(type).value()
  }

  /// Loads the small picture that ``previewImageHandler`` produces.
  ///
  /// - Parameter completionHandler: Called once, on a private queue, with either a value or an
  ///   error.
  public func loadPreviewImage<Item: Sendable>(
    as type: Item.Type,
    completionHandler: @escaping @Sendable (_ item: Item?, _ error: (any Error)?) -> Void
  ) {
    previewLoad(type).start { result in
      switch result {
      case .success(let item): completionHandler(item, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  private func previewLoad<Item: Sendable>(_ type: Item.Type) -> Load<Item> {
    let offered = registeredContentTypes
    return itemLoad(
      LoadRequest(
        type: .image, offered: offered,
        representation: previewImageHandler.map {
          Representation(type: .image, backing: .handler($0), fileOptions: [])
        },
        suggestedName: nil,
        missing: ItemProviderError(
          .itemUnavailable, requestedType: .image, offeredTypes: offered,
          reason: "no previewImageHandler is set")),
      type)
  }
}
