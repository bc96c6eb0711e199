extension ExifData {
  /// The fields of a file that was read.
  public init(_ metadata: Metadata) {
    self.init()
    let top = metadata.imageProperties
    let (exif, tiff, gps) = (top["{Exif}"], top["{TIFF}"], top["{GPS}"])
    colorModel = top["ColorModel"]?.string
    pixelWidth = top["PixelWidth"]?.double
    pixelHeight = top["PixelHeight"]?.double
    dpiWidth = top["DPIWidth"]?.double
    dpiHeight = top["DPIHeight"]?.double
    depth = top["Depth"]?.int
    orientation = top["Orientation"]?.int
    profileName = top["ProfileName"]?.string
    apertureValue = exif?["ApertureValue"]?.double
    brightnessValue = exif?["BrightnessValue"]?.double
    dateTimeDigitized = exif?["DateTimeDigitized"]?.string
    dateTimeOriginal = exif?["DateTimeOriginal"]?.string
    offsetTime = exif?["OffsetTime"]?.string
    offsetTimeDigitized = exif?["OffsetTimeDigitized"]?.string
    offsetTimeOriginal = exif?["OffsetTimeOriginal"]?.string
    subsecTimeDigitized = exif?["SubsecTimeDigitized"]?.string
    subsecTimeOriginal = exif?["SubsecTimeOriginal"]?.string
    exposureTime = exif?["ExposureTime"]?.double
    fNumber = exif?["FNumber"]?.double
    isoSpeedRatings = exif?["ISOSpeedRatings"]?.integers
    focalLength = exif?["FocalLength"]?.double
    focalLengthIn35mmFilm = exif?["FocalLenIn35mmFilm"]?.int
    flash = exif?["Flash"]?.int
    lensMake = exif?["LensMake"]?.string
    lensModel = exif?["LensModel"]?.string
    subjectArea = exif?["SubjectArea"]?.integers
    make = tiff?["Make"]?.string
    model = tiff?["Model"]?.string
    software = tiff?["Software"]?.string
    tileLength = tiff?["TileLength"]?.double
    tileWidth = tiff?["TileWidth"]?.double
    xResolution = tiff?["XResolution"]?.double
    yResolution = tiff?["YResolution"]?.double
    destBearing = gps?["DestBearing"]?.double
    imgDirection = gps?["ImgDirection"]?.double
    hPositioningError = gps?["HPositioningError"]?.double
    speed = gps?["Speed"]?.double
    speedRef = gps?["SpeedRef"]?.string
    dop = gps?["DOP"]?.double
    gpsDateStamp = gps?["DateStamp"]?.string
    gpsTimeStamp = gps?["TimeStamp"]?.string
    displayWidth = metadata.facts.displayWidth.map { Double($0) }
    displayHeight = metadata.facts.displayHeight.map { Double($0) }
    latitude = metadata.location?.latitude
    longitude = metadata.location?.longitude
    // Exif 3.0 §4.6.7.6: 1 and 3 are below; without a reference it is above.
    altitude = gps?["Altitude"]?.double.map { value in
      switch gps?["AltitudeRef"]?.int {
      case 1, 3: -value
      default: value
      }
    }
  }

  /// What there is, by the names of the fields.
  public var dictionary: [String: PropertyValue] {
    let fields: [(String, PropertyValue?)] = [
      ("colorModel", colorModel.map { .string($0) }),
      ("pixelWidth", pixelWidth.map { .double($0) }),
      ("pixelHeight", pixelHeight.map { .double($0) }),
      ("dpiWidth", dpiWidth.map { .double($0) }),
      ("dpiHeight", dpiHeight.map { .double($0) }),
      ("depth", depth.map { .int($0) }),
      ("orientation", orientation.map { .int($0) }),
      ("profileName", profileName.map { .string($0) }),
      ("apertureValue", apertureValue.map { .double($0) }),
      ("brightnessValue", brightnessValue.map { .double($0) }),
      ("dateTimeDigitized", dateTimeDigitized.map { .string($0) }),
      ("dateTimeOriginal", dateTimeOriginal.map { .string($0) }),
      ("offsetTime", offsetTime.map { .string($0) }),
      ("offsetTimeDigitized", offsetTimeDigitized.map { .string($0) }),
      ("offsetTimeOriginal", offsetTimeOriginal.map { .string($0) }),
      ("subsecTimeDigitized", subsecTimeDigitized.map { .string($0) }),
      ("subsecTimeOriginal", subsecTimeOriginal.map { .string($0) }),
      ("exposureTime", exposureTime.map { .double($0) }),
      ("fNumber", fNumber.map { .double($0) }),
      ("isoSpeedRatings", isoSpeedRatings.map { .array($0.map(PropertyValue.int)) }),
      ("focalLength", focalLength.map { .double($0) }),
      ("focalLengthIn35mmFilm", focalLengthIn35mmFilm.map { .int($0) }),
      ("flash", flash.map { .int($0) }),
      ("lensMake", lensMake.map { .string($0) }),
      ("lensModel", lensModel.map { .string($0) }),
      ("subjectArea", subjectArea.map { .array($0.map(PropertyValue.int)) }),
      ("make", make.map { .string($0) }),
      ("model", model.map { .string($0) }),
      ("software", software.map { .string($0) }),
      ("tileLength", tileLength.map { .double($0) }),
      ("tileWidth", tileWidth.map { .double($0) }),
      ("xResolution", xResolution.map { .double($0) }),
      ("yResolution", yResolution.map { .double($0) }),
      ("destBearing", destBearing.map { .double($0) }),
      ("imgDirection", imgDirection.map { .double($0) }),
      ("hPositioningError", hPositioningError.map { .double($0) }),
      ("speed", speed.map { .double($0) }),
      ("speedRef", speedRef.map { .string($0) }),
      ("dop", dop.map { .double($0) }),
      ("gpsDateStamp", gpsDateStamp.map { .string($0) }),
      ("gpsTimeStamp", gpsTimeStamp.map { .string($0) }),
      ("displayWidth", displayWidth.map { .double($0) }),
      ("displayHeight", displayHeight.map { .double($0) }),
      ("latitude", latitude.map { .double($0) }),
      ("longitude", longitude.map { .double($0) }),
      ("altitude", altitude.map { .double($0) }),
    ]
    return Dictionary(
      uniqueKeysWithValues: fields.compactMap { name, value in value.map { (name, $0) } })
  }
}

extension PropertyValue {
  /// The whole numbers of an array; nil for other values.
  fileprivate var integers: [Int]? {
    guard let array else { return nil }
    let integers = array.compactMap(\.int)
    return integers.count == array.count ? integers : nil
  }
}
