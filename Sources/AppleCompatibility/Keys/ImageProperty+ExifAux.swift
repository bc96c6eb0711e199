#if !canImport(ImageIO)
  // The keys in the dictionary `{ExifAux}`. Source: Apple, *CGImageProperties.h*.

  /// Min mm, max mm, N, N.
  public let kCGImagePropertyExifAuxLensInfo: CFString = "LensInfo"
  /// XMP `aux:Lens`: the lens in words, `EF24-70mm f/2.8L USM`.
  public let kCGImagePropertyExifAuxLensModel: CFString = "LensModel"
  /// Body serial.
  public let kCGImagePropertyExifAuxSerialNumber: CFString = "SerialNumber"
  /// XMP `aux:LensID`: the maker's number for the type of lens, which several may share.
  public let kCGImagePropertyExifAuxLensID: CFString = "LensID"
  /// XMP `aux:LensSerialNumber`: the number of one lens, as a text.
  public let kCGImagePropertyExifAuxLensSerialNumber: CFString = "LensSerialNumber"
  /// Shutter count.
  public let kCGImagePropertyExifAuxImageNumber: CFString = "ImageNumber"
  /// EV.
  public let kCGImagePropertyExifAuxFlashCompensation: CFString = "FlashCompensation"
  /// XMP `aux:OwnerName`: whose name was set in the camera.
  public let kCGImagePropertyExifAuxOwnerName: CFString = "OwnerName"
  /// XMP `aux:Firmware`: the camera's firmware and its version.
  public let kCGImagePropertyExifAuxFirmware: CFString = "Firmware"
#endif
