extension TagTable {
  /// What Olympus' sound recorders keep in WAVE files: numbers are byte positions.
  package static let olympusSound = TagTable(
    "OlympusWAV", group: "Olympus",
    [
      TagRow(0x0c, "Model", format: .ascii, count: 16),
      TagRow(0x1c, "FileNumber", format: .long, print: NikonValue.fourDigits),
      TagRow(
        0x26, "DateTimeOriginal", format: .undefined, count: 12, value: OlympusSound.date),
      TagRow(0x32, "DateTimeEnd", format: .undefined, count: 12, value: OlympusSound.date),
      TagRow(0x3e, "RecordingTime", format: .undefined, count: 6, value: OlympusSound.time),
      TagRow(
        0x200, "Duration", format: .long, value: Meaning.thousandth, print: MovieValue.duration),
      TagRow(
        0x20a, "Index01", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x214, "Index02", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x21e, "Index03", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x228, "Index04", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x232, "Index05", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x23c, "Index06", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x246, "Index07", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x250, "Index08", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x25a, "Index09", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x264, "Index10", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x26e, "Index11", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x278, "Index12", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x282, "Index13", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x28c, "Index14", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x296, "Index15", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
      TagRow(
        0x2a0, "Index16", format: .long, value: Meaning.thousandth,
        print: MovieValue.duration),
    ])
}
