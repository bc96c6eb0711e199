/// A rule that is in force.
struct Rule: Sendable {
  let kind: RuleKind
  var value: RuleValue
  var severity: Severity
}

/// What the command line, a preset or a line of the configuration says of a rule.
struct RuleChange: Sendable {
  let kind: RuleKind
  /// Nil to leave it as it is.
  var value: RuleValue? = nil
  /// Nil to leave it as it is; an error where nobody has said.
  var severity: Severity? = nil
  var isOff = false
  /// Whether the value comes on top of what is there, as each `--deny` does.
  var isAddition = false
}

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
      // What is no photo or movie can only be wrong about its name.
      guard subject.isMedia || rule.kind.name == RuleKind.fileExtension.name else {
        return [(Rule, Violation)]()
      }
      return rule.kind.check(subject, rule.value).map { (rule, $0) }
    }
  }

  /// All of them in words, each with what it was given.
  var fingerprint: [String] {
    rules.map { "\($0.kind.name) \($0.severity.rawValue) \($0.value.fingerprint)" }
  }

  /// Whether a rule is about tags that a picture within the file may have, too.
  var looksInside: Bool {
    rules.contains {
      [RuleKind.location, .serialNumber, .owner, .author, .deny].map(\.name).contains($0.kind.name)
    }
  }
}

extension RuleChange {
  /// All of it in words.
  var fingerprint: String {
    "\(kind.name) \(severity?.rawValue ?? "") \(value?.fingerprint ?? "") \(isOff) \(isAddition)"
  }
}

extension RuleValue {
  /// What was given, in words.
  fileprivate var fingerprint: String {
    switch self {
    case .none: ""
    case .tags(let tags): tags.map { "\($0.text.utf8.count):\($0.text)" }.joined()
    case .names(let names): names.map { "\($0.text.utf8.count):\($0.text)" }.joined()
    case .number(let number): "\(number)"
    }
  }

  fileprivate func adding(_ other: RuleValue) -> RuleValue {
    switch (self, other) {
    case (.tags(let tags), .tags(let more)): .tags(tags + more)
    case (.names(let names), .names(let more)): .names(names + more)
    default: other
    }
  }
}
