#if !canImport(ImageIO)
  // The keys in the dictionary `{MakerCanon}`. Source: Apple, *CGImageProperties.h*.

  /// Canon's tag 0x0009: whose name was set in the camera.
  public let kCGImagePropertyMakerCanonOwnerName: CFString = "OwnerName"
  /// Canon's tag 0x000c: the number of the body, as a text.
  public let kCGImagePropertyMakerCanonCameraSerialNumber: CFString = "CameraSerialNumber"
  /// Canon's tag 0x0008: folder and file as the camera counts them, `100-0123`.
  public let kCGImagePropertyMakerCanonImageSerialNumber: CFString = "ImageSerialNumber"
  /// Out of Canon's ShotInfo (0x0004): the flash's compensation in EV.
  public let kCGImagePropertyMakerCanonFlashExposureComp: CFString = "FlashExposureComp"
  /// Out of Canon's CameraSettings (0x0001): 0 single, 1 continuous, 2 movie and more.
  public let kCGImagePropertyMakerCanonContinuousDrive: CFString = "ContinuousDrive"
  /// Canon's tag 0x0095: the lens in words.
  public let kCGImagePropertyMakerCanonLensModel: CFString = "LensModel"
  /// Canon's tag 0x0007: the firmware and its version.
  public let kCGImagePropertyMakerCanonFirmware: CFString = "Firmware"
  /// Canon's tag 0x009a: what the picture was cropped to. Not told here.
  public let kCGImagePropertyMakerCanonAspectRatioInfo: CFString = "AspectRatioInfo"
#endif
