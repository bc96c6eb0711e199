/// What FLIR's cameras write behind a movie: a box for each part of the camera, and more.
extension TagTable {
  /// Versions and numbers of the camera's parts: numbers only count the rows.
  package static let flirMovieParts = TagTable(
    "FLIRMovieParts", group: "FLIR", isNumberless: true,
    [
      TagRow(0, "PartNumber"),
      TagRow(1, "BAHPVer"),
      TagRow(2, "BALPVer"),
      TagRow(3, "Battery"),
      TagRow(4, "BAVPVer"),
      TagRow(5, "CamCore"),
      TagRow(6, "DetectorBoard"),
      TagRow(7, "Detector"),
      TagRow(8, "GIDCVer"),
      TagRow(9, "GIDPVer"),
      TagRow(10, "GIPC_CPLD"),
      TagRow(11, "GIPCVer"),
      TagRow(12, "GIXIVer"),
      TagRow(13, "MainBoard"),
      TagRow(14, "Optics"),
    ])

  /// Numbers are byte positions, here and below.
  package static let flirMovieSerial = TagTable(
    "FLIRMovieSerial", group: "FLIR",
    [
      TagRow(0x7e, "CameraSerialNumber", format: .ascii, count: 9)
    ])

  package static let flirMovieParameters = TagTable(
    "FLIRMovieParameters", group: "FLIR",
    [
      TagRow(
        4, "ReflectedApparentTemperature", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(
        8, "AtmosphericTemperature", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(12, "Emissivity", format: .float, print: FLIRValue.twoDigits),
      TagRow(16, "ObjectDistance", format: .float, print: Wording.hundredthMeters),
      TagRow(20, "RelativeHumidity", format: .float, print: FLIRValue.wholePercent),
      TagRow(24, "EstimatedAtmosphericTrans", format: .float, print: FLIRValue.twoDigits),
      TagRow(
        28, "IRWindowTemperature", format: .float, value: FLIRValue.celsius,
        print: Wording.convertedCelsius),
      TagRow(32, "IRWindowTransmission", format: .float, print: FLIRValue.twoDigits),
    ])

  package static let flirMovieGPS = TagTable(
    "FLIRMovieGPS", group: "FLIR",
    [
      TagRow(4, "GPSLatitude", format: .float, print: Wording.latitude),
      TagRow(8, "GPSLongitude", format: .float, print: Wording.longitude),
      TagRow(12, "GPSAltitude", format: .float, print: FLIRValue.roundedMeters),
    ])

  package static let flirMovieLens = TagTable(
    "FLIRMovieLens", group: "FLIR",
    [
      TagRow(5, "LensModel", format: .ascii, count: 6)
    ])

  /// What is a box by itself: numbers only count the rows.
  package static let flirMovie = TagTable(
    "FLIRMovie", group: "FLIR", isNumberless: true,
    [
      TagRow(0, "Units", traits: .list),
      TagRow(1, "ThumbnailImage", traits: .binary),
    ])
}
