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

  /// The families of more than one group, by their names in small letters.
  package static let all: [String: GroupFamily] = [
    // Makers' notes have directories of EXIF's own tags.
    "exif": GroupFamily(
      "IFD*", "ExifIFD", "GPS", "InteropIFD", "SubIFD*", "GlobParamIFD", isOfTables: false),
    "xmp": GroupFamily("XMP*", isOfTables: false),
    "makernotes": GroupFamily(
      "MakerNotes", "Apple", "Canon", "CanonCustom", "CanonRaw", "Casio", "DJI", "FLIR", "FujiFilm",
      "GE", "Google", "HP", "JVC", "KDC_IFD", "Kodak", "KodakIFD", "KyoceraRaw", "Leica", "Minolta",
      "MinoltaRaw", "Motorola", "Nikon", "NikonCapture", "NikonCustom", "NikonScan",
      "NikonSettings",
      "Nintendo", "Olympus", "Panasonic", "Pentax", "PhaseOne", "PreviewIFD", "Qualcomm", "Reconyx",
      "Ricoh", "SR2", "SR2DataIFD*", "SR2SubIFD", "SRF*", "Samsung", "Sanyo", "Sigma", "Sony",
      "SonyIDC*", "Version*"),
    "quicktime": GroupFamily(
      "QuickTime", "AudioKeys", "ItemList", "Keys", "Meta", "Microsoft", "Nextbase", "UserData",
      "VideoKeys", "iTunes"),
    "icc_profile": GroupFamily("ICC_Profile", "ICC-*"),
    "id3": GroupFamily("ID3*", "Lyrics3"),
    "jfif": GroupFamily("JFIF", "JFXX"),
    "jumbf": GroupFamily("JUMBF", "CBOR"),
    "kandao": GroupFamily("KVAR", "KFIX", "KSTB"),
    "matroska": GroupFamily("Matroska"),
    "mie": GroupFamily("MIE-*"),
    "mpf": GroupFamily("MPF*", "MPImage*"),
    "photoshop": GroupFamily("Photoshop"),
    "png": GroupFamily("PNG", "PNG-*"),
    "raf": GroupFamily("RAF*", "FujiIFD", "M-RAW"),
    "real": GroupFamily("Real-*"),
  ]

  /// Whether tags of a group are, whatever their table.
  package func contains(group: String) -> Bool {
    groups.contains { $0.matches(group) }
  }
}
