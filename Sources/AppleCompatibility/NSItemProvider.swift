#if !canImport(UniformTypeIdentifiers)
  /// `NSItemProvider` as this package has it.
  public typealias NSItemProvider = ItemProvider
  public typealias NSItemProviderReading = ItemProviderReading
  public typealias NSItemProviderWriting = ItemProviderWriting
  public typealias NSItemProviderFileOptions = ItemProviderFileOptions
  public typealias NSItemProviderRepresentationVisibility = ItemProviderRepresentationVisibility

  extension ItemProviderError.Code {
    // Under the names of `NSItemProvider.ErrorCode`. Source: Apple, *NSItemProvider.h*.
    public static var unknownError: Self { .unknown }
    public static var itemUnavailableError: Self { .itemUnavailable }
    public static var unexpectedValueClassError: Self { .unexpectedValueClass }
    public static var unavailableCoercionError: Self { .unavailableCoercion }
  }
#endif
