/// A rule that is in force.
struct Rule: Sendable {
  let kind: RuleKind
  var value: RuleValue
  var severity: Severity
}
