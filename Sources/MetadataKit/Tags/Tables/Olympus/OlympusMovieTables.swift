/// What Olympus' cameras keep of themselves in movies.
extension TagTable {
  /// The number is ten times the speed.
  package static let olympusMovie = TagTable(
    "OlympusMOV1", group: "Olympus",
    [
      TagRow(0, "Make", format: .ascii, count: 24),
      TagRow(24, "Model", OlympusCameras.labels, format: .ascii, count: 8),
      TagRow(
        38, "ExposureUnknown", format: .long, value: OlympusValue.tenthsOfSpeed,
        print: OlympusValue.tenthsOfSpeedWords, traits: .unknown),
      TagRow(42, "FNumber", format: .rational, print: Wording.fNumber),
      TagRow(
        50, "ExposureCompensation", format: .signedRational, print: Wording.exposureCompensation),
      TagRow(72, "FocalLength", format: .rational, print: Wording.focalLength),
    ])

  package static let olympusMovie2 = TagTable(
    "OlympusMOV2", group: "Olympus",
    [
      TagRow(0, "Make", format: .ascii, count: 24),
      TagRow(24, "Model", format: .ascii, count: 24),
      TagRow(
        54, "ExposureTime", format: .long, value: OlympusValue.tenthsOfSpeed,
        print: OlympusValue.tenthsOfSpeedWords),
      TagRow(58, "FNumber", format: .rational, print: Wording.fNumber),
      TagRow(
        66, "ExposureCompensation", format: .signedRational, print: Wording.exposureCompensation),
      TagRow(88, "FocalLength", format: .rational, print: Wording.focalLength),
      TagRow(193, "ISO", format: .short),
    ])

  package static let olympusMovie3 = TagTable(
    "OlympusMP4", group: "Olympus",
    [
      TagRow(0, "Make", format: .ascii, count: 24),
      TagRow(
        24, "Model",
        "SG472=u7040,S7040|SG473=u9010,S9010|SG475=SP800UZ|SG551=SZ-30MR|SG553=SP-610UZ|SG554=SZ-10|SG555=SZ-20|SG573=SZ-14|SG575=SP-620UZ",
        format: .ascii, count: 24),
      TagRow(40, "FNumber", format: .rational, print: Wording.fNumber),
      TagRow(
        48, "ExposureCompensation", format: .signedRational, print: Wording.exposureCompensation),
    ])

  /// What stands within the one before.
  package static let olympusMovieParts = TagTable(
    "OlympusMovableInfo", group: "Olympus",
    [
      TagRow(4, "ISO", format: .long),
      TagRow(44, "EncoderVersion", format: .ascii, count: 16),
      TagRow(60, "DecoderVersion", format: .ascii, count: 16),
      TagRow(135, "ThumbnailWidth", format: .long),
      TagRow(139, "ThumbnailHeight", format: .long),
      TagRow(143, "ThumbnailLength", format: .long),
    ])

  /// The box `prms` of `OLYM`.
  package static let olympusMovieBox = TagTable(
    "OlympusPrms", group: "Olympus",
    [
      TagRow(18, "Make", format: .ascii, count: 24),
      TagRow(44, "Model", OlympusCameras.labels, format: .ascii, count: 24),
      TagRow(131, "DateTime1", format: .ascii, count: 24),
      TagRow(157, "DateTime2", format: .ascii, count: 24),
      TagRow(383, "LensModel", format: .ascii, count: 32),
    ])

  package static let olympusMovieThumbnail = TagTable(
    "OlympusThmb", group: "Olympus",
    [
      TagRow(0, "ThumbnailWidth", format: .short),
      TagRow(2, "ThumbnailHeight", format: .short),
      TagRow(4, "ThumbnailLength"),
      TagRow(8, "ThumbnailImage", traits: .binary),
    ])

  package static let olympusMovieScreen = TagTable(
    "OlympusScrn", group: "Olympus",
    [
      TagRow(0, "PreviewImageLength"),
      TagRow(4, "PreviewImage", traits: .binary),
    ])

  package static let olympusAVI = TagTable(
    "OlympusAVI", group: "Olympus",
    [
      TagRow(18, "Make", format: .ascii, count: 24),
      TagRow(44, "Model", OlympusCameras.labels, format: .ascii, count: 24),
      TagRow(94, "FNumber", format: .rational, print: Wording.fNumber),
      TagRow(131, "DateTime1", format: .ascii, count: 24),
      TagRow(157, "DateTime2", format: .ascii, count: 24),
      TagRow(297, "ThumbnailWidth", format: .short),
      TagRow(299, "ThumbnailHeight", format: .short),
      TagRow(301, "ThumbnailLength", format: .long),
      TagRow(0x10000, "ThumbnailImage", traits: .binary),
    ])
}
