extension ConfigurationReader {
  /// Rules by their names, each with a level, a value, or a map of both.
  mutating func readRules(_ value: YAML) -> [RuleChange] {
    var changes: [RuleChange] = []
    readMap(value, "a map of rules: location: error") { key, name, value, reader in
      guard let kind = RuleKind.named(name) else {
        return reader.mistake(key, Self.unknownRule(name))
      }
      guard let change = reader.readRule(kind, value) else { return }
      changes.append(change)
      if !kind.takesNothing, change.value == nil, !change.isOff {
        reader.valueless.append((value, kind))
      }
    }
    return changes
  }

  static func unknownRule(_ name: String) -> String {
    "no rule is called '\(name)'; there are "
      + RuleKind.all.map(\.name).joined(separator: ", ")
  }

  private mutating func readRule(_ kind: RuleKind, _ value: YAML) -> RuleChange? {
    switch value.content {
    case .map: return readMap(kind, value)
    case .scalar(let text):
      if let change = RuleText.change(kind, text) {
        guard let wrong = change.mistake else { return change }
        mistake(value, wrong)
        return nil
      }
      mistake(value, "'\(text)' is not what \(kind.name) takes: \(kind.argument.expectation)")
      return nil
    case .list:
      return readValue(kind, value).map { RuleChange(kind: kind, value: $0) }
    case .empty:
      mistake(value, "\(kind.name) takes \(kind.argument.expectation)")
      return nil
    }
  }

  /// `{ value: …, severity: … }`
  private mutating func readMap(_ kind: RuleKind, _ value: YAML) -> RuleChange? {
    var change = RuleChange(kind: kind)
    readMap(value, "a value and a severity") { key, name, value, reader in
      switch name {
      case "value": change.value = reader.readValue(kind, value)
      case "severity":
        switch value.text.flatMap(RuleText.Level.init) {
        case .severity(let severity): change.severity = severity
        case .off: change.isOff = true
        default: reader.mistake(value, "a severity is error, warning, note or off")
        }
      default: reader.mistake(key, "a rule has value and severity, no '\(name)'")
      }
    }
    return change
  }

  private mutating func readValue(_ kind: RuleKind, _ value: YAML) -> RuleValue? {
    let before = mistakes.count
    let texts = readTexts(value, kind.argument.expectation)
    guard mistakes.count == before else { return nil }
    for (item, text) in texts {
      guard let value = RuleText.value([text], for: kind.argument) else {
        mistake(item, "'\(text)' is not what \(kind.name) takes: \(kind.argument.expectation)")
        continue
      }
      if let wrong = RuleChange(kind: kind, value: value).mistake { mistake(item, wrong) }
    }
    guard mistakes.count == before else { return nil }
    let all = RuleText.value(texts.map(\.1), for: kind.argument)
    if all == nil {
      mistake(value, "\(kind.name) takes one thing: \(kind.argument.expectation)")
    }
    return all
  }
}
