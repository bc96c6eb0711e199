#if !canImport(ImageIO)
  // The keys in the dictionary `{MakerCanon}`. Source: Apple, *CGImageProperties.h*.

  public let kCGImagePropertyMakerCanonOwnerName: CFString = "OwnerName"
  public let kCGImagePropertyMakerCanonCameraSerialNumber: CFString = "CameraSerialNumber"
  public let kCGImagePropertyMakerCanonImageSerialNumber: CFString = "ImageSerialNumber"
  public let kCGImagePropertyMakerCanonFlashExposureComp: CFString = "FlashExposureComp"
  public let kCGImagePropertyMakerCanonContinuousDrive: CFString = "ContinuousDrive"
  public let kCGImagePropertyMakerCanonLensModel: CFString = "LensModel"
  public let kCGImagePropertyMakerCanonFirmware: CFString = "Firmware"
  public let kCGImagePropertyMakerCanonAspectRatioInfo: CFString = "AspectRatioInfo"
#endif
