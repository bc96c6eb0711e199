import MetadataKit

extension RuleChange {
  /// Why it can never find anything; nil where it can. What is required and is nowhere is found.
  var mistake: String? {
    guard kind.name == RuleKind.deny.name else { return nil }
    return value?.tags.lazy.compactMap(\.mistake).first
  }
}

extension TagPattern {
  /// Why nothing that is known can match: of a rule that denies, such a pattern would pass everything.
  ///
  /// Names that only files know are for patterns with `*`.
  fileprivate var mistake: String? {
    // A shell takes them off; a workflow's arguments and a configuration within other marks keep them.
    if text.contains("'") || text.contains("\"") {
      return "\(text) has quotation marks, which no tag has: write it without them."
    }
    for part in text.split(separator: "|") {
      let parts = part.split(separator: ":")
      guard let name = parts.last.map(String.init) else { continue }
      let group = parts.count == 2 ? String(parts[0]) : nil
      if let mistake = Self.mistake(group, name) { return mistake }
    }
    return nil
  }

  private static func mistake(_ group: String?, _ name: String) -> String? {
    if let group {
      if isOpen(group) || XMPSpace.group(ofPrefix: group) != nil { return nil }
      guard isGroup(group) else {
        return "no group is called '\(group)'." + escape(group + "*", name)
      }
      // Whoever writes XMP may add names.
      if group.lowercased().hasPrefix("xmp") { return nil }
    }
    guard !isOpen(name), name.lowercased() != "all" else { return nil }
    if group == nil {
      let others = ", or '*:\(name)' for tags that are called so"
      if let rule = RuleKind.deniable.first(where: { $0.name == name.lowercased() }) {
        return "'\(name)' is a rule of its own: write '\(rule.name): error'" + others
      }
      if isMeantAsGroup(name) { return "'\(name)' is a group: write '\(name):all'" + others }
    }
    guard !isName(name, in: group) else { return nil }
    if group == nil, isGroup(name) { return "'\(name)' is a group: write '\(name):all'" }
    let advice =
      NearNames.of(name).first { $0.lowercased() != name.lowercased() }.map {
        " Did you mean \($0)?"
      } ?? ""
    let place = group.map { " of the group \($0)" } ?? ""
    return "no tag\(place) is known as '\(name)'." + advice + escape((group ?? "") + "*", name)
  }

  private static func escape(_ group: String, _ name: String) -> String {
    " Write '\(group):\(name)' for what only files call so."
  }

  /// Whether a part of a pattern may stand for several names.
  static func isOpen(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  private static func isName(_ name: String, in group: String?) -> Bool {
    let name = name.lowercased()
    // Of a kind of block any of its groups may have it.
    let group = group.flatMap {
      GroupFamily.named($0) == nil && !GroupName.carriesOthers($0)
        ? GroupName.withoutNumber($0) : nil
    }
    return ExplainedRow.all.contains { row in
      row.name.lowercased() == name
        && group.map { row.groups.map(GroupName.withoutNumber).contains($0) } ?? true
    }
  }

  /// Whether a name is that of a group, whatever rare tag is called so, too: not `Flash` or `ISO`.
  private static func isMeantAsGroup(_ name: String) -> Bool {
    GroupFamily.named(name) != nil || blocks.contains(name.lowercased())
  }

  private static let blocks: Set = ["composite", "gps", "iptc", "printim", "userdata"]

  /// Whether tags are of a group that is called so.
  static func isGroup(_ group: String) -> Bool {
    GroupFamily.named(group) != nil || groups.contains(GroupName.withoutNumber(group))
  }

  /// In small letters, without numbers. No table names those that a file's own parts are called by.
  private static let groups: Set<String> = Set(
    (ExplainedRow.all.flatMap(\.groups) + ["CIFF", "Radiance", "Trailer", "JSON", "CBOR", "XML"])
      .map(GroupName.withoutNumber))
}
