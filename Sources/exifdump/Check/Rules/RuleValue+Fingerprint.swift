extension RuleValue {
  /// What was given, in words.
  var fingerprint: String {
    switch self {
    case .none: ""
    case .tags(let tags): tags.map { "\($0.text.utf8.count):\($0.text)" }.joined()
    case .names(let names): names.map { "\($0.text.utf8.count):\($0.text)" }.joined()
    case .number(let number): "\(number)"
    }
  }
}
