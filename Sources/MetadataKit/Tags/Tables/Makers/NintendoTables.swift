/// Notes of the Nintendo 3DS.
extension TagTable {
  package static let nintendo = TagTable(
    "Nintendo", group: "Nintendo", isTIFF: true,
    [TagRow(0x1101, "CameraInfo", traits: .structural)])

  /// Indices are bytes. Source: 3dbrew's description of its MPO files.
  package static let nintendoCamera = TagTable(
    "NintendoCameraInfo", group: "Nintendo",
    [
      TagRow(0, "ModelID", format: .undefined, count: 4),
      TagRow(8, "TimeStamp", format: .long, value: NintendoValue.date),
      TagRow(
        24, "InternalSerialNumber", format: .undefined, count: 4,
        value: NintendoValue.serialNumber),
      TagRow(40, "Parallax", format: .float, print: Wording.twoPlaces),
      TagRow(
        48, "Category", "0=(none)|4096=Mii|8192=Man|16384=Woman", format: .short,
        traits: .hexadecimal),
    ])
}
