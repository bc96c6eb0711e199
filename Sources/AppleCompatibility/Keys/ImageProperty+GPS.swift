#if !canImport(ImageIO)
  // The keys in the dictionary `{GPS}`. Source: Apple, *CGImageProperties.h*.

  /// E.g. [2,3,0,0] (trailing zeros sometimes dropped: [2,3]).
  public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
  /// N or S.
  public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
  /// UNSIGNED decimal degrees; sign only in Ref.
  public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
  /// E or W.
  public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
  /// UNSIGNED decimal degrees; sign only in Ref.
  public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
  /// 0 above, 1 below sea level.
  public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
  /// Meters, unsigned.
  public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
  /// HH:MM:SS(.ss) UTC.
  public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
  /// EXIF `GPSSatellites` (0x0008): how many were used, or which; a text in no fixed form.
  public let kCGImagePropertyGPSSatellites: CFString = "Satellites"
  /// A or V.
  public let kCGImagePropertyGPSStatus: CFString = "Status"
  /// "2" or "3".
  public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
  /// Dilution of precision.
  public let kCGImagePropertyGPSDOP: CFString = "DOP"
  /// K km/h, M mph, N knots.
  public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
  /// In SpeedRef units.
  public let kCGImagePropertyGPSSpeed: CFString = "Speed"
  /// T true, M magnetic.
  public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
  /// Degrees 0-359.99.
  public let kCGImagePropertyGPSTrack: CFString = "Track"
  /// T or M.
  public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
  /// Degrees.
  public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
  /// E.g. WGS-84.
  public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
  /// N or S.
  public let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"
  /// Unsigned degrees.
  public let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"
  /// E or W.
  public let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"
  /// Unsigned degrees.
  public let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"
  /// T or M.
  public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
  /// Degrees.
  public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
  /// K, M, N.
  public let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"
  /// In ref units.
  public let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"
  /// How the place was found: `GPS`, `CELLID`, `WLAN` or `MANUAL`, char-code prefix removed.
  public let kCGImagePropertyGPSProcessingMethod: CFString = "ProcessingMethod"
  /// Char-code prefix removed.
  public let kCGImagePropertyGPSAreaInformation: CFString = "AreaInformation"
  /// YYYY:MM:DD UTC.
  public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
  /// 0/1; CONSTANT IS MISSPELT, string is Differential.
  public let kCGImagePropertyGPSDifferental: CFString = "Differential"
  /// Meters, 1 sigma horizontal.
  public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
#endif
