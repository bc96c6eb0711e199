/// A group of groups: the kind of block that tags come from, by the name that exiftool's family 0 has
/// for it.
package struct GroupFamily: Sendable {
  /// What the groups are called, with `*` for anything.
  private let groups: [Wildcard]
  /// Whether the tags count, too, of which the table is one of these groups: those of a movie's tables
  /// stand in `Track1`, as those of Matroska's do.
  let isOfTables: Bool

  private init(_ groups: String..., isOfTables: Bool = true) {
    self.groups = groups.map { Wildcard($0) }
    self.isOfTables = isOfTables
  }

  /// The family of a name, in capital letters or small ones; nil where there is none.
  package static func named(_ name: String) -> GroupFamily? { bySmallLetters[name.lowercased()] }

  private static let bySmallLetters = Dictionary(
    uniqueKeysWithValues: all.map { ($0.key.lowercased(), $0.value) })

  /// The families of more than one group, by their names.
  package static let all: [String: GroupFamily] = [
    // Makers' notes have directories of EXIF's own tags.
    "EXIF": GroupFamily(
      "IFD*", "ExifIFD", "GPS", "InteropIFD", "SubIFD*", "GlobParamIFD", isOfTables: false),
    "XMP": GroupFamily("XMP*", isOfTables: false),
    "MakerNotes": GroupFamily(
      "MakerNotes", "Apple", "Canon", "CanonCustom", "CanonRaw", "Casio", "DJI", "FLIR", "FujiFilm",
      "GE", "Google", "HP", "JVC", "KDC_IFD", "Kodak", "KodakIFD", "KyoceraRaw", "Leica", "Minolta",
      "MinoltaRaw", "Motorola", "Nikon", "NikonCapture", "NikonCustom", "NikonScan",
      "NikonSettings",
      "Nintendo", "Olympus", "Panasonic", "Pentax", "PhaseOne", "PreviewIFD", "Qualcomm", "Reconyx",
      "Ricoh", "SR2", "SR2DataIFD*", "SR2SubIFD", "SRF*", "Samsung", "Sanyo", "Sigma", "Sony",
      "SonyIDC*", "Version*"),
    "QuickTime": GroupFamily(
      "QuickTime", "AudioKeys", "ItemList", "Keys", "Meta", "Microsoft", "Nextbase", "UserData",
      "VideoKeys", "iTunes"),
    "ICC_Profile": GroupFamily("ICC_Profile", "ICC-*"),
    "ID3": GroupFamily("ID3*", "Lyrics3"),
    "JFIF": GroupFamily("JFIF", "JFXX"),
    "JUMBF": GroupFamily("JUMBF", "CBOR"),
    "Kandao": GroupFamily("KVAR", "KFIX", "KSTB"),
    "Matroska": GroupFamily("Matroska"),
    "MIE": GroupFamily("MIE-*"),
    "MPF": GroupFamily("MPF*", "MPImage*"),
    "Photoshop": GroupFamily("Photoshop"),
    "PNG": GroupFamily("PNG", "PNG-*"),
    "RAF": GroupFamily("RAF*", "FujiIFD", "M-RAW"),
    "Real": GroupFamily("Real-*"),
  ]

  /// Whether tags of a group are, whatever their table.
  package func contains(group: String) -> Bool {
    groups.contains { $0.matches(group) }
  }
}
