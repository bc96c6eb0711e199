/// What Sanyo's cameras keep of themselves in movies.
extension TagTable {
  package static let sanyoMovie = TagTable(
    "SanyoMOV", group: "Sanyo",
    [
      TagRow(0, "Make", format: .ascii, count: 24),
      TagRow(24, "Model", format: .ascii, count: 8),
      TagRow(
        38, "ExposureTime", format: .long, value: OlympusValue.tenthsOfSpeed,
        print: OlympusValue.tenthsOfSpeedWords),
      TagRow(
        42, "FNumber", format: .long, value: Meaning.tenth, print: Wording.tenths),
      TagRow(
        50, "ExposureCompensation", format: .signedLong, value: Meaning.tenth,
        print: SanyoValue.compensationWords),
      TagRow(
        68, "WhiteBalance", "0=Auto|1=Daylight|2=Shade|3=Fluorescent|4=Tungsten|5=Manual",
        format: .short),
      TagRow(
        72, "FocalLength", format: .long, value: Meaning.tenth, print: SanyoValue.lengthWords),
    ])

  package static let sanyoMovie2 = TagTable(
    "SanyoMP4", group: "Sanyo",
    [
      TagRow(0, "Make", format: .ascii, count: 5, print: SanyoValue.make),
      TagRow(24, "Model", format: .ascii, count: 8),
      TagRow(50, "FNumber", format: .rational, print: Wording.convertedTenth),
      TagRow(
        58, "ExposureCompensation", format: .signedRational, print: SanyoValue.signedTenths),
      TagRow(106, "ISO", format: .long),
    ])
}
