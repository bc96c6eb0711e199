extension TagTable {
  /// Property lists: the values that have words; all others are kept under the names of the file.
  package static let propertyList = TagTable(
    "PLIST", group: "XML",
    [
      TagRow(0, "DateTimeOriginal", value: PropertyListMeaning.days),
      TagRow(1, "Duration", print: QuickTimeValue.durationText),
      TagRow(2, "GPSLatitude", print: Wording.latitude),
      TagRow(3, "GPSLongitude", print: Wording.longitude),
      TagRow(4, "GPSMapDatum"),
      TagRow(5, "SlowMotionRegionsStartTimeFlags", timeFlags, traits: .bitmask),
      TagRow(6, "SlowMotionRegionsDurationFlags", timeFlags, traits: .bitmask),
    ])

  /// The bits of Core Media's `CMTime`.
  private static let timeFlags =
    "0=Valid|1=Has been rounded|2=Positive infinity|3=Negative infinity|4=Indefinite"
}
