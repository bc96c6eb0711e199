import ArgumentParser

/// Which rules are held against the files.
struct CheckRuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Rules that go together: \(Preset.names). Repeat for more.", valueName: "name"),
    completion: .list(Preset.all.map(\.name)))
  var preset: [String] = []

  @Option(
    help: ArgumentHelp(
      "Deny \(RuleKind.deniableNames), or tags by pattern: GPS:all, EXIF:all, XMP:all, 'Canon*:Lens*'. Repeat for more.",
      valueName: "what"), completion: .list(RuleKind.deniable.map(\.name)))
  var deny: [String] = []

  @Option(
    help: ArgumentHelp(
      "Require a tag by pattern, 'Artist|Creator' for either. Repeat for more.", valueName: "tag"),
    completion: CompletedNames.tags)
  var require: [String] = []

  @Option(
    help: ArgumentHelp(
      "Any rule, with what it takes: max-width=4000, extension, thumbnail=warning, date=off. Repeat for more.",
      valueName: "rule[=value]"), completion: .list(RuleKind.all.map(\.name)))
  var rule: [String] = []

  @Flag(
    help:
      "Pass over named files, too, that are of no known type and have no extension, as those found in directories are: for hooks."
  )
  var skipOthers = false

  @Flag(help: "List the rules and presets.")
  var listRules = false

  @Option(
    help: ArgumentHelp(
      "Read this configuration instead of the .exifdump.yml that is found upwards of the first path.",
      valueName: "file"))
  var config: PathArgument?

  @Flag(help: "Read no configuration.")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      "Fail on new findings only: those that are not in this file.", valueName: "file"))
  var baseline: PathArgument?

  @Flag(help: "Write what is found to the file of --baseline, and fail on none of it.")
  var writeBaseline = false

  @Option(
    help: ArgumentHelp(
      "Fail from this severity on: note, warning or error. (default: error)", valueName: "severity")
  )
  var failOn: SeverityArgument?

  /// The configuration for a path: the one that is named, or the one that is found.
  func readConfiguration(for path: PathArgument?) throws -> Configuration {
    if noConfig {
      if config != nil { throw ValidationError("Give either --config or --no-config.") }
      return Configuration()
    }
    let start = path.flatMap { $0.isStandardInput ? nil : $0.bytes } ?? POSIX.workingDirectory
    guard let file = config?.bytes ?? ConfigurationFile.find(above: start) else {
      return Configuration()
    }
    do throws(ConfigurationFile.Failure) {
      return try ConfigurationFile.read(file)
    } catch {
      switch error {
      case .unreadable(let path, let message):
        Message.say(path, "cannot be read: \(message)")
      case .mistakes(let path, let mistakes):
        for mistake in mistakes {
          Message.say(place: path, mistake.line, mistake.column, mistake.message)
        }
      }
      throw ExitCode(Status.usage)
    }
  }

  /// All rules for paths without overrides.
  func ruleSet(_ configuration: Configuration) throws -> RuleSet {
    let presets = try preset.map { name in
      guard let preset = Preset.named(name) else {
        throw ValidationError("No preset is called '\(name)': there are \(Preset.names).")
      }
      return preset
    }
    let changes =
      try deny.map(denial) + require.map(requirement) + Self.joiningNames(rule.map(change))
    let set = configuration.rules(presets: presets, changes: changes)
    for (index, change) in changes.enumerated()
    where set[change.kind] == nil
      && !changes[index...].contains(where: { $0.kind.name == change.kind.name && $0.isOff })
    {
      throw ValidationError("\(change.kind.name) takes \(change.kind.argument.expectation).")
    }
    guard !set.isEmpty || configuration.overrides.contains(where: { !$0.rules.isEmpty }) else {
      throw ValidationError(
        "There is no rule to check: give --preset, --deny, --require or --rule, or write a .exifdump.yml."
      )
    }
    return set
  }

  func baselinePath(_ configuration: Configuration) throws -> [UInt8]? {
    if let baseline { return baseline.bytes }
    if let named = configuration.baseline {
      return named.hasPrefix("/")
        ? Array(named.utf8) : AbsolutePath.appending(named, to: configuration.folder)
    }
    if writeBaseline { throw ValidationError("--write-baseline needs --baseline FILE.") }
    return nil
  }

  private func denial(_ text: String) throws -> RuleChange {
    if let kind = RuleKind.named(text), kind.isDeniable { return RuleChange(kind: kind) }
    guard let pattern = TagPattern(text) else { throw ValidationError(Self.noTag(text)) }
    let change = RuleChange(kind: .deny, value: .tags([pattern]), isAddition: true)
    if let mistake = change.mistake { throw ValidationError("--deny \(text): \(mistake)") }
    return change
  }

  private func requirement(_ text: String) throws -> RuleChange {
    guard let pattern = TagPattern(text) else { throw ValidationError(Self.noTag(text)) }
    return RuleChange(kind: .require, value: .tags([pattern]), isAddition: true)
  }

  private func change(_ text: String) throws -> RuleChange {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let kind = RuleKind.named(String(parts[0])) else {
      throw ValidationError("No rule is called '\(parts[0])': --list-rules lists them.")
    }
    guard parts.count == 2 else { return RuleChange(kind: kind) }
    guard let change = RuleText.change(kind, String(parts[1])) else {
      throw ValidationError(
        "'\(parts[1])' is not what \(kind.name) takes: \(kind.argument.expectation).")
    }
    if let mistake = change.mistake { throw ValidationError("--rule \(text): \(mistake)") }
    return change
  }

  /// Rules that take names are lists, of which each text has one: the first is instead of what a preset or
  /// the configuration has, those after it are added.
  private static func joiningNames(_ changes: [RuleChange]) -> [RuleChange] {
    var joined: [RuleChange] = []
    for var change in changes {
      if case .names = change.value {
        change.isAddition = joined.contains { $0.kind.name == change.kind.name && !$0.isOff }
      }
      joined.append(change)
    }
    return joined
  }

  private static func noTag(_ text: String) -> String {
    "'\(text)' names no tag: write Name, Group:Name or Group:all, with * for anything."
  }
}

/// A severity by its name.
struct SeverityArgument: ExpressibleByArgument {
  let severity: Severity

  init?(argument: String) {
    guard let severity = Severity(rawValue: argument) else { return nil }
    self.severity = severity
  }

  static var allValueStrings: [String] { Severity.allCases.map(\.rawValue) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
