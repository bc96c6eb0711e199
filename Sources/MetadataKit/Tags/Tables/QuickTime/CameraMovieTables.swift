/// What cameras of makers whose movies say little keep of themselves in them: fields at fixed
/// places behind the maker's name.
extension TagTable {
  package static let fujifilmMovie = TagTable(
    "FujiFilmMOV", group: "FujiFilm",
    [
      TagRow(0, "Make", format: .ascii, count: 24),
      TagRow(24, "Model", format: .ascii, count: 16),
      TagRow(
        46, "ExposureTime", format: .long, value: FujiFilmValue.exposureTime,
        print: FujiFilmValue.exposureTimeWords),
      TagRow(50, "FNumber", format: .rational, print: Wording.convertedTenth),
      TagRow(
        58, "ExposureCompensation", format: .signedRational, print: SanyoValue.signedTenths),
    ])

  package static let fujifilmMovieName = TagTable(
    "FujiFilmFFMV", group: "FujiFilm",
    [TagRow(0, "MovieStreamName", format: .ascii, count: 34)])

  package static let kodakMovie = TagTable(
    "KodakMOV", group: "Kodak",
    [
      TagRow(0, "Make", format: .ascii, count: 21),
      TagRow(22, "Model", format: .ascii, count: 42),
      TagRow(64, "ModelType", format: .ascii, count: 8),
      TagRow(
        78, "ExposureTime", format: .long, value: OlympusValue.tenthsOfSpeed,
        print: OlympusValue.tenthsOfSpeedWords),
      TagRow(82, "FNumber", format: .rational, print: Wording.convertedTenth),
      TagRow(
        90, "ExposureCompensation", format: .signedRational, print: Wording.exposureCompensation),
      TagRow(112, "FocalLength", format: .rational, print: Wording.focalLength),
    ])

  /// Boxes within a box; the numbers are their types.
  package static let kodakMovieData = TagTable(
    "KodakDcMD", group: "Kodak",
    [
      // CMbo, Cmbo
      TagRow(
        0x434d_626f, "CameraByteOrder",
        "II=Little-endian (Intel, II)|MM=Big-endian (Motorola, MM)", format: .utf8),
      TagRow(
        0x436d_626f, "CameraByteOrder",
        "II=Little-endian (Intel, II)|MM=Big-endian (Motorola, MM)", format: .utf8),
    ])

  /// Boxes in the box `frea` beside the movie, of Kodak's PixPro and of Rexing's dash cameras.
  package static let kodakMovieParts = TagTable(
    "KodakFrea", group: "Kodak",
    [
      TagRow(0x7363_7261, "PreviewImage", traits: .binary),  // scra
      TagRow(0x7468_6d61, "ThumbnailImage", traits: .binary),  // thma
      // tima, whole seconds
      TagRow(
        0x7469_6d61, "Duration", format: .long, print: MovieValue.duration, traits: .yields),
      TagRow(0x7665_7220, "KodakVersion", format: .utf8),  // ver
    ])

  package static let konicaMinoltaMovie = TagTable(
    "MinoltaMOV1", group: "Minolta",
    [
      TagRow(0, "Make", format: .ascii, count: 32),
      TagRow(32, "ModelType", format: .ascii, count: 8),
      TagRow(
        46, "ExposureTime", format: .long, value: OlympusValue.tenthsOfSpeed,
        print: OlympusValue.tenthsOfSpeedWords),
      TagRow(50, "FNumber", format: .rational, print: Wording.convertedTenth),
      TagRow(
        58, "ExposureCompensation", format: .signedRational, print: Wording.exposureCompensation),
      TagRow(80, "FocalLength", format: .rational, print: Wording.focalLength),
    ])

  package static let minoltaMovie = TagTable(
    "MinoltaMOV2", group: "Minolta",
    [
      TagRow(0, "Make", format: .ascii, count: 32),
      TagRow(24, "ModelType", format: .ascii, count: 8),
      TagRow(
        38, "ExposureTime", format: .long, value: OlympusValue.tenthsOfSpeed,
        print: OlympusValue.tenthsOfSpeedWords),
      TagRow(42, "FNumber", format: .rational, print: Wording.convertedTenth),
      TagRow(
        50, "ExposureCompensation", format: .signedRational, print: Wording.exposureCompensation),
      TagRow(72, "FocalLength", format: .rational, print: Wording.focalLength),
    ])

  package static let minoltaMovieMaker = TagTable(
    "MinoltaMMA", group: "Minolta",
    [
      TagRow(0, "Make", format: .ascii, count: 20),
      TagRow(20, "SoftwareVersion", format: .ascii, count: 16),
    ])
}
