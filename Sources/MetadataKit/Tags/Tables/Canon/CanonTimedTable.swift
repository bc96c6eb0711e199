extension TagTable {
  /// What Canon's raw photos say beside their pictures; the numbers have no meaning.
  package static let canonTimed = TagTable(
    "QuickTime-CTMD", group: "Canon",
    [
      TagRow(
        0, "SampleTime", value: QuickTimeValue.duration, print: QuickTimeValue.durationWords),
      TagRow(
        1, "SampleDuration", value: QuickTimeValue.duration, print: QuickTimeValue.durationWords),
      TagRow(2, "JpgFromRaw", traits: .binary),
      TagRow(3, "TimeStamp"),
      TagRow(4, "FocalLength", print: Wording.focalLength),
      TagRow(5, "FNumber", print: Wording.fNumber),
      TagRow(6, "ExposureTime", print: Wording.exposureTime),
      TagRow(7, "ISO"),
    ])

  /// What they say in boxes of their own.
  package static let canonBoxes = TagTable(
    "CanonUUID", group: "Canon", isNumberless: true,
    [
      TagRow(0, "CompressorVersion"),
      TagRow(1, "ThumbnailImage", traits: .binary),
    ])
}
