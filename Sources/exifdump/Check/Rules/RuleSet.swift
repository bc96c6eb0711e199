/// The rules that are in force for a file.
struct RuleSet: Sendable {
  private(set) var rules: [Rule] = []

  var isEmpty: Bool { rules.isEmpty }

  subscript(kind: RuleKind) -> Rule? { rules.first { $0.kind.name == kind.name } }

  /// Changes a rule; false where it needs a value that nobody has given.
  @discardableResult
  mutating func apply(_ change: RuleChange) -> Bool {
    let index = rules.firstIndex { $0.kind.name == change.kind.name }
    if change.isOff {
      if let index { rules.remove(at: index) }
      return true
    }
    if let index {
      if let severity = change.severity { rules[index].severity = severity }
      if let value = change.value {
        rules[index].value = change.isAddition ? rules[index].value.adding(value) : value
      }
      return true
    }
    var value = change.value
    if value == nil, case .none = change.kind.argument { value = RuleValue.none }
    guard let value else { return false }
    rules.append(Rule(kind: change.kind, value: value, severity: change.severity ?? .error))
    return true
  }

  /// What the rules have against a file, in the order of ``RuleKind/all``.
  func violations(_ subject: Subject) -> [(Rule, Violation)] {
    RuleKind.all.compactMap { self[$0] }.flatMap { rule in
      // What is called a photo and is none can only be wrong about that.
      guard subject.isMedia || rule.kind.name == ofNames else { return [(Rule, Violation)]() }
      return rule.kind.check(subject, rule.value).map { (rule, $0) }
    } + unlooked(subject)
  }

  /// The rule that what is called a photo and is none breaks: one of the two, which say the same of it.
  private var ofNames: String {
    (self[.fileExtension] == nil ? RuleKind.unreadable : .fileExtension).name
  }

  /// What within the file could not be looked at is told by the first rule that looks furthest.
  private func unlooked(_ subject: Subject) -> [(Rule, Violation)] {
    let reach = reach
    guard
      let rule = RuleKind.all.lazy.compactMap({ self[$0] }).first(where: {
        $0.kind.reach == reach
      })
    else { return [] }
    return subject.unlooked.map { message in
      let fix =
        "Take it out, previews with exifdump thumbnail, and check it by itself, or write the file anew."
      return (rule, Violation(message: message, fix: fix))
    }
  }

  /// All of them in words, each with what it was given.
  var fingerprint: [String] {
    rules.map { "\($0.kind.name) \($0.severity.rawValue) \($0.value.fingerprint)" }
  }

  /// How far the rule looks that looks furthest.
  var reach: RuleKind.Reach { rules.lazy.map(\.kind.reach).max() ?? .file }
}

extension RuleValue {
  fileprivate func adding(_ other: RuleValue) -> RuleValue {
    switch (self, other) {
    case (.tags(let tags), .tags(let more)): .tags(tags + more)
    case (.names(let names), .names(let more)): .names(names + more)
    default: other
    }
  }
}
