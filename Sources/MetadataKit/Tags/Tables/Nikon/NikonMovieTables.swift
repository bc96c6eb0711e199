/// What Nikon's cameras keep of themselves in movies.
extension TagTable {
  package static let nikonMovie = TagTable(
    "NikonMOV", group: "Nikon",
    [
      TagRow(0, "Make", format: .ascii, count: 24),
      TagRow(24, "Model", format: .ascii, count: 8),
      TagRow(
        38, "ExposureTime", format: .long, value: OlympusValue.tenthsOfSpeed,
        print: OlympusValue.tenthsOfSpeedWords),
      TagRow(42, "FNumber", format: .rational, print: Wording.convertedTenth),
      TagRow(
        50, "ExposureCompensation", format: .signedRational, print: Wording.exposureCompensation),
      TagRow(
        68, "WhiteBalance", "0=Auto|1=Daylight|2=Shade|3=Fluorescent|4=Tungsten|5=Manual",
        format: .short),
      TagRow(72, "FocalLength", format: .rational, print: Wording.focalLength),
      TagRow(175, "Software", format: .ascii, count: 16),
      TagRow(223, "ISO", format: .short),
    ])

  /// The box `NCDT`: boxes within it.
  package static let nikonMovieData = TagTable(
    "NikonNCDT", group: "Nikon",
    [
      TagRow(0x4e43_4844, "MakerNoteVersion"),  // NCHD
      TagRow(0x4e43_4d31, "PreviewImage1", traits: .binary),  // NCM1
      TagRow(0x4e43_4d32, "PreviewImage2", traits: .binary),  // NCM2
      TagRow(0x4e43_5448, "ThumbnailImage", traits: .binary),  // NCTH
      TagRow(0x4e43_5657, "PreviewImage", traits: .binary),  // NCVW
    ])

  /// The records of the box `NCTG`, but for those that have the numbers of EXIF and of notes.
  package static let nikonMovieTags = TagTable(
    "NikonNCTG", group: "Nikon",
    [
      TagRow(0x1, "Make"),
      TagRow(0x2, "Model"),
      TagRow(0x3, "Software"),
      TagRow(0x11, "CreateDate"),
      TagRow(0x12, "DateTimeOriginal"),
      TagRow(0x13, "FrameCount"),
      TagRow(0x16, "FrameRate", print: NikonValue.frameRate),
      TagRow(0x19, "TimeZone"),
      TagRow(0x22, "FrameWidth"),
      TagRow(0x23, "FrameHeight"),
      TagRow(0x32, "AudioChannels"),
      TagRow(0x33, "AudioBitsPerSample"),
      TagRow(0x34, "AudioSampleRate"),
      TagRow(0x1002, "NikonDateTime"),
      TagRow(0x1013, "ElectronicVR", "0=Off|1=On"),
      TagRow(0x200_0005, "WhiteBalance"),
      TagRow(0x200_0007, "FocusMode"),
      TagRow(0x200_00ab, "VariProgram"),
    ])

  /// The records of the list `ncdt` in an AVI file.
  package static let nikonAVI = TagTable(
    "NikonAVITags", group: "Nikon",
    [
      TagRow(0x3, "Make", format: .ascii),
      TagRow(0x4, "Model", format: .ascii),
      TagRow(0x5, "Software", format: .utf8),
      TagRow(0x6, "Equipment", format: .ascii),
      TagRow(
        0x7, "Orientation",
        "1=Horizontal (normal)|2=Mirror horizontal|3=Rotate 180|4=Mirror vertical|5=Mirror horizontal and rotate 270 CW|6=Rotate 90 CW|7=Mirror horizontal and rotate 90 CW|8=Rotate 270 CW",
        format: .short),
      TagRow(0x8, "ExposureTime", format: .rational, print: Wording.exposureTime),
      TagRow(0x9, "FNumber", format: .rational, print: Wording.convertedTenth),
      TagRow(
        0xa, "ExposureCompensation", format: .signedRational, print: Wording.exposureCompensation),
      TagRow(
        0xb, "MaxApertureValue", format: .rational, value: Meaning.aperture,
        print: Wording.aperture),
      TagRow(
        0xc, "MeteringMode",
        "0=Unknown|1=Average|2=Center-weighted average|3=Spot|4=Multi-spot|5=Multi-segment|6=Partial|255=Other",
        format: .short),
      TagRow(0xf, "FocalLength", format: .rational, print: Wording.focalLength),
      TagRow(0x10, "XResolution", format: .rational),
      TagRow(0x11, "YResolution", format: .rational),
      TagRow(0x12, "ResolutionUnit", "1=None|2=inches|3=cm", format: .short),
      TagRow(0x13, "DateTimeOriginal", format: .ascii),
      TagRow(0x14, "CreateDate", format: .ascii),
      TagRow(0x16, "Duration", format: .rational, print: NikonValue.movieSeconds),
      TagRow(0x18, "FocusMode", format: .ascii),
      TagRow(0x1b, "DigitalZoom", format: .rational),
      TagRow(0x1d, "ColorMode", format: .ascii),
      TagRow(0x1e, "Sharpness", format: .ascii),
      TagRow(0x1f, "WhiteBalance", format: .ascii),
      TagRow(0x20, "NoiseReduction", format: .ascii),
    ])

  /// What stands beside those records.
  package static let nikonAVIParts = TagTable(
    "NikonAVI", group: "Nikon",
    [
      TagRow(1, "MakerNoteType"),
      TagRow(2, "MakerNoteVersion"),
      TagRow(0x6e63_7468, "ThumbnailImage", traits: .binary),  // ncth
      TagRow(0x6e63_7677, "PreviewImage", traits: .binary),  // ncvw
    ])
}
