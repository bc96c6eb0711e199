#if !canImport(ImageIO)
  // The keys in the dictionary `{CIFF}`. Source: Apple, *CGImageProperties.h*.

  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFDescription: CFString = "Description"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFFirmware: CFString = "Firmware"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFOwnerName: CFString = "OwnerName"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFImageName: CFString = "ImageName"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFImageFileName: CFString = "ImageFileName"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFReleaseMethod: CFString = "ReleaseMethod"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFReleaseTiming: CFString = "ReleaseTiming"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFRecordID: CFString = "RecordID"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFSelfTimingTime: CFString = "SelfTimingTime"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFCameraSerialNumber: CFString = "CameraSerialNumber"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFImageSerialNumber: CFString = "ImageSerialNumber"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFContinuousDrive: CFString = "ContinuousDrive"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFFocusMode: CFString = "FocusMode"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFMeteringMode: CFString = "MeteringMode"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFShootingMode: CFString = "ShootingMode"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFLensMaxMM: CFString = "LensMaxMM"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFLensMinMM: CFString = "LensMinMM"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFLensModel: CFString = "LensModel"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFWhiteBalanceIndex: CFString = "WhiteBalanceIndex"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFFlashExposureComp: CFString = "FlashExposureComp"
  /// Canon CRW heap record.
  public let kCGImagePropertyCIFFMeasuredEV: CFString = "MeasuredEV"
#endif
