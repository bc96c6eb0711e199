#if !canImport(ImageIO)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The identifiers of all types of images whose properties can be read, each once; after
  /// ``CGImageSourceSetAllowableTypes(_:)``, of those that may.
  public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    let types = Container.all.flatMap(\.formats).compactMap(\.type)
      .filter { $0.conforms(to: .image) }
    return Set(types).map(\.identifier).filter(AllowableTypes.processAllows).sorted()
  }
#endif
