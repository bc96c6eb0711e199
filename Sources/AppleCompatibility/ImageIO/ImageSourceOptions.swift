#if !canImport(ImageIO)
  // Options of image sources; their values are their names. Source: Apple, *CGImageSource.h*.

  /// What type the image may be: without effect, content alone tells it.
  public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
  /// Whether decoded pixels are kept: without effect, as none are decoded.
  public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
  /// Whether pixels are decoded at once: without effect, as none are decoded.
  public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
  /// Whether pixels may be floating-point numbers: without effect, as none are decoded.
  public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
#endif
