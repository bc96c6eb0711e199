/// What `.exifdump.yml` says.
struct Configuration: Sendable {
  /// The file, absolute; nil where there is none.
  var path: [UInt8]? = nil
  var presets: [Preset] = []
  var rules: [RuleChange] = []
  var overrides: [Override] = []
  /// Files that are not looked at.
  var exclude: [PathPattern] = []
  var failOn: Severity? = nil
  var isRedacted = false
  /// The baseline, from the folder of the configuration.
  var baseline: String? = nil

  /// Other rules for some paths.
  struct Override: Sendable {
    var paths: [PathPattern] = []
    var rules: [RuleChange] = []
  }

  /// The folder that paths are seen from: the configuration's, or the one where the process runs.
  var folder: [UInt8] { path.map(AbsolutePath.folder(of:)) ?? POSIX.workingDirectory }

  /// The rules for all paths: presets, then the configuration, then the command line.
  func rules(presets: [Preset], changes: [RuleChange]) -> RuleSet {
    var set = RuleSet()
    for preset in self.presets + presets { for change in preset.changes { set.apply(change) } }
    for change in rules + changes { set.apply(change) }
    return set
  }
}

/// What is wrong in a configuration, and where.
struct ConfigurationMistake: Error {
  let line: Int
  let column: Int
  let message: String
}
