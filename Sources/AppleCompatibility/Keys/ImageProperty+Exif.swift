#if !canImport(ImageIO)
  // The keys in the dictionary `{Exif}`. Source: Apple, *CGImageProperties.h*.

  /// Seconds.
  public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
  /// F-number.
  public let kCGImagePropertyExifFNumber: CFString = "FNumber"
  /// 0-8.
  public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
  /// EXIF `SpectralSensitivity` (0x8824): of each channel, as a text of ASTM's form.
  public let kCGImagePropertyExifSpectralSensitivity: CFString = "SpectralSensitivity"
  /// ARRAY, usually one element.
  public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
  /// Opto-electric conversion table.
  public let kCGImagePropertyExifOECF: CFString = "OECF"
  /// "0232" -> [2,3,2], "0230" -> [2,3], "0221" -> [2,2,1].
  public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
  /// YYYY:MM:DD HH:MM:SS local time.
  public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
  /// YYYY:MM:DD HH:MM:SS local time.
  public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
  /// E.g. [1,2,3,0] = Y Cb Cr.
  public let kCGImagePropertyExifComponentsConfiguration: CFString = "ComponentsConfiguration"
  /// EXIF `CompressedBitsPerPixel` (0x9102): bits of a pixel, on average, as the camera aimed at.
  public let kCGImagePropertyExifCompressedBitsPerPixel: CFString = "CompressedBitsPerPixel"
  /// APEX Tv = -log2(t).
  public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
  /// APEX Av = 2 log2(N).
  public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
  /// APEX Bv.
  public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
  /// EV.
  public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
  /// APEX Av.
  public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
  /// Meters.
  public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
  /// 0-6, 255.
  public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
  /// 0-24, 255.
  public let kCGImagePropertyExifLightSource: CFString = "LightSource"
  /// Bit field: bit0 fired, 1-2 return, 3-4 mode, 5 no flash unit, 6 red-eye.
  public let kCGImagePropertyExifFlash: CFString = "Flash"
  /// In millimeters.
  public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
  /// Its center, then its diameter or its width and height, in pixels.
  public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
  /// Raw block; usually replaced by the {Maker*} dictionaries.
  public let kCGImagePropertyExifMakerNote: CFString = "MakerNote"
  /// Character-code prefix removed.
  public let kCGImagePropertyExifUserComment: CFString = "UserComment"
  /// Digits.
  public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
  /// Digits; misspelt legacy constant, same string as next.
  public let kCGImagePropertyExifSubsecTimeOrginal: CFString = "SubsecTimeOriginal"
  /// Digits (leading zeros kept: "069").
  public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
  /// Digits.
  public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
  /// "0100" -> [1,0].
  public let kCGImagePropertyExifFlashPixVersion: CFString = "FlashPixVersion"
  /// 1 sRGB, 65535 uncalibrated, 2 Adobe RGB (non standard).
  public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
  /// ImageIO also synthesises it from the frame when missing.
  public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
  /// ImageIO also synthesises it from the frame when missing.
  public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
  /// 8.3 name.
  public let kCGImagePropertyExifRelatedSoundFile: CFString = "RelatedSoundFile"
  /// In beam candle power seconds (BCPS).
  public let kCGImagePropertyExifFlashEnergy: CFString = "FlashEnergy"
  /// Table.
  public let kCGImagePropertyExifSpatialFrequencyResponse: CFString = "SpatialFrequencyResponse"
  /// Pixels per FocalPlaneResolutionUnit.
  public let kCGImagePropertyExifFocalPlaneXResolution: CFString = "FocalPlaneXResolution"
  /// Pixels per FocalPlaneResolutionUnit.
  public let kCGImagePropertyExifFocalPlaneYResolution: CFString = "FocalPlaneYResolution"
  /// 2 inch, 3 cm, 4 mm, 5 um.
  public let kCGImagePropertyExifFocalPlaneResolutionUnit: CFString = "FocalPlaneResolutionUnit"
  /// Pixels.
  public let kCGImagePropertyExifSubjectLocation: CFString = "SubjectLocation"
  /// EXIF `ExposureIndex` (0xa215): the exposure index that was selected.
  public let kCGImagePropertyExifExposureIndex: CFString = "ExposureIndex"
  /// 1-8.
  public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
  /// 1-3 (3 = DSC); single byte unwrapped to a number.
  public let kCGImagePropertyExifFileSource: CFString = "FileSource"
  /// 1 = directly photographed; single byte unwrapped.
  public let kCGImagePropertyExifSceneType: CFString = "SceneType"
  /// EXIF `CFAPattern` (0xa302): the colors of a sensor's filter. Not told here.
  public let kCGImagePropertyExifCFAPattern: CFString = "CFAPattern"
  /// 0,1 (+Apple 2-9).
  public let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"
  /// 0 auto 1 manual 2 bracket.
  public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
  /// 0 auto 1 manual.
  public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
  /// EXIF `DigitalZoomRatio` (0xa404): 2 for twice as near; 0 where it was not used.
  public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
  /// In millimeters; EXIF name is FocalLengthIn35mmFilm.
  public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
  /// 0-3.
  public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
  /// 0-4.
  public let kCGImagePropertyExifGainControl: CFString = "GainControl"
  /// 0-2.
  public let kCGImagePropertyExifContrast: CFString = "Contrast"
  /// 0-2.
  public let kCGImagePropertyExifSaturation: CFString = "Saturation"
  /// 0-2.
  public let kCGImagePropertyExifSharpness: CFString = "Sharpness"
  /// EXIF `DeviceSettingDescription` (0xa40b): a camera's settings, in its own words. Not told
  /// here.
  public let kCGImagePropertyExifDeviceSettingDescription: CFString = "DeviceSettingDescription"
  /// 0-3; EXIF name is SubjectDistanceRange.
  public let kCGImagePropertyExifSubjectDistRange: CFString = "SubjectDistRange"
  /// 32 hex digits.
  public let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"
  /// EXIF `Gamma` (0xa500): the exponent of the transfer function, 2.2.
  public let kCGImagePropertyExifGamma: CFString = "Gamma"
  /// 0-3.
  public let kCGImagePropertyExifCompositeImage: CFString = "CompositeImage"
  /// EXIF `SourceImageNumberOfCompositeImage` (0xa461): how many pictures were taken for a
  /// composite one, and how many of them it is made of.
  public let kCGImagePropertyExifSourceImageNumberOfCompositeImage: CFString =
    "SourceImageNumberOfCompositeImage"
  /// EXIF `SourceExposureTimesOfCompositeImage` (0xa462): theirs, in seconds. Not told here.
  public let kCGImagePropertyExifSourceExposureTimesOfCompositeImage: CFString =
    "SourceExposureTimesOfCompositeImage"
  /// EXIF `CameraOwnerName` (0xa430): who owns or used the camera.
  public let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"
  /// EXIF `BodySerialNumber` (0xa431): the number of the camera's body, as a text.
  public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
  /// Min mm, max mm, N at min, N at max.
  public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
  /// EXIF `LensMake` (0xa433): who made the lens.
  public let kCGImagePropertyExifLensMake: CFString = "LensMake"
  /// EXIF `LensModel` (0xa434): name and number of the lens, by its maker.
  public let kCGImagePropertyExifLensModel: CFString = "LensModel"
  /// EXIF `LensSerialNumber` (0xa435): the number of one lens, as a text.
  public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"
  /// EXIF `ISOSpeed` (0x8833): the ISO speed of ISO 12232, also above 65535.
  public let kCGImagePropertyExifISOSpeed: CFString = "ISOSpeed"
  /// EXIF `ISOSpeedLatitudeyyy` (0x8834): the ISO speed latitude yyy of ISO 12232.
  public let kCGImagePropertyExifISOSpeedLatitudeyyy: CFString = "ISOSpeedLatitudeyyy"
  /// EXIF `ISOSpeedLatitudezzz` (0x8835): the ISO speed latitude zzz of ISO 12232.
  public let kCGImagePropertyExifISOSpeedLatitudezzz: CFString = "ISOSpeedLatitudezzz"
  /// ISO REI.
  public let kCGImagePropertyExifRecommendedExposureIndex: CFString = "RecommendedExposureIndex"
  /// 0-7.
  public let kCGImagePropertyExifSensitivityType: CFString = "SensitivityType"
  /// ISO SOS.
  public let kCGImagePropertyExifStandardOutputSensitivity: CFString = "StandardOutputSensitivity"
  /// +HH:MM for TIFF DateTime.
  public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
  /// +HH:MM.
  public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
  /// +HH:MM.
  public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
#endif
