/// From texts on the command line and in the configuration to what a rule takes.
enum RuleText {
  /// A word for how bad a finding is.
  enum Level {
    case on
    case off
    case severity(Severity)

    init?(_ text: String) {
      switch text {
      case "on", "true", "yes": self = .on
      case "off", "false", "no": self = .off
      default:
        guard let severity = Severity(rawValue: text) else { return nil }
        self = .severity(severity)
      }
    }
  }

  /// What a rule is given, from a text or the texts of a list; nil where it takes something else.
  static func value(_ texts: [String], for argument: RuleKind.Argument) -> RuleValue? {
    switch argument {
    case .none: return nil
    case .tags:
      let patterns = texts.compactMap(TagPattern.init)
      return patterns.count == texts.count && !texts.isEmpty ? .tags(patterns) : nil
    case .names:
      let patterns = texts.compactMap(NamePattern.init)
      return patterns.count == texts.count && !texts.isEmpty ? .names(patterns) : nil
    case .pixels:
      guard texts.count == 1, let number = Int(texts[0]), number >= 0 else { return nil }
      return .number(number)
    case .size: return texts.count == 1 ? quantity(texts[0], sizes).map(RuleValue.number) : nil
    case .age: return texts.count == 1 ? quantity(texts[0], times).map(RuleValue.number) : nil
    }
  }

  /// What is said of a rule in one text: `--rule location=warning`, `--rule max-width=4000`.
  static func change(_ kind: RuleKind, _ text: String) -> RuleChange? {
    switch Level(text) {
    case .off: return RuleChange(kind: kind, isOff: true)
    case .severity(let severity): return RuleChange(kind: kind, severity: severity)
    case .on: return RuleChange(kind: kind)
    case nil: break
    }
    return value([text], for: kind.argument).map { RuleChange(kind: kind, value: $0) }
  }

  private static let sizes: [(String, Double)] = [
    ("kib", 1024), ("mib", 1_048_576), ("gib", 1_073_741_824), ("kb", 1000), ("mb", 1_000_000),
    ("gb", 1_000_000_000), ("k", 1000), ("m", 1_000_000), ("g", 1_000_000_000), ("b", 1), ("", 1),
  ]

  /// Seconds. A year is as long as it is on average.
  private static let times: [(String, Double)] = [
    ("h", 3600), ("d", 86_400), ("w", 604_800), ("y", 31_556_952),
  ]

  private static func quantity(_ text: String, _ units: [(String, Double)]) -> Int? {
    let text = text.lowercased().filter { $0 != " " }
    for (unit, factor) in units where text.hasSuffix(unit) {
      let digits = text.dropLast(unit.count)
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2e }),
        let number = Double(digits)
      else { continue }
      return Int(exactly: (number * factor).rounded())
    }
    return nil
  }
}
