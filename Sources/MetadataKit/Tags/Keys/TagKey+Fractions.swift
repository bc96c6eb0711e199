// Of the Exif standard (CIPA DC-008), under the names that the field uses.

extension TagKey where Value == Rational {
  /// Pixels in a row per ``resolutionUnit``.
  public static var xResolution: Self { Self("IFD0", "XResolution") }
  /// Pixels in a column per ``resolutionUnit``.
  public static var yResolution: Self { Self("IFD0", "YResolution") }
  /// The exposure time in seconds.
  public static var exposureTime: Self { Self("ExifIFD", "ExposureTime") }
  /// The f-number.
  public static var fNumber: Self { Self("ExifIFD", "FNumber") }
  /// The shutter speed as an APEX value: 2 to the power of its negative is seconds.
  public static var shutterSpeedValue: Self { Self("ExifIFD", "ShutterSpeedValue") }
  /// The aperture as an APEX value: the root of 2 to the power of it is the f-number.
  public static var apertureValue: Self { Self("ExifIFD", "ApertureValue") }
  /// The brightness as an APEX value.
  public static var brightnessValue: Self { Self("ExifIFD", "BrightnessValue") }
  /// What was added to the exposure, in stops; the standard's ExposureBiasValue.
  public static var exposureCompensation: Self { Self("ExifIFD", "ExposureCompensation") }
  /// The lens' widest aperture as an APEX value.
  public static var maxApertureValue: Self { Self("ExifIFD", "MaxApertureValue") }
  /// The distance of the subject in meters; the numerator 0xffffffff stands for infinity.
  public static var subjectDistance: Self { Self("ExifIFD", "SubjectDistance") }
  /// The focal length in millimeters.
  public static var focalLength: Self { Self("ExifIFD", "FocalLength") }
  /// The flash' energy in beam candle power seconds.
  public static var flashEnergy: Self { Self("ExifIFD", "FlashEnergy") }
  /// Pixels in a row of the sensor per ``focalPlaneResolutionUnit``.
  public static var focalPlaneXResolution: Self { Self("ExifIFD", "FocalPlaneXResolution") }
  /// Pixels in a column of the sensor per ``focalPlaneResolutionUnit``.
  public static var focalPlaneYResolution: Self { Self("ExifIFD", "FocalPlaneYResolution") }
  /// The exposure index that the camera was set to.
  public static var exposureIndex: Self { Self("ExifIFD", "ExposureIndex") }
  /// The ratio of digital zoom; the numerator 0 where there was none.
  public static var digitalZoomRatio: Self { Self("ExifIFD", "DigitalZoomRatio") }
  /// The temperature in degrees Celsius.
  public static var ambientTemperature: Self { Self("ExifIFD", "AmbientTemperature") }
  /// The relative humidity in percent.
  public static var humidity: Self { Self("ExifIFD", "Humidity") }
  /// The air's pressure in hectopascals.
  public static var pressure: Self { Self("ExifIFD", "Pressure") }
  /// How deep under water it was taken, in meters; above it where negative.
  public static var waterDepth: Self { Self("ExifIFD", "WaterDepth") }
  /// The camera's acceleration, in milligals.
  public static var acceleration: Self { Self("ExifIFD", "Acceleration") }
  /// How far the camera was tilted, in degrees.
  public static var cameraElevationAngle: Self { Self("ExifIFD", "CameraElevationAngle") }
  /// The altitude in meters, unsigned; see ``Metadata/location``.
  public static var gpsAltitude: Self { Self("GPS", "GPSAltitude") }
  /// The receiver's speed, in the unit of `GPS:GPSSpeedRef`.
  public static var gpsSpeed: Self { Self("GPS", "GPSSpeed") }
  /// Where the receiver moved to, in degrees.
  public static var gpsTrack: Self { Self("GPS", "GPSTrack") }
  /// Where the camera looked to, in degrees.
  public static var gpsImgDirection: Self { Self("GPS", "GPSImgDirection") }
  /// The dilution of precision.
  public static var gpsDOP: Self { Self("GPS", "GPSDOP") }
  /// The error of the position in meters.
  public static var gpsHPositioningError: Self { Self("GPS", "GPSHPositioningError") }
}

extension TagKey where Value == [Rational] {
  /// The chromaticity of the white point: x and y.
  public static var whitePoint: Self { Self("IFD0", "WhitePoint") }
  /// The chromaticity of red, green and blue: x and y each.
  public static var primaryChromaticities: Self { Self("IFD0", "PrimaryChromaticities") }
  /// The reference for black and for white of each component.
  public static var referenceBlackWhite: Self { Self("IFD0", "ReferenceBlackWhite") }
  /// The shortest and the longest focal length in millimeters, the f-number at each; the
  /// standard's LensSpecification.
  public static var lensInfo: Self { Self("ExifIFD", "LensInfo") }
}
