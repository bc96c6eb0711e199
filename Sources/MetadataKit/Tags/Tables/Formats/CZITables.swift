extension TagTable {
  /// The header of a CZI file (ZISRAW (CZI) File Format, FileHeaderSegment): numbers are byte positions.
  package static let cziHeader = TagTable(
    "ZISRAW", group: "File",
    [
      TagRow(0x20, "ZISRAWVersion", print: { HeaderWording.dotted($0, &$1) }),
      TagRow(0x30, "PrimaryFileGUID", value: QuickTimeValue.hexadecimalDigits),
      TagRow(0x40, "FileGUID", value: QuickTimeValue.hexadecimalDigits),
    ])

  /// The metadata of microscopes, CZI and LIF: all are kept under the names of the file.
  package static let microscopeXML = TagTable(
    "Microscope XML", group: "XML", yields: true, isNumberless: true,
    [
      TagRow(0, "Property", value: Meaning.plainXMP, traits: .fractionInExiftool),
      TagRow(1, "XML", traits: .binary),
    ])
}
