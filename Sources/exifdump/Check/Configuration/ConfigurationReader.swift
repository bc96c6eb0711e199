/// From the text of a configuration to what it says, with every mistake in it.
struct ConfigurationReader {
  var configuration = Configuration()
  private(set) var mistakes: [ConfigurationMistake] = []
  /// Rules that are named without the value that they take: a preset may have given it.
  var valueless: [(place: YAML, kind: RuleKind)] = []

  mutating func read(_ text: String) {
    let root: YAML?
    do throws(ConfigurationMistake) {
      root = try YAML.parse(text)
    } catch {
      mistakes.append(error)
      return
    }
    guard let root else { return }
    readMap(root, "a map of settings: rules, preset, overrides …") { key, name, value, reader in
      switch name {
      case "preset", "presets": reader.readPresets(value)
      case "rules": reader.configuration.rules = reader.readRules(value)
      case "overrides": reader.readOverrides(value)
      case "exclude": reader.configuration.exclude = reader.readPaths(value)
      case "fail-on":
        reader.configuration.failOn = reader.readText(value, "note, warning or error") {
          Severity(rawValue: $0)
        }
      case "redact":
        reader.configuration.isRedacted =
          reader.readText(value, "true or false") {
            ["true": true, "false": false][$0]
          } ?? false
      case "baseline":
        reader.configuration.baseline = reader.readText(value, "the path of a file") {
          $0.isEmpty ? nil : $0
        }
      default:
        reader.mistake(
          key,
          "no setting is called '\(name)'; there are preset, rules, overrides, exclude, "
            + "fail-on, redact and baseline")
      }
    }
    checkValues()
    mistakes.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// Tells the rules that have no value from anywhere.
  private mutating func checkValues() {
    let rules = configuration.rules(presets: [], changes: [])
    for (place, kind) in valueless where rules[kind] == nil {
      mistake(place, "\(kind.name) takes \(kind.argument.expectation)")
    }
  }

  // MARK: Settings

  private mutating func readPresets(_ value: YAML) {
    for (item, text) in readTexts(value, "presets: \(Preset.names)") {
      guard let preset = Preset.named(text) else {
        mistake(item, "no preset is called '\(text)'; there are \(Preset.names)")
        continue
      }
      configuration.presets.append(preset)
    }
  }

  private mutating func readOverrides(_ value: YAML) {
    guard case .list(let items) = value.content else {
      return mistake(value, "expected a list of overrides, each with paths and rules")
    }
    for item in items {
      var override = Configuration.Override()
      readMap(item, "an override with paths and rules") { key, name, value, reader in
        switch name {
        case "paths", "path": override.paths = reader.readPaths(value)
        case "rules": override.rules = reader.readRules(value)
        default: reader.mistake(key, "an override has paths and rules, no '\(name)'")
        }
      }
      if case .map(let members) = item.content {
        for needed in ["path", "rules"]
        where !members.contains(where: { $0.key.text?.hasPrefix(needed) ?? false }) {
          mistake(item, "the override has no \(needed == "path" ? "paths" : "rules")")
        }
      }
      configuration.overrides.append(override)
    }
  }

  private mutating func readPaths(_ value: YAML) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for (item, text) in readTexts(value, "patterns of paths: press/**, '*.tif'") {
      guard let pattern = PathPattern(text) else {
        mistake(item, "'\(text)' is no pattern of paths")
        continue
      }
      patterns.append(pattern)
    }
    return patterns
  }

  // MARK: Pieces

  mutating func mistake(_ place: YAML, _ message: String) {
    mistakes.append(
      ConfigurationMistake(line: place.line, column: place.column, message: message))
  }

  mutating func readMap(
    _ value: YAML, _ expectation: String,
    _ member: (YAML, String, YAML, inout ConfigurationReader) -> Void
  ) {
    guard case .map(let members) = value.content else {
      return mistake(value, "expected \(expectation)")
    }
    for (key, value) in members {
      guard let name = key.text else {
        mistake(key, "a name is expected here")
        continue
      }
      member(key, name, value, &self)
    }
  }

  /// A text, or the texts of a list, each with its place.
  mutating func readTexts(_ value: YAML, _ expectation: String) -> [(YAML, String)] {
    switch value.content {
    case .scalar(let text): return [(value, text)]
    case .list(let items) where !items.isEmpty:
      return items.compactMap { item in
        if let text = item.text { return (item, text) }
        mistake(item, "expected \(expectation)")
        return nil
      }
    default:
      mistake(value, "expected \(expectation)")
      return []
    }
  }

  private mutating func readText<Value>(
    _ value: YAML, _ expectation: String, _ convert: (String) -> Value?
  ) -> Value? {
    if let converted = value.text.flatMap(convert) { return converted }
    mistake(value, "expected \(expectation)")
    return nil
  }
}

extension YAML {
  var text: String? {
    guard case .scalar(let text) = content else { return nil }
    return text
  }
}
