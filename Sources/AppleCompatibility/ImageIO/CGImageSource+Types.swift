#if !canImport(ImageIO)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The identifiers of all types of images whose properties can be read, each once.
  public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    let types = Container.all.flatMap(\.formats).compactMap(\.type)
      .filter { $0.conforms(to: .image) }
    return Set(types).map(\.identifier).sorted()
  }
#endif
