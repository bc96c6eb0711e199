#if !canImport(ImageIO)
  // Options of image sources; their values are their names. Source: Apple, *CGImageSource.h*.

  /// What type the image may be: without effect, content alone tells it.
  public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
  /// The identifiers of the types that the image may be of, a list of texts: no other is read.
  public let kCGImageSourceAllowableTypes: CFString = "kCGImageSourceAllowableTypes"
  /// Whether decoded pixels are kept: without effect, as none are decoded.
  public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
  /// Whether pixels are decoded at once: without effect, as none are decoded.
  public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
  /// Whether pixels may be floating-point numbers: without effect, as none are decoded.
  public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"

  // Thumbnails are not made here, because no pixels are decoded: their options can be named, so that dictionaries of
  // options compile, and have no effect. `Metadata.thumbnails` has those that are in a file.

  /// Whether a thumbnail is made even where there is one in the file: without effect.
  public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
  /// Whether a thumbnail is made where there is none in the file: without effect.
  public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
  /// Whether a thumbnail is turned as the image is to be shown: without effect.
  public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
  /// Pixels of a thumbnail's longer side: without effect.
  public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
  /// By which part the image is made smaller, 2, 4 or 8: without effect.
  public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
#endif
