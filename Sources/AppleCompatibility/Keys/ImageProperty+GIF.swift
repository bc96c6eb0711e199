#if !canImport(ImageIO)
  // The keys in the dictionary `{GIF}`. Source: Apple, *CGImageProperties.h*.

  /// How often it plays, of the whole file: 0 is forever; GIF's number n is n + 1; without it, no
  /// key.
  public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
  /// Seconds; documented: never below 0.1 (values under are raised to 0.1).
  public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
  /// Palette bytes.
  public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
  /// 1 when a global palette exists.
  public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
  /// Seconds as stored.
  public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
  /// Container level.
  public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
  /// Container level.
  public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
  /// Per-frame delays (container level).
  public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"
#endif
