import MetadataKit

/// Tags of the groups that exiftool writes into a file which has none of them: EXIF's, IPTC's and XMP's. What follows from
/// others, is of the file itself or of a maker's notes it refuses, and so it does what few programs write (13.58).
enum WrittenTags {
  /// A name as it writes it into a file that takes some families: with its group, or a family of groups, or without,
  /// `Artist`, `XMP-dc:Creator`, `EXIF:Artist`. Without one it means the first family that has the tag; where the file
  /// takes another alone, that is put before it: `XMP:City`. Nil for what it does not write.
  ///
  /// Such names are harmless in a line for a shell.
  static func written(_ name: String, in families: Set<Family>) -> String? {
    guard let own = names[name.lowercased()] else { return nil }
    guard let first = Family.allCases.first(where: { own.contains($0) }) else { return nil }
    if families.contains(first) { return name }
    let other = Family.allCases.first { own.contains($0) && families.contains($0) }
    return other.map { $0.rawValue + ":" + name }
  }

  /// The families that have tags of a name: of one with its group, a single one.
  private static let names: [String: Set<Family>] = {
    var names: [String: Set<Family>] = [:]
    for row in ExplainedRow.all where !structure.contains(row.name) {
      let name = row.name.lowercased()
      for group in row.groups {
        guard let family = family(of: group, row) else { continue }
        let nameInFamily = family.rawValue.lowercased() + ":" + name
        if refused.contains(nameInFamily) { continue }
        names[name, default: []].insert(family)
        names[nameInFamily, default: []].insert(family)
        names[group.lowercased() + ":" + name, default: []].insert(family)
      }
    }
    return names
  }()

  private static func family(of group: String, _ row: ExplainedRow) -> Family? {
    if ["IFD0", "ExifIFD", "GPS"].contains(group) { return isWrittenInEXIF(row) ? .exif : nil }
    if group == "IPTC" { return .iptc }
    return group.hasPrefix("XMP-") && !Removal.unwritten.contains(group) ? .xmp : nil
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
