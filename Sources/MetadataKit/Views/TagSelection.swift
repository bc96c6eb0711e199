/// Which tags a caller wants: names, groups and both, with `*` and `?` for what is left open.
///
/// `Make` is a tag of that name in any group, `GPS:all` every tag of a group, `Exif*:*Time` both
/// by pattern; a ``GroupFamily`` is all groups of its kind: `EXIF`, `MakerNotes`. Upper and lower case are the
/// same, and a prefix of XMP's is its group: `dc:creator`. A selection of nothing is of everything.
package struct TagSelection: Sendable {
  private var patterns: [Pattern] = []

  private struct Pattern: Sendable {
    let group: Wildcard
    let name: Wildcard
    /// What the group is where it is one of groups.
    let family: GroupFamily?

    func contains(group other: String) -> Bool {
      family?.contains(group: other) ?? group.matches(other)
    }

    /// Whether it is of a tag, whose group and name somebody has made: there may be a hundred patterns.
    func contains(_ tag: Tag, _ group: String, _ name: String) -> Bool {
      let isOfGroup =
        contains(group: group) || family?.isOfTables == true && contains(group: tag.table.group)
      return isOfGroup && self.name.matches(name)
    }
  }

  package init() {}

  /// Whether every tag is wanted.
  package var isEverything: Bool { patterns.isEmpty }

  /// Adds the tags of a pattern, `Name` or `Group:Name`; false where the text is no pattern.
  ///
  /// No name has a `#`: `Make#2`, as JSON calls the second `Make`, would find nothing.
  package mutating func add(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x3a, omittingEmptySubsequences: false)
      .map(Substring.init)
    guard parts.count <= 2, let name = parts.last, !parts.contains(where: \.isEmpty),
      !name.utf8.contains(0x23)
    else {
      return false
    }
    let group = parts.count == 2 ? parts[0] : "*"
    if parts.count == 2, let ofXMP = XMPSpace.group(ofPrefix: group) {
      return add(ofXMP + ":" + name)
    }
    patterns.append(
      Pattern(
        group: Wildcard(group), name: name.lowercased() == "all" ? .anything : Wildcard(name),
        family: GroupFamily.named(String(group))))
    return true
  }

  /// Adds every tag of a group.
  package mutating func add(group: String) -> Bool {
    guard !group.isEmpty, !group.utf8.contains(0x3a) else { return false }
    return add(group + ":*")
  }

  /// Whether a tag is wanted.
  package func contains(_ tag: Tag) -> Bool {
    patterns.isEmpty || isNamed(tag)
  }

  /// Whether any tag of a group may be wanted: where none is, nobody needs to derive them.
  package func reaches(_ group: String) -> Bool {
    patterns.isEmpty || patterns.contains { $0.contains(group: group) }
  }

  /// Whether a pattern has asked for the tag.
  package func isNamed(_ tag: Tag) -> Bool {
    if patterns.isEmpty { return false }
    let (group, name) = (tag.group, tag.name)
    return patterns.contains { $0.contains(tag, group, name) }
  }
}
