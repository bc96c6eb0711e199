#if !canImport(ImageIO)
  // The keys in the dictionary `{MakerNikon}`. Source: Apple, *CGImageProperties.h*.

  public let kCGImagePropertyMakerNikonISOSetting: CFString = "ISOSetting"
  public let kCGImagePropertyMakerNikonColorMode: CFString = "ColorMode"
  public let kCGImagePropertyMakerNikonQuality: CFString = "Quality"
  public let kCGImagePropertyMakerNikonWhiteBalanceMode: CFString = "WhiteBalanceMode"
  public let kCGImagePropertyMakerNikonSharpenMode: CFString = "SharpenMode"
  public let kCGImagePropertyMakerNikonFocusMode: CFString = "FocusMode"
  public let kCGImagePropertyMakerNikonFlashSetting: CFString = "FlashSetting"
  public let kCGImagePropertyMakerNikonISOSelection: CFString = "ISOSelection"
  public let kCGImagePropertyMakerNikonFlashExposureComp: CFString = "FlashExposureComp"
  public let kCGImagePropertyMakerNikonImageAdjustment: CFString = "ImageAdjustment"
  public let kCGImagePropertyMakerNikonLensAdapter: CFString = "LensAdapter"
  public let kCGImagePropertyMakerNikonLensType: CFString = "LensType"
  public let kCGImagePropertyMakerNikonLensInfo: CFString = "LensInfo"
  public let kCGImagePropertyMakerNikonFocusDistance: CFString = "FocusDistance"
  public let kCGImagePropertyMakerNikonDigitalZoom: CFString = "DigitalZoom"
  public let kCGImagePropertyMakerNikonShootingMode: CFString = "ShootingMode"
  public let kCGImagePropertyMakerNikonShutterCount: CFString = "ShutterCount"
  public let kCGImagePropertyMakerNikonCameraSerialNumber: CFString = "CameraSerialNumber"
#endif
