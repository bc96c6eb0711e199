// Of the Exif standard (CIPA DC-008), under the names that the field uses.

extension TagKey where Value == Int {
  /// How the stored picture is turned, from 1 (not at all) to 8.
  public static var orientation: Self { Self("IFD0", "Orientation") }
  /// What the resolutions are per: 1 nothing, 2 inch, 3 centimeter.
  public static var resolutionUnit: Self { Self("IFD0", "ResolutionUnit") }
  /// Who chose the exposure, a number of the standard's.
  public static var exposureProgram: Self { Self("ExifIFD", "ExposureProgram") }
  /// The sensitivity; the standard's PhotographicSensitivity.
  public static var iso: Self { Self("ExifIFD", "ISO") }
  /// Which of ISO 12232's sensitivities ``iso`` is.
  public static var sensitivityType: Self { Self("ExifIFD", "SensitivityType") }
  /// How light was metered, a number of the standard's.
  public static var meteringMode: Self { Self("ExifIFD", "MeteringMode") }
  /// The kind of light, a number of the standard's.
  public static var lightSource: Self { Self("ExifIFD", "LightSource") }
  /// Bits: 0 whether it fired, 1 and 2 the return, 3 and 4 the mode, 6 against red eyes.
  public static var flash: Self { Self("ExifIFD", "Flash") }
  /// 1 sRGB, 65535 uncalibrated.
  public static var colorSpace: Self { Self("ExifIFD", "ColorSpace") }
  /// The width in pixels of the picture without padding; the standard's PixelXDimension.
  public static var exifImageWidth: Self { Self("ExifIFD", "ExifImageWidth") }
  /// The height in pixels of the picture without padding; the standard's PixelYDimension.
  public static var exifImageHeight: Self { Self("ExifIFD", "ExifImageHeight") }
  /// What the focal plane's resolutions are per: 2 inch, 3 centimeter.
  public static var focalPlaneResolutionUnit: Self { Self("ExifIFD", "FocalPlaneResolutionUnit") }
  /// The kind of sensor, a number of the standard's.
  public static var sensingMethod: Self { Self("ExifIFD", "SensingMethod") }
  /// 0 rendered as usual, 1 by a process of its own.
  public static var customRendered: Self { Self("ExifIFD", "CustomRendered") }
  /// 0 automatic, 1 manual, 2 a bracket.
  public static var exposureMode: Self { Self("ExifIFD", "ExposureMode") }
  /// 0 automatic, 1 manual.
  public static var whiteBalance: Self { Self("ExifIFD", "WhiteBalance") }
  /// The focal length in millimeters that shows as much on film of 35 mm; 0 unknown.
  public static var focalLengthIn35mmFormat: Self { Self("ExifIFD", "FocalLengthIn35mmFormat") }
  /// 0 standard, 1 landscape, 2 portrait, 3 night.
  public static var sceneCaptureType: Self { Self("ExifIFD", "SceneCaptureType") }
  /// How far the signal was amplified, a number of the standard's.
  public static var gainControl: Self { Self("ExifIFD", "GainControl") }
  /// 0 normal, 1 soft, 2 hard.
  public static var contrast: Self { Self("ExifIFD", "Contrast") }
  /// 0 normal, 1 low, 2 high.
  public static var saturation: Self { Self("ExifIFD", "Saturation") }
  /// 0 normal, 1 soft, 2 hard.
  public static var sharpness: Self { Self("ExifIFD", "Sharpness") }
  /// 0 unknown, 1 macro, 2 close, 3 distant.
  public static var subjectDistanceRange: Self { Self("ExifIFD", "SubjectDistanceRange") }
  /// Whether it was made of several shots: 0 unknown, 1 no, 2 yes, 3 by the camera while it shot.
  public static var compositeImage: Self { Self("ExifIFD", "CompositeImage") }
}
