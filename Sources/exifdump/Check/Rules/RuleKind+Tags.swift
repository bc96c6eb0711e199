extension RuleKind {
  /// Tags that must not be there.
  static let deny = RuleKind("deny", "These tags must not be there.", .tags) { subject, value in
    subject.tags.compactMap { tag in
      guard let pattern = value.tags.first(where: { $0.contains(tag.tag) }) else { return nil }
      return tag.violation("A tag is there that '\(pattern.text)' denies.", in: subject)
    }
  }

  /// Tags that must be there, with something in them.
  static let require = RuleKind(
    "require", "These tags must be there, with something in them.", .tags
  ) { subject, value in
    let own = subject.tags.filter { $0.within == nil }
    return value.tags.compactMap { pattern in
      if own.contains(where: { pattern.contains($0.tag) && !$0.isBlank }) { return nil }
      return Violation(
        tag: pattern.text, message: "No tag has what '\(pattern.text)' requires.",
        fix: "Write it, for instance with: exiftool -TAG=VALUE FILE")
    }
  }
}

extension SubjectTag {
  /// Whether the value is nothing but spaces, marks, zeros or a word for nothing.
  var isBlank: Bool {
    let text = value
    if text.allSatisfy({ $0 <= 0x20 || Self.marks.contains($0) || $0 == 0x30 }) {
      // A single zero is a number, and a number is something.
      return text.filter { $0 > 0x20 } != [0x30]
    }
    let words = String(decoding: text, as: UTF8.self)
    return Self.nothing.contains(words.lowercased())
      || words.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  private static let marks = Array("-?._*:;,/#".utf8)
  private static let nothing: Set = [
    "n/a", "na", "not available", "(none)", "none", "null", "undef", "undefined", "unknown",
    "unknown ()", "not set", "(not set)",
  ]
}
