#if !canImport(ImageIO)
  // Options of image sources; their values are their names. Source: Apple, *CGImageSource.h*.

  public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
  public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
  public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
  public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
#endif
