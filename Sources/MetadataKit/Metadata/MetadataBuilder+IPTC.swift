extension MetadataBuilder {
  /// Whether the IPTC block that is being decoded stands where its file's format has it: false
  /// where the format has no such place, nil where it has one elsewhere (Metadata Working Group
  /// Guidelines 2.0 §3).
  var isStandardIPTC: Bool? {
    let places: [(format: String, path: [BlockKind])] = [
      ("JPEG", [.photoshop, .iptc]), ("PSD", [.photoshop, .iptc]), ("PSB", [.photoshop, .iptc]),
      ("EPS", [.photoshop, .iptc]), ("PS", [.photoshop, .iptc]), ("MIE", [.iptc]),
      (tiffKind.isEmpty ? "" : format.name, [.exif, .iptc]),
    ]
    guard let place = places.first(where: { $0.format == format.name }) else { return false }
    return place.path == path ? true : nil
  }

  /// The group of the next IPTC block: `IPTC` where it is the first in a place for it, otherwise
  /// `IPTC2`, `IPTC3` …
  mutating func nextIPTCGroup(_ isStandard: Bool?) -> String {
    if isStandard != nil, !hasStandardIPTC {
      hasStandardIPTC = true
      return "IPTC"
    }
    let number = nextGroupSuffix(of: .iptc)
    return "IPTC" + String((Int(number) ?? 1) + 1)
  }
}
