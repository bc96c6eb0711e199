import MetadataKit

extension RuleKind {
  /// Tags that must not be there.
  static let deny = RuleKind(
    "deny", "These tags must not be there.", .tags, reach: .inside
  ) { subject, value in
    let found = Subject.told(
      subject.tags.lazy.compactMap { tag in
        value.tags.first { $0.contains(tag.tag) }.map { (tag, $0) }
      }
    ) { tag, pattern in
      tag.violation("A tag is there that '\(pattern.text)' denies.", in: subject)
    }
    let unmatched = value.tags.filter { pattern in
      !subject.tags.contains { pattern.contains($0.tag) }
    }
    // What follows from tags goes with them: it is looked at where nothing else is meant.
    return found
      + composites(of: subject, unmatched).map { pattern, tag in
        tag.violation("A tag is there that '\(pattern.text)' denies.", in: subject)
      }
  }

  /// Tags that must be there, with something in them.
  static let require = RuleKind(
    "require", "These tags must be there, with something in them.", .tags
  ) { subject, value in
    let own = subject.tags.filter { $0.within == nil }
    let missing = value.tags.filter { pattern in
      !own.contains { pattern.contains($0.tag) && !$0.isBlank }
    }
    let derived = composites(of: subject, missing).filter { !$0.1.isBlank }.map(\.0.text)
    return missing.filter { !derived.contains($0.text) }.map { pattern in
      Violation(
        tag: pattern.text, message: "No tag has what '\(pattern.text)' requires.",
        fix: subject.removal.takesTags
          ? pattern.writtenName(subject.removal).map {
            "Write it, for instance with: exiftool -\($0)=VALUE FILE"
          } ?? editor : editor)
    }
  }

  private static let editor = "Write it with an editor of metadata."

  /// What follows from the tags of a file, `Composite:GPSPosition`, each with the pattern that means it.
  private static func composites(
    of subject: Subject, _ patterns: [TagPattern]
  ) -> [(TagPattern, SubjectTag)] {
    let patterns = patterns.filter(\.reachesComposites)
    if patterns.isEmpty { return [] }
    return subject.metadata.composites.compactMap { tag in
      patterns.first { $0.contains(tag) }.map { ($0, SubjectTag(tag, within: nil)) }
    }
  }
}

extension SubjectTag {
  /// Whether none of the values is anything.
  fileprivate var isBlank: Bool { firstValue { !BlankText.isOne($0) } == nil }
}
