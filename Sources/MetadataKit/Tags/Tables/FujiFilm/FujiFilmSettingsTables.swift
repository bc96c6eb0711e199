/// Fujifilm's structures of settings, of which each number has several.
extension TagTable {
  package static let fujiFilmPriority = TagTable(
    "FujiFilmPrioritySettings", group: "FujiFilm",
    [
      TagRow(0x1000000, "AF-SPriority", "1=Release|2=Focus", value: BitField.low4),
      TagRow(0x2000000, "AF-CPriority", "1=Release|2=Focus", value: BitField.fourFrom4),
    ])

  package static let fujiFilmFocus = TagTable(
    "FujiFilmFocusSettings", group: "FujiFilm",
    [
      TagRow(0x1000000, "FocusMode2", "0=AF-M|1=AF-S|2=AF-C", value: BitField.low4),
      TagRow(0x2000000, "PreAF", "0=Off|1=On", value: BitField.fourFrom4),
      TagRow(
        0x3000000, "AFAreaMode", "0=Single Point|1=Zone|2=Wide/Tracking", value: BitField.fourFrom8),
      TagRow(
        0x4000000, "AFAreaPointSize", "0=n/a", value: BitField.fourFrom12,
        print: FujiFilmValue.pointSize),
      TagRow(
        0x5000000, "AFAreaZoneSize", "0=n/a", value: BitField.eightFrom16,
        print: FujiFilmValue.zoneSize),
    ])

  package static let fujiFilmTracking = TagTable(
    "FujiFilmAFCSettings", group: "FujiFilm",
    [
      TagRow(
        0, "AF-CSetting",
        "16=Set 4 (suddenly appearing subject)|258=Set 1 (multi-purpose)|290=Set 3 (accelerating subject)|291=Set 5 (erratic motion)|515=Set 2 (ignore obstacles)",
        print: FujiFilmValue.tracking, traits: .hexadecimal),
      TagRow(0x1000000, "AF-CTrackingSensitivity", value: BitField.low4),
      TagRow(0x2000000, "AF-CSpeedTrackingSensitivity", value: BitField.fourFrom4),
      TagRow(
        0x3000000, "AF-CZoneAreaSwitching", "0=Front|1=Auto|2=Center", value: BitField.fourFrom8),
    ])

  package static let fujiFilmDrive = TagTable(
    "FujiFilmDriveSettings", group: "FujiFilm",
    [
      TagRow(
        0x1000000, "DriveMode", "0=Single|1=Continuous Low|2=Continuous High", value: BitField.low8),
      TagRow(
        0x2000000, "DriveSpeed", "0=n/a", value: BitField.eightFrom24, print: FujiFilmValue.speed),
    ])
}
