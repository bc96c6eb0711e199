import MetadataKit

/// Tags by pattern, as `--tag` has them, with `|` between alternatives.
struct TagPattern: Sendable {
  let text: String
  private let selection: TagSelection

  /// Nil where the text names no tag.
  init?(_ text: String) {
    var selection = TagSelection()
    for part in text.split(separator: "|", omittingEmptySubsequences: false) {
      guard selection.add(String(part)) else { return nil }
    }
    self.text = text
    self.selection = selection
  }

  func contains(_ tag: Tag) -> Bool { selection.isNamed(tag) }

  /// Whether it may mean what follows from other tags: most name a group, and it need not be derived.
  var reachesComposites: Bool { selection.reaches(TagTable.composite.group) }

  /// The first of its names, with its group or without, that exiftool writes into a file; nil where it writes none.
  func writtenName(_ removal: Removal) -> String? {
    for name in text.split(separator: "|").map(String.init) {
      if removal.writesOfFormat(name) { return name }
      if let written = WrittenTags.written(name, in: removal.families) { return written }
    }
    return nil
  }
}

/// Texts by pattern: `*` and `?` for what is left open, upper and lower case the same.
struct NamePattern: Sendable {
  let text: String
  private let pattern: Wildcard

  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
    pattern = Wildcard(text)
  }

  func contains(_ name: String) -> Bool { pattern.matches(name) }
}
