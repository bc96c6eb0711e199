extension TagTable {
  /// The same of texts that exiftool misreads, as it has them.
  static let richTextMisread = TagTable(
    "RTF", group: "RTF", isNumberless: true, richTextRows(.onlyInExiftool))

  /// The same of texts that exiftool misreads or does not find, as they are.
  static let richTextTrue = TagTable(
    "RTF", group: "RTF", isNumberless: true, richTextRows(.notInExiftool))
}
