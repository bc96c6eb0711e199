#if !canImport(ImageIO)
  // The keys in the dictionary `{MakerNikon}`. Source: Apple, *CGImageProperties.h*.

  /// Nikon's tag 0x0002: the ISO speed that was set. Not told here.
  public let kCGImagePropertyMakerNikonISOSetting: CFString = "ISOSetting"
  /// Nikon's tag 0x0003, in words: `Color`.
  public let kCGImagePropertyMakerNikonColorMode: CFString = "ColorMode"
  /// Nikon's tag 0x0004, in words: `Fine`, `RAW`.
  public let kCGImagePropertyMakerNikonQuality: CFString = "Quality"
  /// Nikon's tag 0x0005, in words: `Auto`, `Sunny`.
  public let kCGImagePropertyMakerNikonWhiteBalanceMode: CFString = "WhiteBalanceMode"
  /// Nikon's tag 0x0006, in words: `Auto`, `Normal`.
  public let kCGImagePropertyMakerNikonSharpenMode: CFString = "SharpenMode"
  /// Nikon's tag 0x0007, in words: `AF-S`, `AF-C`, `Manual`.
  public let kCGImagePropertyMakerNikonFocusMode: CFString = "FocusMode"
  /// Nikon's tag 0x0008: when the flash goes off, in words: `Normal`, `Slow`, `Rear`.
  public let kCGImagePropertyMakerNikonFlashSetting: CFString = "FlashSetting"
  /// Nikon's tag 0x000f, in words: `Auto`, `Manual`.
  public let kCGImagePropertyMakerNikonISOSelection: CFString = "ISOSelection"
  /// Nikon's tag 0x0012: the flash's compensation in EV.
  public let kCGImagePropertyMakerNikonFlashExposureComp: CFString = "FlashExposureComp"
  /// Nikon's tag 0x0080: the contrast that was set, in words.
  public let kCGImagePropertyMakerNikonImageAdjustment: CFString = "ImageAdjustment"
  /// Nikon's tag 0x0082: a converter before or behind the lens, in words: `Off`.
  public let kCGImagePropertyMakerNikonLensAdapter: CFString = "LensAdapter"
  /// Nikon's tag 0x0083: bits; 0 manual focus, 1 D, 2 G, 3 VR.
  public let kCGImagePropertyMakerNikonLensType: CFString = "LensType"
  /// Nikon's tag 0x0084: shortest and longest focal length in mm, F-number at both. Not told here.
  public let kCGImagePropertyMakerNikonLensInfo: CFString = "LensInfo"
  /// Nikon's tag 0x0085: the distance that was set by hand, in meters.
  public let kCGImagePropertyMakerNikonFocusDistance: CFString = "FocusDistance"
  /// Nikon's tag 0x0086: 2 for twice as near, 1 for none.
  public let kCGImagePropertyMakerNikonDigitalZoom: CFString = "DigitalZoom"
  /// Nikon's tag 0x0089: bits; continuous, delayed, remote, bracketing and more.
  public let kCGImagePropertyMakerNikonShootingMode: CFString = "ShootingMode"
  /// Nikon's tag 0x00a7: how many pictures the shutter has taken.
  public let kCGImagePropertyMakerNikonShutterCount: CFString = "ShutterCount"
  /// Nikon's tags 0x001d and 0x00a0: the number of the body, as a text.
  public let kCGImagePropertyMakerNikonCameraSerialNumber: CFString = "CameraSerialNumber"
#endif
