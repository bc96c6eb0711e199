/// What a check has to do.
struct CheckPlan: Sendable {
  /// The folder that patterns of paths, and the baseline's paths, start at.
  let folder: [UInt8]
  let rules: RuleSet
  let overrides: [Configuration.Override]
  let isRedacted: Bool
  /// Whether a file of no known type without an extension is passed over where it was named, too.
  let skipsOthers: Bool
  let now: Int

  /// The rules for a path: overrides have the last word, later ones over earlier ones.
  func rules(for path: [UInt8]) -> RuleSet {
    guard !overrides.isEmpty else { return rules }
    let place = AbsolutePath.relative(path, to: folder)
    var set = rules
    for override in overrides where override.paths.contains(where: { $0.matches(place) }) {
      for change in override.rules { set.apply(change) }
    }
    return set
  }

  /// All that the findings in a file depend on besides the file.
  var fingerprint: [String] {
    [PercentEncoding.text(folder), "\(isRedacted)"] + rules.fingerprint
      + overrides.flatMap { override in
        ["override"] + override.paths.map(\.text) + ["rules"] + override.rules.map(\.fingerprint)
      }
  }
}
