import ArgumentParser

/// The subcommand that holds rules against photos, movies and documents.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    _superCommandName: "exifdump",
    abstract: "Hold rules against photos, movies and documents: for CI, hooks and uploads.",
    discussion: CheckHelp.discussion,
    version: Version.text)

  @OptionGroup(title: "Input") var input: InputOptions
  @OptionGroup(title: "Rules") var rules: CheckRuleOptions
  @OptionGroup(title: "Report") var output: CheckReportOptionGroup
  @OptionGroup(title: "Run") var process: RunOptions

  func run() throws {
    if rules.listRules { return try CheckHelp.printRules() }
    let input = input.settings
    let process = process.settings
    try input.check()
    try process.check()
    process.begin()
    let configuration = try rules.readConfiguration(for: input.paths.first)
    let set = try rules.ruleSet(configuration)
    let failOn = rules.failOn?.severity ?? configuration.failOn ?? .error
    let baselinePath = try rules.baselinePath(configuration)
    // Paths of a baseline are seen from where it is, so that it is good from every folder.
    let folder =
      configuration.path == nil
      ? baselinePath.map { AbsolutePath.folder(of: AbsolutePath.of($0)) } ?? configuration.folder
      : configuration.folder
    let baseline = rules.writeBaseline ? nil : try baselinePath.map(readBaseline(at:))
    let reportOptions = CheckReportOptions(
      usesColors: process.file == nil && POSIX.usesColors, failOn: failOn,
      hasBaseline: baseline != nil,
      rules: RuleKind.all.filter { kind in
        set[kind] != nil
          || configuration.overrides.contains { $0.rules.contains { $0.kind.name == kind.name } }
      })
    let plan = CheckPlan(
      folder: folder, rules: set, overrides: configuration.overrides,
      isRedacted: output.redact || configuration.isRedacted, skipsOthers: rules.skipOthers,
      now: POSIX.secondsSince1970)
    var files: [POSIX.NewFile] = []
    let known = baselinePath.map { [$0] } ?? []
    try process.checkFiles(
      besides: input,
      others: output.report.map(\.path.bytes) + (rules.writeBaseline ? known : []),
      read: (configuration.path.map { [$0] } ?? []) + (rules.writeBaseline ? [] : known))
    let writers = try reports(reportOptions, process, &files)
    var walk = try input.walk()
    if !configuration.exclude.isEmpty {
      walk.exclusion = PathExclusion(folder: folder, patterns: configuration.exclude)
    }
    var check = CheckOutput(
      plan, baseline: baseline, reports: writers, writesBaseline: rules.writeBaseline)
    try check.begin()
    let scan = try process.run(CheckJob(plan: plan), input, walk, files: files, to: check)
    if scan.isInterrupted { POSIX.endAtOnce(Interruption.status) }
    try finish(
      scan.output, failOn: failOn, baselinePath: baselinePath, hasBrokenList: scan.hasBrokenList)
  }

  /// The baseline at a path; one that cannot be read ends the check before it begins.
  private func readBaseline(at path: [UInt8]) throws -> Baseline {
    do throws(Baseline.Failure) {
      return try Baseline(path)
    } catch {
      Message.say(path, error.message)
      throw ExitCode(Status.usage)
    }
  }

  /// What is printed, or written to the file of `--output`, then the reports in files of their own.
  private func reports(
    _ options: CheckReportOptions, _ process: RunSettings, _ files: inout [POSIX.NewFile]
  ) throws -> [ReportWriter] {
    let file = try process.openOutput()
    var fileOptions = options
    fileOptions.usesColors = false
    var writers = [ReportWriter(output.chosenFormat.make(options), to: file)]
    files = file.map { [$0] } ?? []
    for report in output.report {
      let file = try RunSettings.open(report.path.bytes)
      files.append(file)
      writers.append(ReportWriter(report.format.make(fileOptions), to: file))
    }
    return writers
  }

  private func finish(
    _ check: CheckOutput, failOn: Severity, baselinePath: [UInt8]?, hasBrokenList: Bool
  ) throws {
    var failures = check.summary.newlyUnreadable
    if let fingerprints = check.fingerprints, let baselinePath {
      do throws(POSIX.Failure) {
        try POSIX.replaceFile(at: baselinePath, with: Baseline.text(fingerprints))
      } catch {
        Message.say(baselinePath, "cannot write: \(error.message)")
        throw ExitCode(Status.unreadable)
      }
      Message.say(baselinePath, "has \(fingerprints.count) findings now", as: .note)
      failures = check.summary.unopened
    } else if check.summary.fails(failOn) {
      throw ExitCode(Status.violation)
    }
    // Files that nobody takes for photos are no failure of a check; a list that breaks off is.
    if failures > 0 || hasBrokenList {
      throw ExitCode(Status.unreadable)
    }
  }
}
