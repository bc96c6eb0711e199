/// The fields of an image that apps most often ask for, each nil where the file does not say it.
///
/// Numbers are numbers, and coordinates are signed by their references. The names are those of the
/// `ExifData` that many apps copied, and more.
///
/// ```swift
/// let exif = ExifData(try Metadata(contentsOf: "photo.jpg"))
/// print(exif.model ?? "-", exif.latitude ?? 0)
/// ```
public struct ExifData: Hashable, Sendable, Codable {
  /// RGB, Gray, CMYK or Lab.
  public var colorModel: String?
  /// The stored size in pixels, before the orientation is applied.
  public var pixelWidth: Double?
  /// The stored rows of pixels, before the orientation is applied.
  public var pixelHeight: Double?
  /// Dots per inch.
  public var dpiWidth: Double?
  /// Dots per inch from top to bottom; nil where the file's density has no unit.
  public var dpiHeight: Double?
  /// Bits of one sample.
  public var depth: Int?
  /// How the stored picture is to be turned, 1…8 (TIFF 6.0 §8).
  public var orientation: Int?
  /// The description of the color profile.
  public var profileName: String?
  /// APEX values (Exif 3.0 annex C).
  public var apertureValue: Double?
  /// EXIF `BrightnessValue` (0x9203, Exif 3.0 §4.6.6): APEX too, below 0 in the dark.
  public var brightnessValue: Double?
  /// `yyyy:MM:dd HH:mm:ss`, in the zone of its offset.
  public var dateTimeDigitized: String?
  /// EXIF `DateTimeOriginal` (0x9003): when it was taken, in the zone of ``offsetTimeOriginal``.
  public var dateTimeOriginal: String?
  /// `+02:00`.
  public var offsetTime: String?
  /// EXIF `OffsetTimeDigitized` (0x9012): how far ``dateTimeDigitized`` is from UTC, `+02:00`.
  public var offsetTimeDigitized: String?
  /// EXIF `OffsetTimeOriginal` (0x9011): how far ``dateTimeOriginal`` is from UTC, `+02:00`.
  public var offsetTimeOriginal: String?
  /// Digits behind the point of the seconds.
  public var subsecTimeDigitized: String?
  /// EXIF `SubSecTimeOriginal` (0x9291): what ``dateTimeOriginal`` lacks, "579" for 0.579 s.
  public var subsecTimeOriginal: String?
  /// In seconds.
  public var exposureTime: Double?
  /// EXIF `FNumber` (0x829d): focal length by aperture, 2.8 for f/2.8; nil for n/0.
  public var fNumber: Double?
  /// EXIF `PhotographicSensitivity` (0x8827), ISO 12232; 65535 where it is that or more.
  public var isoSpeedRatings: [Int]?
  /// In millimeters.
  public var focalLength: Double?
  /// EXIF `FocalLengthIn35mmFilm` (0xa405): in millimeters for the same view on 35 mm film; 0 is
  /// unknown.
  public var focalLengthIn35mmFilm: Int?
  /// Bits of Exif 3.0 §4.6.6.26.
  public var flash: Int?
  /// EXIF `LensMake` (0xa433): who made the lens.
  public var lensMake: String?
  /// EXIF `LensModel` (0xa434): name and number of the lens, by its maker.
  public var lensModel: String?
  /// Center, then diameter or size, in pixels.
  public var subjectArea: [Int]?
  /// EXIF `Make` (0x010f) of IFD0: who made the camera or scanner.
  public var make: String?
  /// EXIF `Model` (0x0110) of IFD0: the maker's name of the camera.
  public var model: String?
  /// EXIF `Software` (0x0131) of IFD0, or a PNG's text: what firmware or program wrote the file.
  public var software: String?
  /// The rows of pixels of a tile: TIFF `TileLength` (0x0143), or HEIF's grid.
  public var tileLength: Double?
  /// The pixels of a tile from left to right: TIFF `TileWidth` (0x0142), or HEIF's grid.
  public var tileWidth: Double?
  /// Pixels per unit of the file; ``dpiWidth`` is in inches.
  public var xResolution: Double?
  /// EXIF `YResolution` (0x011b) of IFD0: pixels per unit from top to bottom.
  public var yResolution: Double?
  /// Degrees, 0…360.
  public var destBearing: Double?
  /// EXIF `GPSImgDirection` (0x0011): where the camera looked, in degrees clockwise from north.
  public var imgDirection: Double?
  /// In meters.
  public var hPositioningError: Double?
  /// In the unit of ``speedRef``: `K` kilometers, `M` miles an hour, `N` knots.
  public var speed: Double?
  /// EXIF `GPSSpeedRef` (0x000c): the unit of ``speed``.
  public var speedRef: String?
  /// Dilution of precision.
  public var dop: Double?
  /// `yyyy:MM:dd` in UTC.
  public var gpsDateStamp: String?
  /// `HH:mm:ss` in UTC.
  public var gpsTimeStamp: String?
  /// The size in pixels as it is to be shown: turned by the orientation.
  public var displayWidth: Double?
  /// The rows of pixels as they are to be shown.
  public var displayHeight: Double?
  /// In degrees, north positive; nil without its reference.
  public var latitude: Double?
  /// In degrees, east positive; nil without its reference.
  public var longitude: Double?
  /// In meters, negative below sea level.
  public var altitude: Double?

  /// Every field nil, to be filled by hand.
  public init() {}
}
