import MetadataKit

/// Tags of the groups that exiftool writes into a file which has none of them: EXIF's, IPTC's and XMP's. What follows from
/// others, is of the file itself or of a maker's notes it refuses, and so it does what few programs write (13.58).
enum WrittenTags {
  /// Whether a name is one, with its group, or a family of groups, or without: `Artist`, `XMP-dc:Creator`, `EXIF:Artist`.
  /// Such names are harmless in a line for a shell.
  static func contains(_ name: String) -> Bool { names.contains(name.lowercased()) }

  private static let names: Set<String> = {
    var names: Set<String> = []
    for row in ExplainedRow.all where !structure.contains(row.name) {
      let name = row.name.lowercased()
      for group in row.groups {
        guard let family = family(of: group, row), !refused.contains("\(family):\(name)") else {
          continue
        }
        names.insert(name)
        names.insert("\(family):\(name)")
        names.insert("\(group.lowercased()):\(name)")
      }
    }
    return names
  }()

  private static func family(of group: String, _ row: ExplainedRow) -> String? {
    if ["IFD0", "ExifIFD", "GPS"].contains(group) { return isWrittenInEXIF(row) ? "exif" : nil }
    if group == "IPTC" { return "iptc" }
    return group.hasPrefix("XMP-") && !Removal.unwritten.contains(group) ? "xmp" : nil
  }

  /// Raw files have tables of their own for their directories, which it writes into such alone.
  private static func isWrittenInEXIF(_ row: ExplainedRow) -> Bool {
    let tables = [TagTable.exif.name, TagTable.gps.name]
    guard row.tables.contains(where: tables.contains) else { return false }
    return row.number.map { number in !refusedNumbers.contains { $0.contains(number) } } ?? true
  }

  /// What says where in the file pictures and directories stand, and is not to be written by itself.
  private static let structure: Set = [
    "StripOffsets", "StripByteCounts", "TileOffsets", "TileByteCounts", "ExifOffset", "GPSInfo",
    "InteropOffset", "SubIFD", "MakerNote", "FreeOffsets", "FreeByteCounts", "ImageByteCount",
    "ImageOffset", "JPEGTables",
  ]
}
