#if !canImport(ImageIO)
  // The keys in the dictionary `{HEICS}`. Source: Apple, *CGImageProperties.h*.

  /// 0 = forever.
  public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
  /// Seconds; clamp not documented.
  public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
  /// Seconds as stored.
  public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"
  /// Container level.
  public let kCGImagePropertyHEICSCanvasPixelWidth: CFString = "CanvasPixelWidth"
  /// Container level.
  public let kCGImagePropertyHEICSCanvasPixelHeight: CFString = "CanvasPixelHeight"
  /// Per-frame delays (container level).
  public let kCGImagePropertyHEICSFrameInfoArray: CFString = "FrameInfo"
#endif
