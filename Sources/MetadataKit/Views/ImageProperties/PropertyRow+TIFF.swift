extension PropertyRow {
  /// What ImageIO makes of IFD0, sorted by number.
  static let tiff: [PropertyRow] = [
    PropertyRow(0x0103, "Compression", .integer),
    PropertyRow(0x0106, "PhotometricInterpretation", .integer),
    PropertyRow(0x010D, "DocumentName", .text),
    PropertyRow(0x010E, "ImageDescription", .text),
    PropertyRow(0x010F, "Make", .text),
    PropertyRow(0x0110, "Model", .text),
    PropertyRow(0x0112, "Orientation", .integer),
    PropertyRow(0x011A, "XResolution", .number),
    PropertyRow(0x011B, "YResolution", .number),
    PropertyRow(0x011E, "XPosition", .number),
    PropertyRow(0x011F, "YPosition", .number),
    PropertyRow(0x0128, "ResolutionUnit", .integer),
    PropertyRow(0x012D, "TransferFunction", .integers),
    PropertyRow(0x0131, "Software", .text),
    PropertyRow(0x0132, "DateTime", .text),
    PropertyRow(0x013B, "Artist", .text),
    PropertyRow(0x013C, "HostComputer", .text),
    PropertyRow(0x013E, "WhitePoint", .numbers),
    PropertyRow(0x013F, "PrimaryChromaticities", .numbers),
    PropertyRow(0x0142, "TileWidth", .integer),
    PropertyRow(0x0143, "TileLength", .integer),
    PropertyRow(0x8298, "Copyright", .text),
  ]
}
