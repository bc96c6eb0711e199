extension MetadataBuilder {
  /// Whether the IPTC block that is being decoded stands where its file's format has it: false
  /// where the format has no such place, nil where it has one elsewhere (Metadata Working Group
  /// Guidelines 2.0 §3).
  var isStandardIPTC: Bool? {
    let isInPhotoshop = format.isJPEG || ["EXV", "PSD", "PSB", "EPS", "PS"].contains(format.name)
    let outer: BlockKind? = isInPhotoshop ? .photoshop : fileKind.isEmpty ? nil : .exif
    guard outer != nil || format.name == "MIE" else { return false }
    return context.path == [outer, .iptc].compactMap(\.self) ? true : nil
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
