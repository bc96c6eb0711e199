#if !canImport(ImageIO)
  // The keys in the dictionary `{JFIF}`. Source: Apple, *CGImageProperties.h*.

  /// 1.01 -> [1,0,1]; 1.1 -> [1,1].
  public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
  /// Dots from left to right, per unit of DensityUnit; without a unit, only their ratio counts.
  public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
  /// Dots from top to bottom, per unit of DensityUnit; without a unit, only their ratio counts.
  public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
  /// 0 none (aspect only), 1 per inch, 2 per cm.
  public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
  /// Present only when progressive.
  public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
#endif
