import ArgumentParser
import MetadataKit

/// The subcommand that holds rules against photos and movies.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    _superCommandName: "exifdump",
    abstract: "Hold rules against photos and movies: for CI, hooks and uploads.",
    discussion: CheckHelp.discussion)

  @OptionGroup(title: "Input") var input: InputOptions
  @OptionGroup(title: "Rules") var rules: CheckRuleOptions
  @OptionGroup(title: "Report") var output: CheckReportOptionGroup

  func run() throws {
    if rules.listRules { return try CheckHelp.printRules() }
    try input.check()
    let configuration = try rules.readConfiguration(for: input.paths.first)
    let set = try rules.ruleSet(configuration)
    let failOn = rules.failOn?.severity ?? configuration.failOn ?? .error
    let baselinePath = try rules.baselinePath(configuration)
    // Paths of a baseline are seen from where it is, so that it is good from every folder.
    let folder =
      configuration.path == nil
      ? baselinePath.map { AbsolutePath.folder(of: AbsolutePath.of($0)) } ?? configuration.folder
      : configuration.folder
    var baseline: Baseline?
    if let baselinePath, !rules.writeBaseline {
      do throws(Baseline.Failure) {
        baseline = try Baseline(baselinePath)
      } catch {
        Message.say(baselinePath, error.message)
        throw ExitCode(Status.usage)
      }
    }
    let options = CheckReportOptions(
      usesColors: Exifdump.usesColors, failOn: failOn,
      rules: RuleKind.all.filter { kind in
        set[kind] != nil
          || configuration.overrides.contains { $0.rules.contains { $0.kind.name == kind.name } }
      })
    let plan = CheckPlan(
      folder: folder, rules: set, overrides: configuration.overrides,
      exclude: configuration.exclude, isRedacted: output.redact || configuration.isRedacted,
      now: POSIX.secondsSince1970)
    let check = CheckRun(
      plan, baseline: baseline, report: output.chosenFormat.make(options),
      files: output.report.map { ($0.path, $0.format.make(options)) })
    try finish(check, failOn: failOn, baselinePath: baselinePath)
  }

  private func finish(_ check: CheckRun, failOn: Severity, baselinePath: [UInt8]?) throws {
    var options = ReadOptions()
    options.verifiesDigests = true
    var scan = Scan(
      inputs: try input.inputs(), format: check, options: options, hasStatistics: false)
    _ = try scan.run()
    guard let check = scan.format as? CheckRun else { return }
    for (path, report) in check.files { try write(report.text.bytes, path.bytes) }
    if rules.writeBaseline, let baselinePath {
      try write(Baseline.text(check.fingerprints), baselinePath)
      Message.say(baselinePath, "has \(check.fingerprints.count) findings now")
    } else if check.summary.fails(failOn) {
      throw ExitCode(Status.violation)
    }
    // Files that nobody takes for photos are no failure of a check; a list that breaks off is.
    if check.summary.unreadable > 0 || scan.hasBrokenList {
      throw ExitCode(Status.unreadable)
    }
  }

  private func write(_ bytes: [UInt8], _ path: [UInt8]) throws {
    do throws(POSIX.Failure) {
      try POSIX.replaceFile(at: path, with: bytes)
    } catch {
      Message.say(path, "cannot write: \(error.message)")
      throw ExitCode(Status.unreadable)
    }
  }
}
