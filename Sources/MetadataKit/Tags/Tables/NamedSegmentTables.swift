/// What programs and chips note under names of their own in a JPEG's segments.
extension TagTable {
  /// What Qualcomm's chips note: the file names its tags.
  package static let qualcomm = TagTable(
    "Qualcomm", group: "Qualcomm", isNumberless: true,
    [TagRow(0, "Unknown", traits: .binary), TagRow(1, "Number")])

  /// What Media Jukebox notes: the file names its tags.
  package static let mediaJukebox = TagTable(
    "MediaJukebox", group: "MediaJukebox", isNumberless: true,
    [
      TagRow(0, "Date", value: JPEGSegmentValue.daysSince1899)
    ])
}
