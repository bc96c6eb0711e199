import MetadataKit

/// Tags by pattern, as `--tag` has them, with `|` between alternatives.
struct TagPattern: Sendable {
  let text: String
  private let selection: TagSelection

  /// Nil where the text names no tag.
  init?(_ text: String) {
    var selection = TagSelection()
    for part in text.split(separator: "|", omittingEmptySubsequences: false) {
      let parts = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      // What several groups are called together stands for each of them.
      let groups = parts.count == 2 ? Self.families[parts[0].lowercased()] : nil
      let patterns = groups?.map { "\($0):\(parts[1])" } ?? [String(part)]
      for pattern in patterns { guard selection.add(pattern) else { return nil } }
    }
    self.text = text
    self.selection = selection
  }

  func contains(_ tag: Tag) -> Bool { selection.isNamed(tag) }

  /// The groups of a kind of block, by the name that exiftool's family 0 has for it.
  static let families = [
    "exif": ["IFD*", "ExifIFD", "GPS", "InteropIFD", "SubIFD*", "GlobParamIFD"], "xmp": ["XMP*"],
  ]
}

/// Texts by pattern: `*` and `?` for what is left open, upper and lower case the same.
struct NamePattern: Sendable {
  let text: String
  private let pattern: [UInt8]

  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
    pattern = Array(text.lowercased().utf8)
  }

  func contains(_ name: String) -> Bool { TagSelection.matches(name.utf8, pattern) }
}
