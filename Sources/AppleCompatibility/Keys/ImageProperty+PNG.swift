#if !canImport(ImageIO)
  // The keys in the dictionary `{PNG}`. Source: Apple, *CGImageProperties.h*.

  /// GAMA/100000 (45455 -> 0.45455).
  public let kCGImagePropertyPNGGamma: CFString = "Gamma"
  /// 0 none, 1 Adam7.
  public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
  /// PHYs.
  public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
  /// PHYs.
  public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
  /// SRGB chunk 0-3.
  public let kCGImagePropertyPNGsRGBIntent: CFString = "sRGBIntent"
  /// CHRM: white xy, red xy, green xy, blue xy.
  public let kCGImagePropertyPNGChromaticities: CFString = "Chromaticities"
  /// TEXt/iTXt Author; also copied to {IPTC}.Byline [array] and {TIFF}.Artist.
  public let kCGImagePropertyPNGAuthor: CFString = "Author"
  /// Also {IPTC}.CopyrightNotice, {TIFF}.Copyright.
  public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
  /// TEXt "Creation Time" (string contains a space).
  public let kCGImagePropertyPNGCreationTime: CFString = "Creation Time"
  /// Also {IPTC}.Caption/Abstract, {TIFF}.ImageDescription.
  public let kCGImagePropertyPNGDescription: CFString = "Description"
  /// TIME.
  public let kCGImagePropertyPNGModificationTime: CFString = "ModificationTime"
  /// Also {TIFF}.Software.
  public let kCGImagePropertyPNGSoftware: CFString = "Software"
  /// Also {IPTC}.ObjectName.
  public let kCGImagePropertyPNGTitle: CFString = "Title"
  /// PHYs unit 0 ratio; string drops the s.
  public let kCGImagePropertyPNGPixelsAspectRatio: CFString = "PixelAspectRatio"
  /// Destination option: filter mask 8 none,16 sub,32 up,64 avg,128 paeth.
  public let kCGImagePropertyPNGCompressionFilter: CFString = "kCGImagePropertyPNGCompressionFilter"
  /// 0 = forever.
  public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
  /// Seconds; documented: never below 0.05.
  public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
  /// Seconds as stored.
  public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
  /// Per-frame delays (container level).
  public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"
  /// Container level.
  public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
  /// Container level.
  public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
  /// TEXt Comment.
  public let kCGImagePropertyPNGComment: CFString = "Comment"
  /// TEXt.
  public let kCGImagePropertyPNGDisclaimer: CFString = "Disclaimer"
  /// TEXt.
  public let kCGImagePropertyPNGSource: CFString = "Source"
  /// TEXt.
  public let kCGImagePropertyPNGWarning: CFString = "Warning"
  /// TRNS.
  public let kCGImagePropertyPNGTransparency: CFString = "kCGImagePropertyPNGTransparency"
#endif
