/// What Pentax' cameras keep of themselves in movies, beside notes like those in photos.
extension TagTable {
  package static let pentaxMovie = TagTable(
    "PentaxMOV", group: "Pentax",
    [
      TagRow(0, "Make", format: .ascii, count: 24),
      TagRow(
        38, "ExposureTime", format: .long, value: OlympusValue.tenthsOfSpeed,
        print: OlympusValue.tenthsOfSpeedWords),
      TagRow(42, "FNumber", format: .rational, print: Wording.convertedTenth),
      TagRow(
        50, "ExposureCompensation", format: .signedRational, print: SanyoValue.signedTenths),
      TagRow(
        68, "WhiteBalance", "0=Auto|1=Daylight|2=Shade|3=Fluorescent|4=Tungsten|5=Manual",
        format: .short),
      TagRow(72, "FocalLength", format: .rational, print: Wording.focalLength),
      TagRow(175, "ISO", format: .short),
    ])

  /// The box `PENT`; of places it has the fields that EXIF has.
  package static let pentaxMovieBox = TagTable(
    "PentaxPENT", group: "Pentax",
    [
      TagRow(0, "Make", format: .ascii, count: 24),
      TagRow(26, "Model", format: .ascii, count: 24),
      TagRow(
        56, "ExposureTime", format: .long, value: OlympusValue.tenthsOfSpeed,
        print: OlympusValue.tenthsOfSpeedWords),
      TagRow(60, "FNumber", format: .rational, print: Wording.convertedTenth),
      TagRow(
        68, "ExposureCompensation", format: .signedRational, print: SanyoValue.signedTenths),
      TagRow(84, "FocalLength", format: .long, print: Wording.millimeters),
      TagRow(113, "DateTime1", format: .ascii, count: 24),
      TagRow(139, "DateTime2", format: .ascii, count: 24),
      TagRow(167, "ISO", format: .long),
      TagRow(371, "AudioCodecID", format: .ascii, count: 4),
      TagRow(0x10000, "PreviewImage", traits: .binary),
    ])

  /// Filler of AVI files of the Optio RZ18.
  package static let pentaxAVI = TagTable(
    "PentaxAVI", group: "Pentax",
    [
      TagRow(18, "Make", format: .ascii, count: 24),
      TagRow(44, "Model", format: .ascii, count: 24),
      TagRow(94, "FNumber", format: .rational, print: Wording.convertedTenth),
      TagRow(131, "DateTime1", format: .ascii, count: 24),
      TagRow(157, "DateTime2", format: .ascii, count: 24),
      TagRow(299, "ThumbnailWidth", format: .short),
      TagRow(301, "ThumbnailHeight", format: .short),
      TagRow(303, "ThumbnailLength", format: .long),
      TagRow(0x10000, "ThumbnailImage", traits: .binary),
    ])

  /// Filler of AVI files of the Optio RS1000.
  package static let pentaxEarlyAVI = TagTable(
    "PentaxEarlyAVI", group: "Pentax",
    [TagRow(12, "Model", format: .ascii, count: 32)])

  package static let pentaxMoviePreview = TagTable(
    "PentaxPXTH", group: "Pentax",
    [
      TagRow(0, "PreviewImageLength"),
      TagRow(4, "PreviewImage", traits: .binary),
    ])
}
