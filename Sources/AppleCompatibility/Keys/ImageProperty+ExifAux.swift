#if !canImport(ImageIO)
  // The keys in the dictionary `{ExifAux}`. Source: Apple, *CGImageProperties.h*.

  /// Min mm, max mm, N, N.
  public let kCGImagePropertyExifAuxLensInfo: CFString = "LensInfo"
  public let kCGImagePropertyExifAuxLensModel: CFString = "LensModel"
  /// Body serial.
  public let kCGImagePropertyExifAuxSerialNumber: CFString = "SerialNumber"
  public let kCGImagePropertyExifAuxLensID: CFString = "LensID"
  public let kCGImagePropertyExifAuxLensSerialNumber: CFString = "LensSerialNumber"
  /// Shutter count.
  public let kCGImagePropertyExifAuxImageNumber: CFString = "ImageNumber"
  /// EV.
  public let kCGImagePropertyExifAuxFlashCompensation: CFString = "FlashCompensation"
  public let kCGImagePropertyExifAuxOwnerName: CFString = "OwnerName"
  public let kCGImagePropertyExifAuxFirmware: CFString = "Firmware"
#endif
