#if !canImport(ImageIO)
  // The keys in the dictionary `{WebP}`. Source: Apple, *CGImageProperties.h*.

  /// 0 = forever.
  public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
  /// Seconds; documented: never below 0.1.
  public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
  /// Seconds as stored.
  public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
  /// Per-frame delays (container level).
  public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"
  /// Container level.
  public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
  /// Container level.
  public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
#endif
