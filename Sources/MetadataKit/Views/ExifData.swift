/// The fields of an image that apps most often ask for, each nil where the file does not say it.
///
/// Numbers are numbers, and coordinates are signed by their references. The names are those of the
/// `ExifData` that many apps copied, and more.
///
/// ```swift
/// let exif = ExifData(try Metadata(contentsOf: "photo.jpg"))
/// print(exif.model ?? "-", exif.latitude ?? 0)
/// ```
public struct ExifData: Hashable, Sendable {
  /// RGB, Gray, CMYK or Lab.
  public var colorModel: String?
  /// The stored size in pixels, before the orientation is applied.
  public var pixelWidth: Double?
  public var pixelHeight: Double?
  /// Dots per inch.
  public var dpiWidth: Double?
  public var dpiHeight: Double?
  /// Bits of one sample.
  public var depth: Int?
  /// How the stored picture is to be turned, 1…8 (TIFF 6.0 §8).
  public var orientation: Int?
  /// The description of the color profile.
  public var profileName: String?
  /// APEX values (Exif 3.0 annex C).
  public var apertureValue: Double?
  public var brightnessValue: Double?
  /// `yyyy:MM:dd HH:mm:ss`, in the zone of its offset.
  public var dateTimeDigitized: String?
  public var dateTimeOriginal: String?
  /// `+02:00`.
  public var offsetTime: String?
  public var offsetTimeDigitized: String?
  public var offsetTimeOriginal: String?
  /// Digits behind the point of the seconds.
  public var subsecTimeDigitized: String?
  public var subsecTimeOriginal: String?
  /// In seconds.
  public var exposureTime: Double?
  public var fNumber: Double?
  public var isoSpeedRatings: [Int]?
  /// In millimeters.
  public var focalLength: Double?
  public var focalLengthIn35mmFilm: Int?
  /// Bits of Exif 3.0 §4.6.6.26.
  public var flash: Int?
  public var lensMake: String?
  public var lensModel: String?
  /// Center, then diameter or size, in pixels.
  public var subjectArea: [Int]?
  public var make: String?
  public var model: String?
  public var software: String?
  public var tileLength: Double?
  public var tileWidth: Double?
  /// Pixels per unit of the file; ``dpiWidth`` is in inches.
  public var xResolution: Double?
  public var yResolution: Double?
  /// Degrees, 0…360.
  public var destBearing: Double?
  public var imgDirection: Double?
  /// In meters.
  public var hPositioningError: Double?
  /// In the unit of ``speedRef``: `K` kilometers, `M` miles an hour, `N` knots.
  public var speed: Double?
  public var speedRef: String?
  /// Dilution of precision.
  public var dop: Double?
  /// `yyyy:MM:dd` in UTC.
  public var gpsDateStamp: String?
  /// `HH:mm:ss` in UTC.
  public var gpsTimeStamp: String?
  /// The size in pixels as it is to be shown: turned by the orientation.
  public var displayWidth: Double?
  public var displayHeight: Double?
  /// In degrees, north positive; nil without its reference.
  public var latitude: Double?
  /// In degrees, east positive; nil without its reference.
  public var longitude: Double?
  /// In meters, negative below sea level.
  public var altitude: Double?

  public init() {}
}
