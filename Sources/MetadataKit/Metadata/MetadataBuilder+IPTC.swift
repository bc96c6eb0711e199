extension MetadataBuilder {
  /// Whether the IPTC block that is being decoded stands where its file's format has it: false
  /// where the format has no such place, nil where it has one elsewhere (Metadata Working Group
  /// Guidelines 2.0 §3).
  var isStandardIPTC: Bool? {
    let place: [BlockKind] =
      switch format.name {
      case "JPEG", "MPO", "JPS", "THM", "INSP", "EXV", "PSD", "PSB", "EPS", "PS":
        [.photoshop, .iptc]
      case "MIE": [.iptc]
      default: tiffKind.isEmpty ? [] : [.exif, .iptc]
      }
    if place.isEmpty { return false }
    return place == path ? true : nil
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
