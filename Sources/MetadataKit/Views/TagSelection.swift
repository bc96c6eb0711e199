/// Which tags a caller wants: names, groups and both, with `*` and `?` for what is left open.
///
/// `Make` is a tag of that name in any group, `GPS:all` every tag of a group, `Exif*:*Time` both
/// by pattern; a ``GroupFamily`` is all groups of its kind: `EXIF`, `MakerNotes`. Upper and lower case are the
/// same. A selection of nothing is of everything.
package struct TagSelection: Sendable {
  private var patterns: [Pattern] = []

  private struct Pattern: Sendable {
    let group: [UInt8]
    let name: [UInt8]
    /// What the group is where it is one of groups.
    let family: GroupFamily?

    func contains(group other: String) -> Bool {
      family?.contains(group: other) ?? TagSelection.matches(other.utf8, group)
    }

    /// Whether it is of a tag, whose group and name somebody has made: there may be a hundred patterns.
    func contains(_ tag: Tag, _ group: String, _ name: String) -> Bool {
      let isOfGroup =
        contains(group: group) || family?.isOfTables == true && contains(group: tag.table.group)
      return isOfGroup && TagSelection.matches(name.utf8, self.name)
    }
  }

  package init() {}

  /// Whether every tag is wanted.
  package var isEverything: Bool { patterns.isEmpty }

  /// Adds the tags of a pattern, `Name` or `Group:Name`; false where the text is no pattern.
  package mutating func add(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: 0x3a, omittingEmptySubsequences: false)
    guard parts.count <= 2, let last = parts.last, !parts.contains(where: \.isEmpty) else {
      return false
    }
    let name = last.map(lowercase)
    let group = parts.count == 2 ? parts[0].map(lowercase) : Self.anything
    patterns.append(
      Pattern(
        group: group, name: name == Self.all ? Self.anything : name,
        family: GroupFamily.all[String(decoding: group, as: UTF8.self)]))
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

  private static let anything = Array("*".utf8)
  private static let all = Array("all".utf8)

  /// Whether a text is one that a pattern in lower case stands for.
  ///
  /// After the last `*` that was passed, only what it stands for grows: no more steps than the
  /// product of both lengths.
  package static func matches(_ text: String.UTF8View, _ pattern: [UInt8]) -> Bool {
    if pattern.count == 1, pattern[0] == 0x2a { return true }
    var place = text.startIndex
    var index = 0
    var retry: (place: String.Index, index: Int)?
    while place != text.endIndex {
      if index < pattern.count, pattern[index] == 0x2a {
        index += 1
        retry = (place, index)
      } else if index < pattern.count,
        pattern[index] == 0x3f || pattern[index] == lowercase(text[place])
      {
        index += 1
        place = text.index(after: place)
      } else if let last = retry {
        place = text.index(after: last.place)
        index = last.index
        retry = (place, index)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == 0x2a }
  }
}

/// An ASCII letter in lower case, any other byte as it is.
private func lowercase(_ byte: UInt8) -> UInt8 {
  byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte
}
