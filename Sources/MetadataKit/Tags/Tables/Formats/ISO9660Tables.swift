/// Descriptors of volumes (ECMA-119 §8), by byte positions.
extension TagTable {
  /// The boot record (§8.2).
  package static let iso9660Boot = TagTable(
    "ISO-Boot", group: "ISO",
    [
      TagRow(7, "BootSystem", format: .ascii, count: 32),
      TagRow(39, "BootIdentifier", format: .ascii, count: 32),
    ])

  /// The primary volume (§8.4). Numbers stand in both orders, the lower bytes first in the first.
  package static let iso9660 = TagTable(
    "ISO", group: "ISO",
    [
      TagRow(8, "System", format: .ascii, count: 32),
      TagRow(40, "VolumeName", format: .ascii, count: 32),
      TagRow(80, "VolumeBlockCount", format: .long),
      TagRow(128, "VolumeBlockSize", format: .short),
      TagRow(
        174, "RootDirectoryCreateDate", format: .undefined, count: 7,
        value: ISO9660Value.directoryDate),
      TagRow(190, "VolumeSetName", format: .ascii, count: 128),
      TagRow(318, "Publisher", format: .ascii, count: 128),
      TagRow(446, "DataPreparer", format: .ascii, count: 128),
      TagRow(574, "Software", format: .ascii, count: 128),
      TagRow(702, "CopyrightFileName", format: .ascii, count: 38),
      TagRow(740, "AbstractFileName", format: .ascii, count: 36),
      TagRow(776, "BibligraphicFileName", format: .ascii, count: 37),
      TagRow(813, "VolumeCreateDate", format: .undefined, count: 17, value: ISO9660Value.date),
      TagRow(830, "VolumeModifyDate", format: .undefined, count: 17, value: ISO9660Value.date),
      TagRow(
        847, "VolumeExpirationDate", format: .undefined, count: 17, value: ISO9660Value.date),
      TagRow(
        864, "VolumeEffectiveDate", format: .undefined, count: 17, value: ISO9660Value.date),
    ])
}
