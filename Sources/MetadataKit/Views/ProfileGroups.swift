/// The groups of color profiles as exiftool counts them.
///
/// In a JPEG file it goes by their places: one in a maker's note stands before the picture's own,
/// which is the first for us.
struct ProfileGroups {
  /// What follows the names of groups in exiftool's form, by what follows ours; empty where it is the
  /// same.
  private var suffixes: [String: String] = [:]

  init() {}

  init(_ metadata: Metadata) {
    guard metadata.format.isJPEG,
      metadata.blocks.count(where: { $0.kind == .icc }) > 1
    else { return }
    var profiles: [(suffix: String, place: Int)] = []
    for tag in metadata.tags where tag.table === TagTable.iccHeader {
      let suffix = String(tag.group.dropFirst("ICC-header".count))
      if profiles.last?.suffix != suffix { profiles.append((suffix, tag.record.offset)) }
    }
    // One in several segments has no place.
    guard profiles.allSatisfy({ $0.place >= 0 }) else { return }
    let sorted = profiles.sorted { $0.place < $1.place }
    for (profile, counted) in zip(sorted, profiles) where profile.suffix != counted.suffix {
      suffixes[profile.suffix] = counted.suffix
    }
  }

  /// The name that a group has in exiftool's form.
  func name(of group: String) -> String {
    guard !suffixes.isEmpty, group.hasPrefix("ICC") else { return group }
    let name = group.prefix { !$0.isWholeNumber }
    guard let suffix = suffixes[String(group[name.endIndex...])] else { return group }
    return name + suffix
  }
}
