extension WrittenTags {
  /// The families of groups that it writes, in the order in which it takes them for a name without a group.
  enum Family: String, CaseIterable {
    case exif = "EXIF"
    case iptc = "IPTC"
    case xmp = "XMP"
  }

  /// Those that it writes into a format, by the extension of that (13.58, tried with files of most of them). Others it
  /// passes over without a word.
  static func families(ofFormat name: String) -> Set<Family> {
    formats.first { $0.names.contains(name) }?.families ?? Set(Family.allCases)
  }

  /// Formats that have not all of them.
  private static let formats: [(families: Set<Family>, names: Set<String>)] = [
    ([], ["dr4", "icc", "icm", "pbm", "pgm", "ppm"]),
    ([.exif], ["exif"]),
    ([.exif, .xmp], ["avif", "cr3", "crm", "flif", "heic", "heif", "hif", "jxl", "webp"]),
    (
      [.xmp],
      [
        "360", "3g2", "3gp", "3gp2", "3gpp", "aax", "ai", "ait", "ciff", "crw", "dvb", "f4a", "f4b",
        "f4p", "f4v", "gif", "ind", "indd", "indt", "lrv", "m4a", "m4b", "m4p", "m4v", "mov", "mp4",
        "mqv", "nksc", "pdf", "qt", "vrd", "xmp",
      ]
    ),
  ]
}
