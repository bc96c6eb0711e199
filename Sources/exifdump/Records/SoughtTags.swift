import MetadataKit

/// The tags and groups that are asked for by name, of which it is said where nothing is called so: they
/// may be written wrong.
struct SoughtTags: Sendable {
  private struct Sought: Sendable {
    let name: String
    let isGroup: Bool
    let selection: TagSelection
  }

  /// What was asked for, without patterns and whole groups, which may well stand for nothing.
  private let all: [Sought]

  init(_ tags: [String], groups: [String] = []) {
    all =
      tags.filter { !Self.isOpen($0) }.map { tag in
        var selection = TagSelection()
        _ = selection.add(tag)
        return Sought(name: tag, isGroup: false, selection: selection)
      }
      + groups.filter { !Self.isOpen($0 + ":") }.map { group in
        var selection = TagSelection()
        _ = selection.add(group: group)
        return Sought(name: group, isGroup: true, selection: selection)
      }
  }

  /// The places of those that a file has.
  func found(in metadata: Metadata) -> [Int] {
    all.indices.filter { place in
      let sought = all[place]
      // A group is there by its name: its tags need not be looked at.
      return sought.isGroup
        ? metadata.tags.groups.contains(where: sought.selection.reaches)
        : metadata.tags.contains(where: sought.selection.isNamed)
    }
  }

  /// Says of each that no file has had, and that nothing is known of, what may be meant.
  func tellOfUnknown(besides found: Set<Int>) {
    for (place, sought) in all.enumerated() where !found.contains(place) {
      let name = sought.name
      if sought.isGroup {
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
    let parts = tag.split(separator: ":")
    let name = (parts.last ?? "").lowercased()
    if parts.count > 1, let group = parts.first.map(String.init), !isUsual(group: group),
      !TagPattern.isGroup(group)
    {
      return false
    }
    return [TagTable.exif, .gps, .composite].contains { table in
      table.rows.contains { $0.name.lowercased() == name }
    } || ExplainedRow.all.contains { $0.name.lowercased() == name }
  }
}
