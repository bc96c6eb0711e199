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
    var findings: [Finding] = []
    if !content.violations.isEmpty {
      let place = AbsolutePath.relative(answer.name, to: plan.folder)
      for ruling in content.violations {
        findings.append(finding(answer.name, place, ruling))
      }
    }
    let failure = content.failure.map { CheckFailure(file: answer.name, message: $0) }
    summary.add(findings, isUnreadable: failure != nil)
    let file = CheckedFile(name: answer.name, findings: findings, failure: failure)
    for index in reports.indices { try reports[index].add(file) }
  }

  mutating func flush() throws(POSIX.Failure) {
    for index in reports.indices { try reports[index].flush() }
  }

  mutating func end(isInterrupted: Bool) throws(POSIX.Failure) {
    // What was not looked at is not resolved.
    summary.resolved = isInterrupted ? 0 : baseline?.resolved(in: places, below: plan.folder) ?? 0
    for index in reports.indices {
      try reports[index].end(summary, isInterrupted: isInterrupted)
    }
  }

  mutating func discard() { for report in reports { report.discard() } }

  private mutating func finding(
    _ name: [UInt8], _ place: [UInt8], _ ruling: CheckContent.Ruling
  ) -> Finding {
    var finding = Finding(
      file: name, place: place, rule: ruling.rule, severity: ruling.severity,
      violation: ruling.violation)
    fingerprints?.append(finding.fingerprint)
    if baseline?.take(finding) == true { finding.isKnown = true }
    return finding
  }
}
