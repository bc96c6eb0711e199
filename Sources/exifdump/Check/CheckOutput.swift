import MetadataKit

/// Tells the reports of a check what was found, file by file, and counts.
struct CheckOutput: ScanOutput {
  private let plan: CheckPlan
  private var reports: [ReportWriter]
  private var baseline: Baseline?
  /// The files that were looked at, where a baseline has findings of some.
  private var places: Set<String> = []
  private(set) var summary = CheckSummary()
  /// What a new baseline has in it; nil unless one is to be written.
  private(set) var fingerprints: [String]?

  /// - Parameters:
  ///   - reports: what is printed, then what is written to files.
  ///   - writesBaseline: whether findings are collected for a new baseline.
  init(_ plan: CheckPlan, baseline: Baseline?, reports: [ReportWriter], writesBaseline: Bool) {
    self.plan = plan
    self.baseline = baseline
    self.reports = reports
    fingerprints = writesBaseline ? [] : nil
  }

  var isTerminal: Bool { reports.contains { $0.isTerminal } }

  var remains: String {
    reports.contains { $0.isPrinted }
      ? "what is printed is complete, files are left as they were" : "nothing is written"
  }

  mutating func begin() throws(POSIX.Failure) {
    for index in reports.indices { try reports[index].begin() }
  }

  mutating func take(
    _ answer: FileAnswer<CheckContent>, _ progress: inout ProgressReport?
  ) throws(POSIX.Failure) {
    let content = answer.content
    if baseline != nil {
      places.insert(
        PercentEncoding.text(AbsolutePath.relative(answer.name, to: plan.folder)))
    }
    guard !content.isPassedOver else {
      summary.passedOver += 1
      return
    }
    var file = CheckedFile(name: answer.name)
    if !content.violations.isEmpty || content.failure != nil {
      let place = AbsolutePath.relative(answer.name, to: plan.folder)
      let isUnopened = answer.error.map { Self.unopened.contains($0.code) } ?? false
      for ruling in content.violations {
        file.findings.append(finding(answer.name, place, ruling, isLasting: !isUnopened))
      }
      if let message = content.failure {
        var failure = CheckFailure(file: answer.name, message: message, isUnopened: isUnopened)
        failure.isKnown = isKnown(failure, place, file.findings)
        file.failure = failure
      }
    }
    summary.add(file)
    for index in reports.indices { try reports[index].add(file) }
  }

  mutating func takeLeftOut(_ count: Int) { summary.excluded = count }

  mutating func flush() throws(POSIX.Failure) {
    for index in reports.indices { try reports[index].flush() }
  }

  mutating func end(isInterrupted: Bool) throws(POSIX.Failure) {
    summary.isInterrupted = isInterrupted
    // What was not looked at is not resolved.
    summary.resolved = isInterrupted ? 0 : baseline?.resolved(in: places, below: plan.folder) ?? 0
    for index in reports.indices {
      try reports[index].end(summary)
    }
  }

  mutating func discard() { for report in reports { report.discard() } }

  private mutating func finding(
    _ name: [UInt8], _ place: [UInt8], _ ruling: CheckContent.Ruling, isLasting: Bool
  ) -> Finding {
    var finding = Finding(
      file: name, place: place, rule: ruling.rule, severity: ruling.severity,
      violation: ruling.violation)
    if isLasting { finding.isKnown = isKnown(finding.fingerprint) }
    return finding
  }

  private static let unopened: Set<MetadataError.Code> = [.notFound, .unreadable, .notAFile]

  /// Whether the baseline has a file that could not be read, whether a rule makes a finding of it or
  /// not.
  private mutating func isKnown(
    _ failure: CheckFailure, _ place: [UInt8], _ findings: [Finding]
  ) -> Bool {
    if failure.isUnopened { return false }
    if let finding = findings.first(where: { $0.rule.name == RuleKind.unreadable.name }) {
      return finding.isKnown
    }
    return isKnown(Finding.fingerprint(.unreadable, place))
  }

  /// Whether the baseline has something; a new one gets it.
  private mutating func isKnown(_ fingerprint: String) -> Bool {
    fingerprints?.append(fingerprint)
    return baseline?.take(fingerprint) == true
  }
}
