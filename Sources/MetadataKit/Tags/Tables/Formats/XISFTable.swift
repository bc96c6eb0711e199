extension TagTable {
  /// XISF's header: the values that are no plain texts; all others are kept under the names of the file.
  package static let xisf = TagTable(
    "XISF", group: "XML", isNumberless: true,
    [
      TagRow(0, "Property", value: Meaning.plainXMP, traits: .fractionInExiftool),
      TagRow(1, "XML", traits: .binary),
      TagRow(2, "ImageData", traits: .binary),
      TagRow(3, "ICC_Profile", value: PropertyListMeaning.base64, traits: .binary),
      TagRow(4, "CreateDate", value: Meaning.dateXMP),
      TagRow(5, "DateTimeOriginal", value: Meaning.dateXMP),
    ])
}
