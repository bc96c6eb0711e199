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

extension RuleChange {
  /// All of it in words.
  var fingerprint: String {
    "\(kind.name) \(severity?.rawValue ?? "") \(value?.fingerprint ?? "") \(isOff) \(isAddition)"
  }
}
