#if !canImport(ImageIO)
  // The keys in the dictionary `{JFIF}`. Source: Apple, *CGImageProperties.h*.

  /// 1.01 -> [1,0,1]; 1.1 -> [1,1].
  public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
  public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
  public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
  /// 0 none (aspect only), 1 per inch, 2 per cm.
  public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
  /// Present only when progressive.
  public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
#endif
