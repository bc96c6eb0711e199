import MetadataKit

/// A check on its way: takes the record of each file, and tells the reports what the rules have
/// against it.
struct CheckRun: RecordFormat {
  /// What is printed.
  var text: TextBuffer {
    get { report.text }
    _modify { yield &report.text }
  }

  private let plan: CheckPlan
  private var report: any CheckReport
  /// The reports that become files, and where.
  private(set) var files: [(path: PathArgument, report: any CheckReport)]
  private var baseline: Baseline?
  private(set) var summary = CheckSummary()
  private(set) var fingerprints: [String] = []

  init(
    _ plan: CheckPlan, baseline: Baseline?, report: any CheckReport,
    files: [(PathArgument, any CheckReport)]
  ) {
    self.plan = plan
    self.baseline = baseline
    self.report = report
    self.files = files.map { ($0.0, $0.1) }
  }

  mutating func begin() { tell { $0.begin() } }

  mutating func add(_ record: FileRecord) {
    let place = AbsolutePath.relative(record.name, to: plan.folder)
    guard !plan.excludes(place) else { return }
    let rules = plan.rules(for: place)
    let violations: [(Rule, Violation)]
    var failure: CheckFailure?
    switch record.result {
    case .success(let metadata):
      let subject = Subject(
        name: record.name, metadata: metadata, looksInside: rules.looksInside, now: plan.now)
      guard subject.isMedia || Subject.isMediaName(record.name) == true else {
        summary.passedOver += 1
        return
      }
      violations = rules.violations(subject)
    case .failure(let error):
      // Sources, texts and the like are no business of a check, unless they are called photos.
      if [.unknownType, .emptyFile, .notAFile].contains(error.code),
        Subject.isMediaName(record.name) == false
      {
        summary.passedOver += 1
        return
      }
      failure = CheckFailure(file: record.name, message: error.description)
      violations = rules[.unreadable].map { [($0, RuleKind.unreadable(error))] } ?? []
    }
    let findings = violations.map { rule, violation in
      finding(record.name, place, rule, violation)
    }
    summary.add(findings, isUnreadable: failure != nil)
    let file = CheckedFile(name: record.name, findings: findings, failure: failure)
    tell { $0.add(file) }
  }

  mutating func end() {
    summary.resolved = baseline?.resolved ?? 0
    let summary = summary
    tell { $0.end(summary) }
  }

  private mutating func finding(
    _ name: [UInt8], _ place: [UInt8], _ rule: Rule, _ violation: Violation
  ) -> Finding {
    var violation = violation
    if plan.isRedacted, violation.value != nil { violation.value = Array("(redacted)".utf8) }
    var finding = Finding(
      file: name, place: place, rule: rule.kind, severity: rule.severity, violation: violation)
    fingerprints.append(finding.fingerprint)
    if baseline?.take(finding) == true { finding.isKnown = true }
    return finding
  }

  private mutating func tell(_ event: (inout any CheckReport) -> Void) {
    event(&report)
    for index in files.indices { event(&files[index].report) }
  }
}

/// What a check has to do.
struct CheckPlan {
  /// The folder that patterns of paths, and the baseline's paths, start at.
  let folder: [UInt8]
  let rules: RuleSet
  let overrides: [Configuration.Override]
  let exclude: [PathPattern]
  let isRedacted: Bool
  let now: Int

  func excludes(_ place: [UInt8]) -> Bool { exclude.contains { $0.matches(place) } }

  /// The rules for a path: overrides have the last word, later ones over earlier ones.
  func rules(for place: [UInt8]) -> RuleSet {
    var set = rules
    for override in overrides where override.paths.contains(where: { $0.matches(place) }) {
      for change in override.rules { set.apply(change) }
    }
    return set
  }
}
