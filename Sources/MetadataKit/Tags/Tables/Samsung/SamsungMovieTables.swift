/// What Samsung's cameras and telephones keep of themselves in movies.
extension TagTable {
  package static let samsungMovie = TagTable(
    "SamsungMP4", group: "Samsung",
    [
      TagRow(0, "Make", format: .ascii, count: 24, print: SanyoValue.make),
      TagRow(24, "Model", format: .ascii, count: 16),
      TagRow(
        46, "ExposureTime", format: .long, value: OlympusValue.tenthsOfSpeed,
        print: OlympusValue.tenthsOfSpeedWords),
      TagRow(50, "FNumber", format: .rational, print: Wording.convertedTenth),
      TagRow(
        58, "ExposureCompensation", format: .signedRational, print: SanyoValue.signedTenths),
      TagRow(106, "ISO", format: .long),
      TagRow(125, "Software", format: .ascii, count: 32),
    ])

  /// Behind the structure above: numbers of four bytes.
  package static let samsungMovieThumbnail = TagTable(
    "SamsungThumbnail", group: "Samsung",
    [
      TagRow(1, "ThumbnailWidth"),
      TagRow(2, "ThumbnailHeight"),
      TagRow(3, "ThumbnailLength"),
      TagRow(4, "ThumbnailOffset"),
    ])

  /// The box `@sec`.
  package static let samsungMovieSec = TagTable(
    "SamsungSec", group: "Samsung",
    [
      TagRow(0, "Make", format: .ascii, count: 32, print: SanyoValue.make),
      TagRow(32, "Model", format: .ascii, count: 32),
      TagRow(512, "ThumbnailWidth", format: .long),
      TagRow(516, "ThumbnailHeight", format: .long),
      TagRow(520, "ThumbnailLength", format: .long),
      TagRow(0x10000, "ThumbnailImage", traits: .binary),
    ])

  /// The box `INFO`: a type and a number each.
  package static let samsungMovieInfo = TagTable(
    "SamsungINFO", group: "Samsung",
    [
      TagRow(0x4546_4354, "Effect"),  // EFCT
      TagRow(0x514c_5459, "Quality"),  // QLTY
    ])

  /// The box `smta`: boxes within it.
  package static let samsungMovieMeta = TagTable(
    "SamsungSmta", group: "Samsung",
    [TagRow(0x6d64_6c6e, "SamsungModel")])  // mdln
}
