extension TagTable {
  /// The header of a DSS or DS2 file, by byte positions.
  package static let digitalSpeech = TagTable(
    "DSS", group: "Olympus",
    [
      TagRow(12, "Model", format: .ascii, count: 16),
      TagRow(38, "StartTime", format: .ascii, count: 12, value: DigitalSpeechValue.date),
      TagRow(50, "EndTime", format: .ascii, count: 12, value: DigitalSpeechValue.date),
      TagRow(
        62, "Duration", format: .ascii, count: 6, value: DigitalSpeechValue.duration,
        print: MovieValue.duration),
      TagRow(798, "Comment", format: .ascii, count: 100),
    ])
}
