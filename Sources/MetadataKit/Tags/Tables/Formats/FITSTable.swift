extension TagTable {
  /// The cards of FITS headers, whose keywords are names; others are kept as they are.
  package static let fits = TagTable(
    "FITS", group: "FITS", isNumberless: true,
    [
      TagRow(0, "Telescope"),
      TagRow(1, "Background"),
      TagRow(2, "Instrument"),
      TagRow(3, "Object"),
      TagRow(4, "Observer"),
      TagRow(5, "CreateDate"),
      TagRow(6, "Author"),
      TagRow(7, "Reference"),
      TagRow(8, "ObservationDate"),
      TagRow(9, "ObservationTime"),
      TagRow(10, "ObservationDateEnd"),
      TagRow(11, "ObservationTimeEnd"),
      TagRow(12, "Comment", print: HeaderWording.withoutBlanksBefore),
      TagRow(13, "History", print: HeaderWording.withoutBlanksBefore),
    ])
}

extension HeaderWording {
  /// A text without blanks before it.
  @Sendable static func withoutBlanksBefore(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.elements.drop { $0 == 0x20 })
  }
}
