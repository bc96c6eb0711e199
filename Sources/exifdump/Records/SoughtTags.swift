import MetadataKit

/// The tags and groups that are asked for by name, of which it is said where nothing is called so: they
/// may be written wrong.
struct SoughtTags: Sendable {
  /// What was asked for, without patterns and whole groups, which may well stand for nothing.
  private let names: [String]
  /// How many of them are tags; groups follow.
  private let tagCount: Int
  private let selections: [TagSelection]

  init(_ tags: [String], groups: [String] = []) {
    let tags = tags.filter { !Self.isOpen($0) }
    let groups = groups.filter { !Self.isOpen($0 + ":") }
    names = tags + groups
    tagCount = tags.count
    selections = names.enumerated().map { place, name in
      var selection = TagSelection()
      _ = place < tags.count ? selection.add(name) : selection.add(group: name)
      return selection
    }
  }

  /// The places of those that a file has.
  func found(in metadata: Metadata) -> [Int] {
    guard !names.isEmpty else { return [] }
    // A group is in the store by its name: its tags need not be looked at.
    let groups = metadata.tags.groups
    var found = selections.indices.dropFirst(tagCount).filter { place in
      groups.contains(where: selections[place].reaches)
    }
    var open = Array(selections.indices.prefix(tagCount))
    guard !open.isEmpty else { return found }
    for tag in metadata.tags {
      open.removeAll { place in
        guard selections[place].isNamed(tag) else { return false }
        found.append(place)
        return true
      }
      if open.isEmpty { break }
    }
    return found
  }

  /// Says of each that no file has had, and that nothing is known of, what may be meant.
  func tellOfUnknown(besides found: Set<Int>) {
    for (place, name) in names.enumerated() where !found.contains(place) {
      if place >= tagCount {
        guard !Self.isUsual(group: name), !TagPattern.isGroup(name) else { continue }
        Message.say("no file has a group '\(name)', nor is one known" + advice(onGroup: name))
      } else if !Self.isKnown(name) {
        Message.say("no file has a tag '\(name)', nor is one known" + NearNames.advice(on: name))
      }
    }
  }

  /// Whether a group is one of those that photos have. All the others take milliseconds, too.
  private static func isUsual(group: String) -> Bool {
    [TagTable.exif, .gps, .composite].contains { $0.group.lowercased() == group.lowercased() }
  }

  private func advice(onGroup name: String) -> String {
    Self.isKnown(name) ? ". It is a tag: write --tag \(name)." : ""
  }

  /// Whether a text stands for more than one name, or for one that whoever writes a file may invent.
  private static func isOpen(_ tag: String) -> Bool {
    let tag = tag.lowercased()
    return TagPattern.isOpen(tag) || tag == "all" || tag.hasSuffix(":all")
      || ["xmp", "xml", "json", "cbor"].contains { tag.hasPrefix($0) && tag.contains(":") }
  }

  /// Whether any table has a name. EXIF's come first, because all the others take milliseconds.
  private static func isKnown(_ tag: String) -> Bool {
    let name = (tag.split(separator: ":").last ?? "").lowercased()
    return [TagTable.exif, .gps, .composite].contains { table in
      table.rows.contains { $0.name.lowercased() == name }
    } || ExplainedRow.all.contains { $0.name.lowercased() == name }
  }
}
