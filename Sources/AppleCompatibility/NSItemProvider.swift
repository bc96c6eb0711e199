#if !canImport(UniformTypeIdentifiers)
  /// `NSItemProvider` as this package has it.
  public typealias NSItemProvider = ItemProvider
  /// What can be made of a provider's data.
  public typealias NSItemProviderReading = ItemProviderReading
  /// What a provider can offer as data.
  public typealias NSItemProviderWriting = ItemProviderWriting
  /// Whether a file may be handed out itself, not only a copy.
  public typealias NSItemProviderFileOptions = ItemProviderFileOptions
  /// Who may see a representation.
  public typealias NSItemProviderRepresentationVisibility = ItemProviderRepresentationVisibility

  extension ItemProviderError.Code {
    // Under the names of `NSItemProvider.ErrorCode`. Source: Apple, *NSItemProvider.h*.
    /// -1: something else went wrong.
    public static var unknownError: Self { .unknown }
    /// -1000: there is no such item, or it cannot be produced.
    public static var itemUnavailableError: Self { .itemUnavailable }
    /// -1100: what was loaded is of another class than was asked for.
    public static var unexpectedValueClassError: Self { .unexpectedValueClass }
    /// -1200: the item cannot be turned into what was asked for.
    public static var unavailableCoercionError: Self { .unavailableCoercion }
  }

  extension ItemProvider {
    /// Offers a value as a type, by a load handler with the parameters that it has on Apple's
    /// systems. The class is nil where what is wanted is no class, the options always.
    public func registerItem(
      forTypeIdentifier typeIdentifier: String,
      loadHandler:
        @escaping @Sendable (
          _ completionHandler: CompletionHandler?, _ expectedValueClass: AnyClass?,
          _ options: [AnyHashable: Any]?
        ) -> Void
    ) {
      registerItem(forTypeIdentifier: typeIdentifier) { completion, type in
        loadHandler(completion, type as? AnyClass, nil)
      }
    }
  }
#endif
